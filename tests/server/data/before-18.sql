BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    who TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',1,'luck','secure 18eb7e2be34401ba6e0eabf72ca2db5e8ddadf5983fd4e591765fc237b02d5cc w w w',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',2,'chance','first seat:1',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',3,'chance','remove-event respiration-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',4,'chance','remove-event respiration-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',5,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',6,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',7,'chance','remove-event glucose-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',8,'chance','lay goal:virus-attack',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',9,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',10,'chance','lay goal:immune-response',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',11,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',12,'chance','change goal:immune-response',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',13,'chance','lay goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',14,'chance','deal metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',15,'chance','deal efficient-catalysis',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',16,'chance','deal increased-uptake',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',17,'1','draft increased-uptake',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',18,'chance','deal metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',19,'chance','deal efficient-catalysis',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',20,'chance','deal regulatory-foresight',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',21,'2','draft regulatory-foresight',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',22,'chance','deal metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',23,'chance','deal efficient-catalysis',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',24,'chance','deal basal-expression',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',25,'0','draft metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',26,'chance','show increased-uptake',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',27,'chance','show regulatory-foresight',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',28,'chance','show metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',29,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',30,'chance','draw thyrotropin',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',31,'chance','draw detox-4',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',32,'chance','draw detox-4',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',33,'chance','draw dhea',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',34,'chance','draw catalase',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',35,'chance','draw progesterone',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',36,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',37,'chance','draw mineralocorticoid-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',38,'chance','draw hexokinase',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',39,'chance','draw epo-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',40,'chance','draw protein-reserve',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',41,'chance','draw tsh-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',42,'0','return catalase',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',43,'1','return hexokinase',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',44,'2','return protein-reserve',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',45,'1','take mrna mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',46,'2','take atp lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',47,'0','take mrna mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',48,'1','lipids:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',49,'2','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',50,'0','lipids:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',51,'0','trade mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',52,'0','trade lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',53,'0','trade mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',54,'0','done',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',55,'1','laureates goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',56,'2','market:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',57,'0','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',58,'0','trade lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',59,'1','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',60,'2','transporter:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',61,'0','ribosome 5',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',62,'1','nucleus:2 extra',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',63,'2','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',64,'0','steroid 4',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',65,'chance','reveal reduce-atp-cost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',66,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',67,'chance','draw cortisol',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',68,'1','steroid 2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',69,'2','laureates goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',70,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',71,'1','ribosome 6',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',72,'2','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',73,'0','market:0',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',74,'0','trade lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',75,'1','exhaust lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',76,'2','lipids:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',77,'0','steroid 5 vesicle:0',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',78,'1','exhaust lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',79,'2','market:1',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',80,'0','rough-er 2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',81,'chance','reveal influenza-outbreak',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',82,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',83,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',84,'chance','roll symbol',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',85,'1','gain atp atp atp',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',86,'2','gain lipid',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',87,'0','lose protein',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',88,'2','antibodies 0',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',89,'1','antibodies 5',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',90,'chance','draw testosterone',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',91,'chance','draw follicle-stimulating-hormone',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',92,'chance','draw thrombopoietin',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',93,'2','rough-er 2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',94,'0','steroid 4 vesicle:0',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',95,'1','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',96,'2','steroid 2 vesicle:1',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',97,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',98,'1','laureates atp',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',99,'2','look',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',100,'chance','draw ebola-attack',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',101,'chance','draw lh-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',102,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',103,'2','replace top:1 top:0 top:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',104,'2','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',105,'0','ribosome 3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',106,'1','nucleus:2 extra',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',107,'2','mitochondria:carb',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',108,'0','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',109,'1','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',110,'chance','reveal transcription-boost',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',111,'chance','draw lh-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',112,'1','market:3',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',113,'2','look',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',114,'chance','draw ebola-attack',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',115,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('fd262a51d418b9c05518',116,'chance','draw caspase-3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',1,'luck','secure 7a53b9889e052409d362ac1d21a8e2cdfce819ec0287df0078f0bd0b4f830bac w w',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',2,'chance','first seat:1',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',3,'chance','remove-event toxicity',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',4,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',5,'chance','remove-card detox-2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',6,'chance','remove-card detox-2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',7,'chance','remove-card detox-3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',8,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',9,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',10,'chance','lay goal:detox',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',11,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',12,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',13,'chance','draw hexokinase',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',14,'chance','draw tsh-receptor',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',15,'chance','draw progesterone-receptor',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',16,'chance','draw catalase',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',17,'chance','draw aldosterone',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',18,'chance','draw detox-4',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',19,'chance','draw mrna-reserve',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',20,'chance','draw lactate-dehydrogenase',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',21,'0','return progesterone-receptor',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',22,'1','return lactate-dehydrogenase',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',23,'1','take atp atp',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',24,'0','take atp lipid',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',25,'1','transporter:1',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',26,'0','laureates goal:detox',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',27,'1','play mrna-reserve',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',28,'1','ribosome 3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',29,'0','market:1',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',30,'1','lipids:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',31,'0','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',32,'1','nucleus:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',33,'0','market:3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',34,'chance','reveal transcription-boost',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',35,'chance','draw thrombopoietin',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',36,'chance','draw testosterone',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',37,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',38,'chance','draw progesterone-receptor',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',39,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',40,'1','ribosome 1',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',41,'0','detox detox-2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',42,'1','transporter:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',43,'0','rough-er 4',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',44,'1','laureates',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',45,'0','lipids:3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',46,'1','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',47,'chance','reveal respiration-boost',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',48,'chance','draw follicle-stimulating-hormone',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',49,'chance','draw carb-reserve',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',50,'1','laureates goal:enzymes',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',51,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',52,'1','market:3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',53,'1','done',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',54,'0','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',55,'1','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',56,'0','transporter:2',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',57,'1','ribosome 1',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',58,'0','golgi vesicle:2 lipid',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',59,'chance','reveal reduce-atp-cost',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',60,'chance','draw estradiol',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',61,'chance','draw dhea',1000000);
INSERT INTO "entries" VALUES('7a0857cc036de1d3a9c1',62,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',1,'luck','secure 4ecd652e34dc56b148ecac0b0ef485c65349fcad99bd22bed2ee10b3eddbda48 w w w w',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',2,'chance','first seat:1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',3,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',4,'chance','lay goal:receptors',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',5,'chance','lay goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',6,'chance','lay goal:detox',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',7,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',8,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',9,'chance','draw progesterone-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',10,'chance','draw glucocorticoid-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',11,'chance','draw lh-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',12,'chance','draw detox-4',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',13,'chance','draw catalase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',14,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',15,'chance','draw tsh-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',16,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',17,'chance','draw androgen-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',18,'chance','draw caspase-3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',19,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',20,'chance','draw hexokinase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',21,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',22,'chance','draw estradiol',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',23,'chance','draw dhea',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',24,'chance','draw aldosterone',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',25,'0','return catalase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',26,'1','return estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',27,'2','return lipid-reserve',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',28,'3','return dhea',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',29,'1','take atp mrna',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',30,'2','take lipid lipid',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',31,'3','take lipid lipid',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',32,'0','take atp lipid',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',33,'1','market:0',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',34,'2','steroid 2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',35,'3','lipids:3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',36,'0','grey',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',37,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',38,'0','detox detox-2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',39,'1','lipids:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',40,'2','laureates goal:detox',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',41,'3','market:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',42,'0','rough-er 2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',43,'1','ribosome 1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',44,'2','transporter:1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',45,'3','market:1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',46,'0','golgi vesicle:2 lipid',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',47,'chance','reveal transcription-boost',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',48,'chance','draw glutamine-synthetase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',49,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',50,'chance','draw fsh-receptor',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',51,'chance','draw thrombopoietin',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',52,'2','laureates goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',53,'3','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',54,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',55,'1','nucleus:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',56,'2','lipids:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',57,'3','ribosome 0',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',58,'0','rough-er 2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',59,'1','market:3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',60,'2','market:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',61,'3','steroid 5',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',62,'0','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',63,'1','steroid 2 vesicle:0',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',64,'chance','reveal toxicity',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',65,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',66,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',67,'chance','draw aldolase',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',68,'2','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',69,'3','market:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',70,'3','done',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',71,'0','market:0',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',72,'1','ribosome 2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',73,'2','transporter:2',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',74,'3','market:1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',75,'0','laureates goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',76,'1','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',77,'2','steroid 4 vesicle:1',1000000);
INSERT INTO "entries" VALUES('d3caf386aa717d961fa1',78,'3','play lipid-reserve',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',1,'luck','secure 4cce59e678b9e2ae61b8ddd3dd523fb2dabc6d2663fd6ee8ca3413fdfa24e8bb w w w',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',2,'chance','begin seat:2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',3,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',4,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',5,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',6,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',7,'2','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',8,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',9,'1','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',10,'2','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',11,'0','stomata large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',12,'1','membrane root own r1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',13,'2','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',14,'0','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',15,'1','nucleus own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',16,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',17,'1','done',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',18,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',19,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',20,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',21,'1','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',22,'2','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',23,'0','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',24,'1','nucleus own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',25,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',26,'1','done',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',27,'2','xylem gray region:2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',28,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',29,'1','membrane root own r2r',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',30,'2','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',31,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',32,'2','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',33,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',34,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',35,'1','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',36,'2','stomata small gray',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',37,'0','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',38,'1','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',39,'2','stomata large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',40,'0','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',41,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',42,'2','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',43,'0','stomata large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',44,'2','market slot-4 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',45,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',46,'chance','draw enzyme-production',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',47,'chance','draw seed-embryo',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',48,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',49,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',50,'2','stomata large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',51,'0','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',52,'1','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',53,'2','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',54,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',55,'1','membrane either own s1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',56,'2','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',57,'0','market slot-1 gray',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',58,'0','ribosomes small own storage-1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',59,'0','back market-1 gray',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',60,'0','market slot-2 gray',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',61,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',62,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',63,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',64,'1','market slot-4 own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',65,'2','membrane either own r1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',66,'0','stomata small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',67,'1','membrane either own r3r',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',68,'2','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',69,'0','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',70,'1','xylem gray region:0',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',71,'2','membrane root own r2l',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',72,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',73,'1','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',74,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',75,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',76,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',77,'1','nucleus own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',78,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',79,'1','done',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',80,'2','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',81,'0','membrane either own r1',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',82,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',83,'1','done',1000000);
INSERT INTO "entries" VALUES('12ce27e948cdaef01bff',84,'2','membrane either own s1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',1,'luck','secure 4b2e0fc30bacef988c91fcf6c535526e33020937b039e2a0bfc2fa3b20910d5a w w',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',2,'chance','begin seat:1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',3,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',4,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',5,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',6,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',7,'1','xylem gray region:3',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',8,'0','ribosomes small gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',9,'1','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',10,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',11,'1','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',12,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',13,'1','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',14,'0','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',15,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',16,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',17,'1','xylem gray region:0',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',18,'0','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',19,'1','membrane either own la',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',20,'0','market slot-2 own storage-2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',21,'0','back market-2 own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',22,'1','nucleus own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',23,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',24,'1','done',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',25,'0','ribosomes large gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',26,'1','membrane shoot gray m1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',27,'0','membrane root own ra',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',28,'1','stomata large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',29,'0','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',30,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',31,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',32,'1','stomata large gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',33,'0','xylem gray region:2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',34,'1','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',35,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',36,'1','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',37,'0','nucleus gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',38,'chance','draw seed-embryo',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',39,'0','done',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',40,'1','market slot-4 own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',41,'0','stomata large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',42,'0','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',43,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',44,'chance','draw seed-embryo',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',45,'chance','draw aquaporin',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',46,'0','stomata large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',47,'1','ribosomes large gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',48,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',49,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',50,'0','xylem gray region:1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',51,'1','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',52,'0','membrane either own m1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',53,'1','membrane root own lb',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',54,'0','membrane either gray ca',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',55,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',56,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',57,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',58,'0','chloroplasts large gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',59,'1','stomata large gray',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',60,'1','done',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',61,'0','stomata small own starch-1',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',62,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',63,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',64,'0','discard vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('169c0dbb937f43c9ba65',65,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',1,'luck','secure 9475027b1f009f1af5e0300538c952f71b11acdef41e134407ddc3b8c7f0a359 w',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',2,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',3,'chance','draw storage-3',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',4,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',5,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',6,'0','cytoplasm large gray',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',7,'chance','act 1a',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',8,'0','stomata small own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',9,'chance','act 1f',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',10,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',11,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',12,'chance','act 1b',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',13,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',14,'chance','act 1d',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',15,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',16,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',17,'chance','act 1e',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',18,'0','market slot-3 gray',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',19,'chance','act 1c',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',20,'0','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',21,'chance','act 1c',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',22,'0','nucleus own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',23,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',24,'0','done',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',25,'0','ribosomes small own storage-3',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',26,'0','back xylem own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',27,'0','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',28,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',29,'chance','draw aquaporin',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',30,'chance','draw cytokinin-receptor',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',31,'0','xylem gray region:3',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',32,'chance','act 1b',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',33,'0','membrane either gray r1',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',34,'chance','act 1a',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',35,'0','market slot-4 own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',36,'chance','act 1d',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',37,'0','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',38,'chance','act 1f',1000000);
INSERT INTO "entries" VALUES('3e329936accf991b0694',39,'chance','draw aquaporin',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',1,'luck','secure 26fdd40cefb2d0da0d9d1d07fd45d4ee9e6984bb36a785c0fc2a95838ef0d5e3 w w w',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',2,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',3,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',4,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',5,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',6,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',7,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',8,'1','place v2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',9,'2','place r5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',10,'0','place l3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',11,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',12,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',13,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',14,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',15,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',16,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',17,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',18,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',19,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',20,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',21,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',22,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',23,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',24,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',25,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',26,'0','move v2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',27,'1','move c',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',28,'2','move l2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',29,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',30,'0','suffer',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',31,'2','suffer',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',32,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',33,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',34,'chance','mutate synergy',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',35,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',36,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',37,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',38,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',39,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',40,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',41,'2','build dnase',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',42,'2','done',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',43,'0','pass',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',44,'1','pass',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',45,'0','move v2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',46,'1','move c',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',47,'2','move r1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',48,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',49,'0','suffer',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',50,'2','maintain lipid',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',51,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',52,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',53,'chance','mutate cyst',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',54,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',55,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',56,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',57,'1','pass',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',58,'0','pass',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',59,'2','pass',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',60,'0','move r2',1000000);
INSERT INTO "entries" VALUES('4369089fd33ec337288b',61,'1','move v3',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',1,'luck','secure 15d0eb815cb97eade2c666e0f99eedb674db946befdbe628e05d6dd859c9e3cd w w',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',2,'chance','deal appendages',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',3,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',4,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',5,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('bc09a31f2ca9c4226da2',6,'0','keep appendages',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',1,'luck','secure 63ca85eaeedaec5eaf79611968b5ed4bcc197c7b059289b709d478ff69998590 w w',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',2,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',3,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',4,'chance','draw igm',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',5,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',6,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',7,'chance','draw ige',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',8,'chance','turn calm',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',9,'0','commit igm',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',10,'1','commit iga',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',11,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',12,'1','return',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',13,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',14,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',15,'chance','turn fever',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',16,'0','commit iga',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',17,'1','commit igd',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',18,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',19,'1','keep',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',20,'chance','draw igm',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',21,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',22,'chance','turn calm',1000000);
INSERT INTO "entries" VALUES('e40cb5256dd684783639',23,'0','commit igm',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',1,'luck','seeded',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',2,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',3,'chance','deal quorum',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',4,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',5,'chance','deal appendages',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',6,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',7,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',8,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',9,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',10,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',11,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',12,'4','place r5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',13,'0','place l3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',14,'1','place r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',15,'2','place r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',16,'3','place r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',17,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',18,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',19,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',20,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',21,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',22,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',23,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',24,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',25,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',26,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',27,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',28,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',29,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',30,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',31,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',32,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',33,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',34,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',35,'0','move r3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',36,'1','move l3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',37,'2','move r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',38,'3','move v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',39,'4','move v5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',40,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',41,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',42,'2','maintain carb',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',43,'3','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',44,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',45,'chance','mutate active-transport',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',46,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',47,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',48,'chance','mutate carotenoids',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',49,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',50,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',51,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',52,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',53,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',54,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',55,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',56,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',57,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',58,'3','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',59,'4','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',60,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',61,'2','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',62,'0','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',63,'0','move l4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',64,'1','move l1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',65,'2','move l5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',66,'3','move c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',67,'4','move v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',68,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',69,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',70,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',71,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',72,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',73,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',74,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',75,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',76,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',77,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',78,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',79,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',80,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',81,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',82,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',83,'chance','unveil wall',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',84,'0','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',85,'2','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',86,'3','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',87,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',88,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',89,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',90,'chance','mutate cyst',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',91,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',92,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',93,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',94,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',95,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',96,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',97,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',98,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',99,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',100,'4','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',101,'3','build dnase',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',102,'3','done',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',103,'0','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',104,'2','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',105,'0','move r3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',106,'1','move r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',107,'2','move r3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',108,'3','move c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',109,'4','move v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',110,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',111,'0','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',112,'1','maintain carb',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',113,'3','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',114,'4','maintain amino',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',115,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',116,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',117,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',118,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',119,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',120,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',121,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',122,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',123,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',124,'3','build membrane',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',125,'3','done',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',126,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',127,'4','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',128,'0','build lipase',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',129,'0','done',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',130,'2','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',131,'0','move r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',132,'1','move r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',133,'2','move r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',134,'3','move v5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',135,'4','move c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',136,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',137,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',138,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',139,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',140,'2','cut lipid 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',141,'2','cut amino 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',142,'0','take pile:b',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',143,'1','take pile:a',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',144,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',145,'0','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',146,'1','maintain amino',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',147,'2','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',148,'3','maintain lipid',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',149,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',150,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',151,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',152,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',153,'chance','mutate commensal',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',154,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',155,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',156,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',157,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',158,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',159,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',160,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',161,'4','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',162,'0','lipase seat:1 nothing',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',163,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',164,'3','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',165,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',166,'2','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',167,'0','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',168,'0','move l4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',169,'1','move r1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',170,'2','move l2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',171,'3','move v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',172,'4','move v5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',173,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',174,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',175,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',176,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',177,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',178,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',179,'chance','fall r5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',180,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',181,'chance','unveil inhibitor',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',182,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',183,'1','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',184,'2','maintain lipid',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',185,'3','maintain',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',186,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',187,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',188,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',189,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',190,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',191,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',192,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',193,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',194,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',195,'4','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',196,'3','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',197,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',198,'0','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',199,'2','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',200,'0','move l1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',201,'1','move l1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',202,'2','move l4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',203,'3','move c',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',204,'4','move v4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',205,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',206,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',207,'0','take pile:a',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',208,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',209,'0','maintain carb',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',210,'1','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',211,'3','suffer',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',212,'4','maintain',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',213,'1','leak lipid',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',214,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',215,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',216,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',217,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',218,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',219,'chance','mutate matrix',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',220,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',221,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',222,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',223,'3','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',224,'1','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',225,'0','pass',1000000);
INSERT INTO "entries" VALUES('d7cbdf8677fb2a6782a4',226,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',1,'luck','secure 742e36e3c50749c5a07e7e816dce98a9e911a387a72fe456bb73182ddedb2ac2 w w w',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',2,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',3,'chance','deal quorum',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',4,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',5,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',6,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',7,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',8,'0','place l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',9,'1','place l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',10,'2','place r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',11,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',12,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',13,'chance','fall r5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',14,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',15,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',16,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',17,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',18,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',19,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',20,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',21,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',22,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',23,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',24,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',25,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',26,'0','move r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',27,'1','move l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',28,'2','move r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',29,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',30,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',31,'0','cut carb 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',32,'2','take pile:a',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',33,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',34,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',35,'chance','fall r5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',36,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',37,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',38,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',39,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',40,'chance','unveil compartments',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',41,'1','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',42,'2','maintain carb',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',43,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',44,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',45,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',46,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',47,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',48,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',49,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',50,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',51,'2','build dnase',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',52,'2','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',53,'0','move l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',54,'1','move l5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',55,'2','move l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',56,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',57,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',58,'0','take pile:a',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',59,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',60,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',61,'1','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',62,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',63,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',64,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',65,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',66,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',67,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',68,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',69,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',70,'0','move v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',71,'1','move l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',72,'2','move r2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',73,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',74,'0','maintain carb',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',75,'1','maintain carb',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',76,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',77,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',78,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',79,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',80,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',81,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',82,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',83,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',84,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',85,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',86,'0','move v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',87,'1','move v1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',88,'2','move l3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',89,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',90,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',91,'1','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',92,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',93,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',94,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',95,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',96,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',97,'0','build dnase',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',98,'0','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',99,'0','move v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',100,'1','move v5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',101,'2','move l3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',102,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',103,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',104,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',105,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',106,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',107,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',108,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',109,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',110,'chance','fall r5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',111,'chance','unveil inhibitor',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',112,'0','maintain carb',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',113,'1','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',114,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',115,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',116,'chance','mutate matrix',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',117,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',118,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',119,'1','build membrane',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',120,'1','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',121,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',122,'0','move c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',123,'1','move l1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',124,'2','move v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',125,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',126,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',127,'1','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',128,'2','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',129,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',130,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',131,'chance','mutate synergy',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',132,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',133,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',134,'2','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',135,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',136,'0','build complexity',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',137,'0','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',138,'0','move c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',139,'1','move l4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',140,'2','move c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',141,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',142,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',143,'2','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',144,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',145,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',146,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',147,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',148,'0','move v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',149,'1','move r3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',150,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',151,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',152,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',153,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',154,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',155,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',156,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',157,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',158,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',159,'chance','unveil wall',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',160,'0','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',161,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',162,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',163,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',164,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',165,'0','move c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',166,'1','move v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',167,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',168,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',169,'1','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',170,'0','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',171,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',172,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',173,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',174,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',175,'0','move c',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',176,'1','move v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',177,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',178,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',179,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',180,'chance','unveil flagellum',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',181,'0','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',182,'1','maintain lipid',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',183,'0','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',184,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',185,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',186,'1','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',187,'0','pass',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',188,'0','move v2',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',189,'1','move r4',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',190,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',191,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',192,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',193,'chance','unveil phosphorylation',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',194,'0','suffer',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',195,'1','maintain amino',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',196,'0','done',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',197,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',198,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',199,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('770c629db94fc6c4a066',200,'reveal','14174c202a4bc5e305761cb8d0b8db0e3603991536011c60a26fd6d3acce6f87',1000000);
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
);
INSERT INTO "holders" VALUES('fd262a51d418b9c05518',0,'ada');
INSERT INTO "holders" VALUES('fd262a51d418b9c05518',1,'ada');
INSERT INTO "holders" VALUES('fd262a51d418b9c05518',2,'ada');
INSERT INTO "holders" VALUES('7a0857cc036de1d3a9c1',0,'ada');
INSERT INTO "holders" VALUES('7a0857cc036de1d3a9c1',1,'ada');
INSERT INTO "holders" VALUES('d3caf386aa717d961fa1',0,'ada');
INSERT INTO "holders" VALUES('d3caf386aa717d961fa1',1,'ada');
INSERT INTO "holders" VALUES('d3caf386aa717d961fa1',2,'ada');
INSERT INTO "holders" VALUES('d3caf386aa717d961fa1',3,'ada');
INSERT INTO "holders" VALUES('12ce27e948cdaef01bff',0,'ada');
INSERT INTO "holders" VALUES('12ce27e948cdaef01bff',1,'ada');
INSERT INTO "holders" VALUES('12ce27e948cdaef01bff',2,'ada');
INSERT INTO "holders" VALUES('169c0dbb937f43c9ba65',0,'ada');
INSERT INTO "holders" VALUES('169c0dbb937f43c9ba65',1,'ada');
INSERT INTO "holders" VALUES('3e329936accf991b0694',0,'ada');
INSERT INTO "holders" VALUES('4369089fd33ec337288b',0,'ada');
INSERT INTO "holders" VALUES('4369089fd33ec337288b',1,'ada');
INSERT INTO "holders" VALUES('4369089fd33ec337288b',2,'ada');
INSERT INTO "holders" VALUES('bc09a31f2ca9c4226da2',0,'ada');
INSERT INTO "holders" VALUES('bc09a31f2ca9c4226da2',1,'ada');
INSERT INTO "holders" VALUES('e40cb5256dd684783639',0,'ada');
INSERT INTO "holders" VALUES('e40cb5256dd684783639',1,'ada');
INSERT INTO "holders" VALUES('d7cbdf8677fb2a6782a4',0,'ada');
INSERT INTO "holders" VALUES('d7cbdf8677fb2a6782a4',1,'ada');
INSERT INTO "holders" VALUES('d7cbdf8677fb2a6782a4',2,'ada');
INSERT INTO "holders" VALUES('d7cbdf8677fb2a6782a4',3,'ada');
INSERT INTO "holders" VALUES('d7cbdf8677fb2a6782a4',4,'ada');
INSERT INTO "holders" VALUES('770c629db94fc6c4a066',0,'ada');
INSERT INTO "holders" VALUES('770c629db94fc6c4a066',1,'ada');
INSERT INTO "holders" VALUES('770c629db94fc6c4a066',2,'ada');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    ready INTEGER NOT NULL,
    word TEXT NOT NULL,
    salt TEXT NOT NULL,
    muted INTEGER NOT NULL,
    takeover TEXT NOT NULL, gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('fd262a51d418b9c05518',0,'person','Ada 0','',1,'w','5764e13395442bcb',0,'',0);
INSERT INTO "seats" VALUES('fd262a51d418b9c05518',1,'person','Ada 1','',1,'w','587958a84ec041d6',0,'',0);
INSERT INTO "seats" VALUES('fd262a51d418b9c05518',2,'person','Ada 2','',1,'w','48e06549fe6905af',0,'',0);
INSERT INTO "seats" VALUES('7a0857cc036de1d3a9c1',0,'person','Ada 0','',1,'w','52c03f13a00c28aa',0,'',0);
INSERT INTO "seats" VALUES('7a0857cc036de1d3a9c1',1,'person','Ada 1','',1,'w','ce4406a7737f850f',0,'',0);
INSERT INTO "seats" VALUES('d3caf386aa717d961fa1',0,'person','Ada 0','',1,'w','ffa6fb91c522c3a2',0,'',0);
INSERT INTO "seats" VALUES('d3caf386aa717d961fa1',1,'person','Ada 1','',1,'w','9a5b3b2ea020bd01',0,'',0);
INSERT INTO "seats" VALUES('d3caf386aa717d961fa1',2,'person','Ada 2','',1,'w','4a704ab2dd688651',0,'',0);
INSERT INTO "seats" VALUES('d3caf386aa717d961fa1',3,'person','Ada 3','',1,'w','154c24d7e7c1787e',0,'',0);
INSERT INTO "seats" VALUES('12ce27e948cdaef01bff',0,'person','Ada 0','',1,'w','a97165b26537f6fb',0,'',0);
INSERT INTO "seats" VALUES('12ce27e948cdaef01bff',1,'person','Ada 1','',1,'w','079aa3bbfeadad94',0,'',0);
INSERT INTO "seats" VALUES('12ce27e948cdaef01bff',2,'person','Ada 2','',1,'w','98f07b8f6081c64c',0,'',0);
INSERT INTO "seats" VALUES('169c0dbb937f43c9ba65',0,'person','Ada 0','',1,'w','b6a45c3c30172e9e',0,'',0);
INSERT INTO "seats" VALUES('169c0dbb937f43c9ba65',1,'person','Ada 1','',1,'w','3ab818b085dd78e1',0,'',0);
INSERT INTO "seats" VALUES('3e329936accf991b0694',0,'person','Ada 0','',1,'w','35a71f8789b47458',0,'',0);
INSERT INTO "seats" VALUES('4369089fd33ec337288b',0,'person','Ada 0','',1,'w','cc48a49092f1078a',0,'',0);
INSERT INTO "seats" VALUES('4369089fd33ec337288b',1,'person','Ada 1','',1,'w','fc28d78336688016',0,'',0);
INSERT INTO "seats" VALUES('4369089fd33ec337288b',2,'person','Ada 2','',1,'w','c7c24e2317aa7997',0,'',0);
INSERT INTO "seats" VALUES('bc09a31f2ca9c4226da2',0,'person','Ada 0','',1,'w','91a7ccc26fe63aa7',0,'',0);
INSERT INTO "seats" VALUES('bc09a31f2ca9c4226da2',1,'person','Ada 1','',1,'w','20cbf4a35d442b1c',0,'',0);
INSERT INTO "seats" VALUES('e40cb5256dd684783639',0,'person','Ada 0','',1,'w','f245e997bf575f28',0,'',0);
INSERT INTO "seats" VALUES('e40cb5256dd684783639',1,'person','Ada 1','',1,'w','166f48be7e7a3be6',0,'',0);
INSERT INTO "seats" VALUES('d7cbdf8677fb2a6782a4',0,'person','Ada 0','',1,'w','c7c461358c59e292',0,'',0);
INSERT INTO "seats" VALUES('d7cbdf8677fb2a6782a4',1,'person','Ada 1','',1,'w','01b5efb5df1f38a6',0,'',0);
INSERT INTO "seats" VALUES('d7cbdf8677fb2a6782a4',2,'person','Ada 2','',1,'w','c4a0a8bdc1df6f59',0,'',0);
INSERT INTO "seats" VALUES('d7cbdf8677fb2a6782a4',3,'person','Ada 3','',1,'w','ffd05b89094a5ca9',0,'',0);
INSERT INTO "seats" VALUES('d7cbdf8677fb2a6782a4',4,'person','Ada 4','',1,'w','ddd1368dc0c994c0',0,'',0);
INSERT INTO "seats" VALUES('770c629db94fc6c4a066',0,'person','Ada 0','',1,'w','03d008d3220c3478',0,'',0);
INSERT INTO "seats" VALUES('770c629db94fc6c4a066',1,'person','Ada 1','',1,'w','964b3bd07f9e915f',0,'',0);
INSERT INTO "seats" VALUES('770c629db94fc6c4a066',2,'person','Ada 2','',1,'w','3018dc793f8c88d4',0,'',0);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    stage TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    rules TEXT NOT NULL,
    asking TEXT NOT NULL,
    rematch TEXT NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    deadline BIGINT
);
INSERT INTO "tables" VALUES('fd262a51d418b9c05518','FAEWXW','ada','cytosis','organelle 1
game cytosis
version 1
seats 3
option edition revised
option virus on
option epigenetics on
option first chance
','6688c52929567339f78955c00153b5aa36efd5d196ad7387c2bee033246dee3f',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',116,3,NULL);
INSERT INTO "tables" VALUES('7a0857cc036de1d3a9c1','NSBHML','ada','cytosis','organelle 1
game cytosis
version 1
seats 2
option edition italian
option virus off
option epigenetics off
option first chance
','b09fa32edb79f366ddf93d59b2f98e02631ab1aaa60cc3b832d6bfb9bc65dc12',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',62,2,NULL);
INSERT INTO "tables" VALUES('d3caf386aa717d961fa1','JSFYFQ','ada','cytosis','organelle 1
game cytosis
version 1
seats 4
option edition first
option virus off
option epigenetics off
option first chance
','e2179df7fe78c1dd40f4524a7b92aa49eeffcb0e9aff59716ee450dad8c1c098',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',78,4,NULL);
INSERT INTO "tables" VALUES('12ce27e948cdaef01bff','LCJCSA','ada','cellulose','organelle 1
game cellulose
version 1
seats 3
option board sprout
option scenario none
option first random
option difficulty easy
option gifts random
','445cb93ccef6ab6461e8a54c1a30f81ba647746e7347b1e686b432123abf90ae',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',84,3,NULL);
INSERT INTO "tables" VALUES('169c0dbb937f43c9ba65','ZRVBEB','ada','cellulose','organelle 1
game cellulose
version 1
seats 2
option board mangrove
option scenario none
option first random
option difficulty easy
option gifts random
','5f482bf2f5600656660bcaf78ebeb9d65f41be5a016ccd0bcf3b9c35aa331591',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',65,2,NULL);
INSERT INTO "tables" VALUES('3e329936accf991b0694','LUZXAT','ada','cellulose','organelle 1
game cellulose
version 1
seats 1
option board sprout
option scenario none
option first random
option difficulty easy
option gifts random
','53ced01663180ff37dbd09333e8c43dab351d6db71bb3af04a56182c0a4eb027',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',39,1,NULL);
INSERT INTO "tables" VALUES('4369089fd33ec337288b','TPMATH','ada','foment','organelle 1
game foment
version 1
seats 3
option limit on
','3e16ceee3d80bb00db4f4fc0248d728115cf94dfcb8db0059a7db62fd1d56ec4',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',61,3,NULL);
INSERT INTO "tables" VALUES('bc09a31f2ca9c4226da2','CRERYC','ada','foment','organelle 1
game foment
version 1
seats 2
option limit off
','926fcfc1a7ff415a5a8ddfaf2101949614ea2b6aeae5e6548b7b8a681fdb0817',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',6,2,NULL);
INSERT INTO "tables" VALUES('e40cb5256dd684783639','PHBFJS','ada','duel','organelle 1
game duel
version 1
seats 2
option variant classic
','c62cff1350f071c7bcd3d5d40e9a746bf0781f4f48c38458d1a0bcbb8bb9b1a9',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',23,2,NULL);
INSERT INTO "tables" VALUES('d7cbdf8677fb2a6782a4','YTTJWT','ada','foment','organelle 1
game foment
version 1
seats 5
option limit on
','acd4770cfe81f93b5dced912f0019e82536951f437d12a3b72d65a0b075e3c5b',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',226,5,NULL);
INSERT INTO "tables" VALUES('770c629db94fc6c4a066','CDLGJU','ada','foment','organelle 1
game foment
version 1
seats 3
option limit on
','14174c202a4bc5e305761cb8d0b8db0e3603991536011c60a26fd6d3acce6f87',1000000,1000000,'over',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[1,0,0]','[0]',200,3,NULL);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE stage <> 'over';
CREATE INDEX tables_host ON tables (host) WHERE stage <> 'over';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_open ON tables (updated) WHERE stage = 'open' AND is_public = 1;
CREATE INDEX holders_guest ON holders (guest);
COMMIT;
PRAGMA user_version = 2;

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
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',1,'luck','secure 0c240ccbc2b5d21d8f9922522952f783f6b06d6119d88a8ff84d52f844346f21 w w w',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',2,'chance','first seat:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',3,'chance','remove-event transcription-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',4,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',5,'chance','remove-event glucose-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',6,'chance','remove-event reduce-atp-cost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',7,'chance','remove-event lipid-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',8,'chance','lay goal:immune-response',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',9,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',10,'chance','lay goal:virus-attack',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',11,'chance','lay goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',12,'chance','change goal:virus-attack',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',13,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',14,'chance','deal basal-expression',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',15,'chance','deal increased-uptake',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',16,'chance','deal open-chromatin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',17,'2','draft basal-expression',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',18,'chance','deal increased-uptake',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',19,'chance','deal open-chromatin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',20,'chance','deal metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',21,'0','draft increased-uptake',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',22,'chance','deal metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',23,'chance','deal open-chromatin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',24,'chance','deal regulatory-foresight',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',25,'1','draft metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',26,'chance','show basal-expression',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',27,'chance','show increased-uptake',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',28,'chance','show metabolic-flexibility',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',29,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',30,'chance','draw thrombopoietin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',31,'chance','draw detox-4',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',32,'chance','draw carb-reserve',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',33,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',34,'chance','draw thyrotropin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',35,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',36,'chance','draw glutamine-synthetase',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',37,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',38,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',39,'chance','draw estradiol',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',40,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',41,'chance','draw mrna-reserve',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',42,'0','return thyrotropin',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',43,'1','return detox-3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',44,'2','return detox-2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',45,'2','take atp lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',46,'0','take mrna mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',47,'1','take atp lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',48,'2','express mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',49,'2','laureates goal:enzymes',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',50,'0','transporter:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',51,'1','market:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',52,'1','trade mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',53,'1','done',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',54,'2','market:3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',55,'2','play mrna-reserve',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',56,'2','done',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',57,'0','mitochondria:carb',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',58,'1','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',59,'1','done',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',60,'2','ribosome 5',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',61,'0','exhaust atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',62,'1','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',63,'1','trade lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',64,'1','trade carb',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',65,'1','trade lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',66,'1','trade mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',67,'1','trade carb',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',68,'2','exhaust lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',69,'0','grey',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',70,'0','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',71,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',72,'1','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',73,'chance','reveal glucose-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',74,'chance','draw aldosterone',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',75,'chance','draw rhinovirus-attack',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',76,'chance','draw progesterone-receptor',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',77,'2','express atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',78,'2','transporter:1',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',79,'0','laureates goal:immune-response',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',80,'1','nucleus:3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',81,'2','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',82,'0','market:2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',83,'0','antibodies 2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',84,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',85,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',86,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',87,'0','gain atp mrna mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',88,'1','gain lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',89,'2','lose carb',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',90,'0','antibodies 0',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',91,'1','market:0',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',92,'2','exhaust mrna',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',93,'0','mitochondria:2 extra',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',94,'1','ribosome 3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',95,'2','mitochondria:carb',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',96,'0','exhaust atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',97,'1','rough-er 2',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',98,'chance','reveal respiration-boost',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',99,'chance','draw carbonic-anhydrase',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',100,'chance','draw rhinovirus-attack',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',101,'chance','draw catalase',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',102,'2','express atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',103,'0','transporter:2 extra',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',104,'1','laureates atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',105,'1','trade lipid',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',106,'2','exhaust atp',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',107,'0','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',108,'1','steroid 3',1000000);
INSERT INTO "entries" VALUES('00568c57b5fd475d6fe1',109,'2','play carb-reserve',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',1,'luck','secure dc77995ef32c56d88d36787daa3ed18cd364ffccc9aa188645a3ad064333e679 w w',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',2,'chance','first seat:1',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',3,'chance','remove-event toxicity',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',4,'chance','remove-event respiration-boost',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',5,'chance','remove-card detox-2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',6,'chance','remove-card detox-4',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',7,'chance','remove-card detox-2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',8,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',9,'chance','lay goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',10,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',11,'chance','draw carbonic-anhydrase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',12,'chance','draw mineralocorticoid-receptor',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',13,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',14,'chance','draw follicle-stimulating-hormone',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',15,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',16,'chance','draw aldosterone',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',17,'chance','draw fsh-receptor',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',18,'chance','draw lactate-dehydrogenase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',19,'chance','draw thrombopoietin-receptor',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',20,'chance','draw dhea',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',21,'0','return detox-2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',22,'1','return dhea',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',23,'1','take atp atp',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',24,'0','take atp lipid',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',25,'1','transporter:1',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',26,'0','laureates goal:enzymes',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',27,'1','market:0',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',28,'0','market:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',29,'1','lipids:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',30,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',31,'1','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',32,'0','ribosome 1',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',33,'chance','reveal transcription-boost',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',34,'chance','draw dna-ligase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',35,'chance','draw aldolase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',36,'chance','draw luteinizing-hormone',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',37,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',38,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',39,'1','laureates',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',40,'0','ribosome 4',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',41,'1','market:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',42,'0','transporter:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',43,'1','market:3',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',44,'1','play lipid-reserve',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',45,'0','market:0',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',46,'1','lipids:3',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',47,'chance','reveal glucose-boost',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',48,'chance','draw chorionic-gonadotropin',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',49,'chance','draw arginase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',50,'chance','draw testosterone',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',51,'chance','draw glutamine-synthetase',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',52,'1','steroid 4',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',53,'0','nucleus:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',54,'1','golgi vesicle:0 carb',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',55,'0','laureates',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',56,'1','transporter:1',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',57,'0','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',58,'1','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',59,'0','rough-er 2',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',60,'chance','reveal lipid-boost',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',61,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',62,'chance','draw carb-reserve',1000000);
INSERT INTO "entries" VALUES('8f9250ef036d840302ac',63,'0','laureates goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',1,'luck','secure 91b98e4c791a2fd0fa01c108b633aa5336bca35a1b4c50cde7160d95387a4d9b w w w w',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',2,'chance','first seat:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',3,'chance','remove-event glucose-boost',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',4,'chance','lay goal:detox',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',5,'chance','lay goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',6,'chance','lay goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',7,'chance','lay goal:enzymes',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',8,'chance','lay goal:receptors',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',9,'chance','draw aldolase',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',10,'chance','draw thrombopoietin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',11,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',12,'chance','draw mineralocorticoid-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',13,'chance','draw follicle-stimulating-hormone',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',14,'chance','draw caspase-3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',15,'chance','draw tsh-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',16,'chance','draw fsh-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',17,'chance','draw androgen-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',18,'chance','draw estradiol',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',19,'chance','draw chorionic-gonadotropin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',20,'chance','draw lh-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',21,'chance','draw dhea',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',22,'chance','draw luteinizing-hormone',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',23,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',24,'chance','draw cortisol',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',25,'0','return follicle-stimulating-hormone',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',26,'1','return fsh-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',27,'2','return chorionic-gonadotropin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',28,'3','return detox-3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',29,'0','take atp mrna',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',30,'1','take lipid lipid',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',31,'2','take lipid lipid',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',32,'3','take atp lipid',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',33,'0','market:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',34,'1','steroid 2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',35,'2','lipids:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',36,'3','nucleus:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',37,'0','lipids:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',38,'1','laureates goal:protein-hormones',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',39,'2','steroid 3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',40,'3','market:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',41,'0','ribosome 1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',42,'1','transporter:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',43,'2','market:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',44,'3','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',45,'chance','reveal toxicity',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',46,'chance','draw chorionic-gonadotropin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',47,'chance','draw thyrotropin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',48,'chance','draw detox-3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',49,'chance','draw testosterone',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',50,'1','laureates goal:steroid-hormones',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',51,'2','market:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',52,'3','nucleus:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',53,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',54,'1','lipids:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',55,'2','ribosome 0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',56,'3','market:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',57,'0','steroid 2 vesicle:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',58,'1','steroid 2 vesicle:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',59,'2','market:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',60,'3','mitochondria:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',61,'0','rough-er 2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',62,'chance','reveal lipid-boost',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',63,'chance','draw glutamine-synthetase',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',64,'chance','draw lipid-reserve',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',65,'chance','draw lactate-dehydrogenase',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',66,'chance','draw thrombopoietin-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',67,'1','mitochondria:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',68,'2','market:2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',69,'3','market:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',70,'0','nucleus:3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',71,'1','market:0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',72,'2','laureates goal:detox',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',73,'3','ribosome 0',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',74,'0','transporter:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',75,'1','steroid 2 vesicle:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',76,'2','steroid 4 vesicle:1',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',77,'3','rough-er 3',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',78,'0','golgi vesicle:2 carb',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',79,'chance','reveal lipid-boost',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',80,'chance','draw estrogen-receptor',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',81,'chance','draw progesterone',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',82,'chance','draw detox-2',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',83,'chance','draw erythropoietin',1000000);
INSERT INTO "entries" VALUES('e9058e005615161e355f',84,'2','ribosome 0',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',1,'luck','secure 141ed30503500308f08bf8563653cc41945c3181405d61c54ba5c2435c11e1c7 w w w',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',2,'chance','begin seat:1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',3,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',4,'chance','draw cytokinin-receptor',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',5,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',6,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',7,'1','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',8,'2','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',9,'0','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',10,'1','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',11,'2','stomata large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',12,'0','membrane root own r1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',13,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',14,'2','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',15,'0','nucleus own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',16,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',17,'0','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',18,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',19,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',20,'chance','draw cytokinin-receptor',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',21,'0','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',22,'1','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',23,'2','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',24,'0','nucleus own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',25,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',26,'0','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',27,'1','xylem gray region:2',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',28,'2','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',29,'0','membrane root own r2r',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',30,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',31,'2','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',32,'1','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',33,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',34,'chance','draw storage-3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',35,'0','ribosomes small own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',36,'1','stomata small gray',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',37,'2','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',38,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',39,'1','stomata large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',40,'2','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',41,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',42,'1','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',43,'2','stomata large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',44,'1','market slot-4 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',45,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',46,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',47,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',48,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',49,'0','nucleus own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',50,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',51,'0','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',52,'1','membrane shoot own s1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',53,'2','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',54,'0','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',55,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',56,'2','stomata small gray',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',57,'0','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',58,'1','membrane either own r1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',59,'2','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',60,'2','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',61,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',62,'chance','draw aquaporin',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',63,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',64,'0','membrane either own s1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',65,'1','stomata large own storage-3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',66,'1','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',67,'2','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',68,'2','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',69,'0','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',70,'1','membrane root own r2l',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',71,'2','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',72,'2','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',73,'0','stomata small own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',74,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',75,'2','nucleus own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',76,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',77,'2','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',78,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',79,'chance','draw storage-3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',80,'2','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',81,'2','done',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',82,'0','chloroplasts large own starch-1',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',83,'chance','draw storage-3',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',84,'chance','draw enzyme-production',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',85,'0','discard gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',86,'1','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',87,'2','market slot-3 own',1000000);
INSERT INTO "entries" VALUES('c1f08389f03bbbaaf245',88,'2','done',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',1,'luck','secure 8725b242d65f3177e4caa8859b67877606cc0d8108db35739bf4f4b60ec0cfa7 w w',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',2,'chance','begin seat:0',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',3,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',4,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',5,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',6,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',7,'0','xylem gray region:3',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',8,'1','ribosomes small gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',9,'0','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',10,'1','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',11,'0','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',12,'1','cytoplasm large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',13,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',14,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',15,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',16,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',17,'0','xylem gray region:0',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',18,'1','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',19,'0','membrane either own la',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',20,'1','membrane root gray ca',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',21,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',22,'1','stomata small own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',23,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',24,'1','membrane either own la',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',25,'0','membrane either gray lb',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',26,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',27,'chance','draw storage-3',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',28,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',29,'0','stomata large gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',30,'1','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',31,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',32,'1','chloroplasts large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',33,'0','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',34,'1','mitochondria large gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',35,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',36,'1','xylem own region:3',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',37,'1','xylem gray region:0 gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',38,'1','grow lb',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',39,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',40,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',41,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',42,'chance','draw starch-2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',43,'0','chloroplasts large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',44,'0','done',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',45,'1','cytoplasm large gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',46,'0','stomata small gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',47,'0','done',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',48,'1','xylem gray region:1',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',49,'0','cytoplasm small own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',50,'0','done',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',51,'1','nucleus own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',52,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',53,'1','play cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',54,'1','activate gh3-synthetase la',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',55,'0','mitochondria large own',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',56,'0','play gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',57,'0','grow cb',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',58,'1','xylem own region:2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',59,'1','market slot-1 own cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',60,'chance','draw rubisco',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',61,'chance','draw storage-2',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',62,'1','market slot-1 gray',1000000);
INSERT INTO "entries" VALUES('fb0d8959541ed9dbae9d',63,'0','xylem own region:0 cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',1,'luck','secure 8c3120bbbafcc0fc4573b3825983b97542a63cd7636855db786dc897f4370982 w',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',2,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',3,'chance','draw vacuolar-processing',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',4,'chance','draw storage-1',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',5,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',6,'0','cytoplasm large gray',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',7,'chance','act 1e',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',8,'0','stomata small own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',9,'chance','act 1f',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',10,'chance','draw enzyme-production',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',11,'0','market slot-1 own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',12,'chance','act 1a',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',13,'0','ribosomes large own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',14,'chance','act 1b',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',15,'chance','draw gh3-synthetase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',16,'chance','draw starch-1',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',17,'chance','act 1c',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',18,'0','market slot-4 gray',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',19,'chance','act 1d',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',20,'0','xylem own region:0',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',21,'chance','act 1f',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',22,'0','membrane either own r1',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',23,'chance','act 1c',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',24,'0','market slot-2 own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',25,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',26,'chance','draw cytokinin-receptor',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',27,'chance','draw dna-polymerase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',28,'chance','draw starch-3',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',29,'chance','act 1b',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',30,'0','stomata large gray',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',31,'chance','act 1d',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',32,'0','xylem own region:1',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',33,'chance','act 1a',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',34,'0','chloroplasts large own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',35,'chance','act 1e',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',36,'0','mitochondria small own',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',37,'chance','draw lipase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',38,'chance','draw cellulose-synthase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',39,'chance','act vacuole',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',40,'0','market slot-1 gray',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',41,'chance','act 1d',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',42,'0','stomata small own dna-polymerase',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',43,'chance','draw gibberellin-receptor',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',44,'chance','act 1b',1000000);
INSERT INTO "entries" VALUES('014c66e10b8b925192ba',45,'0','membrane either own s1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',1,'luck','secure 60bc3295ee7f6812a3366c61d3e6d86ef4637294262412a9812ef8d9ab005451 w w w',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',2,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',3,'chance','deal appendages',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',4,'chance','deal quorum',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',5,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',6,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',7,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',8,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',9,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',10,'1','place v2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',11,'2','place r5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',12,'0','place l3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',13,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',14,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',15,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',16,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',17,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',18,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',19,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',20,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',21,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',22,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',23,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',24,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',25,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',26,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',27,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',28,'0','move v2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',29,'1','move c',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',30,'2','move l2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',31,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',32,'0','suffer',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',33,'1','suffer',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',34,'2','suffer',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',35,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',36,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',37,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',38,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',39,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',40,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',41,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',42,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',43,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',44,'0','pass',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',45,'2','pass',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',46,'1','build lipase',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',47,'1','done',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',48,'0','move v2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',49,'1','move v3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',50,'2','move l5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',51,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',52,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',53,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',54,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',55,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',56,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',57,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',58,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',59,'chance','unveil wall',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',60,'0','suffer',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',61,'1','suffer',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',62,'2','maintain amino',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',63,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',64,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',65,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',66,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',67,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',68,'0','pass',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',69,'1','build lipase',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',70,'1','done',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',71,'2','pass',1000000);
INSERT INTO "entries" VALUES('238667fd42cbd41a763d',72,'0','move l3',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',1,'luck','secure 046f846205133d1544d8d39d41becf702eeb09fa7dbe6e20fadf4ef2ce3d0a5e w w',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',2,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',3,'chance','deal appendages',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',4,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',5,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('2b50e107454ddd265bc6',6,'0','keep gluttony',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',1,'luck','secure fa1625654bf15f9549873e64f7026c3f1e03ec91274512420f71f5a815cf1e0c w w',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',2,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',3,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',4,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',5,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',6,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',7,'chance','draw igd',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',8,'chance','turn fever',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',9,'0','commit igd',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',10,'1','commit igg',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',11,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',12,'0','return',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',13,'chance','draw igg',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',14,'chance','draw igm',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',15,'chance','turn calm',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',16,'0','commit igm',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',17,'1','commit igd',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',18,'chance','draw igm',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',19,'1','keep',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',20,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',21,'chance','draw iga',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',22,'chance','turn fever',1000000);
INSERT INTO "entries" VALUES('9fd6ebd7597efab2981c',23,'0','commit iga',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',1,'luck','seeded',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',2,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',3,'chance','deal quorum',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',4,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',5,'chance','deal appendages',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',6,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',7,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',8,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',9,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',10,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',11,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',12,'4','place r5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',13,'0','place l3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',14,'1','place r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',15,'2','place r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',16,'3','place r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',17,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',18,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',19,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',20,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',21,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',22,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',23,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',24,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',25,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',26,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',27,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',28,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',29,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',30,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',31,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',32,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',33,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',34,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',35,'0','move r3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',36,'1','move l3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',37,'2','move r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',38,'3','move v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',39,'4','move v5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',40,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',41,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',42,'2','maintain carb',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',43,'3','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',44,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',45,'chance','mutate active-transport',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',46,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',47,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',48,'chance','mutate carotenoids',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',49,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',50,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',51,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',52,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',53,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',54,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',55,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',56,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',57,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',58,'3','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',59,'4','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',60,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',61,'2','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',62,'0','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',63,'0','move l4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',64,'1','move l1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',65,'2','move l5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',66,'3','move c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',67,'4','move v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',68,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',69,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',70,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',71,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',72,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',73,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',74,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',75,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',76,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',77,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',78,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',79,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',80,'chance','fall l1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',81,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',82,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',83,'chance','unveil wall',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',84,'0','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',85,'2','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',86,'3','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',87,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',88,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',89,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',90,'chance','mutate cyst',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',91,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',92,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',93,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',94,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',95,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',96,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',97,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',98,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',99,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',100,'4','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',101,'3','build dnase',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',102,'3','done',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',103,'0','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',104,'2','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',105,'0','move r3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',106,'1','move r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',107,'2','move r3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',108,'3','move c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',109,'4','move v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',110,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',111,'0','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',112,'1','maintain carb',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',113,'3','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',114,'4','maintain amino',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',115,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',116,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',117,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',118,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',119,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',120,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',121,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',122,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',123,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',124,'3','build membrane',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',125,'3','done',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',126,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',127,'4','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',128,'0','build lipase',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',129,'0','done',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',130,'2','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',131,'0','move r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',132,'1','move r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',133,'2','move r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',134,'3','move v5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',135,'4','move c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',136,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',137,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',138,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',139,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',140,'2','cut lipid 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',141,'2','cut amino 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',142,'0','take pile:b',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',143,'1','take pile:a',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',144,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',145,'0','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',146,'1','maintain amino',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',147,'2','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',148,'3','maintain lipid',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',149,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',150,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',151,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',152,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',153,'chance','mutate commensal',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',154,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',155,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',156,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',157,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',158,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',159,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',160,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',161,'4','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',162,'0','lipase seat:1 nothing',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',163,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',164,'3','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',165,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',166,'2','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',167,'0','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',168,'0','move l4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',169,'1','move r1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',170,'2','move l2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',171,'3','move v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',172,'4','move v5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',173,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',174,'chance','fall r4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',175,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',176,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',177,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',178,'chance','fall l2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',179,'chance','fall r5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',180,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',181,'chance','unveil inhibitor',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',182,'0','maintain amino',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',183,'1','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',184,'2','maintain lipid',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',185,'3','maintain',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',186,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',187,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',188,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',189,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',190,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',191,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',192,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',193,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',194,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',195,'4','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',196,'3','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',197,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',198,'0','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',199,'2','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',200,'0','move l1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',201,'1','move l1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',202,'2','move l4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',203,'3','move c',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',204,'4','move v4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',205,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',206,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',207,'0','take pile:a',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',208,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',209,'0','maintain carb',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',210,'1','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',211,'3','suffer',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',212,'4','maintain',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',213,'1','leak lipid',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',214,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',215,'chance','mutate lithotrophism',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',216,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',217,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',218,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',219,'chance','mutate matrix',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',220,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',221,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',222,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',223,'3','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',224,'1','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',225,'0','pass',1000000);
INSERT INTO "entries" VALUES('c3d0233495daba3ba91f',226,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',1,'luck','secure cad9ed967a3071dbeeb18c597162a709e604c3474589c74ab0946dd1e4d4408d w w w',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',2,'chance','deal stromatolite',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',3,'chance','deal encapsulation',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',4,'chance','deal gluttony',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',5,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',6,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',7,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',8,'1','place l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',9,'2','place l2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',10,'0','place r4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',11,'chance','fall r2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',12,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',13,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',14,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',15,'chance','fall l4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',16,'chance','fall l3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',17,'chance','fall v1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',18,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',19,'chance','fall r2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',20,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',21,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',22,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',23,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',24,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',25,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',26,'0','move r2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',27,'1','move l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',28,'2','move r5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',29,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',30,'0','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',31,'1','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',32,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',33,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',34,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',35,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',36,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',37,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',38,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',39,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',40,'0','build lipase',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',41,'0','done',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',42,'1','build dnase',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',43,'1','done',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',44,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',45,'0','move r4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',46,'1','move r2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',47,'2','move l1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',48,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',49,'0','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',50,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',51,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',52,'chance','mutate cyst',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',53,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',54,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',55,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',56,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',57,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',58,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',59,'0','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',60,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',61,'1','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',62,'0','move r4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',63,'1','move l3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',64,'2','move r5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',65,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',66,'0','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',67,'1','maintain lipid',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',68,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',69,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',70,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',71,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',72,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',73,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',74,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',75,'0','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',76,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',77,'1','build dnase',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',78,'1','done',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',79,'0','move l4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',80,'1','move l3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',81,'2','move l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',82,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',83,'chance','fall r1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',84,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',85,'chance','fall c',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',86,'chance','fall r3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',87,'chance','fall v3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',88,'chance','fall v4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',89,'chance','fall v2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',90,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',91,'chance','fall l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',92,'chance','fall v5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',93,'chance','unveil pilus',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',94,'0','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',95,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',96,'chance','mutate lipid-biosynthesis',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',97,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',98,'chance','roll 5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',99,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',100,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',101,'0','build membrane',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',102,'0','build membrane',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',103,'0','done',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',104,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',105,'1','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',106,'0','move r2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',107,'1','move r5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',108,'2','move l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',109,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',110,'2','maintain carb',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',111,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',112,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',113,'chance','mutate deleterious',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',114,'chance','roll 6',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',115,'0','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',116,'2','build dnase',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',117,'2','done',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',118,'1','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',119,'0','move l3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',120,'1','move l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',121,'2','move l5',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',122,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',123,'chance','roll 3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',124,'chance','roll 4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',125,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',126,'1','dnase seat:2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',127,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',128,'2','dnase seat:1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',129,'chance','roll 2',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',130,'1','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',131,'2','pass',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',132,'1','move r3',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',133,'2','move r4',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',134,'chance','roll 1',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',135,'1','suffer',1000000);
INSERT INTO "entries" VALUES('5f7d979a2e11193e3819',136,'reveal','c57bfc73fd40bc3d062c295b42308eb35f633faf8695ac309ad38e17791aa75c',1000000);
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
INSERT INTO "holders" VALUES('00568c57b5fd475d6fe1',0,'ada');
INSERT INTO "holders" VALUES('00568c57b5fd475d6fe1',1,'ada');
INSERT INTO "holders" VALUES('00568c57b5fd475d6fe1',2,'ada');
INSERT INTO "holders" VALUES('8f9250ef036d840302ac',0,'ada');
INSERT INTO "holders" VALUES('8f9250ef036d840302ac',1,'ada');
INSERT INTO "holders" VALUES('e9058e005615161e355f',0,'ada');
INSERT INTO "holders" VALUES('e9058e005615161e355f',1,'ada');
INSERT INTO "holders" VALUES('e9058e005615161e355f',2,'ada');
INSERT INTO "holders" VALUES('e9058e005615161e355f',3,'ada');
INSERT INTO "holders" VALUES('c1f08389f03bbbaaf245',0,'ada');
INSERT INTO "holders" VALUES('c1f08389f03bbbaaf245',1,'ada');
INSERT INTO "holders" VALUES('c1f08389f03bbbaaf245',2,'ada');
INSERT INTO "holders" VALUES('fb0d8959541ed9dbae9d',0,'ada');
INSERT INTO "holders" VALUES('fb0d8959541ed9dbae9d',1,'ada');
INSERT INTO "holders" VALUES('014c66e10b8b925192ba',0,'ada');
INSERT INTO "holders" VALUES('238667fd42cbd41a763d',0,'ada');
INSERT INTO "holders" VALUES('238667fd42cbd41a763d',1,'ada');
INSERT INTO "holders" VALUES('238667fd42cbd41a763d',2,'ada');
INSERT INTO "holders" VALUES('2b50e107454ddd265bc6',0,'ada');
INSERT INTO "holders" VALUES('2b50e107454ddd265bc6',1,'ada');
INSERT INTO "holders" VALUES('9fd6ebd7597efab2981c',0,'ada');
INSERT INTO "holders" VALUES('9fd6ebd7597efab2981c',1,'ada');
INSERT INTO "holders" VALUES('c3d0233495daba3ba91f',0,'ada');
INSERT INTO "holders" VALUES('c3d0233495daba3ba91f',1,'ada');
INSERT INTO "holders" VALUES('c3d0233495daba3ba91f',2,'ada');
INSERT INTO "holders" VALUES('c3d0233495daba3ba91f',3,'ada');
INSERT INTO "holders" VALUES('c3d0233495daba3ba91f',4,'ada');
INSERT INTO "holders" VALUES('5f7d979a2e11193e3819',0,'ada');
INSERT INTO "holders" VALUES('5f7d979a2e11193e3819',1,'ada');
INSERT INTO "holders" VALUES('5f7d979a2e11193e3819',2,'ada');
INSERT INTO "holders" VALUES('62ed24a56edc1aa0a662',0,'ada');
INSERT INTO "holders" VALUES('62ed24a56edc1aa0a662',1,'ada');
INSERT INTO "holders" VALUES('62ed24a56edc1aa0a662',2,'ada');
INSERT INTO "holders" VALUES('62ed24a56edc1aa0a662',3,'ada');
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
INSERT INTO "seats" VALUES('00568c57b5fd475d6fe1',0,'person','Ada 0','',1,'w','f13ab0848616a73a',0,'',0);
INSERT INTO "seats" VALUES('00568c57b5fd475d6fe1',1,'person','Ada 1','',1,'w','484d2399e843c60c',0,'',0);
INSERT INTO "seats" VALUES('00568c57b5fd475d6fe1',2,'person','Ada 2','',1,'w','46e226f97731e444',0,'',0);
INSERT INTO "seats" VALUES('8f9250ef036d840302ac',0,'person','Ada 0','',1,'w','697f7eeb77197632',0,'',0);
INSERT INTO "seats" VALUES('8f9250ef036d840302ac',1,'person','Ada 1','',1,'w','b8a023236117f3e2',0,'',0);
INSERT INTO "seats" VALUES('e9058e005615161e355f',0,'person','Ada 0','',1,'w','169d4ea47317201a',0,'',0);
INSERT INTO "seats" VALUES('e9058e005615161e355f',1,'person','Ada 1','',1,'w','ae3cdb449c58f2a2',0,'',0);
INSERT INTO "seats" VALUES('e9058e005615161e355f',2,'person','Ada 2','',1,'w','0c3d92e1bd1a7dc0',0,'',0);
INSERT INTO "seats" VALUES('e9058e005615161e355f',3,'person','Ada 3','',1,'w','39f63a20a427c890',0,'',0);
INSERT INTO "seats" VALUES('c1f08389f03bbbaaf245',0,'person','Ada 0','',1,'w','d599d64332341f7d',0,'',0);
INSERT INTO "seats" VALUES('c1f08389f03bbbaaf245',1,'person','Ada 1','',1,'w','a7f077a660c11663',0,'',0);
INSERT INTO "seats" VALUES('c1f08389f03bbbaaf245',2,'person','Ada 2','',1,'w','18d344eb81138b38',0,'',0);
INSERT INTO "seats" VALUES('fb0d8959541ed9dbae9d',0,'person','Ada 0','',1,'w','066bb0b63171d578',0,'',0);
INSERT INTO "seats" VALUES('fb0d8959541ed9dbae9d',1,'person','Ada 1','',1,'w','4e13a2bdfaa2115c',0,'',0);
INSERT INTO "seats" VALUES('014c66e10b8b925192ba',0,'person','Ada 0','',1,'w','a16113e1daad5ac9',0,'',0);
INSERT INTO "seats" VALUES('238667fd42cbd41a763d',0,'person','Ada 0','',1,'w','2edbd9e54ec3f6dc',0,'',0);
INSERT INTO "seats" VALUES('238667fd42cbd41a763d',1,'person','Ada 1','',1,'w','552f0460d3adc48c',0,'',0);
INSERT INTO "seats" VALUES('238667fd42cbd41a763d',2,'person','Ada 2','',1,'w','7a5ee0c1efaadd53',0,'',0);
INSERT INTO "seats" VALUES('2b50e107454ddd265bc6',0,'person','Ada 0','',1,'w','b69cebd78e7e129e',0,'',0);
INSERT INTO "seats" VALUES('2b50e107454ddd265bc6',1,'person','Ada 1','',1,'w','d04b240055379edd',0,'',0);
INSERT INTO "seats" VALUES('9fd6ebd7597efab2981c',0,'person','Ada 0','',1,'w','63f5064b038cbe1d',0,'',0);
INSERT INTO "seats" VALUES('9fd6ebd7597efab2981c',1,'person','Ada 1','',1,'w','4cb4cd590f95373b',0,'',0);
INSERT INTO "seats" VALUES('c3d0233495daba3ba91f',0,'person','Ada 0','',1,'w','071858e9274930be',0,'',0);
INSERT INTO "seats" VALUES('c3d0233495daba3ba91f',1,'person','Ada 1','',1,'w','feac6d11d17d4483',0,'',0);
INSERT INTO "seats" VALUES('c3d0233495daba3ba91f',2,'person','Ada 2','',1,'w','30384f8cdefa90c0',0,'',0);
INSERT INTO "seats" VALUES('c3d0233495daba3ba91f',3,'person','Ada 3','',1,'w','b8fd2edb96525ef1',0,'',0);
INSERT INTO "seats" VALUES('c3d0233495daba3ba91f',4,'person','Ada 4','',1,'w','7223cbe41647b451',0,'',0);
INSERT INTO "seats" VALUES('5f7d979a2e11193e3819',0,'person','Ada 0','',1,'w','31da2fb5a228531e',0,'',0);
INSERT INTO "seats" VALUES('5f7d979a2e11193e3819',1,'person','Ada 1','',1,'w','ccacbc858593e127',0,'',0);
INSERT INTO "seats" VALUES('5f7d979a2e11193e3819',2,'person','Ada 2','',1,'w','dd1ae84a875e7bd7',0,'',0);
INSERT INTO "seats" VALUES('62ed24a56edc1aa0a662',0,'person','Ada 0','',0,'','396ecc3608af053a',0,'',0);
INSERT INTO "seats" VALUES('62ed24a56edc1aa0a662',1,'person','Ada 1','',0,'','62c05068072b0391',0,'',0);
INSERT INTO "seats" VALUES('62ed24a56edc1aa0a662',2,'person','Ada 2','',0,'','7678382ccf65d2e2',0,'',0);
INSERT INTO "seats" VALUES('62ed24a56edc1aa0a662',3,'person','Ada 3','',0,'','a3de96fc16d46e3e',0,'',0);
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
INSERT INTO "tables" VALUES('00568c57b5fd475d6fe1','LDWLRV','ada','cytosis','organelle 1
game cytosis
version 1
seats 3
option edition revised
option virus on
option epigenetics on
option first chance
','3cea597e092b534080420e3835fa455f4bf52dc4eae482d0d8435af00c75cf22',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',109,3,NULL);
INSERT INTO "tables" VALUES('8f9250ef036d840302ac','JQHTJR','ada','cytosis','organelle 1
game cytosis
version 1
seats 2
option edition italian
option virus off
option epigenetics off
option first chance
','95ad97d47e73fca3fee02ff584a6cd2e6b71ad3902d4791ff2c71655a3ef92a7',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',63,2,NULL);
INSERT INTO "tables" VALUES('e9058e005615161e355f','CDCNXU','ada','cytosis','organelle 1
game cytosis
version 1
seats 4
option edition first
option virus off
option epigenetics off
option first chance
','a5c11fe45edddbb0a1fcbd24c89f0fad2b37e6e0cb84dd107a0db9bf37fbacb8',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',84,4,NULL);
INSERT INTO "tables" VALUES('c1f08389f03bbbaaf245','YXXVKJ','ada','cellulose','organelle 1
game cellulose
version 1
seats 3
option board sprout
option scenario none
option first random
option difficulty easy
option gifts random
','77831e40d44ee2c6ac8ff3aa1a99a7e1d60947e8e2b01f1d9105874e0faaaeae',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',88,3,NULL);
INSERT INTO "tables" VALUES('fb0d8959541ed9dbae9d','FCFSGX','ada','cellulose','organelle 1
game cellulose
version 1
seats 2
option board mangrove
option scenario none
option first random
option difficulty easy
option gifts random
','90833eb1f4cb85772f0f606e0542dd96c56bf5c70361973bfd69dc4ce7cfae64',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',63,2,NULL);
INSERT INTO "tables" VALUES('014c66e10b8b925192ba','HVJLMS','ada','cellulose','organelle 1
game cellulose
version 1
seats 1
option board sprout
option scenario none
option first random
option difficulty easy
option gifts random
','6a448add3afb474cea4fb136eb8a7e9b2fa42af23fd1cca598ad5593fb9b2fab',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',45,1,NULL);
INSERT INTO "tables" VALUES('238667fd42cbd41a763d','GJEUYA','ada','foment','organelle 1
game foment
version 1
seats 3
option limit on
','164906b97221710f5bfcba5b3bce4ab880026e228d279fa77c09c6ef079a86bf',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',72,3,NULL);
INSERT INTO "tables" VALUES('2b50e107454ddd265bc6','MMLWJY','ada','foment','organelle 1
game foment
version 1
seats 2
option limit off
','f29b2c06ccfb2d5d8280dbdcf16de743ca926e986e36a6e91cc7fe4a11535e2f',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',6,2,NULL);
INSERT INTO "tables" VALUES('9fd6ebd7597efab2981c','JHGPBS','ada','duel','organelle 1
game duel
version 1
seats 2
option variant classic
','a5aff399ca4020aac91c04560d2754b829c4716c101f385b4b86aec2b4b88083',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',23,2,NULL);
INSERT INTO "tables" VALUES('c3d0233495daba3ba91f','RKRNTX','ada','foment','organelle 1
game foment
version 1
seats 5
option limit on
','a5048771068ba74acde95f553b247a44586f49d33ae213c725cd93092bb0f739',1000000,1000000,'playing',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',226,5,NULL);
INSERT INTO "tables" VALUES('5f7d979a2e11193e3819','MZFLQG','ada','foment','organelle 1
game foment
version 1
seats 3
option limit on
','c57bfc73fd40bc3d062c295b42308eb35f633faf8695ac309ad38e17791aa75c',1000000,1000000,'over',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[0,1,0]','[1]',136,3,NULL);
INSERT INTO "tables" VALUES('62ed24a56edc1aa0a662','YQXAXM','ada','foment','organelle 1
game foment
version 1
seats 4
option limit on
','3e33ff25b14a30fa534782a9908a1185fbd043877ad3b641ea2cee2ffd32ca2d',1000000,1000000,'open',0,'{"public":false,"spectators":true,"chat":true,"clock":null,"takeover":null}','null','','[]','[]',0,0,NULL);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE stage <> 'over';
CREATE INDEX tables_host ON tables (host) WHERE stage <> 'over';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_open ON tables (updated) WHERE stage = 'open' AND is_public = 1;
CREATE INDEX holders_guest ON holders (guest);
COMMIT;
PRAGMA user_version = 2;

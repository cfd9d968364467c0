// The places, pieces and numbers that are explained, by the names they are drawn under.
export const learn: string[] = [
  "xylem", "level", "stomata", "chloroplasts", "wall", "mitochondria", "ribosomes", "cytoplasm", "membrane", "nucleus",
  "market", "card", "deck", "region", "reward", "marker", "shoot", "root", "health", "water", "co2", "protein", "hormone",
  "atp", "carbohydrate", "starch-1", "starch-2", "starch-3", "storage-1", "storage-2", "storage-3", "rubisco",
  "cellulose-synthase", "gh3-synthetase", "lipase", "vacuolar-processing", "dna-polymerase", "aquaporin",
  "gibberellin-receptor", "cytokinin-receptor", "seed-embryo", "enzyme-production", "ivy", "round", "first",
];

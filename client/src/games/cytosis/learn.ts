// The places, pieces and numbers that are explained, by the names they are drawn under.
export const learn: string[] = [
  "nucleus", "transporter", "mitochondria", "smooth-er", "detox", "steroid", "rough-er", "golgi", "exocytosis",
  "ribosome", "cytoplasm", "laureates", "goal", "market", "deck", "stock", "event", "boost", "reduce-atp-cost",
  "toxicity", "outbreak", "vesicle", "flask", "grey", "health", "atp", "mrna", "protein", "carb", "lipid", "card",
  "enzyme", "protein-hormone", "steroid-hormone", "protein-receptor", "steroid-receptor", "resource", "virus",
  "antibodies", "section", "metabolic-flexibility", "regulatory-foresight", "increased-uptake", "efficient-catalysis",
  "early-expression", "basal-expression", "open-chromatin", "round", "first",
];

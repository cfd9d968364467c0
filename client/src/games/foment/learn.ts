// The places, pieces and numbers that are explained, by the names they are drawn under.
export const learn: string[] = [
  "shallow", "deep", "vent", "round", "clock", "bank", "genome", "damage", "defence", "mutation-deck", "pile", "exchange",
  "lipid", "amino", "carb", "phase-movement", "phase-acquisition", "phase-tide", "phase-upkeep", "phase-mutation",
  "phase-action", "membrane", "lipase", "dnase", "complexity", "wall", "chlorophyll", "compartments", "inhibitor",
  "flagellum", "phosphorylation", "pilus", "deleterious", "lithotrophism", "carotenoids", "lipid-biosynthesis",
  "active-transport", "synergy", "commensal", "cyst", "matrix", "encapsulation", "stromatolite", "gluttony", "quorum",
  "appendages", "spirillum", "bacillus", "micrococcus", "vibrio", "caulobacter",
];

// Which events have a biology behind them, and which topic says more: one by name, or the one that a field of the event names.
import type { GameEvent } from "../i18n/localization";
import { topicOf } from "./topics";

type Reason = { topic: string } | { field: string };

const REASONS: Record<string, Reason> = {
  "cytosis.vesicle.placed": { topic: "vesicle" },
  "cytosis.golgi.moved": { topic: "golgi" },
  "cytosis.vesicle.evicted": { topic: "golgi" },
  "cytosis.exocytosis.left": { topic: "exocytosis" },
  "cytosis.market.bought": { topic: "market" },
  "cytosis.card.completed": { field: "card" },
  "cytosis.card.played": { field: "card" },
  "cytosis.receptors.scored": { topic: "goal-receptors" },
  "cytosis.goal.marked": { field: "goal" },
  "cytosis.event.revealed": { field: "event" },
  "cytosis.boost.taken": { topic: "boost" },
  "cytosis.toxicity.lost": { topic: "toxicity" },
  "cytosis.virus.attacked": { field: "strain" },
  "cytosis.virus.responded": { topic: "section" },
  "cytosis.virus.immunised": { topic: "antibodies" },
  "cytosis.epigenetics.shown": { field: "modification" },
  "cytosis.end.macromolecules": { topic: "stock" },
  "cytosis.end.enzymes": { topic: "enzyme" },
  "cytosis.end.detox": { topic: "detox" },
  "cellulose.round.began": { topic: "round" },
  "cellulose.level.set": { topic: "level" },
  "cellulose.vacuole.watered": { topic: "region" },
  "cellulose.vacuole.drank": { topic: "region" },
  "cellulose.wall.built": { topic: "wall" },
  "cellulose.wall.complete": { topic: "wall" },
  "cellulose.grew": { topic: "membrane" },
  "cellulose.nucleus.first": { topic: "nucleus" },
  "cellulose.market.took": { field: "card" },
  "cellulose.card.played": { field: "card" },
  "cellulose.enzyme.activated": { field: "card" },
  "cellulose.sunrise.collected": { topic: "shoot" },
  "cellulose.evening.fell": { topic: "mitochondria" },
  "cellulose.vacuole.rewarded": { topic: "reward" },
  "cellulose.ivy.adopted": { field: "strategy" },
  "cellulose.ivy.grew": { topic: "ivy" },
  "foment.fell": { field: "nutrient" },
  "foment.moved": { topic: "phase-movement" },
  "foment.ate": { topic: "phase-acquisition" },
  "foment.shared": { topic: "pile" },
  "foment.absorbed": { topic: "synergy" },
  "foment.tide-came": { topic: "clock" },
  "foment.maintained": { topic: "phase-upkeep" },
  "foment.maintained-free": { topic: "vent" },
  "foment.damaged": { topic: "damage" },
  "foment.pumped": { topic: "active-transport" },
  "foment.leaked": { topic: "membrane" },
  "foment.fed": { topic: "commensal" },
  "foment.powered": { topic: "phosphorylation" },
  "foment.grew": { topic: "chlorophyll" },
  "foment.mutated": { field: "mutation" },
  "foment.unchanged": { topic: "phase-mutation" },
  "foment.built": { field: "structure" },
  "foment.exchanged": { topic: "exchange" },
  "foment.attacked": { field: "structure" },
  "foment.withstood": { topic: "defence" },
  "foment.stole": { topic: "lipase" },
  "foment.encysted": { topic: "cyst" },
  "foment.died": { topic: "damage" },
};

/** The events by which a player finishes something, and the field that names it. */
const FINISHED: Record<string, string> = {
  "cytosis.card.completed": "card",
  "cellulose.card.played": "card",
  "foment.built": "structure",
  "foment.mutated": "mutation",
};

/** Return the key of the text that says why an event happens in cells, or "" for an event without one. */
export const whyKey = ({ key }: GameEvent): string => (key in REASONS ? `${key.replaceAll(".", "-")}-why` : "");

/** Return the topic that says more about an event; "" where the reader does not see what it is about. */
export function whyTopic(event: GameEvent): string {
  const reason = REASONS[event.key];
  if (!reason) return "";
  if ("topic" in reason) return reason.topic;
  return topicNamed(event, reason.field);
}

/** Return the topic of what an event finishes, or "". */
export const finishedTopic = (event: GameEvent): string => topicNamed(event, FINISHED[event.key] ?? "");

function topicNamed(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === "string" ? topicOf(value) : "";
}

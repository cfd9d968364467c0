// What moves on the Cytosis board for each event.
import type { Point } from "../../art/hand-drawn";
import type { BoardAnimation } from "../../art/animation";
import type { GameEvent } from "../../i18n/localization";
import {
  animateEvent,
  besidePlayer,
  playerAt,
  scoreChange,
  pulse,
  floatingText,
  type EventAnimator as AnimatorOf,
} from "../event-animations";
import { BOOSTS, DECK, DUMMY, EVENT, GREYS, PADS, SUPPLY, budAt, goalAt, marketAt, middleOf } from "./layout";
import type { CytosisTable } from "./table";

type EventAnimator = AnimatorOf<CytosisTable>;

const SOURCES: Record<string, Point> = {
  mrna: [430, 380],
  protein: [640, 330],
  carb: [70, 560],
  lipid: [470, 600],
  atp: [938, 656],
};
const OUTSIDE: Point = [1590, 306];
const MIDDLE: Point = [800, 458];

const supply = (resource: string): Point => SOURCES[resource] ?? [SUPPLY[0] + 40, SUPPLY[1] + 90];
const bank: Point = [SUPPLY[0] + 40, SUPPLY[1] + 90];

const card: EventAnimator = ({ seat, table }) => [{ kind: "fly", icon: "card", from: DECK, to: playerAt(seat, table) }];
const fromDock: EventAnimator = ({ seat, table }) => [
  { kind: "fly", icon: "card", from: playerAt(seat, table), to: DECK },
];
const shown: EventAnimator = ({ seat, table }) => [pulse(playerAt(seat, table), "calm", 50)];
const scored: EventAnimator = ({ seat, count, table }) => scoreChange(seat, count, table);
const goalOf = (name: string, table: CytosisTable): Point => {
  const [x, y] = goalAt(
    Math.max(
      0,
      table.goals.findIndex((goal) => goal.goal === name),
    ),
    table.goals.length,
  );
  return [x + 84, y + 52];
};
const offerOf = (card: string, table: CytosisTable): Point => {
  const slot = table.market.findIndex((offer) => offer.card === card);
  return slot < 0 ? [marketAt(1)[0], 900] : middleOf(`market:${slot}`, table.vesicles);
};

/** What each event of the game lets be seen. */
export const ANIMATORS: Record<string, EventAnimator> = {
  "cytosis.first.named": ({ seat, table }) => [{ kind: "fly", icon: "first", from: MIDDLE, to: playerAt(seat, table) }],
  "cytosis.set-up.event-removed": () => [{ kind: "fly", icon: "discard", from: EVENT, to: [EVENT[0], -60] }],
  "cytosis.set-up.card-removed": () => [{ kind: "fly", icon: "discard", from: DECK, to: [DECK[0], 1080] }],
  "cytosis.goal.laid": ({ text, table }) => [
    { kind: "fly", icon: "card", from: EVENT, to: goalOf(text("goal"), table) },
  ],
  "cytosis.goal.changed": ({ text, table }) => [pulse(goalOf(text("goal"), table))],
  "cytosis.set-up.dealt": card,
  "cytosis.set-up.returned": fromDock,
  "cytosis.epigenetics.dealt": card,
  "cytosis.epigenetics.chosen": shown,
  "cytosis.epigenetics.shown": shown,
  "cytosis.epigenetics.looked": ({ seat, table }) => [
    { kind: "fly", icon: "card", from: DECK, to: [playerAt(seat, table)[0], 760], lift: -0.2 },
  ],
  "cytosis.epigenetics.kept": card,
  "cytosis.epigenetics.replaced": fromDock,
  "cytosis.round.began": ({ text }) => [
    { kind: "wash", tone: "sunrise" },
    floatingText([MIDDLE[0], MIDDLE[1]], text("round")),
  ],
  "cytosis.flask.placed": ({ seat, text, table }) => [
    { kind: "piece", shape: "flask", seat, from: playerAt(seat, table), to: middleOf(text("place"), table.vesicles) },
  ],
  "cytosis.flask.grey-placed": ({ seat, text, table }) => [
    { kind: "piece", shape: "flask", seat, grey: true, from: GREYS, to: middleOf(text("place"), table.vesicles) },
  ],
  "cytosis.flask.exhausted": ({ seat, table }) => [
    { kind: "piece", shape: "flask", seat, from: playerAt(seat, table), to: [1250, 760] },
  ],
  "cytosis.flask.skipped": ({ seat, table }) => [
    { kind: "piece", shape: "flask", seat, from: playerAt(seat, table), to: [1250, 780] },
  ],
  "cytosis.flask.returned": ({ table }) =>
    table.players.map((_, seat): BoardAnimation => ({
      kind: "piece",
      shape: "flask",
      seat,
      from: Object.values(PADS)[seat * 3]![0]!,
      to: playerAt(seat, table),
    })),
  "cytosis.resource.gained": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: supply(text("resource")), to: playerAt(seat, table), count },
  ],
  "cytosis.resource.paid": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: playerAt(seat, table), to: bank, count },
  ],
  "cytosis.resource.traded": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("from"), from: playerAt(seat, table), to: bank, count },
    { kind: "fly", icon: text("resource"), from: bank, to: playerAt(seat, table), lift: -0.2 },
  ],
  "cytosis.boost.taken": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: supply(text("resource")), to: playerAt(seat, table), count },
  ],
  "cytosis.boost.laid": ({ text }) => [
    { kind: "fly", icon: text("resource"), from: EVENT, to: BOOSTS[text("area").replace("-area", "")] ?? MIDDLE },
  ],
  "cytosis.vesicle.placed": ({ seat, text, table }) => {
    const to = middleOf(text("vesicle"), table.vesicles);
    return [{ kind: "piece", shape: "vesicle", seat, from: [to[0] - 90, to[1]], to, lift: 0.05 }, pulse(to)];
  },
  "cytosis.golgi.moved": ({ seat, text, table }) => {
    const to = middleOf(text("vesicle"), table.vesicles);
    return [
      { kind: "piece", shape: "vesicle", seat, from: middleOf(text("from"), table.vesicles), to },
      { kind: "fly", icon: text("resource"), from: playerAt(seat, table), to },
    ];
  },
  "cytosis.vesicle.evicted": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "vesicle",
      seat,
      from: middleOf(text("vesicle"), table.vesicles),
      to: playerAt(seat, table),
      lift: -0.15,
    },
  ],
  "cytosis.exocytosis.left": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "vesicle",
      seat,
      from: budAt(Number(text("vesicle").split(":")[1]), table.vesicles),
      to: [1536, 306],
    },
    pulse(OUTSIDE, "good", 90),
  ],
  "cytosis.market.turned-up": ({ text, table }) => [
    { kind: "fly", icon: "card", from: DECK, to: middleOf(text("market"), table.vesicles) },
  ],
  "cytosis.market.bought": ({ seat, text, table }) => [
    { kind: "fly", icon: "card", from: offerOf(text("card"), table), to: playerAt(seat, table) },
  ],
  "cytosis.market.discarded": () => [
    { kind: "fly", icon: "discard", from: [marketAt(0)[0] + 120, 900], to: [marketAt(0)[0] + 120, 1080] },
  ],
  "cytosis.market.shuffled": () => [pulse(DECK, "calm", 80)],
  "cytosis.card.completed": ({ seat, count, table }) => [
    { kind: "fly", icon: "card", from: playerAt(seat, table), to: MIDDLE },
    ...scoreChange(seat, count, table),
  ],
  "cytosis.card.played": ({ seat, table }) => [{ kind: "fly", icon: "card", from: playerAt(seat, table), to: MIDDLE }],
  "cytosis.receptors.scored": scored,
  "cytosis.laureates.marker-taken": ({ seat, table }) => [
    { kind: "fly", icon: "first", from: PADS["laureates"]![0]!, to: playerAt(seat, table) },
  ],
  "cytosis.goal.marked": ({ seat, count, text, table }) => [
    { kind: "piece", shape: "marker", seat, from: playerAt(seat, table), to: goalOf(text("goal"), table) },
    ...(count ? scoreChange(seat, count, table) : []),
  ],
  "cytosis.event.revealed": () => [pulse(EVENT, "calm", 200)],
  "cytosis.toxicity.lost": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: playerAt(seat, table), to: bank, count },
    pulse(playerAt(seat, table), "bad", 40),
  ],
  "cytosis.virus.attacked": () => [
    { kind: "fly", icon: "virus", from: [1600, 120], to: MIDDLE },
    pulse(MIDDLE, "bad", 280),
  ],
  "cytosis.virus.weakened": ({ seat, table }) => scoreChange(seat, -1, table),
  "cytosis.virus.rolled": ({ seat, text, table }) => [
    { kind: "die", at: besidePlayer(seat, table), face: text("face") === "symbol" ? 6 : text("face") },
  ],
  "cytosis.virus.responded": ({ seat, text, table }) => [floatingText(besidePlayer(seat, table), text("response"))],
  "cytosis.virus.dummy-rolled": ({ text }) => [
    { kind: "die", at: [DUMMY[0] + 120, DUMMY[1] + 60], face: text("face") === "symbol" ? 6 : text("face") },
  ],
  "cytosis.virus.dummy-responded": ({ text }) => [floatingText([DUMMY[0] + 120, DUMMY[1] + 60], text("response"))],
  "cytosis.virus.dummy-rose": () => [
    { kind: "fly", icon: "antibody", from: MIDDLE, to: [DUMMY[0] + 120, DUMMY[1] + 60] },
  ],
  "cytosis.virus.ranked": ({ seat, text, table }) => [floatingText(besidePlayer(seat, table), `#${text("rank")}`)],
  "cytosis.virus.lost-resource": ({ seat, text, table }) => [
    { kind: "fly", icon: text("resource"), from: playerAt(seat, table), to: bank },
  ],
  "cytosis.virus.lost-health": ({ seat, table }) => scoreChange(seat, -1, table),
  "cytosis.virus.immunised": ({ seat, table }) => [
    { kind: "fly", icon: "antibody", from: MIDDLE, to: playerAt(seat, table) },
  ],
  "cytosis.end.macromolecules": scored,
  "cytosis.end.detox": scored,
  "cytosis.end.enzymes": scored,
  "cytosis.end.goal": ({ seat, count, text, table }) => [
    { kind: "fly", icon: "health", from: goalOf(text("goal"), table), to: playerAt(seat, table) },
    ...scoreChange(seat, count, table),
  ],
};

/** Return the animations of an event; none for an event that the game does not know. */
export const animationsFor = (event: GameEvent, table: CytosisTable): BoardAnimation[] =>
  animateEvent(ANIMATORS, event, table);

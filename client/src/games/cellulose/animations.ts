// What moves on the Cellulose board for each event.
import type { Point } from "../../art/hand-drawn";
import type { BoardAnimation } from "../../art/animation";
import type { GameEvent } from "../../i18n/localization";
import {
  animateEvent,
  playerAt,
  scoreChange,
  pulse,
  floatingText,
  type EventAnimator as AnimatorOf,
  type EventInput as InputOf,
} from "../event-animations";
import { CHAIN, DECK, XYLEM, plant, regionAt, spaceAt, wallAt } from "./layout";
import type { CelluloseTable } from "./table";

type EventInput = InputOf<CelluloseTable>;
type EventAnimator = AnimatorOf<CelluloseTable>;

const SOURCES: Record<string, Point> = {
  water: [85, 560],
  co2: [640, 742],
  protein: [534, 150],
  hormone: [748, 150],
  atp: [936, 332],
  carbohydrate: [312, 300],
};
const MIDDLE: Point = [650, 400];
const MARKET: Point = [400, 890];

const node = ({ text, table }: EventInput): Point => plant(table)[text("node")] ?? [1323, 400];
const region = ({ seat, table }: EventInput): Point => regionAt(seat, table.players.length);
const scored: EventAnimator = ({ seat, count, table }) => scoreChange(seat, count, table);
const ivy: Point = [1380, 930];
const atIvy: EventAnimator = () => [pulse(ivy, "calm", 90)];
const draw: EventAnimator = ({ seat, table }) => [{ kind: "fly", icon: "card", from: DECK, to: playerAt(seat, table) }];

/** What each event of the game lets be seen. */
export const ANIMATORS: Record<string, EventAnimator> = {
  "cellulose.first.drawn": ({ seat, table }) => [
    { kind: "fly", icon: "first", from: MIDDLE, to: playerAt(seat, table) },
  ],
  "cellulose.round.began": ({ text }) => [{ kind: "wash", tone: "sunrise" }, floatingText(MIDDLE, text("round"))],
  "cellulose.gained": ({ seat, count, text, table }) => [
    {
      kind: "fly",
      icon: text("resource"),
      from: SOURCES[text("resource")] ?? MIDDLE,
      to: playerAt(seat, table),
      count,
    },
  ],
  "cellulose.paid": ({ seat, count, text, table }) => [
    {
      kind: "fly",
      icon: text("resource"),
      from: playerAt(seat, table),
      to: SOURCES[text("resource")] ?? MIDDLE,
      count,
    },
  ],
  "cellulose.vacuole.watered": (input) => [
    { kind: "fly", icon: "water", from: [85, 560], to: region(input), count: input.count },
  ],
  "cellulose.vacuole.drank": (input) => [
    { kind: "fly", icon: "water", from: region(input), to: [312, 300], count: input.count },
  ],
  "cellulose.scored": scored,
  "cellulose.sunrise.collected": (input) => [pulse(node(input), "good", 80)],
  "cellulose.placed": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "flask",
      seat,
      grey: text("marker") === "gray",
      from: playerAt(seat, table),
      to: spaceAt(text("space")),
    },
  ],
  "cellulose.passed": ({ seat, table }) => [pulse(playerAt(seat, table), "calm", 50)],
  "cellulose.level.set": ({ text }) => [
    floatingText([85, 380], text("level")),
    pulse([85, (XYLEM.top + XYLEM.bottom) / 2], "calm", 90),
  ],
  "cellulose.wall.built": ({ seat, text, table }) => [
    {
      kind: "fly",
      icon: "carbohydrate",
      from: playerAt(seat, table),
      to: wallAt(Number(text("place")) - 1, table.wall.health.length),
    },
  ],
  "cellulose.grew": (input) => [
    { kind: "piece", shape: "marker", seat: input.seat, from: [936, 500], to: node(input) },
  ],
  "cellulose.plant.bonus": (input) => [pulse(node(input), "good", 100)],
  "cellulose.plant.returned": (input) => [
    { kind: "piece", shape: "marker", seat: input.seat, from: [1323, 760], to: node(input) },
  ],
  "cellulose.nucleus.first": ({ seat, table }) => [
    { kind: "fly", icon: "first", from: spaceAt("nucleus"), to: playerAt(seat, table) },
  ],
  "cellulose.drew": draw,
  "cellulose.market.took": ({ seat, text, table }) => [
    { kind: "fly", icon: "card", from: spaceAt(text("space")), to: playerAt(seat, table) },
  ],
  "cellulose.card.played": ({ seat, table }) => [
    { kind: "fly", icon: "card", from: playerAt(seat, table), to: MIDDLE },
  ],
  "cellulose.card.discarded": ({ seat, table }) => [
    { kind: "fly", icon: "discard", from: playerAt(seat, table), to: DECK },
  ],
  "cellulose.marker.recovered": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "flask",
      seat,
      grey: text("marker") === "gray",
      from: spaceAt(text("space")),
      to: playerAt(seat, table),
    },
  ],
  "cellulose.enzyme.activated": ({ seat, table }) => [
    pulse(playerAt(seat, table), "good", 60),
    { kind: "fly", icon: "protein", from: playerAt(seat, table), to: MIDDLE },
  ],
  "cellulose.evening.fell": () => [{ kind: "wash", tone: "evening" }],
  "cellulose.vacuole.rewarded": (input) => [pulse(region(input), "good", 110), ...scored(input)],
  "cellulose.vacuole.marker": ({ seat, table }) => [
    { kind: "piece", shape: "flask", seat: -1, grey: true, from: [680, 560], to: playerAt(seat, table) },
  ],
  "cellulose.wall.evening": ({ text, table }) => [
    {
      kind: "fly",
      icon: "carbohydrate",
      from: MIDDLE,
      to: wallAt(Number(text("place")) - 1, table.wall.health.length),
    },
  ],
  "cellulose.wall.complete": () => [pulse([CHAIN.x + CHAIN.width / 2, CHAIN.y], "good", 420)],
  "cellulose.market.cleared": () => [{ kind: "fly", icon: "discard", from: MARKET, to: [MARKET[0], 1080] }],
  "cellulose.market.dealt": ({ text }) => [{ kind: "fly", icon: "card", from: DECK, to: spaceAt(text("space")) }],
  "cellulose.shuffled": () => [pulse(DECK, "calm", 80)],
  "cellulose.ivy.drew": ({ text }) => [
    { kind: "fly", icon: "card", from: DECK, to: ivy },
    floatingText(ivy, text("action").toUpperCase()),
  ],
  "cellulose.ivy.skipped": () => [pulse(ivy, "bad", 60)],
  "cellulose.ivy.chose": () => [pulse(ivy, "good", 110)],
  "cellulose.ivy.passed": atIvy,
  "cellulose.ivy.moved": atIvy,
  "cellulose.ivy.adopted": () => [pulse(ivy, "good", 150)],
  "cellulose.ivy.learned": () => [pulse(ivy, "good", 180)],
  "cellulose.ivy.grew": () => [{ kind: "fly", icon: "growth", from: [1323, 398], to: ivy }],
  "cellulose.ivy.gained": () => [{ kind: "fly", icon: "card", from: DECK, to: ivy }],
  "cellulose.ivy.given": () => [{ kind: "fly", icon: "card", from: DECK, to: ivy }],
  "cellulose.ivy.revealed": () => [{ kind: "fly", icon: "card", from: DECK, to: [DECK[0], 760] }],
  "cellulose.ivy.kept": atIvy,
};

/** Return the animations of an event; none for an event that the game does not know. */
export const animationsFor = (event: GameEvent, table: CelluloseTable): BoardAnimation[] =>
  animateEvent(ANIMATORS, event, table);

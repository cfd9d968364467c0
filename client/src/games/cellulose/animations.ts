// What moves on the Cellulose plate for each event.
import type { Point } from "../../art/hand-drawn";
import type { Move } from "../../art/animation";
import type { Fact } from "../../i18n/localization";
import { acted, dockAt, points, pulse, sign, type Act as ActOf, type Told as ToldOf } from "../event-animations";
import { CHAIN, DECK, XYLEM, plant, regionAt, spaceAt, wallAt } from "./layout";
import type { CelluloseTable } from "./table";

type Told = ToldOf<CelluloseTable>;
type Act = ActOf<CelluloseTable>;

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

const node = ({ text, table }: Told): Point => plant(table)[text("node")] ?? [1323, 400];
const region = ({ seat, table }: Told): Point => regionAt(seat, table.players.length);
const scored: Act = ({ seat, count, table }) => points(seat, count, table);
const ivy: Point = [1380, 930];
const atIvy: Act = () => [pulse(ivy, "calm", 90)];
const draw: Act = ({ seat, table }) => [{ kind: "fly", icon: "card", from: DECK, to: dockAt(seat, table) }];

export const ACTS: Record<string, Act> = {
  "cellulose.first.drawn": ({ seat, table }) => [{ kind: "fly", icon: "first", from: MIDDLE, to: dockAt(seat, table) }],
  "cellulose.round.began": ({ text }) => [{ kind: "wash", tone: "sunrise" }, sign(MIDDLE, text("round"))],
  "cellulose.gained": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: SOURCES[text("resource")] ?? MIDDLE, to: dockAt(seat, table), count },
  ],
  "cellulose.paid": ({ seat, count, text, table }) => [
    { kind: "fly", icon: text("resource"), from: dockAt(seat, table), to: SOURCES[text("resource")] ?? MIDDLE, count },
  ],
  "cellulose.vacuole.watered": (told) => [
    { kind: "fly", icon: "water", from: [85, 560], to: region(told), count: told.count },
  ],
  "cellulose.vacuole.drank": (told) => [
    { kind: "fly", icon: "water", from: region(told), to: [312, 300], count: told.count },
  ],
  "cellulose.scored": scored,
  "cellulose.sunrise.collected": (told) => [pulse(node(told), "good", 80)],
  "cellulose.placed": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "flask",
      seat,
      grey: text("marker") === "gray",
      from: dockAt(seat, table),
      to: spaceAt(text("space")),
    },
  ],
  "cellulose.passed": ({ seat, table }) => [pulse(dockAt(seat, table), "calm", 50)],
  "cellulose.level.set": ({ text }) => [
    sign([85, 380], text("level")),
    pulse([85, (XYLEM.top + XYLEM.bottom) / 2], "calm", 90),
  ],
  "cellulose.wall.built": ({ seat, text, table }) => [
    {
      kind: "fly",
      icon: "carbohydrate",
      from: dockAt(seat, table),
      to: wallAt(Number(text("place")) - 1, table.wall.health.length),
    },
  ],
  "cellulose.grew": (told) => [{ kind: "piece", shape: "marker", seat: told.seat, from: [936, 500], to: node(told) }],
  "cellulose.plant.bonus": (told) => [pulse(node(told), "good", 100)],
  "cellulose.plant.returned": (told) => [
    { kind: "piece", shape: "marker", seat: told.seat, from: [1323, 760], to: node(told) },
  ],
  "cellulose.nucleus.first": ({ seat, table }) => [
    { kind: "fly", icon: "first", from: spaceAt("nucleus"), to: dockAt(seat, table) },
  ],
  "cellulose.drew": draw,
  "cellulose.market.took": ({ seat, text, table }) => [
    { kind: "fly", icon: "card", from: spaceAt(text("space")), to: dockAt(seat, table) },
  ],
  "cellulose.card.played": ({ seat, table }) => [{ kind: "fly", icon: "card", from: dockAt(seat, table), to: MIDDLE }],
  "cellulose.card.discarded": ({ seat, table }) => [
    { kind: "fly", icon: "discard", from: dockAt(seat, table), to: DECK },
  ],
  "cellulose.marker.recovered": ({ seat, text, table }) => [
    {
      kind: "piece",
      shape: "flask",
      seat,
      grey: text("marker") === "gray",
      from: spaceAt(text("space")),
      to: dockAt(seat, table),
    },
  ],
  "cellulose.enzyme.activated": ({ seat, table }) => [
    pulse(dockAt(seat, table), "good", 60),
    { kind: "fly", icon: "protein", from: dockAt(seat, table), to: MIDDLE },
  ],
  "cellulose.evening.fell": () => [{ kind: "wash", tone: "evening" }],
  "cellulose.vacuole.rewarded": (told) => [pulse(region(told), "good", 110), ...scored(told)],
  "cellulose.vacuole.marker": ({ seat, table }) => [
    { kind: "piece", shape: "flask", seat: -1, grey: true, from: [680, 560], to: dockAt(seat, table) },
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
    sign(ivy, text("action").toUpperCase()),
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

export const moves = (event: Fact, table: CelluloseTable): Move[] => acted(ACTS, event, table);

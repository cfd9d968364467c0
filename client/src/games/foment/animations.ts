// What moves on the Foment plate for each event.
import type { Point } from "../../art/hand-drawn";
import type { Move } from "../../art/animation";
import type { Fact } from "../../i18n/localization";
import { acted, besideDock, dockAt, pulse, sign, type Act as ActOf, type Told as ToldOf } from "../event-animations";
import { BANK, CENTRE, CLOCK, DECK, cellAt, middleOf, plasmidAt } from "./layout";
import type { FomentTable } from "./table";

type Told = ToldOf<FomentTable>;
type Act = ActOf<FomentTable>;

const bank: Point = [BANK[0] + 200, BANK[1] + 38];
const sea = (name: string, table: FomentTable): Point => middleOf(table.regions[name]);
const cell = ({ seat, table }: Told): Point => cellAt(seat, table);
const plasmid = (name: string, table: FomentTable): Point => {
  const [x, y] = plasmidAt(Math.max(0, Object.keys(table.plasmids).indexOf(name)));
  return [x + 100, y + 60];
};
const meal = ({ text }: Told, from: Point, to: Point): Move[] =>
  (["lipid", "amino", "carb"] as const).flatMap((icon): Move[] => {
    const count = Number(text(`${icon}s`) || 0);
    return count > 0 ? [{ kind: "fly", icon, from, to, count }] : [];
  });
const dealt: Act = ({ seat, table }) => [{ kind: "fly", icon: "card", from: CENTRE, to: dockAt(seat, table) }];
const win: Act = (told) => [pulse(cell(told), "good", 260), { kind: "wash", tone: "sunrise" }];

export const ACTS: Record<string, Act> = {
  "foment.dealt": dealt,
  "foment.kept": ({ seat, table }) => [pulse(dockAt(seat, table), "calm", 50)],
  "foment.rolled": ({ seat, text, table }) => [{ kind: "die", at: besideDock(seat, table), face: text("face") }],
  "foment.placed": (told) => [
    {
      kind: "piece",
      shape: "cell",
      seat: told.seat,
      from: dockAt(told.seat, told.table),
      to: sea(told.text("region"), told.table),
    },
  ],
  "foment.fell": ({ text, table }) => {
    const to = sea(text("region"), table);
    return [{ kind: "fly", icon: text("nutrient"), from: [to[0] + 30, -40], to, lift: 0.02 }];
  },
  "foment.round": ({ text }) => [sign(CENTRE, text("round"))],
  "foment.moved": ({ seat, text, table }) => [
    { kind: "piece", shape: "cell", seat, from: sea(text("from"), table), to: sea(text("region"), table) },
  ],
  "foment.stayed": (told) => [pulse(cell(told), "calm", 60)],
  "foment.encysted": (told) => [pulse(cell(told), "calm", 80)],
  "foment.ate": (told) => meal(told, sea(told.text("region"), told.table), dockAt(told.seat, told.table)),
  "foment.shared": ({ text, table }) => [pulse(sea(text("region"), table), "calm", 90)],
  "foment.took": (told) => [pulse(cell(told), "calm", 50), ...meal(told, cell(told), dockAt(told.seat, told.table))],
  "foment.absorbed": ({ seat, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: bank, to: dockAt(seat, table) },
  ],
  "foment.tide-rolled": ({ text }) => [{ kind: "die", at: CLOCK, face: text("face") }],
  "foment.tide-came": () => [{ kind: "wash", tone: "tide" }, pulse(CENTRE, "calm", 420)],
  "foment.tide-stayed": ({ text }) => [pulse(CLOCK, "calm", 110), sign(CLOCK, `${text("target")}+`)],
  "foment.unveiled": ({ text, table }) => [pulse(plasmid(text("structure"), table), "good", 120)],
  "foment.maintained": ({ seat, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: dockAt(seat, table), to: bank },
  ],
  "foment.maintained-free": (told) => [pulse(cell(told), "good", 60)],
  "foment.damaged": (told) => [
    { kind: "fly", icon: "damage", from: [cell(told)[0], cell(told)[1] - 70], to: cell(told) },
    pulse(cell(told), "bad", 70),
  ],
  "foment.pumped": (told) => [pulse(cell(told), "good", 60)],
  "foment.leaked": (told) => [
    {
      kind: "fly",
      icon: told.text("nutrient"),
      from: dockAt(told.seat, told.table),
      to: sea(told.text("region"), told.table),
    },
  ],
  "foment.fed": ({ seat, other, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: dockAt(seat, table), to: dockAt(other, table) },
  ],
  "foment.powered": (told) => [pulse(cell(told), "good", 60)],
  "foment.paid": ({ seat, text, table }) => [
    { kind: "fly", icon: "carb", from: dockAt(seat, table), to: bank, count: Number(text("carbs") || 1) },
  ],
  "foment.grew": (told) => [
    { kind: "fly", icon: "photosynthesis", from: [cell(told)[0], -40], to: cell(told) },
    ...meal(told, cell(told), dockAt(told.seat, told.table)),
  ],
  "foment.mutation-rolled": (told) => [{ kind: "die", at: cell(told), face: told.text("face") }],
  "foment.unchanged": (told) => [pulse(cell(told), "calm", 50)],
  "foment.no-mutation": () => [pulse(DECK, "calm", 60)],
  "foment.mutated": (told) => [{ kind: "fly", icon: "damage", from: DECK, to: cell(told) }],
  "foment.shuffled": () => [pulse(DECK, "calm", 80)],
  "foment.built": (told) => [
    { kind: "fly", icon: "build", from: plasmid(told.text("structure"), told.table), to: cell(told) },
  ],
  "foment.exchanged": ({ seat, text, table }) => [
    { kind: "fly", icon: text("from"), from: dockAt(seat, table), to: bank, count: Number(text("amount") || 1) },
    {
      kind: "fly",
      icon: text("nutrient"),
      from: bank,
      to: dockAt(seat, table),
      count: Number(text("amount") || 1),
      lift: -0.2,
    },
  ],
  "foment.attacked": (told) => [
    {
      kind: "fly",
      icon: told.text("structure") === "dnase" ? "damage" : "lipid",
      from: cell(told),
      to: cellAt(told.other, told.table),
    },
    pulse(cellAt(told.other, told.table), "bad", 70),
  ],
  "foment.attack-rolled": (told) => [{ kind: "die", at: cell(told), face: told.text("face") }],
  "foment.breached": (told) => [pulse(cell(told), "bad", 60)],
  "foment.dissolved": (told) => [pulse(cell(told), "bad", 90)],
  "foment.withstood": (told) => [pulse(cell(told), "good", 60)],
  "foment.stole": ({ seat, other, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: dockAt(other, table), to: dockAt(seat, table) },
  ],
  "foment.blocked": (told) => [pulse(cell(told), "good", 80)],
  "foment.passed": ({ seat, table }) => [pulse(dockAt(seat, table), "calm", 40)],
  "foment.died": (told) => [pulse(sea(told.text("region"), told.table), "bad", 150)],
  "foment.claimed": win,
  "foment.won": win,
  "foment.survived": win,
  "foment.expired": () => [{ kind: "wash", tone: "evening" }],
  "foment.extinct": () => [{ kind: "wash", tone: "evening" }],
};

export const moves = (event: Fact, table: FomentTable): Move[] => acted(ACTS, event, table);

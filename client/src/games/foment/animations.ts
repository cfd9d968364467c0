// What moves on the Foment board for each event.
import type { Point } from "../../art/hand-drawn";
import type { BoardAnimation } from "../../art/animation";
import type { GameEvent } from "../../i18n/localization";
import {
  animateEvent,
  besidePlayer,
  playerAt,
  pulse,
  floatingText,
  type EventAnimator as AnimatorOf,
  type EventInput as InputOf,
} from "../event-animations";
import { BANK, CENTRE, CLOCK, DECK, cellAt, middleOf, plasmidAt } from "./layout";
import type { FomentTable } from "./table";

type EventInput = InputOf<FomentTable>;
type EventAnimator = AnimatorOf<FomentTable>;

const bank: Point = [BANK[0] + 200, BANK[1] + 38];
const sea = (name: string, table: FomentTable): Point => middleOf(table.regions[name]);
const cell = ({ seat, table }: EventInput): Point => cellAt(seat, table);
const plasmid = (name: string, table: FomentTable): Point => {
  const [x, y] = plasmidAt(Math.max(0, Object.keys(table.plasmids).indexOf(name)));
  return [x + 100, y + 60];
};
const meal = ({ text }: EventInput, from: Point, to: Point): BoardAnimation[] =>
  (["lipid", "amino", "carb"] as const).flatMap((icon): BoardAnimation[] => {
    const count = Number(text(`${icon}s`) || 0);
    return count > 0 ? [{ kind: "fly", icon, from, to, count }] : [];
  });
const dealt: EventAnimator = ({ seat, table }) => [
  { kind: "fly", icon: "card", from: CENTRE, to: playerAt(seat, table) },
];
const win: EventAnimator = (input) => [pulse(cell(input), "good", 260), { kind: "wash", tone: "sunrise" }];

/** What each event of the game lets be seen. */
export const ANIMATORS: Record<string, EventAnimator> = {
  "foment.dealt": dealt,
  "foment.kept": ({ seat, table }) => [pulse(playerAt(seat, table), "calm", 50)],
  "foment.rolled": ({ seat, text, table }) => [{ kind: "die", at: besidePlayer(seat, table), face: text("face") }],
  "foment.placed": (input) => [
    {
      kind: "piece",
      shape: "cell",
      seat: input.seat,
      from: playerAt(input.seat, input.table),
      to: sea(input.text("region"), input.table),
    },
  ],
  "foment.fell": ({ text, table }) => {
    const to = sea(text("region"), table);
    return [{ kind: "fly", icon: text("nutrient"), from: [to[0] + 30, -40], to, lift: 0.02 }];
  },
  "foment.round": ({ text }) => [floatingText(CENTRE, text("round"))],
  "foment.moved": ({ seat, text, table }) => [
    { kind: "piece", shape: "cell", seat, from: sea(text("from"), table), to: sea(text("region"), table) },
  ],
  "foment.stayed": (input) => [pulse(cell(input), "calm", 60)],
  "foment.encysted": (input) => [pulse(cell(input), "calm", 80)],
  "foment.ate": (input) => meal(input, sea(input.text("region"), input.table), playerAt(input.seat, input.table)),
  "foment.shared": ({ text, table }) => [pulse(sea(text("region"), table), "calm", 90)],
  "foment.took": (input) => [
    pulse(cell(input), "calm", 50),
    ...meal(input, cell(input), playerAt(input.seat, input.table)),
  ],
  "foment.absorbed": ({ seat, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: bank, to: playerAt(seat, table) },
  ],
  "foment.tide-rolled": ({ text }) => [{ kind: "die", at: CLOCK, face: text("face") }],
  "foment.tide-came": () => [{ kind: "wash", tone: "tide" }, pulse(CENTRE, "calm", 420)],
  "foment.tide-stayed": ({ text }) => [pulse(CLOCK, "calm", 110), floatingText(CLOCK, `${text("target")}+`)],
  "foment.unveiled": ({ text, table }) => [pulse(plasmid(text("structure"), table), "good", 120)],
  "foment.maintained": ({ seat, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: playerAt(seat, table), to: bank },
  ],
  "foment.maintained-free": (input) => [pulse(cell(input), "good", 60)],
  "foment.damaged": (input) => [
    { kind: "fly", icon: "damage", from: [cell(input)[0], cell(input)[1] - 70], to: cell(input) },
    pulse(cell(input), "bad", 70),
  ],
  "foment.pumped": (input) => [pulse(cell(input), "good", 60)],
  "foment.leaked": (input) => [
    {
      kind: "fly",
      icon: input.text("nutrient"),
      from: playerAt(input.seat, input.table),
      to: sea(input.text("region"), input.table),
    },
  ],
  "foment.fed": ({ seat, other, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: playerAt(seat, table), to: playerAt(other, table) },
  ],
  "foment.powered": (input) => [pulse(cell(input), "good", 60)],
  "foment.paid": ({ seat, text, table }) => [
    { kind: "fly", icon: "carb", from: playerAt(seat, table), to: bank, count: Number(text("carbs") || 1) },
  ],
  "foment.grew": (input) => [
    { kind: "fly", icon: "photosynthesis", from: [cell(input)[0], -40], to: cell(input) },
    ...meal(input, cell(input), playerAt(input.seat, input.table)),
  ],
  "foment.grew-nothing": (input) => [pulse(cell(input), "calm", 60)],
  "foment.mutation-rolled": (input) => [{ kind: "die", at: cell(input), face: input.text("face") }],
  "foment.unchanged": (input) => [pulse(cell(input), "calm", 50)],
  "foment.no-mutation": () => [pulse(DECK, "calm", 60)],
  "foment.mutated": (input) => [{ kind: "fly", icon: "damage", from: DECK, to: cell(input) }],
  "foment.shuffled": () => [pulse(DECK, "calm", 80)],
  "foment.built": (input) => [
    { kind: "fly", icon: "build", from: plasmid(input.text("structure"), input.table), to: cell(input) },
  ],
  "foment.exchanged": ({ seat, text, table }) => [
    { kind: "fly", icon: text("from"), from: playerAt(seat, table), to: bank, count: Number(text("amount") || 1) },
    {
      kind: "fly",
      icon: text("nutrient"),
      from: bank,
      to: playerAt(seat, table),
      count: Number(text("amount") || 1),
      lift: -0.2,
    },
  ],
  "foment.attacked": (input) => [
    {
      kind: "fly",
      icon: input.text("structure") === "dnase" ? "damage" : "lipid",
      from: cell(input),
      to: cellAt(input.other, input.table),
    },
    pulse(cellAt(input.other, input.table), "bad", 70),
  ],
  "foment.attack-rolled": (input) => [{ kind: "die", at: cell(input), face: input.text("face") }],
  "foment.breached": (input) => [pulse(cell(input), "bad", 60)],
  "foment.dissolved": (input) => [pulse(cell(input), "bad", 90)],
  "foment.withstood": (input) => [pulse(cell(input), "good", 60)],
  "foment.stole": ({ seat, other, text, table }) => [
    { kind: "fly", icon: text("nutrient"), from: playerAt(other, table), to: playerAt(seat, table) },
  ],
  "foment.blocked": (input) => [pulse(cell(input), "good", 80)],
  "foment.passed": ({ seat, table }) => [pulse(playerAt(seat, table), "calm", 40)],
  "foment.died": (input) => [pulse(sea(input.text("region"), input.table), "bad", 150)],
  "foment.claimed": win,
  "foment.won": win,
  "foment.survived": win,
  "foment.expired": () => [{ kind: "wash", tone: "evening" }],
  "foment.extinct": () => [{ kind: "wash", tone: "evening" }],
};

/** Return the animations of an event; none for an event that the game does not know. */
export const animationsFor = (event: GameEvent, table: FomentTable): BoardAnimation[] =>
  animateEvent(ANIMATORS, event, table);

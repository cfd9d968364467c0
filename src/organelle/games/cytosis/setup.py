"""Set-up, in the order of the rulebook. [CY-2.1 to CY-2.7, CY-14.1, CY-15.1, CY-15.2, CY-15.3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.cards import DETOX_CARD, VIRUS_CARD, VIRUS_EVENT
from organelle.games.cytosis.editions import DETOX_OUT_OF_TWO, Rules
from organelle.games.cytosis.events import (
    CARD_REMOVED,
    DEALT,
    EVENT_REMOVED,
    FIRST_NAMED,
    GOAL_CHANGED,
    GOAL_LAID,
    RETURNED,
)
from organelle.games.cytosis.expansions.draft import MODIFICATION_CARDS, Draft
from organelle.games.cytosis.phases.renewal import Fill
from organelle.games.cytosis.phases.rounds import Round, Turns
from organelle.games.cytosis.state import DEALT_SECRETLY, Cytosis
from organelle.games.cytosis.vocabulary import (
    ATP,
    CHANGE_GOAL,
    DRAW,
    FIRST,
    LAY_GOAL,
    LIPID,
    MRNA,
    REMOVE_CARD,
    REMOVE_EVENT,
    RETURN,
    TAKE,
    ChangeGoalFields,
    DrawFields,
    FirstFields,
    LayGoalFields,
    RemoveCardFields,
    RemoveEventFields,
    ReturnFields,
    TakeFields,
)
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Choice, Sealed, Step

DEALT_CARDS: Final = 3
STARTING_ATP: Final = 2


def table(seats: i64, rules: Rules) -> Cytosis:
    """Return a game with every step of the set-up to come; what is pushed last comes first."""
    s = Cytosis(seats, rules)
    s.push(Round(Turns(seats)))
    s.push(StartingResources())
    s.push(Keep(s.everyone))
    s.push(Deal())
    s.push(Fill())
    if rules.epigenetics:
        s.push(Draft(0, 0, 0, (1 << MODIFICATION_CARDS) - 1, 0, 0))
    s.push(GoalLayout())
    s.push(DetoxRemoval(DETOX_OUT_OF_TWO if seats == 2 else 0))
    s.push(EventRemoval(rules.events_out))
    if rules.first < 0:
        s.push(FirstPlayer())
    else:
        s.first = rules.first
    return s


@final
class FirstPlayer(Chance):
    """Chance names the first player. [CY-2.5]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for other in range(s.seats):
            out.add(pack(FIRST, other))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        s.first = field(action, FirstFields.SEAT)
        s.emit(FIRST_NAMED, s.first)


@final
@mypyc_attr(acyclic=True)
class EventRemoval(Step):
    """Some base events leave the game unseen; then the virus events are mixed in. [CY-2.1, CY-15.1]"""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def proceed(self, s: Cytosis) -> None:
        if self.count > 0:
            s.push(EventRemoval(self.count - 1))
            s.push(EventOut())
        elif s.rules.virus:
            for event in range(len(s.rules.events)):
                if s.rules.events[event].kind == VIRUS_EVENT:
                    s.events.add(event, s.rules.events[event].copies)


@final
class EventOut(Chance):
    """An event nobody sees leaves the game. [CY-2.1]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.events.draws(REMOVE_EVENT, out)

    def draw(self, s: Cytosis, out: ActionBuffer, rng: Rng) -> i64:
        return s.events.draw(REMOVE_EVENT, rng)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        event = field(action, RemoveEventFields.EVENT)
        s.events.take(event)
        s.removed_events[event] += 1
        s.emit(EVENT_REMOVED)


@final
@mypyc_attr(acyclic=True)
class DetoxRemoval(Step):
    """With two players three detoxes leave the game unseen. [CY-14.1]"""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def proceed(self, s: Cytosis) -> None:
        if self.count > 0:
            s.push(DetoxRemoval(self.count - 1))
            s.push(DetoxOut())


@final
class DetoxOut(Chance):
    """A detox nobody sees leaves the game. [CY-14.1]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for card in range(len(s.rules.cards)):
            if s.rules.cards[card].kind == DETOX_CARD and s.deck.counts[card] > 0:
                out.add(pack(REMOVE_CARD, card), s.deck.counts[card])

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, RemoveCardFields.CARD)
        s.deck.take(card)
        s.removed[card] += 1
        s.emit(CARD_REMOVED)


@final
class GoalLayout(Step):
    """Goals are laid out; up to three players never have both virus goals. [CY-2.2, CY-15.2]"""

    def proceed(self, s: Cytosis) -> None:
        if s.goals.count < s.rules.goals_out:
            s.push(self)
            s.push(GoalLaid())
        elif s.seats < 4 and viral_goals(s) > 1:
            s.push(self)
            s.push(GoalChanged())


def viral_goals(s: Cytosis) -> i64:
    """Return how many virus goals lie there."""
    count: i64 = 0
    for index in range(s.goals.count):
        if s.rules.goals[s.goals.items[index]].viral:
            count += 1
    return count


@final
class GoalLaid(Chance):
    """A goal is laid out. [CY-2.2]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for goal in range(len(s.goals_left)):
            if s.goals_left[goal] > 0:
                out.add(pack(LAY_GOAL, goal))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        goal = field(action, LayGoalFields.GOAL)
        s.goals_left[goal] -= 1
        s.goals.add(goal)
        s.emit(GOAL_LAID, goal)


@final
class GoalChanged(Chance):
    """One of two virus goals makes room for another goal. [CY-15.2]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for index in range(s.goals.count):
            if s.rules.goals[s.goals.items[index]].viral:
                out.add(pack(CHANGE_GOAL, s.goals.items[index]))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        goal = field(action, ChangeGoalFields.GOAL)
        for index in range(s.goals.count):
            if s.goals.items[index] == goal:
                s.goals.drop(index)
                break
        s.emit(GOAL_CHANGED, goal)


@final
class Deal(Step):
    """Everyone is dealt three cards. [CY-2.4]"""

    def proceed(self, s: Cytosis) -> None:
        for seat in range(s.seats):
            if s.players[seat].hand.count < DEALT_CARDS:
                s.push(self)
                s.push(DealtCard(seat))
                return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealtCard(Chance):
    """A card only its holder sees. [CY-2.4]"""

    def __init__(self, holder: i64) -> None:
        self.holder: i64 = holder

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cytosis, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        s.gain_card(self.holder, card, DEALT_SECRETLY)
        s.reveal(DEALT, 1 << self.holder, self.holder, card)


@final
class Keep(Sealed):
    """All give back one of three cards at once and in secret. [CY-2.4, CY-17.1]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.keep"

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        hand = s.players[seat].hand
        for index in range(hand.count):
            if not hand.repeated(index):
                out.add(pack(RETURN, hand.items[index]))

    def open(self, s: Cytosis) -> None:
        """Shuffle in the cards given back, and the Virus Attacks with them. [CY-2.4, CY-15.3]"""
        for seat in range(s.seats):
            card = field(s.slips[seat][0], ReturnFields.CARD)
            s.drop_card(seat, card)
            s.players[seat].given_back = card
            s.deck.add(card)
            s.reveal(RETURNED, 1 << seat, seat, card)
        if s.rules.virus:
            for card in range(len(s.rules.cards)):
                if s.rules.cards[card].kind == VIRUS_CARD:
                    s.deck.add(card, s.rules.cards[card].copies)


@final
class StartingResources(Step):
    """2 ATP for the first player, one more for each next; then the extra resources in turn. [CY-2.6, CY-2.7]"""

    def proceed(self, s: Cytosis) -> None:
        for turn in range(s.seats):
            s.receive(s.seat_after(turn), ATP, STARTING_ATP + turn)
        for turn in range(s.seats - 1, -1, -1):
            s.push(Extra(s.seat_after(turn)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Extra(Choice):
    """Two resources, any mix of ATP, mRNA and lipids. [CY-2.7]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.extra"

    def public(self, s: Cytosis) -> bool:
        return True

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        out.add(pack(TAKE, ATP, ATP))
        out.add(pack(TAKE, ATP, MRNA))
        out.add(pack(TAKE, ATP, LIPID))
        out.add(pack(TAKE, MRNA, MRNA))
        out.add(pack(TAKE, MRNA, LIPID))
        out.add(pack(TAKE, LIPID, LIPID))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        s.receive(seat, field(action, TakeFields.FIRST), 1)
        s.receive(seat, field(action, TakeFields.SECOND), 1)

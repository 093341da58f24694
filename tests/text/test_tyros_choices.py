"""What is asked in Tyros step by step, what can be chosen, and what it costs."""

from itertools import chain

import pytest

from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.games.tyros.actions import ACTIONS
from emporion.games.tyros.phases import ACTION
from emporion.games.tyros.phases import NAMES as PHASES
from emporion.games.tyros.refusals import REFUSALS
from emporion.text import LANGUAGES, Wording, wording
from emporion.text.tyros import TyrosWording
from emporion.text.tyros.prices import payment, price_of_draft, price_of_ship
from tests.games.tyros.randomly import VARIANTS, decisions

from .catalogues import messages
from .tour import Listening, is_sentence, positions
from .tyros_views import action, answered, asked, placed


def ask(view: View, lang: str = "en") -> str:
    return wording(lang).decision(view)


def choice(view: View, text: str, lang: str = "en") -> str:
    return wording(lang).choice(view, action(text))


# -- sailing --------------------------------------------------------------------------------------


def test_a_goal_says_its_price_and_its_way_before_it_is_chosen() -> None:
    view = asked("sail:T", "oil oil oil joker cloth")
    assert choice(view, "to:17") == "To field 17: 3 oil and 1 joker, via 31, 27, 22"
    assert choice(view, "to:17", "nl") == "Naar vak 17: 3 olie en 1 joker, via 31, 27, 22"
    assert choice(view, "to:17", "de") == "Zu Feld 17: 3 Öl und 1 Joker, über 31, 27, 22"
    assert choice(view, "to:31") == "To field 31: 1 cloth"


def test_a_goal_says_which_coast_of_italy_it_is() -> None:
    view = asked("sail:17", "oil oil oil oil")
    assert choice(view, "to:16W") == "To the west coast of field 16: 1 oil"
    assert choice(view, "to:16E") == "To the east coast of field 16: 1 oil"
    assert choice(view, "to:15") == "To field 15: 2 oil, via 16 east"


def test_a_goal_says_whose_toll_is_due() -> None:
    view = placed(asked("sail:22", "oil oil"), 1, [], [17])
    assert choice(view, "to:17") == "To field 17: 1 oil, plus a toll for Red"
    own = placed(asked("sail:22", "oil oil"), 0, [], [17])
    assert choice(own, "to:17") == "To field 17: 1 oil"


def test_the_steps_of_a_journey_are_asked_one_by_one() -> None:
    hand = "oil oil joker cloth"
    view = placed(asked("sail:22", hand), 1, [], [15])
    assert ask(view) == (
        "Your ship sails from field 22. Choose where it goes; for each field that it enters you "
        "pay a card of the empire where it ends."
    )
    toll = placed(asked("sail:22 to:15", hand), 1, [], [15])
    assert ask(toll) == (
        "The journey costs 3 oil, and Red has a city on field 15. Choose one of the other cards "
        "as toll; only you two see it."
    )
    jokers = placed(asked("sail:22 to:17", hand), 1, [], [17])
    assert (
        ask(jokers) == "The journey to field 17 costs 1 oil. Choose how many jokers you pay with."
    )
    assert choice(jokers, "jokers:0") == "Pay 1 oil"
    assert choice(jokers, "jokers:1", "de") == "1 Joker zahlen"
    chosen = placed(asked("sail:22 to:17 jokers:1", hand), 1, [], [17])
    assert ask(chosen).startswith("The journey costs 1 oil, and Red has a city on field 17.")


# -- cities and ships -----------------------------------------------------------------------------


def test_a_city_says_its_price() -> None:
    hand = "oil oil oil joker joker"
    one = placed(asked("", hand), 0, [17], [])
    assert choice(one, "city:17") == "Found a city on field 17: 3 oil and 2 jokers"
    two = placed(asked("", hand), 0, [17, 17], [])
    assert choice(two, "city:17", "nl") == "Een stad stichten op vak 17: 3 olie en 1 joker"
    assert ask(placed(asked("city:17", hand), 0, [17, 17], []), "de") == (
        "Die Stadt auf Feld 17 kostet 4 Öl. Wähle, mit wie vielen Jokern du zahlst."
    )


def test_on_field_16_it_is_asked_which_ship_goes_back() -> None:
    view = placed(asked("city:16", "oil oil oil oil"), 0, [16, 33], [])
    assert ask(view) == (
        "You have a ship at each coast of field 16. Choose the one that goes back to your supply."
    )
    assert choice(view, "back:16E") == "Take back the ship from the east coast of field 16"


def test_a_ship_says_its_price() -> None:
    hand = "oil cloth cloth joker"
    view = placed(asked("", hand), 0, [], [17])
    assert choice(view, "ship:17") == "Build a ship on field 17: 1 oil"
    second = placed(placed(asked("", hand), 0, [], [17]), 1, [17], [])
    assert choice(second, "ship:17") == "Build a ship on field 17: 2 cards, one of them oil"
    assert choice(second, "ship:17", "de") == "Ein Schiff auf Feld 17 bauen: 2 Karten, darunter Öl"
    free = placed(asked("", hand), 1, [0], [])
    free = placed(placed(free, 0, [0], []), 2, [], [])
    assert choice(free, "ship:T") == "Build a ship in Tyros: 3 cards of any sort"
    assert choice(free, "ship:T", "nl") == "Een schip bouwen in Tyros: 3 kaarten naar keuze"


def test_the_cards_for_a_ship_are_asked_for_one_by_one() -> None:
    def step(draft: str) -> str:
        view = placed(asked(draft, "oil cloth cloth"), 1, [0], [])
        return ask(placed(placed(view, 0, [0], []), 2, [], []))

    assert step("ship:T") == "The ship in Tyros costs 3 cards of any sort. Choose the first card."
    assert step("ship:T pay:oil") == "You pay 1 oil for the ship. 2 more cards to choose."
    assert step("ship:T pay:oil pay:cloth") == (
        "You pay 1 oil and 1 cloth for the ship. Choose the last card."
    )


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_choice_says_is_what_is_paid(players: int) -> None:
    """Prices as a view tells them agree with the rules; the first choices pay fewest jokers."""
    compared = set()
    games = (decisions((players, {}), seed) for seed in range(5))
    for state in chain.from_iterable(games):
        if state.phase != ACTION or state.draft:
            continue
        view = state.view(state.actor)
        for steps in _whole(state):
            done = state.copy()
            done.listen()
            for step in steps:
                done.apply(state.actor, step)
            while not done.events:
                done.apply(state.actor, done.legal(state.actor)[0])
            event = done.events[0]
            compared.add(event.kind)
            paid = event.facts["paid"]
            assert paid == _price(view, steps, paid)
    assert compared == {"sailed", "city_founded", "ship_built"}


def _whole(state: State) -> list[list[int]]:
    """Every journey, city and ship that can be begun; of a journey the goal too."""
    found = []
    for first in state.legal(state.actor):
        kind = ACTIONS.describe(first).kind
        if kind == "sail":
            begun = state.copy()
            begun.apply(state.actor, first)
            found += [[first, goal] for goal in begun.legal(state.actor)]
        elif kind in ("city", "ship"):
            found.append([first])
    return found


def _price(view: View, steps: list[int], paid: list[int]) -> list[int]:
    """What the view says that an action costs; of a ship's cards it says only how many."""
    begun = ACTIONS.describe(steps[0])
    if begun.kind != "ship":
        return payment(view, *price_of_draft(view | {"draft": steps}))
    assert len(paid) == price_of_ship(view, begun.number("field"))
    return paid


# -- the bank -------------------------------------------------------------------------------------


def test_an_exchange_at_the_bank_is_said_as_it_grows() -> None:
    hand = "copper oil oil cloth"
    assert ask(asked("swap:oil", hand)) == (
        "You lay down 1 oil. Add another card, or draw one for it."
    )
    assert ask(asked("swap:oil swap:oil swap:cloth", hand)) == (
        "You lay down 2 oil and 1 cloth. Draw as many."
    )
    assert choice(asked("swap:oil swap:oil", hand), "draw") == "Draw 2 cards for 2 oil"
    assert choice(asked("swap:oil", hand), "draw", "de") == "Eine Karte für 1 Öl ziehen"
    assert ask(asked("drop:oil", hand), "nl") == (
        "Voor een kaart van de aflegstapel leg je 1 olie af. Kies er nog 2."
    )
    assert ask(asked("drop:oil drop:oil drop:cloth", hand)) == (
        "You lay down 2 oil and 1 cloth. Choose the card that you take from the discards."
    )


# -- trade ----------------------------------------------------------------------------------------

OFFER = {"from": 1, "give": [1, 1], "want": [0]}


def test_an_offer_is_put_together_step_by_step() -> None:
    assert ask(asked("give:oil give:oil", "oil oil")) == (
        "You give 2 oil. Give more, or choose what you want for it."
    )
    assert ask(asked("give:oil give:oil want:copper", "oil oil")) == (
        "You give 2 oil for 1 copper. Ask for more, or choose whom you ask."
    )
    counter = asked("give:oil want:copper", "oil oil", "answer", **OFFER)
    assert ask(counter) == "You give 1 oil for 1 copper. Ask for more, or make the counter-offer."
    assert choice(counter, "counter") == "Counter-offer: give 1 oil for 1 copper"


def test_an_answer_says_what_it_is_about_and_whether_one_has_it() -> None:
    able = asked("", "copper", "answer", **OFFER)
    assert ask(able) == ("Red offers 2 oil for 1 copper. Accept, decline or make a counter-offer.")
    assert choice(able, "accept") == "Accept: give 1 copper for 2 oil"
    assert choice(able, "decline") == "Decline the offer"
    lacking = asked("", "cloth joker", "answer", **OFFER)
    assert ask(lacking) == (
        "Red offers 2 oil for 1 copper. You do not have that: decline or make a counter-offer."
    )
    assert ask(lacking | {"actor": 2, "actors": [2]}) == (
        "Red offers 2 oil for 1 copper. Waiting for White to answer."
    )


def test_a_partner_is_chosen_by_what_each_has_answered() -> None:
    mine = {"from": 0, "give": [1, 1], "want": [0]}
    view = answered(asked("", "oil oil cloth", "partner", **mine), 1, "accepted", [], [])
    view = answered(view, 2, "countered", [0, 0], [1, 3])
    assert ask(view) == (
        "Red accepts. White offers 2 copper for 1 oil and 1 cloth instead. "
        "Choose whom you trade with, or nobody."
    )
    assert choice(view, "with:orange") == "Trade with Red: give 2 oil for 1 copper"
    assert choice(view, "with:purple") == "Trade with White: give 1 oil and 1 cloth for 2 copper"
    assert choice(view, "nobody") == "Trade with nobody"
    unmet = view | {"hand": [1, 1]}
    assert ask(unmet, "de").startswith(
        "Rot nimmt an. Weiß bietet stattdessen 2 Kupfer für 1 Öl und 1 Tuch, und das hast du nicht."
    )
    watched = view | {"seat": None}
    del watched["hand"]
    assert ask(watched, "nl") == (
        "Rood neemt het aan. Wit biedt in plaats daarvan 2 koper aan voor 1 olie en 1 doek. "
        "Wachten tot Blauw een ruilpartner kiest."
    )


# -- turns and rounds -----------------------------------------------------------------------------


def test_a_turn_says_when_talk_is_over_and_what_a_pass_would_do() -> None:
    plain = ask(asked(passes=0, offers_left=2, trades_left=1))
    assert ask(asked(passes=0, offers_left=0, trades_left=1)) == (
        f"{plain} You cannot make another offer this turn."
    )
    assert ask(asked(passes=2, offers_left=1, trades_left=0)) == (
        f"{plain} Before players trade again, one of the other actions has to come. "
        "All others have passed: if you pass too, the round ends."
    )


def test_a_lay_round_is_counted_where_there_are_two() -> None:
    two = asked(phase="laying", lay_round=1, lay_rounds=2)
    assert ask(two).startswith("Tile round 1 of 2:")
    assert ask(asked(phase="laying", lay_round=1, lay_rounds=1)) == (
        "Lay a tile and choose the empire that grows there."
    )


def test_what_may_be_kept_is_said_until_few_enough_are_left() -> None:
    hand = "copper oil oil cloth joker"
    assert ask(asked("", hand, "keeping", most=3)) == (
        "The round is over. You may keep up to 3 cards: choose 2 more to lay down."
    )
    kept = asked("away:copper away:oil", hand, "keeping", most=3)
    assert ask(kept) == "The round is over. Keep your 3 cards, or lay some down."
    assert choice(kept, "done") == "Keep 1 oil, 1 cloth and 1 joker"
    assert choice(asked("away:oil", "oil", "keeping", most=3), "done") == "Keep no cards"
    chosen = asked("", hand, "keeping", most=3) | {"choice": [0, 1], "actor": 1, "actors": [1, 2]}
    assert ask(chosen) == (
        "You keep 1 oil, 1 cloth and 1 joker. Waiting for Red and White to choose what to keep."
    )
    assert ask(chosen | {"actors": [2]}, "nl") == (
        "Je houdt 1 olie, 1 doek en 1 joker. Wachten tot Wit kiest welke kaarten blijven."
    )
    assert ask(chosen | {"choice": None}, "de") == (
        "Warten, bis Rot und Weiß wählen, welche Karten bleiben."
    )
    assert ask(asked("away:oil", "oil", "keeping", most=3), "de") == (
        "Die Runde ist vorbei. Du behältst keine Karte."
    )


# -- kinds of actions -----------------------------------------------------------------------------


def test_every_kind_that_begins_an_action_asks_for_its_next_step() -> None:
    begun = {
        ACTIONS.describe(state.draft[0]).kind
        for variant in VARIANTS
        for state in decisions(variant, 1)
        if state.draft
    }
    methods = dir(TyrosWording)
    assert begun == {name[len("_step_") :] for name in methods if name.startswith("_step_")}


# -- refusals -------------------------------------------------------------------------------------

FACTS = {
    "decision": "laying",
    "tile": 17,
    "empire": 0,
    "coast": 33,
    "card": 4,
    "price": 5,
    "jokers": 2,
    "offers": 3,
    "trades": 4,
    "seat": 1,
}


def test_every_refusal_of_tyros_is_worded_in_every_language(words: Wording) -> None:
    tyros = words.game("tyros")
    said = [tyros.refusal(code, FACTS) for code in REFUSALS]
    assert len(set(said)) == len(said)
    assert all(is_sentence(sentence) for sentence in said), said
    asked_for = [tyros.refusal("other_decision", {"decision": phase}) for phase in PHASES]
    assert len(set(asked_for)) == len(asked_for)
    assert all(is_sentence(sentence) for sentence in asked_for), asked_for


def test_a_price_that_is_too_high_is_named() -> None:
    def refused(code: str, **facts: int) -> str:
        return wording("en").game("tyros").refusal(code, facts)

    assert refused("too_dear", empire=1, price=5) == (
        "That costs 5 oil. You do not have that, even with jokers."
    )
    assert "2 cards, one of them oil" in refused("too_dear", empire=1, price=2)
    assert "7 cards of any sort" in refused("too_dear", empire=-1, price=7)
    assert refused("too_far", coast=33, empire=1, price=2) == (
        "The journey to the east coast of field 16 costs 2 oil. You do not have that, even "
        "with jokers."
    )


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_refused_in_a_game_is_refused_in_a_sentence(lang: str) -> None:
    words = Listening(lang)
    for number, state in enumerate(positions(3, 5, game="tyros")):
        if number % 5 or state.actor in (CHANCE, OVER):
            continue
        legal = state.legal(state.actor)
        for refused in range(len(ACTIONS)):
            if refused not in legal:
                reason = state.refusal(state.actor, refused)
                sentence = words.game("tyros").refusal(reason.code, reason.facts)
                assert is_sentence(sentence), sentence
    refusals = {key for key in messages("en") if key.startswith("tyros.refusal.")}
    assert len(refusals & words.said) > len(refusals) / 2


def test_every_choice_of_a_game_is_worded(words: Wording) -> None:
    for number, state in enumerate(positions(4, 2, {"setup": "variable"}, "tyros")):
        if number % 3 == 0 and state.actor >= 0:
            view = state.view(state.actor)
            said = [words.choice(view, each) for each in state.legal(state.actor)]
            assert len(set(said)) == len(said)
            assert not any(set("{}_") & set(each) for each in said)
            assert all(each[0].isupper() or each[0].isdigit() for each in said)

"""Observations: the compiled encoders agree with what is read off views, at every decision."""

import numpy as np
import pytest

from emporion.core.rng import Rng
from emporion.games import find
from emporion.research import features, layout, unflatten
from emporion.research.encoders import encoded_games, encoder, read

from ..sampled import sampled
from .games import Table, positions, tables

TABLES = [table for game in encoded_games() for table in tables(game)]


@pytest.mark.parametrize("table", sampled(TABLES), ids=str)
def test_what_is_encoded_is_what_the_view_says(table: Table) -> None:
    game, players, _ = table
    places = layout(game, players)
    writer = encoder(game, players)
    high = np.concatenate([[each.high] * (each.end - each.start) for each in places])
    for number, state in enumerate(positions(table, seed=players)):
        # One seat a position: over a game, every seat is looked through at every kind of decision.
        seat = number % players
        row = features(state.view(seat))
        encoded = writer.encode(state, seat)
        told = {each.name: row[each.start : each.end].tolist() for each in places}
        found = {each.name: list(encoded[each.start : each.end]) for each in places}
        assert found == told, seat
        assert (row <= high).all()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_hidden_is_in_an_observation(table: Table) -> None:
    game, players, _ = table
    rng = Rng(players)
    for number, state in enumerate(positions(table, seed=players + 100)):
        if number % 7 == 0 and state.actor >= 0:
            seat = (number // 7) % players
            other = find(game).determinize(state.view(seat), lambda count: int(rng.below(count)))
            writer = encoder(game, players)
            assert writer.encode(other, seat) == writer.encode(state, seat)


@pytest.mark.parametrize("table", [table for table in TABLES if not table[2]], ids=str)
def test_a_layout_has_a_name_for_every_place_and_reading_fills_them_all(table: Table) -> None:
    game, players, _ = table
    places = layout(game, players)
    assert len({each.name for each in places}) == len(places)
    assert [each.start for each in places] == [0, *[each.end for each in places[:-1]]]
    state = next(positions(table, seed=1))
    fields = read(state.view(0))
    assert {each.name: each.end - each.start for each in places} == {
        name: len(numbers) for name, numbers in fields.items()
    }
    row = features(state.view(0))
    taken_apart = unflatten(game, players, row)
    assert np.concatenate(list(taken_apart.values())).tolist() == row.tolist()

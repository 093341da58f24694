"""Tables as guests use them: exactly one result, nothing lost, and refusals that say why."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from emporion import replay
from emporion.core.errors import IllegalAction, InvalidPlayerCount, NothingToUndo, NotYourDecision
from emporion.core.rng import Rng
from emporion.store import Store
from emporion.web.errors import (
    AlreadyBegun,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    StaleDecision,
    StillHere,
    StillPlaying,
    UnknownInvite,
    UnknownTable,
)
from emporion.web.host import Guest, SeatSpec, TableService, TableSpec, rematch
from emporion.web.host.table_spec import against_bots

from .services import BLUE, ORANGE, beat, bot_turn, decide, let_bots_play, with_service

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatSpec(kind) for kind in ("me", "invite", "bot", "here"))


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
def test_a_whole_game_ends_with_a_record_that_replays(game: str, tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        rng = Rng(7)
        live = await service.create(BLUE, against_bots(game, 3))
        table = live.table.id
        steps = 0
        while not live.over:
            live = await let_bots_play(service, live, rng)
            if live.over:
                break
            steps += 1
            if steps % 9 == 0:
                service = TableService(
                    service.store
                )  # another process, or the same one after a crash
                live = await service.table(table)
            if live.turns[0].laid and rng.below(6) == 0:
                try:
                    live = await service.undo(table, 0, live.row(0).turn, bool(rng.below(2)))
                    continue
                except NothingToUndo:
                    pass  # every step of the draft was without a choice
            live = await decide(service, live, 0, rng)
        stored = await service.store.load(table)
        assert stored is not None
        assert stored.table.status == "over"
        assert not stored.table.bots_due
        assert stored.table.record is not None
        text = await service.store.record(stored.table.record)
        assert text is not None
        assert replay(text).outcome() == live.match.outcome()

    with_service(tmp_path, story)


def test_a_table_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, against_bots("byzanz"))
        assert live.begun
        assert live.held_by(BLUE.id) == [0]
        assert [live.by_bot(seat) for seat in range(4)] == [False, True, True, True]

    with_service(tmp_path, story)


def test_a_table_waits_for_invited_guests(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, BOT)))
        assert not live.begun
        invite = live.row(1).invite
        assert invite is not None
        with pytest.raises(UnknownInvite):
            await service.sit(live.table.id, 1, ORANGE, "guessed")
        found, seat = await service.invited_to(invite)
        assert (found.table.id, seat) == (live.table.id, 1)
        live = await service.sit(live.table.id, 1, ORANGE, invite)
        assert live.begun
        assert live.held_by(ORANGE.id) == [1]
        with pytest.raises(AlreadyBegun):
            await service.sit(live.table.id, 1, BLUE, invite)

    with_service(tmp_path, story)


def test_two_guests_who_take_one_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        other = TableService(
            service.store
        )  # another process: it does not know the locks of the first
        live = await service.create(
            BLUE, TableSpec("byzanz", 4, (ME, INVITED, INVITED, BOT), listed=True)
        )
        guests = [ORANGE, Guest("green-guest", "Green's")]
        results = await asyncio.gather(
            service.sit(live.table.id, 1, guests[0]),
            other.sit(live.table.id, 1, guests[1]),
            return_exceptions=True,
        )
        refused = [result for result in results if isinstance(result, SeatTaken)]
        assert len(refused) == 1

    with_service(tmp_path, story)


def test_only_the_host_begins_without_waiting(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, BOT)))
        with pytest.raises(NotTheHost):
            await service.start(live.table.id, ORANGE)
        live = await service.start(live.table.id, BLUE)
        assert live.begun
        assert live.by_bot(1)
        assert live.row(1).invite is not None  # the link leads to the table, to watch
        with pytest.raises(AlreadyBegun):
            await service.start(live.table.id, BLUE)

    with_service(tmp_path, story)


def test_a_double_click_is_carried_out_once(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        # Dealt so that no turn plays itself after the click.
        live = await service.create(BLUE, replace(against_bots("byzanz", 3), seed="1"))
        live = await let_bots_play(service, live, Rng(1))
        turn, action = live.row(0).turn, live.options(0)[-1]
        results = await asyncio.gather(
            service.act(live.table.id, 0, turn, action),
            service.act(live.table.id, 0, turn, action),
            other.act(live.table.id, 0, turn, action),
            return_exceptions=True,
        )
        stale = [result for result in results if isinstance(result, StaleDecision)]
        assert len(stale) == 2
        stored = await service.store.load(live.table.id)
        assert stored is not None
        assert stored.seats[0].turn == turn + 1

    with_service(tmp_path, story)


def test_a_stale_tab_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, against_bots("byzanz", 3))
        live = await let_bots_play(service, live, Rng(1))
        turn = live.row(0).turn
        live = await decide(service, live, 0, Rng(2))
        version = live.table.version
        with pytest.raises(StaleDecision):
            await service.act(live.table.id, 0, turn, 0)
        with pytest.raises(StaleDecision):
            await service.undo(live.table.id, 0, turn)
        assert await service.store.version(live.table.id) == version

    with_service(tmp_path, story)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, against_bots("byzanz", 3))
        live = await let_bots_play(service, live, Rng(1))
        before = live.view(0)
        illegal = next(a for a in range(live.match.game.num_actions) if a not in live.options(0))
        for action in (illegal, -1, 10**6):
            with pytest.raises(IllegalAction):
                await service.act(live.table.id, 0, live.row(0).turn, action)
        with pytest.raises(NotYourDecision):
            await service.act(live.table.id, 1, live.row(1).turn, 0)
        assert (await service.table(live.table.id)).view(0) == before
        assert (await TableService(service.store).table(live.table.id)).view(0) == before

    with_service(tmp_path, story)


def test_seats_that_bid_at_the_same_time_do_not_disturb_each_other(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        spec = TableSpec("ys", 4, (ME, HERE, HERE, HERE))
        live = await service.create(BLUE, spec)
        assert len(live.match.actors) == 4
        table = live.table.id
        rng = Rng(3)
        drafts = {seat: bot_turn(live, seat, rng).chain for seat in range(4)}

        async def bid(at: TableService, seat: int) -> None:
            for step in drafts[seat]:
                now = await at.table(table)
                if now.turns[seat].laid == drafts[seat]:
                    break
                await at.act(table, seat, now.row(seat).turn, step)

        await asyncio.gather(bid(service, 0), bid(other, 1), bid(service, 2), bid(other, 3))
        live = await service.table(table)
        bids = [move for move in live.moves if not move.forced]
        assert sorted(move.actor for move in bids[:4]) == [0, 1, 2, 3]
        assert {move.actor: list(move.actions) for move in bids[:4]} == drafts
        assert (await other.table(table)).match.record() == live.match.record()

    with_service(tmp_path, story)


def test_a_seat_that_is_left_is_played_by_a_bot_and_can_be_taken_back(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, BOT)))
        live = await service.sit(live.table.id, 1, ORANGE, live.row(1).invite)
        table = live.table.id
        with pytest.raises(NotYourSeat):
            await service.leave(table, 2, BLUE)
        with pytest.raises(StillHere):
            await service.leave(table, 1, BLUE)  # Orange has just sat down
        live = await service.leave(table, 1, ORANGE)
        assert live.by_bot(1)
        with pytest.raises(StaleDecision):
            await service.act(table, 1, live.row(1).turn, 0)
        with pytest.raises(NotYourSeat):
            await service.rejoin(table, 1, BLUE)
        live = await service.rejoin(table, 1, ORANGE)
        assert not live.by_bot(1)

    with_service(tmp_path, story)


def test_a_seat_whose_holder_is_gone_can_be_handed_to_a_bot_by_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, BOT)))
        live = await service.sit(live.table.id, 1, ORANGE, live.row(1).invite)
        assert await beat(service, live.table.id, [0]) == (True, True, False)
        monkeypatch.setattr("emporion.web.host.live_table.ABSENT_AFTER", 0.0)
        live = await service.leave(live.table.id, 1, BLUE)
        assert live.by_bot(1)

    with_service(tmp_path, story)


def test_bots_neither_come_nor_go(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, BOT, BOT)))
        table = live.table.id
        for seat in range(3):
            live.moved_at[seat] = time.time()
        assert await beat(service, table, [0]) == (True, False, False)
        await service.leave(table, 0, BLUE)
        assert await beat(service, table, [0]) == (False, False, False)

    with_service(tmp_path, story)


def test_a_draft_is_dropped_when_its_seat_is_handed_over(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("ys", 3, (ME, HERE, HERE)))
        table = live.table.id
        live = await service.act(table, 0, live.row(0).turn, live.options(0)[0])
        if live.turns.get(0) is not None:
            assert live.row(0).draft == tuple(live.turns[0].laid)
        live = await service.leave(table, 0, BLUE)
        assert live.row(0).draft == ()
        assert 0 not in live.turns
        assert (await TableService(service.store).table(table)).view(1) == live.view(1)

    with_service(tmp_path, story)


def test_a_rematch_seats_the_same_people_again_one_seat_on(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, BOT)))
        live = await service.sit(live.table.id, 1, ORANGE, live.row(1).invite)
        with pytest.raises(StillPlaying):
            await rematch(service, live.table.id, BLUE)
        rng = Rng(5)
        while not live.over:
            live = await let_bots_play(service, live, rng)
            for seat in list(live.turns):
                live = await decide(service, live, seat, rng)
        again = await rematch(service, live.table.id, ORANGE)
        assert again.held_by(ORANGE.id) == [0]
        joined = await rematch(service, live.table.id, BLUE)
        assert joined.table.id == again.table.id
        assert joined.held_by(BLUE.id) == [2]
        assert joined.row(1).kind == "bot"
        assert joined.begun

    with_service(tmp_path, story)


def test_a_rematch_gives_a_player_of_two_seats_two_again(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 4, (ME, INVITED, INVITED, BOT)))
        for seat in (1, 2):
            live = await service.sit(live.table.id, seat, ORANGE, live.row(seat).invite)
        rng = Rng(6)
        while not live.over:
            live = await let_bots_play(service, live, rng)
            for seat in list(live.turns):
                live = await decide(service, live, seat, rng)
        await rematch(service, live.table.id, BLUE)
        again = await rematch(service, live.table.id, ORANGE)
        assert again.held_by(ORANGE.id) == [0, 1]
        assert again.held_by(BLUE.id) == [3]
        assert again.begun

    with_service(tmp_path, story)


def test_what_cannot_be_set_up_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        with pytest.raises(InvalidPlayerCount):
            await service.create(BLUE, TableSpec("byzanz", 9, (ME,) * 9))
        with pytest.raises(UnknownTable):
            await service.table("nowhere")
        assert await service.tables_of(BLUE) == []

    with_service(tmp_path, story)


def test_a_decision_is_in_the_store_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, against_bots("byzanz", 3))
        live = await let_bots_play(service, live, Rng(1))
        live = await decide(service, live, 0, Rng(4))
        other = await Store.open(f"sqlite:///{tmp_path / 'service.sqlite'}")
        try:
            again = await TableService(other).table(live.table.id)
        finally:
            await other.close()
        assert again.view(0) == live.view(0)
        assert again.row(0) == live.row(0)

    with_service(tmp_path, story)

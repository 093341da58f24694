"""Readers of a table count as present: nobody takes a seat from those who only look and wait."""

from collections.abc import Collection

import pytest
from starlette.testclient import TestClient

from emporion.store import Store

from .callers import Caller, gather
from .clocks import Clock
from .refusals import kept

pytestmark = pytest.mark.once


def is_replaced(by: Caller, table: str, seat: int) -> bool:
    """Whether another one at the table may hand a seat to a bot."""
    answer = by.ask("POST", f"/tables/{table}/seats/{seat}/leave")
    assert answer.status_code == 200 or answer.json()["error"] == "still_here", answer.text
    return answer.status_code == 200


READING = ["/api/tables/{}", "/api/tables/{}/events", "/tables/{}/fragment", "/tables/{}/log"]


@pytest.mark.parametrize("reading", READING)
def test_a_person_who_only_reads_is_not_replaced(
    client: TestClient, clock: Clock, reading: str
) -> None:
    table, (impatient, patient, silent) = gather(client, "byzanz", 3)
    key = {"authorization": f"Bearer {patient.key}"}
    for _ in range(240):
        clock.now += 0.5
        assert client.get(reading.format(table), headers=key).status_code == 200
    assert not is_replaced(impatient, table, 1)
    assert is_replaced(impatient, table, 2)
    assert silent.get(f"/tables/{table}")["seats"][2]["away"]


def test_a_spectator_keeps_nobody_at_the_table(client: TestClient, clock: Clock) -> None:
    table, (impatient, _, _) = gather(client, "byzanz", 3)
    for _ in range(60):
        clock.now += 2
        Caller(client).get(f"/tables/{table}")
    assert is_replaced(impatient, table, 1)


def test_reading_often_is_not_written_often(
    client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, callers = gather(client, "byzanz", 3)
    whole = Store.mark_present
    written: list[int] = []

    async def mark_present(self: Store, table_id: str, seats: Collection[int], at: float) -> None:
        written.extend(seats)
        await whole(self, table_id, seats, at)

    monkeypatch.setattr(Store, "mark_present", mark_present)
    for _ in range(100):
        clock.now += 0.2
        callers[1].get(f"/tables/{table}")
    assert set(written) == {1}
    assert 3 <= len(written) <= 5
    assert clock.now - kept(client, table).seats[1].seen < 6

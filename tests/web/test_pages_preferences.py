"""Language, light, sound and name: switched in place, remembered, and nobody is led astray."""

import pytest
from starlette.testclient import TestClient

from emporion.core.errors import EmporionError
from emporion.text import LANGUAGES, wording
from emporion.web import errors

from .pages import set_up

pytestmark = pytest.mark.once


def prefer(client: TestClient, **chosen: str) -> None:
    assert client.post("/settings", data=chosen).status_code == 303


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chosen_language_is_remembered(client: TestClient, lang: str) -> None:
    prefer(client, lang=lang)
    page = client.get("/", headers={"accept-language": "en"})
    assert f'<html lang="{lang}"' in page.text
    assert wording(lang).say("web.home.title") in page.text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_light_is_remembered(client: TestClient, theme: str) -> None:
    prefer(client, theme=theme)
    assert f'<html lang="en" data-theme="{theme}">' in client.get("/").text
    prefer(client, theme="auto")
    assert '<html lang="en">' in client.get("/").text


def test_the_sound_is_off_until_it_is_wanted(client: TestClient) -> None:
    assert 'name="sound" value="off" checked' in client.get("/").text
    prefer(client, sound="on")
    assert 'name="sound" value="on" checked' in client.get("/").text


def test_a_name_is_remembered_and_the_guest_stays_the_same(client: TestClient) -> None:
    address = client.post("/tables", data={"game": "byzanz", "quick": "1"}).headers["location"]
    prefer(client, name="  Anna\nof Tyros ")
    text = client.get("/").text
    assert 'value="Anna of Tyros"' in text
    assert address in text


def test_a_visitor_without_a_name_is_a_guest_in_any_language(client: TestClient) -> None:
    prefer(client, name="")
    for lang in LANGUAGES:
        prefer(client, lang=lang)
        assert f'placeholder="{wording(lang).say("web.guest")}"' in client.get("/").text


def test_one_preference_leaves_the_others_alone(client: TestClient) -> None:
    prefer(client, lang="nl", theme="dark")
    prefer(client, sound="on")
    assert '<html lang="nl" data-theme="dark">' in client.get("/").text


def test_one_comes_back_to_where_one_was(client: TestClient) -> None:
    back = client.post("/settings", data={"lang": "de", "next": "/games/ys?players=3"})
    assert back.headers["location"] == "/games/ys?players=3"
    assert 'name="next" value="/games/ys?players=3"' in client.get("/games/ys?players=3").text


@pytest.mark.parametrize(
    "elsewhere",
    ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "x", "/\r\nA: b"],
)
def test_nobody_is_sent_on_to_elsewhere(client: TestClient, elsewhere: str) -> None:
    back = client.post("/settings", data={"lang": "de", "next": elsewhere})
    assert back.headers["location"] == "/"


@pytest.mark.parametrize("wrong", [{"lang": "tlh"}, {"theme": "pink"}, {"sound": "loud"}])
def test_a_preference_that_cannot_be_is_refused(client: TestClient, wrong: dict[str, str]) -> None:
    answer = client.post("/settings", data=wrong)
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers or not any(
        f"{name}=" in answer.headers["set-cookie"] for name in wrong
    )


# -- what is refused, in words --------------------------------------------------------------------

FACTS = {
    "what": "players", "asked": "x", "seat": 1, "most": 65536, "seconds": 3, "name": "port",
    "game": "ys", "rules": 1, "ours": 2,
}  # fmt: skip

REFUSALS = [
    cls
    for cls in vars(errors).values()
    if isinstance(cls, type) and issubclass(cls, EmporionError) and cls is not EmporionError
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cls", REFUSALS, ids=lambda cls: cls.code)
def test_every_refusal_has_its_sentences(cls: type[EmporionError], lang: str) -> None:
    words = wording(lang)
    assert words.knows(f"error.{cls.code}")
    said = words.error(cls(**FACTS))
    assert said[0].isupper() or said[0] in "“„"
    assert said.endswith(".")
    assert "?" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_is_not_several(lang: str) -> None:
    words = wording(lang)
    assert words.error(errors.TooFast(seconds=1)) == words.count("error.too_fast", 1)
    assert "2" in words.error(errors.TooFast(seconds=2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_visitor_without_a_seat_is_told_so(lang: str) -> None:
    words = wording(lang)
    assert words.error(errors.NotYourSeat(seat=None)) == words.say("error.not_your_seat.none")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_is_not_there_is_told_in_words_and_a_picture(
    client: TestClient, lang: str
) -> None:
    answer = client.get("/nothing/<i>", headers={"accept-language": lang})
    assert answer.status_code == 404
    assert wording(lang).say("web.error.lost") in answer.text
    assert '<svg class="drawing"' in answer.text
    assert "<i>" not in answer.text


def test_the_settings_on_a_refusal_lead_home(client: TestClient) -> None:
    answer = client.post("/tables", data={"game": "chess"})
    assert 'name="next" value="/"' in answer.text


@pytest.mark.parametrize(
    ("browser", "told", "picture"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64)", "", "desk"),
        ("Mozilla/5.0 (iPhone) Mobile/15E148 Safari", "", "phone"),
        ("Mozilla/5.0 (iPhone) Mobile/15E148 Safari", "desk", "desk"),
        ("Mozilla/5.0 (X11; Linux x86_64)", "tablet", "phone"),
        ("Mozilla/5.0 (X11; Linux x86_64)", "phone", "phone"),
        ("Mozilla/5.0 (X11; Linux x86_64)", "teapot", "desk"),
    ],
)
def test_a_window_gets_the_picture_of_its_shape(
    client: TestClient, browser: str, told: str, picture: str
) -> None:
    """The script tells the shape; before it has, a phone is known by its browser."""
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    if told:
        client.cookies.set("layout", told)
    page = client.get(table, headers={"user-agent": browser}).text
    assert f'class="board is-{picture}"' in page

"""The script at a table: news come by themselves, decisions are answered in place."""

import pytest
from playwright.sync_api import Route, expect

from .conftest import Visitor
from .stage import Stage, board, piece, settle, stop_clock

pytestmark = pytest.mark.once


def test_news_are_shown_without_a_click(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.change(question="Bid or pass", log=["Blue began.", "Orange bid 3."])
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    assert page.locator("main").get_attribute("data-version") == "2"


def test_several_news_at_once_end_at_the_newest(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    # Playwright hands on no request before it is asked for something: until all bids are made.
    page.route("**/fragment*", lambda route: route.continue_())
    stage.await_listener()
    for bid in range(1, 9):
        stage.change(question=f"Bid over {bid}")
    expect(page.locator("#asked")).to_have_text("Bid over 8")
    assert stage.fetched < 8


def test_what_has_not_changed_is_not_touched(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate("document.querySelector('[data-region=board]').known = true")
    page.evaluate("document.querySelector('[data-region=decision]').known = true")
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    assert page.evaluate("document.querySelector('[data-region=board]').known") is True
    assert page.evaluate("document.querySelector('[data-region=decision]').known") is None


def test_a_click_on_what_is_lit_posts_its_action(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.after = {"question": "Done"}
    page.locator("svg [data-action='5']").click()
    expect(page.locator("#asked")).to_have_text("Done")
    assert stage.posts == [("/tables/t/act", {"as": "0", "turn": "1", "action": "5"})]


def test_a_click_on_what_is_not_lit_does_nothing(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=b]").click()
    page.locator("svg [data-action='7']").click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert [form["action"] for _, form in stage.posts] == ["7"]


def test_buttons_post_in_place(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_role("button", name="Sell it").last.click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert stage.posts == [
        ("/tables/t/act", {"as": "0", "turn": "1", "action": "7"}),
        ("/tables/t/undo", {"as": "0", "turn": "2", "all": "0"}),
    ]


def test_a_double_click_posts_once(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.holds = True
    # On a page that is younger than a double click takes, a second click does nothing anyway.
    page.wait_for_function("() => performance.now() > 500")
    page.locator("svg [data-action='5']").dblclick()
    stage.holds = False
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert len(stage.posts) == 1


def test_a_double_click_does_not_hit_what_the_first_click_brought(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    button = page.get_by_role("button", name="Take it").last
    box = button.bounding_box()
    assert box is not None
    stage.after = {"choices": {8: "Pay"}}
    stop_clock(page)
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.get_by_role("button", name="Pay")).to_be_visible()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settle(page)
    assert len(stage.posts) == 1


def test_a_button_that_takes_long_says_so(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.holds = True
    button = page.get_by_role("button", name="Sell it").last
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    stage.holds = False
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    expect(page.locator("[aria-busy]")).to_have_count(0)


def test_a_refusal_is_shown_and_changes_nothing_else(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.answers = 409
    stage.table.refusal = "It is not your turn."
    page.locator("svg [data-action='5']").click()
    expect(page.get_by_role("alert")).to_have_text("It is not your turn.")


def test_a_lost_post_is_told_and_nothing_typed_is_lost(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.route("**/chat", lambda route: route.abort())
    page.get_by_label("Say").fill("Good wind to all")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Not sent.")).to_be_visible()
    expect(page.get_by_label("Say")).to_have_value("Good wind to all")


def test_what_is_said_goes_and_the_field_is_empty(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_label("Say").fill("Hello")
    page.get_by_label("Say").press("Enter")
    expect(page.locator("[data-region=chat] p")).to_have_text(["Hello"])
    expect(page.get_by_label("Say")).to_have_value("")
    expect(page.get_by_label("Say")).to_be_focused()


def test_half_a_sentence_outlives_news(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    field = page.get_by_label("Say")
    field.fill("I would ra")
    field.evaluate("each => each.setSelectionRange(2, 7)")
    stage.change(chat=["Orange: hurry"], question="Bid or pass")
    expect(page.get_by_text("Orange: hurry")).to_be_visible()
    expect(field).to_have_value("I would ra")
    expect(field).to_be_focused()
    assert field.evaluate("each => [each.selectionStart, each.selectionEnd]") == [2, 7]


def test_focus_and_open_details_outlive_news(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Sell it").last.focus()
    stage.change(choices={5: "Take it", 7: "Sell it", 8: "Pass"})
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    expect(page.locator("button[data-action='7']")).to_be_focused()
    expect(page.get_by_text("Much more.")).to_be_visible()


def test_where_a_choice_is_gone_the_focus_goes_to_the_question(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stage.after = {"choices": {7: "Pay seven"}, "question": "Pay the toll"}
    page.get_by_role("button", name="Sell it").last.press("Enter")
    expect(page.locator("#asked")).to_have_text("Pay the toll")
    expect(page.locator("#asked")).to_be_focused()


def test_the_log_gets_only_its_new_lines(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate(
        """() => {
          window.added = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) window.added.push(node.textContent);
          }).observe(document.querySelector("[data-region=log] [role=log]"), { childList: true });
        }"""
    )
    stage.change(log=["Blue began.", "Orange bid 3."])
    expect(page.locator("[data-region=log] p")).to_have_count(2)
    stage.change(log=["Orange bid 3.", "Purple passed."], forgotten=1)
    expect(page.locator("[data-region=log] p")).to_have_text(["Orange bid 3.", "Purple passed."])
    assert page.evaluate("window.added") == ["Orange bid 3.", "Purple passed."]


def test_a_lost_connection_is_told_and_taken_up_again(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.await_listener()
    stage.deaf = True
    stage.hang_up()
    expect(page.locator("body")).to_have_class("is-offline")
    expect(page.get_by_text("No wind.")).to_be_visible()
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Choose a card")
    stage.deaf = False
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    expect(page.get_by_text("No wind.")).to_have_count(0)
    assert "is-offline" not in (page.locator("body").get_attribute("class") or "")


def test_a_connection_that_is_soon_back_is_not_worth_a_word(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    stage.await_listener()
    stop_clock(page)
    page.evaluate(
        """() => {
          window.waits = 0;
          const { setTimeout } = window;
          window.setTimeout = (...what) => { window.waits += 1; return setTimeout(...what); };
        }"""
    )
    stage.hang_up()
    page.wait_for_function("() => window.waits === 2")  # to come back, and to complain
    page.clock.run_for(400)
    stage.change(question="Pay the toll")
    expect(page.locator("#asked")).to_have_text("Pay the toll")
    page.clock.run_for(1_200)
    assert page.locator(".toast").count() == 0
    stage.change(question="Pay the toll again")
    expect(page.locator("#asked")).to_have_text("Pay the toll again")


def test_points_that_grew_say_by_how_much(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    stage.change(points=8)
    expect(page.locator(".is-grown")).to_have_attribute("data-gained", "+5")


def test_the_title_is_marked_while_something_is_asked(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    expect(page).to_have_title("● Table en")
    stage.change(asked=False)
    expect(page).to_have_title("Table en")
    stage.change(asked=True)
    expect(page).to_have_title("● Table en")


def test_a_notification_comes_only_after_it_was_asked_for(stage: Stage, visitor: Visitor) -> None:
    stage.table.asked = False
    page = visitor(stage.address, permissions=["notifications"])
    page.evaluate(
        """() => {
          window.told = [];
          document.hasFocus = () => false;
          window.Notification = class extends EventTarget {
            static permission = "default";
            static async requestPermission() { return (this.permission = "granted"); }
            constructor(title, { body }) { super(); window.told.push(`${title}: ${body}`); }
          };
        }"""
    )
    stage.change(asked=True, question="Bid")
    expect(page).to_have_title("● Table en")
    assert page.evaluate("window.told") == []
    page.get_by_role("button", name="Tell me").click()
    expect(page.get_by_role("button", name="Tell me")).to_have_attribute("aria-pressed", "true")
    stage.change(asked=False)
    expect(page).to_have_title("Table en")
    stage.change(asked=True, question="Pay")
    expect(page).to_have_title("● Table en")
    assert page.evaluate("window.told") == ["Your turn: Pay"]


def test_a_table_that_is_built_otherwise_takes_the_whole_place(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    page.get_by_label("Say").fill("see you")
    page.evaluate("document.querySelector('[data-region=seats]').dataset.region = 'waiting'")
    stage.change(board=board(piece("card.wine", 200, 20, name="a", title="Wine")))
    expect(page.locator("[data-region=seats]")).to_have_count(1)
    expect(page.get_by_label("Say")).to_have_value("see you")


# -- what goes wrong ------------------------------------------------------------------------------


def test_a_page_that_did_not_come_is_asked_for_again(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    answers = iter([500, 429])

    def answer(route: Route) -> None:
        status = next(answers, None)
        if status is None:
            route.continue_()
        else:
            route.fulfill(status=status, body="<p>Busy</p>")

    page.route("**/fragment*", answer)
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    assert page.locator(".toast").count() == 0


def test_a_page_that_is_not_there_is_not_asked_for_for_ever(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        route.fulfill(status=404, body="<p data-sentence>No such table.</p>")

    page.route("**/fragment*", answer)
    stage.await_listener()
    stop_clock(page)
    stage.change(question="Bid or pass")
    expect(page.get_by_text("No such table.")).to_be_visible()
    page.clock.run_for(60_000)
    settle(page)
    assert len(asked) == 1


def test_a_lost_answer_is_looked_up(stage: Stage, visitor: Visitor) -> None:
    """What was posted may have arrived: the page shows what became of it."""
    page = visitor(stage.address)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/act", lose)
    stage.after = {"question": "Pay the toll"}
    page.locator("svg [data-action='5']").click()
    expect(page.get_by_text("Not sent.")).to_be_visible()
    expect(page.locator("#asked")).to_have_text("Pay the toll")
    assert len(stage.posts) == 1


def test_a_refusal_can_be_read_though_others_go_on(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    stage.answers = 409
    stage.table.refusal = "It is not your turn."
    page.locator("svg [data-action='5']").click()
    expect(page.get_by_role("alert")).to_have_text("It is not your turn.")
    stage.answers = 200
    stage.change(refusal="", question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    expect(page.get_by_role("alert")).to_have_text("It is not your turn.")
    page.locator("svg [data-action='5']").click()
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_connection_from_before_a_sleep_is_not_trusted(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    with page.expect_websocket():
        page.evaluate("window.dispatchEvent(new Event('online'))")
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    assert page.locator(".toast").count() == 0


# -- who listens, who shares a device -------------------------------------------------------------


def test_a_new_question_is_read_aloud(stage: Stage, visitor: Visitor) -> None:
    stage.table.asked = False
    page = visitor(stage.address)
    spoken = page.locator("p[role=status]")
    stage.change(question="Waiting for Orange")
    expect(page.locator("#asked")).to_have_text("Waiting for Orange")
    expect(spoken).to_be_empty()
    stage.change(asked=True, question="Bid or pass")
    expect(spoken).to_have_text("Bid or pass")


def test_where_a_button_is_gone_the_focus_is_not_lost(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_role("button", name="Copy").focus()

    def without(route: Route) -> None:
        body = route.fetch().text()
        route.fulfill(body=body.replace('<button data-copy="a link">Copy</button>', ""))

    page.route("**/fragment*", without)
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_be_focused()


def test_when_the_curtain_falls_no_hand_is_seen_to_leave(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate(
        """() => {
          window.seen = 0;
          new MutationObserver(() => {
            window.seen += document.querySelectorAll(".travellers *").length;
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    stage.change(
        asked=False,
        question='<span class="curtain">Pass the device on</span>',
        board=board(piece("card", 200, 20, name="a", title="A card")),
    )
    expect(page.locator("#asked")).to_have_text("Pass the device on")
    settle(page)
    assert page.evaluate("window.seen") == 0

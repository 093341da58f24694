"""How a request to the server can be refused; each error has its HTTP status.

EmporionError
└── WebError
    ├── UnreadableRequest (ValueError)   400  the request is not what the address takes
    ├── ForeignOrigin (PermissionError)  403  the request comes from another site
    ├── NotTheHost (PermissionError)     403  only the host of the table may do this
    ├── NotYourSeat (PermissionError)    403  the visitor does not hold the seat
    ├── UnknownInvite (LookupError)      404  no free seat has this link
    ├── UnknownPage (LookupError)        404  nothing is at this address
    ├── UnknownReplay (LookupError)      404  there is no record of this id
    ├── UnknownTable (LookupError)       404  there is no table of this id
    ├── WrongMethod (ValueError)         405  the address is not for this kind of request
    ├── AlreadyBegun (RuntimeError)      409  the game has begun
    ├── AlreadySeated (RuntimeError)     409  the guest has a seat at this table
    ├── NoChoice (RuntimeError)          409  the decision has one option, which plays itself
    ├── NotBegun (RuntimeError)          409  the game has not begun
    ├── OtherRules (RuntimeError)        409  the game has another version of its rules
    ├── SeatTaken (RuntimeError)         409  another guest holds the seat
    ├── StaleDecision (RuntimeError)     409  the seat has decided since the page was made
    ├── StillHere (RuntimeError)         409  the seat's holder has not left
    ├── StillPlaying (RuntimeError)      409  the game is not over, so its record is secret
    ├── TableClosed (RuntimeError)       409  the host has closed the table
    ├── TooLarge (ValueError)            413  the body of the request is too large
    ├── TooFast (RuntimeError)           429  too many requests in a short time
    └── Unavailable (RuntimeError)       500  the server has failed; nothing was changed

Each error derives from the built-in error that a Python programmer would catch. The catalogues
word the errors by their codes.
"""

from ..core.errors import EmporionError


class WebError(EmporionError):
    """The root of the errors that only the server raises."""

    code = "web_error"
    status = 400


class UnreadableRequest(WebError, ValueError):
    """The request is not what this address takes. Facts: what."""

    code = "unreadable_request"


class UnknownPage(WebError, LookupError):
    """Nothing is at this address. Facts: asked."""

    code = "unknown_page"
    status = 404


class UnknownTable(WebError, LookupError):
    """Facts: asked."""

    code = "unknown_table"
    status = 404


class UnknownReplay(WebError, LookupError):
    """Facts: asked."""

    code = "unknown_replay"
    status = 404


class UnknownInvite(WebError, LookupError):
    """The link was never given out, or its seat is taken."""

    code = "unknown_invite"
    status = 404


class WrongMethod(WebError, ValueError):
    """The address exists, but not for this kind of request."""

    code = "wrong_method"
    status = 405


class NotYourSeat(WebError, PermissionError):
    """The visitor does not hold the seat. Facts: seat."""

    code = "not_your_seat"
    status = 403


class ForeignOrigin(WebError, PermissionError):
    """The request comes from another site's page."""

    code = "foreign_origin"
    status = 403


class NotTheHost(WebError, PermissionError):
    """Only the host of the table may do this."""

    code = "not_the_host"
    status = 403


class SeatTaken(WebError, RuntimeError):
    """Facts: seat."""

    code = "seat_taken"
    status = 409


class AlreadySeated(WebError, RuntimeError):
    """The guest has a seat at this table; a second person at the device takes one by its link."""

    code = "already_seated"
    status = 409


class TableClosed(WebError, RuntimeError):
    """The host has closed the table before its game began."""

    code = "table_closed"
    status = 409


class StillHere(WebError, RuntimeError):
    """The seat's holder has not left. Facts: seat."""

    code = "still_here"
    status = 409


class StaleDecision(WebError, RuntimeError):
    """The seat has decided since: in another tab, or by a second click. Facts: seat."""

    code = "stale_decision"
    status = 409


class NoChoice(WebError, RuntimeError):
    """The seat's decision has one option, which the server plays by itself. Facts: seat."""

    code = "no_choice"
    status = 409


class NotBegun(WebError, RuntimeError):
    """The table is still waiting for players."""

    code = "not_begun"
    status = 409


class AlreadyBegun(WebError, RuntimeError):
    """The game has begun, so no seat can be taken or left."""

    code = "already_begun"
    status = 409


class OtherRules(WebError, RuntimeError):
    """The game began by another version of its rules. Facts: game, rules, ours."""

    code = "other_rules"
    status = 409


class StillPlaying(WebError, RuntimeError):
    """A record holds every secret, so it is given out only when the game is over."""

    code = "still_playing"
    status = 409


class TooLarge(WebError, ValueError):
    """Facts: most (bytes)."""

    code = "too_large"
    status = 413


class TooFast(WebError, RuntimeError):
    """Facts: seconds until the next try."""

    code = "too_fast"
    status = 429


class Unavailable(WebError, RuntimeError):
    """The server has failed; nothing was changed."""

    code = "unavailable"
    status = 500

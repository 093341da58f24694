"""How a request to the server can be refused; each error knows its HTTP status.

They stand in the tree of `core.errors`, so the catalogues word them by their codes.
"""

from ..core.errors import EmporionError


class WebError(EmporionError):
    """The root of what only the server refuses."""

    code = "web_error"
    status = 400


class UnreadableRequest(WebError):
    """The request is not what this address takes. Facts: what."""

    code = "unreadable_request"


class UnknownPage(WebError):
    """Nothing is at this address. Facts: asked."""

    code = "unknown_page"
    status = 404


class UnknownTable(WebError):
    """Facts: asked."""

    code = "unknown_table"
    status = 404


class UnknownReplay(WebError):
    """Facts: asked."""

    code = "unknown_replay"
    status = 404


class UnknownInvite(WebError):
    """The link was never given out, or its seat is no longer to be had by it."""

    code = "unknown_invite"
    status = 404


class WrongMethod(WebError):
    """The address is there, but not for this kind of request."""

    code = "wrong_method"
    status = 405


class NotYourSeat(WebError):
    """Somebody else holds the seat, or nobody. Facts: seat."""

    code = "not_your_seat"
    status = 403


class ForeignOrigin(WebError):
    """The request comes from another site's page."""

    code = "foreign_origin"
    status = 403


class NotTheHost(WebError):
    """Only the host of the table may do this."""

    code = "not_the_host"
    status = 403


class SeatTaken(WebError):
    """Facts: seat."""

    code = "seat_taken"
    status = 409


class AlreadySeated(WebError):
    """The guest has a seat at this table; for a second person, one is offered by its link."""

    code = "already_seated"
    status = 409


class TableClosed(WebError):
    """The host has closed the table before its game began."""

    code = "table_closed"
    status = 409


class StillHere(WebError):
    """The seat's holder has not left. Facts: seat."""

    code = "still_here"
    status = 409


class StaleDecision(WebError):
    """The seat has decided meanwhile: in another tab, or by a second click. Facts: seat."""

    code = "stale_decision"
    status = 409


class NoChoice(WebError):
    """There is one thing that the seat can do, and it happens by itself. Facts: seat."""

    code = "no_choice"
    status = 409


class NotBegun(WebError):
    """The table still gathers its players."""

    code = "not_begun"
    status = 409


class AlreadyBegun(WebError):
    """The game has begun: seats are no longer to be had."""

    code = "already_begun"
    status = 409


class OtherRules(WebError):
    """The game was begun by another version of its rules. Facts: game, rules, ours."""

    code = "other_rules"
    status = 409


class StillPlaying(WebError):
    """What holds every secret is given out when the game is over."""

    code = "still_playing"
    status = 409


class TooLarge(WebError):
    """Facts: most (bytes)."""

    code = "too_large"
    status = 413


class TooFast(WebError):
    """Facts: seconds until the next try."""

    code = "too_fast"
    status = 429


class Unavailable(WebError):
    """Something of ours is broken; nothing was changed."""

    code = "unavailable"
    status = 500

"""Links to send to others: with an address that they can reach, as far as there is one."""

from dataclasses import dataclass

from starlette.requests import Request

from ..context import services
from ..network import ANYWHERE, is_everywhere, is_this_machine, network_address


@dataclass(frozen=True)
class Links:
    """The beginning of every link that is sent, and who can use it."""

    origin: str
    host: str
    """The host by which the visitor has come here."""
    is_open: bool = True
    """Whether others can use it, as far as is known; not where it means the server's machine."""
    in_network: str = ""
    """The address in the network that stands for this machine's own name in the links."""
    elsewhere: str = ""
    """The address at which others would reach the server, if it listened there."""


def links_of(request: Request) -> Links:
    """The links that a visitor may send, with an address that others can reach if there is one."""
    url = request.base_url
    host = url.hostname or ""
    origin = str(url).rstrip("/")
    if not is_this_machine(host):
        return Links(origin, host)
    listens = services(request).settings.host
    address = network_address(listens if is_everywhere(listens) else ANYWHERE)
    elsewhere = "" if address is None else str(url.replace(hostname=address)).rstrip("/")
    if elsewhere and is_everywhere(listens):
        return Links(elsewhere, host, in_network=elsewhere)
    return Links(origin, host, is_open=False, elsewhere=elsewhere)

"""Where a server is reached: on its own machine alone, or in the network, too."""

import contextlib
import ipaddress
import socket
from typing import Final

ANYWHERE: Final = "0.0.0.0"  # noqa: S104 - listening there is what is asked for
"""Where a server listens that is to be reached from the network."""

_SOMEWHERE: Final = {4: (socket.AF_INET, "192.0.2.1"), 6: (socket.AF_INET6, "2001:db8::1")}
"""Addresses of nobody, kept free for documentation: only the way there is looked up."""


def is_this_machine(host: str) -> bool:
    """Whether a host's name means the machine that it is said on, whichever that is.

    >>> [is_this_machine(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.1.5")]
    [True, True, True, False]
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether a server that listens there is reached at every address of its machine.

    >>> [is_everywhere(host) for host in ("0.0.0.0", "::", "127.0.0.1")]
    [True, True, False]
    """
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def network_address(listens: str = ANYWHERE) -> str | None:
    """The address by which others in the network reach a server, as far as it can be told.

    It `listens` everywhere, in one of the two versions of addresses: `::` has none of the other.
    Nothing is sent: the system is asked by which of its addresses it would.
    """
    family, target = _SOMEWHERE[ipaddress.ip_address(listens).version]
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((target, 9))
        found = ipaddress.ip_address(asked.getsockname()[0].partition("%")[0])
        if not (found.is_loopback or found.is_unspecified or found.is_link_local):
            return f"[{found}]" if found.version == 6 else str(found)
    return None

"""A process of its own for bots. It knows the games and nothing else: it starts quickly and stays
small.
"""

import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """A worker ends with the process that started it, however that ends, and not at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_other, daemon=True).start()


def _end_with_the_other() -> None:
    other = multiprocessing.parent_process()
    if other is not None:
        other.join()
        os._exit(0)

"""Set-up of worker processes for bots. It imports no games, so that they start quickly."""

import multiprocessing
import os
import signal
import threading


def init_worker() -> None:
    """Let a worker end with the process that started it, however that ends, and not at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

"""Many matches between bots: who is stronger, how sure that is, and how long they think for it.

A match is a pure function of its `Job`, played in this process, in several, or on a cluster. A
contest is a list of pairings, each of one candidate against as many of another as the table has
other seats; a ladder plays it, keeps every game in a journal, and reports the results.
"""

from .contests import Contest
from .journal import Journal
from .ladder import Ladder
from .matches import Job, MatchResult, jobs, play, play_all, processes_for, record
from .pairings import GameCount, Pairing
from .reports import report
from .worker_pools import InlinePool, WorkerPool, worker_pool

__all__ = [
    "Contest",
    "GameCount",
    "InlinePool",
    "Job",
    "Journal",
    "Ladder",
    "MatchResult",
    "Pairing",
    "WorkerPool",
    "jobs",
    "play",
    "play_all",
    "processes_for",
    "record",
    "report",
    "worker_pool",
]

"""Many matches between bots: who is stronger, how sure that is, and how long they think for it.

A match is a pure function of its `Job`, played in this process, in several, or on a cluster. A
contest is a list of pairings, each of one candidate against as many of another as the table has
other seats; a ladder plays it, keeps every game in a journal, and tells what came of it.
"""

from .contests import Contest
from .crews import Crew, crew
from .ladder import Ladder
from .matches import Job, Played, jobs, play, play_all, processes_for, record
from .pairings import Pairing
from .report import report

__all__ = [
    "Contest",
    "Crew",
    "Job",
    "Ladder",
    "Pairing",
    "Played",
    "crew",
    "jobs",
    "play",
    "play_all",
    "processes_for",
    "record",
    "report",
]

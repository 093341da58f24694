"""The training at a terminal."""

import json
import sys
from pathlib import Path

import pytest

from emporion.arena.learning import trainer
from emporion.bots import minds
from emporion.bots.weights import judge_from

from .run import in_folder, run


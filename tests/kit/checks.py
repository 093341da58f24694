"""The kit: every check that a game must pass, for every number of players and every option."""

from . import ends, laws, secrets, turns
from .play import Check

CHECKS: tuple[Check, ...] = (
    laws.check_who_is_asked,
    laws.check_legal_actions,
    laws.check_chance,
    laws.check_texts,
    laws.check_copies_are_independent,
    laws.check_answers_are_fresh,
    laws.check_nothing_is_made_or_lost,
    laws.check_keys_tell_positions_apart,
    laws.check_listening_changes_nothing,
    laws.check_answers_are_plain_data,
    laws.check_refusals,
    turns.check_turns_can_be_completed,
    turns.check_turns_have_one_spelling,
    turns.check_sets_are_laid_in_any_order,
    turns.check_respellings,
    turns.check_drafts_are_private,
    turns.check_commits_are_told,
    turns.check_drafts_reveal_nothing,
    turns.check_undo,
    turns.check_commits_in_any_order,
    ends.check_play_ends,
    ends.check_scores_follow_from_events,
    ends.check_outcome,
    ends.check_records,
    secrets.check_secrets_are_kept,
    secrets.check_samples_fit,
    secrets.check_samples_vary,
    secrets.check_only_seats_and_spectators_see,
    secrets.check_memory_is_perfect,
)

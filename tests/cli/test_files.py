from pathlib import Path

import pytest

from emporion.cli.errors import FileError
from emporion.cli.files import claim, claim_by_name, make_folder, read_text, write_whole


def what(caught: pytest.ExceptionInfo[FileError]) -> str:
    return str(caught.value.facts["what"])


def test_a_file_is_written_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for text in ("one", "zwölf"):
        write_whole(path, text)
        assert read_text(path) == text
    assert [*tmp_path.iterdir()] == [path]


def test_a_failed_writing_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    write_whole(path, "old")

    def broken(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(FileError) as caught:
        write_whole(path, "new")
    assert what(caught) == "other"
    assert path.read_text("utf-8") == "old"
    assert [*tmp_path.iterdir()] == [path]


def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    write_whole(path, "old")
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text("utf-8") == "new"


def test_a_name_is_claimed_once(tmp_path: Path) -> None:
    claim(tmp_path / "a")
    with pytest.raises(FileError) as caught:
        claim(tmp_path / "a")
    assert what(caught) == "exists"


@pytest.mark.parametrize(
    ("seed", "names"),
    [("7", ["7", "7-2", "7-3"]), (None, ["1", "2", "3"]), ("../x y", ["x-y"]), ("§", ["0"])],
)
def test_names_tell_game_day_and_seed(tmp_path: Path, seed: str | None, names: list[str]) -> None:
    for name in names:
        path = claim_by_name(tmp_path, "byzanz", seed)
        assert path.parent == tmp_path
        assert path.name.startswith("byzanz-2")
        assert path.name.endswith(f"-{name}.emporion")


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    for path, reason in (
        (tmp_path / "none", "missing"),
        (tmp_path, "folder"),
        (tmp_path / "binary", "not_text"),
        (Path("/dev/zero"), "not_text"),
    ):
        with pytest.raises(FileError) as caught:
            read_text(path)
        assert what(caught) == reason


def test_a_folder_may_exist_but_not_be_a_file(tmp_path: Path) -> None:
    assert make_folder(make_folder(tmp_path / "a" / "b")).is_dir()
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(FileError):
        make_folder(tmp_path / "file")

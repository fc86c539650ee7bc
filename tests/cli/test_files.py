"""`--out`, `--csv` and `--plot`: whatever a path may be, nothing is replaced that should stay, and nothing half-written."""

import errno
import os
import stat
import threading
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.cli.files import output

posix = pytest.mark.skipif(os.name == "nt", reason="files of POSIX")


def record(path: Path | str) -> int:
    return main(["record", "tianjiu", "--deals", "2", "--out", str(path)])


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refused(path: Path | str, capsys: pytest.CaptureFixture[str]) -> str:
    """The sentence by which a path is refused."""
    assert record(path) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
    return said.err


def test_a_folder_an_empty_name_and_a_missing_folder_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(tmp_path, capsys)
    assert "empty" in refused("", capsys)
    assert "there is no folder" in refused(tmp_path / "no" / "hands.jsonl", capsys)
    assert list(tmp_path.iterdir()) == []


@posix
def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    for mask in (0o022, 0o077):
        before = os.umask(mask)
        try:
            assert record(tmp_path / f"{mask}") == 0
        finally:
            os.umask(before)
        assert permissions(tmp_path / f"{mask}") == 0o666 & ~mask


@posix
def test_an_existing_file_keeps_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text("old")
    file.chmod(0o640)
    assert record(file) == 0
    assert permissions(file) == 0o640
    assert len(file.read_text().splitlines()) == 2


@posix
def test_a_link_stays_and_the_file_behind_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").mkdir()
    target, link, further = tmp_path / "there" / "hands.jsonl", tmp_path / "link", tmp_path / "further"
    link.symlink_to("there/hands.jsonl")
    further.symlink_to(link)
    for path in (link, further):  # at first it leads nowhere
        assert record(path) == 0
        assert path.is_symlink()
        assert len(target.read_text().splitlines()) == 2
        target.unlink()
    round_about = tmp_path / "round"
    round_about.symlink_to(round_about)
    assert "symbolic links" in refused(round_about, capsys)


@posix
def test_pipes_and_devices_are_written_to_and_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    assert record(pipe) == 0
    reader.join()
    assert len(read[0].splitlines()) == 2
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert record("/dev/null") == 0
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    if os.path.exists("/dev/full"):
        assert "No space left" in refused("/dev/full", capsys)


@posix
def test_an_open_descriptor_is_written_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not reopened, which would begin at the start of the file, and not replaced."""
    file = tmp_path / "log"
    with file.open("w") as log:
        print("before", file=log, flush=True)
        assert record(f"/dev/fd/{log.fileno()}") == 0
        print("after", file=log)
    first, *records, last = file.read_text().splitlines()
    assert (first, len(records), last) == ("before", 2, "after")
    assert "Bad file descriptor" in refused("/dev/fd/987", capsys)


def test_standard_output_by_its_names(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    for name in ("-", "/dev/stdout", "/dev/fd/1"):
        assert record(name) == 0
        assert len(capsysbinary.readouterr().out.splitlines()) == 2


def test_a_disk_that_is_full_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text("old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left" in refused(file, capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["hands.jsonl"]
    assert file.read_text() == "old"


def test_an_error_while_writing_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text("old")

    def half_done() -> None:
        with output(str(file)) as write:
            write(b"new")
            raise ValueError("not of the file")

    with pytest.raises(ValueError, match="not of the file"):
        half_done()
    assert [path.name for path in tmp_path.iterdir()] == ["hands.jsonl"]
    assert file.read_text() == "old"


def test_the_longest_name_is_a_name(tmp_path: Path) -> None:
    assert record(tmp_path / ("x" * 255)) == 0


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everything")
def test_what_is_write_protected_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hands.jsonl"
    file.touch(0o444)
    assert "write-protected" in refused(file, capsys)


def test_an_arena_refuses_its_files_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("paiguan.cli.arena.played", lambda *_: pytest.fail("it plays"))
    arena = ["arena", "tianjiu", "novice", "random"]
    for further in (["--csv", str(tmp_path)], ["--plot", ""], ["--plot", str(tmp_path / "plot.exe")]):
        assert main([*arena, *further]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []

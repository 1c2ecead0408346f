"""The record file that a window writes, and its content after each act."""
import json
import os
import subprocess
import time
from pathlib import Path

from kit.window import PATIENCE, Lost


def steward(*said):
    """Runs the program without a window and returns its output."""
    ran = subprocess.run([os.environ["STEWARD"], *map(str, said)], capture_output=True, text=True)
    if ran.returncode:
        raise Lost(f"steward {' '.join(map(str, said))}: {ran.stdout}{ran.stderr}")
    return ran.stdout


class Book:
    """A record on the disk."""

    def __init__(self, path):
        self.path = Path(path)

    @classmethod
    def demo(cls, game, entries=None, name=None):
        """The demo of a game after this many entries."""
        book = cls(Path(os.environ["WORK"]) / f"{name or game}.steward")
        steward("demo", game, "-o", book.path)
        if entries is not None:
            lines = book.path.read_text().splitlines(keepends=True)
            book.path.write_text("".join(lines[: entries + 1]))
        return book

    @classmethod
    def newest(cls):
        """The game that was most recently started in the window."""
        found = Path(os.environ["HOME"]).rglob("*.steward")
        return cls(max(found, key=lambda path: path.stat().st_mtime))

    @property
    def lines(self):
        """All complete lines."""
        whole = self.path.read_text()
        return [json.loads(line) for line in whole[: whole.rfind("\n") + 1].splitlines()]

    @property
    def acts(self):
        """The content of each line after the header, without number, time, checksum and effects."""
        beside = {"n", "on", "sum", "at", "moves", "phase", "owed"}
        return [{key: said for key, said in line.items() if key not in beside} for line in self.lines[1:]]

    @property
    def last(self):
        """The content of the last line."""
        return (self.acts or [None])[-1]

    def replay(self, entry=None):
        """The state that the program computes from the record, without a window."""
        return json.loads(steward("replay", self.path, "--json", *(["--at", entry] if entry is not None else [])))

    def grows(self, act, lines=1):
        """Does something and waits until exactly this many lines are written."""
        before = len(self.lines)
        act()
        end = time.monotonic() + PATIENCE
        while len(self.lines) < before + lines and time.monotonic() < end:
            time.sleep(0.02)
        if len(self.lines) != before + lines:
            raise Lost(f"{len(self.lines) - before} lines were written, not {lines}; the last: {self.last}")
        return self.last

    def stays(self, act):
        """Does something that must not write a line."""
        before = self.path.read_bytes()
        act()
        if self.path.read_bytes() != before:
            raise Lost(f"a line was written: {self.last}")

    def check(self):
        """Checks that the record replays and its books balance."""
        steward("check", self.path)

"""Drives the real window: finds controls by name, and presses and types with a real mouse and keyboard.

Accessible actions are never used. Every step waits until the window is idle.
"""
import os
import re
import subprocess
import time
from pathlib import Path

from kit import words
from kit.tree import Bus

PATIENCE = 20.0  # seconds
NOTHING = 1.0  # seconds after which an action is assumed to have no effect
FRAMES = 0.06  # longer than a frame
SEEN = 0.6  # a control must have been in its place this long before it is pressed
WORKERS = ("llvmpipe", "record", "steward:disk")  # threads that draw or write
NAMED = {"Enter": "Return", "Space": "space", "Ctrl": "ctrl", "Shift": "shift", "Alt": "alt"}


class Lost(Exception):
    """A control or a reaction that was expected did not appear."""


class Window:
    """A window of the program with its mouse and keyboard."""

    def __init__(self, *said, language="en", **environment):
        self.language = language
        # A locale that every machine has, because accents and dead keys need one; the language is set separately.
        settings = {**os.environ, "LANGUAGE": language, "LC_ALL": "C.UTF-8", **environment}
        self.errors = open(os.path.join(os.environ["WORK"], "errors"), "ab")
        program = [os.environ["STEWARD"], *map(str, said)]
        self.process = subprocess.Popen(program, env=settings, stdout=self.errors, stderr=self.errors)
        self.bus = Bus()
        self.on_bus = self.until(lambda: self.bus.program(self.process.pid), "the window came on no bus")
        self.screen_id = self.until(self._shown, "no window came up")
        self.read, self.worked, self.pointed = None, 0, None
        self.shown, self.since = None, 0.0
        self._xdotool("windowmove", self.screen_id, 0, 0, "windowfocus", self.screen_id)
        self.still()

    def __enter__(self):
        return self

    def __exit__(self, failed, *_):
        if failed:
            self.picture(os.path.join(os.environ["WORK"], "failed.xwd"))
            self.process.kill()
            self.process.wait()
        else:
            self.close()

    # Reading

    def _shown(self):
        found = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."]
        return next(iter(subprocess.run(found, capture_output=True, text=True).stdout.split()), None)

    def until(self, seen, otherwise, patience=PATIENCE):
        """Waits for a condition, and fails with this message."""
        end = time.monotonic() + patience
        while not (found := seen()):
            if self.process.poll() is not None:
                raise Lost(f"{otherwise}: the program ended with {self.process.returncode}")
            if time.monotonic() > end:
                raise Lost(otherwise)
            time.sleep(0.02)
        return found

    def _worked(self):
        """The processor time of the program so far in nanoseconds, without the threads that answer accessibility
        requests."""
        total = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            try:
                name = (task / "comm").read_text().strip()
                if task.name == str(self.process.pid) or name.startswith(WORKERS):
                    total += int((task / "schedstat").read_text().split()[0])
            except OSError:
                continue  # it has just ended
        return total

    def rest(self):
        """Waits until the program is idle."""
        def rests():
            before, self.worked = self.worked, self._worked()
            return self.worked == before or time.sleep(FRAMES)
        self.until(rests, "the window never came to rest")

    def still(self):
        """Reads the tree when the program is idle, and repeats that until it was idle throughout."""
        def same():
            time.sleep(FRAMES)
            self.rest()
            self.read = self.bus.tree(self.on_bus)
            return len(self.read) > 2 and self._worked() == self.worked
        self.until(same, "the window never stood still")
        places = [(node.name, node.middle) for node in self.read]
        if places != self.shown:
            self.shown, self.since = places, time.monotonic()
        return self

    @property
    def nodes(self):
        """The nodes of the window, read again after each action."""
        if self.read is None:
            self.still()
        return self.read

    def say(self, key, **said):
        """The pattern of a message in the language of the window."""
        return words.say(self.language, key, **said)

    def act(self, key, **said):
        """The pattern of the name of a choice, with or without its price."""
        name = self.say(key, **said)
        return f"{name}|{self.say('table-value', label=name)}"

    def all(self, pattern, role=None):
        """All nodes with this name."""
        return [node for node in self.nodes if node.fits(pattern, role)]

    def find(self, pattern, role=None, nth=0):
        """The node with this name; waits for it."""
        def there():
            self.still()
            found = self.all(pattern, role)
            return found if len(found) > (nth if nth >= 0 else -nth - 1) else None
        found = self.all(pattern, role)
        if len(found) > (nth if nth >= 0 else -nth - 1):
            return found[nth]
        try:
            return self.until(there, "", 5)[nth]
        except Lost as lost:
            names = "; ".join(node.name for node in self.nodes if node.name)
            raise Lost(f"nothing is called {pattern!r}; there is: …{names[-2500:]} {lost}") from None

    def shows(self, pattern, role=None):
        """Whether there is a node with this name now."""
        return bool(self.all(pattern, role))

    @property
    def focus(self):
        """The node with the keyboard focus."""
        return next((node for node in reversed(self.nodes) if node.focused), None)

    def has_keyboard(self, pattern):
        """Waits until the node with this name gets the focus by itself."""
        def there():
            return (self.focus is not None and self.focus.fits(pattern)) or not self.still()
        self.until(there, f"{pattern!r} never got the keyboard, but {self.focus and self.focus.name!r}", 5)
        return self

    def text(self, node):
        """The text in a field."""
        return self.bus.text(self.on_bus, node)

    def value(self, node):
        """The value of a number field."""
        return self.bus.value(self.on_bus, node)

    # Acting

    def _xdotool(self, *said, wait=True):
        """Sends input to the window, and waits until the program has reacted."""
        before, end, self.read = self._worked(), time.monotonic() + NOTHING, None
        subprocess.run(["xdotool", *map(str, said)], check=True)
        if not wait:
            return
        self.until(lambda: self._worked() != before or time.monotonic() > end, "the program does not answer")
        self.rest()

    def press(self, pattern, role=None, nth=0, times=1):
        """Presses the node with this name, several times in a row if requested."""
        return self.press_node(self.find(pattern, role, nth), times) if times else self

    def menu(self, key):
        """Opens the menu and presses an item."""
        return self.press(self.say("desk-menu")).press(self.say(key))

    def press_node(self, node, times=1):
        """Points at a node and presses it."""
        self.point(node)
        time.sleep(max(0, self.since + SEEN - time.monotonic()))
        for _ in range(times):
            self._xdotool("click", 1)
        return self

    def point(self, node):
        """Points at a thing."""
        if self.pointed is None or not node.holds(*self.pointed):
            self.pointed = node.middle
            self._xdotool("mousemove", "--window", self.screen_id, *self.pointed)
        return self

    def wheel(self, node, clicks):
        """Scrolls over a node, down or, if negative, up."""
        self.point(node)
        self._xdotool("click", "--repeat", abs(clicks), 5 if clicks > 0 else 4)
        return self

    def type(self, text):
        """Types characters one by one, waiting after each."""
        for sign in text:
            self._xdotool("type", "--", sign)
        return self

    def type_on(self, text):
        """Types a text quickly, without waiting."""
        self._xdotool("type", "--delay", 60, "--", text)
        return self

    def key(self, *keys):
        """Presses keys by name, with modifiers before a plus."""
        for key in keys:
            self._xdotool("key", "+".join(NAMED.get(part, part) for part in key.split("+")))
        return self

    def tab_to(self, pattern, role=None, key="Tab", most=120):
        """Presses Tab until the node with this name has the focus. Over long distances, the focus is not checked at
        each stop."""
        self.find(pattern, role)
        for _ in range(most):
            if self.focus is not None and self.focus.fits(pattern, role):
                return self
            self.key(*[key] * (self._stops_between(pattern, role) if key == "Tab" else 1))
        raise Lost(f"Tab never came to {pattern!r}")

    def _stops_between(self, pattern, role):
        """The number of times to press Tab before the next check: half the number of stops in between in reading
        order, and at least one."""
        stops = [node for node in self.nodes if node.stops]
        here = next((at for at, node in enumerate(stops) if node.focused), None)
        there = next((at for at, node in enumerate(stops) if node.fits(pattern, role)), None)
        if here is None or there is None or there <= here:
            return 1
        return max((there - here) // 2, 1)

    def to_front(self):
        """Raises the window and gives it the focus, as a press on it does on a desktop."""
        self._xdotool("windowraise", self.screen_id, "windowfocus", self.screen_id)
        self.pointed = None
        return self

    def picture(self, path):
        """Saves a picture of the screen."""
        subprocess.run(["xwd", "-silent", "-root", "-out", path], check=True)

    def close(self):
        """Closes the window with Ctrl+Q."""
        self.to_front()._xdotool("key", "ctrl+q", wait=False)
        try:
            code = self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.errors.close()
        if code:
            raise Lost(f"the program ended with {code}")

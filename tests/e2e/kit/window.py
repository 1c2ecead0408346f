"""A hand at the real window: finds things by what they are called, and presses and types with a real mouse and keys.

No accessible action is ever asked for. A hand waits until the window stands still.
"""
import os
import re
import subprocess
import time
from pathlib import Path

from kit import words
from kit.tree import Bus

PATIENCE = 20.0  # seconds
NOTHING = 1.0  # after so long, what was done has moved nothing
FRAMES = 0.06  # longer than a frame
SEEN = 0.6  # nobody presses a thing sooner after it came to stand where it stands
WORKERS = ("llvmpipe", "record", "steward:disk")  # threads that draw and write
NAMED = {"Enter": "Return", "Space": "space", "Ctrl": "ctrl", "Shift": "shift", "Alt": "alt"}


class Lost(Exception):
    """What a hand wanted was not there."""


class Window:
    """A window of the program, with the hand that is at it."""

    def __init__(self, *said, language="en", **environment):
        self.language = language
        # A locale that every machine has, or accents and dead keys are lost on the way; the language beside it.
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

    # Looking

    def _shown(self):
        found = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."]
        return next(iter(subprocess.run(found, capture_output=True, text=True).stdout.split()), None)

    def until(self, seen, otherwise, patience=PATIENCE):
        """Waits for something, and says otherwise."""
        end = time.monotonic() + patience
        while not (found := seen()):
            if self.process.poll() is not None:
                raise Lost(f"{otherwise}: the program ended with {self.process.returncode}")
            if time.monotonic() > end:
                raise Lost(otherwise)
            time.sleep(0.02)
        return found

    def _worked(self):
        """How long the program has worked so far, those that answer this reader left out: nanoseconds."""
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
        """Waits until the program has nothing more to do."""
        def rests():
            before, self.worked = self.worked, self._worked()
            return self.worked == before or time.sleep(FRAMES)
        self.until(rests, "the window never came to rest")

    def still(self):
        """Reads the tree once the program rests and works nothing while it is read: it stands still then."""
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
        """What the window shows now; read anew after each act of the hand."""
        if self.read is None:
            self.still()
        return self.read

    def say(self, key, **said):
        """What a message says in the language of this window, as a pattern."""
        return words.say(self.language, key, **said)

    def act(self, key, **said):
        """What a choice is called, with its price or without."""
        name = self.say(key, **said)
        return f"{name}|{self.say('table-value', label=name)}"

    def all(self, pattern, role=None):
        """Everything that is called so."""
        return [node for node in self.nodes if node.fits(pattern, role)]

    def find(self, pattern, role=None, nth=0):
        """What is called so; waits for it."""
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
        """Whether something is called so now."""
        return bool(self.all(pattern, role))

    @property
    def focus(self):
        """What has the keyboard."""
        return next((node for node in reversed(self.nodes) if node.focused), None)

    def has_keyboard(self, pattern):
        """Waits until what is called so has the keyboard, without a press for it."""
        def there():
            return (self.focus is not None and self.focus.fits(pattern)) or not self.still()
        self.until(there, f"{pattern!r} never got the keyboard, but {self.focus and self.focus.name!r}", 5)
        return self

    def text(self, node):
        """What stands in a field."""
        return self.bus.text(self.on_bus, node)

    def value(self, node):
        """What a number field holds."""
        return self.bus.value(self.on_bus, node)

    # Doing

    def _xdotool(self, *said, wait=True):
        """Lets the hand do something, and waits until the program has answered it."""
        before, end, self.read = self._worked(), time.monotonic() + NOTHING, None
        subprocess.run(["xdotool", *map(str, said)], check=True)
        if not wait:
            return
        self.until(lambda: self._worked() != before or time.monotonic() > end, "the program does not answer")
        self.rest()

    def press(self, pattern, role=None, nth=0, times=1):
        """Points at what is called so, and presses it, some times one right after the other."""
        return self.press_node(self.find(pattern, role, nth), times) if times else self

    def menu(self, key):
        """Opens the menu, and presses what is called so there."""
        return self.press(self.say("desk-menu")).press(self.say(key))

    def press_node(self, node, times=1):
        """Points at a thing, and presses it."""
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
        """Turns the wheel over a thing, down or (below zero) up."""
        self.point(node)
        self._xdotool("click", "--repeat", abs(clicks), 5 if clicks > 0 else 4)
        return self

    def type(self, text):
        """Types letters and digits one after the other."""
        for sign in text:
            self._xdotool("type", "--", sign)
        return self

    def type_on(self, text):
        """Types a text as fast as somebody who looks at nothing meanwhile."""
        self._xdotool("type", "--delay", 60, "--", text)
        return self

    def key(self, *keys):
        """Presses keys by their names, held ones before a plus."""
        for key in keys:
            self._xdotool("key", "+".join(NAMED.get(part, part) for part in key.split("+")))
        return self

    def tab_to(self, pattern, role=None, key="Tab", most=120):
        """Goes on with Tab until what is called so has the keyboard; where it is known to be far, without a look at each stop."""
        self.find(pattern, role)
        for _ in range(most):
            if self.focus is not None and self.focus.fits(pattern, role):
                return self
            self.key(*[key] * (self._stops_between(pattern, role) if key == "Tab" else 1))
        raise Lost(f"Tab never came to {pattern!r}")

    def _stops_between(self, pattern, role):
        """How often Tab is pressed before the next look: half of the stops that lie between, as a reader goes; at least once."""
        stops = [node for node in self.nodes if node.stops]
        here = next((at for at, node in enumerate(stops) if node.focused), None)
        there = next((at for at, node in enumerate(stops) if node.fits(pattern, role)), None)
        if here is None or there is None or there <= here:
            return 1
        return max((there - here) // 2, 1)

    def to_front(self):
        """Gives this window the keyboard, as a press on it does where a desktop has windows."""
        self._xdotool("windowraise", self.screen_id, "windowfocus", self.screen_id)
        self.pointed = None
        return self

    def picture(self, path):
        """Keeps what the screen shows."""
        subprocess.run(["xwd", "-silent", "-root", "-out", path], check=True)

    def close(self):
        """Closes the window as Ctrl+Q does."""
        self.to_front()._xdotool("key", "ctrl+q", wait=False)
        try:
            code = self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.errors.close()
        if code:
            raise Lost(f"the program ended with {code}")

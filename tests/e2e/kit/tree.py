"""The accessibility tree of a window, read over the accessibility bus as screen readers do.

All requests for a tree are sent at once, because asking node by node takes seconds, during which the window changes.
Nothing here acts on the window.
"""
import re
from dataclasses import dataclass, field

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
ROOT = "/org/a11y/atspi/accessible/root"
IN_WINDOW = 1
KEY = r"(?: (?:Ctrl|Maj|Shift|Alt)\+\S+)?"
ANSWER = 5000  # milliseconds
FOCUSABLE, FOCUSED, ENABLED, CHECKED, PRESSED, SELECTED = 11, 12, 8, 4, 20, 23


@dataclass
class Node:
    """A node of the window: its name, role, states and place."""

    path: str
    name: str = ""
    role: str = ""
    states: int = 0
    place: tuple = (0, 0, 0, 0)
    kids: list = field(default_factory=list)

    def has(self, state):
        return bool(self.states >> state & 1)

    @property
    def focused(self):
        return self.has(FOCUSED)

    @property
    def stops(self):
        """Whether it is a tab stop."""
        return self.has(FOCUSABLE) and self.enabled

    @property
    def enabled(self):
        return self.has(ENABLED)

    @property
    def on(self):
        """Whether it is checked, pressed or selected."""
        return self.has(CHECKED) or self.has(PRESSED) or self.has(SELECTED)

    @property
    def middle(self):
        x, y, wide, high = self.place
        return x + wide // 2, y + high // 2

    def holds(self, x, y):
        """Whether a point is well inside it."""
        left, top, wide, high = self.place
        return left + 4 <= x < left + wide - 4 and top + 4 <= y < top + high - 4

    def fits(self, pattern, role=None):
        """Whether its whole name matches, apart from a shortcut at the end."""
        return bool(re.fullmatch(f"(?:{pattern}){KEY}", self.name, re.S | re.I)) and (role is None or role in self.role)


class Bus:
    """The accessibility bus of this session."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = self._ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        flags = Gio.DBusConnectionFlags
        how = flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, how, None, None)

    @staticmethod
    def _ask(bus, name, path, of, what, said=None):
        return bus.call_sync(name, path, of, what, said, None, 0, ANSWER, None).unpack()

    def program(self, pid):
        """The bus name of a program; `None` until it is on the bus."""
        try:
            (programs,) = self._ask(self.bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")
        except GLib.Error:
            return None  # the bus itself is not available yet
        daemon = "org.freedesktop.DBus"
        for name, _ in programs:
            try:
                said = GLib.Variant("(s)", (name,))
                if self._ask(self.bus, daemon, "/", daemon, "GetConnectionUnixProcessID", said) == (pid,):
                    return name
            except GLib.Error:
                continue  # it has just ended
        return None

    def tree(self, program):
        """All nodes of a program in reading order."""
        nodes, loop, waiting = {}, GLib.MainLoop(), 0

        def ask(path, of, what, said, keep):
            nonlocal waiting
            waiting += 1

            def answered(bus, result):
                nonlocal waiting
                try:
                    keep(bus.call_finish(result).unpack()[0])
                except GLib.Error:
                    pass  # it disappeared in the meantime, or is not on the screen
                waiting -= 1
                if not waiting:
                    loop.quit()

            self.bus.call(program, path, of, what, said, None, 0, ANSWER, None, answered)

        def visit(path):
            node = nodes[path] = Node(path)

            def family(kids):
                node.kids = [kid for _, kid in kids]
                for kid in node.kids:
                    visit(kid)

            ask(path, ACCESSIBLE, "GetChildren", None, family)
            name = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
            ask(path, "org.freedesktop.DBus.Properties", "Get", name, lambda said: setattr(node, "name", said))
            # A path may belong to another node than in the frame before.
            ask(path, ACCESSIBLE, "GetRole", None, lambda said: setattr(node, "role", Atspi.Role(said).value_nick))
            ask(path, ACCESSIBLE, "GetState", None, lambda said: setattr(node, "states", said[0] | said[1] << 32))
            if path != ROOT:
                within = GLib.Variant("(u)", (IN_WINDOW,))
                ask(path, COMPONENT, "GetExtents", within, lambda said: setattr(node, "place", said))

        visit(ROOT)
        loop.run()
        return list(self._in_order(nodes, ROOT))

    def _in_order(self, nodes, path):
        if path in nodes:
            yield nodes[path]
            for kid in nodes[path].kids:
                yield from self._in_order(nodes, kid)

    def text(self, program, node):
        """The text in a field."""
        said = GLib.Variant("(ii)", (0, -1))
        return self._ask(self.bus, program, node.path, "org.a11y.atspi.Text", "GetText", said)[0]

    def value(self, program, node):
        """The value of a number field; `None` if it is empty."""
        said = GLib.Variant("(ss)", ("org.a11y.atspi.Value", "CurrentValue"))
        try:
            return self._ask(self.bus, program, node.path, "org.freedesktop.DBus.Properties", "Get", said)[0]
        except GLib.GError as error:
            if "UnknownInterface" in error.message:
                return None
            raise

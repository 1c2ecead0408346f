"""The teacher: the talk page by page, the led phase, two quiz questions answered and explained, and the state of the
game. Arguments: `mouse` or `keys`, a language, and games; by default one game by mouse in French and one by keyboard
in English."""
import re
import sys

from kit.book import Book
from kit.window import Lost, Window
from kit.words import messages

SHORT = [("mouse", "fr", "automobile"), ("keys", "en", "autotock")]


def opened(w, key):
    """Runs a command that has the same name in the menu and in the field."""
    if w.hand == "mouse":
        return w.menu(key)
    w.key("Escape", "F2").type_on(messages(w.language)[key])
    return w.key("Enter")


def pressed(w, pattern, role="push-button"):
    return w.press(pattern, role) if w.hand == "mouse" else w.tab_to(pattern, role).key("Return")


def talk(w, names):
    """Turns all pages of the talk. Each player must be named on one of them."""
    opened(w, "talk-title")
    head = w.find(w.say("talk-page"), "heading").name
    pages = int(head.split()[-1])
    told = ""
    for page in range(1, pages + 1):
        found = w.find(w.say("talk-page", n=page, all=pages), "heading").name
        told += "\n".join(node.name for node in w.nodes if node.role == "label" and len(node.name) > 40)
        last = page == pages
        if w.hand == "mouse":
            w.press(w.say("talk-begin" if last else "talk-next"), "push-button")
        else:
            w.key("Return" if last else "Right")
    assert pages >= 4 and len(told) > 1000, (pages, len(told))
    assert all(name in told for name in names), told
    w.still()
    assert not w.shows(w.say("talk-page"), "heading"), "the talk is over"


def led(w, phase):
    """Checks that the purpose and the actions of the phase are shown, by themselves in the first turn and on request
    later, and can be hidden again."""
    w.find(w.say("coach-quiet") + "|" + w.say("coach-explain"))
    if not w.shows(w.say("coach-quiet")):
        pressed(w, w.say("coach-explain"))
    for what in "why", "now":
        w.find(w.say(f"coach-{phase}-{what}"))
    pressed(w, w.say("coach-quiet"))
    w.find(w.say("coach-explain"))
    assert not w.shows(w.say(f"coach-{phase}-why"))


def asked(w):
    """Answers a quiz question with the first option, and checks that the result and the reason are shown."""
    names = [node.name for node in w.nodes]
    close = names.index(messages(w.language)["desk-close"])
    question = w.nodes[close + 1].name
    answer = next(node for node in w.nodes[close + 2:] if node.role == "push-button")
    if w.hand == "mouse":
        w.press_node(answer)
    else:
        w.tab_to(re.escape(answer.name)).key("Return")
    w.find("|".join(w.say(key) for key in ("coach-right", "coach-wrong", "coach-wrong-place")))
    pressed(w, w.say("coach-why"))
    w.key("Escape")
    return question


def quiz(w):
    opened(w, "coach-try")
    first = asked(w)
    pressed(w, w.say("coach-another"))
    w.still()
    if w.shows(w.say("coach-no-question")):
        return
    assert asked(w) != first, f"asked twice: {first}"
    pressed(w, w.say("desk-close"))


def where(w, phase):
    opened(w, "coach-where")
    for key in "coach-so-far", "coach-who-next", f"coach-{phase}-forgotten":
        w.find(".*" + w.say(key))
    w.key("Escape")


hand, language, *boxes = sys.argv[1:] or ("", "")
for hand, language, box in [(hand, language, box) for box in boxes] or SHORT:
    book = Book.demo(box, 20, f"{hand}-{box}")
    stands = book.replay()
    phase = f"{box}-{stands['phase']}"
    with Window(book.path, language=language) as w:
        w.hand = hand
        try:
            talk(w, [seat["name"] for seat in stands["seats"]])
            led(w, phase)
            quiz(w)
            where(w, phase)
        except (Lost, AssertionError) as lost:
            raise Lost(f"{hand}, {box}: {lost}") from lost
    assert len(book.lines) == 21, "being taught changes nothing"

"""The private final scoring of Auto-Brocante: one dealer at a time, with the focus in the first field; the others wait
until that dealer is done, and all the typed values are written at once."""
from kit.book import Book
from kit.window import Lost, Window

ANNE, BRUNO = "Anne", "Bruno"
SECRETS = [(ANNE, [8000]), (BRUNO, [5000, 6000])]

whole = Book.demo("auto-brocante", name="whole")
final = next(n for n, said in enumerate(whole.acts) if "final" in str(said.get("act")))


def told(w):
    """The text of everything in the window, including the fields."""
    return [node.name for node in w.nodes] + [w.text(node) for node in w.nodes if "password" in node.role]


def alone(w, hand, who, values):
    """Enters the values of one dealer, while the others cannot begin."""
    key = w.say("desk-alone", seat=who)
    w.press(key) if hand == "mouse" else w.tab_to(key).key("Enter")
    for other in (name for name, _ in SECRETS if name != who):
        for node in w.all(w.say("desk-alone", seat=other)):
            assert not node.enabled, f"{other} can begin while {who} is alone"
    for value in values:
        w.has_keyboard(w.say("auto-brocante-field-final", seat=who)).type(str(value)).key("Enter")
    shown = [text for text in told(w) for value in values if str(value) in text.replace(",", "").replace("\u202f", "")]
    assert not [text for text in shown if who in text or text == str(values[-1])], shown
    done = w.say("desk-put-away", seat=who)
    w.press(done) if hand == "mouse" else w.tab_to(done).key("Enter")


for language, hand in (("fr", "keys"), ("en", "mouse")):
    book = Book.demo("auto-brocante", final, hand)
    with Window(book.path, language=language) as w:
        for who, values in SECRETS:
            book.stays(lambda: alone(w, hand, who, values))
        end = w.say("auto-brocante-verb-final")
        book.grows(lambda: w.press(end) if hand == "mouse" else w.tab_to(end).key("Enter"))
        if book.last != whole.acts[final]:
            raise Lost(f"typed and written are two things: {book.last}")
    book.check()

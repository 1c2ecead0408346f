"""A first round of Autotock: a deal, a car brought out, cards that cannot be played, a car moved."""
from kit.turn import first_turn

first_turn("autotock", ["deal", "blue discard", "green out queen", "red out king", "blue discard", "green move 10 24"])

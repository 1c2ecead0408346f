"""A first turn of Automobile, all nine phases."""
from kit.turn import first_turn

first_turn("automobile", [
    "drawn",
    "blue choose ford",
    "green choose kettering",
    "red choose sloan",
    "blue build 3 2",
    "green build 4 2",
    "red build 1 2",
    "blue produce 3:7",
    "green cubes",
    "red produce 1:7",
    "blue place mid mid",
    "green cubes",
    "red place mid mid mid",
    "distributors red 1:2, blue 3:2, green -",
    "blue pass",
    "green pass",
    "red reduced 1 1",
    "red pass",
    "reveal 4 5 3",
    "sale",
    "losses",
    "end",
])

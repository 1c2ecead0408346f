# The engine's own sentences: refusals, the referee's verbs, what every game shares.
engine-placeholder = placeholder

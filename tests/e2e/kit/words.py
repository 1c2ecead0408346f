"""Names of controls, looked up by message key, so that changed wording does not break the scripts."""
import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "i18n"
PLACEABLE = re.compile(r"\{\s*(?:\$([\w-]+)|([A-Z]+)\(\$([\w-]+)[^)]*\)|\"([^\"]*)\")\s*\}")
# French prepositions contract with an article, so the value after one is unchanged or has lost its *le*.
MELTED = {"DE": "du", "A": "au"}
VARIANT = re.compile(r"\s*\*?\[\s*([\w.-]+)\s*\]\s?")


@cache
def messages(language):
    """All messages of a language, as in its files."""
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for part in re.split(r"^(?=[a-z][\w-]* *=)", file.read_text(encoding="utf-8"), flags=re.M):
            key, sign, text = part.partition("=")
            if sign and re.fullmatch(r"[a-z][\w-]* *", key):
                text = re.sub(r"^#.*$", "", text, flags=re.M)
                found[key.strip()] = text.strip()
    return found


def say(language, key, **said):
    """The pattern of a message. Arguments that are not given match any text; given ones may be patterns."""
    text = messages(language)[key]
    for name in said:
        if not re.search(rf"\${name}\b", text):
            raise KeyError(f"{key} says nothing of {name}: {text}")
    return pattern(text, {name: str(value) for name, value in said.items()})


def pattern(text, said):
    """The pattern of a Fluent message."""
    out, rest = "", text
    while rest:
        start = rest.find("{")
        if start < 0:
            return out + escaped(rest)
        out, rest = out + escaped(rest[:start]), rest[start:]
        plain = PLACEABLE.match(rest)
        if plain:
            name, literal = plain[1] or plain[3], plain[4]
            value = escaped(literal) if literal is not None else said.get(name, ".*?")
            out += behind(plain[2], value) if plain[2] in MELTED else value
            rest = rest[plain.end():]
            continue
        end = closing(rest)
        out += choice(rest[1:end], said)
        rest = rest[end + 1:]
    return out


def behind(preposition, value):
    """The pattern of a value after a French preposition."""
    if re.match(r"le(?:\\s| )", value):
        return MELTED[preposition] + value[2:]
    return rf"(?:de\s|d’|du\s|des\s|à\s|au\s|aux\s)?{value}"


def choice(text, said):
    """The pattern of a select expression: the variant for the given value or number, or any variant."""
    selector, _, variants = text.partition("->")
    name = re.search(r"\$([\w-]+)", selector)
    parts, rest = {}, variants
    while found := VARIANT.search(rest):
        rest = rest[found.end():]
        following = next_variant(rest)
        parts[found[1]] = pattern(rest[:following].strip(), said)
        rest = rest[following:]
    value = said.get(name[1], "") if name else ""
    one = parts.get(value)
    if one is None and value.isdecimal() and int(value):
        one = parts.get("one" if int(value) == 1 else "other")
    return one if one is not None else "(?:" + "|".join(parts.values()) + ")"


def next_variant(text):
    """The position of the next variant of a select expression, ignoring nested braces."""
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and sign in "*[" and VARIANT.match(text[at:]):
            return at
    return len(text)


def closing(text):
    """The position of the brace that closes the first one."""
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth == 0:
            return at
    raise ValueError(f"a brace stays open: {text}")


def escaped(text):
    """Escapes a text for a pattern. All kinds of spaces match each other, because French uses several."""
    return re.sub(r"(?:\\?\s)+", r"\\s*", re.escape(re.sub(r"[\u00a0\u202f\u2068\u2069]", " ", text)))

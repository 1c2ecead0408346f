//! The complete book as a JSON object for other programs. Its schema is published in `docs/book.schema.json`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::engine::board::Source;
use crate::engine::{Effect, Holder, Posting, Term};
use crate::export::Copy;
use crate::session::description;

/// The version of this format, raised when a field is removed or changes its meaning.
const VERSION: u32 = 1;

/// A session with all entries, movements and derivations.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Book {
    /// The version of this format.
    version: u32,
    /// The word of the game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The unique id of the record.
    id: String,
    /// When the session began.
    date: String,
    /// The language of the sentences, as a code.
    language: String,
    /// The checksum of the last line of the record; empty if it has none.
    fingerprint: String,
    /// The players in seating order.
    players: Vec<Player>,
    /// The preset that the board values came from.
    preset: String,
    /// All open points of the rules with the option in force.
    rulings: BTreeMap<String, String>,
    /// The entries in force, in order; entry 0 is the set-up.
    entries: Vec<Entry>,
    /// The balances of players and places that are not zero, by holder and unit.
    balances: BTreeMap<String, BTreeMap<String, i64>>,
    /// Unpaid amounts, oldest first.
    debts: Vec<Debt>,
    /// The results: final once the game is over, and before that as if it ended now.
    standings: Vec<Standing>,
    /// Whether the game is over.
    over: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Player {
    seat: String,
    name: String,
    colour: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Entry {
    n: u32,
    at: String,
    /// The entry in notation.
    notation: String,
    /// The phase that it led to.
    phase: String,
    movements: Vec<Movement>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Movement {
    from: String,
    to: String,
    unit: String,
    amount: i64,
    /// The message key of its cause.
    cause: String,
    /// The message key of the paragraph of the rules.
    rule: String,
    /// The movement as a sentence.
    text: String,
    /// The terms that add up to the amount.
    terms: Vec<Part>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Part {
    /// The term as a sentence.
    text: String,
    amount: i64,
    /// The source of the board value in it: `rules`, `board`, `assumed`.
    source: String,
    /// False if it says what did not apply.
    applied: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Debt {
    from: String,
    to: String,
    unit: String,
    amount: i64,
    cause: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Standing {
    seat: String,
    name: String,
    rank: usize,
    score: i64,
    terms: Vec<Part>,
}

impl Book {
    /// The book of a session.
    pub fn of(copy: &Copy<'_>) -> Self {
        let table = copy.table;
        let facts = table.header();
        let stage = table.stage();
        let standings = table.standings().unwrap_or_default();
        Self {
            version: VERSION,
            game: table.info().game.to_owned(),
            rules: facts.rules,
            id: facts.id.to_owned(),
            date: facts.date.to_owned(),
            language: copy.language.code().to_owned(),
            fingerprint: copy.fingerprint.to_owned(),
            players: table.seats().iter().map(|seat| player(copy, seat)).collect(),
            preset: facts.preset.to_owned(),
            rulings: table
                .book()
                .rulings
                .written()
                .into_iter()
                .map(|(id, option)| (id.to_owned(), option.to_owned()))
                .collect(),
            entries: copy.effects(|n, effect| entry(copy, n, effect)).into_values().collect(),
            balances: balances(copy),
            debts: table.book().debts.iter().map(|owed| debt(copy, owed)).collect(),
            standings: standings
                .iter()
                .map(|standing| Standing {
                    seat: table.chart().holder_word(Holder::Seat(standing.seat)).to_owned(),
                    name: table.seats().name(standing.seat),
                    rank: standing.rank,
                    score: standing.score.total,
                    terms: parts(&standing.score.terms, &description::figure_terms(&standing.score), copy),
                })
                .collect(),
            over: stage.over.is_some(),
        }
    }
}

fn player(copy: &Copy<'_>, seat: crate::engine::Seat) -> Player {
    let seats = copy.table.seats();
    Player {
        seat: copy.table.chart().holder_word(Holder::Seat(seat)).to_owned(),
        name: seats.name(seat),
        colour: seats.player(seat).map(|player| player.colour.word().to_owned()).unwrap_or_default(),
    }
}

fn entry(copy: &Copy<'_>, n: u32, effect: &Effect) -> Entry {
    let line = copy.table.line(n);
    Entry {
        n,
        at: line.as_ref().map(|line| line.at.to_owned()).unwrap_or_default(),
        phase: line.as_ref().map(|line| line.phase.to_owned()).unwrap_or_default(),
        notation: line.map(|line| line.text).unwrap_or_default(),
        movements: effect.postings.iter().map(|posting| movement(copy, posting)).collect(),
    }
}

fn movement(copy: &Copy<'_>, posting: &Posting) -> Movement {
    let written = posting.movement.written(copy.table.chart());
    let measure = copy.table.chart().measure(posting.movement.unit);
    let lines = description::term_lines(&posting.terms, measure);
    Movement {
        from: written.0.into(),
        to: written.1.into(),
        unit: written.2.into(),
        amount: written.3,
        cause: posting.why.cause.id().to_owned(),
        rule: posting.why.rule.id().to_owned(),
        text: copy.sentence(description::posting_line(copy.table, posting)),
        terms: parts(&posting.terms, &lines, copy),
    }
}

fn parts(terms: &[Term], lines: &[crate::words::Line], copy: &Copy<'_>) -> Vec<Part> {
    let part = |(term, line): (&Term, &crate::words::Line)| Part {
        text: copy.words(line.clone()),
        amount: term.amount,
        source: match term.source {
            Source::Rules => "rules",
            Source::Board => "board",
            Source::Assumed => "assumed",
        }
        .to_owned(),
        applied: term.applied,
    };
    terms.iter().zip(lines).map(part).collect()
}

fn balances(copy: &Copy<'_>) -> BTreeMap<String, BTreeMap<String, i64>> {
    let chart = copy.table.chart();
    let mut all = BTreeMap::new();
    for holder in chart.holders() {
        let amounts = chart.units().into_iter().map(|unit| (unit, copy.table.balance(holder, unit)));
        let held: BTreeMap<String, i64> = amounts
            .filter(|(_, amount)| *amount != 0)
            .map(|(unit, n)| (chart.unit_word(unit).to_owned(), n))
            .collect();
        if !held.is_empty() {
            all.insert(chart.holder_word(holder).to_owned(), held);
        }
    }
    all
}

fn debt(copy: &Copy<'_>, owed: &crate::engine::Debt) -> Debt {
    let chart = copy.table.chart();
    Debt {
        from: chart.holder_word(Holder::Seat(owed.from)).to_owned(),
        to: chart.holder_word(owed.to).to_owned(),
        unit: chart.unit_word(owed.unit).to_owned(),
        amount: owed.amount,
        cause: copy.words(owed.cause.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_schema_is_the_one_of_the_book() {
        let now = serde_json::to_string_pretty(&schemars::schema_for!(Book)).unwrap() + "\n";
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/book.schema.json");
        if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
            std::fs::write(path, &now).unwrap();
        }
        let published = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(
            published, now,
            "the form has changed: UPDATE_GOLDEN=1 renews docs/book.schema.json, to be reviewed"
        );
    }
}

//! Counts by the players: how they are typed (as sums or as banknotes and pieces), how they are entered, and
//! how differences and the mistakes that explain them are described.

use crate::engine::discrepancy::{Gap, Mistake, Suspect};
use crate::engine::entry::{self, Verb};
use crate::engine::{Derivation, Holder, Measure, Seat, Tally, Unit};
use crate::msg;
use crate::session::Session;
use crate::session::description::movement_line;
use crate::words::keys::discrepancy as k;
use crate::words::{Key, Line, is_money, keys, parse_amount, parse_number};

/// A counted account: holder, unit and count.
pub type Counted = (Holder, Unit, i64);

/// Parses `Red=1250`, `Red=3 cubes`, `Red=2x500+1x50`, `space 7=2 cars red`.
///
/// # Errors
/// Names what was not understood, and lists the holders or units allowed.
pub fn parse(table: &Session, text: &str) -> Result<Counted, Line> {
    let unread = || msg!(k::COUNT_UNREAD, text = text);
    let (name, what) = text.rsplit_once('=').ok_or_else(unread)?;
    let holder = holder(table, &table.english(name.trim()))?;
    let what = table.english(what.trim());
    let (amount, word) = amount(&what)?;
    if amount < 0 {
        return Err(unread());
    }
    Ok((holder, unit(table, word, holder)?, amount))
}

/// Parses a sum, either in one figure or by banknotes and pieces.
fn amount(what: &str) -> Result<(i64, &str), Line> {
    let times = |letter: char| matches!(letter, 'x' | '×');
    let large = || msg!(keys::words::TOO_LARGE, text = what);
    what.split('+').try_fold((0i64, ""), |(sum, _), part| {
        let of =
            part.split_once(times).filter(|(count, _)| count.trim().ends_with(|c: char| c.is_ascii_digit()));
        let (count, value) = of.map_or((Ok(1), part), |(count, value)| (parse_number(count), value));
        let (value, word) = parse_amount(value)?;
        let part = count?.checked_mul(value).and_then(|part| sum.checked_add(part));
        part.map(|sum| (sum, word)).ok_or_else(large)
    })
}

fn holder(table: &Session, name: &str) -> Result<Holder, Line> {
    let seat = table.seats().find(name).map(Holder::Seat);
    let place = || {
        table.chart().find_holder(name).filter(|holder| matches!(holder, Holder::Place(..) | Holder::Bank))
    };
    seat.or_else(place).ok_or_else(|| {
        let names: Vec<String> = table.seats().iter().map(|seat| table.seats().name(seat)).collect();
        msg!(k::COUNT_NOBODY, who = name, names = names.join(", "))
    })
}

/// The unit for a word, in the holder's own colour unless another is given; money if the word is empty.
fn unit(table: &Session, word: &str, holder: Holder) -> Result<Unit, Line> {
    let chart = table.chart();
    let (word, colour) =
        match word.rsplit_once(' ').and_then(|(word, who)| Some((word, table.seats().find(who)?))) {
            Some((word, seat)) => (word.trim(), Some(seat)),
            None => (word, None),
        };
    let own = match (colour, holder) {
        (Some(seat), _) | (None, Holder::Seat(seat)) => Some(seat),
        _ => None,
    };
    let units = units_of(table, own);
    let wanted = |unit: &&Unit| match word {
        word if word.is_empty() || is_money(word) => chart.measure(**unit) == Measure::Money,
        word => chart.unit(**unit).is_some_and(|kind| kind.word == word),
    };
    units.iter().find(wanted).or(units.first().filter(|_| word.is_empty())).copied().ok_or_else(|| {
        let words: Vec<&str> = chart.kinds().iter().map(|kind| kind.word).collect();
        msg!(crate::words::keys::session::KEPT_UNKNOWN, unit = word, known = table.typed(&words.join(", ")))
    })
}

/// The units that one player can hold: the common ones, and those in the player's colour.
fn units_of(table: &Session, seat: Option<Seat>) -> Vec<Unit> {
    let own = |unit: &Unit| unit.colour.is_none_or(|colour| Some(colour) == seat);
    table.chart().units().into_iter().filter(own).collect()
}

/// The entry for a count.
pub fn entry(table: &Session, counted: &[Counted]) -> Verb {
    let chart = table.chart();
    let written = counted.iter().map(|(holder, unit, amount)| {
        entry::Counted(chart.holder_word(*holder).to_owned(), chart.unit_word(*unit).to_owned(), *amount)
    });
    Verb::Count(written.collect())
}

/// The total difference of each kind of unit, negative if something is missing. Colours are added up. Units
/// of which only one account was counted are left out.
pub fn differences(gaps: &[Gap]) -> Vec<(Unit, i64)> {
    let mut all: Vec<(Unit, i64, usize)> = Vec::new();
    for gap in gaps {
        match all.iter_mut().find(|(unit, ..)| unit.kind == gap.unit.kind) {
            Some((_, sum, count)) => (*sum, *count) = (sum.saturating_add(gap.off()), *count + 1),
            None => all.push((gap.unit, gap.off(), 1)),
        }
    }
    all.into_iter().filter(|(_, _, count)| *count > 1).map(|(unit, sum, _)| (unit, sum)).collect()
}

/// Describes the difference of an account: "Red: $1,550 counted, $1,600 in the book, $50 short".
pub fn gap_line(table: &Session, gap: &Gap) -> Line {
    let amount = |amount: i64| table.amount_line(gap.unit, amount);
    let holder = table.holder_line(gap.holder);
    if gap.off() == 0 {
        return msg!(k::AGREES, holder = holder, counted = amount(gap.counted));
    }
    msg!(
        if gap.off() < 0 { k::LESS } else { k::MORE },
        holder = holder,
        counted = amount(gap.counted),
        book = amount(gap.book),
        gap = amount(gap.off().saturating_abs()),
    )
}

/// The difference of an account, as a figure: counted minus booked.
pub fn gap_figure(table: &Session, gap: &Gap) -> Derivation {
    let tally = Tally::traced()
        .plus(gap.counted, || k::TERM_COUNTED)
        .plus(gap.book.saturating_neg(), || k::TERM_BOOK);
    figure(table, gap_line(table, gap), gap.unit, tally)
}

/// The difference of all counted accounts in units of a kind, as a figure.
pub fn difference_figure(table: &Session, gaps: &[Gap], unit: Unit) -> Derivation {
    let mut tally = Tally::traced();
    for gap in gaps.iter().filter(|gap| gap.unit.kind == unit.kind) {
        tally.add(gap.off(), || table.holder_line(gap.holder));
    }
    figure(table, difference_line(table, unit, tally.total()), unit, tally)
}

fn figure(table: &Session, what: Line, unit: Unit, tally: Tally) -> Derivation {
    Derivation::of(what, keys::engine::RULE_COUNTS, tally).counted_in(table.chart().measure(unit))
}

/// Describes the surplus or deficit of a unit at the whole table.
pub fn difference_line(table: &Session, unit: Unit, off: i64) -> Line {
    let key = match off.signum() {
        0 => {
            return msg!(
                k::TABLE_EVEN,
                unit = table.chart().unit(unit).map_or(k::TABLE_EVEN, |kind| kind.name)
            );
        }
        -1 => k::TABLE_LESS,
        _ => k::TABLE_MORE,
    };
    msg!(key, gap = table.amount_line(unit, off.saturating_abs()))
}

/// Describes a possible mistake: "never handed over: Red pays the bank $310".
pub fn mistake_line(table: &Session, suspect: &Suspect) -> Line {
    let what: Vec<Line> = suspect.moved.iter().map(|movement| movement_line(table, movement)).collect();
    let unit = suspect.moved.first().map(|movement| movement.unit);
    let amount =
        |amount: i64| unit.map_or_else(|| Line::new(k::MISSED), |unit| table.amount_line(unit, amount));
    let plain = |key: Key| msg!(key, what = what.clone());
    match suspect.mistake {
        Mistake::Missed => plain(k::MISSED),
        Mistake::Part(left_out) => {
            let part = suspect.part.clone().unwrap_or_else(|| Line::new(k::MISSED));
            msg!(k::PART, part = part, amount = amount(left_out), what = what)
        }
        Mistake::BookedTwice => plain(k::BOOKED_TWICE),
        Mistake::NotBooked => plain(k::NOT_BOOKED),
        Mistake::Turned => plain(k::TURNED),
        Mistake::Elsewhere { book, hands } => {
            msg!(k::ELSEWHERE, book = table.holder_line(book), hands = table.holder_line(hands), what = what)
        }
        Mistake::NoChange(over) => msg!(k::NO_CHANGE, over = amount(over), what = what),
    }
}

/// Describes a suspect: the entry and its possible mistake.
pub fn suspect_line(table: &Session, suspect: &Suspect) -> Line {
    let (mistake, text) = (mistake_line(table, suspect), table.typed(&suspect.text));
    match suspect.step {
        Some(step) => msg!(k::SUSPECT, entry = step.to_string(), text = text, slip = mistake),
        None => msg!(k::SUSPECT_NO_ENTRY, text = text, slip = mistake),
    }
}

//! Descriptions of movements and figures as messages for a screen or a page.

use crate::engine::board::Source;
use crate::engine::ledger::Movement;
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::transaction::of_owner;
use crate::engine::trial_balance::TrialBalance;
use crate::engine::{Debt, Deciding, Derivation, Holder, Measure, Posting, StepId, Term, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::keys::session as k;
use crate::words::{Arg, Key, Line, keys};

/// Describes a debt: debtor, creditor, amount and cause.
pub fn debt_line(table: &Session, debt: &Debt) -> Line {
    msg!(
        keys::table::DEBT,
        name = table.seats().name(debt.from),
        to = table.holder_line(debt.to),
        amount = table.amount_line(debt.unit, debt.amount),
        cause = debt.cause.clone(),
    )
}

/// Describes a movement: "Red pays the bank $310", "2 R&D cubes from the bank to Red".
pub fn movement_line(table: &Session, movement: &Movement) -> Line {
    if let Some(line) = goes_back(table, movement) {
        return line;
    }
    let Movement { from, to, unit, .. } = *movement;
    let pays = |holder| matches!(holder, Holder::Bank | Holder::Seat(_));
    let money = table.chart().measure(unit) == Measure::Money;
    msg!(
        if money && pays(from) && pays(to) { k::PAYS } else { k::MOVES },
        from = holder_of(table, from, unit),
        to = holder_of(table, to, unit),
        amount = amount_moved(table, movement),
    )
}

/// Describes a piece that goes back to its owner, if the game has a message for it: "Anne's car on square 8 goes back to its paddock".
fn goes_back(table: &Session, movement: &Movement) -> Option<Line> {
    let Movement { from, to, unit, amount } = *movement;
    let owner = unit.colour.filter(|owner| to == Holder::Seat(*owner))?;
    let key = table.chart().unit(unit)?.back.filter(|_| matches!(from, Holder::Place(..)))?;
    let (owner, from) = (table.seats().name(owner), table.holder_line(from));
    Some(msg!(key, owner = owner, from = from, count = amount))
}

/// Whether a movement sends a piece from the board back to its owner.
pub fn is_sent_back(table: &Session, movement: &Movement) -> bool {
    goes_back(table, movement).is_some()
}

/// The giver or receiver of a unit; the bank is called the supply for players' own pieces.
pub fn holder_of(table: &Session, holder: Holder, unit: Unit) -> Line {
    match holder {
        Holder::Bank if unit.colour.is_some() => Line::new(keys::engine::HOLDER_SUPPLY),
        holder => table.holder_line(holder),
    }
}

/// Describes what happens to a player's piece, with the cause: "Hit: Anne's car on square 8 goes back to its paddock".
pub fn befalling(table: &Session, posting: &Posting) -> Line {
    match goes_back(table, &posting.movement) {
        Some(what) => msg!(k::BEFALLS, cause = posting.why.cause, what = what),
        None => given(table, &posting.movement),
    }
}

/// The reason of a correction that replaces a step.
pub fn because_of(step: StepId) -> Line {
    msg!(k::BECAUSE_OF, n = step.to_string())
}

/// The amount of a movement, with the owner of the pieces unless the owner gives or receives them.
pub fn amount_moved(table: &Session, movement: &Movement) -> Line {
    let Movement { from, to, unit, amount } = *movement;
    of_owner(table.seats(), unit, &[from, to], table.amount_line(unit, amount))
}

/// Describes a movement without its cause: "Red gives the bank $40".
pub fn given(table: &Session, movement: &Movement) -> Line {
    if let Some(line) = goes_back(table, movement) {
        return line;
    }
    let Movement { from, to, unit, .. } = *movement;
    let board = |holder| matches!(holder, Holder::Place(..) | Holder::Outside);
    let key = if board(from) || board(to) { keys::referee::GOES } else { keys::referee::GIVES };
    let (from, to) = (holder_of(table, from, unit), holder_of(table, to, unit));
    msg!(key, from = from, to = to, amount = amount_moved(table, movement))
}

/// Describes a movement with its cause and its paragraph.
pub fn posting_line(table: &Session, posting: &Posting) -> Line {
    let what = movement_line(table, &posting.movement);
    msg!(k::FOR, what = what, cause = posting.why.cause, rule = posting.why.rule)
}

/// The terms of a movement; empty for a single term that repeats the cause.
pub fn posting_terms(table: &Session, posting: &Posting) -> Vec<Line> {
    if let [only] = posting.terms.as_slice()
        && *only == (Term { amount: posting.movement.amount, ..Term::new(Line::new(posting.why.cause)) })
    {
        return Vec::new();
    }
    term_lines(&posting.terms, table.chart().measure(posting.movement.unit))
}

/// Whether the message of a figure already contains its total: "Anne goes forward 10 squares".
pub fn says_total(figure: &Derivation) -> bool {
    figure.what.args.iter().any(|(name, arg)| *name == "count" && *arg == Arg::Number(figure.total))
}

/// Whether a figure only states a consequence: its only term is a name, and its message contains the total.
pub fn is_consequence(figure: &Derivation) -> bool {
    matches!(figure.terms.as_slice(), [term] if term.what.args.is_empty()) && says_total(figure)
}

/// Describes a figure with its paragraph.
pub fn figure_line(figure: &Derivation) -> Line {
    if says_total(figure) {
        return msg!(k::FIGURE_SAID, what = figure.what.clone(), rule = figure.rule);
    }
    msg!(k::FIGURE, what = figure.what.clone(), total = figure.measure.of(figure.total), rule = figure.rule)
}

pub fn figure_terms(figure: &Derivation) -> Vec<Line> {
    term_lines(&figure.terms, figure.measure)
}

/// Describes the trial balance of a unit: "cash: $6,000 issued = $5,400 with the players + $0 at the bank +
/// $600 on the board". If some of it is outside the game, adds how much and since which entry.
pub fn trial_balance_lines(table: &Session, balance: &TrialBalance) -> Vec<Line> {
    let amount = |amount: i64| table.chart().measure(balance.unit).of(amount);
    let name = table.chart().unit(balance.unit).map_or(k::TRIAL_BALANCE, |kind| kind.name);
    let mut all = vec![msg!(
        k::TRIAL_BALANCE,
        unit = name,
        issued = amount(balance.issued.total),
        players = amount(balance.players.total),
        bank = amount(balance.bank.total),
        board = amount(balance.board.total),
    )];
    if let Some(since) = balance.since.filter(|_| !balance.whole()) {
        let text = table.steps().into_iter().find(|step| step.id == since).map(|step| step.text);
        all.push(msg!(
            if balance.outside < 0 { k::TRIAL_BALANCE_FOUND } else { k::TRIAL_BALANCE_LOST },
            amount = amount(balance.outside.saturating_abs()),
            entry = since.to_string(),
            text = table.typed(&text.unwrap_or_default()),
        ));
    }
    all
}

/// The terms of a figure in order, each with its amount and the source of its board value.
pub fn term_lines(terms: &[Term], measure: Measure) -> Vec<Line> {
    terms.iter().map(|term| term_line(term, measure)).collect()
}

fn term_line(term: &Term, measure: Measure) -> Line {
    let (what, amount) = (term.what.clone(), measure.of(term.amount));
    let line = match term.times {
        _ if !term.applied => what,
        Some((count, each)) => {
            msg!(k::TERM_TIMES, count = count, each = measure.of(each), what = what, amount = amount)
        }
        None => msg!(k::TERM, what = what, amount = amount),
    };
    match term.source {
        Source::Rules => line,
        Source::Board => msg!(k::TERM_BOARD, term = line),
        Source::Assumed => msg!(k::TERM_ASSUMED, term = line),
    }
}

/// Adds the option in force of an open point to a line, and the ruling that decided it.
pub(super) fn under(line: Line, form: &RulingForm, rulings: &Rulings) -> Line {
    let line = match rulings.decided(form.word) {
        Some((n, "")) => msg!(k::TERM_AS_IN, term = line, n = n),
        Some((n, by)) => msg!(k::TERM_AS_IN_BY, term = line, n = n, by = by),
        None => line,
    };
    match ruled(rulings, form.word) {
        Some((question, option)) => {
            msg!(k::TERM_RULED, term = line, id = form.shown(), question = question, option = option)
        }
        None => line,
    }
}

/// Describes open points with the option in force, and the ruling that decided it.
pub fn deciding_lines(table: &Session, deciding: &[Deciding]) -> Vec<Line> {
    let line = |Deciding { ruling_option, as_in }: &Deciding| {
        let form = table.info().rulings.get(usize::from(ruling_option.ruling))?;
        let (_, option) = form.options.get(usize::from(ruling_option.option))?;
        let (id, question, option) = (form.shown(), form.question, *option);
        Some(match as_in.as_ref().map(|(n, by)| (*n, by.as_str())) {
            Some((n, "")) => msg!(k::RULED_AS_IN, n = n, id = id, question = question, option = option),
            Some((n, by)) => {
                msg!(k::RULED_AS_IN_BY, n = n, by = by, id = id, question = question, option = option)
            }
            None => msg!(k::RULED, id = id, question = question, option = option),
        })
    };
    deciding.iter().filter_map(line).collect()
}

/// The question of an open point and its option in force.
fn ruled(rulings: &Rulings, id: &str) -> Option<(Key, Key)> {
    let (at, form) = (0u8..).zip(rulings.forms).find(|(_, form)| form.word == id)?;
    let (_, option) = form.options.get(usize::from(rulings.option(at)))?;
    Some((form.question, *option))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::keys::automobile as a;
    use crate::words::{Language, render};

    fn english(term: &Term, measure: Measure) -> String {
        render(&term_line(term, measure), Language::ENGLISH)
    }

    #[test]
    fn a_product_is_told_with_its_factors_and_its_source() {
        let term = Term { amount: 210, times: Some((7, 30)), ..Term::new(Line::new(a::TERM_POINTS)) };
        let term = term.printed(Source::Assumed);
        assert_eq!(english(&term, Measure::Money), "7 × $30 loss points = $210 [assumed]");
    }
}

//! State sheets: the whole position as sentences and in notation, and the correction that starts a session from one.

use std::collections::BTreeSet;

use crate::engine::amend::{settling, written};
use crate::engine::correction::Correction;
use crate::engine::entry::Counted;
use crate::engine::notation::{write_account, write_debt};
use crate::engine::parse::by_age;
use crate::engine::stands::Fact;
use crate::engine::transaction::of_owner;
use crate::engine::{AnyBook, Chart, Holder, Movement, Refusal, Rejection, Session, Trace, Unit};
use crate::msg;
use crate::words::{Arg, Line, keys, parts, without_separators};

impl Session {
    /// The whole position: a line for each holder, then the off-ledger state, then debts. A holder with
    /// nothing left is listed if setup gave it something.
    pub fn sheet(&self) -> Vec<Fact> {
        let chart = self.chart();
        let mut bare = self.clone();
        bare.header.position = None;
        let opened = bare.opened(&self.effective_log, Trace::Off);
        let opened = opened.ok().map(|(book, _)| book);
        let mut lines: Vec<Fact> =
            chart.holders().into_iter().filter_map(|holder| self.held(opened.as_deref(), holder)).collect();

        let pieces = opened.and_then(|opened| opened.pieces_to(&self.setting, &**self.book()));
        for said in pieces.into_iter().chain(self.book().stands(&self.setting)) {
            for fact in said.facts(&self.setting) {
                lines.retain(|line| line.text != fact.text);
                lines.push(fact);
            }
        }

        for (debt, n) in self.book().debts.iter().zip(1usize..) {
            let description = msg!(
                keys::engine::STANDS_DEBT,
                n,
                seat = self.holder_line(Holder::Seat(debt.from)),
                to = self.holder_line(debt.to),
                amount = self.amount_line(debt.unit, debt.amount),
                cause = debt.cause.clone(),
            );
            let text = write_debt(n, &debt.written(chart), &self.setting.seats);
            lines.push(Fact { text, description, secret: false });
        }
        lines
    }

    /// The holdings of a holder; `None` if it never had any. What the supply still holds is left out, since
    /// it follows from the other holdings.
    fn held(&self, opened: Option<&dyn AnyBook>, holder: Holder) -> Option<Fact> {
        let (ledger, seats) = (&self.book().ledger, &self.setting.seats);
        let chart = ledger.chart();
        let handed = |unit| opened.map_or(0, |opened| opened.ledger.balance(holder, unit));
        let told = |unit: Unit| {
            let amount = ledger.balance(holder, unit);
            let told = match holder {
                Holder::Outside => amount != handed(unit),
                Holder::Bank => chart.source(unit) != holder && amount != handed(unit),
                Holder::Seat(_) | Holder::Place(..) => amount != 0 || handed(unit) != 0,
            };
            let told = told && chart.knows(holder, unit) && !(self.info.numbered)(unit);
            told.then_some((unit, amount))
        };
        let held: Vec<(Unit, i64)> = chart.units().into_iter().filter_map(told).collect();
        if held.is_empty() {
            return None;
        }

        let word = chart.holder_word(holder);
        let text = |(unit, amount): &(Unit, i64)| write_account(word, *amount, chart.unit_word(*unit), seats);
        let text: Vec<String> = held.iter().map(text).collect();
        let amounts = held
            .iter()
            .map(|(unit, amount)| of_owner(seats, *unit, &[holder], self.amount_line(*unit, *amount)));
        Some(Fact {
            text: text.join(", "),
            description: msg!(
                keys::engine::BALANCE,
                holder = self.holder_line(holder),
                amount = Arg::List(amounts.collect()),
            ),
            secret: false,
        })
    }
}

/// The holdings on a sheet, by account.
type Sheet = Vec<(Holder, Unit, i64)>;

impl Session {
    /// The correction that leads from the book to a state sheet: lines such as `red 1250 dollars` and `space
    /// 7 2 cars red`, and facts of the game, separated by commas or line breaks. Text after `#` is a comment.
    ///
    /// # Errors
    /// Names the line that is not understood, the account given twice, or the unit that does not add up.
    pub fn position(&self, text: &str) -> Result<Correction, Rejection> {
        let (mut counted, mut stands, mut debts) = (Vec::<Counted>::new(), None, Vec::new());
        for (line, n) in text.lines().zip(1usize..) {
            let line = line.split('#').next().unwrap_or_default();
            for part in parts(line).filter(|part| !part.is_empty()) {
                let in_line = |why| refused(msg!(keys::engine::POSITION_LINE, n, why));
                let part = self.english(&without_separators(part));
                if let Some(debt) = self.parse_debt(&part).map_err(in_line)? {
                    debts.push(debt);
                    continue;
                }
                let fact = (self.info.read_fact)(&mut stands, &part, &part, self.seats());
                if fact == Ok(true) {
                    continue;
                }
                let count = self.parse_count(&part);
                counted.extend(count.map_err(|why| in_line(fact.err().unwrap_or(why)))?);
            }
        }
        self.check_count(&counted)?;
        let chart = self.chart();
        let moves = self.lead_to(&counted.iter().filter_map(|count| count.amount(chart)).collect())?;
        Ok(Correction { owed: by_age(debts), stands, ..Correction::moving(written(moves, chart), "") })
    }

    fn lead_to(&self, sheet: &Sheet) -> Result<Vec<Movement>, Rejection> {
        let mut seen = BTreeSet::new();
        for (holder, unit, _) in sheet {
            if !seen.insert((holder, unit)) {
                let name = self.chart().unit(*unit).map_or(keys::engine::HOLDER_OUTSIDE, |kind| kind.name);
                let holder = self.holder_line(*holder);
                let what = msg!(keys::engine::POSITION_ACCOUNT, holder, unit = name);
                return Err(refused(msg!(keys::engine::POSITION_TWICE, what)));
            }
        }
        let gap = |(holder, unit, amount): &(Holder, Unit, i64)| {
            ((*holder, *unit), amount.saturating_sub(self.balance(*holder, *unit)))
        };
        let mut gaps: Vec<_> = sheet.iter().map(gap).collect();
        for unit in self.chart().units() {
            let of_unit = gaps.iter().filter(|((_, of), _)| *of == unit);
            let gap = of_unit.fold(0i64, |sum, (_, gap)| sum.saturating_add(*gap));
            if gap != 0 {
                gaps.push(((self.source(sheet, unit, gap)?, unit), gap.saturating_neg()));
            }
        }
        Ok(settling(&gaps))
    }

    /// The holder from which missing pieces of a unit come: the source of the supply.
    fn source(&self, sheet: &Sheet, unit: Unit, gap: i64) -> Result<Holder, Rejection> {
        let ledger = &self.book().ledger;
        let chart: &Chart = ledger.chart();
        let source = chart.source(unit);
        let named = sheet.iter().any(|(holder, of, _)| (*holder, *of) == (source, unit));
        let left = ledger.balance(source, unit).saturating_sub(gap);
        if !named && (left >= 0 || chart.may_be_short(source, unit)) {
            return Ok(source);
        }
        let (there, found) =
            (ledger.total(unit), ledger.total(unit).saturating_add(if named { gap } else { -left }));
        let why = msg!(
            keys::engine::POSITION_SUM,
            found = self.amount_line(unit, found),
            there = self.amount_line(unit, there),
            owner = unit.colour.map_or_else(
                || Line::new(keys::engine::HOLDER_BANK),
                |seat| { self.holder_line(Holder::Seat(seat)) }
            ),
        );
        Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS)
            .suggestion(keys::engine::POSITION_SUM_SUGGESTION)
            .into())
    }
}

fn refused(why: Line) -> Rejection {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).suggestion(keys::engine::POSITION_HOW).into()
}

//! A game taken up in the middle: a sheet says what lies where, and the movements that lead there are found. What
//! the sheet does not name stays as it is, save that the pieces named come out of their owner's hand or the bank.

use crate::engine::amend::{difference_of, written};
use crate::engine::correction::Correction;
use crate::engine::entry::Counted;
use crate::engine::ledger::Supply;
use crate::engine::notation::{by_age, read_count, read_debt, write_debt};
use crate::engine::transaction::{amount_line, holder_line};
use crate::engine::{Chart, Game, Halt, Holder, Journal, Movement, Refusal, Unit, View};
use crate::say;
use crate::words::{Line, keys};

/// What a sheet says, account by account.
type Sheet = Vec<(Holder, Unit, i64)>;

impl<G: Game> Journal<G> {
    /// The correction that leads from the book to what a sheet says: `red 1250 dollars`, `space 7 2 cars red`, and the
    /// game's own fixes, with commas or line breaks between; what stands behind `#` is left out.
    ///
    /// # Errors
    /// Names the line that is not understood, an account named twice, and a unit that does not add up.
    pub fn position(&self, text: &str) -> Result<Correction<G::Fix>, Halt> {
        let seats = &self.setting.seats;
        let (mut counted, mut fixes): (Vec<Counted>, Vec<G::Fix>) = (Vec::new(), Vec::new());
        let mut debts = Vec::new();
        for (line, n) in text.lines().zip(1usize..) {
            let line = line.split('#').next().unwrap_or_default();
            for part in line.split(',').map(str::trim).filter(|part| !part.is_empty()) {
                let in_line = |why| refused(say!(keys::engine::POSITION_LINE, n = n, why = why));
                if let Some(debt) = read_debt(part, seats).map_err(in_line)? {
                    debts.push(debt);
                    continue;
                }
                if let Ok(fix) = G::read_fix(part, seats) {
                    fixes.push(fix);
                    continue;
                }
                let count = read_count(part, seats);
                counted.extend(count.map_err(in_line)?);
            }
        }
        self.check_count(&counted)?;
        let chart = self.book().ledger.chart();
        let account =
            |count: &Counted| Some((chart.find_holder(&count.0)?, chart.find_unit(&count.1)?, count.2));
        G::lay_out(&mut fixes);
        let moves = self.lead_to(&counted.iter().filter_map(account).collect())?;
        Ok(Correction { moves: written(&moves, chart), fixes, owed: by_age(debts), reason: String::new() })
    }

    /// What lies on the table as a sheet to be typed in again: a line for each holder, then where the game stands. What
    /// lies nowhere any more is named too, where set-up had handed it out.
    pub fn sheet(&self) -> String {
        let (book, seats) = (self.book(), &self.setting.seats);
        let ledger = &book.ledger;
        let chart = ledger.chart();
        let begun = self.book_at(0);
        let word = |unit: Unit| {
            let kind = chart.unit(unit).map_or("", |kind| kind.word);
            unit.colour().map_or_else(|| kind.to_owned(), |seat| format!("{kind} {}", seats.word(seat)))
        };
        let line = |holder: Holder| {
            let whose = match holder {
                Holder::Seat(seat) => seats.word(seat),
                holder => chart.holder_word(holder),
            };
            let handed = |unit| begun.as_ref().map_or(0, |begun| begun.ledger.balance(holder, unit));
            let told = |unit: &Unit| chart.knows(holder, *unit) && !G::numbered(*unit);
            let units = chart.units().into_iter().filter(told);
            let held = units.map(|unit| (unit, ledger.balance(holder, unit)));
            let named = held.filter(|(unit, amount)| *amount != 0 || handed(*unit) != 0);
            let parts: Vec<String> =
                named.map(|(unit, amount)| format!("{whose} {amount} {}", word(unit))).collect();
            parts.join(", ")
        };
        let somewhere = |holder: &Holder| matches!(holder, Holder::Seat(_) | Holder::Place(..));
        let mut lines: Vec<String> = chart.holders().into_iter().filter(somewhere).map(line).collect();
        lines.retain(|line| !line.is_empty());
        let mut fixes = G::fixes_to(self.view());
        if let Ok(begun) = &begun {
            let begun = View { setting: &self.setting, book: begun };
            fixes.splice(0..0, G::pieces_to(begun, self.view()));
        }
        let mut fixes: Vec<String> = fixes.iter().map(|fix| G::write_fix(fix, seats)).collect();
        let mut told = std::collections::BTreeSet::new();
        fixes.retain(|fix| told.insert(fix.clone()));
        let stage = G::stage(self.view());
        let phase = || G::phase_fix(self.view(), stage.turn, stage.phase);
        lines.extend(match fixes.is_empty() {
            true => phase().map(|fix| G::write_fix(&fix, seats)),
            false => Some(fixes.join(", ")),
        });
        let debts = book.debts.iter().zip(1..);
        lines.extend(debts.map(|(debt, n)| write_debt(n, &debt.written(chart), seats)));
        lines.join("\n")
    }

    fn lead_to(&self, sheet: &Sheet) -> Result<Vec<Movement>, Halt> {
        for (at, (holder, unit, _)) in sheet.iter().enumerate() {
            if sheet.iter().take(at).any(|(other, of, _)| (other, of) == (holder, unit)) {
                return Err(refused(say!(
                    keys::engine::POSITION_TWICE,
                    what = self.account_line(*holder, *unit)
                )));
            }
        }
        let mut moves = Vec::new();
        for unit in self.book().ledger.chart().units() {
            let mut gaps = Vec::new();
            for (holder, _, amount) in sheet.iter().filter(|(_, of, _)| *of == unit) {
                gaps.push((*holder, amount.saturating_sub(self.book().ledger.balance(*holder, unit))));
            }
            let gap = gaps.iter().fold(0i64, |sum, (_, gap)| sum.saturating_add(*gap));
            if gap != 0 {
                gaps.push((self.source(sheet, unit, gap)?, gap.saturating_neg()));
            }
            moves.extend(difference_of(unit, &gaps));
        }
        Ok(moves)
    }

    /// Where the pieces of a unit that a sheet names come from: whoever holds them when the box is opened.
    fn source(&self, sheet: &Sheet, unit: Unit, gap: i64) -> Result<Holder, Halt> {
        let ledger = &self.book().ledger;
        let chart: &Chart = ledger.chart();
        let source = match (chart.unit(unit).map(|kind| kind.supply), unit.colour()) {
            (Some(Supply::PerColour(_)), Some(seat)) => Holder::Seat(seat),
            _ => Holder::Bank,
        };
        let named = sheet.iter().any(|(holder, of, _)| (*holder, *of) == (source, unit));
        let left = ledger.balance(source, unit).saturating_sub(gap);
        if !named && (left >= 0 || chart.may_be_short(source, unit)) {
            return Ok(source);
        }
        let (there, found) =
            (ledger.total(unit), ledger.total(unit).saturating_add(if named { gap } else { -left }));
        let why = say!(
            keys::engine::POSITION_SUM,
            found = amount_line(chart, unit, found),
            there = amount_line(chart, unit, there),
            owner = unit.colour().map_or_else(
                || Line::new(keys::engine::HOLDER_BANK),
                |seat| { holder_line(&self.setting, chart, Holder::Seat(seat)) }
            ),
        );
        Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS)
            .way_out(keys::engine::POSITION_SUM_WAY_OUT)
            .into())
    }

    fn account_line(&self, holder: Holder, unit: Unit) -> Line {
        let chart = self.book().ledger.chart();
        let name = chart.unit(unit).map_or(keys::engine::HOLDER_OUTSIDE, |kind| kind.name);
        say!(keys::engine::POSITION_ACCOUNT, holder = holder_line(&self.setting, chart, holder), unit = name)
    }
}

fn refused(why: Line) -> Halt {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).way_out(keys::engine::POSITION_HOW).into()
}

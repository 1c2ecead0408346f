//! Starting in the middle of a game. A state sheet states holdings, and the movements that lead to them are found. Holdings not on the
//! sheet stay as they are, except that the pieces needed come from their owner's hand or from the bank.

use crate::engine::amend::{difference_of, written};
use crate::engine::correction::Correction;
use crate::engine::correction_lines::{by_age, parse_debt};
use crate::engine::entry::Counted;
use crate::engine::ledger::amount_line;
use crate::engine::parse::parse_count;
use crate::engine::transaction::holder_line;
use crate::engine::{Chart, Holder, Movement, Refusal, Rejection, Session, Unit};
use crate::msg;
use crate::words::{Line, keys, parts, without_separators};

/// The holdings on a sheet, by account.
type Sheet = Vec<(Holder, Unit, i64)>;

impl Session {
    /// The correction that leads from the book to a state sheet: `red 1250 dollars`, `space 7 2 cars red` and facts of the game, separated
    /// by commas or line breaks. Text after `#` is a comment.
    ///
    /// # Errors
    /// Names a line that is not understood, an account given twice, and a unit that does not add up.
    pub fn position(&self, text: &str) -> Result<Correction, Rejection> {
        let seats = &self.setting.seats;
        let (info, mut counted, mut stands) = (self.info, Vec::<Counted>::new(), None);
        let mut debts = Vec::new();
        for (line, n) in text.lines().zip(1usize..) {
            let line = line.split('#').next().unwrap_or_default();
            for part in parts(line).filter(|part| !part.is_empty()) {
                let in_line = |why| refused(msg!(keys::engine::POSITION_LINE, n = n, why = why));
                let part = (info.english)(&without_separators(part), seats);
                if let Some(debt) = parse_debt(info, &part, seats).map_err(in_line)? {
                    debts.push(debt);
                    continue;
                }
                let fact = (info.read_fact)(&mut stands, &part, &part, seats);
                if fact == Ok(true) {
                    continue;
                }
                let count = parse_count(info, &part, seats);
                counted.extend(count.map_err(|why| in_line(fact.err().unwrap_or(why)))?);
            }
        }
        self.check_count(&counted)?;
        let chart = self.book().ledger.chart();
        let account =
            |count: &Counted| Some((chart.find_holder(&count.0)?, chart.find_unit(&count.1)?, count.2));
        let moves = self.lead_to(&counted.iter().filter_map(account).collect())?;
        Ok(Correction { owed: by_age(debts), stands, ..Correction::moving(written(&moves, chart), "") })
    }

    fn lead_to(&self, sheet: &Sheet) -> Result<Vec<Movement>, Rejection> {
        for (at, (holder, unit, _)) in sheet.iter().enumerate() {
            if sheet.iter().take(at).any(|(other, of, _)| (other, of) == (holder, unit)) {
                return Err(refused(msg!(
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

    /// Where the missing pieces of a unit come from: the holder of the supply at the start of the game.
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
            found = amount_line(chart, unit, found),
            there = amount_line(chart, unit, there),
            owner = unit.colour().map_or_else(
                || Line::new(keys::engine::HOLDER_BANK),
                |seat| { holder_line(&self.setting, chart, Holder::Seat(seat)) }
            ),
        );
        Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS)
            .suggestion(keys::engine::POSITION_SUM_SUGGESTION)
            .into())
    }

    fn account_line(&self, holder: Holder, unit: Unit) -> Line {
        let chart = self.book().ledger.chart();
        let name = chart.unit(unit).map_or(keys::engine::HOLDER_OUTSIDE, |kind| kind.name);
        msg!(keys::engine::POSITION_ACCOUNT, holder = holder_line(&self.setting, chart, holder), unit = name)
    }
}

fn refused(why: Line) -> Rejection {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).suggestion(keys::engine::POSITION_HOW).into()
}

//! State sheets: the whole position, line by line, as sentences and in notation.

use std::sync::Arc;

use crate::engine::ledger::amount_line;
use crate::engine::notation::{write_account, write_debt};
use crate::engine::stands::Fact;
use crate::engine::transaction::{holder_line, of_owner};
use crate::engine::{AnyBook, Header, Holder, Rejection, Session, Trace, Unit};
use crate::msg;
use crate::words::{Arg, Line, keys};

/// A line of a state sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// In notation.
    pub text: String,
    /// As a sentence.
    pub description: Line,
    /// Whether it is secret.
    pub secret: bool,
}

impl Session {
    /// The whole position: a line for each holder, then the state beside the ledger, then debts. A holder with nothing left is listed if
    /// set-up had handed it something.
    pub fn sheet(&self) -> Vec<SheetLine> {
        let chart = self.book().ledger.chart();
        let opened = self.opened().ok();
        let mut lines: Vec<SheetLine> =
            chart.holders().into_iter().filter_map(|holder| self.held(opened.as_deref(), holder)).collect();

        let pieces = opened.and_then(|opened| opened.pieces_to(&self.setting, &**self.book()));
        for said in pieces.into_iter().chain(self.book().stands(&self.setting)) {
            let facts = said.facts(&self.setting.seats).into_iter().zip(said.describe(&self.setting));
            for (Fact { text, secret }, description) in facts {
                lines.retain(|line| line.text != text);
                lines.push(SheetLine { text, description, secret });
            }
        }

        lines.extend(self.book().debts.iter().zip(1usize..).map(|(debt, n)| SheetLine {
            text: write_debt(n, &debt.written(chart), &self.setting.seats),
            description: msg!(
                keys::engine::STANDS_DEBT,
                n = n,
                seat = holder_line(&self.setting, chart, Holder::Seat(debt.from)),
                to = holder_line(&self.setting, chart, debt.to),
                amount = amount_line(chart, debt.unit, debt.amount),
                cause = debt.cause.clone(),
            ),
            secret: false,
        }));
        lines
    }

    /// The book after set-up, without the position that the session began from.
    fn opened(&self) -> Result<Arc<dyn AnyBook>, Rejection> {
        let header = Header { position: None, ..self.header.clone() };
        let setup = self.setup_of(&self.effective_log);
        (self.info.open)(&self.setting, &header, setup, Trace::Off).map(|(book, _)| book)
    }

    /// What a holder has; `None` if it never had anything. The source of the pieces is not listed: it has what the others do not.
    fn held(&self, opened: Option<&dyn AnyBook>, holder: Holder) -> Option<SheetLine> {
        let (ledger, seats) = (&self.book().ledger, &self.setting.seats);
        let chart = ledger.chart();
        let handed = |unit| opened.map_or(0, |opened| opened.ledger.balance(holder, unit));
        let listed = |unit: &Unit| chart.knows(holder, *unit) && !(self.info.numbered)(*unit);
        let held = chart.units().into_iter().filter(listed).map(|unit| (unit, ledger.balance(holder, unit)));
        let told = |(unit, amount): &(Unit, i64)| match holder {
            Holder::Outside => *amount != handed(*unit),
            Holder::Bank => chart.source(*unit) != holder && *amount != handed(*unit),
            Holder::Seat(_) | Holder::Place(..) => *amount != 0 || handed(*unit) != 0,
        };
        let held: Vec<(Unit, i64)> = held.filter(told).collect();
        if held.is_empty() {
            return None;
        }

        let text = held.iter().map(|(unit, amount)| {
            write_account(&chart.holder_word(holder), *amount, &chart.unit_word(*unit), seats)
        });
        let amounts = held
            .iter()
            .map(|(unit, amount)| of_owner(seats, *unit, &[holder], amount_line(chart, *unit, *amount)));
        Some(SheetLine {
            text: text.collect::<Vec<_>>().join(", "),
            description: msg!(
                keys::engine::BALANCE,
                holder = holder_line(&self.setting, chart, holder),
                amount = Arg::List(amounts.collect()),
            ),
            secret: false,
        })
    }
}

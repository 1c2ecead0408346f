//! State sheets: the whole position, line by line, as sentences and in notation.

use crate::engine::correction_lines::write_debt;
use crate::engine::journal::opening;
use crate::engine::stands::Fact;
use crate::engine::transaction::{amount_line, holder_line};
use crate::engine::{Book, Document, Game, Header, Holder, Journal, Rejection, Trace, Unit, View};
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

impl<G: Game> Journal<G> {
    /// The whole position: a line for each holder, then the state beside the ledger, then debts. A holder with nothing left is listed if
    /// set-up had handed it something.
    pub fn sheet(&self) -> Vec<SheetLine> {
        let chart = self.book().ledger.chart();
        let opened = self.opened().ok();
        let mut lines: Vec<SheetLine> =
            chart.holders().into_iter().filter_map(|holder| self.held(opened.as_ref(), holder)).collect();

        let stands = G::stands(self.view());
        let opened = opened.as_ref().map(|book| View { setting: &self.setting, book });
        let pieces = opened.map_or_else(G::Stands::default, |opened| G::pieces_to(opened, self.view()));
        for said in [pieces.beyond(&stands), stands] {
            let facts = said.facts(&self.setting.seats).into_iter().zip(said.describe(&self.setting));
            lines.extend(facts.map(|(Fact { text, secret }, description)| SheetLine {
                text,
                description,
                secret,
            }));
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
    fn opened(&self) -> Result<Book<G>, Rejection> {
        let header = Header { position: None, ..self.header.clone() };
        let setup = self.setup_of(&self.effective_log);
        opening(&self.setting, &header, setup, Trace::Off).map(|(book, _)| book)
    }

    /// What a holder has; `None` if it never had anything. The source of the pieces is not listed: it has what the others do not.
    fn held(&self, opened: Option<&Book<G>>, holder: Holder) -> Option<SheetLine> {
        let (ledger, seats) = (&self.book().ledger, &self.setting.seats);
        let chart = ledger.chart();
        let handed = |unit| opened.map_or(0, |opened| opened.ledger.balance(holder, unit));
        let listed = |unit: &Unit| chart.knows(holder, *unit) && !G::numbered(*unit);
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

        let whose = match holder {
            Holder::Seat(seat) => seats.word(seat),
            holder => chart.holder_word(holder),
        };
        let text = held.iter().map(|(unit, amount)| {
            let kind = chart.unit(*unit).map_or("", |kind| kind.word);
            let colour = unit.colour().map_or_else(String::new, |seat| format!(" {}", seats.word(seat)));
            format!("{whose} {amount} {kind}{colour}")
        });
        let amounts = held.iter().map(|(unit, amount)| {
            let amount = amount_line(chart, *unit, *amount);
            match unit.colour().filter(|colour| holder != Holder::Seat(*colour)) {
                Some(owner) => msg!(keys::engine::OF_OWNER, amount = amount, owner = seats.name(owner)),
                None => amount,
            }
        });
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

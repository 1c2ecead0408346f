//! Phase checks without a session: a skip cost, a payout, a demand sale, a loss phase, cards dealt. Each is a small form. Its answer and the
//! derivation come from the rules of the game.

mod answer;
mod form;
mod losses;
mod page;
mod payout;
mod sale;

use std::collections::BTreeMap;

use crate::ask::terms::automobile::Space;
use crate::ask::terms::autotock::PLAYERS;
use crate::ask::{Answer, AskError, deal, skip};
use crate::desk::kit::Pad;
use crate::words::{Key, keys};

pub use page::check_ui;

use form::{Cell, Form};

/// The phase that is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CheckKind {
    /// The R&D cubes of a jump.
    #[default]
    Skip,
    /// What one player pays.
    Payout,
    Sale,
    Losses,
    /// The number of cards dealt.
    Deal,
}

impl CheckKind {
    /// All kinds, the smallest form first.
    pub const ALL: [Self; 5] = [Self::Skip, Self::Payout, Self::Sale, Self::Losses, Self::Deal];

    pub const fn name(self) -> Key {
        match self {
            Self::Skip => keys::check::SKIP,
            Self::Payout => keys::check::PAYOUT,
            Self::Sale => keys::check::SALE,
            Self::Losses => keys::check::LOSSES,
            Self::Deal => keys::check::DEAL,
        }
    }

    /// The form with example values.
    fn example(self) -> Form {
        match self {
            Self::Skip => Form::of([(keys::check::SPACES_BEYOND, Cell::number(3, 0..=Space::COUNT))]),
            Self::Payout => payout::example(),
            Self::Sale => sale::example(),
            Self::Losses => losses::example(),
            Self::Deal => Form::of([(keys::deal::PLAYERS, Cell::number(3, PLAYERS))]),
        }
    }

    /// A new row of a table.
    fn row(self, form: &Form, list: List) -> Option<Vec<Cell>> {
        if self == Self::Losses { losses::row(form, list) } else { sale::row(form, list) }
    }

    /// Asks the rules.
    fn ask(self, form: &Form) -> Result<Answer, AskError> {
        match self {
            Self::Skip => skip(form.value(0)),
            Self::Payout => payout::ask(form),
            Self::Sale => sale::ask(form),
            Self::Losses => losses::ask(form),
            Self::Deal => deal(form.value(0)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum List {
    Spaces,
    Players,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckAction {
    /// Shows another phase.
    To(CheckKind),
    /// Restores the example.
    Example,
    /// Adds a row.
    Add(List),
    /// Removes a row.
    Remove(List, usize),
    /// Opens a figure of the answer.
    Open(usize),
}

/// A form with its last answer, which is computed again when the form changes.
#[derive(Debug)]
struct Sheet {
    form: Form,
    answered: Option<(Form, Result<Answer, AskError>)>,
    /// The table to which a row was just added. Its first field takes the focus.
    fresh: Option<List>,
    /// The opened figure.
    opened: usize,
}

/// The forms of all phases.
#[derive(Debug, Default)]
pub struct CheckPage {
    kind: CheckKind,
    sheets: BTreeMap<CheckKind, Sheet>,
    pad: Pad,
}

impl CheckPage {
    /// Executes an action.
    pub fn take(&mut self, step: CheckAction) {
        let kind = self.kind;
        let sheet = self.sheet();
        match step {
            CheckAction::To(kind) => (self.kind, self.pad) = (kind, Pad::default()),
            CheckAction::Example => _ = self.sheets.remove(&kind),
            CheckAction::Add(list) => {
                if let Some(row) = kind.row(&sheet.form, list) {
                    let table = sheet.form.tables.iter_mut().find(|table| table.list == list);
                    table.into_iter().for_each(|table| table.rows.push(row.clone()));
                    sheet.fresh = Some(list);
                }
            }
            CheckAction::Remove(list, at) => sheet.form.remove(list, at),
            CheckAction::Open(figure) => sheet.opened = figure,
        }
    }

    /// The open form.
    fn sheet(&mut self) -> &mut Sheet {
        let kind = self.kind;
        let sheet = || Sheet { form: kind.example(), answered: None, fresh: None, opened: 0 };
        self.sheets.entry(kind).or_insert_with(sheet)
    }
}

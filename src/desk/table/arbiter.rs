//! The arbiter's sheets: one at a time lies over the table, and a bar along the bottom lays them out.

use egui::{Button, RichText, Ui};

use crate::desk::table::right::{self, Branches, HandList, Right};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::icons;
use crate::desk::{Command, Speech};
use crate::engine::Movement;
use crate::say;
use crate::session::Table;
use crate::words::Line;
use crate::words::keys::right as k;

/// A sheet to be laid over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lay {
    /// A past entry to be put right.
    Right(u32),
    /// The same, with other words already in its place.
    Proposed(u32, String),
    /// Who hands what back.
    Hand,
    /// The versions that were left behind.
    Versions,
}

/// A sheet that lies over the table.
#[derive(Debug)]
enum Laid {
    Right(Box<Right>),
    Hand,
    Versions(Branches),
}

/// What the arbiter has in hand.
#[derive(Debug, Default)]
pub struct Arbiter {
    laid: Option<Laid>,
    hand: Option<HandList>,
}

impl Arbiter {
    /// Lays a sheet over the table, or puts it away.
    ///
    /// # Errors
    /// Says why there is no such sheet now, and what helps.
    pub fn lay(&mut self, table: &dyn Table, lay: Option<Lay>) -> Result<(), (Line, Option<Line>)> {
        self.laid = match lay {
            None => None,
            Some(Lay::Right(line)) => Some(Laid::Right(Box::new(Right::of(table, line)?))),
            Some(Lay::Proposed(line, text)) => {
                Some(Laid::Right(Box::new(Right::of(table, line)?.proposing(&text))))
            }
            Some(Lay::Hand) => self.hand.is_some().then_some(Laid::Hand),
            Some(Lay::Versions) => Some(Laid::Versions(Branches::default())),
        };
        Ok(())
    }

    /// Entries were put right; what has to be handed back is laid out at once.
    pub fn amended(&mut self, table: &dyn Table, moves: &[Movement]) {
        self.hand = HandList::of(table, moves);
        self.laid = self.hand.is_some().then_some(Laid::Hand);
    }

    /// Draws the sheet that lies over the table.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &dyn Table, commands: &mut Vec<Command>) {
        let Some(laid) = &mut self.laid else { return };
        let hand = &mut self.hand;
        let modal = egui::Modal::new(egui::Id::unique("laid")).show(ui, |ui| match laid {
            Laid::Right(right) => right::right_ui(ui, speech, table, right, commands),
            Laid::Hand => {
                if let Some(list) = hand {
                    right::hand_ui(ui, speech, table, list);
                }
            }
            Laid::Versions(branches) => right::branches_ui(ui, speech, table, branches, commands),
        });
        if modal.should_close() {
            commands.push(Command::Lay(None));
        }
        if hand.as_ref().is_some_and(|list| list.left() == 0) {
            self.hand = None;
            if matches!(self.laid, Some(Laid::Hand)) {
                self.laid = None;
            }
        }
    }

    /// Draws what lays out the sheets, from the right.
    pub fn bar_ui(&self, ui: &mut Ui, speech: Speech, table: &dyn Table, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui);
        ui.spacing_mut().item_spacing.x = theme::GAP;
        let mut button = |ui: &mut Ui, icon: egui_material_icons::MaterialIcon, text: String, lay: Lay| {
            let atoms = (icon.rich_text().size(theme::BODY), RichText::new(text.as_str()).small());
            if ui.add(Button::new(atoms)).accessible_name(text).clicked() {
                commands.push(Command::Lay(Some(lay)));
            }
        };
        if !table.branches().is_empty() {
            button(ui, icons::ICON_ALT_ROUTE, speech.word(k::VERSIONS), Lay::Versions);
        }
        if table.head() > 0 {
            button(ui, icons::ICON_HEALING, speech.word(k::PUT_RIGHT), Lay::Right(table.head()));
        }
        if let Some(list) = &self.hand {
            let text = speech.say(&say!(k::HAND_WAITS, count = list.left()));
            let atoms = (icons::ICON_SWAP_HORIZ.rich_text(), RichText::new(text.as_str()));
            let atoms = (atoms.0.color(palette.amber), atoms.1.color(palette.amber));
            if ui.add(Button::new(atoms)).accessible_name(text).clicked() {
                commands.push(Command::Lay(Some(Lay::Hand)));
            }
        }
    }
}

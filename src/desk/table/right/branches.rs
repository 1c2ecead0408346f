//! The versions of the game that were left behind by undo or by an amend: each can be looked at and taken up again.

use egui::{Label, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::plain;
use crate::desk::table::right::past;
use crate::desk::{Action, Speech};
use crate::say;
use crate::session::Table;
use crate::words::keys::right as k;

/// The versions left behind, with what each ends with.
#[derive(Clone, Debug, Default)]
pub struct Branches {
    of: Option<(u32, crate::words::Language)>,
    rows: Vec<Version>,
}

/// One version left behind.
#[derive(Clone, Debug)]
struct Version {
    end: u32,
    told: String,
    left: String,
}

impl Branches {
    fn refresh(&mut self, speech: Speech, table: &dyn Table) {
        let of = Some((table.version(), speech.language));
        if self.of != of {
            self.of = of;
            self.rows = table.branches().filter_map(|end| version(speech, table, end)).collect();
        }
    }
}

fn version(speech: Speech, table: &dyn Table, end: u32) -> Option<Version> {
    let row = table.line(end)?;
    let told = plain::told_row(speech, table, &row);
    let told = speech.say(&say!(k::ENTRY_OF, n = end, what = told));
    // The last line of the version that is still part of the game.
    let mut fork = end;
    while fork > 0 && table.chain().binary_search(&fork).is_err() {
        fork = table.line(fork).map_or(0, |row| row.on);
    }
    let left = match past::time(row.at) {
        Some(time) => say!(k::LEFT_AFTER_AT, n = fork, time = time),
        None => say!(k::LEFT_AFTER, n = fork),
    };
    Some(Version { end, told, left: speech.say(&left) })
}

/// Draws the versions.
pub fn branches_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    branches: &mut Branches,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    branches.refresh(speech, table);
    if branches.rows.is_empty() {
        ui.add(Label::new(speech.word(k::NO_VERSIONS)).wrap());
    }
    ScrollArea::vertical().id_salt("versions").max_height(kit::list(ui, 0.0)).show(ui, |ui| {
        for version in &branches.rows {
            kit::raised(ui).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.add(Label::new(kit::bold(version.told.as_str())).wrap());
                ui.add(Label::new(RichText::new(version.left.as_str()).small().color(palette.faint)).wrap());
                ui.horizontal(|ui| {
                    let named = |key| speech.say(&say!(key, n = version.end));
                    let look = ui.button(speech.word(k::LOOK_AT_IT));
                    if look.accessible_name(named(k::LOOK_AT_VERSION)).clicked() {
                        actions.extend([Action::Lay(None), Action::Look(Some(version.end))]);
                    }
                    let take = ui.button(speech.word(k::TAKE_IT_UP));
                    if take.accessible_name(named(k::TAKE_UP_VERSION)).clicked() {
                        actions.extend([Action::Lay(None), Action::BackTo(version.end)]);
                    }
                });
            });
        }
    });
}

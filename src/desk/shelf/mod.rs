//! The home page: the last session to continue, the games, the recent sessions, and what works without a session.

mod boxes;
mod faces;
mod first;
mod games;
mod library;

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use crate::desk::check::{CheckAction, CheckKind};
use crate::desk::kit::{self, Button};
use crate::desk::shelf::library::Kept;
use crate::desk::{Action, Prefs, Speech};
use crate::words::keys;

pub use boxes::of_box;
pub use games::{file_name, forget_ui, known};
pub use library::Library;

/// The share of the page for what works without a session.
const BESIDE: f32 = 0.32;

/// Draws the home page.
pub fn shelf_ui(ui: &mut Ui, speech: Speech, prefs: &Prefs, library: &Library, actions: &mut Vec<Action>) {
    ScrollArea::vertical().id_salt("shelf").auto_shrink(false).show(ui, |ui| {
        kit::centred(ui, kit::PAGE, |ui| {
            ui.spacing_mut().item_spacing.y = kit::SPACE;
            let opens = |kept: Option<&Kept>| matches!(kept, None | Some(Kept::Game(_)));
            let last = prefs.recent.first().filter(|path| opens(library.of(path)));
            kit::one_stop_of_page(ui, "first", |ui| {
                match last {
                    Some(path) => first::continue_ui(ui, speech, path, library.of(path), actions),
                    None => first::welcome_ui(ui, speech, actions),
                }
                None
            });
            boxes::boxes_ui(ui, speech, actions);
            let others = &prefs.recent[usize::from(last.is_some())..];
            let slim = kit::slim(ui);
            let sheets = if slim { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
            ui.with_layout(sheets, |ui| {
                ui.spacing_mut().item_spacing.x = kit::SPACE;
                let whole = ui.available_width();
                let beside = if slim { whole } else { (whole * BESIDE).floor() };
                let wide = if slim { whole } else { whole - beside - kit::SPACE };
                let sheet = |ui: &mut Ui, wide: f32, add: &mut dyn FnMut(&mut Ui)| {
                    ui.allocate_ui(vec2(wide, 0.0), |ui| {
                        kit::sheet(ui).show(ui, |ui| {
                            ui.spacing_mut().item_spacing = vec2(kit::GAP, kit::NEAR);
                            ui.vertical(|ui| {
                                ui.set_width(ui.available_width());
                                add(ui);
                            });
                        });
                    });
                };
                sheet(ui, wide, &mut |ui| {
                    kit::one_stop_of_page(ui, "games", |ui| {
                        let begins = games::games_ui(ui, speech, others, library, actions);
                        games::backups_ui(ui, speech, library, actions);
                        begins
                    });
                });
                sheet(ui, beside, &mut |ui| answers_ui(ui, speech, actions));
            });
            kit::lead_out(ui);
        });
    });
}

/// Draws the buttons for what works without a session.
fn answers_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    ui.label(kit::bold(speech.word(keys::shelf::WITHOUT_A_GAME)));
    kit::one_stop_of_page(ui, "answers", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = kit::GAP;
            for kind in [CheckKind::Losses, CheckKind::Skip] {
                if Button::plain(speech.word(kind.name())).show(ui).clicked() {
                    actions.extend([Action::Check, Action::Checked(CheckAction::To(kind))]);
                }
            }
            for (name, action) in [(keys::shelf::DEAL, Action::Deal), (keys::shelf::CHECK, Action::Check)] {
                if Button::plain(speech.word(name)).show(ui).clicked() {
                    actions.push(action);
                }
            }
        });
        None
    });
}

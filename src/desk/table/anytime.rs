//! What can be done at any moment: verbs that everybody has.

use egui::{Button, RichText, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::Subject;
use crate::desk::table::choices::{Choices, Grid, State, price_ui, tile_ui};
use crate::desk::{Action, Speech};
use crate::say;
use crate::session::Table;
use crate::words::keys;

/// The verbs that everybody has, each with its name.
pub fn anytime_names(speech: Speech, table: &dyn Table, choices: &Choices) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for verb in choices.anytime() {
        if !all.iter().any(|(word, _)| *word == verb.word) {
            let name = (table.contents().verb)(&verb.word);
            let name = name.map_or_else(|| verb.word.clone(), |key| speech.word(key));
            all.push((verb.word.clone(), name));
        }
    }
    all
}

/// Draws them as large as the verbs of the moment, behind them; alone where there are none.
pub fn anytime_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    (choices, grid): (&Choices, Option<Grid>),
    loan: bool,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let names = anytime_names(speech, table, choices);
    // Alone they stand in a row as low as a button.
    let sign = |word: &str| grid.and_then(|_| table.sign(word));
    let alone = || Grid::of(ui, &names.iter().map(|(_, name)| (None, name.as_str())).collect::<Vec<_>>());
    let grid = grid.unwrap_or_else(alone);
    for (word, name) in &names {
        let button = tile_ui(ui, grid, (sign(word), name), false, true);
        if loan {
            egui::Popup::open_id(ui.ctx(), egui::Popup::default_response_id(&button));
        }
        let laid = egui::Id::unique(("anytime", word.as_str()));
        egui::Popup::menu(&button).show(|ui| {
            kit::question(ui, laid, name);
            for seat in choices.anytime().filter(|other| other.word == *word) {
                let (Some(choice), Some(actor)) = (seat.choices.first(), seat.actor) else { continue };
                let refused = match &choice.state {
                    State::Refused(why) => Some(why.as_str()),
                    _ => None,
                };
                let colour = if refused.is_some() { palette.faint } else { palette.ink };
                let text = RichText::new(table.seats().name(actor)).color(colour);
                let button = Button::new(text);
                let label =
                    say!(keys::table::LOAN_OF, verb = name.as_str(), name = table.seats().name(actor));
                let row = ui.horizontal(|ui| {
                    let entry = ui.add(button).accessible_name(speech.say(&label));
                    price_ui(ui, speech, choice, kit::SMALL, actions);
                    entry
                });
                let mut entry = row.inner;
                if let Some(why) = refused {
                    entry = entry.on_hover_text(why);
                }
                if entry.clicked() {
                    let text = choice.text.clone();
                    actions.push(match refused {
                        None => Action::Enter(text),
                        Some(_) => Action::Why(Subject::Offer(text)),
                    });
                }
            }
        });
    }
}

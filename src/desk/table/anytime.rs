//! What can be done at any moment: verbs that everybody has. They stand where what just happened is taken back, at one place
//! in every phase.

use egui::{Button, RichText, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::Subject;
use crate::desk::table::choices::{Choices, State, price_ui};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::session::Session;
use crate::words::keys;

/// Draws each verb that everybody has; behind it whose it may be, with what it brings. Laid open at once where somebody
/// asked for it.
pub fn anytime_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (choices, laid_open): (&Choices, bool),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let mut words: Vec<&str> = choices.anytime().map(|verb| verb.word.as_str()).collect();
    words.dedup();
    for word in words {
        let name = table.info().name(word).map_or_else(|| word.to_owned(), |key| speech.word(key));
        let button = kit::Button::quiet(name.as_str()).show(ui);
        if laid_open {
            egui::Popup::open_id(ui.ctx(), egui::Popup::default_response_id(&button));
        }
        let laid = egui::Id::unique(("anytime", word));
        egui::Popup::menu(&button).show(|ui| {
            kit::question(ui, laid, &name);
            for seat in choices.anytime().filter(|other| other.word == word) {
                let (Some(choice), Some(actor)) = (seat.choices.first(), seat.actor) else { continue };
                let refused = match &choice.state {
                    State::Refused(why) => Some(why.as_str()),
                    _ => None,
                };
                let colour = if refused.is_some() { palette.faint } else { palette.ink };
                let text = RichText::new(table.seats().name(actor)).color(colour);
                let button = Button::new(text);
                let label =
                    msg!(keys::table::LOAN_OF, verb = name.as_str(), name = table.seats().name(actor));
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

//! What the rules say to the entry line: what would move, why not and the way out, or the printed value that must
//! be read first.

use egui::{Label, Response, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::reading::{Keyboard, misread_ui, reading_ui};
use crate::desk::table::choices::Choices;
use crate::desk::table::entry::{Beside, EntryLine};
use crate::desk::table::plain;
use crate::desk::table::receipt::{book_ui, receipt_ui};
use crate::desk::{Action, Speech};
use crate::engine::Rejection;
use crate::msg;
use crate::session::Session;
use crate::words::keys;

/// Draws the answer in the place of the choices.
pub fn answer_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (line, choices): (&mut EntryLine, &mut Choices),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let text = line.act().to_owned();
    let keyboard = if std::mem::take(&mut line.ask) { Keyboard::Take } else { Keyboard::Leave };
    let to_button = std::mem::take(&mut line.to_button);
    let Some((reply, beside)) = line.answer().map(|(reply, beside)| (reply.clone(), beside.clone())) else {
        return;
    };
    let Beside { doubts, ruled, instead } = beside;
    // The button that books stands at one place, however long its receipt is.
    let foot = if reply.is_ok() { kit::BOOK } else { 0.0 };
    let scrolls = ScrollArea::vertical().id_salt("answer").auto_shrink(false);
    let scrolls = scrolls.max_height(ui.available_height() - foot);
    let booked = reply.as_ref().ok().cloned();
    let mut back = false;
    let drawn = scrolls.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = kit::NEAR;
        match reply {
            Ok(outcome) => {
                receipt_ui(ui, speech, table, (&outcome, choices), actions);
                for doubt in &doubts {
                    let doubt = RichText::new(speech.sentence(doubt)).color(palette.amber);
                    ui.add(Label::new(doubt).wrap());
                }
            }
            Err(Rejection::Refused(refusal)) => {
                ui.add(Label::new(RichText::new(speech.sentence(&refusal.why)).color(palette.red)).wrap());
                if let Some(suggestion) = &refusal.suggestion {
                    ui.add(Label::new(speech.sentence(suggestion)).wrap());
                }
                for ruled in &ruled {
                    let ruled = RichText::new(speech.sentence(ruled)).small().color(palette.faint);
                    ui.add(Label::new(ruled).wrap());
                }
                ui.spacing_mut().item_spacing.y = kit::GAP;
                misread_ui(ui, speech, &refusal.misread, actions);
                if let Some(instead) = instead {
                    let act = msg!(keys::desk::INSTEAD, act = plain::act(speech, table, &instead));
                    let (button, instead) = (wide_button(ui, speech.say(&act)), table.written(&instead));
                    if button.on_hover_text(speech.typed(table, &instead)).clicked() {
                        actions.push(Action::Draft(instead));
                    }
                }
            }
            Err(Rejection::Missing(missing)) => {
                ui.horizontal_wrapped(|ui| {
                    let mut lines =
                        reading_ui(ui, speech, table.board(), &missing, &mut line.value, keyboard);
                    let last = lines.pop().map(|line| Action::Read(line, Some(text.clone())));
                    actions.extend(lines.into_iter().map(|line| Action::Read(line, None)).chain(last));
                });
                // Whoever has pressed by mistake goes back to what was chosen from.
                back = ui.button(speech.word(keys::table::BACK_WHY)).clicked();
            }
            Err(Rejection::Unreadable(why)) => {
                ui.add(Label::new(RichText::new(speech.sentence(&why)).color(palette.faint)).wrap());
            }
        }
    });
    choices.stands(ui, &drawn, foot);
    let book = |ui: &mut Ui| booked.is_some_and(|outcome| book_ui(ui, speech, table, &outcome));
    if kit::leading_to_main(ui, to_button, book) {
        actions.push(Action::Enter(text));
    }
    if back {
        line.clear();
        choices.step_back(ui);
    }
}

/// Draws a button as wide as the card.
fn wide_button(ui: &mut Ui, words: String) -> Response {
    kit::Button::plain(words).size(vec2(ui.available_width(), kit::PRESS)).show(ui)
}

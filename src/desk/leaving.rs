//! Confirms before a session is left with unsaved lines. Waits without blocking the window while lines are being written.

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, dialog};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::record::Saved;
use crate::words::keys;

/// The destination of an exit that waits for a confirmation.
#[derive(Clone, Debug, PartialEq)]
pub enum Door {
    /// Closing the program.
    Out,
    /// Another page.
    To(Box<Action>),
}

/// The decision about an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The exit may proceed.
    Go,
    /// Lines are being written, or the user is being asked.
    Wait,
    Stay,
}

/// Asks whether to leave, if anything is not saved.
pub fn leave_ui(ui: &mut Ui, speech: Speech, saved: &Saved, actions: &mut Vec<Action>) -> Departure {
    let palette = Palette::of(ui);
    let (what, means, colour, lost) = match saved {
        Saved::All => return Departure::Go,
        Saved::Writing(_) => {
            (speech.word(keys::shelf::LEAVE_SLOW), keys::shelf::LEAVE_SLOW_MEANS, palette.amber, false)
        }
        Saved::Not(lines, why) => {
            let what = speech.say(&msg!(keys::desk::NOT_SAVED, lines = *lines, why = why.clone()));
            (what, keys::shelf::LEAVE_WARNING, palette.red, true)
        }
    };
    let mut answer = Departure::Wait;
    let closes = dialog(ui, "leave", |ui| {
        ui.set_width(kit::DIALOG);
        let question = kit::resting(ui, RichText::new(what).heading().color(colour));
        ui.label(speech.word(means));
        ui.add_space(kit::GAP);
        ui.horizontal_wrapped(|ui| {
            if lost && kit::Button::main(speech.word(keys::desk::SAVE_COPY)).show(ui).clicked() {
                actions.push(Action::BrowseCopy);
                answer = Departure::Stay;
            }
            if lost && ui.button(speech.word(keys::desk::RETRY)).clicked() {
                actions.push(Action::Retry);
            }
            if ui.button(speech.word(keys::shelf::LEAVE_ANYWAY)).clicked() {
                answer = Departure::Go;
            }
            if ui.button(speech.word(keys::shelf::STAY)).clicked() {
                answer = Departure::Stay;
            }
        });
        question
    });
    if closes { Departure::Stay } else { answer }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::words::Language;

    fn ask(saved: &Saved, press: &str) -> (Departure, Vec<Action>) {
        let speech = Speech::new(Language::ENGLISH);
        let description = std::cell::RefCell::new((Departure::Wait, Vec::new()));
        let mut harness = Harness::builder().with_context_setup(kit::install).build_ui(|ui| {
            let (answer, actions) = &mut *description.borrow_mut();
            let now = leave_ui(ui, speech, saved, actions);
            *answer = if now == Departure::Wait { *answer } else { now };
        });
        if !press.is_empty() {
            harness.get_by_label(press).click();
            harness.run();
        }
        drop(harness);
        description.into_inner()
    }

    #[test]
    fn leaving_with_unsaved_lines_asks_first() {
        assert_eq!(ask(&Saved::All, "").0, Departure::Go);
        assert_eq!(ask(&Saved::Writing(2), "").0, Departure::Wait);
        assert_eq!(ask(&Saved::Writing(2), "Leave anyway").0, Departure::Go);
        assert_eq!(ask(&Saved::Writing(2), "Stay").0, Departure::Stay);
        let unsaved = Saved::Not(2, keys::record::FULL.into());
        assert_eq!(ask(&unsaved, "").0, Departure::Wait);
        assert_eq!(ask(&unsaved, "Stay").0, Departure::Stay);
        assert_eq!(ask(&unsaved, "Leave anyway").0, Departure::Go);
        assert_eq!(ask(&unsaved, "Save a copy…"), (Departure::Stay, vec![Action::BrowseCopy]));
    }
}

//! Leaving a game: nobody goes while something is in memory only, unless they say so. What is still being written
//! is waited for, without the window standing still.

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, dialog};
use crate::desk::{Command, Speech};
use crate::record::Saved;
use crate::say;
use crate::words::keys;

/// Where somebody wants to go.
#[derive(Clone, Debug, PartialEq)]
pub enum Door {
    /// Out of the program.
    Out,
    /// To another page.
    To(Box<Command>),
}

/// What is decided about a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The window may be closed.
    Go,
    /// Not yet: it is being written, or asked.
    Wait,
    /// Stay here.
    Stay,
}

/// Asks whether to leave, if anything is not safe.
pub fn leave_ui(ui: &mut Ui, speech: Speech, saved: &Saved, commands: &mut Vec<Command>) -> Answer {
    let palette = Palette::of(ui);
    let (what, means, colour, lost) = match saved {
        Saved::All => return Answer::Go,
        Saved::Writing(_) => {
            (speech.word(keys::shelf::LEAVE_SLOW), keys::shelf::LEAVE_SLOW_MEANS, palette.amber, false)
        }
        Saved::Not(lines, why) => {
            let what = speech.say(&say!(keys::desk::NOT_SAVED, lines = *lines, why = why.clone()));
            (what, keys::shelf::LEAVE_WARNING, palette.red, true)
        }
    };
    let mut answer = Answer::Wait;
    let modal = dialog(ui, "leave", |ui| {
        ui.set_width(kit::DIALOG);
        ui.label(RichText::new(what).heading().color(colour));
        ui.label(speech.word(means));
        ui.add_space(kit::GAP);
        ui.horizontal_wrapped(|ui| {
            if lost && kit::Button::main(speech.word(keys::desk::SAVE_COPY)).show(ui).clicked() {
                commands.push(Command::BrowseCopy);
                answer = Answer::Stay;
            }
            if lost && ui.button(speech.word(keys::desk::RETRY)).clicked() {
                commands.push(Command::Retry);
            }
            if ui.button(speech.word(keys::shelf::LEAVE_ANYWAY)).clicked() {
                answer = Answer::Go;
            }
            if ui.button(speech.word(keys::shelf::STAY)).clicked() {
                answer = Answer::Stay;
            }
        });
    });
    if modal.should_close() { Answer::Stay } else { answer }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::words::Language;

    fn ask(saved: &Saved, press: &str) -> (Answer, Vec<Command>) {
        let speech = Speech::new(Language::ENGLISH);
        let told = std::cell::RefCell::new((Answer::Wait, Vec::new()));
        let mut harness = Harness::builder().with_context_setup(kit::install).build_ui(|ui| {
            let (answer, commands) = &mut *told.borrow_mut();
            let now = leave_ui(ui, speech, saved, commands);
            *answer = if now == Answer::Wait { *answer } else { now };
        });
        if !press.is_empty() {
            harness.get_by_label(press).click();
            harness.run();
        }
        drop(harness);
        told.into_inner()
    }

    #[test]
    fn nobody_leaves_unasked_while_something_is_in_memory_only() {
        assert_eq!(ask(&Saved::All, "").0, Answer::Go);
        assert_eq!(ask(&Saved::Writing(2), "").0, Answer::Wait);
        assert_eq!(ask(&Saved::Writing(2), "Leave anyway").0, Answer::Go);
        assert_eq!(ask(&Saved::Writing(2), "Stay").0, Answer::Stay);
        let unsaved = Saved::Not(2, keys::record::FULL.into());
        assert_eq!(ask(&unsaved, "").0, Answer::Wait);
        assert_eq!(ask(&unsaved, "Stay").0, Answer::Stay);
        assert_eq!(ask(&unsaved, "Leave anyway").0, Answer::Go);
        assert_eq!(ask(&unsaved, "Save a copy…"), (Answer::Stay, vec![Command::BrowseCopy]));
    }
}

//! The bar that warns when entries are not saved: the reason, and what helps.

use egui::Ui;

use crate::desk::kit::{self, Palette};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::record::{ReadOnly, Record, Saved};
use crate::words::{Line, keys};

/// Why entries are not saved.
#[derive(Clone, Debug)]
pub struct Stuck {
    why: Line,
    still: Option<Line>,
    suggestion: Line,
    read_only: bool,
    /// Whether no entry reaches the disk.
    whole: bool,
    /// Whether what is on the screen may be lost.
    danger: bool,
}

impl Stuck {
    /// The warning for a read-only record, for unsaved lines or for an unfinished entry.
    pub fn of(saved: &Saved, record: &Record) -> Option<Self> {
        let (read_only, unfinished) = (record.read_only(), record.unfinished());
        let (why, suggestion) = match (read_only, saved, unfinished) {
            (Some(why @ ReadOnly::Held(_)), ..) => (why.line(), keys::desk::HELD_SUGGESTION),
            (Some(why @ ReadOnly::Free(_)), ..) => (why.line(), keys::desk::FREE_SUGGESTION),
            (Some(why), ..) => (why.line(), keys::record::OWN_COPY),
            (None, Saved::Not(lines, why), _) => {
                (msg!(keys::desk::NOT_SAVED, lines = *lines, why = why.clone()), keys::record::RETRY)
            }
            (None, _, Some(n)) => (msg!(keys::desk::UNFINISHED, n = n), keys::desk::UNFINISHED_SUGGESTION),
            (None, Saved::All | Saved::Writing(_), None) => return None,
        };
        let danger = read_only.is_none() && matches!(saved, Saved::Not(..));
        let still = record.stands_still().cloned();
        let (read_only, suggestion) = (read_only.is_some(), suggestion.into());
        Some(Self { why, still, suggestion, read_only, whole: read_only || danger, danger })
    }
}

/// Draws the warning with its buttons.
pub fn stuck_ui(ui: &mut Ui, speech: Speech, stuck: &Stuck, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let said = [Some(&stuck.why), stuck.still.as_ref(), Some(&stuck.suggestion)];
    let said: Vec<String> = said.into_iter().flatten().map(|line| speech.sentence(line)).collect();
    let band = if stuck.danger { palette.red } else { palette.amber };
    kit::mode_ui(ui, (band, palette.ground), &said.join(" \u{b7} "), |ui| {
        if stuck.whole && ui.button(speech.word(keys::desk::SAVE_COPY)).clicked() {
            actions.push(Action::BrowseCopy);
        }
        if stuck.danger && ui.button(speech.word(keys::desk::RETRY)).clicked() {
            actions.push(Action::Retry);
        }
        if stuck.read_only && ui.button(speech.word(keys::desk::WRITE_HERE)).clicked() {
            actions.push(Action::WriteHere);
        }
    });
}

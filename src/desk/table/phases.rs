//! The phases of the turn along the top: which is now, and which have been.

use egui::{RichText, Ui};

use crate::desk::Speech;
use crate::desk::theme::Palette;
use crate::engine::Stage;
use crate::say;
use crate::words::keys;

/// Draws turn and phases.
pub fn phases_ui(ui: &mut Ui, speech: Speech, stage: &Stage) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        let turn = match stage.turns {
            Some(turns) => say!(keys::desk::TURN_OF, turn = stage.turn, turns = turns),
            None => say!(keys::desk::TURN, turn = stage.turn),
        };
        ui.label(RichText::new(speech.say(&turn)).strong());
        for (phase, key) in (1u8..).zip(stage.phases) {
            let name = speech.say(&say!(keys::desk::PHASE, n = phase, name = *key));
            let text = if stage.over.is_some() || phase < stage.phase {
                RichText::new(name).color(palette.faint)
            } else if phase == stage.phase {
                RichText::new(name).color(palette.on_accent).background_color(palette.accent).strong()
            } else {
                RichText::new(name).color(palette.ink)
            };
            ui.label(text);
        }
        if let Some((round, rounds)) = stage.round {
            ui.label(speech.say(&say!(keys::desk::ROUND_OF, round = round, rounds = rounds)));
        }
    });
}

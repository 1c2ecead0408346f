//! The phases of the turn along the top: which is now, and which have been. Each opens what the coach says of it.

use egui::{Button, RichText, Ui};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette};
use crate::desk::table::Coach;
use crate::engine::Stage;
use crate::say;
use crate::words::keys;

/// Draws turn and phases.
pub fn phases_ui(ui: &mut Ui, speech: Speech, stage: &Stage, coach: &mut Coach) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 5.0;
        ui.label(kit::bold(speech.say(&stage.turn_line())));
        ui.add_space(kit::GAP);
        for (phase, key) in (1u8..).zip(stage.phases) {
            let now = stage.over.is_none() && phase == stage.phase;
            let shown = speech.say(&say!(keys::desk::PHASE, n = phase, name = *key));
            let text = RichText::new(shown).small();
            let (text, button) = if now {
                (text.color(palette.ink).strong(), palette.raised)
            } else if stage.over.is_some() || phase < stage.phase {
                (text.color(palette.faint), palette.ground)
            } else {
                (text.color(palette.ink), palette.ground)
            };
            let mut chip = Button::new(text).fill(button);
            chip = chip.stroke(kit::hairline(match (now, coach.shows(phase)) {
                (true, _) => palette.ink,
                (false, true) => palette.edge,
                (false, false) => palette.ground,
            }));
            let name = if now { keys::table::PHASE_NOW } else { keys::table::PHASE_NAMED };
            let name = speech.say(&say!(name, n = phase, name = *key));
            if ui.add(chip).accessible_name(name).clicked() {
                coach.ask(phase);
            }
        }
        if let Some((round, rounds)) = stage.round {
            ui.add_space(kit::GAP);
            let round = speech.say(&say!(keys::desk::ROUND_OF, round = round, rounds = rounds));
            let named = stage.named.map(|name| format!("{} · {round}", speech.word(name)));
            ui.label(kit::bold(named.unwrap_or(round)).small());
        }
    });
}

//! The road of the turn along the top: a station for each phase, those behind us, the one we are at, those to come. Each
//! opens what the coach says of it.

use egui::{Align, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette};
use crate::desk::table::Coach;
use crate::engine::Stage;
use crate::say;
use crate::words::keys;

/// How far below the top the road runs, and its words.
const LINE: f32 = 9.0;
const WORDS: f32 = 18.0;

/// Draws the road in the room there is.
pub fn road_ui(ui: &mut Ui, speech: Speech, stage: &Stage, coach: &mut Coach) {
    let whole = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), kit::BAR));
    let count = stage.phases.len().max(1) as f32;
    let slot = whole.width() / count;
    let at = |phase: f32| whole.left() + slot * (phase - 0.5);
    let now = if stage.over.is_some() { count + 1.0 } else { f32::from(stage.phase) };
    let palette = Palette::of(ui);
    let road = whole.top() + LINE;
    let thick = |colour| kit::way(kit::NEAR, colour);
    ui.painter().hline(at(1.0)..=at(count), road, thick(palette.rule));
    ui.painter().hline(at(1.0)..=at(now.clamp(1.0, count)), road, thick(palette.edge));
    let words: Vec<String> = stage.phases.iter().map(|name| speech.word(*name)).collect();
    // Where the words have no room, only the present station has its word.
    let narrow = words.iter().any(|word| kit::words_width(ui, word, kit::SMALL) > slot);
    for ((phase, name), word) in (1u8..).zip(stage.phases).zip(words) {
        let here = stage.over.is_none() && phase == stage.phase;
        let place =
            Rect::from_min_size(pos2(at(f32::from(phase)) - slot / 2.0, whole.top()), vec2(slot, kit::BAR));
        let word = match (here, stage.round) {
            (true, Some((round, rounds))) => {
                let named = stage.named.unwrap_or(*name);
                speech.say(&say!(keys::table::PHASE_ROUND, name = named, round = round, rounds = rounds))
            }
            _ => word,
        };
        let name = if here { keys::table::PHASE_NOW } else { keys::table::PHASE_NAMED };
        let name = speech.say(&say!(name, n = phase, name = word.as_str()));
        let response = ui.interact(place, ui.scope_id().with(("station", phase)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        station_ui(ui, pos2(place.center().x, road), here, f32::from(phase) < now);
        let open = response.hovered() || coach.shows(phase);
        if here || !narrow {
            let (font, ink) = match here || open {
                true => (kit::strong(kit::SMALL), palette.ink),
                false => (kit::font(kit::SMALL), palette.faint),
            };
            let mut job = egui::text::LayoutJob::simple(word, font, ink, slot);
            job.halign = Align::Center;
            let galley = ui.painter().layout_job(job);
            ui.painter().galley(pos2(place.center().x, whole.top() + WORDS), galley, ink);
        }
        if response.on_hover_text(name).clicked() {
            coach.ask(phase);
        }
    }
    ui.advance_cursor_after_rect(whole);
}

/// A station: passed, present, or to come.
fn station_ui(ui: &Ui, centre: egui::Pos2, here: bool, passed: bool) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    match (here, passed) {
        (true, _) => {
            painter.circle_filled(centre, kit::GAP + 2.0, palette.chosen);
            painter.circle_filled(centre, kit::GAP - 2.0, palette.ink);
        }
        (false, true) => _ = painter.circle_filled(centre, kit::GAP - 2.0, palette.edge),
        (false, false) => {
            _ = painter.circle(centre, kit::GAP - 3.0, palette.ground, kit::outline(palette.rule));
        }
    }
}

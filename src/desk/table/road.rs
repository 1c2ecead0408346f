//! The phases of the turn along the top bar, as a line of stations. Each opens the page of its phase. They are one Tab stop; arrow keys move
//! between them. On a telephone the turn and the phase are written instead.

use egui::{Align, Align2, Id, Rect, Ui, WidgetInfo, pos2, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::Panel;
use crate::desk::{Action, Speech};
use crate::engine::TurnStatus;
use crate::msg;
use crate::words::{Key, keys};

/// Distances of the line and its labels from the top.
const LINE: f32 = 8.0;
const WORDS: f32 = 15.0;
/// The width of the current round's phases together, in stations.
const NESTED: f32 = 2.5;

/// Stations with one label: a phase, a folded round, or the phases of the current round.
pub struct Stretch {
    /// The name of the phase or round.
    pub name: Key,
    /// Its phases; only the first if they are folded.
    pub phases: Vec<u8>,
    word: String,
    pub here: bool,
    pub passed: bool,
    /// Whether its phases show their own names.
    pub nested: bool,
}

/// The stretches of a turn. Of several rounds through the same phases, only the current one shows its phases.
pub fn stretches(speech: Speech, stage: &TurnStatus) -> Vec<Stretch> {
    let over = stage.over.is_some();
    let (rounds, within) = stage.round_names.unwrap_or((&[], 0));
    let round = stage.round.map_or(0, |(round, _)| round);
    let inside = !over && stage.phase <= within;
    let named = |phase: u8| stage.phases.get(usize::from(phase.saturating_sub(1))).copied();
    let word = |phase: u8| named(phase).map(|name| speech.word(name)).unwrap_or_default();
    let of_round = |(number, name): (u8, &Key)| {
        let here = inside && number == round;
        Stretch {
            name: *name,
            phases: if here { (1..=within).collect() } else { vec![1] },
            word: match here {
                true => speech.say(&msg!(keys::table::PHASE_NESTED, name = *name, phase = word(stage.phase))),
                false => speech.word(*name),
            },
            here,
            passed: !inside || number < round,
            nested: true,
        }
    };
    let of_phase = |(phase, name): (u8, &Key)| {
        let here = !over && phase == stage.phase;
        let rounds = stage.round.filter(|_| here && stage.round_names.is_none());
        let word = match rounds {
            Some((round, rounds)) => {
                let name = word(phase);
                speech.say(&msg!(keys::table::PHASE_ROUND, name = name, round = round, rounds = rounds))
            }
            None => word(phase),
        };
        let passed = over || phase < stage.phase;
        Stretch { name: *name, phases: vec![phase], word, here, passed, nested: false }
    };
    let alone = (1..).zip(stage.phases).skip(usize::from(within)).map(of_phase);
    (1..).zip(rounds).map(of_round).chain(alone).collect()
}

/// Draws the phases in the available width. Returns their area.
pub fn road_ui(ui: &mut Ui, speech: Speech, stage: &TurnStatus, actions: &mut Vec<Action>) -> Rect {
    let whole = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), kit::BAR));
    if kit::phone(ui) {
        in_words_ui(ui, speech, stage, whole, actions);
    } else {
        kit::one_stop(ui, "road", |ui| stations_ui(ui, speech, stage, whole, actions));
        ui.advance_cursor_after_rect(whole);
    }
    whole
}

/// Draws the turn, and below it the phase, where the line has no room.
fn in_words_ui(ui: &mut Ui, speech: Speech, stage: &TurnStatus, whole: Rect, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let here = stretches(speech, stage).into_iter().find(|stretch| stretch.here);
    let plays = here.is_some();
    let word = here.map_or_else(|| speech.word(keys::table::OVER), |stretch| stretch.word);
    let name = match plays {
        true => speech.say(&msg!(keys::table::PHASE_NOW, n = stage.phase, name = word.as_str())),
        false => word.clone(),
    };
    let turn = speech.say(&stage.turn_line());
    let turn = format!("{turn} \u{b7} {}/{}", stage.phase, stage.phases.len());
    let lines = [(turn, kit::font(kit::SMALL), palette.faint), (word, kit::strong(kit::SMALL), palette.ink)];
    let response = kit::row_button(ui, whole.size(), name.as_str(), plays, |ui, _| {
        for (at, (text, font, ink)) in [Align2::LEFT_BOTTOM, Align2::LEFT_TOP].into_iter().zip(lines) {
            let galley = kit::one_line(ui, &text, font, ink, whole.width());
            let place = at.anchor_size(whole.left_center(), galley.size());
            ui.painter().galley(place.min, galley, ink);
        }
    });
    if response.on_hover_text(name).clicked() {
        actions.push(Action::Panel(Some(Panel::Phase(stage.phase))));
    }
}

/// Draws the stations and the line. Returns the id of the current one.
fn stations_ui(
    ui: &Ui,
    speech: Speech,
    stage: &TurnStatus,
    whole: Rect,
    actions: &mut Vec<Action>,
) -> Option<Id> {
    let palette = Palette::of(ui);
    let mut present = None;
    let road = whole.top() + LINE;
    let stretches = stretches(speech, stage);
    let share = |stretch: &Stretch| if stretch.phases.len() > 1 { NESTED } else { 1.0 };
    let slot = whole.width() / stretches.iter().map(share).sum::<f32>().max(1.0);
    let half = |stretch: Option<&Stretch>| {
        stretch.map_or(0.0, |one| share(one) * slot / (2 * one.phases.len()) as f32)
    };
    let ends = (whole.left() + half(stretches.first()))..=(whole.right() - half(stretches.last()));
    ui.painter().hline(ends.clone(), road, kit::way(kit::NEAR, palette.rule));
    // If the labels do not fit, only the current station has one.
    let narrow = |one: &Stretch| kit::words_width(ui, &one.word, kit::SMALL) > slot * share(one);
    let narrow = stretches.iter().any(narrow);
    let mut left = whole.left();
    let mut come = *ends.start();
    for stretch in &stretches {
        let wide = slot * share(stretch);
        let each = wide / stretch.phases.len() as f32;
        for (at, phase) in (0u8..).zip(stretch.phases.iter().copied()) {
            let place =
                Rect::from_min_size(pos2(left + each * f32::from(at), whole.top()), vec2(each, kit::BAR));
            let here = stretch.here && phase == stage.phase;
            let passed = stretch.passed || stretch.here && phase < stage.phase;
            if here || passed {
                ui.painter().hline(come..=place.center().x, road, kit::way(kit::NEAR, palette.edge));
                come = place.center().x;
            }
            let station =
                station_of(ui, speech, stage, actions, (stretch, phase), (place, road, here, passed));
            present = present.or(here.then_some(station));
        }
        let room = if narrow { whole.width() } else { wide };
        if (stretch.here || !narrow) && kit::words_width(ui, &stretch.word, kit::SMALL) <= room {
            let (font, ink) = match stretch.here {
                true => (kit::strong(kit::SMALL), palette.ink),
                false => (kit::font(kit::SMALL), palette.faint),
            };
            let mut job = egui::text::LayoutJob::simple(stretch.word.clone(), font, ink, room);
            job.halign = Align::Center;
            let galley = ui.painter().layout_job(job);
            let half = galley.size().x.min(room) / 2.0;
            let middle = (left + wide / 2.0)
                .clamp(whole.left() + half, (whole.right() - half).max(whole.left() + half));
            ui.painter().galley(pos2(middle, whole.top() + WORDS), galley, ink);
        }
        left += wide;
    }
    present
}

/// Draws a station, which opens the page of its phase.
fn station_of(
    ui: &Ui,
    speech: Speech,
    stage: &TurnStatus,
    actions: &mut Vec<Action>,
    (stretch, phase): (&Stretch, u8),
    (place, road, here, passed): (Rect, f32, bool, bool),
) -> Id {
    let whole_round = stretch.nested && !stretch.here;
    let own = stage.phases.get(usize::from(phase.saturating_sub(1))).map(|name| speech.word(*name));
    let word = if stretch.nested { own.unwrap_or_default() } else { stretch.word.clone() };
    let name = if here { keys::table::PHASE_NOW } else { keys::table::PHASE_NAMED };
    let name = match whole_round {
        true => stretch.word.clone(),
        false => speech.say(&msg!(name, n = phase, name = word)),
    };
    let id = ui.scope_id().with(("station", phase, whole_round.then_some(&stretch.word)));
    station_ui(ui, pos2(place.center().x, road), here, passed);
    let response = ui.interact(place, id, kit::stop_of(ui, id));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    if response.on_hover_text(name).clicked() {
        actions.push(Action::Panel(Some(Panel::Phase(phase))));
    }
    id
}

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

//! The verbs of the moment as tiles: what they look like, and their word below it.

use egui::text::LayoutJob;
use egui::{Align, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::desk::kit::{self, Paint, Palette, glyph, glyph_width, words_width};
use crate::desk::table::choices::{Choices, hint};
use crate::desk::{Action, Speech};
use crate::engine::Glyph;
use crate::session::Session;
use crate::words::keys;

/// Draws the verbs of the moment; a single one needs no choosing.
pub fn tiles_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) {
    let acts = choices.acts();
    if acts.is_empty() {
        ui.label(speech.word(keys::table::NO_CHOICE));
    }
    let alone = choices.alone();
    // One whose choices lie on the card stands alone, and leaves them the room of the others.
    let open = choices.verb().filter(|at| choices.verbs.get(*at).is_some_and(|verb| !choices.on_board(verb)));
    let open =
        open.filter(|at| choices.verbs.get(*at).is_none_or(|verb| (table.info().sign)(&verb.word).is_none()));
    let shown: Vec<usize> =
        acts.into_iter().filter(|at| !alone && open.is_none_or(|open| open == *at)).collect();
    let shown = if choices.sole().is_some() { Vec::new() } else { shown };
    let opens = choices.opens();
    let verbs = shown.iter().filter_map(|at| choices.verbs.get(*at));
    let signed = verbs.map(|verb| ((table.info().sign)(&verb.word), verb.label.as_str()));
    let all = opens.iter().map(|name| (Some(Glyph::Card), name.as_str())).chain(signed);
    let grid = Grid::of(ui, &all.collect::<Vec<_>>());
    let drawn = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(kit::NEAR);
        for name in opens {
            let chosen = choices.opened.as_ref() == Some(&name);
            let response = tile_ui(ui, grid, (Some(Glyph::Card), &name), chosen, true);
            if choices.pressed(ui, &response) {
                choices.let_go();
                choices.go(ui, &response, None, Vec::new());
                choices.opened = (!chosen).then_some(name);
                choices.to_board = !chosen;
            }
        }
        for at in shown {
            let Some(verb) = choices.verbs.get(at).cloned() else { continue };
            let fits = verb.open() && choices.fits(&verb);
            let response = tile_ui(
                ui,
                grid,
                ((table.info().sign)(&verb.word), &verb.label),
                choices.verb() == Some(at),
                fits,
            );
            if choices.pointed.as_ref().is_some_and(|(pointed, _)| *pointed == verb.word) {
                let line = kit::glow(Palette::of(ui).accent);
                ui.painter().rect_stroke(response.rect, kit::CORNER, line, StrokeKind::Outside);
            }
            if let [only] = verb.choices.as_slice() {
                hint::hint(choices, &response, only);
            }
            if choices.filling.is_none() && std::mem::take(&mut choices.focus) {
                response.request_focus();
            }
            if choices.pressed(ui, &response) {
                choose(ui, choices, &response, at, actions);
            }
        }
    };
    kit::rows(ui, |ui| ui.horizontal_wrapped(drawn));
}

/// A verb is pressed: one that is a whole act is done; another is chosen, or let go.
fn choose(ui: &Ui, choices: &mut Choices, response: &Response, at: usize, actions: &mut Vec<Action>) {
    let Some(verb) = choices.verbs.get(at).cloned() else { return };
    match verb.choices.as_slice() {
        [only] if !choices.on_board(&verb) => choices.take(ui, response, at, only, actions),
        _ if choices.chosen == Some(at) && choices.words.is_empty() => {
            choices.let_go();
            choices.go(ui, response, None, Vec::new());
        }
        _ => {
            choices.go(ui, response, Some(at), Vec::new());
            choices.press_only(&verb);
            if let super::Pressed::Draft(text) = choices.drafted_there() {
                actions.push(Action::Draft(text));
            }
            choices.to_board = choices.on_board(&verb);
        }
    }
}

/// How large the tiles of a card are: all alike, side by side as many as have room, in rows of as many. More than two rows
/// have no signs, so that what is chosen keeps its room.
#[derive(Clone, Copy, Debug)]
struct Grid {
    tile: Vec2,
    signed: bool,
}

/// So many tiles stand beside each other wherever that is possible, so that they stay where they are when there are more.
const BESIDE: f32 = 3.0;
/// What a tile has beside its word.
const AROUND: f32 = kit::GAP * 1.5;

impl Grid {
    /// The tiles of verbs with these signs and words.
    fn of(ui: &Ui, all: &[(Option<Glyph>, &str)]) -> Self {
        let room = ui.available_width();
        let wide = |columns: f32| ((room - kit::NEAR * (columns - 1.0)) / columns).floor();
        let fits = |columns: f32| {
            all.iter()
                .all(|(sign, label)| word(ui, label, *sign, wide(columns)).size().x + AROUND <= wide(columns))
        };
        let columns = match all.len() {
            3..=6 if fits(BESIDE) => BESIDE,
            many => {
                let most = (2..=many).rev().map(|columns| columns as f32).find(|columns| fits(*columns));
                let rows = (many as f32 / most.unwrap_or(1.0)).ceil().max(1.0);
                (many as f32 / rows).ceil().max(2.0)
            }
        };
        let own = wide(columns);
        let rows = (all.len() as f32 / columns).ceil();
        let lines = all.iter().map(|(sign, label)| word(ui, label, *sign, own).rows.len()).max().unwrap_or(1);
        let signed = rows <= 2.0 && all.iter().any(|(sign, _)| sign.is_some());
        let text = kit::ROW * 0.6 * lines as f32;
        let high = match signed {
            true => kit::ICON + kit::NEAR + text + AROUND,
            false if lines > 1 => text + kit::GAP,
            false if kit::low(ui) => kit::ROW,
            false => kit::PRESS,
        };
        Self { tile: vec2(own, high.ceil()), signed }
    }
}

/// A tile with the sign and the word of a verb, chosen or not, open or not.
fn tile_ui(
    ui: &mut Ui,
    grid: Grid,
    (sign, label): (Option<Glyph>, &str),
    chosen: bool,
    open: bool,
) -> Response {
    let palette = Palette::of(ui);
    let galley = word(ui, label, sign, grid.tile.x);
    let sign = sign.filter(|_| grid.signed);
    let (rect, response) = ui.allocate_exact_size(grid.tile, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, open, chosen, label));
    let (fill, line) = match (chosen, open) {
        (true, _) => (palette.raised, kit::outline(palette.ink)),
        (false, true) => (palette.raised, kit::hairline(palette.rule)),
        (false, false) => (palette.ground, kit::hairline(palette.rule)),
    };
    let fill = if response.hovered() && open && !chosen { palette.chosen } else { fill };
    ui.painter().rect(rect, kit::CORNER, fill, line, StrokeKind::Inside);
    let text_high = galley.size().y;
    let sign_high = if sign.is_some() { kit::ICON + kit::NEAR } else { 0.0 };
    let top = rect.center().y - (sign_high + text_high) / 2.0;
    if let Some(sign) = sign {
        let size = vec2(glyph_width(sign, kit::ICON), kit::ICON);
        let place = Rect::from_center_size(egui::pos2(rect.center().x, top + kit::ICON / 2.0), size);
        glyph(ui, place, sign, Paint::plain(palette.ink, fill));
    }
    ui.painter().galley(egui::pos2(rect.center().x, top + sign_high), galley, palette.ink);
    response
}

/// A word on one line; one with a sign on two, or on three where a tile of that width needs it, as narrow as that lets it be.
fn word(ui: &Ui, label: &str, sign: Option<Glyph>, tile: f32) -> std::sync::Arc<egui::Galley> {
    // A letter stays with the first word after it.
    let label = label.replacen(" · ", "\u{a0}·\u{a0}", 1);
    let on = |lines: usize| {
        let mut wide = words_width(ui, &label, kit::SMALL).ceil();
        loop {
            let mut job = LayoutJob::simple(label.clone(), kit::font(kit::SMALL), Palette::of(ui).ink, wide);
            job.halign = Align::Center;
            let galley = ui.painter().layout_job(job);
            if galley.rows.len() <= lines {
                return galley;
            }
            wide += kit::GAP;
        }
    };
    let two = on(if sign.is_some() { 2 } else { 1 });
    if sign.is_some() && two.size().x + AROUND > tile { on(3) } else { two }
}

//! The verbs of the moment as tiles: what they look like, and their word below it.

use egui::text::LayoutJob;
use egui::{Align, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::desk::kit::{self, Paint, Palette, glyph, glyph_width, words_width};
use crate::desk::table::anytime::anytime_ui;
use crate::desk::table::choices::{Choices, list};
use crate::desk::{Command, Speech};
use crate::engine::Glyph;
use crate::session::Table;
use crate::words::keys;

/// Draws the verbs, and behind them what everybody has at any moment; a single one needs no choosing.
pub fn tiles_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    (choices, loan): (&mut Choices, bool),
    commands: &mut Vec<Command>,
) {
    let acts = choices.acts();
    if acts.is_empty() {
        ui.label(speech.word(keys::table::NO_CHOICE));
    }
    let alone = matches!(acts.as_slice(), [only] if choices.verb() == Some(*only));
    // One whose choices lie on the card stands alone, and leaves them the room of the others.
    let open = choices.verb().filter(|at| choices.verbs.get(*at).is_some_and(|verb| !choices.on_board(verb)));
    let open = open.filter(|at| choices.verbs.get(*at).is_none_or(|verb| table.sign(&verb.word).is_none()));
    let shown = acts.into_iter().filter(|at| !alone && open.is_none_or(|open| open == *at));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(kit::NEAR / 2.0);
        for name in choices.opens() {
            let chosen = choices.opened.as_ref() == Some(&name);
            let response = tile_ui(ui, (Some(Glyph::Card), &name), chosen, true);
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
            let response =
                tile_ui(ui, (table.sign(&verb.word), &verb.label), choices.verb() == Some(at), fits);
            if choices.pointed.as_ref().is_some_and(|(pointed, _)| *pointed == verb.word) {
                let line = kit::glow(Palette::of(ui).accent);
                ui.painter().rect_stroke(response.rect, kit::CORNER, line, StrokeKind::Outside);
            }
            if let [only] = verb.choices.as_slice() {
                list::hint(choices, &response, only);
            }
            if choices.filling.is_none() && std::mem::take(&mut choices.focus) {
                response.request_focus();
            }
            if choices.pressed(ui, &response) {
                choose(ui, choices, &response, at, commands);
            }
        }
        if open.is_none() {
            anytime_ui(ui, speech, table, choices, loan, commands);
        }
    });
}

/// A verb is pressed: one that is a whole act is done; another is chosen, or let go.
fn choose(ui: &Ui, choices: &mut Choices, response: &Response, at: usize, commands: &mut Vec<Command>) {
    let Some(verb) = choices.verbs.get(at).cloned() else { return };
    match verb.choices.as_slice() {
        [only] if !choices.on_board(&verb) => choices.take(ui, response, at, only, commands),
        _ if choices.chosen == Some(at) && choices.words.is_empty() => {
            choices.let_go();
            choices.go(ui, response, None, Vec::new());
        }
        _ => {
            choices.go(ui, response, Some(at), Vec::new());
            choices.press_only(&verb);
            if let super::Pressed::Draft(text) = choices.drafted_there() {
                commands.push(Command::Draft(text));
            }
            choices.to_board = choices.on_board(&verb);
        }
    }
}

/// How high a tile is: its sign, and two lines of its word.
const HIGH: f32 = kit::ICON + kit::SMALL * 2.0 + kit::GAP * 1.5;

/// A tile with the sign and the word of a verb, chosen or not, open or not.
pub fn tile_ui(ui: &mut Ui, (sign, label): (Option<Glyph>, &str), chosen: bool, open: bool) -> Response {
    let palette = Palette::of(ui);
    // Without a sign it is one line, as high as a control.
    let galley = word(ui, label, if sign.is_some() { 2 } else { 1 });
    let wide = galley.size().x.max(kit::PRESS) + kit::GAP;
    let high = match sign {
        Some(_) => HIGH,
        None if kit::low(ui) => kit::ROW,
        None => kit::PRESS,
    };
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, open, chosen, label));
    let (fill, line) = match (chosen, open) {
        (true, _) => (palette.raised, kit::outline(palette.ink)),
        (false, true) => (palette.raised, kit::hairline(palette.edge)),
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

/// A word on so many lines at the most, as narrow as that lets it be.
fn word(ui: &Ui, label: &str, lines: usize) -> std::sync::Arc<egui::Galley> {
    let mut wide = words_width(ui, label, kit::SMALL).ceil();
    loop {
        let mut job = LayoutJob::simple(label.to_owned(), kit::font(kit::SMALL), Palette::of(ui).ink, wide);
        job.halign = Align::Center;
        let galley = ui.painter().layout_job(job);
        if galley.rows.len() <= lines {
            return galley;
        }
        wide += kit::GAP;
    }
}

//! The loss phase as a bill: a column for each player, from the points they carried to the cash they are left
//! with. Every figure opens; who is short is asked how they pay.

use egui::{Grid, RichText, Ui};

use crate::desk::games::automobile::lines::{Before, BillRow, lay_out};
use crate::desk::games::automobile::parts::{OPENING, none, opening, seat_badge};
use crate::desk::games::automobile::trial::{Filled, Kept};
use crate::desk::games::automobile::{Moment, Sheet, body, foot};
use crate::desk::kit::{self, Palette, figure_text, size_for_line};
use crate::desk::{Command, Speech};
use crate::engine::Rules;
use crate::games::automobile::board::Printing;
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::{Act, Automobile, Look, Losses, Short};
use crate::say;
use crate::words::keys::sheets;
use crate::words::{Arg, Line};

/// The room for the terms of a short sum beside it.
const AGES: f32 = 34.0;

/// What the bill remembers.
#[derive(Debug, Default)]
pub struct Bills {
    /// Who cannot pay, and a way that the rules would accept.
    wanted: Kept<Vec<Short>>,
    /// How they pay.
    short: Filled<Option<Vec<Short>>>,
    rows: Option<(u32, String, Vec<BillRow>)>,
    spent: Kept<Before>,
}

/// The width of a player's column, with the terms of a short sum.
const PLAYER: f32 = 84.0;

/// The width of the words before the figures: the longest stands on one line.
const LABELS: f32 = 170.0;

/// The least width of them, in smaller letters.
const LEAST: f32 = 104.0;

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, bills: &mut Bills) {
    let (speech, journal, view) = (desk.speech, desk.journal, desk.view());
    let Bills { wanted, short, rows, spent } = bills;
    let wanted = wanted.of(journal, || {
        let acts = Automobile::candidates(view).into_iter().map(|choice| choice.act);
        acts.filter_map(|act| if let Act::Losses(Losses { short }) = act { Some(short) } else { None })
            .next()
            .unwrap_or_default()
    });
    let chosen = short.at(Moment::phase(view));
    let act = Act::Losses(Losses { short: chosen.clone().unwrap_or_else(|| wanted.clone()) });
    let asked = desk.trial.ask(journal, &act);
    foot(ui, speech, sheets::PAY, asked, desk.commands);
    let before = spent.of(journal, || Before::of(journal));
    let version = crate::session::Timeline::version(journal);
    if rows.as_ref().is_none_or(|(seen, text, _)| *seen != version || text != asked.text) {
        *rows = Some((version, asked.text.to_owned(), lay_out(view, before, asked)));
    }
    let commands = &mut *desk.commands;
    body(ui, |ui| {
        ui.spacing_mut().interact_size.y = kit::BODY * if kit::narrow(ui) { 1.2 } else { 1.4 };
        remedies_ui(ui, speech, view, wanted, chosen);
        let Some((.., rows)) = rows else { return };
        let seats = view.seats().count();
        let (room, count) = (ui.available_width(), seats.max(1) as f32);
        let tight = (room - LABELS) / count - kit::GAP < OPENING;
        let gap = if tight { kit::NEAR } else { kit::GAP };
        let labels = if tight { (room - count * (OPENING + gap)).max(LEAST) } else { LABELS };
        let each = (room - labels) / count - gap;
        let wide = each >= PLAYER;
        Grid::new("bill").num_columns(seats + 1).spacing([gap, 0.0]).show(ui, |ui| {
            ui.allocate_space(egui::vec2(labels, 0.0));
            for player in view.seats().iter().filter_map(|seat| view.seats().player(seat)) {
                seat_badge(ui, player, (each - 1.0).min(PLAYER));
            }
            ui.end_row();
            for row in rows {
                row_ui(ui, speech, view, row, (labels, wide), commands);
                ui.end_row();
            }
        });
    });
}

/// One row; the terms of a short sum stand beside it where there is room.
fn row_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    row: &BillRow,
    (labels, wide): (f32, bool),
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let label = speech.sentence(&row.label);
    let size = size_for_line(ui, &label, kit::BODY, labels);
    let label = match row.strong {
        true => kit::bold(label).size(size).color(palette.ink),
        false => RichText::new(label).size(size).color(palette.faint),
    };
    match row.cells.iter().flatten().next() {
        Some(first) if row.label.args.iter().any(|(_, arg)| matches!(arg, Arg::Money(_))) => {
            kit::opening(ui, label, commands, || first.subject());
        }
        _ => _ = ui.label(label),
    }
    for (seat, cell) in view.seats().iter().zip(&row.cells) {
        let Some(cell) = cell else {
            none(ui);
            continue;
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            opening(ui, speech, cell, &view.name(seat), row.strong, commands);
            if !wide {
                return;
            }
            let terms = cell.derivation.terms.iter().filter(|term| term.applied);
            let terms: Vec<String> = terms.map(|term| figure_text(speech, term.amount)).collect();
            if terms.len() > 1 && !row.strong {
                let text = RichText::new(terms.join("+")).size(kit::SMALL).color(palette.faint);
                ui.add_sized([AGES, kit::BODY], egui::Label::new(text).halign(egui::Align::LEFT).truncate());
            } else {
                ui.add_space(AGES);
            }
        });
    }
}

/// How those pay who are short.
fn remedies_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    wanted: &[Short],
    chosen: &mut Option<Vec<Short>>,
) {
    if wanted.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let may_close = view.ruled(SHORT_CLOSE) || view.ruled(SHORT_TABLE);
    if !may_close {
        let who: Vec<Line> = wanted
            .iter()
            .map(|short| say!(crate::words::keys::engine::HOLDER_SEAT, name = view.name(short.seat)))
            .collect();
        let text = speech.sentence(&say!(sheets::ALL_SHORT, people = who));
        ui.label(RichText::new(text).color(palette.red));
        return;
    }
    let mut now = chosen.clone().unwrap_or_else(|| wanted.to_vec());
    for short in &mut now {
        ui.horizontal_wrapped(|ui| {
            let who = speech.sentence(&say!(sheets::SHORT, who = view.name(short.seat)));
            ui.label(RichText::new(who).color(palette.red));
            if ui.selectable_label(short.close.is_empty(), speech.sentence(&sheets::DEBT.into())).clicked() {
                short.close.clear();
            }
            for space in own_spaces(view, short.seat) {
                let line = say!(sheets::CLOSE_SPACE, space = Printing::of(view).space(space));
                let closes = short.close.contains(&space);
                if ui.selectable_label(closes, speech.sentence(&line)).clicked() {
                    match closes {
                        true => short.close.retain(|other| *other != space),
                        false => short.close.push(space),
                    }
                }
            }
        });
    }
    if now != *wanted {
        *chosen = Some(now);
    } else {
        *chosen = None;
    }
}

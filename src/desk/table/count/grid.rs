//! The fields of a count: a row for each unit, a column for each seat, and on request the contents of the board.

use egui::{Grid, Label, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette, badge, opening};
use crate::desk::table::count::{Account, Count};
use crate::desk::table::{Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::{Holder, Unit};
use crate::msg;
use crate::session::{Session, counting};
use crate::words::keys::count as k;

/// The least and greatest width of a sum such as 4x100+30, and the width of the result next to it.
const SUM: (f32, f32) = (86.0, 150.0);
const SAID: f32 = 66.0;
/// The width of a row's name and of the last column.
const NAMES: f32 = 170.0;

pub(super) fn grid_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &mut Count,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let seats: Vec<_> = table.seats().iter().collect();
    let apart = if seats.len() > 4 { kit::NEAR } else { kit::SPACE };
    let each = (ui.available_width() - NAMES) / seats.len().max(1) as f32 - apart;
    let wide = (each - SAID - kit::NEAR).clamp(SUM.0, SUM.1);
    Grid::new("hands").num_columns(seats.len() + 2).spacing([apart, 0.0]).show(ui, |ui| {
        ui.label("");
        for seat in &seats {
            if let Some(player) = table.seats().player(*seat) {
                badge(ui, player);
            }
        }
        if count.found.as_ref().is_some_and(|found| !found.gaps.is_empty()) {
            ui.label(RichText::new(speech.word(k::TABLE)).small().color(palette.faint));
        }
        ui.end_row();
        for (kind, unit) in (0u8..).zip(table.chart().kinds()) {
            let of = |seat| if unit.supply.per_colour() { Unit::of(kind, seat) } else { Unit::common(kind) };
            let anything =
                |holder, held| table.balance(holder, held) != 0 || count.typed.contains_key(&(holder, held));
            if !unit.money && !seats.iter().any(|seat| anything(Holder::Seat(*seat), of(*seat))) {
                continue;
            }
            let name = speech.sentence(&unit.name.into());
            ui.label(RichText::new(name.as_str()).small());
            for seat in &seats {
                let label = format!("{} {name}", table.seats().name(*seat));
                let account = (Holder::Seat(*seat), of(*seat));
                field_ui(ui, speech, table, count, account, (wide, &label), actions);
            }
            ui.scope(|ui| whole_ui(ui, speech, table, count, kind, actions));
            ui.end_row();
        }
    });
    if count.board {
        board_ui(ui, speech, table, count, actions);
    }
}

/// Draws a field with the result of its comparison.
fn field_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &mut Count,
    account: Account,
    (wide, name): (f32, &str),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let found = count.found.as_ref();
    let gap =
        found.and_then(|found| found.gaps.iter().find(|gap| (gap.holder, gap.unit) == account)).copied();
    let unread = found
        .and_then(|found| found.unread.iter().find(|(of, _)| *of == account))
        .map(|(_, why)| why.clone());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = kit::NEAR;
        let high = kit::step_height(ui);
        let text = count.typed.entry(account).or_default();
        // A fixed id keeps the field's state while other widgets come and go.
        let id = egui::Id::unique(("count", account));
        let field = count.pad.field_ui(ui, id, vec2(wide, high), text).accessible_name(name);
        if field.changed() {
            count.left.remove(&account);
        } else if count.pad.left(&field) {
            count.left.insert(account);
        }
        if std::mem::take(&mut count.fresh) {
            field.request_focus();
        }
        let (said, colour) = match (&unread, gap) {
            (Some(why), _) => {
                field.on_hover_text(speech.sentence(why));
                (speech.word(k::UNREAD), palette.red)
            }
            (None, Some(gap)) if gap.off() == 0 => (speech.word(k::AGREES), palette.good),
            (None, Some(gap)) => {
                field.on_hover_text(speech.sentence(&counting::gap_line(table, &gap)));
                (plain::signed_figure(speech, table, gap.unit, gap.off()), palette.red)
            }
            (None, None) => (String::new(), palette.faint),
        };
        // As high as the field, so that a result does not change the row height.
        let size = vec2(SAID, high);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_width(size.x);
            low(ui);
            let text = RichText::new(said).small().color(colour);
            match gap.filter(|gap| unread.is_none() && gap.off() != 0) {
                // Tab skips it to reach the next number. With the keyboard it is opened from the line below the table.
                Some(gap) => {
                    let off = egui::Button::new(text).frame(false).truncate().sense(egui::Sense::CLICK);
                    let off = ui.add(off);
                    kit::opened(off, actions, || Subject::of(&counting::gap_figure(table, &gap)));
                }
                None => drop(ui.add(egui::Label::new(text).truncate())),
            }
        });
    });
}

/// Removes the minimum height of buttons, so that the row does not grow.
pub(super) fn low(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().button_padding.y = 0.0;
}

/// Draws the total surplus or shortage of a kind.
fn whole_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &Count,
    kind: u8,
    actions: &mut Vec<Action>,
) {
    let gaps = count.found.as_ref().map_or(&[][..], |found| found.gaps.as_slice());
    let of = counting::differences(gaps).into_iter().find(|(unit, _)| unit.kind == kind);
    let palette = Palette::of(ui);
    let small = |text: String, colour| RichText::new(text).small().color(colour);
    low(ui);
    match of {
        Some((_, 0)) => drop(ui.label(small(speech.word(k::AGREES), palette.good))),
        Some((unit, off)) => {
            let text = small(plain::signed_figure(speech, table, unit, off), palette.red);
            opening(ui, text, actions, || Subject::of(&counting::difference_figure(table, gaps, unit)));
        }
        None => drop(ui.label("")),
    }
}

/// Draws the fields for the board, place by place.
fn board_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count, actions: &mut Vec<Action>) {
    let mut accounts = Vec::new();
    for holder in table.chart().holders().into_iter().filter(|holder| matches!(holder, Holder::Place(..))) {
        let here = |unit: &Unit| table.balance(holder, *unit) != 0;
        accounts.extend(table.chart().units().into_iter().filter(here).map(|unit| (holder, unit)));
    }
    let wide = ui.available_width() / 2.0 - SUM.0 - SAID - kit::NEAR - kit::SPACE;
    Grid::new("board").num_columns(4).spacing([kit::SPACE / 2.0, 0.0]).show(ui, |ui| {
        for pair in accounts.chunks(2) {
            for account in pair {
                let (holder, unit) = *account;
                let kind = table.chart().unit(unit).map_or(k::TABLE, |kind| kind.name);
                let what = match unit.colour {
                    Some(seat) => {
                        msg!(crate::words::keys::table::UNIT_OF, unit = kind, name = table.seats().name(seat))
                    }
                    None => kind.into(),
                };
                let name = msg!(k::ON_BOARD, place = table.holder_line(holder), what = what);
                let name = speech.sentence(&name);
                ui.allocate_ui(vec2(wide, kit::step_height(ui)), |ui| {
                    ui.set_width(wide);
                    ui.add(Label::new(RichText::new(name.as_str()).small()).wrap());
                });
                field_ui(ui, speech, table, count, (holder, unit), (SUM.0, &name), actions);
            }
            ui.end_row();
        }
    });
}

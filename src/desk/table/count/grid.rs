//! What everybody holds: units down, seats across, a field for each; and what lies on the board, where that is counted
//! too.

use egui::{Grid, RichText, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, badge, icon_button, icons, opening};
use crate::desk::table::Subject;
use crate::desk::table::count::{Count, notes::Notes};
use crate::desk::{Action, Speech};
use crate::engine::{Holder, Unit};
use crate::msg;
use crate::session::{Session, counting};
use crate::words::keys::count as k;
use crate::words::parse_number;

/// The most of anything, and the least room of a number.
const MOST: i64 = 1_000_000;
const LEAST: f32 = 36.0;

/// Draws the fields.
pub(super) fn grid_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &mut Count,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let seats: Vec<_> = table.seats().iter().collect();
    let columns = f32::from(u8::try_from(seats.len()).unwrap_or(u8::MAX)).max(1.0);
    let wide = (ui.available_width() * 0.75 / columns - kit::SPACE).clamp(96.0, 215.0);
    let apart = if seats.len() > 4 { kit::GAP } else { kit::SPACE };
    Grid::new("hands").num_columns(seats.len() + 2).spacing([apart, 0.0]).show(ui, |ui| {
        ui.label("");
        for seat in &seats {
            ui.horizontal(|ui| {
                if let Some(player) = table.seats().player(*seat) {
                    badge(ui, player);
                }
                let name = speech.say(&msg!(k::BY_NOTES, name = table.seats().name(*seat)));
                if !count.pieces.is_empty() && icon_button(ui, icons::ICON_PAYMENTS, name).clicked() {
                    count.notes = Notes::of(table, count, *seat);
                }
            });
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

/// A field with what the book says to it.
fn field_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &mut Count,
    account: (Holder, Unit),
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
    // Money changes by its smallest note or piece.
    let by = count.values(table, account.1).into_iter().min().unwrap_or(1);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = kit::NEAR;
        let text = count.typed.entry(account).or_default();
        // The field of an account stays itself whatever else comes and goes on the sheet while it is typed in.
        let id = egui::Id::unique(("count", account));
        let now = parse_number(text).ok();
        // What cannot be read is not stepped over.
        let known = text.trim().is_empty() || now.is_some();
        let steps = if known { kit::steps(now, (0, MOST), false, by) } else { [None, None] };
        let long = (wide * 0.66 - kit::STEPS).max(LEAST);
        let edit = TextEdit::singleline(text).desired_width(long);
        let edit = |ui: &mut Ui| ui.add(kit::known_field(id, edit)).accessible_name(name);
        let (stepped, field) = kit::stepper(ui, speech, name, steps, edit);
        if let Some(typed) = stepped {
            *text = typed.to_string();
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
                (crate::desk::table::plain::signed(speech, table, gap.unit, gap.off()), palette.red)
            }
            (None, None) => (String::new(), palette.faint),
        };
        // As high as the field beside it: a row grows by nothing that it says.
        let high = kit::PRESS.min(ui.spacing().interact_size.y);
        let size = vec2((wide - long - kit::STEPS).max(LEAST), high);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(size.x);
            low(ui);
            let text = RichText::new(said).small().color(colour);
            match gap.filter(|gap| unread.is_none() && gap.off() != 0) {
                // Tab goes on to the next number; by keys it opens from the line below the table.
                Some(gap) => {
                    let off = ui.add(egui::Button::new(text).frame(false).sense(egui::Sense::CLICK));
                    kit::opened(off, actions, || Subject::of(&counting::gap_figure(table, &gap)));
                }
                None => drop(ui.add(egui::Label::new(text).truncate())),
            }
        });
    });
}

/// What opens here is no higher than its words, so that no row grows by it.
pub(super) fn low(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().button_padding.y = 0.0;
}

/// What the whole table has too much or too little of a kind.
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
            let text = small(crate::desk::table::plain::signed(speech, table, unit, off), palette.red);
            opening(ui, text, actions, || Subject::of(&counting::difference_figure(table, gaps, unit)));
        }
        None => drop(ui.label("")),
    }
}

/// What lies on the board, place by place.
fn board_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count, actions: &mut Vec<Action>) {
    let mut accounts = Vec::new();
    for holder in table.chart().holders().into_iter().filter(|holder| matches!(holder, Holder::Place(..))) {
        let here = |unit: &Unit| table.balance(holder, *unit) != 0;
        accounts.extend(table.chart().units().into_iter().filter(here).map(|unit| (holder, unit)));
    }
    Grid::new("board").num_columns(4).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
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
                ui.label(RichText::new(name.as_str()).small());
                field_ui(ui, speech, table, count, (holder, unit), (150.0, &name), actions);
            }
            ui.end_row();
        }
    });
}

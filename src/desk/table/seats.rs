//! Who holds what: seats across, units down, and every figure opens.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::desk::kit::{
    self, Figure, Palette, figure_text, narrow_badge, opening, size_for_line, size_for_words,
};
use crate::desk::table::{Hand, Seen, Subject, hands};
use crate::desk::{Command, Speech};
use crate::engine::ledger::UnitKind;
use crate::engine::{Column, Debt, Ledger, Measure, Seat, Stage, Standing};
use crate::say;
use crate::session::{Glance, Table};
use crate::words::keys;

/// What lies on the table: now, or at the moment looked back at.
#[derive(Clone, Copy, Debug)]
pub struct Lying<'a> {
    ledger: &'a Ledger,
    debts: &'a [Debt],
    stage: &'a Stage,
    standings: Option<&'a [Standing]>,
    now: bool,
}

impl<'a> Lying<'a> {
    /// What lies there now.
    pub fn now(table: &'a dyn Table, seen: &'a Seen) -> Self {
        let standings = seen.standings.as_deref().ok();
        Self { ledger: table.ledger(), debts: table.debts(), stage: &seen.stage, standings, now: true }
    }

    /// What lay there once.
    pub fn then(glance: &'a Glance) -> Self {
        let standings = glance.standings.as_deref().ok();
        Self { ledger: &glance.ledger, debts: &glance.debts, stage: &glance.stage, standings, now: false }
    }

    /// Where the game stands, or stood.
    pub fn stage(&self) -> &'a Stage {
        self.stage
    }
}

/// How wide the seats are together.
pub fn width(ui: &Ui, table: &dyn Table) -> f32 {
    let room = kit::seats(ui);
    room.units + column(ui, table) * seats(table) + kit::around(ui)
}

/// How high everything is that stands in the seats, with the heading of what stands below.
pub fn height(table: &dyn Table, seen: &Seen, all: bool) -> f32 {
    kit::HEAD + (rows(table, seen, all) + 3.0) * kit::LEDGER + kit::ROW
}

/// How many rows count something.
fn rows(table: &dyn Table, seen: &Seen, all: bool) -> f32 {
    f32::from(u8::try_from(columns(table, seen, all).len()).unwrap_or(u8::MAX))
}

/// The rows of the box of which anybody has held something; or every unit by itself.
fn columns(table: &dyn Table, seen: &Seen, all: bool) -> Vec<Column> {
    let held = |column: &Column| column.kinds.iter().any(|kind| seen.story.was_held(*kind));
    match all {
        true => Column::of_units(table.chart().kinds()),
        false => (table.contents().columns)().into_iter().filter(held).collect(),
    }
}

fn seats(table: &dyn Table) -> f32 {
    f32::from(
        u8::try_from(table.seats().count() + (table.contents().second_hands)(table.seats()).len())
            .unwrap_or(u8::MAX),
    )
}

fn column(ui: &Ui, table: &dyn Table) -> f32 {
    let room = kit::seats(ui);
    (room.all / seats(table).max(1.0)).max(room.least)
}

/// Draws the seats with what they hold in hand, and their results so far.
pub fn seats_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    lying: Lying<'_>,
    seen: &Seen,
    all: &mut bool,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let width = column(ui, table);
    let hands = hands(speech, table);
    header_ui(ui, speech, &hands, lying.stage, width);
    // Where there is less room than rows and the result need, no row is cut through.
    let there = ui.available_height() / kit::LEDGER;
    let short = there < rows(table, seen, *all) + if seen.sides.is_empty() { 1.0 } else { 2.0 };
    let room = if short { there.floor().max(1.0) * kit::LEDGER } else { f32::INFINITY };
    ScrollArea::vertical().id_salt("seats").max_height(room).show(ui, |ui| {
        together_ui(ui, speech, table, seen, width);
        let columns = columns(table, seen, *all);
        let hidden = columns != Column::of_units(table.chart().kinds());
        for column in &columns {
            let name = speech.sentence(&column.name.into());
            let measure = column.measure(table.chart());
            let held = |hand: &Hand| {
                let accounts = column.accounts(table.chart(), hand.holder, hand.seat);
                let amount =
                    accounts.iter().map(|(holder, unit)| lying.ledger.balance(*holder, *unit)).sum::<i64>();
                (accounts, amount)
            };
            let held: Vec<_> = hands.iter().map(|hand| (hand, held(hand))).collect();
            let amounts = held.iter().map(|(_, (_, amount))| *amount);
            let size = row_size(ui, speech, measure, amounts, width);
            row_ui(ui, &name, |ui| {
                for (hand, (accounts, amount)) in held {
                    let label = format!("{} {name}", hand.name);
                    let figure = Figure::counted(measure, amount, label).width(width).size(size);
                    let figure = if amount == 0 { figure } else { figure.strong() };
                    let moved = accounts.iter().any(|(holder, unit)| seen.changed(*holder, *unit));
                    let figure = figure.marked(lying.now && moved);
                    figure.opens(ui, speech, commands, || match accounts.as_slice() {
                        [(holder, unit)] => Subject::Balance(*holder, *unit),
                        _ => Subject::Accounts(column.name, accounts),
                    });
                }
            });
        }
        let result = match lying.stage.over {
            Some(_) => keys::table::FINAL,
            None => (table.contents().standing_name)(),
        };
        let measure = table.chart().kinds().first().map_or(Measure::Number, UnitKind::measure);
        let scores = lying.standings.into_iter().flatten().map(|standing| standing.score.total);
        let size = row_size(ui, speech, measure, scores, width);
        row_ui(ui, &speech.word(result), |ui| {
            for seat in table.seats().iter() {
                score_ui(ui, speech, table, lying, seat, (width, size), commands);
            }
        });
        for debt in lying.debts {
            let line = say!(
                keys::table::DEBT,
                name = table.seats().name(debt.from),
                to = table.holder_line(debt.to),
                amount = table.amount_line(debt.unit, debt.amount),
                cause = debt.cause.clone(),
            );
            ui.add_space(kit::GAP);
            let text = RichText::new(speech.sentence(&line)).color(palette.red);
            opening(ui, text, commands, || Subject::of(&table.explain_debt(debt)));
        }
        if hidden || *all {
            ui.add_space(kit::GAP);
            let name = if *all { keys::table::FEWER_ROWS } else { keys::table::ALL_ROWS };
            let text = RichText::new(speech.word(name)).small().color(palette.faint);
            if ui.add(egui::Button::new(text).frame_when_inactive(false)).clicked() {
                *all = !*all;
            }
        }
    });
}

fn header_ui(ui: &mut Ui, speech: Speech, hands: &[Hand], stage: &Stage, width: f32) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.allocate_space(vec2(kit::seats(ui).units, kit::HEAD));
        for Hand { seat, player, .. } in hands {
            let acting = stage.acts(*seat, player.colour);
            let (fill, edge) = match acting {
                true => (palette.raised, kit::outline(palette.ink)),
                false => (palette.sheet, kit::outline(palette.sheet)),
            };
            let size = vec2(width, kit::HEAD);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Max), |ui| {
                ui.set_min_size(size);
                Frame::new()
                    .fill(fill)
                    .stroke(edge)
                    .corner_radius(kit::CORNER)
                    .inner_margin(Margin::same(kit::MARGIN / 4))
                    .show(ui, |ui| {
                        ui.set_min_size(size - vec2(10.0, 12.0));
                        ui.spacing_mut().item_spacing.y = 0.0;
                        let mark = if acting { speech.word(keys::table::ACTS) } else { String::new() };
                        narrow_badge(ui, player, &mark, palette.ink);
                    });
            });
        }
    });
}

/// Who plays with whom, where some play together.
fn together_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, seen: &Seen, width: f32) {
    if seen.sides.is_empty() {
        return;
    }
    let names = |seat: Seat| {
        let side = seen.sides.iter().find(|side| side.contains(&seat));
        let others = side.into_iter().flatten().filter(|other| **other != seat);
        others.map(|other| table.seats().name(*other)).collect::<Vec<_>>().join(", ")
    };
    let room = width - kit::GAP;
    let sizes = table.seats().iter().map(|seat| size_for_words(ui, &names(seat), kit::SMALL, room));
    let size = sizes.fold(kit::SMALL, f32::min);
    row_ui(ui, &speech.word(keys::table::TOGETHER), |ui| {
        for seat in table.seats().iter() {
            let names = names(seat);
            let name =
                say!(keys::table::TOGETHER_WITH, seat = table.seats().name(seat), names = names.as_str());
            ui.allocate_ui_with_layout(vec2(width, kit::ROW), Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(width);
                let label = ui.add(Label::new(RichText::new(names).size(size)).wrap());
                let words = speech.say(&name);
                label.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.as_str()));
            });
        }
    });
}

/// The size at which all figures of a row stand in their columns.
fn row_size(
    ui: &Ui,
    speech: Speech,
    measure: Measure,
    amounts: impl Iterator<Item = i64>,
    width: f32,
) -> f32 {
    let room = width - kit::GAP * 1.5;
    let sizes =
        amounts.map(|amount| size_for_line(ui, &figure_text(speech, measure.of(amount)), kit::LEAD, room));
    sizes.fold(kit::LEAD, f32::min)
}

/// One row: what it counts, then a figure for each seat, on a thin line.
fn row_ui(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    let row = ui.horizontal(|ui| {
        let size = vec2(kit::seats(ui).units, kit::LEDGER);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(size.x);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(RichText::new(name).small().color(palette.ink)).wrap());
        });
        add(ui);
    });
    let rect = row.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom(), (1.0, palette.rule));
}

fn score_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    lying: Lying<'_>,
    seat: Seat,
    (width, size): (f32, f32),
    commands: &mut Vec<Command>,
) {
    let standing = lying.standings.and_then(|all| all.iter().find(|standing| standing.seat == seat));
    match standing {
        Some(standing) => {
            let score = &standing.score;
            let label =
                speech.say(&say!(keys::table::RANK, score = score.what.clone(), place = standing.rank));
            let unit = table.chart().kinds().first();
            let figure = Figure::of(unit, score.total, label).width(width).size(size);
            let figure = if standing.rank == 1 { figure.strong() } else { figure };
            figure.opens(ui, speech, commands, || Subject::Score(seat));
        }
        None => {
            ui.allocate_ui_with_layout(vec2(width, kit::ROW), Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(width);
                ui.add(Label::new(RichText::new(speech.word(keys::desk::UNKNOWN)).small()).truncate());
            });
        }
    }
}

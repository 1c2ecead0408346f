//! The echo: what was entered last, large enough to be read at a metre and a half, and what was refused.

use egui::{Align, Button, Label, Layout, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette, opened, opening, size_for_line};
use crate::desk::table::{Subject, payout, plain};
use crate::desk::{Command, Speech};
use crate::engine::Stage;
use crate::preset::Pieces;
use crate::say;
use crate::session::{Net, Table};
use crate::words::{Line, keys};

/// What was entered last.
#[derive(Clone, Debug)]
pub struct Echo {
    /// Which line.
    pub line: u32,
    /// What each player pays or gets.
    pub money: Vec<Net>,
    /// Where the game stands since, where that is another phase or somebody else's act.
    pub leads_to: Option<Stage>,
}

impl Echo {
    /// The echo of a line.
    pub fn of(table: &dyn Table, n: u32) -> Option<Self> {
        let row = table.line(n)?;
        let money = plain::money(table, &plain::moved(table, &row));
        let (before, now) = (table.look(n.saturating_sub(1)).ok()?.stage, table.stage());
        let other = before.word() != now.word() || before.now != now.now || before.whose != now.whose;
        Some(Self { line: n, money, leads_to: other.then_some(now) })
    }
}

/// What a screen reader says of its own accord: what is in the way, or what was entered and where that led.
fn live_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    echo: Option<&Echo>,
    trouble: Option<&(Line, Option<Line>)>,
) {
    let mut said = Vec::new();
    if let Some((why, way_out)) = trouble {
        said.extend([Some(why), way_out.as_ref()].into_iter().flatten().map(|line| speech.sentence(line)));
    } else if let Some(echo) = echo {
        said.extend(table.line(echo.line).map(|row| plain::told_row(speech, table, &row)));
        said.extend(echo.money.iter().map(|net| named(speech, table, net)));
        if let Some(stage) = &echo.leads_to {
            if stage.over.is_none() {
                said.push(speech.say(&stage.phase_named(stage.turn, stage.phase)));
            }
            said.push(speech.sentence(stage.over.as_ref().unwrap_or(&stage.now)));
        }
    }
    let said = said.join(" · ");
    let response = ui.interact(egui::Rect::ZERO, ui.scope_id().with("live"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        // What announces reads the value of a text.
        node.set_value(said.as_str());
        node.set_label(said.as_str());
    });
}

/// The share of the width that what is paid may take.
const MONEY: f32 = 0.62;

/// Draws the echo, or what is in the way.
pub fn echo_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    echo: Option<&Echo>,
    pieces: Option<&Pieces>,
    trouble: Option<&(Line, Option<Line>)>,
    commands: &mut Vec<Command>,
) {
    live_ui(ui, speech, table, echo, trouble);
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), kit::TITLE + kit::SPACE);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        if let Some((why, way_out)) = trouble {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let why = RichText::new(speech.sentence(why)).size(kit::HEADING).color(palette.red);
                ui.add(Label::new(why).truncate());
                if let Some(way_out) = way_out {
                    ui.add(Label::new(RichText::new(speech.sentence(way_out)).color(palette.ink)).truncate());
                }
            });
            return;
        }
        let Some(echo) = echo else { return };
        let Some(row) = table.line(echo.line) else { return };
        let money = match echo.money.as_slice() {
            [net] => payout::line(speech, table, pieces, net),
            nets => nets.iter().map(|net| named(speech, table, net)).collect::<Vec<_>>().join(" · "),
        };
        let smaller = if echo.money.len() > 1 { kit::HEADING } else { kit::TITLE };
        if !money.is_empty() {
            let room = ui.available_width() * MONEY;
            let smaller = size_for_line(ui, &money, smaller, room).max(kit::SMALL);
            let text = RichText::new(money.as_str()).size(smaller).color(palette.ink);
            ui.scope(|ui| {
                ui.set_max_width(room);
                ui.spacing_mut().item_spacing.y = 0.0;
                opening(ui, text, commands, || Subject::Entry(echo.line));
            });
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let told = plain::told_row(speech, table, &row);
            let size = size_for_line(ui, &told, kit::TITLE, ui.available_width()).max(kit::BODY);
            let text = RichText::new(told.as_str()).size(size).color(palette.ink);
            // However large the letters are, the row is as high.
            ui.spacing_mut().button_padding = egui::Vec2::ZERO;
            let label = ui.add(Button::new(text).frame_when_inactive(false).truncate());
            opened(label, commands, || Subject::Entry(echo.line));
        });
    });
}

fn named(speech: Speech, table: &dyn Table, net: &Net) -> String {
    let amount = plain::signed(speech, table, net.unit, net.amount);
    speech.say(&say!(keys::table::NAMED, name = table.seats().name(net.seat), what = amount))
}

//! The choices of a decision side by side: what each costs now, the bill if it came right after, the money left.

use egui::{Button, Label, RichText, ScrollArea, Ui};
use egui_extras::{Column, TableBuilder};

use crate::desk::kit::{self, Figure, Palette, opening, size_for_line};
use crate::desk::table::{Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::alternatives::Alternative;
use crate::engine::{Derivation, Unit};
use crate::session::Table;
use crate::words::Language;
use crate::words::keys::what_if as k;

/// The choices weighed, once for each version of the book.
#[derive(Debug, Default)]
pub struct Weighed {
    of: Option<(u32, Language)>,
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    told: String,
    price: String,
    choice: Alternative<String>,
    /// The money after the choice and the bill.
    after: Option<Derivation>,
}

impl Weighed {
    fn refresh(&mut self, speech: Speech, table: &dyn Table) {
        let of = Some((table.version(), speech.language));
        if self.of == of {
            return;
        }
        self.of = of;
        let legal = table.alternatives().into_iter();
        let legal = legal.filter(|choice| choice.offer.answer.is_ok() && !choice.offer.reveals_secret);
        self.rows = legal
            .map(|choice| Row {
                told: plain::told(speech, table, &choice.offer.act),
                price: price(speech, table, &choice.now),
                after: choice.after_bill(),
                choice,
            })
            .collect();
    }
}

/// What a choice costs or brings at once.
fn price(speech: Speech, table: &dyn Table, now: &[(Unit, i64)]) -> String {
    let common = now.iter().filter(|(unit, _)| unit.colour().is_none());
    let all: Vec<String> =
        common.map(|(unit, amount)| plain::signed(speech, table, *unit, *amount)).collect();
    all.join(" · ")
}

/// The width of what a choice costs at once.
const COST: f32 = 230.0;

/// Draws the choices.
pub fn weigh_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    weighed: &mut Weighed,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    weighed.refresh(speech, table);
    ui.add(Label::new(RichText::new(speech.word(k::WEIGHED_HOW)).small().color(palette.faint)).wrap());
    if weighed.rows.is_empty() {
        ui.label(speech.word(crate::words::keys::table::NO_CHOICE));
    }
    ScrollArea::horizontal().id_salt("weighed").show(ui, |ui| {
        let height = kit::list(ui, 0.0);
        let choices = (ui.available_width() - kit::WEIGHED).max(kit::CHOICE.0);
        let columns = TableBuilder::new(ui).max_scroll_height(height).column(Column::exact(choices));
        let columns = columns.column(Column::exact(COST)).columns(Column::exact(102.0), 3);
        let table_ui = columns.header(kit::ROW, |mut row| {
            for key in [k::CHOICE, k::COST_NOW] {
                row.col(|ui| {
                    let size = egui::vec2(ui.available_width(), kit::ROW);
                    ui.allocate_ui_with_layout(
                        size,
                        egui::Layout::left_to_right(egui::Align::Center),
                        |ui| {
                            ui.label(RichText::new(speech.word(key)).small().color(palette.faint));
                        },
                    );
                });
            }
            for key in [k::BILL, k::LEFT, k::AFTER_BILL] {
                row.col(|ui| kit::heading(ui, speech.word(key), 90.0));
            }
        });
        table_ui.body(|body| {
            body.rows(kit::ROW, weighed.rows.len(), |mut row| {
                let Some(weighed) = weighed.rows.get(row.index()) else { return };
                row.col(|ui| {
                    let button = Button::new(RichText::new(weighed.told.as_str()).size(kit::SMALL));
                    let text = weighed.choice.offer.act.clone();
                    let named = ui.add(button.frame_when_inactive(false).truncate());
                    if named.accessible_name(weighed.told.as_str()).clicked() {
                        actions.extend([Action::Lay(None), Action::Draft(text)]);
                    }
                });
                row.col(|ui| {
                    let room = COST - ui.spacing().button_padding.x * 2.0;
                    let size = size_for_line(ui, &weighed.price, kit::SMALL, room);
                    let text = RichText::new(weighed.price.as_str()).size(size);
                    let name = format!("{}: {}", weighed.told, weighed.price);
                    let offer = || Subject::Offer(weighed.choice.offer.act.clone());
                    if !weighed.price.is_empty() {
                        opening(ui, text, actions, offer).accessible_name(name);
                    }
                });
                row.col(|ui| {
                    if let Some(bill) = &weighed.choice.bill {
                        let name = format!("{}, {}", weighed.told, speech.word(k::BILL));
                        let figure = Figure::counted(bill.measure, bill.total, name).width(90.0);
                        figure.opens(ui, speech, actions, || Subject::of(bill));
                    }
                });
                for (key, money) in [(k::LEFT, &weighed.choice.left), (k::AFTER_BILL, &weighed.after)] {
                    row.col(|ui| {
                        let Some(money) = money else { return };
                        let name = format!("{}, {}", weighed.told, speech.word(key));
                        let figure = Figure::counted(money.measure, money.total, name).width(90.0);
                        let figure = if money.total < 0 { figure.marked(true) } else { figure.strong() };
                        figure.opens(ui, speech, actions, || Subject::of(money));
                    });
                }
            });
        });
    });
}

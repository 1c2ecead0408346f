//! The choices of a decision side by side: what each costs now, the bill if it came right after, the money left.

use egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui};
use egui_extras::{Column, TableBuilder};

use crate::desk::kit::{self, Figure, Palette, opening, size_for_line, text_width};
use crate::desk::table::{Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::alternatives::Alternative;
use crate::engine::{Derivation, Unit};
use crate::session::Table;
use crate::words::keys::what_if as k;
use crate::words::{Key, Language};

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

/// A figure of a choice, and what it is called.
type Told<'a> = (Key, fn(&'a Row) -> Option<&'a Derivation>);

/// The figures of a choice.
const fn figures<'a>() -> [Told<'a>; 3] {
    [
        (k::BILL, |row| row.choice.bill.as_ref()),
        (k::LEFT, |row| row.choice.left.as_ref()),
        (k::AFTER_BILL, |row| row.after.as_ref()),
    ]
}

/// How wide what choices cost at once is.
fn cost_width(ui: &Ui, speech: Speech, rows: &[Row]) -> f32 {
    let heading = speech.word(k::COST_NOW);
    let all = rows.iter().map(|row| row.price.as_str()).chain([heading.as_str()]);
    let widest = all.map(|text| text_width(ui, text, kit::SMALL)).fold(0.0, f32::max);
    (widest + ui.spacing().button_padding.x * 2.0 + kit::GAP).min(kit::WEIGHED.0)
}

/// Draws the choices. A figure that none of them has gets no column.
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
    let rows = &weighed.rows;
    if rows.is_empty() {
        ui.label(speech.word(crate::words::keys::table::NO_CHOICE));
        return;
    }
    let mut figures = figures().to_vec();
    figures.retain(|(_, figure)| rows.iter().any(|row| figure(row).is_some()));
    ScrollArea::horizontal().id_salt("weighed").show(ui, |ui| {
        let height = kit::list(ui, 0.0);
        // No button is higher than its row, so that all of it stands on one middle.
        ui.spacing_mut().interact_size.y = kit::ROW;
        let cost = cost_width(ui, speech, rows);
        let beside = cost + figures.len() as f32 * (kit::WEIGHED.1 + ui.spacing().item_spacing.x);
        let choices = (ui.available_width() - beside - kit::GROUP).max(kit::CHOICE.0);
        let columns = TableBuilder::new(ui).max_scroll_height(height);
        let columns = columns.cell_layout(Layout::left_to_right(Align::Center));
        let columns = columns.column(Column::exact(choices)).column(Column::exact(cost));
        let columns = columns.columns(Column::exact(kit::WEIGHED.1), figures.len());
        let table_ui = columns.header(kit::ROW, |mut row| {
            for key in [k::CHOICE, k::COST_NOW] {
                row.col(|ui| {
                    ui.label(RichText::new(speech.word(key)).small().color(palette.faint));
                });
            }
            for (key, _) in &figures {
                row.col(|ui| kit::heading(ui, speech.word(*key), kit::WEIGHED.1 - kit::SPACE));
            }
        });
        table_ui.body(|body| {
            body.rows(kit::ROW, rows.len(), |mut row| {
                let Some(weighed) = rows.get(row.index()) else { return };
                row.col(|ui| {
                    let button = Button::new(RichText::new(weighed.told.as_str()).size(kit::SMALL));
                    let text = weighed.choice.offer.act.clone();
                    let named = ui.add(button.frame_when_inactive(false).truncate());
                    if named.accessible_name(weighed.told.as_str()).clicked() {
                        actions.extend([Action::Lay(None), Action::Draft(text)]);
                    }
                });
                row.col(|ui| {
                    let room = cost - ui.spacing().button_padding.x * 2.0;
                    let size = size_for_line(ui, &weighed.price, kit::SMALL, room);
                    let text = RichText::new(weighed.price.as_str()).size(size);
                    let name = format!("{}: {}", weighed.told, weighed.price);
                    let offer = || Subject::Offer(weighed.choice.offer.act.clone());
                    if !weighed.price.is_empty() {
                        opening(ui, text, actions, offer).accessible_name(name);
                    }
                });
                for (key, figure) in &figures {
                    row.col(|ui| {
                        let Some(sum) = figure(weighed) else { return };
                        let name = format!("{}, {}", weighed.told, speech.word(*key));
                        let drawn = Figure::counted(sum.measure, sum.total, name);
                        let drawn = drawn.width(kit::WEIGHED.1 - kit::SPACE);
                        let drawn = match *key {
                            k::BILL => drawn,
                            _ if sum.total < 0 => drawn.marked(true),
                            _ => drawn.strong(),
                        };
                        drawn.opens(ui, speech, actions, || Subject::of(sum));
                    });
                }
            });
        });
    });
}

//! The demand sale before it is accepted: per market every space in the order its cars leave, round by round,
//! what to take off the board, what it brings, and what stays unsold.

use egui::{Grid, RichText, Ui};

use crate::desk::games::automobile::parts::{
    Opened, derived, head, letter, lying, narrow_head, none, opening, over_columns, posted, seat_badge,
};
use crate::desk::games::automobile::trial::{Asked, Kept, net};
use crate::desk::games::automobile::{Sheet, body, foot};
use crate::desk::kit::{self, Palette, figure_text, icons, opened, sign, size_for_line, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::ledger::UnitKind;
use crate::engine::{Derivation, Holder, Posting, Seat};
use crate::games::automobile::board::Printing;
use crate::games::automobile::units::{DOLLARS, LOSSES, cars, on};
use crate::games::automobile::{Act, Class, Demand, Look, Offered, demand_of, offered, sell_rounds};
use crate::say;
use crate::words::Line;
use crate::words::keys::{automobile as k, engine, sheets};

/// The sale laid out.
pub type Sale = Kept<Vec<Market>>;

/// One market.
#[derive(Debug)]
pub struct Market {
    class: Class,
    demand: Derivation,
    rows: Vec<Row>,
    rounds: u32,
}

/// One space with what leaves it.
#[derive(Debug)]
struct Row {
    from: Offered,
    /// Round and cars.
    rounds: Vec<(u32, i64)>,
}

fn markets(view: Look<'_>, demand: &Demand) -> Vec<Market> {
    let mut markets = Vec::new();
    for class in Class::ALL {
        let lots = offered(view, class).unwrap_or_default();
        let cars: Vec<_> = lots.iter().map(|from| from.stock).collect();
        let sold = sell_rounds(&cars, demand.of(class));
        let rounds = sold.iter().map(|sold| sold.round).max().unwrap_or_default();
        let rows = lots.into_iter().enumerate().map(|(at, from)| {
            let own = sold.iter().filter(|sold| sold.stock == at);
            Row { from, rounds: own.map(|sold| (sold.round, sold.cars)).collect() }
        });
        markets.push(Market { class, demand: demand_of(demand, class), rows: rows.collect(), rounds });
    }
    markets
}

/// What the act would do with one space: cars that leave sold, what they bring, cars left.
#[derive(Default)]
struct Booked<'a> {
    sold: Option<&'a Posting>,
    takings: Option<&'a Posting>,
    left: Option<&'a Posting>,
}

fn booked<'a>(asked: Asked<'a>, from: &Offered) -> Booked<'a> {
    let mut booked = Booked::default();
    let Some(effect) = asked.effect() else { return booked };
    let mut here = false;
    for posting in &effect.postings {
        let moved = posting.movement;
        if moved.unit == cars(from.seat) {
            here = moved.from == on(from.space);
            match (here, posting.why.cause == k::CAUSE_UNSOLD) {
                (true, true) => booked.left = Some(posting),
                (true, false) => booked.sold = Some(posting),
                _ => {}
            }
        } else if here && moved.unit == DOLLARS && moved.to == Holder::Seat(from.seat) {
            booked.takings = booked.takings.or(Some(posting));
        } else if moved.unit != LOSSES {
            here = false;
        }
    }
    booked
}

/// The width of what one round sells.
const ROUND: f32 = 15.0;

/// The width of all columns but the name of a space and its rounds.
const COLUMNS: f32 = 312.0;

/// The same where heads stand on two lines.
const TIGHT: f32 = 286.0;

/// The width of such a head.
const HEAD: f32 = 44.0;

/// A name of a space that would have less room makes heads stand on two lines.
const NAMED: f32 = 96.0;

/// A name of a space that would have less room even so stands on a line of its own.
const LEAST: f32 = 72.0;

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, sale: &mut Sale) {
    let (speech, view) = (desk.speech, desk.view());
    let Some(demand) = &view.state().demand else { return };
    let markets = sale.of(desk.journal, || markets(view, demand));
    let asked = desk.trial.ask(desk.journal, &Act::Sale);
    foot(ui, speech, sheets::SELL_BY_DEMAND, asked, desk.commands);
    let commands = &mut *desk.commands;
    body(ui, |ui| {
        ui.spacing_mut().interact_size.y = kit::BODY * 1.2;
        players_ui(ui, speech, view, asked, commands);
        let dollars = view.book.ledger.chart().unit(DOLLARS);
        let rounds = markets.iter().map(|market| market.rounds).max().unwrap_or_default();
        let room = |columns: f32| ui.available_width() - columns - (ROUND * rounds as f32).max(HEAD * 1.5);
        let tight = room(COLUMNS) < NAMED;
        let above = tight && room(TIGHT) < LEAST;
        let wide = match (tight, above) {
            (_, true) => ui.available_width(),
            (true, false) => room(TIGHT),
            (false, false) => room(COLUMNS).min(240.0),
        };
        let gap = if tight { 3.0 } else { 6.0 };
        Grid::new("sale").num_columns(6).min_row_height(18.0).spacing([gap, 0.0]).show(ui, |ui| {
            for key in [
                sheets::SPACE,
                sheets::CARS_THERE,
                sheets::ROUNDS,
                sheets::TAKE_OFF,
                sheets::TAKINGS,
                sheets::UNSOLD,
            ] {
                match tight {
                    true if key == sheets::ROUNDS => narrow_head(ui, speech, key, HEAD * 1.5),
                    true => narrow_head(ui, speech, key, HEAD),
                    false => head(ui, speech, key),
                }
            }
            ui.end_row();
            for market in markets {
                title_ui(ui, speech, market, commands);
                for row in &market.rows {
                    row_ui(
                        ui,
                        speech,
                        view,
                        market,
                        row,
                        booked(asked, &row.from),
                        (dollars, wide, above),
                        commands,
                    );
                    ui.end_row();
                }
            }
        });
    });
}

/// What the sale brings each player, side by side; in a narrow window a symbol stands for whom it is.
fn players_ui(ui: &mut Ui, speech: Speech, view: Look<'_>, asked: Asked<'_>, commands: &mut Vec<Command>) {
    let Some(effect) = asked.effect() else { return };
    let chart = view.book.ledger.chart();
    let count = view.seats().count().max(1);
    let wide = ui.available_width() / count as f32 - kit::GAP;
    let narrow = kit::narrow(ui);
    Grid::new("sale-players").min_row_height(0.0).spacing([kit::GAP, 0.0]).show(ui, |ui| {
        if !narrow {
            for player in view.seats().iter().filter_map(|seat| view.seats().player(seat)) {
                seat_badge(ui, player, wide);
            }
            ui.end_row();
        }
        for seat in view.seats().iter() {
            let hand = Holder::Seat(seat);
            let (cash, points) = (net(effect, hand, DOLLARS), net(effect, hand, LOSSES));
            let mut figures = |ui: &mut Ui| {
                let net = |unit| Subject::of(&effect.net(chart, hand, unit, speech_name(view, seat)));
                let cash = say!(sheets::CASH_MOVE, count = crate::words::Arg::Money(cash));
                let text = kit::bold(speech.say(&cash));
                kit::opening(ui, text, commands, || net(DOLLARS));
                if points > 0 {
                    let text = speech.say(&say!(sheets::POINTS_MOVE, count = points));
                    let size = if narrow { kit::PICTURE_LETTERS } else { kit::SMALL };
                    let text = RichText::new(text).size(size).color(Palette::of(ui).amber);
                    kit::opening(ui, text, commands, || net(LOSSES));
                }
            };
            match (narrow, wide < NAMED) {
                (true, _) => ui.horizontal(|ui| {
                    ui.set_min_width(wide);
                    ui.spacing_mut().item_spacing.x = kit::NEAR;
                    ui.spacing_mut().button_padding.x = 0.0;
                    seat_mark(ui, view, seat);
                    figures(ui);
                }),
                (false, true) => ui.vertical(figures),
                (false, false) => ui.horizontal(figures),
            };
        }
        ui.end_row();
    });
}

/// The title of a market: its demand, which opens.
fn title_ui(ui: &mut Ui, speech: Speech, market: &Market, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let size = egui::vec2(ui.clip_rect().right() - ui.cursor().left(), kit::ROW * 0.72);
    over_columns(ui, size, |ui| {
        ui.horizontal(|ui| {
            letter(ui, speech, Some(market.class));
            ui.label(kit::bold(speech.sentence(&market.demand.what)).color(palette.ink));
            let demand = Opened { unit: None, derivation: market.demand.clone() };
            opening(ui, speech, &demand, "", true, commands);
            if market.rows.is_empty() {
                let none = RichText::new(speech.word(sheets::NO_CARS)).size(kit::SMALL);
                ui.label(none.color(palette.faint));
            }
        });
    });
}

#[allow(clippy::too_many_arguments, reason = "a row has many cells")]
fn row_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    market: &Market,
    row: &Row,
    booked: Booked<'_>,
    (dollars, wide, above): (Option<&'static UnitKind>, f32, bool),
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let Offered { space, seat, stock } = row.from;
    let name = speech.say(&Printing::of(view).space(space));
    let name_ui = |ui: &mut Ui| {
        ui.horizontal(|ui| {
            seat_mark(ui, view, seat);
            ui.allocate_ui_with_layout(
                egui::vec2(wide, kit::BODY),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_min_width(wide);
                    let size = size_for_line(ui, &name, kit::SMALL, wide).max(kit::PICTURE_LETTERS);
                    ui.add(egui::Label::new(RichText::new(name.as_str()).size(size)).wrap());
                },
            );
        });
    };
    match above {
        true => {
            over_columns(ui, egui::vec2(wide, kit::ROW * 0.7), name_ui);
            ui.label("");
        }
        false => name_ui(ui),
    }
    ui.horizontal(|ui| {
        lying(ui, (speech, view), (on(space), cars(seat)), name.clone(), commands);
        for (count, icon, colour, name) in [
            (stock.bonus, icons::ICON_ADD, palette.good, sheets::BONUS),
            (stock.reduced, icons::ICON_PERCENT, palette.amber, sheets::REDUCED),
        ] {
            for _ in 0..count {
                sign(ui, icon, kit::SMALL, colour, &speech.sentence(&name.into()));
            }
        }
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding = egui::Vec2::ZERO;
        let cell = egui::vec2(ROUND, kit::BODY * 1.2);
        for round in 1..=market.rounds {
            let cars = row.rounds.iter().find(|(at, _)| *at == round).map(|(_, cars)| *cars);
            match cars.zip(booked.sold) {
                Some((cars, posting)) => {
                    let text = RichText::new(figure_text(speech, cars)).color(palette.ink);
                    let button = egui::Button::new(text).frame_when_inactive(false);
                    let figure = ui.add_sized(cell, button);
                    opened(figure, commands, || Subject::of(&derived(posting, posting.why.cause)));
                }
                None => {
                    let text = RichText::new("·").color(palette.rule);
                    ui.add_sized(cell, egui::Label::new(text));
                }
            }
        }
    });
    posted(ui, speech, booked.sold, &name, commands);
    match booked.takings {
        Some(posting) => {
            let derivation = derived(posting, Printing::of(view).space(space));
            let taken = Opened { unit: dollars, derivation };
            opening(ui, speech, &taken, &view.name(seat), true, commands);
        }
        None => none(ui),
    }
    posted(ui, speech, booked.left, &name, commands);
}

/// A player's name as a line.
fn speech_name(view: Look<'_>, seat: Seat) -> Line {
    say!(engine::HOLDER_SEAT, name = view.name(seat))
}

fn seat_mark(ui: &mut Ui, view: Look<'_>, seat: Seat) {
    let side = crate::desk::kit::badge_size();
    let (rect, _) = ui.allocate_exact_size(egui::vec2(side, side), egui::Sense::hover());
    if let Some(player) = view.seats().player(seat) {
        symbol(ui, rect, player.colour);
    }
}

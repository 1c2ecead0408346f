//! Executive decisions as a sheet: who has passed and the order that this builds up, what is left of the markers
//! with their price, and the own spaces with everything that may be done on them.

use egui::{Align2, Button, Grid, Label, RichText, Sense, StrokeKind, Ui, vec2};

use crate::desk::games::automobile::parts::{head, lying, space_label};
use crate::desk::games::automobile::trial::Kept;
use crate::desk::games::automobile::{Sheet, body};
use crate::desk::kit::{self, Palette, figure_line, figure_text, icons, small_badge};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::ledger::Movement;
use crate::engine::{Acts, Halt, Holder, Offer, Seat};
use crate::games::automobile::board::Printing;
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{BONUS, BONUS_COST, CUBES, DOLLARS, LOSSES, REDUCED, cars, on};
use crate::games::automobile::{Act, Bonus, Close, Look, Pass, Reduced, Space};
use crate::say;
use crate::words::keys::sheets;
use crate::words::{Arg, Line};

/// From this width on decisions stand in columns; where there is less room they follow below the name of the space.
const IN_COLUMNS: f32 = 500.0;

/// The side of a place in the order.
const NUMBER: f32 = 22.0;

/// The decisions that may be taken, looked up once.
pub type Decisions = Kept<Vec<Offer<Act>>>;

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, decisions: &mut Decisions) {
    let (speech, view) = (desk.speech, desk.view());
    let Some(seat) = view.state().to_act() else { return };
    let offers = decisions.of(desk.journal, || desk.journal.offers());
    kit::within(egui::Panel::bottom("sheet-foot")).show(ui, |ui| {
        let pass = Act::Pass(Pass { seat }).write(view.seats());
        let text = speech.sentence(&say!(sheets::PASS, who = view.name(seat)));
        let label = RichText::new(text).size(kit::BODY);
        ui.horizontal(|ui| {
            ui.set_min_height(kit::ROW * 1.5);
            if ui.add(Button::new(label).min_size(vec2(120.0, kit::PRESS))).clicked() {
                desk.commands.push(Command::Enter(pass));
            }
        });
    });
    body(ui, |ui| {
        order_ui(ui, speech, view);
        ui.add_space(kit::GAP);
        markers_ui(ui, speech, view);
        ui.add_space(kit::GAP);
        let spaces = own_spaces(view, seat);
        if spaces.is_empty() {
            ui.label(speech.sentence(&say!(sheets::NO_SPACE, who = view.name(seat))));
            return;
        }
        let wide = (ui.available_width() - 430.0).clamp(96.0, 240.0);
        ui.spacing_mut().button_padding.x = kit::NEAR;
        ui.spacing_mut().item_spacing.x = kit::NEAR;
        let space_ui = |ui: &mut Ui, space: Space, commands: &mut Vec<Command>| {
            space_label(ui, speech, Printing::of(view), space, wide);
            let name = speech.say(&Printing::of(view).space(space));
            lying(ui, (speech, view), (on(space), cars(seat)), name, commands);
        };
        let decision = |ui: &mut Ui, space: Space, act: Act, commands: &mut Vec<Command>| {
            decision_ui(ui, speech, view, seat, space, &act, offers, commands);
        };
        if ui.available_width() < IN_COLUMNS {
            for space in spaces {
                ui.horizontal(|ui| space_ui(ui, space, desk.commands));
                ui.horizontal_wrapped(|ui| {
                    for act in acts(seat, space).into_iter().flatten() {
                        decision(ui, space, act, desk.commands);
                    }
                });
            }
            return;
        }
        Grid::new("decisions").num_columns(6).spacing([kit::GAP, kit::NEAR]).show(ui, |ui| {
            for key in [sheets::SPACE, sheets::CARS_THERE, sheets::BONUS, sheets::REDUCED, sheets::CLOSING] {
                head(ui, speech, key);
            }
            ui.end_row();
            for space in spaces {
                space_ui(ui, space, desk.commands);
                for group in acts(seat, space) {
                    ui.horizontal(|ui| {
                        for act in group {
                            decision(ui, space, act, desk.commands);
                        }
                    });
                }
                ui.end_row();
            }
        });
    });
}

/// What may be decided about a space, by the columns of the sheet.
fn acts(seat: Seat, space: Space) -> [Vec<Act>; 3] {
    [
        vec![Act::Bonus(Bonus { seat, space })],
        vec![
            Act::Reduced(Reduced { seat, space, markers: 2 }),
            Act::Reduced(Reduced { seat, space, markers: 1 }),
        ],
        vec![Act::Close(Close { seat, space })],
    ]
}

/// One decision as a button with its price; a refused one is greyed and says why.
#[allow(clippy::too_many_arguments, reason = "a button needs its place, its words and its act")]
fn decision_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    seat: Seat,
    space: Space,
    act: &Act,
    offers: &[Offer<Act>],
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let lying = match act {
        Act::Bonus(_) => view.balance(on(space), BONUS),
        Act::Reduced(Reduced { markers, .. }) => {
            let there = view.balance(on(space), REDUCED);
            if there == i64::from(*markers) { there } else { 0 }
        }
        _ => 0,
    };
    let label: Line = match act {
        Act::Bonus(_) => sheets::BONUS_PLUS.into(),
        Act::Reduced(Reduced { markers, .. }) => say!(sheets::REDUCED_SET, markers = *markers),
        _ => sheets::CLOSE.into(),
    };
    let text = act.write(view.seats());
    let name = say!(sheets::ON_SPACE, what = label.clone(), space = Printing::of(view).space(space));
    let name = speech.sentence(&name);
    if lying > 0 {
        let lies = icons::ICON_CHECK.rich_text().color(palette.good);
        ui.add_enabled(
            false,
            Button::new((lies, RichText::new(figure_text(speech, lying)).color(palette.good))),
        )
        .accessible_name(name);
        return;
    }
    let offer = offers.iter().find(|offer| offer.act == *act);
    let answer = offer.map(|offer| &offer.answer);
    let label = match act {
        Act::Reduced(_) => speech.say(&label),
        _ => speech.sentence(&label),
    };
    match answer {
        Some(Ok(movements)) => {
            let price = price(speech, seat, movements);
            let button = match act {
                Act::Close(_) if !price.is_empty() => Button::new(RichText::new(price).small()),
                _ => Button::new(RichText::new(label).small()).right_text(RichText::new(price).small()),
            };
            if ui.add(button).accessible_name(name).clicked() {
                commands.push(Command::Enter(text));
            }
        }
        Some(Err(Halt::Missing(missing))) => {
            let button = ui.button(RichText::new(label).small()).accessible_name(name);
            if button.on_hover_text(speech.sentence(&missing.question)).clicked() {
                commands.push(Command::Draft(text));
            }
        }
        refused => {
            let label = RichText::new(label).small().color(palette.faint);
            let mut button = ui.add(Button::new(label).frame(false)).accessible_name(name);
            if let Some(Err(Halt::Refused(refusal))) = refused {
                let way_out = refusal.way_out.as_ref().map(|line| speech.sentence(line)).unwrap_or_default();
                button = button.on_hover_text(format!("{}\n{way_out}", speech.sentence(&refusal.why)));
            }
            if button.clicked() {
                commands.push(Command::Why(Subject::Offer(text)));
            }
        }
    }
}

/// What a decision costs or brings its player.
fn price(speech: Speech, seat: Seat, movements: &[Movement]) -> String {
    let hand = Holder::Seat(seat);
    let mut parts = Vec::new();
    for (unit, key) in
        [(CUBES, sheets::CUBES_MOVE), (DOLLARS, sheets::CASH_MOVE), (LOSSES, sheets::POINTS_MOVE)]
    {
        let of = movements.iter().filter(|movement| movement.unit == unit);
        let amount: i64 = of.map(|movement| movement.gain(hand)).sum();
        if amount != 0 {
            let arg = if unit == DOLLARS { Arg::Money(amount) } else { Arg::Number(amount) };
            parts.push(speech.say(&say!(key, count = arg)));
        }
    }
    parts.join(" · ")
}

/// Next turn's order of choosing as it builds up.
fn order_ui(ui: &mut Ui, speech: Speech, view: Look<'_>) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = NUMBER;
        ui.label(RichText::new(speech.sentence(&sheets::NEXT_ORDER.into())).color(palette.faint));
        let passed = &view.state().passed;
        for place in 0..view.seats().count() {
            let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, NUMBER), Sense::hover());
            let font = kit::font(kit::SMALL);
            let number = figure_text(speech, place + 1);
            ui.painter().rect(rect, 11.0, palette.raised, kit::hairline(palette.rule), StrokeKind::Inside);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, number, font, palette.ink);
            match passed.get(place).and_then(|seat| view.seats().player(*seat)) {
                Some(player) => {
                    small_badge(ui, player);
                }
                None => {
                    ui.label(RichText::new("–").color(palette.rule));
                }
            }
        }
    });
}

/// What is left of the markers, with the price of each.
fn markers_ui(ui: &mut Ui, speech: Speech, view: Look<'_>) {
    let taken = view.state().taken;
    let costs: Vec<Line> =
        BONUS_COST.iter().skip(usize::from(taken.bonus)).map(|cost| figure_line(*cost)).collect();
    let bonus = match costs.as_slice() {
        [] => Line::new(sheets::BONUS_NONE),
        costs => say!(sheets::BONUS_LEFT, count = costs.len(), costs = costs.to_vec()),
    };
    let pair = i64::from(!taken.pair);
    let singles = 2 - i64::from(taken.singles);
    let reduced = say!(sheets::REDUCED_LEFT, pair = pair, singles = singles);
    let close = if taken.close { sheets::CLOSE_GONE } else { sheets::CLOSE_LEFT };
    for line in [bonus, reduced, close.into()] {
        ui.add(Label::new(RichText::new(speech.sentence(&line)).size(kit::SMALL)).wrap());
    }
}

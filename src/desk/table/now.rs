//! What happens now: whose act it is, and the choices with what they cost. What may not be done is greyed,
//! with what would make it legal.

use egui::{Button, RichText, ScrollArea, Ui};

use crate::desk::table::{Seen, Subject};
use crate::desk::theme::Palette;
use crate::desk::{Command, Speech};
use crate::engine::{Answer, Holder, Movement, Offer, Seat};
use crate::session::Table;
use crate::words::keys;

/// Draws what happens now.
pub fn now_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    seen: &Seen,
    open: bool,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let now = seen.stage.over.as_ref().unwrap_or(&seen.stage.now);
    ui.label(RichText::new(speech.sentence(now)).heading().color(palette.accent));
    ScrollArea::vertical().id_salt("choices").auto_shrink(false).show(ui, |ui| {
        ui.add_enabled_ui(open, |ui| {
            ui.horizontal_wrapped(|ui| {
                for offer in &seen.offers {
                    offer_ui(ui, speech, table, offer, commands);
                }
            });
        });
    });
}

fn offer_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    offer: &Offer<String>,
    commands: &mut Vec<Command>,
) {
    match &offer.answer {
        Answer::Legal(movements) => {
            let price = price(speech, table, movements);
            let button = Button::new(offer.act.as_str()).right_text(price);
            if ui.add(button).clicked() {
                let whole = offer.fields.is_empty();
                let text = offer.act.clone();
                commands.push(if whole { Command::Enter(text) } else { Command::Draft(text) });
            }
        }
        Answer::Unread(ask) => {
            let button = Button::new(offer.act.as_str()).right_text(speech.word(keys::desk::READ_FIRST));
            if ui.add(button).on_hover_text(speech.sentence(&ask.question)).clicked() {
                commands.push(Command::Draft(offer.act.clone()));
            }
        }
        Answer::Refused(refusal) => {
            let way_out = refusal.way_out.as_ref().map(|line| speech.sentence(line)).unwrap_or_default();
            let why = format!("{}\n{way_out}", speech.sentence(&refusal.why));
            let text = RichText::new(offer.act.as_str()).color(Palette::of(ui).faint);
            if ui.add(Button::new(text).frame(false)).on_hover_text(why).clicked() {
                commands.push(Command::Why(Subject::Offer(offer.act.clone())));
            }
        }
    }
}

/// What changes hands, for whoever acts: each unit of money and each common unit that leaves or enters a hand.
fn price(speech: Speech, table: &dyn Table, movements: &[Movement]) -> String {
    let mut parts = Vec::new();
    let seats: Vec<Seat> = table.seats().iter().collect();
    for unit in table.chart().units() {
        let hand = |holder: Holder| matches!(holder, Holder::Seat(seat) if seats.contains(&seat));
        let moved = movements.iter().filter(|movement| movement.unit == unit);
        let net: i64 = moved
            .map(|movement| match (hand(movement.from), hand(movement.to)) {
                (true, false) => -movement.amount,
                (false, true) => movement.amount,
                _ => 0,
            })
            .sum();
        if net != 0 && unit.colour().is_none() {
            parts.push(speech.say(&table.amount_line(unit, net)));
        }
    }
    parts.join(" · ")
}

//! Production as a sheet: every own space with its limits, a number to fill in, and what it costs.

use std::collections::BTreeMap;

use egui::{Grid, Ui};

use crate::desk::games::automobile::parts::{head, lying, none, space_label, stepper};
use crate::desk::games::automobile::trial::Filled;
use crate::desk::games::automobile::{Moment, Sheet, body, foot};
use crate::desk::kit::{self, Figure, figure_text};
use crate::desk::table::Subject;
use crate::engine::tally::Trace;
use crate::engine::{Derivation, Holder, Measure, Seat, Term};
use crate::games::automobile::board::Printing;
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{DOLLARS, cars, on};
use crate::games::automobile::{self, Act, Look, Space, counted_tiles, producing_tiles, production_limits};
use crate::say;
use crate::words::Key;
use crate::words::keys::{automobile as k, sheets};

/// What was filled in.
pub type Produce = Filled<BTreeMap<Space, u8>>;

/// Whether somebody could produce now.
pub fn has_sheet(view: Look<'_>) -> bool {
    view.state().to_act().is_some_and(|seat| !producing(view, seat).is_empty())
}

fn producing(view: Look<'_>, seat: Seat) -> Vec<Space> {
    let spaces = own_spaces(view, seat).into_iter();
    spaces.filter(|space| producing_tiles(view, seat, *space) > 0).collect()
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, produce: &mut Produce) {
    let (speech, view) = (desk.speech, desk.view());
    let Some(seat) = view.state().to_act() else { return };
    let made = produce.at(Moment::act(view));
    let cars_made = || made.iter().map(|(space, count)| (*space, *count));
    let act = Act::Produce(automobile::Produce {
        seat,
        cars: cars_made().filter(|(_, count)| *count > 0).collect(),
    });
    let asked = desk.trial.ask(desk.journal, &act);
    foot(ui, speech, sheets::PRODUCE, asked, desk.commands);
    let costs: BTreeMap<usize, (&Term, Key)> = asked
        .effect()
        .and_then(|effect| effect.postings.iter().find(|posting| posting.movement.unit == DOLLARS))
        .map(|posting| posting.terms.iter().map(|term| (term, posting.why.rule)).enumerate().collect())
        .unwrap_or_default();
    let left = asked.after(Holder::Seat(seat), cars(seat));
    let total = asked.after(Holder::Seat(seat), DOLLARS);
    let hand = view.has(seat, cars(seat));
    let commands = &mut *desk.commands;
    body(ui, |ui| {
        let wide = (ui.available_width() - 380.0).clamp(110.0, 230.0);
        Grid::new("produce").num_columns(7).spacing([kit::SPACE, kit::NEAR]).show(ui, |ui| {
            for key in [
                sheets::SPACE,
                sheets::TILES,
                sheets::LIMITS,
                sheets::CARS_THERE,
                sheets::CARS_MADE,
                sheets::COST,
            ] {
                head(ui, speech, key);
            }
            ui.end_row();
            let mut at = 0;
            for space in producing(view, seat) {
                let line = Printing::of(view).space(space);
                space_label(ui, speech, Printing::of(view), space, wide);
                let size = producing_tiles(view, seat, space);
                let named = speech.say(&line);
                let figure = Figure::of(None, size, named.as_str()).width(26.0).low().strong();
                figure.opens(ui, speech, commands, || {
                    let size = counted_tiles(view, seat, space, Trace::On);
                    Subject::of(&Derivation::of(line.clone(), k::RULE_PRODUCE, size))
                });
                let limits = production_limits(view, seat, space).ok();
                let count = made.entry(space).or_default();
                match limits {
                    Some((least, most)) => {
                        ui.horizontal(|ui| {
                            for figure in [least, most] {
                                let name = say!(sheets::MAKE, count = figure, space = line.clone());
                                let button = ui.small_button(figure_text(speech, figure));
                                if button.accessible_name(speech.sentence(&name)).clicked() {
                                    *count = byte(figure);
                                }
                            }
                        });
                    }
                    None => none(ui),
                }
                lying(ui, (speech, view), (on(space), cars(seat)), named, commands);
                let (least, most) = limits.unwrap_or((1, hand));
                let name = say!(k::FIELD_CARS, space = line);
                stepper(ui, speech, &name, count, byte(least), byte(most));
                let cost = (*count > 0).then(|| costs.get(&at)).flatten();
                if *count > 0 {
                    at += 1;
                }
                match cost {
                    Some((cost, rule)) => {
                        let what = cost.what.clone();
                        let measure = Measure::Money;
                        let figure =
                            Figure::counted(measure, cost.amount, speech.word(sheets::COST)).strong();
                        figure.opens(ui, speech, commands, || {
                            let (total, terms) = (cost.amount, vec![(*cost).clone()]);
                            Subject::of(&Derivation { what, measure, total, terms, rule: *rule })
                        });
                    }
                    None => none(ui),
                }
                ui.end_row();
            }
        });
        ui.add_space(crate::desk::kit::GAP);
        ui.label(speech.sentence(&say!(sheets::CARS_IN_HAND, count = hand)));
        if let Some((left, total)) = left.zip(total) {
            let after = say!(sheets::AFTER_PRODUCING, count = left, cash = crate::words::Arg::Money(total));
            ui.label(speech.sentence(&after));
        }
    });
}

fn byte(count: i64) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

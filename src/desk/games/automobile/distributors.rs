//! The distributor phase as one sheet: what each player sold, filled in by hand, or sale by sale with one key for
//! whatever is forced. However it was filled in, it is entered as one act.

use egui::{Button, Grid, Key, KeyboardShortcut, Modifiers, RichText, Ui, vec2};

use crate::desk::games::automobile::parts::{
    OPENING, head, letter, lying, none, none_in, over_columns, seat_badge, space_label, stepper,
};
use crate::desk::games::automobile::steps::{Sale, Sold, Steps};
use crate::desk::games::automobile::trial::{Asked, Filled, net};
use crate::desk::games::automobile::{Moment, Sheet, body, foot};
use crate::desk::kit::{self, Figure, Palette, figure_line};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Derivation, Effect, Holder, Journal, Measure, Rules, Seat, Tally, Trace};
use crate::games::automobile::board::Printing;
use crate::games::automobile::track::stock;
use crate::games::automobile::units::{DOLLARS, LOSSES, band, cars, distributors, on};
use crate::games::automobile::{
    Act, Automobile, Class, Distributors, Look, Phase, Sell, Space, distributor_sales, takings,
};
use crate::say;
use crate::words::keys::{automobile as k, engine, sheets};

/// The key that makes the forced sales.
const FORCED: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::D);

/// From this width on a player stands beside the spaces, and above them where there is less room.
const ABREAST: f32 = 480.0;

/// The width of what became of distributors that sold nothing.
const IDLE: f32 = 24.0;

/// The width of what stands in one band.
const BAND: f32 = 22.0;

/// What was filled in.
pub type Sales = Filled<Counts>;

/// Cars sold by whom from where, and the sales made one by one so far.
#[derive(Debug, Default)]
pub struct Counts {
    sold: Sold,
    steps: Option<Box<Steps>>,
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, sales: &mut Sales) {
    let (speech, view) = (desk.speech, desk.view());
    let counts = sales.at(Moment::phase(view));
    let stale = |steps: &Steps| steps.version != crate::session::Timeline::version(desk.journal);
    if counts.steps.as_deref().is_some_and(stale) {
        counts.steps = None;
    }
    if matches!(view.state().phase, Phase::Distributors { selling: true, .. })
        && whose(desk.journal).is_some()
    {
        return begun(ui, desk);
    }
    let lines = view.seats().iter().map(|seat| line(view, seat, &counts.sold)).collect();
    let asked = desk.trial.ask(desk.journal, &Act::Distributors(Distributors { sold: lines }));
    foot(ui, speech, sheets::SELL, asked, desk.commands);
    let journal = desk.journal;
    let commands = &mut *desk.commands;
    body(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            steps_ui(ui, speech, journal, counts);
            boxes_ui(ui, speech, view, counts);
        });
        ui.horizontal(|ui| {
            ui.set_min_height(kit::ROW);
            choice_ui(ui, speech, journal, counts);
        });
        let before = counts.sold.clone();
        let above = ui.available_width() < ABREAST;
        let badge = if above { 0.0 } else { 70.0 };
        let wide = (ui.available_width() - 376.0 - badge).clamp(84.0, 220.0);
        Grid::new("distributors").num_columns(9).min_col_width(0.0).spacing([kit::GAP, 0.0]).show(ui, |ui| {
            if above {
                ui.label("");
            } else {
                head(ui, speech, sheets::PLAYER);
            }
            for key in [sheets::SPACE, sheets::CARS_THERE, sheets::SOLD, sheets::TAKINGS] {
                head(ui, speech, key);
            }
            for class in Class::ALL {
                ui.horizontal(|ui| {
                    ui.add_space(kit::NEAR);
                    letter(ui, speech, Some(class));
                });
            }
            head(ui, speech, sheets::IDLE);
            ui.end_row();
            for seat in view.state().order.iter().copied() {
                seat_ui(ui, speech, view, seat, counts, (asked, wide, above), commands);
            }
        });
        if before != counts.sold {
            counts.steps = None;
        }
    });
}

/// Who sells next.
fn whose(journal: &Journal<Automobile>) -> Option<Seat> {
    Automobile::stage(journal.view()).whose.first().copied()
}

fn line(view: Look<'_>, seat: Seat, sold: &Sold) -> Vec<(Space, u8)> {
    let spaces = stock(view, seat).into_iter();
    let count = |space| sold.get(&(seat, space)).copied().unwrap_or_default();
    spaces.map(|(space, _)| (space, count(space))).filter(|(_, count)| *count > 0).collect()
}

/// The forced sales, and a sheet begun anew.
fn steps_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Automobile>, counts: &mut Counts) {
    let pressed = ui.input_mut(|input| input.consume_shortcut(&FORCED));
    let button = Button::new(speech.word(sheets::FORCED)).right_text(ui.ctx().format_shortcut(&FORCED));
    let made = counts.steps.is_some();
    let button = ui.add_enabled(!made, button).on_hover_text(speech.word(sheets::FORCED_TOLD));
    if button.clicked() || pressed && !made {
        counts.sold.clear();
        let mut steps = Steps::from(journal);
        steps.forced(&mut counts.sold);
        counts.steps = Some(Box::new(steps));
    }
    if ui.button(speech.word(sheets::CLEAR)).clicked() {
        *counts = Counts::default();
    }
}

/// The choice that comes next while sales are made one by one.
fn choice_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Automobile>, counts: &mut Counts) {
    let palette = Palette::of(ui);
    let Counts { sold, steps } = counts;
    let Some(steps) = steps else { return };
    ui.horizontal_wrapped(|ui| {
        if let Some(missing) = &steps.unread {
            let unread = say!(sheets::SALES_UNREAD, question = missing.question.clone());
            ui.label(RichText::new(speech.sentence(&unread)).color(palette.amber));
            return;
        }
        let Some((seat, ..)) = steps.choices.first() else {
            ui.label(RichText::new(speech.word(sheets::ALL_SOLD)).color(palette.good));
            return;
        };
        let who = say!(sheets::CHOOSES, who = journal.setting().seats.name(*seat));
        ui.label(RichText::new(speech.sentence(&who)).color(palette.ink));
        if let Some(chosen) = choices_ui(ui, speech, journal, &steps.choices) {
            steps.sell(chosen, sold);
            steps.forced(sold);
        }
    });
}

/// One button for each sale that may come next.
fn choices_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Automobile>, choices: &[Sale]) -> Option<Sale> {
    let printing = Printing::of(journal.view());
    let mut chosen = None;
    for choice in choices {
        let (_, space, band) = choice;
        let line = say!(sheets::SELL_FROM, space = printing.space(*space), band = band.key());
        if ui.button(speech.sentence(&line)).clicked() {
            chosen = Some(*choice);
        }
    }
    chosen
}

/// How many boxes of each row are open, and how many cars were filled in for it.
fn boxes_ui(ui: &mut Ui, speech: Speech, view: Look<'_>, counts: &Counts) {
    let printing = Printing::of(view);
    for class in Class::ALL {
        ui.add_space(kit::GAP);
        letter(ui, speech, Some(class));
        let of_class = |space: &Space| printing.known_class(*space) == Some(class);
        let filled = counts.sold.iter().filter(|((_, space), _)| of_class(space));
        let sold: i64 = filled.map(|(_, count)| i64::from(*count)).sum();
        let (short, long) = match printing.boxes(class, view.state().turn) {
            Ok(open) => (
                say!(sheets::OF, sold = sold, open = open),
                say!(sheets::BOXES_SOLD, sold = sold, open = open, class = class.key()),
            ),
            Err(_) => {
                let line = say!(sheets::BOXES_UNREAD, sold = sold, class = class.key());
                (figure_line(sold), line)
            }
        };
        let text = RichText::new(speech.say(&short)).size(kit::SMALL);
        ui.label(text).on_hover_text(speech.sentence(&long));
    }
}

/// One player's lines.
fn seat_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    seat: Seat,
    counts: &mut Counts,
    (asked, wide, above): (Asked<'_>, f32, bool),
    commands: &mut Vec<Command>,
) {
    let printing = Printing::of(view);
    let Some(player) = view.seats().player(seat) else { return };
    let name = player.name.clone();
    let dollars = view.book.ledger.chart().unit(DOLLARS);
    let spaces = stock(view, seat);
    let sold = line(view, seat, &counts.sold);
    let taken = takings(view, &sold, Tally::new(Trace::Off)).map(|tally| tally.total());
    let idle = asked.effect().map(|effect| net(effect, Holder::Seat(seat), LOSSES));
    if above {
        over_columns(ui, vec2(wide * 2.0, kit::ROW * 0.8), |ui| seat_badge(ui, player, wide * 2.0));
    }
    for row in 0..spaces.len().max(1) {
        if row == 0 && !above {
            seat_badge(ui, player, 64.0);
        } else {
            ui.label("");
        }
        match spaces.get(row) {
            Some((space, there)) => {
                space_label(ui, speech, printing, *space, wide);
                let owner = speech.say(&printing.space(*space));
                lying(ui, (speech, view), (on(*space), cars(seat)), owner, commands);
                let label = say!(sheets::FIELD_SOLD, who = name.as_str(), space = printing.space(*space));
                let filled = counts.sold.get(&(seat, *space)).copied().unwrap_or_default();
                let mut count = filled;
                stepper(ui, speech, &label, &mut count, 0, u8::try_from(*there).unwrap_or(u8::MAX));
                if count != filled {
                    counts.sold.insert((seat, *space), count);
                }
            }
            None => {
                head(ui, speech, sheets::NO_CARS);
                ui.label("");
                ui.label("");
            }
        }
        if row == 0 {
            match taken {
                Ok(taken) => {
                    let figure = Figure::of(dollars, taken, name.as_str()).width(OPENING).strong();
                    figure.opens(ui, speech, commands, || taken_subject(view, &name, &sold));
                }
                Err(_) => none(ui),
            }
            bands_ui(ui, (speech, view), seat, asked, commands);
            match idle {
                Some(idle) => {
                    let figure = Figure::of(None, idle, name.as_str()).width(IDLE).marked(idle > 0);
                    let who = say!(engine::HOLDER_SEAT, name = name.as_str());
                    figure.opens(ui, speech, commands, || {
                        let hand = Holder::Seat(seat);
                        let net = |effect: &Effect| effect.net(view.book.ledger.chart(), hand, LOSSES, who);
                        asked
                            .effect()
                            .map_or(Subject::Balance(hand, LOSSES), |effect| Subject::of(&net(effect)))
                    });
                }
                None => none_in(ui, IDLE),
            }
        }
        ui.end_row();
    }
}

/// What the cars of a player bring, with every space they are sold from.
fn taken_subject(view: Look<'_>, name: &str, sold: &[(Space, u8)]) -> Subject {
    let tally = takings(view, sold, Tally::told()).unwrap_or_else(|_| Tally::told());
    let what = say!(engine::HOLDER_SEAT, name = name);
    Subject::of(&Derivation::of(what, k::RULE_DISTRIBUTORS, tally).counted_in(Measure::Money))
}

/// The bands after the phase, from the top; those that lose a distributor are marked.
fn bands_ui(
    ui: &mut Ui,
    (speech, view): (Speech, Look<'_>),
    seat: Seat,
    asked: Asked<'_>,
    commands: &mut Vec<Command>,
) {
    let unit = distributors(seat);
    for class in Class::ALL {
        let now = view.balance(band(class), unit);
        let after = asked.after(band(class), unit).unwrap_or(now);
        let line = say!(sheets::BAND_OF, who = view.name(seat), band = class.key());
        let told = speech.sentence(&say!(sheets::BAND_BEFORE, count = now));
        let figure = Figure::of(None, after, speech.say(&line)).width(BAND).marked(after != now);
        let figure = if after == 0 { figure } else { figure.strong() };
        let subject = || match asked.effect() {
            Some(effect) => Subject::of(&effect.after(&view.book.ledger, band(class), unit, line)),
            None => Subject::Balance(band(class), unit),
        };
        figure.opens(ui, speech, commands, subject).on_hover_text(told);
    }
}

/// Somebody has already sold by themselves: the phase goes on sale by sale.
fn begun(ui: &mut Ui, desk: &mut Sheet<'_>) {
    let (speech, journal) = (desk.speech, desk.journal);
    let seats = &journal.setting().seats;
    body(ui, |ui| {
        ui.label(speech.sentence(&sheets::BEGUN.into()));
        let Some(seat) = whose(journal) else { return };
        let sales = distributor_sales(journal.view(), seat).unwrap_or_default().into_iter();
        let choices: Vec<Sale> = sales.map(|(space, band)| (seat, space, band)).collect();
        ui.horizontal_wrapped(|ui| {
            if let Some((seat, space, band)) = choices_ui(ui, speech, journal, &choices) {
                let act = Act::Sell(Sell { seat, space, band });
                desk.commands.push(Command::Enter(act.write(seats)));
            }
        });
    });
}

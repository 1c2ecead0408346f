//! A player's page: holdings, debts, the provisional result and bill, and the acts that are possible at any time.

use egui::{Grid, Label, RichText, Sense, Ui, Vec2};

use crate::desk::kit::{self, Figure, Palette, opened, symbol};
use crate::desk::table::hands::{Hand, hands};
use crate::desk::table::{Panel, Seen, Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::{Column, Derivation, Offer, Rejection, Seat};
use crate::msg;
use crate::session::{Session, description};
use crate::words::{Language, keys};

#[derive(Debug)]
pub struct PlayerPage {
    seat: Seat,
    seen: Option<Looked>,
}

/// What was computed for a version of the book.
#[derive(Debug)]
struct Looked {
    of: (u32, Language),
    bill: Option<Derivation>,
}

impl PlayerPage {
    pub fn of(seat: Seat) -> Self {
        Self { seat, seen: None }
    }

    pub fn title(&self, table: &Session) -> String {
        table.seats().name(self.seat)
    }

    fn look(&mut self, speech: Speech, table: &Session) -> &Looked {
        let of = (table.lines(), speech.language);
        self.seen.take_if(|looked| looked.of != of);
        let seat = self.seat;
        self.seen.get_or_insert_with(|| Looked {
            of,
            bill: table.book().bill(table.setting(), seat).ok().flatten(),
        })
    }
}

pub fn player_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    seen: &Seen,
    page: &mut PlayerPage,
    actions: &mut Vec<Action>,
) {
    let seat = page.seat;
    let looked = page.look(speech, table);
    let hands = hands(speech, table);
    let own: Vec<&Hand> = hands.iter().filter(|hand| hand.seat == seat).collect();
    for hand in &own {
        if own.len() > 1 {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(kit::badge_size()), Sense::hover());
                symbol(ui, rect, hand.player.colour);
                ui.label(kit::bold(hand.name.as_str()).size(kit::LEAD));
            });
        }
        held_ui(ui, speech, table, hand, actions);
    }
    for debt in table.book().debts.iter().filter(|debt| debt.from == seat) {
        let text =
            RichText::new(speech.sentence(&description::debt_line(table, debt))).color(Palette::of(ui).red);
        kit::opening(ui, text, actions, || Subject::of(&table.explain_debt(debt)));
    }
    ui.add_space(kit::GAP);
    Grid::new("now").num_columns(2).spacing([kit::SPACE, kit::NEAR]).show(ui, |ui| {
        let standings = seen.standings.as_deref().unwrap_or_default();
        if let Some(standing) = standings.iter().find(|standing| standing.seat == seat) {
            let name = match seen.stage.over {
                Some(_) => keys::table::FINAL,
                None => (table.info().standing_name)(),
            };
            let name = speech.sentence(&name.into());
            let measure = table.chart().kinds().first().map_or(standing.score.measure, |unit| unit.measure());
            let figure = Figure::counted(measure, standing.score.total, name.as_str());
            ui.label(name);
            figure.strong().opens(ui, speech, actions, || Subject::Score(seat));
            ui.end_row();
        }
        if let Some(bill) = &looked.bill {
            let name = speech.sentence(&bill.what);
            let figure = Figure::counted(bill.measure, bill.total, name.as_str());
            ui.label(name);
            figure.opens(ui, speech, actions, || Subject::of(bill));
            ui.end_row();
        }
    });
    ui.add_space(kit::GAP);
    ui.horizontal_wrapped(|ui| {
        for offer in anytime(table, seen, seat) {
            offer_ui(ui, speech, table, offer, actions);
        }
        if kit::Button::quiet(speech.word(keys::people::TITLE)).show(ui).clicked() {
            actions.push(Action::Panel(Some(Panel::People)));
        }
    });
}

/// Draws the holdings of a hand, a row for each.
fn held_ui(ui: &mut Ui, speech: Speech, table: &Session, hand: &Hand, actions: &mut Vec<Action>) {
    let mut columns = (table.info().columns)();
    let known: Vec<_> = columns.iter().map(|column| column.name).collect();
    let units = Column::of_units(table.chart().kinds()).into_iter();
    columns.extend(units.filter(|unit| !known.contains(&unit.name)));
    Grid::new(("held", hand.name.as_str())).num_columns(4).spacing([kit::SPACE, kit::NEAR]).show(ui, |ui| {
        let mut at = 0;
        for column in columns {
            let accounts = column.accounts(table.chart(), hand.holder, hand.seat);
            let all = accounts.iter().map(|(holder, unit)| table.balance(*holder, *unit));
            let amount = all.fold(0, i64::saturating_add);
            if amount == 0 {
                continue;
            }
            let name = speech.sentence(&column.name.into());
            ui.add(Label::new(name.as_str()));
            let figure = Figure::counted(column.measure(table.chart()), amount, name).strong();
            opened(figure.button(ui, speech), actions, || match accounts.as_slice() {
                [(holder, unit)] => Subject::Balance(*holder, *unit),
                _ => Subject::Accounts(column.name, accounts),
            });
            at += 1;
            if at % 2 == 0 {
                ui.end_row();
            }
        }
    });
}

/// The acts that a player may do at any time.
fn anytime<'a>(table: &Session, seen: &'a Seen, seat: Seat) -> Vec<&'a Offer> {
    let seats = table.seats();
    let word = |offer: &Offer| offer.act.syntax().map(|syntax| syntax.word);
    let of = |verb, seat| {
        let of_seat = move |offer: &&Offer| word(offer) == verb && offer.act.seat(seats) == Some(seat);
        seen.open_offers().map(|(_, offer)| offer).filter(of_seat)
    };
    let all_act = seats.iter().all(|seat| seen.stage.to_act.contains(&seat));
    let anytime = |offer: &&Offer| {
        let whole = offer.fields.is_empty() && offer.act.seat(seats) == Some(seat);
        whole && !all_act && seats.iter().all(|other| of(word(offer), other).next().is_some())
    };
    seen.open_offers().map(|(_, offer)| offer).filter(anytime).collect()
}

/// Draws the button of such an act with its price, or with the reason why it is not possible.
fn offer_ui(ui: &mut Ui, speech: Speech, table: &Session, offer: &Offer, actions: &mut Vec<Action>) {
    let Some(syntax) = offer.act.syntax() else { return };
    let price = match &offer.answer {
        Ok(movements) => plain::on_button(speech, table, movements),
        Err(_) => String::new(),
    };
    let who = offer.act.seat(table.seats()).map(|seat| table.seats().name(seat)).unwrap_or_default();
    let name = speech.say(&msg!(keys::table::VERB_OF, verb = syntax.name, name = who));
    let button = kit::Button::plain(speech.word(syntax.name)).named(name).enabled(offer.is_possible());
    let button = button.show(ui);
    if button.clicked() {
        actions.push(Action::Draft(offer.act.clone()));
    }
    if let Err(Rejection::Refused(refusal)) = &offer.answer {
        button.on_disabled_hover_text(plain::refused(speech, refusal));
    }
    ui.label(RichText::new(price).small());
}

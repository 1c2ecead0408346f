//! The sheet for a player who was away: since which entry, what was paid and received, why, and what else happened.

use egui::{DragValue, Grid, Label, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Figure, Palette, number_field, opening};
use crate::desk::table::{Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::Seat;
use crate::export::{Away, Missed};
use crate::say;
use crate::session::{Table, telling};
use crate::words::keys::{away as k, export};

/// A player who was away, since which entry, and what was missed.
#[derive(Debug)]
pub struct WhoWasAway {
    seat: Seat,
    since: u32,
    /// What was missed, as it was when the book had this version.
    seen: Option<(u32, Away)>,
}

impl WhoWasAway {
    /// A player who comes back now.
    pub fn of(table: &dyn Table, seat: Seat) -> Self {
        Self { seat, since: Away::usual(table), seen: None }
    }

    fn refresh(&mut self, table: &dyn Table) {
        let version = table.version();
        let holds =
            |(of, away): &(u32, Away)| (*of, away.seat, away.since) == (version, self.seat, self.since);
        if !self.seen.as_ref().is_some_and(holds) {
            self.seen = Away::of(table, self.seat, self.since).ok().map(|away| (version, away));
        }
    }
}

/// Draws the sheet.
pub fn away_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    who: &mut WhoWasAway,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    who_ui(ui, speech, table, who);
    who.refresh(table);
    if let Some((_, away)) = &who.seen {
        let since = say!(export::SINCE, n = away.since, count = away.made());
        let mut told = speech.sentence(&since);
        if away.undone() > 0 {
            told = format!("{told} · {}", speech.say(&say!(export::UNDONE_SINCE, count = away.undone())));
        }
        ui.label(kit::bold(told));
        ScrollArea::vertical().id_salt("away").max_height(kit::list(ui, 2.0)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            sums_ui(ui, speech, table, away, actions);
            let own = |entry: &&Missed| entry.of_seat(away.seat).next().is_some();
            ui.add_space(kit::GAP);
            ui.label(RichText::new(speech.word(export::BECAUSE)).color(palette.faint));
            for entry in away.missed.iter().filter(own) {
                entry_ui(ui, speech, table, entry, actions);
                for posting in entry.of_seat(away.seat) {
                    ui.horizontal(|ui| {
                        ui.add_space(kit::GROUP);
                        let line = telling::posting_line(table, posting);
                        ui.add(Label::new(RichText::new(speech.sentence(&line)).small()).wrap());
                    });
                }
            }
            ui.add_space(kit::GAP);
            ui.label(RichText::new(speech.word(export::MEANWHILE)).color(palette.faint));
            for entry in away.missed.iter().filter(|entry| !own(entry)) {
                entry_ui(ui, speech, table, entry, actions);
            }
        });
    }
    kit::part(ui);
    ui.horizontal(|ui| {
        let ready = who.seen.is_some();
        if kit::Button::main(speech.word(k::WRITE)).enabled(ready).show(ui).clicked() {
            actions.push(Action::TakeCard(who.seat, who.since));
        }
    });
}

/// Who, and since when.
fn who_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, who: &mut WhoWasAway) {
    ui.horizontal_wrapped(|ui| {
        for seat in table.seats().iter() {
            let name = table.seats().name(seat);
            let whole = speech.say(&say!(k::OF, name = name.as_str()));
            if ui.selectable_label(who.seat == seat, name).accessible_name(whole).clicked() {
                who.seat = seat;
            }
        }
        ui.add_space(kit::SPACE);
        let label = ui.label(speech.word(k::SINCE));
        let entries = 0..=table.lines();
        let field = DragValue::new(&mut who.since).range(entries);
        ui.add(number_field("since", field)).labelled_by(label.id);
        let entry = match table.line(who.since) {
            Some(row) => plain::told_row(speech, table, &row),
            None => speech.word(k::SET_UP),
        };
        ui.add(Label::new(RichText::new(entry).color(Palette::of(ui).faint)).truncate());
    });
}

/// Then, paid, received, now, unit by unit.
fn sums_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, away: &Away, actions: &mut Vec<Action>) {
    if away.passed.is_empty() {
        ui.label(speech.sentence(&export::NOTHING_MOVED.into()));
        return;
    }
    Grid::new("away-sums").striped(true).spacing([kit::SPACE, kit::NEAR]).show(ui, |ui| {
        let titles = [export::THEN, export::PAID, export::RECEIVED, export::NOW]
            .map(|key| speech.sentence(&key.into()));
        ui.label("");
        for title in &titles {
            ui.label(RichText::new(title.as_str()).small().color(Palette::of(ui).faint));
        }
        ui.end_row();
        for passed in &away.passed {
            let unit = table.chart().unit(passed.unit);
            let name = unit.map(|unit| speech.sentence(&unit.name.into())).unwrap_or_default();
            ui.label(name.as_str());
            let holder = crate::engine::Holder::Seat(away.seat);
            for (title, figure) in titles.iter().zip([passed.then, passed.paid, passed.received, passed.now])
            {
                let figure = Figure::of(unit, figure, format!("{name}, {title}")).low();
                figure.opens(ui, speech, actions, || Subject::Balance(holder, passed.unit));
            }
            ui.end_row();
        }
    });
}

/// An entry in plain words; pressing it opens it.
fn entry_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, entry: &Missed, actions: &mut Vec<Action>) {
    let told = table.line(entry.n).map(|row| plain::told_row(speech, table, &row)).unwrap_or_default();
    let undone = if entry.undone { format!(" ({})", speech.word(export::UNDONE)) } else { String::new() };
    let text = RichText::new(format!("{} · {told}{undone}", entry.n));
    opening(ui, text, actions, || Subject::Entry(entry.n));
}

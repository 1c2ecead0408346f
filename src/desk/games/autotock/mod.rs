//! Autotock at the table: the circuit with everybody's cars, and the card that is played with every move it has.

use egui::{Button, RichText, Ui};

use crate::desk::circuit::{Deck, Hand, Picture, Touch, deck_ui, picture_ui};
use crate::desk::games::Seen;
use crate::desk::kit::{self, Palette};
use crate::desk::reading::on_sheet_ui;
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Halt, Journal, Rules, Seat, View};
use crate::games::autotock::{
    Act, Autotock, Car, Circuit, Puncture, Race, cars_out, circuit, due_now, next_deal, offered, race, whose,
    without,
};
use crate::say;
use crate::words::keys::circuit as k;

/// The room for the cards.
const CARDS: f32 = 300.0;

/// What the pages remember between two frames.
#[derive(Debug, Default)]
pub struct State {
    /// Shows the circuit as it was after this line instead of now.
    pub at: Option<u32>,
    seen: Seen<Standing>,
    deck: Deck,
}

/// The circuit with its cars, and whose turn it is.
#[derive(Debug)]
struct Standing {
    race: Option<(Circuit, Vec<Car>, Picture)>,
    turn: Option<(Seat, u8)>,
}

impl Standing {
    fn of(view: View<'_, Autotock>, speech: Speech) -> Self {
        let race = circuit(view).ok().map(|circuit| {
            let cars = cars_out(view);
            let picture = Picture::of(&race(view, &circuit, &cars), speech);
            (circuit, cars, picture)
        });
        Self { race, turn: whose(view).map(|seat| (seat, due_now(view).unwrap_or_default())) }
    }
}

impl State {
    fn look(&mut self, journal: &Journal<Autotock>, speech: Speech) {
        if self.seen.look(journal, self.at, speech, |view| Standing::of(view, speech)) {
            self.deck.clear();
        }
    }
}

/// Whether cards are being played.
pub fn has_sheet(journal: &Journal<Autotock>) -> bool {
    Autotock::stage(journal.view()).over.is_none()
}

/// Whether the table begins with the sheet: there is a circuit to play on, or cards are dealt.
pub fn begins_with_sheet(journal: &Journal<Autotock>) -> bool {
    let view = journal.view();
    has_sheet(journal) && (whose(view).is_none() || circuit(view).is_ok())
}

/// Draws the card that is played beside the circuit.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Autotock>,
    state: &mut State,
    commands: &mut Vec<Command>,
) {
    state.at = None;
    state.look(journal, speech);
    let Some(Standing { race: Some((circuit, cars, picture)), turn: Some((seat, due)) }) = state.seen.made()
    else {
        waiting_ui(ui, speech, journal, commands);
        return;
    };
    let view = journal.view();
    let race: Race<'_> = race(view, circuit, cars);
    // Only a joker may wait for the ruling of the table on punctures: what else a card can do, the circuit says.
    let refused = |line: &str| match crate::session::Trial::preview(journal, line) {
        Err(Halt::Refused(refusal)) if *due > 0 => Some(*refusal),
        _ => None,
    };
    let hand = Hand { offered: offered(view), refused: &refused, spared: *due > 0 };
    kit::within(egui::Panel::left("autotock-cards")).exact_size(CARDS).show(ui, |ui| {
        kit::within(egui::Panel::bottom("autotock-without"))
            .show(ui, |ui| without_ui(ui, speech, journal, *due, &state.deck, commands));
        egui::CentralPanel::no_frame().show(ui, |ui| {
            if let Some(line) = deck_ui(ui, speech, &race, *seat, &hand, &mut state.deck) {
                commands.push(Command::Enter(line));
            }
        });
    });
    egui::CentralPanel::no_frame().show(ui, |ui| {
        let pressed = picture_ui(ui, speech, picture, &state.deck.lit(), Touch::Press);
        let line = pressed.and_then(|(owner, spot)| state.deck.press(owner, spot));
        commands.extend(line.map(Command::Draft));
    });
}

/// What can be done without playing a card. A card that was picked and can do nothing is the one that is discarded, or
/// that somebody has laid in vain.
fn without_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Autotock>,
    due: u8,
    deck: &Deck,
    commands: &mut Vec<Command>,
) {
    let setting = journal.setting();
    ui.add_space(kit::NEAR);
    for act in without(journal.view(), deck.idle()) {
        let text = match &act {
            Act::Puncture(Puncture { seat }) => {
                speech.sentence(&say!(k::PUNCTURE, seat = setting.seats.name(*seat), count = due))
            }
            act => speech.sentence(&act.tell(setting)),
        };
        let text = RichText::new(text).size(kit::SMALL);
        if ui.add(Button::new(text).min_size(egui::vec2(ui.available_width(), kit::ROW))).clicked() {
            commands.push(Command::Enter(act.write(&setting.seats)));
        }
    }
}

/// Nobody plays: cards are dealt, or the board has not been read.
fn waiting_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Autotock>, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let view = journal.view();
    if whose(view).is_some() {
        ui.label(RichText::new(speech.word(k::UNREAD)).size(kit::HEADING).color(palette.amber));
        if let Err(Halt::Missing(missing)) = circuit(view) {
            ui.horizontal_wrapped(|ui| on_sheet_ui(ui, speech, view.board(), &missing, commands));
        }
        return;
    }
    if let Some((dealing, dealer, opener)) = next_deal(view) {
        let name = |seat| view.name(seat);
        let lines = [
            (k::DEALER, say!(k::NAME, name = name(dealer))),
            (k::EACH, say!(crate::words::keys::autotock::AMOUNT_CARDS, count = dealing.deal.cards)),
            (k::OPENER, say!(k::NAME, name = name(opener))),
        ];
        for (title, line) in lines {
            ui.label(RichText::new(speech.word(title)).color(palette.faint));
            ui.label(RichText::new(speech.say(&line)).size(kit::TITLE));
        }
        ui.add_space(kit::SPACE);
        let deal = Button::new(RichText::new(speech.word(k::DEAL)).size(kit::HEADING));
        if ui.add(deal).clicked() {
            commands.push(Command::Enter(Act::Deal.write(view.seats())));
        }
    }
}

/// Draws the circuit alone; while looking back, as it was.
pub fn board_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Autotock>, state: &mut State) {
    state.look(journal, speech);
    match state.seen.made().and_then(|seen| seen.race.as_ref()) {
        Some((.., picture)) => _ = picture_ui(ui, speech, picture, &[], Touch::Look),
        None => _ = ui.label(speech.word(k::UNREAD)),
    }
}

//! Cars put on the circuit without a game: pick a card, and see every landing, what it hits, and why not.

use egui::{Button, RichText, ScrollArea, Ui, vec2};

use crate::ask::terms::autotock::{self, Car, PLAYERS};
use crate::ask::{AskError, Position, WayToPlay, practice_circuit};
use crate::desk::Speech;
use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, figure_text, icons, page, row_button};
use crate::desk::scene::{self, Drawn, Lights, Walk};
use crate::desk::setup::boards;
use crate::engine::board::WrittenBoard;
use crate::engine::{PlaceId, Player, Seat};
use crate::preset::{OWN, PRACTICE, Shelf};
use crate::say;
use crate::words::keys::{circuit as k, deal, shelf};
use crate::words::{Language, Line};

/// The room for the card.
const CARDS: f32 = 380.0;

/// The cars as they were put, and the board they were put on.
#[derive(Debug)]
pub struct PositionPage {
    position: Option<Position>,
    /// The cars while the chosen board cannot carry any.
    aside: Vec<Car>,
    boards: Boards,
    players: usize,
    experts: bool,
    hand: Option<Seat>,
    who: Seat,
    /// The key of the card that is asked about, and the play under the pointer.
    card: Option<PlaceId>,
    under: Option<usize>,
    seen: Option<Seen>,
    walk: Walk,
    /// Why the last press put nothing down.
    told: Option<Line>,
}

/// The circuit as it was drawn last: for these cars, this player and card, in this language.
#[derive(Debug)]
struct Seen {
    of: (Vec<Car>, Seat, Option<PlaceId>, Language),
    drawn: Drawn,
    answer: Option<(String, Vec<WayToPlay>)>,
}

/// The boards there are, and the one that lies on the table.
#[derive(Debug)]
struct Boards {
    name: String,
    shelf: Option<Shelf>,
    reading: Option<Errand<boards::Own>>,
    read: Option<boards::Own>,
    /// What the chosen board lacks.
    wrong: Option<AskError>,
}

impl Default for Boards {
    fn default() -> Self {
        Self { name: PRACTICE.to_owned(), shelf: None, reading: None, read: None, wrong: None }
    }
}

impl Boards {
    /// The board that lies on the table.
    fn chosen(&self) -> Result<WrittenBoard, AskError> {
        match self.read.as_ref().and_then(|own| own.get(&self.name)) {
            Some(board) => board.clone().map_err(AskError::new),
            None => practice_circuit(),
        }
    }

    /// Sends for the user's own boards, once; says whether they have just come.
    fn arrived(&mut self, ctx: &egui::Context) -> bool {
        if self.read.is_some() {
            return false;
        }
        let Some(shelf) = &self.shelf else { return false };
        let reading = self.reading.get_or_insert_with(|| {
            let shelf = shelf.clone();
            Errand::run(ctx, move || boards::read_own(&shelf, autotock::WORD, &autotock::form()))
        });
        self.read = match reading.look() {
            Looked::NotYet => return false,
            Looked::Found(own) => Some(own.into_iter().filter(|(_, board)| begun(board)).collect()),
            Looked::Over => Some(boards::Own::new()),
        };
        if self.read.as_ref().is_some_and(|own| !own.contains_key(&self.name)) {
            self.name = PRACTICE.to_owned();
        }
        true
    }
}

/// Whether a board has been begun, or cannot be read: an empty one is not offered.
fn begun(board: &Result<WrittenBoard, Line>) -> bool {
    board.as_ref().map_or(true, |board| !board.is_empty())
}

impl Default for PositionPage {
    fn default() -> Self {
        let mut page = Self {
            position: None,
            aside: Vec::new(),
            boards: Boards::default(),
            players: 4,
            experts: false,
            hand: Some(Seat::new(0)),
            who: Seat::new(0),
            card: None,
            under: None,
            seen: None,
            walk: Walk::default(),
            told: None,
        };
        page.lay();
        if let Some(position) = &mut page.position {
            for (owner, at) in [(0, "10"), (0, "44"), (1, "12"), (1, "16"), (2, "19")] {
                if let Ok(at) = at.parse() {
                    position.cars.push(Car { owner: Seat::new(owner), at, mark: Default::default() });
                }
            }
        }
        page
    }
}

impl PositionPage {
    /// The user's own boards are read again.
    pub fn turned_to(&mut self, shelf: Option<Shelf>) {
        self.boards.shelf = shelf;
        self.boards.reading = None;
        self.boards.read = None;
    }

    /// A circuit for the board, the players and the cards chosen, with the cars that are still at the table.
    fn lay(&mut self) {
        let experts = if self.experts { "yes" } else { "no" };
        let rulings = [("experts".to_owned(), experts.to_owned())];
        if let Some(position) = self.position.take() {
            self.aside = position.cars;
        }
        let position = self.boards.chosen().and_then(|board| Position::new(&board, self.players, &rulings));
        self.boards.wrong = position.as_ref().err().cloned();
        self.position = position.ok();
        if let Some(position) = &mut self.position {
            let seated = |car: &Car| car.owner.index() < self.players;
            position.cars = std::mem::take(&mut self.aside).into_iter().filter(seated).collect();
        }
        self.seen = None;
        if self.who.index() >= self.players {
            self.who = Seat::new(0);
        }
        self.hand = self.hand.filter(|hand| hand.index() < self.players);
    }

    /// A place was pressed: the card of a key is asked about, a car is put elsewhere.
    fn touch(&mut self, place: PlaceId) {
        let Some(position) = &mut self.position else { return };
        if position.plays(self.who, place).is_some() {
            self.card = Some(place);
            return;
        }
        self.told = position.touch(self.hand, place).err();
    }

    fn look(&mut self, speech: Speech) {
        let Some(position) = &self.position else { return };
        let of = (position.cars.clone(), self.who, self.card, speech.language);
        if self.seen.as_ref().is_some_and(|seen| seen.of == of) {
            return;
        }
        let position = position.clone().called(|colour| speech.sentence(&colour.key().into()));
        let answer = self.card.and_then(|card| position.plays(self.who, card));
        let answer = answer.map(|(headline, ways)| (speech.sentence(&headline), ways));
        let drawn = Drawn::of(speech, position.scene(), &[]);
        self.position = Some(position);
        self.seen = Some(Seen { of, drawn, answer });
        self.under = None;
    }

    /// What is lit: where the cars land of the play under the pointer, or of every one that is allowed; the card.
    fn lights(&self) -> Lights {
        let ways =
            self.seen.iter().flat_map(|seen| &seen.answer).flat_map(|(_, ways)| ways.iter().enumerate());
        let meant = ways.filter(|(at, _)| self.under.is_none_or(|under| under == *at));
        Lights {
            open: meant.flat_map(|(_, way)| way.at.iter().copied()).collect(),
            pressed: self.card.into_iter().collect(),
            ..Lights::default()
        }
    }
}

/// Draws what the card can do.
fn answer_ui(ui: &mut Ui, speech: Speech, page_of: &mut PositionPage) {
    let palette = Palette::of(ui);
    let Some((headline, ways)) = page_of.seen.as_ref().and_then(|seen| seen.answer.as_ref()) else {
        ui.label(RichText::new(speech.word(k::PICK)).color(palette.faint));
        return;
    };
    ui.add(egui::Label::new(kit::bold(headline.as_str()).size(kit::BODY).color(palette.accent)).wrap());
    let mut under = None;
    page(ui, ScrollArea::vertical().id_salt("plays"), |ui| {
        for (at, way) in ways.iter().enumerate() {
            let response = way_ui(ui, speech, way);
            if response.hovered() || response.has_focus() {
                under = Some(at);
            }
        }
    });
    page_of.under = under.filter(|at| ways.get(*at).is_some_and(|way| way.legal));
}

/// A play, as high as its words need.
fn way_ui(ui: &mut Ui, speech: Speech, way: &WayToPlay) -> egui::Response {
    let palette = Palette::of(ui);
    let (ink, small) = if way.legal { (palette.ink, palette.accent) } else { (palette.faint, palette.red) };
    let wide = ui.available_width();
    let what: Vec<String> = way.what.iter().map(|line| speech.sentence(line)).collect();
    let (title, what) = (speech.sentence(&way.title), what.join(" · "));
    let name = format!("{title}: {what}");
    let line = |text: String, size: f32, colour| {
        ui.painter().layout(text, kit::font(size), colour, wide - kit::WIDE)
    };
    let (title, what) = (line(title, kit::BODY, ink), line(what, kit::SMALL, small));
    let size = vec2(wide, title.size().y + what.size().y + kit::GAP);
    row_button(ui, size, name.as_str(), way.legal, |ui, rect| {
        let below = rect.min + vec2(0.0, title.size().y);
        ui.painter().galley(rect.min, title, ink);
        ui.painter().galley(below, what, small);
    })
}

/// Draws the circuit to be touched, and the card.
pub fn position_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    if page.boards.arrived(ui) {
        page.lay();
    }
    kit::on_ground(egui::Panel::top("position-table"))
        .resizable(false)
        .show(ui, |ui| table_ui(ui, speech, page));
    if let Some(wrong) = &page.boards.wrong {
        let way_out = wrong.way_out.as_ref().map(|line| speech.sentence(line));
        ui.label(RichText::new(speech.sentence(&wrong.why)).size(kit::HEADING).color(Palette::of(ui).amber));
        ui.label(way_out.unwrap_or_default());
    }
    page.look(speech);
    kit::on_sheet(ui, egui::Panel::right("position-card")).resizable(false).exact_size(CARDS).show(
        ui,
        |ui| {
            let PositionPage { position: Some(position), who, .. } = page else { return };
            ui.horizontal(|ui| {
                ui.label(speech.word(k::WHO));
                for seat in position.seats().iter() {
                    let Some(player) = position.seats().player(seat) else { continue };
                    if ui.add(Button::selectable(*who == seat, colour(speech, player))).clicked() {
                        *who = seat;
                    }
                }
            });
            answer_ui(ui, speech, page);
        },
    );
    let pressed = kit::central(ui)
        .show(ui, |ui| {
            let lights = page.lights();
            let PositionPage { position: Some(position), seen: Some(seen), walk, .. } = page else {
                return None;
            };
            let lay = scene::layout(autotock::WORD)?;
            scene::scene_ui(ui, speech, position.seats(), (&seen.drawn, lay), walk, &lights)
        })
        .inner;
    if let Some(place) = pressed {
        page.touch(place);
        ui.request_repaint();
    }
}

fn colour(speech: Speech, player: &Player) -> String {
    speech.sentence(&player.colour.key().into())
}

/// On which board: the one for practice, or one of the user's own.
fn boards_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    let own: Vec<String> = page.boards.read.iter().flat_map(|own| own.keys().cloned()).collect();
    if own.is_empty() {
        return;
    }
    kit::part(ui);
    ui.label(speech.word(k::BOARD));
    for name in std::iter::once(PRACTICE.to_owned()).chain(own) {
        let title = match name.as_str() {
            PRACTICE => speech.word(shelf::PRINTED_PRACTICE),
            OWN => speech.word(shelf::PRINTED_OWN),
            other => speech.say(&say!(shelf::PRINTED_OTHER, preset = other)),
        };
        if ui.add(Button::selectable(page.boards.name == name, title)).clicked() {
            page.boards.name = name;
            page.lay();
        }
    }
    kit::part(ui);
}

/// How many play, with which cards, and what a press puts down.
fn table_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(speech.word(deal::PLAYERS));
        for players in PLAYERS {
            let button = Button::selectable(page.players == players, figure_text(speech, players));
            let name = speech.say(&say!(deal::N_PLAYERS, n = players));
            if ui.add(button).accessible_name(name).clicked() {
                page.players = players;
                page.lay();
            }
        }
        boards_ui(ui, speech, page);
        if ui.checkbox(&mut page.experts, speech.word(k::EXPERTS)).changed() {
            page.lay();
        }
        kit::part(ui);
        ui.label(speech.word(k::PUT));
        let seats = page.position.as_ref().map(|position| position.seats().clone());
        for seat in seats.iter().flat_map(|seats| seats.iter()) {
            let Some(player) = seats.as_ref().and_then(|seats| seats.player(seat)) else { continue };
            let name = speech.say(&say!(k::PUT_CAR, colour = player.colour.key()));
            let button = Button::selectable(page.hand == Some(seat), colour(speech, player));
            if ui.add(button).accessible_name(name).clicked() {
                page.hand = Some(seat);
            }
        }
        let name = speech.word(k::TAKE);
        let take =
            Button::selectable(page.hand.is_none(), (icons::ICON_INK_ERASER.rich_text(), name.as_str()));
        if ui.add(take.min_size(vec2(kit::PRESS, kit::ROW))).accessible_name(name).clicked() {
            page.hand = None;
        }
        let name = speech.word(k::CLEAR);
        if ui
            .add(Button::new((icons::ICON_DELETE.rich_text(), name.as_str())))
            .accessible_name(name)
            .clicked()
        {
            if let Some(position) = &mut page.position {
                position.cars.clear();
            }
            page.card = None;
        }
    });
    let (text, colour) = match &page.told {
        Some(told) => (speech.sentence(told), palette.amber),
        None if page.experts => (speech.word(k::HINT_EXPERTS), palette.faint),
        None => (speech.word(k::HINT), palette.faint),
    };
    ui.label(RichText::new(text).size(kit::SMALL).color(colour));
}

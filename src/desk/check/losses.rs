//! A whole loss phase: what was built, and what each player carries.

use egui::{Response, Ui};

use crate::ask::terms::automobile::{Character, Class, LOANS, PLAYERS, Space, TURNS};
use crate::ask::{Answer, AskError, LossSheet, Payer, Standing, losses};
use crate::desk::check::List;
use crate::desk::check::field::{self, Cell};
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::check::payout::discarding;
use crate::desk::kit;
use crate::words::keys::check as k;

/// A loss phase, as it is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct LossForm {
    turn: u8,
    rate: i64,
    rate_read: bool,
    spaces: Vec<(Space, Class, Option<usize>)>,
    players: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
struct Row {
    name: String,
    points: u16,
    loans: u8,
    cash: u32,
    character: Option<Character>,
}

impl CheckForm for LossForm {
    fn example() -> Self {
        let row = |name: &str, points, loans, cash, character| {
            let name = name.to_owned();
            Row { name, points, loans, cash, character }
        };
        let built = [
            (12, Class::Mid, Some(2)),
            (10, Class::Premium, Some(1)),
            (9, Class::Mid, Some(0)),
            (6, Class::Mid, None),
            (4, Class::Mid, Some(0)),
        ];
        let spaces = built
            .into_iter()
            .filter_map(|(number, class, owner)| Some((Space::new(number)?, class, owner)))
            .collect();
        let players = vec![
            row("Alice", 3, 2, 400, None),
            row("Bruno", 5, 0, 200, Some(Character::Sloan)),
            row("Chloé", 3, 1, 50, None),
        ];
        Self { turn: 3, rate: 30, rate_read: false, spaces, players }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        let name = |at: usize| self.players.get(at).map(|row| row.name.clone());
        losses(&LossSheet {
            turn: self.turn,
            rate: self.rate_read.then_some(self.rate),
            spaces: self
                .spaces
                .iter()
                .map(|(space, class, owner)| Standing {
                    space: *space,
                    class: *class,
                    owner: owner.and_then(name),
                })
                .collect(),
            players: self
                .players
                .iter()
                .map(|row| Payer {
                    name: row.name.clone(),
                    points: row.points,
                    loans: row.loans,
                    cash: Some(row.cash),
                    character: row.character,
                })
                .collect(),
        })
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("losses").num_columns(2).spacing([kit::WIDE, kit::NEAR]).show(ui, |ui| {
            field::stepper(ui, pen, k::TURN, &mut self.turn, 1..=TURNS);
            ui.end_row();
            field::printed(ui, pen, k::RATE, &mut self.rate_read, &mut self.rate);
            ui.end_row();
        });
        kit::part(ui);
        let players = &mut self.players;
        let characters = discarding(pen);
        let most = u8::try_from(LOANS).unwrap_or(u8::MAX);
        let columns = [k::NAME, k::POINTS, k::LOANS, k::CASH, k::CHARACTER];
        field::table(ui, pen, List::Players, &columns, players.len(), |ui, pen, row| {
            let Some(payer) = players.get_mut(row) else { return ui.label("") };
            let first = field::name(ui, pen, Cell(k::NAME, row), &mut payer.name);
            field::number(ui, pen, Cell(k::POINTS, row), &mut payer.points, 0..=999);
            field::number(ui, pen, Cell(k::LOANS, row), &mut payer.loans, 0..=most);
            field::number(ui, pen, Cell(k::CASH, row), &mut payer.cash, 0..=99_999);
            field::choice(ui, pen, Cell(k::CHARACTER, row), &mut payer.character, &characters);
            first
        });
        kit::part(ui);
        let owners = owners(pen, players);
        let classes = classes(pen);
        let spaces = &mut self.spaces;
        let columns = [k::SPACE, k::CLASS, k::OWNER];
        field::table(ui, pen, List::Spaces, &columns, spaces.len(), |ui, pen, row| {
            let Some((space, class, owner)) = spaces.get_mut(row) else { return ui.label("") };
            let first = space_field(ui, pen, row, space);
            field::choice(ui, pen, Cell(k::CLASS, row), class, &classes);
            field::choice(ui, pen, Cell(k::OWNER, row), owner, &owners);
            first
        });
    }

    fn add(&mut self, list: List) {
        match list {
            List::Players if self.players.len() < PLAYERS => {
                let name = String::new();
                self.players.push(Row { name, points: 0, loans: 0, cash: 0, character: None });
            }
            List::Players => {}
            List::Spaces => {
                if let Some(space) = free_space(self.spaces.iter().map(|(space, ..)| *space)) {
                    self.spaces.push((space, Class::Mid, Some(0)));
                }
            }
        }
    }

    fn remove(&mut self, list: List, at: usize) {
        match list {
            List::Spaces if at < self.spaces.len() => {
                self.spaces.remove(at);
            }
            List::Players if at < self.players.len() && self.players.len() > 1 => {
                self.players.remove(at);
                self.spaces.retain(|(.., owner)| *owner != Some(at));
                for owner in self.spaces.iter_mut().filter_map(|(.., owner)| owner.as_mut()) {
                    *owner -= usize::from(*owner > at);
                }
            }
            _ => {}
        }
    }
}

fn owners(pen: &Pen<'_>, players: &[Row]) -> Vec<(Option<usize>, String)> {
    let named = players.iter().enumerate().map(|(at, row)| (Some(at), row.name.clone()));
    named.chain([(None, pen.speech.word(k::CLOSED))]).collect()
}

/// The classes, with their words.
pub fn classes(pen: &Pen<'_>) -> [(Class, String); 3] {
    Class::ALL.map(|class| (class, pen.speech.word(class.key())))
}

/// A space of the track, by its number.
pub fn space_field(ui: &mut Ui, pen: &mut Pen<'_>, row: usize, space: &mut Space) -> Response {
    let mut number = space.number();
    let response = field::number(ui, pen, Cell(k::SPACE, row), &mut number, 1..=Space::COUNT);
    if let Some(other) = Space::new(number) {
        *space = other;
    }
    response
}

/// The oldest space that is not in a table yet.
pub fn free_space(taken: impl Iterator<Item = Space> + Clone) -> Option<Space> {
    Space::all().find(|space| !taken.clone().any(|other| other == *space))
}

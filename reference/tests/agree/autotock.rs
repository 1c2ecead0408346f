//! Autotock on every circuit that can be printed, and with lines that may be refused.

use rand::seq::{IndexedRandom, SliceRandom};
use reference::Reference;
use steward::engine::GameInfo;
use steward::engine::board::{Printed, Source, Value, WrittenBoard};
use steward::engine::{Rejection, Rules, Session};
use steward::games::autotock::{Autotock, cars_out};

use super::compare::compare;
use super::games;
use super::walk::{self, Dice, RngExt};

/// A circuit of chance. Half of the garages branch off on the square before their Go, as on the practice board.
fn circuit(dice: &mut Dice) -> WrittenBoard {
    let mut squares: Vec<i64> = (1..=48).collect();
    squares.shuffle(dice);
    squares.truncate(4);
    squares.sort_unstable();
    squares.rotate_left(dice.random_range(0..4));
    let mut cells: Vec<(String, Value)> = Vec::new();
    for (corner, go) in (1..).zip(squares) {
        let before = (go + 46) % 48 + 1;
        let branch = if dice.random_bool(0.5) { before } else { dice.random_range(1..=48) };
        cells.push((format!("corner {corner} go"), Value::Whole(go)));
        cells.push((format!("corner {corner} branch"), Value::Whole(branch)));
    }
    for special in ["nitro", "puncture", "reverse"] {
        cells.push((format!("special {special} steps"), Value::Whole(dice.random_range(1..=20))));
    }
    let counted = if dice.random_bool(0.7) { "every" } else { "once" };
    cells.push(("specials counted".to_owned(), Value::Text(counted.to_owned())));
    cells.into_iter().map(|(cell, value)| (cell, Printed(value, Source::Board))).collect()
}

#[test]
fn games_of_autotock_agree_on_any_circuit() {
    for seed in 2000..2100 {
        let board = circuit(&mut walk::dice(seed));
        games::game::<Autotock>(board, seed);
    }
}

const CARDS: [&str; 15] =
    ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "one-eyed", "queen", "king", "joker"];

/// The game and its reference, to which the same lines are said.
struct Both {
    journal: Session,
    reference: Box<dyn Reference>,
    dice: Dice,
}

impl Both {
    fn begin(seed: u64) -> Self {
        let mut dice = walk::dice(seed);
        let board = if seed.is_multiple_of(2) { circuit(&mut dice) } else { walk::practice::<Autotock>() };
        let mut header = walk::header::<Autotock>(2 + seed as usize % 3, board, &mut dice);
        walk::any_rulings::<Autotock>(&mut header, &mut dice);
        let reference = reference::open(&serde_json::to_value(&header).unwrap()).unwrap();
        Self { journal: Session::begin(GameInfo::of::<Autotock>(), header).unwrap(), reference, dice }
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words.choose(&mut self.dice).unwrap()
    }

    fn seat(&mut self) -> String {
        let seats = self.journal.setting().seats.count();
        let turn = self.reference.off_ledger().get("next").cloned().unwrap_or_default();
        if self.dice.random_bool(0.8) { turn } else { format!("p{}", self.dice.random_range(1..=seats)) }
    }

    /// A car that is out, with its owner, or a place where none may be.
    fn car(&mut self, of: &str) -> (String, String) {
        let out: Vec<(String, String)> = cars_out(self.journal.view::<Autotock>().unwrap())
            .iter()
            .map(|car| (car.owner.to_string(), car.at.to_string()))
            .filter(|(owner, _)| of.is_empty() || owner == of)
            .collect();
        match out.choose(&mut self.dice) {
            Some(car) if self.dice.random_bool(0.95) => car.clone(),
            _ => {
                let kind = self.pick(&["", "v"]);
                (self.seat(), format!("{kind}{}", self.dice.random_range(1..=48)))
            }
        }
    }

    fn shares(&mut self, seat: &str) -> String {
        let mut left = 7;
        let mut shares = String::new();
        while left > 0 {
            let steps = self.dice.random_range(1..=left);
            let (way, (_, car)) = (self.pick(&["", "", "in"]), self.car(seat));
            shares.push_str(&format!(" {car}:{steps}{way}"));
            left -= steps;
        }
        shares
    }

    /// An act that may be legal.
    fn act(&mut self) -> String {
        let (seat, card) = (self.seat(), self.pick(&CARDS));
        let ((_, car), (of, with)) = (self.car(&seat), self.car(""));
        let jack = self.pick(&["jack", "one-eyed", "one-eyed", "10"]);
        match self.dice.random_range(0..20) {
            0 => "deal".to_owned(),
            1 => format!("{seat} puncture"),
            2 => format!("{seat} discard"),
            3 | 4 => format!("{seat} discard {card}"),
            5 | 6 => format!("{seat} laid {card}"),
            7 => format!("{seat} out {card}"),
            8..=10 => format!("{seat} move {card} {car}"),
            11 | 12 => format!("{seat} park {card} {car}"),
            13 | 14 => format!("{seat} seven{}", self.shares(&seat)),
            15 => format!("{seat} swap {jack} {car} {of} {with}"),
            16 | 17 => format!("{seat} push {of} {with}{}", self.pick(&["", " in"])),
            _ => {
                let (other, there) = self.car("");
                format!("{seat} cross {of} {with} {other} {there}")
            }
        }
    }

    /// What the referee may put right or decide.
    fn referee(&mut self) -> String {
        let (seat, (owner, car)) = (self.seat(), self.car(""));
        let holder = match car.split_at(1) {
            ("v", square) => format!("verge {square}"),
            ("g", place) => format!("garage {place}"),
            _ => format!("square {car}"),
        };
        let kind = self.pick(&["square", "square", "verge", "garage"]);
        let most = if kind == "garage" { 3 } else { 48 };
        let to = format!("{kind} {}", self.dice.random_range(1..=most));
        let cards = self.dice.random_range(1..=3);
        match self.dice.random_range(0..10) {
            0 => format!("correct {holder} > {owner} 1 cars {owner}"),
            1 => format!("correct {owner} > {to} 1 cars {owner}"),
            2 => format!("correct {holder} > {to} 1 cars {owner}"),
            3 => format!("correct {seat} > pile 1 {cards} cards"),
            4 => format!("correct bank > {seat} {cards} cards"),
            5 => format!("correct next {seat}"),
            6 => format!("correct {seat} owes {cards}"),
            7 => format!("correct {owner} {car} {}", self.pick(&["stopped", "free"])),
            8 => format!("correct deal {cards}"),
            _ => {
                let form = Autotock::RULINGS.choose(&mut self.dice).unwrap();
                let (option, _) = form.options.choose(&mut self.dice).unwrap();
                format!("ruling {} {option}", form.word)
            }
        }
    }

    /// Says a line to both; whether it was entered. They must say the same.
    fn say(&mut self, text: &str) -> bool {
        let Ok(verb) = self.journal.parse(text) else { return false };
        let mut line = serde_json::to_value(&verb).unwrap();
        line["n"] = (self.journal.entries().len() + 1).into();
        line["on"] = self.journal.head().into();
        let book = self.journal.enter(verb, String::new()).map(|_| ());
        let judged = self.reference.enter(&line);
        let entered = match &book {
            Ok(()) => true,
            Err(Rejection::Refused(_)) => false,
            Err(rejection) => panic!("{text}: {rejection}"),
        };
        assert_eq!(entered, judged.is_ok(), "{text}: {book:?}, {judged:?}\n{}", self.record());
        assert_eq!(compare(&self.journal, &*self.reference), None, "{text}\n{}", self.record());
        entered
    }

    /// A legal step, so that games go on to their end.
    fn step(&mut self) {
        let known = self.journal.entries().len();
        walk::step::<Autotock>(&mut self.journal, &mut self.dice);
        for entry in self.journal.entries().iter().skip(known) {
            self.reference.enter(&serde_json::to_value(entry).unwrap()).unwrap();
        }
    }

    /// The whole record, to be looked at where they differ.
    fn record(&self) -> String {
        let lines = self.journal.entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
        std::iter::once(serde_json::to_string(self.journal.header()).unwrap())
            .chain(lines)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

#[test]
fn what_the_program_refuses_of_autotock_the_reference_refuses() {
    let (mut entered, mut refused) = (0, 0);
    for seed in 3000..3060 {
        let mut both = Both::begin(seed);
        for _ in 0..400 {
            if walk::over(&both.journal) {
                break;
            }
            let text = match both.dice.random_range(0..100) {
                0..2 => both.referee(),
                2..30 => {
                    both.step();
                    continue;
                }
                _ => both.act(),
            };
            if both.say(&text) { entered += 1 } else { refused += 1 }
        }
    }
    assert!(entered > 500 && refused > 4_000, "{entered} entered, {refused} refused");
}

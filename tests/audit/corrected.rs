//! Les Sponsors and Auto-Brocante while the referee puts things right: both reckonings go where a correction sends them,
//! and refuse the same ones.

use rand::seq::{IndexedRandom, SliceRandom};
use serde_json::json;
use steward::audit::{Audited, Second, audit, compare, second};
use steward::engine::{First, Game, Halt, Journal};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::sponsors::{Category, Sponsors};

use super::near::near;
use super::walk::{self, Dice, RngExt};

/// A game and its second reckoning, to which the same lines are said.
struct Both<G: Game<Setup = First>> {
    journal: Journal<G>,
    books: Box<dyn Second>,
    dice: Dice,
}

impl<G: Game<Setup = First>> Both<G> {
    fn begin(seed: u64) -> Self {
        let mut dice = walk::dice(seed);
        let seats = *G::SEATS.start() + usize::try_from(seed).unwrap() % G::SEATS.count();
        let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
        walk::any_rulings(&mut header, &mut dice);
        let books = second(&serde_json::to_value(&header).unwrap()).unwrap().unwrap();
        Self { journal: Journal::begin(header).unwrap(), books, dice }
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words.choose(&mut self.dice).unwrap()
    }

    fn number(&mut self, most: u32) -> u32 {
        self.dice.random_range(0..=most)
    }

    fn some(&mut self, words: &[&str], most: usize) -> String {
        let mut words = words.to_vec();
        words.shuffle(&mut self.dice);
        words.truncate(self.dice.random_range(0..=most));
        words.join(" ")
    }

    fn ruling(&mut self) -> String {
        let form = G::RULINGS.choose(&mut self.dice).unwrap();
        let (option, _) = form.options.choose(&mut self.dice).unwrap();
        format!("ruling {} {option}", form.word)
    }

    /// Says a line to both; whether it was entered. They must say the same.
    fn say(&mut self, text: &str) -> bool {
        let Ok(verb) = self.journal.parse(text) else { return false };
        let known = self.journal.entries().len();
        let mut line = serde_json::to_value(&verb).unwrap();
        line["n"] = (known + 1).into();
        line["on"] = self.journal.head().into();
        let entered = match self.journal.enter(verb, String::new()).map(|_| ()) {
            Ok(()) => true,
            Err(Halt::Refused(_)) => false,
            Err(_) => return false,
        };
        let second = self.books.enter(&line);
        assert_eq!(entered, second.is_ok(), "{text}: {second:?}\n{}", self.record());
        assert_eq!(compare(&self.journal, &*self.books), None, "{text}\n{}", self.record());
        entered
    }

    /// A legal step, so that games go on.
    fn step(&mut self) {
        let known = self.journal.entries().len();
        walk::step(&mut self.journal, &mut self.dice);
        for entry in self.journal.entries().iter().skip(known) {
            let line = serde_json::to_value(entry).unwrap();
            let second = self.books.enter(&line);
            assert!(second.is_ok(), "{line}: {second:?}\n{}", self.record());
        }
        assert_eq!(compare(&self.journal, &*self.books), None, "{}", self.record());
    }

    /// The whole record, to be looked at where they differ.
    fn record(&self) -> String {
        let lines = self.journal.entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
        let header = serde_json::to_string(self.journal.header()).unwrap();
        std::iter::once(header).chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// Plays games in which the referee steps in at every eighth line; how many corrections were entered and refused.
fn corrected<G: Game<Setup = First>>(seeds: std::ops::Range<u64>, referee: fn(&mut Both<G>) -> String) {
    let (mut entered, mut refused) = (0, 0);
    for seed in seeds {
        let mut both = Both::<G>::begin(seed);
        for _ in 0..150 {
            let text = match both.dice.random_range(0..8) {
                0 => referee(&mut both),
                1..=4 if !walk::over(&both.journal) => {
                    both.step();
                    continue;
                }
                _ => match near(&both.journal, &mut both.dice) {
                    Some(text) => text,
                    None => referee(&mut both),
                },
            };
            match (both.say(&text), text.starts_with("correct")) {
                (true, true) => entered += 1,
                (false, true) => refused += 1,
                _ => {}
            }
        }
    }
    assert!(entered > 150 && refused > 50, "{}: {entered} entered, {refused} refused", G::WORD);
}

const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

fn of_sponsors(both: &mut Both<Sponsors>) -> String {
    let car = both.pick(&COLOURS);
    let category = Category::ALL.choose(&mut both.dice).unwrap().word();
    let there = both.journal.setting().seats.count();
    let all = if there == 3 { &COLOURS[..3] } else { &COLOURS[..] };
    match both.dice.random_range(0..14) {
        0 => format!("correct phase {}", both.number(6)),
        1..=3 => format!("correct phase {} {}", both.number(6), both.number(9)),
        4 => format!("correct next {car}"),
        5 => format!("correct {car} at {}", both.number(50)),
        6 => format!("correct order {}", both.some(all, all.len())),
        7 => {
            let left: Vec<u8> = both.journal.book().state.race.order.iter().map(|car| car.number()).collect();
            let left: Vec<&str> = left.iter().map(|car| COLOURS[usize::from(*car) - 1]).collect();
            let mut order = left;
            order.shuffle(&mut both.dice);
            format!("correct order {}", order.join(" "))
        }
        8 => format!("correct finished {}", both.some(all, 2)),
        9 => format!("correct {car} on {}", both.pick(&["plain", "green", "red", "violet"])),
        10 => format!("correct {car} {}", both.pick(&["off", "off", "back"])),
        11 => format!(
            "correct {} > {} 1 {category}",
            both.pick(&["red", "blue", "stock 1"]),
            both.pick(&["played 1", "bank"])
        ),
        12 => format!(
            "correct bank > {} {} {}",
            both.pick(&["red", "blue"]),
            both.number(3),
            both.pick(&["energy", "millions"])
        ),
        _ => both.ruling(),
    }
}

fn of_auto_brocante(both: &mut Both<AutoBrocante>) -> String {
    let (who, other) = (both.pick(&COLOURS), both.pick(&COLOURS));
    let to = both.pick(&["bank", "graveyard", "stolen red", who]);
    match both.dice.random_range(0..14) {
        0..=4 => format!("correct car {} {to}", both.number(25)),
        5 | 6 => format!("correct phase {} {}", both.number(9), both.number(6)),
        7 => format!("correct next {who}"),
        8 | 9 => format!("correct cards {}", both.number(3)),
        10 => format!("correct {who} > {other} {} dollars", both.number(30_000)),
        11 => format!("correct bank > {who} {} {}", both.number(40), both.pick(&["cards", "policies"])),
        12 => format!("correct bank > {who} 1 cars"),
        _ => both.ruling(),
    }
}

#[test]
fn corrections_of_les_sponsors_are_reckoned_twice_too() {
    corrected(4000..4040, of_sponsors);
}

#[test]
fn corrections_of_auto_brocante_are_reckoned_twice_too() {
    corrected(5000..5040, of_auto_brocante);
}

/// Four players on the practice board; the lines are audited after each.
#[track_caller]
fn agree(game: &str, lines: &str) {
    let seats = COLOURS.map(|colour| json!({"name": colour, "colour": colour}));
    let board = match game {
        "sponsors" => serde_json::to_value(walk::practice::<Sponsors>()).unwrap(),
        _ => serde_json::to_value(walk::practice::<AutoBrocante>()).unwrap(),
    };
    let header = json!({"steward": 1, "game": game, "rules": 1, "seats": seats, "board": board,
        "setup": {"first": "p1"}});
    let lines: Vec<String> = lines.lines().map(|line| json!({ "act": line.trim() }).to_string()).collect();
    let count = u32::try_from(lines.len()).unwrap();
    assert_eq!(audit(&header.to_string(), lines), Ok(Audited::Agree(count)));
}

#[test]
fn a_race_that_a_correction_begins_goes_on_as_the_book_says() {
    agree(
        "sponsors",
        "dealt\ncorrect phase 3\ncorrect phase 4 7\ncorrect phase 5 1\ncorrect next green\ngreen pass",
    );
    agree(
        "sponsors",
        "dealt\nred roll 1\ncorrect next blue\nblue roll 2\nblue done\ncorrect phase 2\nred roll 3",
    );
    agree(
        "sponsors",
        "dealt\ncorrect phase 4\ngrid blue red green yellow\ncorrect next green\ngreen play engine 3\n\
         correct next yellow\nyellow play engine 2\ncorrect order red green blue yellow\ncorrect finished yellow\n\
         red play engine 2\nred finish",
    );
}

#[test]
fn a_race_begun_anew_is_the_first_turn_of_a_new_race() {
    agree(
        "sponsors",
        "dealt\ncorrect phase 4\ngrid blue red green yellow\nblue play engine 7\nblue finish\ncorrect red off\n\
         correct phase 4\ngrid red blue green yellow",
    );
}

#[test]
fn a_turn_of_a_dealer_that_a_correction_moves_goes_on_as_the_book_says() {
    const DEAL: &str = "deal red 1 2 3, blue 5 6 7, green 9 10 11, yellow 13 14 15";
    agree(
        "auto-brocante",
        &format!("{DEAL}\ncorrect phase 2 2\nred none\ncorrect cards 2, phase 2 3\nred draw"),
    );
    agree(
        "auto-brocante",
        &format!(
            "{DEAL}\ncorrect car 1 bank, car 2 bank, next red\ncorrect cards 2\ncorrect car 1 red\nred draw"
        ),
    );
    agree("auto-brocante", &format!("correct next blue\n{DEAL}\nblue none"));
}

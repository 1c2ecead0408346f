//! A table of Autotock at which cars are put by hand and lines of notation are played and refused.

use steward::engine::entry::Verb;
use steward::engine::{FORMAT, First, Game, Halt, Header, Journal, Refusal, Seat, Seats};
use steward::games::autotock::{Autotock, cars_out};
use steward::preset::Preset;
use steward::words::{Key, Language, Line, render};

/// A board of its own: Go on 48, 12, 24 and 36, nitro 3, puncture 6 and reverse 9 squares after each.
const BOARD: &str = include_str!("board.json");

/// A game in which Red begins; with three or four players Blue's Go is 12, Green's 24, Yellow's 36.
pub struct Table(pub Journal<Autotock>);

impl Table {
    /// A new game, dealt: Red to play.
    pub fn of(seats: usize) -> Self {
        Self::under(seats, "")
    }

    /// A new game under rulings, written `effects standing, experts yes`, dealt.
    pub fn under(seats: usize, rulings: &str) -> Self {
        let mut table = Self::undealt(seats, rulings, &[]);
        table.play("deal");
        table
    }

    /// A new game on a board without these cells, before the first deal.
    pub fn undealt(seats: usize, rulings: &str, unread: &[&str]) -> Self {
        let names: Vec<&str> = ["Red", "Blue", "Green", "Yellow"].into_iter().take(seats).collect();
        let mut board = Preset::read(BOARD).unwrap().board(&Autotock::form(), BOARD).unwrap();
        board.retain(|cell, _| !unread.contains(&cell.as_str()));
        let rulings = rulings.split(", ").filter_map(|ruling| ruling.split_once(' '));
        Self(
            Journal::begin(Header {
                steward: FORMAT,
                game: Autotock::WORD.to_owned(),
                rules: Autotock::RULES,
                id: "rulebook".to_owned(),
                date: String::new(),
                seats: Seats::named(&names, Autotock::COLOURS).unwrap(),
                preset: "practice".to_owned(),
                board,
                rulings: rulings.map(|(id, option)| (id.to_owned(), option.to_owned())).collect(),
                kept: Vec::new(),
                seed: None,
                setup: First::default(),
                position: None,
            })
            .unwrap(),
        )
    }

    /// Puts cars, written `red 10, blue 12 stopped, blue v30`, out of their paddocks; `stopped` cars ended a move
    /// there.
    pub fn put(&mut self, cars: &str) -> &mut Self {
        for car in cars.split(", ") {
            let words: Vec<&str> = car.split(' ').collect();
            let place = match words[1].split_at(1) {
                ("v", square) => format!("verge {square}"),
                ("g", place) => format!("garage {place}"),
                _ => format!("square {}", words[1]),
            };
            self.play(&format!("correct {} > {place} 1 cars {}", words[0], words[0]));
            if words.get(2) == Some(&"stopped") {
                self.play(&format!("correct {} {} stopped", words[0], words[1]));
            }
        }
        self
    }

    /// Enters lines of notation, each of them legal.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Err(halt) = self.enter(line) {
                panic!("{line}: {halt}");
            }
        }
        self
    }

    /// Enters a line that the rules refuse, and checks why, that there is a way out, and that nothing moved.
    #[track_caller]
    pub fn refused(&mut self, line: &str, why: Key) -> Refusal {
        let (book, head) = (self.0.book().clone(), self.0.head());
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let refusal = self.refused_verb(verb);
        assert_eq!(refusal.why.key, why, "{line}: {}", refusal.why);
        assert_eq!((self.0.book(), self.0.head()), (&book, head), "{line} left a trace");
        refusal
    }

    /// Why the rules refuse a verb.
    #[track_caller]
    pub fn refused_verb(&mut self, verb: Verb<Autotock>) -> Refusal {
        let written = format!("{verb:?}");
        match self.0.enter(verb, String::new()) {
            Err(Halt::Refused(refusal)) => {
                let way_out = refusal.way_out.clone().unwrap_or_else(|| panic!("{written}: no way out"));
                for language in [Language::ENGLISH, Language::FRENCH] {
                    for line in [&refusal.why, &way_out] {
                        let text = render(line, language);
                        assert!(!text.contains("autotock-") && !text.contains('{'), "{text}");
                    }
                }
                *refusal
            }
            other => panic!("{written}: {other:?}"),
        }
    }

    /// The cell that a line asks for.
    #[track_caller]
    pub fn asks(&mut self, line: &str) -> String {
        match self.enter(line) {
            Err(Halt::Ask(ask)) => self.0.setting().board.form().cell(ask.slot).unwrap().word(),
            other => panic!("{line}: {other:?}"),
        }
    }

    fn enter(&mut self, line: &str) -> Result<(), Halt> {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.0.enter(verb, String::new()).map(|_| ())
    }

    pub fn seat(&self, who: &str) -> Seat {
        self.0.setting().seats.find(who).unwrap()
    }

    /// Where somebody's cars stand outside the paddock, in order: `12 g1 v30`.
    pub fn cars(&self, who: &str) -> String {
        let seat = self.seat(who);
        let cars = cars_out(self.0.view()).into_iter().filter(|car| car.owner == seat);
        let mut spots: Vec<String> = cars.map(|car| car.at.to_string()).collect();
        spots.sort();
        spots.join(" ")
    }

    /// How many cards somebody has.
    pub fn cards(&self, who: &str) -> i64 {
        self.0.view().has(self.seat(who), steward::games::autotock::units::CARDS)
    }

    /// How many cards somebody owes for punctures.
    pub fn owes(&self, who: &str) -> u8 {
        self.0.view().state().owed.of(self.seat(who))
    }

    /// Whose turn it is and in which phase: `red 3`, ` 1`, `over`.
    pub fn stands(&self) -> String {
        let stage = Autotock::stage(self.0.view());
        let whose = stage.whose.iter().map(|seat| self.0.setting().seats.word(*seat)).collect::<String>();
        if stage.over.is_some() { "over".to_owned() } else { format!("{whose} {}", stage.phase) }
    }

    /// What the last act explains, in English.
    pub fn told(&self) -> Vec<String> {
        let english = |line: &Line| render(line, Language::ENGLISH);
        let effect = self.0.explain(self.0.head()).unwrap();
        let findings = effect.findings.into_iter().map(|finding| {
            assert!(finding.adds_up(), "{finding:?}");
            let terms = finding.terms.iter().map(|term| {
                let amount = if term.applied { term.amount.to_string() } else { "not".to_owned() };
                let ruling = term.ruling.map(|word| format!(" [{word}]")).unwrap_or_default();
                format!("{amount} {}{ruling}", english(&term.what))
            });
            format!("{} {}: {}", english(&finding.what), finding.total, terms.collect::<Vec<_>>().join(", "))
        });
        findings.collect()
    }
}

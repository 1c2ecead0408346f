//! A table at which lines of notation are played and refused.

use steward::engine::entry::Verb;
use steward::engine::{FORMAT, First, Game, Halt, Header, Holder, Journal, Refusal, Seat, Seats, Unit};
use steward::games::auto_brocante::units::{CARDS, CARS, DOLLARS, GRAVEYARD, POLICIES, STOLEN};
use steward::games::auto_brocante::{AutoBrocante, Car, State, Where};
use steward::preset::{Preset, practice};
use steward::words::{Key, Language, render};

/// The cars that Red, Blue and Green begin with. By list price: 5000 3000 9000 2000, 10000 6000 3000 4000, 5000 8000 6000
/// 4000.
const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

/// A game of three in which Red begins and names are colours.
pub struct Table(pub Journal<AutoBrocante>);

pub fn header(seats: usize) -> Header<AutoBrocante> {
    let names: Vec<&str> = ["Red", "Blue", "Green", "Yellow", "Black"].into_iter().take(seats).collect();
    let text = practice(AutoBrocante::WORD).unwrap();
    Header {
        steward: FORMAT,
        game: AutoBrocante::WORD.to_owned(),
        rules: AutoBrocante::RULES,
        id: "rulebook".to_owned(),
        date: String::new(),
        seats: Seats::named(&names, AutoBrocante::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: Preset::read(text).unwrap().board(&AutoBrocante::form(), text).unwrap(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    }
}

impl Table {
    /// Three dealers, before the deal.
    pub fn undealt() -> Self {
        Self(Journal::begin(header(3)).unwrap())
    }

    /// Three dealers with their cars.
    pub fn dealt() -> Self {
        Self::under("")
    }

    /// Three dealers with their cars, under rulings written `insured-car lost, unrepaired graveyard`.
    pub fn under(rulings: &str) -> Self {
        let mut header = header(3);
        for ruling in rulings.split(", ").filter(|ruling| !ruling.is_empty()) {
            let (id, option) = ruling.split_once(' ').unwrap();
            header.rulings.insert(id.to_owned(), option.to_owned());
        }
        let mut table = Self(Journal::begin(header).unwrap());
        table.play(DEAL);
        table
    }

    /// Enters lines of notation, each of them legal.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
            if let Err(halt) = self.0.enter(verb, String::new()) {
                panic!("{line}: {halt}");
            }
        }
        self
    }

    /// Enters a line that the rules refuse: why, with a way out, and without a trace.
    #[track_caller]
    pub fn refused(&mut self, line: &str, why: Key) -> Refusal {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.refused_verb(verb, why)
    }

    #[track_caller]
    pub fn refused_verb(&mut self, verb: Verb<AutoBrocante>, why: Key) -> Refusal {
        let (book, lines) = (self.0.book().clone(), self.0.entries().len());
        let written = format!("{verb:?}");
        let halt = self.0.enter(verb, String::new()).err();
        assert_eq!((self.0.book(), self.0.entries().len()), (&book, lines), "{written} left a trace");
        let Some(Halt::Refused(refusal)) = halt else { panic!("{written}: {halt:?}") };
        assert_eq!(refusal.why.key, why, "{written}: {}", refusal.why);
        assert!(refusal.way_out.is_some(), "{written} is refused without a way out");
        let said = render(&refusal.why, Language::ENGLISH);
        assert!(!said.contains("auto-brocante-") && !said.contains('{'), "{said}");
        *refusal
    }

    fn seat(&self, who: &str) -> Seat {
        self.0.setting().seats.find(who).unwrap()
    }

    fn all(&self, unit: Unit) -> Vec<i64> {
        self.0.setting().seats.iter().map(|seat| self.0.view().has(seat, unit)).collect()
    }

    /// The cash of everybody, in the order of the table.
    pub fn purses(&self) -> Vec<i64> {
        self.all(DOLLARS)
    }

    /// What everybody has won or paid since the start.
    pub fn net(&self) -> Vec<i64> {
        self.purses().into_iter().map(|cash| cash - 25_000).collect()
    }

    pub fn cards(&self) -> Vec<i64> {
        self.all(CARDS)
    }

    pub fn policies(&self) -> Vec<i64> {
        self.all(POLICIES)
    }

    /// Cars in the bank, on each lot, in the graveyard, stolen.
    pub fn cars(&self) -> Vec<i64> {
        let view = self.0.view();
        let mut all = vec![view.balance(Holder::Bank, CARS)];
        all.extend(self.all(CARS));
        all.extend([view.balance(GRAVEYARD, CARS), view.balance(STOLEN, CARS)]);
        assert_eq!(all.iter().sum::<i64>(), 24);
        all
    }

    /// Where a car is: `bank`, `red`, `graveyard`, `stolen red`.
    pub fn place(&self, car: u8) -> String {
        let seats = &self.0.setting().seats;
        match self.state().place(Car::new(car).unwrap()) {
            Where::Bank => "bank".to_owned(),
            Where::Graveyard => "graveyard".to_owned(),
            Where::Lot(seat) => seats.word(seat),
            Where::Stolen(seat) => format!("stolen {}", seats.word(seat)),
        }
    }

    pub fn debt(&self, who: &str) -> i64 {
        self.0.book().owed_by(self.seat(who), DOLLARS)
    }

    pub fn state(&self) -> &State {
        self.0.view().state()
    }

    /// Where the game stands and whose turn it is: `1.3 red`, `over `.
    pub fn stage(&self) -> String {
        let stage = AutoBrocante::stage(self.0.view());
        let whose: Vec<String> = stage.whose.iter().map(|seat| self.0.setting().seats.word(*seat)).collect();
        format!("{} {}", stage.word(), whose.join(" "))
    }

    /// The terms of the last act, by message keys: `8000 value`, not applied in brackets, with rulings.
    pub fn told(&self) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let postings = effect.postings.into_iter().flat_map(|posting| posting.terms);
        let findings = effect.findings.into_iter().flat_map(|finding| finding.terms);
        let write = |term: steward::engine::Term| {
            let what = term.what.key.id().trim_start_matches("auto-brocante-").to_owned();
            let ruling = term.ruling.map(|ruling| format!(" [{ruling}]")).unwrap_or_default();
            if term.applied { format!("{} {what}{ruling}", term.amount) } else { format!("({what}{ruling})") }
        };
        postings.chain(findings).map(write).collect()
    }

    /// Whether the explanation of the last act names a ruling.
    pub fn named(&self, ruling: &str) -> bool {
        self.told().iter().any(|term| term.contains(&format!("[{ruling}]")))
    }

    /// Everybody by rank: `1 red 34000`.
    pub fn ranks(&self) -> Vec<String> {
        let standings = AutoBrocante::standings(self.0.view()).unwrap();
        let line = |standing: &steward::engine::Standing| {
            assert!(standing.score.adds_up(), "{:?}", standing.score);
            let seat = self.0.setting().seats.word(standing.seat);
            format!("{} {seat} {}", standing.rank, standing.score.total)
        };
        standings.iter().map(line).collect()
    }
}

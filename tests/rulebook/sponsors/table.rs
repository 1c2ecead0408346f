//! A table at which lines of notation are played and refused.

use steward::engine::{FORMAT, First, Game, Halt, Header, Journal, Refusal, Seat, Seats, Term};
use steward::games::sponsors::Sponsors;
use steward::preset::Preset;
use steward::words::{Key, Language, render};

/// A board of its own: a zone is A V S E V S, red from square 1, blue from 7, green from 13, yellow from 19; a card
/// costs 2 million, a category has 6 cards.
const BOARD: &str = include_str!("board.json");

/// A game in which Red begins and names are colours.
pub struct Table(pub Journal<Sponsors>);

fn header(seats: usize, rulings: &str) -> Header<Sponsors> {
    let names: Vec<&str> = ["Red", "Blue", "Green", "Yellow"].into_iter().take(seats).collect();
    let rulings = rulings.split(", ").filter(|ruling| !ruling.is_empty()).map(|ruling| {
        let (id, option) = ruling.split_once(' ').unwrap();
        (id.to_owned(), option.to_owned())
    });
    Header {
        steward: FORMAT,
        game: Sponsors::WORD.to_owned(),
        rules: Sponsors::RULES,
        id: "rulebook".to_owned(),
        date: String::new(),
        seats: Seats::named(&names, Sponsors::COLOURS).unwrap(),
        preset: "rulebook".to_owned(),
        board: Preset::read(BOARD).unwrap().board(&Sponsors::form(), BOARD).unwrap(),
        rulings: rulings.collect(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    }
}

impl Table {
    /// A new game under rulings, written `tie shared, sides opposite`; dealt.
    pub fn under(seats: usize, rulings: &str) -> Self {
        let mut table = Self(Journal::begin(header(seats, rulings)).unwrap());
        table.play("dealt");
        table
    }

    /// A new game, dealt.
    pub fn of(seats: usize) -> Self {
        Self::under(seats, "")
    }

    /// A new game on a board of which only these cells have been read; not dealt.
    pub fn unread(seats: usize, rulings: &str, cells: &[&str]) -> Self {
        let mut header = header(seats, rulings);
        header.board.retain(|cell, _| cells.iter().any(|known| cell.starts_with(known)));
        Self(Journal::begin(header).unwrap())
    }

    /// Four cars on the start, Red leading, then Blue, Green and Yellow; four tokens each.
    pub fn race(rulings: &str) -> Self {
        let mut table = Self::under(4, rulings);
        table.play(
            "correct phase 4, bank > red 4 energy, bank > blue 4 energy, bank > green 4 energy, \
             bank > yellow 4 energy\ngrid red blue green yellow",
        );
        table
    }

    /// Three cars on the start, Red leading, then Blue and Green; four tokens each.
    pub fn race_of_three(rulings: &str) -> Self {
        let mut table = Self::under(3, rulings);
        table.play(
            "correct phase 4, bank > red 4 energy, bank > blue 4 energy, bank > green 4 energy\n\
             grid red blue green",
        );
        table
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

    /// Enters a line that the rules refuse; checks why, that it shows that way out, and that nothing moved.
    #[track_caller]
    pub fn refused(&mut self, line: &str, why: Key, way_out: Key) -> Refusal {
        let (book, lines) = (self.0.book().clone(), self.0.entries().len());
        let refusal = match self.enter(line) {
            Err(Halt::Refused(refusal)) => *refusal,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!((&book, lines), (self.0.book(), self.0.entries().len()), "{line} left a trace");
        assert_eq!(refusal.why.key, why, "{line}");
        assert_eq!(refusal.way_out.as_ref().map(|line| line.key), Some(way_out), "{line}");
        for line in std::iter::once(&refusal.why).chain(&refusal.way_out) {
            for language in [Language::ENGLISH, Language::FRENCH] {
                let written = render(line, language);
                assert!(!written.contains("sponsors-") && !written.contains('{'), "{written}");
            }
        }
        refusal
    }

    /// The cell of the board that a line asks for.
    #[track_caller]
    pub fn asks(&mut self, line: &str) -> String {
        match self.enter(line) {
            Err(Halt::Ask(ask)) => self.0.setting().board.form().cell(ask.slot).unwrap().word(),
            other => panic!("{line}: {other:?}"),
        }
    }

    pub fn enter(&mut self, line: &str) -> Result<(), Halt> {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.0.enter(verb, String::new()).map(|_| ())
    }

    /// What somebody or a place has: `has("red", "millions")`, `has("stock 1", "tyres")`.
    #[track_caller]
    pub fn has(&self, holder: &str, unit: &str) -> i64 {
        let ledger = &self.0.book().ledger;
        let seat = self.0.setting().seats.find(holder).as_ref().map(Seat::to_string);
        let holder = ledger.chart().find_holder(seat.as_deref().unwrap_or(holder)).unwrap();
        ledger.balance(holder, ledger.chart().find_unit(unit).unwrap())
    }

    /// Where the game stands: `1.2`, `over`.
    pub fn stage(&self) -> String {
        Sponsors::stage(self.0.view()).word()
    }

    /// What is kept beside the ledger under a word.
    #[track_caller]
    pub fn beside(&self, word: &str) -> String {
        Sponsors::beside(self.0.view()).remove(word).unwrap_or_else(|| panic!("nothing under {word}"))
    }

    /// What is to be done now, as a message key without the name of its file.
    pub fn now(&self) -> &'static str {
        Sponsors::stage(self.0.view()).now.key.id().trim_start_matches("sponsors-")
    }

    /// Everybody by rank: `1 red 4`.
    pub fn ranks(&self) -> Vec<String> {
        let seats = &self.0.setting().seats;
        let standings = Sponsors::standings(self.0.view()).unwrap();
        let line = |standing: &steward::engine::Standing| {
            assert!(standing.score.adds_up(), "{:?}", standing.score);
            format!("{} {} {}", standing.rank, seats.word(standing.seat), standing.score.total)
        };
        standings.iter().map(line).collect()
    }

    /// The terms of the last act, by message keys: `2 green; (slip-few)`.
    pub fn told(&self) -> String {
        self.terms().iter().map(written).collect::<Vec<_>>().join("; ")
    }

    /// The rulings that the explanation of the last act names.
    pub fn rulings_told(&self) -> Vec<&'static str> {
        let mut named: Vec<&str> = self.terms().iter().filter_map(|term| term.ruling).collect();
        named.sort_unstable();
        named.dedup();
        named
    }

    fn terms(&self) -> Vec<Term> {
        let effect = self.0.explain(self.0.head()).unwrap();
        for finding in &effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
        }
        let postings = effect.postings.into_iter().flat_map(|posting| posting.terms);
        postings.chain(effect.findings.into_iter().flat_map(|finding| finding.terms)).collect()
    }
}

fn written(term: &Term) -> String {
    let what = term.what.key.id().trim_start_matches("sponsors-").trim_start_matches("term-");
    match (term.applied, term.times) {
        (false, _) => format!("({what})"),
        (true, Some((count, each))) => format!("{count} x {each} {what}"),
        (true, None) => format!("{} {what}", term.amount),
    }
}

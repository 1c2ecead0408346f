//! A table at which lines of notation are played and refused.

use steward::engine::board::Source;
use steward::engine::entry::Verb;
use steward::engine::transaction::holder_line;
use steward::engine::{
    Chart, FORMAT, First, Game, Halt, Header, Holder, Journal, Refusal, Seat, Seats, Term,
};
use steward::games::automobile::{Automobile, State};
use steward::preset::Preset;

/// A board of its own, so that the practice board can be tuned without touching what the rules are held to.
const BOARD: &str = include_str!("../board.json");
use steward::words::{Key, Language, Line, render};

/// A game of the practice board in which Red chooses first and names are colours.
#[derive(Clone)]
pub struct Table(pub Journal<Automobile>);

fn header(seats: usize) -> Header<Automobile> {
    let names: Vec<&str> = ["Red", "Blue", "Green", "Yellow", "Black"].into_iter().take(seats).collect();
    let preset = Preset::read(BOARD).unwrap();
    Header {
        steward: FORMAT,
        game: Automobile::WORD.to_owned(),
        rules: Automobile::RULES,
        id: "rulebook".to_owned(),
        date: String::new(),
        seats: Seats::named(&names, Automobile::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: preset.board(&Automobile::form(), BOARD).unwrap(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    }
}

impl Table {
    /// A new game.
    pub fn of(seats: usize) -> Self {
        Self(Journal::begin(header(seats)).unwrap())
    }

    /// A new game under rulings, written `closed-leads no, tie losses`.
    pub fn under(seats: usize, rulings: &str) -> Self {
        Self::led_by(0, seats, rulings)
    }

    /// A new game under rulings in which the player at that place is the first.
    pub fn led_by(first: u8, seats: usize, rulings: &str) -> Self {
        let mut header = header(seats);
        header.setup.seat = Seat::new(first);
        for ruling in rulings.split(", ") {
            let (id, option) = ruling.split_once(' ').unwrap();
            header.rulings.insert(id.to_owned(), option.to_owned());
        }
        Self(Journal::begin(header).unwrap())
    }

    /// A new game on a board of which only these cells have been read.
    pub fn unread(seats: usize, cells: &[&str]) -> Self {
        let mut header = header(seats);
        header.board.retain(|cell, _| cells.contains(&cell.as_str()));
        Self(Journal::begin(header).unwrap())
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

    /// Enters a line that the rules refuse, and checks why, that it shows that way out, and that nothing moved.
    #[track_caller]
    pub fn refused(&mut self, line: &str, why: Key, way_out: Key) -> Refusal {
        let refusal = self.refusal(line);
        assert_eq!(refusal.why.key, why, "{line}");
        assert_eq!(refusal.way_out.as_ref().map(|line| line.key), Some(way_out), "{line}");
        let written = render(&refusal.why, Language::ENGLISH);
        assert!(!written.contains("automobile-") && !written.contains("{"), "{written}");
        refusal
    }

    /// Why the rules refuse a line; a refused line leaves no trace.
    #[track_caller]
    pub fn refusal(&mut self, line: &str) -> Refusal {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.refused_verb(verb)
    }

    /// Why the rules refuse a verb.
    #[track_caller]
    pub fn refused_verb(&mut self, verb: Verb<Automobile>) -> Refusal {
        let (book, head, lines) = (self.0.book().clone(), self.0.head(), self.0.entries().len());
        let written = format!("{verb:?}");
        let halt = self.0.enter(verb, String::new()).err();
        assert_eq!(*self.0.book(), book, "{written} left a trace");
        assert_eq!((self.0.head(), self.0.entries().len()), (head, lines), "{written} left a trace");
        match halt {
            Some(Halt::Refused(refusal)) => {
                assert!(refusal.way_out.is_some(), "{written} is refused without a way out");
                *refusal
            }
            other => panic!("{written}: {other:?}"),
        }
    }

    /// The cell of the board that a line asks for; nothing where it is entered.
    #[track_caller]
    pub fn question(&mut self, line: &str) -> Option<String> {
        match self.enter(line) {
            Ok(()) => None,
            Err(Halt::Ask(ask)) => Some(self.0.setting().board.form().cell(ask.slot).unwrap().word()),
            Err(Halt::Refused(refusal)) => panic!("{line}: {refusal:?}"),
        }
    }

    /// The cell of the board that a line asks for.
    #[track_caller]
    pub fn asks(&mut self, line: &str) -> String {
        self.question(line).unwrap_or_else(|| panic!("{line} asks nothing"))
    }

    fn enter(&mut self, line: &str) -> Result<(), Halt> {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.0.enter(verb, String::new()).map(|_| ())
    }

    pub fn seat(&self, who: &str) -> Seat {
        self.0.setting().seats.find(who).unwrap()
    }

    /// What somebody or a place has: `has("red", "cubes")`, `has("space 7", "tiles red")`.
    pub fn has(&self, holder: &str, unit: &str) -> i64 {
        let seats = &self.0.setting().seats;
        let recorded = |words: &str| {
            let word = |word: &str| seats.find(word).map_or_else(|| word.to_owned(), |seat| seat.to_string());
            words.split(' ').map(word).collect::<Vec<_>>().join(" ")
        };
        let ledger = &self.0.book().ledger;
        let holder = ledger.chart().find_holder(&recorded(holder)).unwrap();
        ledger.balance(holder, ledger.chart().find_unit(&recorded(unit)).unwrap())
    }

    pub fn cash(&self, who: &str) -> i64 {
        self.has(who, "dollars")
    }

    /// The cash of everybody, in the order of the table.
    pub fn purses(&self) -> Vec<i64> {
        let seats = &self.0.setting().seats;
        seats.iter().map(|seat| self.cash(&seats.word(seat))).collect()
    }

    /// The loss points of everybody, in the order of the table.
    pub fn points(&self) -> Vec<i64> {
        let seats = &self.0.setting().seats;
        seats.iter().map(|seat| self.has(&seats.word(seat), "losses")).collect()
    }

    pub fn debt(&self, who: &str) -> i64 {
        self.0.book().owed_by(self.seat(who), steward::games::automobile::units::DOLLARS)
    }

    pub fn state(&self) -> &State {
        self.0.view().state()
    }

    /// Where the game stands: `2.5`, `over`.
    pub fn stage(&self) -> String {
        Automobile::stage(self.0.view()).word()
    }

    /// What is to be done now.
    pub fn now(&self) -> Line {
        Automobile::stage(self.0.view()).now
    }

    /// Whose turn it is, as colours.
    pub fn whose(&self) -> String {
        let seats = &self.0.setting().seats;
        let whose = Automobile::stage(self.0.view()).whose;
        whose.into_iter().map(|seat| seats.word(seat)).collect::<Vec<_>>().join(" ")
    }

    /// Everybody by rank: `1 red 2450`.
    pub fn ranks(&self) -> Vec<String> {
        let seats = &self.0.setting().seats;
        let standings = Automobile::standings(self.0.view()).unwrap();
        for standing in &standings {
            assert!(standing.score.adds_up(), "{:?}", standing.score);
        }
        let line = |rank: usize, seat, total: i64| format!("{rank} {} {total}", seats.word(seat));
        standings.iter().map(|standing| line(standing.rank, standing.seat, standing.score.total)).collect()
    }

    /// The explanation of the last act by message keys, one line for each movement or finding:
    /// `red > bank 310 dollars: 7 x 30 points (board), 2 x 50 interest`.
    pub fn told(&self) -> Vec<String> {
        self.explained(|holder, chart| chart.holder_word(holder), &|line| {
            let id = line.key.id().trim_start_matches("automobile-");
            id.trim_start_matches("term-").to_owned()
        })
    }

    /// The same in English.
    pub fn told_in_english(&self) -> Vec<String> {
        let english = |line: &Line| render(line, Language::ENGLISH);
        let setting = self.0.setting();
        self.explained(|holder, chart| english(&holder_line(setting, chart, holder)), &english)
    }

    fn explained(
        &self,
        holder: impl Fn(Holder, &Chart) -> String,
        write: &dyn Fn(&Line) -> String,
    ) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let (chart, seats) = (self.0.book().ledger.chart(), &self.0.setting().seats);
        let colours = |words: String| {
            let word = |word: &str| seats.find(word).map_or_else(|| word.to_owned(), |seat| seats.word(seat));
            words.split(' ').map(word).collect::<Vec<_>>().join(" ")
        };
        let mut lines = Vec::new();
        for posting in effect.postings {
            let sum: i64 = posting.terms.iter().map(|term| term.amount).sum();
            assert_eq!(sum, posting.movement.amount, "{posting:?}");
            let (from, to) = (holder(posting.movement.from, chart), holder(posting.movement.to, chart));
            let unit = chart.unit_word(posting.movement.unit);
            let moved = colours(format!("{from} > {to} {} {unit}", posting.movement.amount));
            lines.push(format!("{moved}: {}", terms(&posting.terms, write)));
        }
        for finding in effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
            lines.push(format!(
                "{} {}: {}",
                write(&finding.what),
                finding.total,
                terms(&finding.terms, write)
            ));
        }
        lines
    }

    /// The rulings that the explanation of the last act names.
    pub fn rulings_told(&self) -> Vec<&'static str> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let postings = effect.postings.into_iter().flat_map(|posting| posting.terms);
        let findings = effect.findings.into_iter().flat_map(|finding| finding.terms);
        let mut named: Vec<&str> = postings.chain(findings).filter_map(|term| term.ruling).collect();
        named.sort_unstable();
        named.dedup();
        named
    }
}

fn terms(terms: &[Term], write: &dyn Fn(&Line) -> String) -> String {
    terms.iter().map(|each| term(each, write)).collect::<Vec<_>>().join("; ")
}

/// `7 x 30 points (board) [ruling]`; what did not apply stands in brackets.
fn term(term: &Term, write: &dyn Fn(&Line) -> String) -> String {
    let mut text = match (term.applied, term.times) {
        (false, _) => String::new(),
        (true, Some((count, each))) => format!("{count} x {each} "),
        (true, None) => format!("{} ", term.amount),
    };
    text.push_str(&write(&term.what));
    match term.source {
        Source::Rules => {}
        source => text.push_str(&format!(" ({source:?})").to_lowercase()),
    }
    if let Some(ruling) = term.ruling {
        text.push_str(&format!(" [{ruling}]"));
    }
    if term.applied { text } else { format!("({text})") }
}

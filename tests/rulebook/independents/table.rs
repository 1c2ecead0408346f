//! A table at which lines of notation are played and refused.

use steward::engine::board::{Printed, Source, Value, WrittenBoard};
use steward::engine::{FORMAT, First, Game, Halt, Header, Journal, Refusal, Seat, Seats, Term};
use steward::games::independents::{Independents, State};
use steward::words::{Key, Language, Line, render};

/// A game in which Red begins and names are colours.
pub struct Table(pub Journal<Independents>);

/// Six sections in each category, eight companies with 4, 3 and 3 circles, forty disks of each colour.
fn board() -> WrittenBoard {
    let mut cells: Vec<(String, i64)> = Vec::new();
    for category in ["models", "engineering", "promotions"] {
        cells.push((format!("sections {category} count"), 6));
    }
    for company in 1..=8 {
        for (category, circles) in [("models", 4), ("engineering", 3), ("promotions", 3)] {
            cells.push((format!("company {company} {category}"), circles));
        }
    }
    cells.extend([("box companies count".to_owned(), 8), ("box disks count".to_owned(), 40)]);
    cells.into_iter().map(|(cell, value)| (cell, Printed(Value::Whole(value), Source::Board))).collect()
}

fn header(seats: usize, rulings: &str) -> Header<Independents> {
    let names = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
    let pairs = rulings.split(", ").filter_map(|ruling| ruling.split_once(' '));
    Header {
        steward: FORMAT,
        game: Independents::WORD.to_owned(),
        rules: Independents::RULES,
        id: "rulebook".to_owned(),
        date: String::new(),
        seats: Seats::named(&names[..seats], Independents::COLOURS).unwrap(),
        preset: String::new(),
        board: board(),
        rulings: pairs.map(|(id, option)| (id.to_owned(), option.to_owned())).collect(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    }
}

impl Table {
    /// A game before anything is laid out, under rulings written `unspent lost, years 2`.
    pub fn unlaid(seats: usize, rulings: &str) -> Self {
        Self(Journal::begin(header(seats, rulings)).unwrap())
    }

    /// A game of which only these cells have been read.
    pub fn unread(seats: usize, cells: &[&str]) -> Self {
        let mut header = header(seats, "");
        header.board.retain(|cell, _| cells.contains(&cell.as_str()));
        Self(Journal::begin(header).unwrap())
    }

    /// A game at its first selective step: the track is the order of the table, companies are 1, 2, 3…
    pub fn of(seats: usize, rulings: &str) -> Self {
        let mut table = Self::unlaid(seats, rulings);
        let words: Vec<String> = table.0.setting().seats.iter().map(|seat| table.word(seat)).collect();
        if seats > 2 {
            table.play(&format!("order {}", words[1..].join(" ")));
        }
        for (company, word) in (1..).zip(&words) {
            table.play(&format!("{word} company {company}"));
        }
        table
    }

    /// A game in another step of the first year.
    pub fn at(seats: usize, rulings: &str, category: &str, step: u8) -> Self {
        let mut table = Self::of(seats, rulings);
        table.play(&format!("correct phase 1 {category} {step}"));
        table
    }

    fn word(&self, seat: Seat) -> String {
        self.0.setting().seats.word(seat)
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
        let (book, lines) = (self.0.book().clone(), self.0.entries().len());
        let refusal = match self.enter(line) {
            Err(Halt::Refused(refusal)) => *refusal,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!((self.0.book(), self.0.entries().len()), (&book, lines), "{line} left a trace");
        assert_eq!(refusal.why.key, why, "{line}");
        assert_eq!(refusal.way_out.as_ref().map(|line| line.key), Some(way_out), "{line}");
        let written = render(&refusal.why, Language::ENGLISH);
        assert!(!written.contains("independents-") && !written.contains('{'), "{written}");
        refusal
    }

    /// The question that a line asks of the box.
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

    /// What somebody or a place has: `has("red", "cards")`, `has("models 3", "disks red")`.
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

    /// Somebody's disks at a place; the selective pool where the place is the player.
    pub fn disks(&self, who: &str, place: &str) -> i64 {
        self.has(place, &format!("disks {who}"))
    }

    /// The victory tokens of everybody, in the order of the table.
    pub fn tokens(&self) -> Vec<i64> {
        let seats = self.0.setting().seats.iter();
        seats.map(|seat| self.has(&self.word(seat), "tokens")).collect()
    }

    pub fn state(&self) -> &State {
        self.0.view().state()
    }

    /// Where the game stands: `1.3`, `over`.
    pub fn stage(&self) -> String {
        Independents::stage(self.0.view()).word()
    }

    /// Whose turn it is, as colours.
    pub fn whose(&self) -> String {
        self.colours(&Independents::stage(self.0.view()).whose)
    }

    /// The turn-order track, as colours.
    pub fn track(&self) -> String {
        self.colours(&self.state().order)
    }

    /// The passing lane, as colours.
    pub fn lane(&self) -> String {
        self.colours(&self.state().lane)
    }

    fn colours(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.word(*seat)).collect::<Vec<_>>().join(" ")
    }

    /// Everybody by rank: `1 red 3`.
    pub fn ranks(&self) -> Vec<String> {
        let standings = Independents::standings(self.0.view()).unwrap();
        assert!(standings.iter().all(|standing| standing.score.adds_up()));
        let line = |rank: usize, seat, total: i64| format!("{rank} {} {total}", self.word(seat));
        standings.iter().map(|standing| line(standing.rank, standing.seat, standing.score.total)).collect()
    }

    /// The explanation of the last act by message keys: `models 1 > bank 2: 2 half-lost`.
    pub fn told(&self) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let chart = self.0.book().ledger.chart();
        let short = |line: &Line| {
            line.key.id().trim_start_matches("independents-").trim_start_matches("term-").to_owned()
        };
        let terms =
            |terms: &[Term]| terms.iter().map(|term| told(term, &short)).collect::<Vec<_>>().join("; ");
        let mut lines = Vec::new();
        for posting in effect.postings {
            let moved = posting.movement;
            let (from, to) = (chart.holder_word(moved.from), chart.holder_word(moved.to));
            lines.push(format!("{from} > {to} {}: {}", moved.amount, terms(&posting.terms)));
        }
        for finding in effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
            lines.push(format!("{} {}: {}", short(&finding.what), finding.total, terms(&finding.terms)));
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

fn told(term: &Term, short: &dyn Fn(&Line) -> String) -> String {
    match term.applied {
        true => format!("{} {}", term.amount, short(&term.what)),
        false => format!("({})", short(&term.what)),
    }
}

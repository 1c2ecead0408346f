//! A session for rule tests of any game: enters lines, expects refusals and questions, and checks the result.

use std::marker::PhantomData;

use steward::engine::board::WrittenBoard;
use steward::engine::entry::Verb;
use steward::engine::{
    Acts, Deciding, FORMAT, First, Game, GameInfo, Header, Refusal, Rejection, Seat, Seats, Session, View,
};
use steward::words::{Key, Language, render};

use crate::rulebook::refusals;

#[derive(Clone)]
pub struct Table<G: Game>(pub Session, pub PhantomData<G>);

/// The header of a game on a board, under rulings written `closed-leads no, tie losses`.
pub fn header<G: Game>(seats: usize, board: WrittenBoard, rulings: &str) -> Header {
    let names = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
    let pairs = rulings.split(", ").filter_map(|ruling| ruling.split_once(' '));
    Header {
        steward: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        id: "rulebook".to_owned(),
        date: String::new(),
        seats: Seats::named(&names[..seats], G::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board,
        rulings: pairs.map(|(id, option)| (id.to_owned(), option.to_owned())).collect(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    }
}

impl<G: Game> Table<G> {
    /// A session after the setup in this header.
    pub fn begin(header: Header) -> Self {
        Self(Session::begin(GameInfo::of::<G>(), header).unwrap(), PhantomData)
    }

    /// The book with its setting.
    pub fn view(&self) -> View<'_, G> {
        self.0.view().unwrap()
    }

    /// Enters legal lines.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Err(rejection) = self.enter(line) {
                panic!("{line}: {rejection}");
            }
        }
        self
    }

    /// Enters a line if it is legal.
    #[track_caller]
    pub fn enter(&mut self, line: &str) -> Result<(), Rejection> {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        self.0.enter(verb, String::new()).map(|_| ())
    }

    /// Checks that a line is refused for this reason, with this suggestion.
    #[track_caller]
    pub fn refused(&mut self, line: &str, why: Key, suggestion: Key) -> Refusal {
        let refusal = self.refused_why(line, why);
        assert_eq!(refusal.suggestion.as_ref().map(|line| line.key), Some(suggestion), "{line}");
        refusal
    }

    /// Checks that a line is refused for this reason.
    #[track_caller]
    pub fn refused_why(&mut self, line: &str, why: Key) -> Refusal {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let refusal = self.refused_verb(verb);
        assert_eq!(refusal.why.key, why, "{line}: {}", refusal.why);
        refusal
    }

    /// The refusal of a verb. Checks that it has a suggestion, renders in both languages, and changes nothing.
    #[track_caller]
    pub fn refused_verb(&mut self, verb: Verb) -> Refusal {
        let (book, head, lines) = (self.0.book().clone(), self.0.head(), self.0.entries().len());
        let written = format!("{verb:?}");
        let rejection = self.0.enter(verb.clone(), String::new()).err();
        assert_eq!(self.0.book(), &book, "{written} left a trace");
        assert_eq!((self.0.head(), self.0.entries().len()), (head, lines), "{written} left a trace");
        let Some(Rejection::Refused(refusal)) = rejection else { panic!("{written}: {rejection:?}") };
        let suggestion = refusal.suggestion.clone().unwrap_or_else(|| panic!("{written}: no way out"));
        for language in [Language::ENGLISH, Language::FRENCH] {
            for line in [&refusal.why, &suggestion] {
                let said = render(line, language);
                assert!(!said.contains(&format!("{}-", G::ID)) && !said.contains('{'), "{said}");
            }
        }
        refusals::keep::<G>(&self.0, &verb, &refusal);
        *refusal
    }

    /// The board cell that a line asks for; `None` if the line is entered.
    #[track_caller]
    pub fn question(&mut self, line: &str) -> Option<String> {
        match self.enter(line) {
            Ok(()) => None,
            Err(Rejection::Missing(missing)) => {
                Some(self.0.setting().board.schema().cell(missing.cell).unwrap().word())
            }
            Err(rejection) => panic!("{line}: {rejection:?}"),
        }
    }

    /// The board cell that a line asks for.
    #[track_caller]
    pub fn asks(&mut self, line: &str) -> String {
        self.question(line).unwrap_or_else(|| panic!("{line} asks nothing"))
    }

    /// The doubts of the game about an act.
    pub fn doubts(&self, line: &str) -> Vec<steward::words::Line> {
        G::doubts(self.view(), &G::Act::parse(line, &self.0.setting().seats).unwrap())
    }

    /// The legal act suggested for a refused one.
    pub fn instead(&self, line: &str) -> Option<String> {
        let seats = &self.0.setting().seats;
        Some(self.0.instead(&self.0.read_act(line).unwrap())?.write(seats))
    }

    #[track_caller]
    pub fn seat(&self, who: &str) -> Seat {
        self.0.setting().seats.find(who).unwrap()
    }

    /// The balance of a player or a place: `has("red", "cubes")`, `has("space 7", "tiles red")`.
    #[track_caller]
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

    pub fn state(&self) -> &G::State {
        self.view().state()
    }

    /// Turn and phase: `2.5`, `over`.
    pub fn stage(&self) -> String {
        self.0.stage().word()
    }

    /// The colours of the players to act.
    pub fn whose(&self) -> String {
        self.colours(&self.0.stage().to_act)
    }

    pub fn colours(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.0.setting().seats.word(*seat)).collect::<Vec<_>>().join(" ")
    }

    /// The players by rank: `1 red 2450`.
    pub fn ranks(&self) -> Vec<String> {
        let standings = G::standings(self.view()).unwrap();
        let line = |standing: &steward::engine::Standing| {
            assert!(standing.score.adds_up(), "{:?}", standing.score);
            format!("{} {} {}", standing.rank, self.colours(&[standing.seat]), standing.score.total)
        };
        standings.iter().map(line).collect()
    }

    /// The rulings that affect a line or its refusal, each with its option: `verge refused`.
    #[track_caller]
    pub fn decides(&self, line: &str) -> Vec<String> {
        let verb = self.0.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        written::<G>(verb.act().map(|act| self.0.decides(act)).unwrap_or_default())
    }

    /// The rulings that affected the last act.
    pub fn decided(&self) -> Vec<String> {
        written::<G>(self.0.decided(self.0.head()))
    }

    /// Whether a ruling affected the last act.
    pub fn decided_by(&self, point: &str) -> bool {
        self.decided().iter().any(|one| one.split(' ').next() == Some(point))
    }
}

fn written<G: Game>(deciding: Vec<Deciding>) -> Vec<String> {
    let word = |Deciding { ruling_option, .. }| {
        let form = G::RULINGS[usize::from(ruling_option.ruling)];
        format!("{} {}", form.word, form.options[usize::from(ruling_option.option)].0)
    };
    deciding.into_iter().map(word).collect()
}

/// A line whose effect depends on a ruling.
pub struct Scene {
    pub point: &'static str,
    /// The other rulings in force.
    pub beside: &'static str,
    pub line: &'static str,
}

/// Checks that a game has a scene for each of its rulings and for no other.
#[track_caller]
pub fn every_point<G: Game>(points: impl IntoIterator<Item = &'static str>) {
    let mut points: Vec<&str> = points.into_iter().collect();
    let mut open: Vec<&str> = G::RULINGS.iter().map(|form| form.word).collect();
    points.sort_unstable();
    open.sort_unstable();
    assert_eq!(points, open);
}

/// Plays a scene under every option of its ruling. Checks that the effects differ, and that each entry or
/// refusal names the ruling with its option.
#[track_caller]
pub fn decided_by<G: Game>(scene: &Scene, under: impl Fn(&str) -> Table<G>) {
    let form = G::RULINGS.iter().find(|form| form.word == scene.point).unwrap();
    let mut outcomes: Vec<String> = Vec::new();
    for (option, _) in form.options {
        let ruling = format!("{} {option}", scene.point);
        let mut table = under(&format!("{ruling}, {}", scene.beside));
        assert!(
            table.decides(scene.line).contains(&ruling),
            "{ruling}: {} is decided by {:?}",
            scene.line,
            table.decides(scene.line)
        );
        let outcome = match table.enter(scene.line) {
            Ok(()) => {
                assert!(table.decided().contains(&ruling), "{ruling}: the entry does not say so");
                let (ledger, state) = (&table.0.book().ledger, table.state());
                let ranks = if table.stage() == "over" { table.ranks() } else { Vec::new() };
                format!("{ledger:?} {state:?} {ranks:?}")
            }
            Err(rejection) => rejection.to_string(),
        };
        assert!(!outcomes.contains(&outcome), "{ruling}: {} comes to the same", scene.line);
        outcomes.push(outcome);
    }
}

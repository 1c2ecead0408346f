//! Whole games of legal chance: at each step one of the choices is taken at random, and the laws of the
//! engine are held to it.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use steward::engine::board::{Kind, Printed, Source, Value, WrittenBoard};
use steward::engine::entry::{Reading, Verb};
use steward::engine::{Answer, Ask, Choice, FORMAT, Field, Game, Header, Journal, Preview, Seats, Telling};

pub use rand::RngExt;

pub type Dice = ChaCha8Rng;

pub fn dice(seed: u64) -> Dice {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A box as the laws need it: how to begin a game.
pub trait Walkable: Game {
    fn setup(seats: usize, dice: &mut Dice) -> Self::Setup;
    fn practice() -> WrittenBoard;
}

pub fn header<G: Walkable>(seats: usize, board: WrittenBoard, dice: &mut Dice) -> Header<G> {
    let names = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
    let names: Vec<&str> = names.into_iter().take(seats).collect();
    Header {
        steward: FORMAT,
        game: G::WORD.to_owned(),
        rules: G::RULES,
        id: "walk".to_owned(),
        date: String::new(),
        seats: Seats::named(&names, G::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board,
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: G::setup(seats, dice),
        position: None,
    }
}

/// Every ruling at an option of chance.
pub fn any_rulings<G: Walkable>(header: &mut Header<G>, dice: &mut Dice) {
    for form in G::RULINGS {
        if let Some((option, _)) = form.options.choose(dice) {
            header.rulings.insert(form.word.to_owned(), (*option).to_owned());
        }
    }
}

pub fn over<G: Game>(journal: &Journal<G>) -> bool {
    G::stage(journal.view()).over.is_some()
}

/// A value of chance for what is asked.
pub fn answer<G: Game>(journal: &Journal<G>, ask: &Ask, dice: &mut Dice) -> Verb<G> {
    let cell = journal.setting().board.form().cell(ask.slot).unwrap();
    let practice = practice_value::<G>(journal, &cell.word());
    let value = practice.unwrap_or_else(|| match cell.kind {
        Kind::Whole { least, most } => Value::Whole(dice.random_range(least..=most)),
        Kind::Word(words) => Value::Text(words.choose(dice).unwrap().0.to_owned()),
        Kind::Name => Value::Text("Somewhere".to_owned()),
    });
    Verb::Read(Reading { cell: cell.word(), value, source: Source::Board })
}

fn practice_value<G: Game>(_: &Journal<G>, word: &str) -> Option<Value> {
    let text = steward::preset::AUTOMOBILE_PRACTICE;
    let board = steward::preset::Preset::read(text).unwrap().board(&G::form(), text).ok()?;
    board.get(word).map(|Printed(value, _)| value.clone())
}

fn fill<G: Game>(choice: &Choice<G::Act>, dice: &mut Dice) -> G::Act {
    let value = |field: &Field, dice: &mut Dice| {
        if field.may_be_zero && dice.random_bool(0.3) || field.most < field.least {
            0
        } else {
            dice.random_range(field.least..=field.most)
        }
    };
    let values: Vec<i64> = choice.fields.iter().map(|field| value(field, dice)).collect();
    G::fill(&choice.act, &values)
}

/// One legal act of chance, read values included; none where nobody can act.
pub fn step<G: Game>(journal: &mut Journal<G>, dice: &mut Dice) -> Option<G::Act> {
    loop {
        let lines = journal.entries().len();
        let act = try_step(journal, dice);
        // What has been read may have brought other choices.
        if act.is_some() || journal.entries().len() == lines {
            return act;
        }
    }
}

fn try_step<G: Game>(journal: &mut Journal<G>, dice: &mut Dice) -> Option<G::Act> {
    let mut choices = G::candidates(journal.view());
    choices.shuffle(dice);
    // Each verb is as likely as any other, however many ways there are of doing it; loans stay rare.
    let mut verbs: BTreeMap<String, u32> = BTreeMap::new();
    choices.sort_by_cached_key(|choice| {
        let text = G::write(&choice.act, &journal.setting().seats);
        let verb = text.split(' ').nth(1).unwrap_or_default().to_owned();
        let first =
            if verb == "loan" { u32::MAX - dice.random_range(0..40) / 39 * u32::MAX } else { dice.random() };
        *verbs.entry(verb).or_insert(first)
    });
    for choice in choices {
        let filled = fill::<G>(&choice, dice);
        for act in [filled, choice.act] {
            loop {
                match journal.preview(&act, Telling::Silent) {
                    Preview::Done(_) => {
                        journal.act(act.clone()).unwrap();
                        return Some(act);
                    }
                    Preview::Ask(ask) => {
                        let read = answer(journal, &ask, dice);
                        journal.enter(read, String::new()).unwrap();
                    }
                    Preview::Refused(_) => break,
                }
            }
        }
    }
    None
}

/// Holds the laws to a journal that stands anywhere in a game.
pub fn laws_hold<G: Game>(journal: &Journal<G>) {
    assert!(journal.balanced(), "a unit does not add up");
    for unit in journal.book().ledger.chart().units() {
        for holder in journal.book().ledger.chart().holders() {
            let balance = journal.book().ledger.balance(holder, unit);
            let endless = journal.book().ledger.chart().may_be_short(holder, unit);
            assert!(balance >= 0 || endless, "{holder:?} has {balance} of {unit:?}");
        }
    }
    let before = journal.book().clone();
    let offers = journal.offers();
    assert_eq!(*journal.book(), before, "looking at the choices changed the book");
    if !over(journal) {
        assert!(
            offers.iter().any(|offer| !matches!(offer.answer, Answer::Refused(_))),
            "nobody can act in {:?}",
            G::stage(journal.view())
        );
    }
    for offer in offers {
        let text = G::write(&offer.act, &journal.setting().seats);
        if offer.fields.is_empty() {
            let read = G::read(&text, &journal.setting().seats);
            assert_eq!(read.as_ref(), Ok(&offer.act), "{text:?} is read as another act");
        }
        if let Answer::Refused(_) = offer.answer {
            let mut trial = journal.clone();
            assert!(trial.act(offer.act).is_err());
            assert_eq!(trial.book(), journal.book(), "a refused act left a trace");
            assert_eq!(trial.entries().len(), journal.entries().len());
        }
    }
}

/// Undo and redo come back to the same book.
pub fn undo_then_redo_is_identity<G: Game>(journal: &Journal<G>) {
    let Some(back) = journal.undo_target() else { return };
    let mut trial = journal.clone();
    trial.enter(Verb::Back(back), String::new()).unwrap();
    let forward = trial.redo_target().unwrap();
    assert_eq!(forward, journal.head());
    trial.enter(Verb::Back(forward), String::new()).unwrap();
    assert_eq!(trial.book(), journal.book());
    assert_eq!(trial.script(), journal.script());
}

/// The explanation of the last entry adds up and moves what the entry moved.
pub fn explanation_adds_up<G: Game>(journal: &Journal<G>) {
    let head = journal.head();
    let effect = journal.explain(head).unwrap();
    assert_eq!(effect.movements.len(), effect.postings.len());
    for posting in effect.postings {
        let sum: i64 = posting.terms.iter().filter(|term| term.applied).map(|term| term.amount).sum();
        assert_eq!(sum, posting.movement.amount, "{posting:?}");
    }
    for finding in effect.findings {
        assert!(finding.adds_up(), "{finding:?}");
    }
}

/// A record replayed from its lines gives the same book.
pub fn replay_is_the_live_book<G: Game>(journal: &Journal<G>) {
    let mut again = Journal::begin(journal.header().clone()).unwrap();
    for entry in journal.entries() {
        let written = serde_json::to_string(entry).unwrap();
        let read = serde_json::from_str(&written).unwrap();
        assert_eq!(again.accept(read).unwrap(), None);
    }
    assert_eq!(again.book(), journal.book());
    assert_eq!(again.setting(), journal.setting());
}

//! Random sessions of legal acts.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use steward::engine::board::{CellKind, Printed, Source, Value, WrittenBoard};
use steward::engine::entry::{BoardValue, Verb};
use steward::engine::{
    Acts, AnyAct, Choice, FORMAT, Field, First, Game, GameInfo, Header, MissingValue, Rejection, Seat, Seats,
    Session,
};
use steward::preset::{self, Preset};

pub use rand::RngExt;

pub type Dice = ChaCha8Rng;

pub fn dice(seed: u64) -> Dice {
    ChaCha8Rng::seed_from_u64(seed)
}

/// The practice board of a game; empty if it has none.
pub fn practice<G: Game>() -> WrittenBoard {
    practice_of(GameInfo::of::<G>())
}

pub fn practice_of(info: &GameInfo) -> WrittenBoard {
    let Some(text) = preset::practice(info.game) else { return WrittenBoard::new() };
    Preset::parse(text).unwrap().board(&info.schema(), text).unwrap()
}

pub fn header<G: Game>(seats: usize, board: WrittenBoard, dice: &mut Dice) -> Header {
    let names = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
    let names: Vec<&str> = names.into_iter().take(seats).collect();
    Header {
        steward: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        id: "walk".to_owned(),
        date: String::new(),
        seats: Seats::named(&names, G::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board,
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First { seat: Seat::new(dice.random_range(0..seats as u8)), drawn: true },
        position: None,
    }
}

/// A random option of every ruling.
pub fn any_rulings<G: Game>(header: &mut Header, dice: &mut Dice) {
    for form in G::RULINGS {
        if let Some((option, _)) = form.options.choose(dice) {
            header.rulings.insert(form.word.to_owned(), (*option).to_owned());
        }
    }
}

pub fn over(journal: &Session) -> bool {
    journal.stage().over.is_some()
}

/// A random value for a board cell.
pub fn answer(journal: &Session, missing: &MissingValue, dice: &mut Dice) -> Verb {
    let cell = journal.setting().board.schema().cell(missing.cell).unwrap();
    let practice = practice_of(journal.info()).remove(&cell.word()).map(|Printed(value, _)| value);
    let value = practice.unwrap_or_else(|| match cell.kind {
        CellKind::Whole { least, most } => Value::Whole(dice.random_range(least..=most)),
        CellKind::Word(words) => Value::Text(words.choose(dice).unwrap().0.to_owned()),
        CellKind::Name => Value::Text("Somewhere".to_owned()),
    });
    Verb::Observe(BoardValue { cell: cell.word(), value, source: Source::Board })
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
    choice.act.filled(&values).unwrap()
}

/// Enters a random legal act, after the board values it needs; `None` if no act is legal.
pub fn step<G: Game>(journal: &mut Session, dice: &mut Dice) -> Option<AnyAct> {
    loop {
        let lines = journal.entries().len();
        let act = try_step::<G>(journal, dice);
        // The new board value may have changed the offers.
        if act.is_some() || journal.entries().len() == lines {
            return act;
        }
    }
}

fn try_step<G: Game>(journal: &mut Session, dice: &mut Dice) -> Option<AnyAct> {
    let mut choices = G::candidates(journal.view::<G>().unwrap());
    choices.shuffle(dice);
    // All verbs are equally likely, however many offers they have. Loans are rare.
    let mut verbs: BTreeMap<String, u32> = BTreeMap::new();
    choices.sort_by_cached_key(|choice| {
        let text = choice.act.write(&journal.setting().seats);
        let verb = text.split(' ').nth(1).unwrap_or_default().to_owned();
        let first =
            if verb == "loan" { u32::MAX - dice.random_range(0..40) / 39 * u32::MAX } else { dice.random() };
        *verbs.entry(verb).or_insert(first)
    });
    for choice in choices {
        let filled = fill::<G>(&choice, dice);
        for act in [filled, choice.act] {
            let mut act = AnyAct::from(act);
            loop {
                // Open outcomes are drawn as Steward would.
                if let Some(due) = journal.due(&act) {
                    act = act.with_outcome(&due.pool.draw(|bound| dice.random_range(0..bound)));
                }
                match journal.tried(&act) {
                    Ok(_) => {
                        journal.act(act.clone()).unwrap();
                        return Some(act);
                    }
                    Err(Rejection::Missing(missing)) => {
                        let read = answer(journal, &missing, dice);
                        journal.enter(read, String::new()).unwrap();
                    }
                    Err(_) => break,
                }
            }
        }
    }
    None
}

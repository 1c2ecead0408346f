//! Acts that are nearly legal: what the program refuses the reference refuses, for the same reason.

use rand::seq::{IndexedRandom, SliceRandom};
use steward::engine::GameInfo;
use steward::engine::{Acts, Game, Rejection, Session};

use super::compare::compare;
use super::count;
use super::reasons::Refused;
use super::walk::{self, RngExt};

/// A choice of this moment with one of its words changed for a word of another choice or for a figure.
pub(super) fn near<G: Game>(journal: &Session, dice: &mut walk::Dice) -> Option<String> {
    let seats = &journal.setting().seats;
    let mut choices = G::candidates(journal.view::<G>().unwrap());
    choices.shuffle(dice);
    let texts: Vec<String> = choices.iter().take(12).map(|choice| choice.act.write(seats)).collect();
    let mut words: Vec<String> = texts.choose(dice)?.split(' ').map(str::to_owned).collect();
    if dice.random_bool(0.8) {
        let at = dice.random_range(0..words.len());
        words[at] = match dice.random_range(0..3) {
            0 => dice.random_range(0..30).to_string(),
            1 => seats.name(seats.iter().nth(dice.random_range(0..seats.count()))?),
            _ => (*texts.choose(dice)?.split(' ').collect::<Vec<_>>().choose(dice)?).to_owned(),
        };
    }
    Some(words.join(" "))
}

/// Plays games with nearly legal acts between the legal ones; how many were entered, and why the others were refused.
fn both_refuse<G: Game>(seeds: std::ops::Range<u64>) -> (u32, Refused) {
    let (mut entered, mut refused) = (0, Refused::default());
    for seed in seeds {
        let mut dice = walk::dice(seed);
        let seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
        let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
        walk::any_rulings::<G>(&mut header, &mut dice);
        let mut reference = reference::open(&serde_json::to_value(&header).unwrap()).unwrap();
        let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
        while !walk::over(&journal) {
            for _ in 0..4 {
                let Some(text) = near::<G>(&journal, &mut dice) else { continue };
                let Ok(verb) = journal.parse(&text) else { continue };
                let mut line = serde_json::to_value(&verb).unwrap();
                line["n"] = (journal.entries().len() + 1).into();
                line["on"] = journal.head().into();
                let book = journal.enter(verb, String::new()).map(|_| ());
                // What is asked for first, or left to chance, is no judgement on the act.
                if matches!(book, Err(Rejection::Missing(_))) {
                    continue;
                }
                let judged = reference.enter(&line);
                let at = journal.stage().word();
                assert_eq!(
                    book.is_ok(),
                    judged.is_ok(),
                    "{} {seed} {at} {text}: {book:?}, {judged:?}",
                    G::ID
                );
                assert_eq!(compare(&journal, &*reference), None, "{} {seed} {at} {text}", G::ID);
                match (book, judged) {
                    (Err(Rejection::Refused(refusal)), Err(why)) => {
                        refused.note(&refusal.why, &why, || format!("{} {seed} {at} {text}", G::ID));
                    }
                    _ => entered += 1,
                }
            }
            let known = journal.entries().len();
            if walk::over(&journal) || walk::step::<G>(&mut journal, &mut dice).is_none() {
                break;
            }
            for entry in journal.entries().iter().skip(known) {
                reference.enter(&serde_json::to_value(entry).unwrap()).unwrap();
            }
        }
    }
    (entered, refused)
}

/// Plays a few games, `NEAR=200` that many; enough must have been entered and refused for that to mean something.
pub fn refused_by_both<G: Game>() {
    let games = count("NEAR", 4);
    let (entered, refused) = both_refuse::<G>(4000..4000 + games);
    let count = refused.count();
    assert!(entered > 50 && count > 50, "{}: {entered} entered, {count} refused", G::ID);
    let same = refused.for_the_same_reason(G::ID);
    println!("{}: {entered} entered, {count} refused, {same} of them for the same reason", G::ID);
    assert!(same * 2 > count, "{}: only {same} of {count} refused for the same reason", G::ID);
}

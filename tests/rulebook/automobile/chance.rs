//! Random sessions in which rulings and phases change at any time: some act is always legal, and every refusal has a suggestion.

use rand::seq::IndexedRandom;
use steward::engine::GameInfo;
use steward::engine::entry::{Decision, Verb};
use steward::engine::{Rejection, Rules, Session};
use steward::games::automobile::{Act, Automobile, Character};

use crate::rulebook::walk::{self, Dice, RngExt};

fn begun(dice: &mut Dice) -> Session {
    let seats = dice.random_range(3..=5);
    let mut header = walk::header::<Automobile>(seats, walk::practice::<Automobile>(), dice);
    walk::any_rulings::<Automobile>(&mut header, dice);
    Session::begin(GameInfo::of::<Automobile>(), header).unwrap()
}

fn another_ruling(journal: &mut Session, dice: &mut Dice) {
    let form = Automobile::RULINGS.choose(dice).unwrap();
    let (option, _) = form.options.choose(dice).unwrap();
    let (id, option) = (form.word.to_owned(), (*option).to_owned());
    let decision = Decision { id, option, by: String::new(), reason: String::new() };
    journal.enter(Verb::Ruling(decision), String::new()).unwrap();
}

fn another_phase(journal: &mut Session, dice: &mut Dice) {
    let state = journal.view::<Automobile>().unwrap().state();
    let (turn, phase) = (state.turn, dice.random_range(1..=9));
    if phase != 4 || state.holder(Character::Howard).is_some() {
        let verb = journal.parse(&format!("correct phase {turn} {phase}: let us see")).unwrap();
        journal.enter(verb, String::new()).unwrap();
    }
}

fn acts(journal: &mut Session, dice: &mut Dice) {
    let act = walk::step::<Automobile>(journal, dice);
    let stands = Automobile::stage(journal.view::<Automobile>().unwrap());
    assert!(act.is_some(), "nobody can act in {stands:?}");
    // Loans are always legal, so there must be other acts.
    let mut choices =
        Automobile::candidates(journal.view::<Automobile>().unwrap()).into_iter().map(|choice| choice.act);
    let legal = |act: &Act| !matches!(journal.tried(&act.clone().into()), Err(Rejection::Refused(_)));
    let other = choices.any(|act| !matches!(act, Act::Loan(_)) && legal(&act));
    assert!(other || stands.over.is_some(), "only loans are left in {stands:?}");
}

#[test]
fn somebody_can_always_act_however_often_the_table_changes_its_rulings() {
    for seed in 0..12 {
        let mut dice = walk::dice(seed);
        let mut journal = begun(&mut dice);
        while !walk::over(&journal) {
            if dice.random_bool(0.2) {
                another_ruling(&mut journal, &mut dice);
            }
            acts(&mut journal, &mut dice);
        }
    }
}

#[test]
fn somebody_can_always_act_wherever_the_referee_stands_the_table() {
    for seed in 100..112 {
        let mut dice = walk::dice(seed);
        let mut journal = begun(&mut dice);
        for _ in 0..150 {
            if walk::over(&journal) {
                break;
            }
            if dice.random_bool(0.1) {
                another_phase(&mut journal, &mut dice);
            }
            acts(&mut journal, &mut dice);
        }
    }
}

#[test]
fn whatever_is_refused_shows_a_way_out() {
    for seed in 200..202 {
        let mut dice = walk::dice(seed);
        let mut journal = begun(&mut dice);
        while !walk::over(&journal) {
            for offer in journal.offers() {
                if let Err(Rejection::Refused(refusal)) = offer.answer {
                    assert!(refusal.suggestion.is_some(), "{:?}: {refusal:?}", offer.act);
                }
            }
            walk::step::<Automobile>(&mut journal, &mut dice).unwrap();
        }
    }
}

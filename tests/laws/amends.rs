//! The laws of amends, checked on random sessions of every game.

use steward::engine::GameInfo;
use steward::engine::amend::difference;
use steward::engine::entry::{AmendPolicy, Amendment, Edit, Entry, Verb};
use steward::engine::{AnyAct, Game, Ledger, Session, StepId};

use crate::laws::walk::{self, Dice, RngExt};

/// A short random session, so that all its entries can be amended quickly.
pub fn begun<G: Game>(seed: u64, acts: usize) -> (Session, Dice) {
    let mut dice = walk::dice(seed);
    let header = walk::header::<G>(*G::SEATS.start(), walk::practice::<G>(), &mut dice);
    let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
    while !walk::over(&journal) && journal.effective_log().steps.len() < acts {
        assert!(walk::step::<G>(&mut journal, &mut dice).is_some(), "nobody can act");
    }
    (journal, dice)
}

fn amendment(edits: Vec<Edit>, was: AmendPolicy) -> Amendment {
    Amendment::of(edits, was)
}

fn any_act(journal: &Session, dice: &mut Dice) -> (usize, StepId, AnyAct) {
    loop {
        let at = dice.random_range(0..journal.effective_log().steps.len());
        let id = journal.effective_log().steps[at].id;
        if let Some(Entry { verb: Verb::Act(act), .. }) = journal.entry(id.line) {
            return (at, id, act.clone());
        }
    }
}

/// Another act that was legal at a step.
fn another<G: Game>(journal: &Session, at: usize, dice: &mut Dice) -> AnyAct {
    let mut then = journal.clone();
    let before = at.checked_sub(1).map_or(0, |at| journal.effective_log().steps[at].id.line);
    then.enter(Verb::Back(before), String::new()).unwrap();
    walk::step::<G>(&mut then, dice).unwrap()
}

/// Checks the laws of an amend: identity, replay of the edited list, undo, and the movements that put the table right.
pub fn check_amend_laws<G: Game>(journal: &Session, dice: &mut Dice) {
    let (at, id, same) = any_act(journal, dice);
    replacing_by_the_same_is_identity(journal, id, same);
    let act = another::<G>(journal, at, dice);
    let mut edits = vec![Edit::Replace(id, Verb::Act(act.clone()))];
    let plain = amendment(edits.clone(), AmendPolicy::Table);
    if !journal.preview_amend(&plain).unwrap().broken.is_empty() {
        edits = journal.mend(&plain, &|step| format!("entry {step}")).unwrap().edits;
    }
    check_against_edited_list::<G>(journal, &edits);
    undo_restores_everything(journal, &edits);
    put_right_is_after_minus_before(journal, &edits);
    standing_keeps_today(journal, &edits);
    check_mended_strike(journal, id);
    before_a_step_is_what_it_was_carried_out_on(journal, &edits);
}

/// Checks that the session before any step has the book on which the step was carried out, whatever the edits changed before it.
fn before_a_step_is_what_it_was_carried_out_on(journal: &Session, edits: &[Edit]) {
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(amendment(edits.to_vec(), AmendPolicy::Book)), String::new()).unwrap();
    for (of, edits) in [(journal, &[][..]), (&amended, edits)] {
        for (at, step) in of.effective_log().steps.iter().enumerate() {
            let before = journal.before(step.id, edits).unwrap();
            assert_eq!(before.book(), &of.book_before(at).unwrap(), "before {}", step.id);
            assert_eq!(before.effective_log().steps.len(), at);
            let after = of.standing_after(step.id.line).unwrap();
            // A step inserted by an amend has no line of its own.
            if step.id.part == 0 {
                assert_eq!(after.book(), &of.book_before(at + 1).unwrap(), "after {}", step.id);
                assert_eq!(after.explain(step.id.line), of.explain_step(at), "what {} does", step.id);
            }
            if step.body == step.id {
                assert_eq!(of.moved_by_line(step.id.line), &*of.moved()[at], "what {} moves", step.id);
            }
        }
    }
}

fn replacing_by_the_same_is_identity(journal: &Session, id: StepId, act: AnyAct) {
    let same = amendment(vec![Edit::Replace(id, Verb::Act(act))], AmendPolicy::Book);
    let preview = journal.preview_amend(&same).unwrap();
    assert!(preview.changed.is_empty() && preview.broken.is_empty() && preview.put_right.is_empty());
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(same), String::new()).unwrap();
    assert_eq!(amended.book(), journal.book(), "the same act in place of {id} is another book");
}

/// Compares an amend with the edited list played from the beginning.
fn check_against_edited_list<G: Game>(journal: &Session, edits: &[Edit]) {
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(amendment(edits.to_vec(), AmendPolicy::Book)), String::new()).unwrap();
    let mut played = Session::begin(GameInfo::of::<G>(), journal.header().clone()).unwrap();
    for entry in journal.entries() {
        let edit = edits
            .iter()
            .find(|edit| matches!(edit, Edit::Replace(id, _) | Edit::Strike(id) if id.line == entry.n));
        let verb = match edit {
            Some(Edit::Replace(_, step)) => step.clone(),
            Some(Edit::Strike(_)) => continue,
            _ => entry.verb.clone(),
        };
        played.enter(verb, String::new()).unwrap();
    }
    assert_eq!(amended.book(), played.book(), "an amend is not the replay of the edited list");
}

fn undo_restores_everything(journal: &Session, edits: &[Edit]) {
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(amendment(edits.to_vec(), AmendPolicy::Table)), String::new()).unwrap();
    amended.enter(Verb::Back(journal.head()), String::new()).unwrap();
    assert_eq!(amended.book(), journal.book());
    assert_eq!((amended.effective_log(), amended.head()), (journal.effective_log(), journal.head()));
    assert_eq!(amended.chain(), journal.chain());
    assert_eq!(amended.offers(), journal.offers());
}

fn put_right_is_after_minus_before(journal: &Session, edits: &[Edit]) {
    let change = amendment(edits.to_vec(), AmendPolicy::Table);
    let preview = journal.preview_amend(&change).unwrap();
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(change), String::new()).unwrap();
    let (before, after): (&Ledger, &Ledger) = (&journal.book().ledger, &amended.book().ledger);
    let chart = before.chart();
    for holder in chart.holders() {
        for unit in chart.units() {
            let listed: i64 = preview
                .put_right
                .iter()
                .filter(|movement| movement.unit == unit)
                .map(|movement| {
                    (i64::from(movement.to == holder) - i64::from(movement.from == holder)) * movement.amount
                })
                .sum();
            let gap = after.balance(holder, unit) - before.balance(holder, unit);
            assert_eq!(listed, gap, "{holder:?} {unit:?}");
        }
    }
    assert!(preview.put_right.iter().all(|movement| movement.amount > 0 && movement.from != movement.to));
    assert_eq!(preview.put_right, difference(before, after));
}

fn standing_keeps_today(journal: &Session, edits: &[Edit]) {
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(amendment(edits.to_vec(), AmendPolicy::Stand)), String::new()).unwrap();
    assert_eq!(amended.book().ledger, journal.book().ledger);
    let owed = |journal: &Session| {
        journal
            .book()
            .debts
            .iter()
            .map(|debt| (debt.from, debt.to, debt.unit, debt.amount))
            .collect::<Vec<_>>()
    };
    assert_eq!(owed(&amended), owed(journal));
}

/// Checks that `mend` keeps what a struck entry breaks as corrections, in one amend.
fn check_mended_strike(journal: &Session, id: StepId) {
    let strike = amendment(vec![Edit::Strike(id)], AmendPolicy::Book);
    let mended = journal.mend(&strike, &|step| format!("entry {step}")).unwrap();
    let preview = journal.preview_amend(&mended).unwrap();
    assert!(preview.broken.is_empty(), "{id} struck: {:?}", preview.broken);
    let mut amended = journal.clone();
    amended.enter(Verb::Amend(mended), String::new()).unwrap();
    assert!(amended.balanced());
}

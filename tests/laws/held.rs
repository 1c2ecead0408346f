//! The laws that hold for a session at any position.

use serde_json::Value;
use steward::engine::GameInfo;
use steward::engine::entry::Verb;
use steward::engine::{Acts, AnyStands, Game, Rejection, Seats, Session};
use steward::words::{Arg, keys};

use crate::laws::walk::over;

pub fn check_laws<G: Game>(journal: &Session) {
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
    assert_eq!(journal.book(), &before, "looking at the choices changed the book");
    if !over(journal) {
        assert!(offers.iter().any(|offer| offer.is_possible()), "nobody can act in {:?}", journal.stage());
    }
    how_it_stands_is_read_back::<G>(journal);
    for offer in offers {
        let act = offer.act.of::<G::Act>().unwrap();
        a_line_that_goes_on_is_answered_with_one_that_is_read::<G>(act, journal);
        let text = act.write(&journal.setting().seats);
        assert!(
            text.split(' ').take(2).any(|word| G::Act::syntax(word).is_some()),
            "no button can say {text:?}"
        );
        for field in &offer.fields {
            assert!(field.least <= field.most, "{text:?}: no number is possible: {field:?}");
        }
        is_read_back(act, &journal.setting().seats);
        let json = serde_json::to_value(act).unwrap();
        for changed in changed(&json) {
            // A value that no record can contain is not an act.
            if let Ok(changed) = serde_json::from_value(changed) {
                is_read_back::<G::Act>(&changed, &journal.setting().seats);
            }
        }
        if let Err(Rejection::Refused(_)) = offer.answer {
            let mut trial = journal.clone();
            assert!(trial.act(act.clone()).is_err());
            assert_eq!(trial.book(), journal.book(), "a refused act left a trace");
            assert_eq!(trial.entries().len(), journal.entries().len());
        }
    }
}

/// Checks that the off-ledger state survives a round trip through notation and through a record.
fn how_it_stands_is_read_back<G: Game>(journal: &Session) {
    let stands = AnyStands::from(G::stands(journal.view::<G>().unwrap()));
    let facts: Vec<String> = stands.facts(journal.setting()).into_iter().map(|fact| fact.text).collect();
    let said = journal.parse(&format!("correct {}", facts.join(", "))).unwrap();
    let Verb::Correct(correction) = &said else { panic!("{said:?}") };
    assert_eq!(correction.stands.as_ref(), Some(&stands), "{facts:?}");
    let json = serde_json::to_string(&said).unwrap();
    assert_eq!((journal.info().verb)(&json).unwrap(), said, "{json}");
}

/// Checks that a line with extra words is refused and that the error names the word or the syntax.
fn a_line_that_goes_on_is_answered_with_one_that_is_read<G: Game>(act: &G::Act, journal: &Session) {
    let seats = &journal.setting().seats;
    let text = act.write(seats) + " and so on and on";
    let why = G::Act::parse(&text, seats).err().unwrap_or_else(|| panic!("{text:?} is read"));
    let said = |about: &str| {
        why.args.iter().find_map(|(name, arg)| match arg {
            Arg::Name(said) if *name == about => Some(said.as_str()),
            _ => None,
        })
    };
    let Some(example) = said("example") else {
        assert!(said("word").is_some(), "{text:?}: {why:?}");
        return;
    };
    let names = ["one", "two", "three", "four", "five", "six"];
    let full = Seats::named(&names[..*G::SEATS.end()], G::COLOURS).unwrap();
    let mut lines = example.split(", ");
    let read = |line: &str| G::Act::parse(line, &full).is_ok();
    assert!(read(example) || lines.all(read), "{example:?}, said of {text:?}");
}

/// Checks that every act is refused once the game is over.
pub fn nothing_is_done_after_the_end(journal: &Session) {
    assert!(over(journal));
    for entry in journal.entries() {
        let Verb::Act(act) = &entry.verb else { continue };
        match journal.tried(act) {
            Err(Rejection::Refused(refusal)) => {
                assert_eq!(refusal.why.key, keys::engine::GAME_OVER, "{act:?}")
            }
            other => panic!("{act:?} after the end: {other:?}"),
        }
    }
}

/// Checks that undo and redo return to the same book.
pub fn undo_then_redo_is_identity(journal: &Session) {
    let Some(back) = journal.undo_target() else { return };
    let mut trial = journal.clone();
    trial.enter(Verb::Back(back), String::new()).unwrap();
    let forward = trial.redo_target().unwrap();
    assert_eq!(forward, journal.head());
    trial.enter(Verb::Back(forward), String::new()).unwrap();
    assert_eq!(trial.book(), journal.book());
    assert_eq!(trial.effective_log(), journal.effective_log());
}

/// Checks that the explanation of the last entry adds up and has the movements of the entry.
pub fn explanation_adds_up(journal: &Session) {
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

/// Checks that replaying the lines gives the same book.
pub fn check_replay<G: Game>(journal: &Session) {
    let mut again = Session::begin(GameInfo::of::<G>(), journal.header().clone()).unwrap();
    for entry in journal.entries() {
        let written = serde_json::to_string(entry).unwrap();
        assert_eq!(again.replay_line(&written, false).unwrap().divergence, None);
    }
    assert_eq!(again.book(), journal.book());
    assert_eq!(again.setting(), journal.setting());
}

/// Checks that an act survives a round trip, legal or not.
fn is_read_back<A: Acts>(act: &A, seats: &Seats) {
    let text = act.write(seats);
    assert_eq!(A::parse(&text, seats).as_ref(), Ok(act), "{text:?} is read as another act");
}

/// Variants of a value, each with one of its numbers changed.
fn changed(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(_) => vec![Value::from(0), Value::from(1), Value::from(9)],
        Value::Array(all) => {
            let others = all
                .iter()
                .enumerate()
                .flat_map(|(at, one)| changed(one).into_iter().map(move |new| (at, new)));
            let with = |(at, new)| {
                let mut all = all.clone();
                all[at] = new;
                Value::Array(all)
            };
            others.map(with).collect()
        }
        Value::Object(fields) => {
            let others =
                fields.iter().flat_map(|(name, one)| changed(one).into_iter().map(move |new| (name, new)));
            let with = |(name, new): (&String, Value)| {
                let mut fields = fields.clone();
                fields.insert(name.clone(), new);
                Value::Object(fields)
            };
            others.map(with).collect()
        }
        _ => Vec::new(),
    }
}

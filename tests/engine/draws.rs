//! Draws: the players type the outcome, or Steward draws it and the line records the draw.

use steward::engine::entry::Verb;
use steward::engine::{Drawn, Pool, Rejection, Session};

use crate::engine::sample_game::{self};
use crate::engine::{enter, refused};

/// Enters a line with the side at this index as the outcome of its draw.
fn drawn(journal: &mut Session, line: &str, side: usize) -> Drawn {
    let Ok(Verb::Act(act)) = journal.parse(line) else { panic!("{line} is no act") };
    let entry = journal.enter_drawn(&act, &[side], String::new()).unwrap();
    *entry.draw.clone().unwrap()
}

#[test]
fn an_open_act_says_what_it_is_drawn_from_and_moves_nothing_before() {
    let journal = sample_game::journal(&[]);
    let act = journal.read_act("red roll").unwrap();
    let due = journal.due(&act).unwrap();
    assert_eq!((due.ordinal, due.pool), (1, Pool::die(6)));
    let Ok(done) = journal.preview_act(&act) else { panic!("it is legal") };
    assert_eq!((&*done.book, done.movements().len()), (&**journal.book(), 0));
    let typed = journal.read_act("red roll 3").unwrap();
    assert_eq!(journal.due(&typed), None);
}

#[test]
fn an_open_act_without_a_draw_is_refused_with_a_suggestion() {
    let mut journal = sample_game::journal(&[]);
    let text = refused(&mut journal, "red roll");
    assert!(
        text.starts_with("refused: engine-draw-open(") && text.contains("engine-draw-open-suggestion"),
        "{text}"
    );
    assert!(text.contains(r#"engine-draw-kind(kind=engine-draw-named(name="3") count=1)"#), "{text}");
}

#[test]
fn an_open_act_out_of_turn_is_refused_as_the_rules_refuse_it() {
    let mut journal = sample_game::journal(&[]);
    assert!(refused(&mut journal, "blue roll").contains("engine-draw-open"));
    let act = journal.read_act("blue roll").unwrap();
    assert!(matches!(journal.tried(&act), Err(Rejection::Refused(_))));
    assert!(journal.enter_drawn(&act, &[2], String::new()).unwrap_err().to_string().contains("toy-not-now"));
    assert!(journal.entries().is_empty());
}

#[test]
fn an_outcome_that_is_not_in_the_pool_is_refused() {
    let mut journal = sample_game::journal(&[]);
    let act = journal.read_act("red roll").unwrap();
    assert!(journal.enter_drawn(&act, &[6], String::new()).is_err());
    let typed = journal.read_act("red roll 3").unwrap();
    let none_open = journal.enter_drawn(&typed, &[2], String::new()).unwrap_err().to_string();
    assert!(none_open.contains("engine-draw-not-open"), "{none_open}");
}

#[test]
fn a_drawn_act_is_one_with_its_outcome_and_the_draw_stands_beside_it() {
    let mut journal = sample_game::journal(&[]);
    let draw = drawn(&mut journal, "red roll", 3);
    assert_eq!((draw.ordinal, draw.outcome.as_slice()), (1, ["4".to_owned()].as_slice()));
    assert_eq!(journal.text(steward::engine::StepId::line(1)), "red roll 4");
    assert_eq!(drawn(&mut journal, "blue roll", 0).ordinal, 2);
}

#[test]
fn the_draw_after_an_undo_is_the_same_one() {
    let mut journal = sample_game::journal(&[]);
    drawn(&mut journal, "red roll", 3);
    enter(&mut journal, "undo");
    assert_eq!(drawn(&mut journal, "red roll", 3).ordinal, 1);
    assert_eq!(drawn(&mut journal, "blue roll", 1).ordinal, 2);
    enter(&mut journal, "back 1");
    assert_eq!(drawn(&mut journal, "blue roll", 1).ordinal, 2, "also on another branch");
}

#[test]
fn a_typed_outcome_is_not_recorded_as_a_draw() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    assert_eq!(drawn(&mut journal, "blue roll", 1).ordinal, 1);
}

#[test]
fn a_draw_in_a_record_must_be_the_one_that_was_due() {
    let mut journal = sample_game::journal(&[]);
    drawn(&mut journal, "red roll", 3);
    let accept = |change: &dyn Fn(&mut Drawn)| {
        let mut entry = journal.entries()[0].clone();
        change(entry.draw.as_mut().unwrap());
        sample_game::journal(&[]).replay_entry(entry).map(|_| ()).map_err(|rejection| rejection.to_string())
    };
    assert_eq!(accept(&|_| ()), Ok(()));
    for change in [
        (|draw| draw.ordinal = 2) as fn(&mut Drawn),
        |draw| draw.pool = Pool::die(8),
        |draw| draw.outcome = vec!["5".to_owned()],
    ] {
        assert!(accept(&change).unwrap_err().contains("engine-draw-other"));
    }
    let mut entry = journal.entries()[0].clone();
    entry.verb = Verb::Pause(String::new());
    assert!(
        sample_game::journal(&[])
            .replay_entry(entry)
            .unwrap_err()
            .to_string()
            .contains("engine-draw-not-open")
    );
}

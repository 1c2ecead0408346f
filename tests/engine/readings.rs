//! New board values: the change is previewed like an amend.

use steward::engine::board::{Source, Value};
use steward::engine::entry::{BoardValue, Verb};
use steward::engine::{Session, StepId};

use crate::engine::sample_game::{self};
use crate::engine::{GAME, enter, refused};

fn rate(value: i64) -> BoardValue {
    BoardValue { cell: "tax rate".to_owned(), value: Value::Whole(value), source: Source::Board }
}

/// Red buys a stamp with the money left after the tax.
fn rich() -> Session {
    let mut journal = sample_game::journal(&GAME);
    for line in ["red roll 1", "blue roll 1", "red buy 1"] {
        enter(&mut journal, line);
    }
    journal
}

#[test]
fn a_value_read_again_shows_what_changes_and_who_hands_what_to_whom() {
    let journal = sample_game::journal(&GAME);
    let preview = journal.preview_board_value(&rate(21)).unwrap().unwrap();
    let changed: Vec<StepId> = preview.changed.iter().map(|changed| changed.step).collect();
    assert_eq!(changed, [StepId::line(6), StepId::line(11)]);
    assert!(preview.broken.is_empty());
    assert_eq!(preview.put_right.iter().map(|moved| moved.amount).sum::<i64>(), 2 + 2 + 4);
    assert_eq!(
        *journal.book().as_ref(),
        *sample_game::journal(&GAME).book().as_ref(),
        "a preview changes nothing"
    );
}

#[test]
fn a_value_read_for_the_first_time_changes_nothing() {
    assert!(sample_game::journal(&GAME[..4]).preview_board_value(&rate(21)).unwrap().is_none());
}

#[test]
fn a_value_that_breaks_an_entry_is_refused_and_names_it() {
    let mut journal = rich();
    let preview = journal.preview_board_value(&rate(500)).unwrap().unwrap();
    assert_eq!(preview.broken.first().map(|(step, ..)| *step), Some(StepId::line(14)));
    let text = refused(&mut journal, "read tax rate 500");
    assert!(text.contains(r#"engine-amend-breaks(entry="14" act="red buy 1""#), "{text}");
    assert!(text.contains("engine-read-breaks-suggestion"), "{text}");
    assert_eq!(journal.entries().len(), GAME.len() + 3);
}

#[test]
fn a_branch_that_a_reading_breaks_says_so_when_it_is_gone_back_to() {
    let mut journal = rich();
    enter(&mut journal, "back 11");
    enter(&mut journal, "read tax rate 500");
    let text = refused(&mut journal, "back 14");
    assert!(text.contains(r#"entry="14" act="red buy 1""#) && text.contains("engine-back-breaks"), "{text}");
    assert!(matches!(journal.entries().last().map(|entry| &entry.verb), Some(Verb::Observe(_))));
    enter(&mut journal, "read tax rate 20");
    enter(&mut journal, "back 14");
}

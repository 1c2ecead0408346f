//! Undo, redo, branches and jumps.

use proptest::prelude::*;
use steward::engine::GameInfo;
use steward::engine::entry::Verb;
use steward::engine::{Acts, Session};

use crate::engine::sample_game::{self, SampleGame};
use crate::engine::{GAME, book, enter, refused};

#[test]
fn undo_all_the_way_back_and_redo_all_the_way_forward_is_where_it_was() {
    let mut journal = sample_game::journal(&GAME);
    let (end, head) = (journal.book().clone(), journal.head());
    let mut books = vec![end.clone()];
    while journal.undo_target().is_some() {
        enter(&mut journal, "undo");
        books.push(journal.book().clone());
    }
    assert_eq!(journal.head(), 0);
    assert_eq!(journal.book(), &book(&[]));
    books.pop();
    while let Some(expected) = books.pop() {
        enter(&mut journal, "redo");
        assert_eq!(journal.book(), &expected);
    }
    assert_eq!((journal.book(), journal.head()), (&end, head));
    assert_eq!(refused_text(&journal, "redo"), "engine-nothing-to-redo");
}

fn refused_text(journal: &Session, line: &str) -> String {
    journal.parse(line).unwrap_err().to_string()
}

#[test]
fn an_act_after_undo_leaves_a_branch_that_can_be_reached_again() {
    let mut journal = sample_game::journal(&["red roll 3", "blue roll 5"]);
    enter(&mut journal, "undo");
    assert_eq!(journal.redo_target(), Some(2));
    assert_eq!(enter(&mut journal, "blue roll 6"), 4);
    assert_eq!(journal.redo_target(), None);
    assert_eq!(journal.chain(), [1, 4]);
    enter(&mut journal, "back 2");
    assert_eq!(journal.book(), &book(&["red roll 3", "blue roll 5"]));
    enter(&mut journal, "undo 2");
    assert_eq!(journal.book(), &book(&[]));
}

#[test]
fn undo_of_several_goes_back_that_far_and_no_further_than_the_start() {
    let mut journal = sample_game::journal(&GAME);
    enter(&mut journal, "undo 3");
    assert_eq!(journal.book(), &book(&GAME[..8]));
    assert_eq!(refused_text(&journal, "undo 99"), "engine-nothing-to-undo");
    assert_eq!(refused_text(&journal, "undo 0"), "engine-nothing-to-undo");
    enter(&mut journal, "redo");
    assert_eq!(journal.book(), &book(&GAME[..9]));
}

#[test]
fn facts_do_not_cut_off_redo_and_are_no_place_to_go_back_to() {
    let mut journal = sample_game::journal(&["red roll 3", "blue roll 5"]);
    enter(&mut journal, "undo");
    enter(&mut journal, "note tea is ready");
    assert_eq!(journal.redo_target(), Some(2));
    assert!(refused(&mut journal, "back 4").contains("engine-back-to-fact"));
    assert!(refused(&mut journal, "back 9").contains("engine-no-such-line"));
    enter(&mut journal, "redo");
    assert_eq!(journal.head(), 2);
}

#[test]
fn looking_back_shows_every_book_as_it_was() {
    let journal = sample_game::journal(&GAME);
    for n in 0..=u32::try_from(GAME.len()).unwrap() {
        let then = journal.book_at(journal.head_after(n).unwrap()).unwrap();
        assert_eq!(*then, *book(&GAME[..n as usize]), "after {n}");
    }
}

#[test]
fn a_long_game_is_undone_and_redone_across_kept_books() {
    let mut journal =
        Session::begin(GameInfo::of::<SampleGame>(), sample_game::header(&["Red", "Blue"], 0, 1000)).unwrap();
    enter(&mut journal, "read tax rate 1");
    let turn = ["red roll 3", "blue roll 5", "red pass", "blue pass", "tax"];
    for line in turn.iter().cycle().take(500) {
        enter(&mut journal, line);
    }
    let at = |journal: &Session| journal.view::<SampleGame>().unwrap().state().turn;
    assert_eq!(at(&journal), 101);
    for (line, turn) in
        [("undo 150", 71), ("redo", 71), ("back 6", 2), ("back 401", 81), ("undo 40", 73), ("back 501", 101)]
    {
        enter(&mut journal, line);
        assert_eq!(at(&journal), turn, "{line}");
        assert!(journal.balanced());
        assert_eq!(journal.effective_log().steps.len(), journal.moved().len());
    }
}

proptest! {
    #[test]
    fn after_any_walk_the_head_alone_decides_the_book(walk in prop::collection::vec((0u8..5, 0u32..40), 1..60)) {
        let mut journal = sample_game::journal(&["read tax rate 7"]);
        for (kind, number) in walk {
            let n = u32::try_from(journal.entries().len()).unwrap();
            let verb = match kind {
                0 => journal.parse("undo").ok(),
                1 => journal.parse("redo").ok(),
                2 => Some(Verb::Back(number % (n + 1))),
                _ => {
                    let choices = journal.view::<SampleGame>().unwrap().choices();
                    let choice = choices.get(number as usize % choices.len().max(1));
                    choice.map(|choice| Verb::Act(choice.act.filled(&[i64::from(number % 6) + 1]).unwrap().into()))
                }
            };
            let before = (journal.book().clone(), journal.head(), journal.chain().to_vec());
            if verb.is_none_or(|verb| journal.enter(verb, String::new()).is_err()) {
                prop_assert_eq!((journal.book().clone(), journal.head(), journal.chain().to_vec()), before);
            }
            let mut again = Session::begin(GameInfo::of::<SampleGame>(), journal.header().clone()).unwrap();
            for entry in journal.entries() {
                prop_assert_eq!(again.replay_entry(entry.clone()), Ok(None));
            }
            prop_assert_eq!(again.book(), journal.book());
            prop_assert_eq!(again.redo_target(), journal.redo_target());
            prop_assert!(journal.balanced());
        }
    }
}

//! Reminders, and bills shown before a decision.

use steward::engine::Session;
use steward::engine::stands::Erased as _;
use steward::engine::{Referee, Seat};
use steward::page::{Event, PageModel, Step};

use crate::rulebook::automobile::table::Table;

fn any(table: &Table) -> &Session {
    &table.0
}

fn play(table: &mut Table, lines: &[&str]) {
    table.play(&lines.join("\n"));
}

/// The message keys of the reminders, each with the suggested line.
fn reminded(table: &Table) -> Vec<(&'static str, String)> {
    table
        .0
        .book()
        .reminders(table.0.setting())
        .into_iter()
        .map(|one| (one.word, any(table).written(&one.act)))
        .collect()
}

fn after_setup() -> Table {
    let mut table = Table::of(3);
    play(&mut table, &["drawn", "red choose ford", "blue choose sloan", "green choose chrysler"]);
    table
}

#[test]
fn ford_is_reminded_of_the_extra_piece_until_it_is_built() {
    let mut table = after_setup();
    assert!(reminded(&table).is_empty(), "nothing is built yet: {:?}", reminded(&table));
    play(&mut table, &["red build 1 1"]);
    let (word, act) = reminded(&table).remove(0);
    assert_eq!((word, act.as_str()), ("ford", "red ford 1"));
    play(&mut table, &[&act]);
    assert!(reminded(&table).iter().all(|(word, _)| *word != "ford"));
}

#[test]
fn who_takes_up_fords_extra_piece_may_still_make_it_the_parts_factory() {
    let mut table = after_setup();
    play(&mut table, &["red build 1 1"]);
    let reminder = table.0.book().reminders(table.0.setting()).remove(0);
    assert_eq!(reminder.seat, None, "it is about no bill");
    let mut page = PageModel::of(&table.0);
    page.update(Event::Draft(reminder.act.clone()), &table.0);
    let written: Vec<String> = page.form.rows.iter().map(|act| any(&table).written(act)).collect();
    assert_eq!(written, ["red ford 1", "red ford 1 parts"]);
    assert!(matches!(&page.step, Step::Ready(outcome) if outcome.act() == Some(&reminder.act)));
}

#[test]
fn before_losses_the_discards_the_interest_and_a_loan_that_prevents_a_debt_are_named() {
    let mut table = after_setup();
    play(
        &mut table,
        &["red build 1 1", "blue loan", "correct bank > blue 3 losses, bank > green 40 losses, phase 1 8"],
    );
    play(&mut table, &["correct green > bank 1900 dollars"]);
    let words: Vec<_> = reminded(&table).into_iter().map(|one| one.0).collect();
    for word in ["sloan", "chrysler", "interest", "loan"] {
        assert!(words.contains(&word), "{word}: {words:?}");
    }
    let loan = reminded(&table).into_iter().find(|one| one.0 == "loan").unwrap();
    assert_eq!(loan.1, "green loan");
}

#[test]
fn a_space_without_a_car_that_ages_is_named_when_its_owner_may_close_it() {
    let mut table = after_setup();
    play(&mut table, &["red build 1 1", "blue build 3 1", "green cubes"]);
    // Spaces 1 and 3 have the same class, so space 1 gets a point for being one behind.
    assert_eq!(
        reminded(&table).iter().find(|one| one.0 == "space").map(|one| one.1.as_str()),
        Some("red close 1")
    );
}

#[test]
fn the_bill_of_now_is_the_bill_of_the_loss_phase() {
    let mut table = after_setup();
    play(&mut table, &["red build 1 1", "blue build 3 1", "green cubes", "correct bank > red 6 losses"]);
    let bill = table.0.book().bill(table.0.setting(), Seat::new(0)).unwrap().unwrap();
    // Six points and one for age, at 10 dollars each in turn 1.
    assert_eq!(bill.total, 70);
    assert!(bill.adds_up());
    let before = any(&table).book().ledger.clone();
    play(&mut table, &["correct phase 1 8"]);
    play(&mut table, &["losses"]);
    let paid = before
        .balance(steward::engine::Holder::Seat(Seat::new(0)), steward::games::automobile::units::DOLLARS)
        - any(&table)
            .balance(steward::engine::Holder::Seat(Seat::new(0)), steward::games::automobile::units::DOLLARS);
    assert_eq!(paid, 70);
    assert_eq!(table.0.book().bill(table.0.setting(), Seat::new(0)), Ok(None));
}

#[test]
fn how_a_book_stands_stands_another_table_there() {
    use steward::games::automobile::Automobile;
    let mut played = after_setup();
    play(&mut played, &["red build 1 1", "blue cubes"]);
    let facts = Automobile::stands(played.view()).facts(played.0.setting());
    let texts: Vec<String> = facts.into_iter().map(|fact| fact.text).collect();
    let mut other = Table::of(3);
    play(&mut other, &["drawn", &format!("correct {}", texts.join(", "))]);
    assert_eq!(any(&other).stage(), any(&played).stage());
    assert_eq!(other.view().state().characters, played.view().state().characters);
}

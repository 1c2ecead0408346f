//! Phase 8: ageing spaces give loss points, Sloan and Chrysler discard, and all players pay.

use steward::engine::discrepancy::Mistake;
use steward::engine::worksheet::Cell;
use steward::engine::{Draft, Holder, Seat, Worksheets};
use steward::games::automobile::Automobile;
use steward::games::automobile::units::DOLLARS;
use steward::words::keys::automobile as k;

use super::table::Table;

/// Case 4, in a turn in which a point costs $10: Yellow, Red, Green and Blue from the most modern space; Green's is closed.
#[test]
fn four_spaces_of_one_class_of_which_the_third_is_closed_bring_0_1_nothing_and_3() {
    let mut table = Table::of(4);
    table.play(
        "correct yellow > space 12 1 tiles yellow, red > space 8 2 tiles red, bank > space 4 1 closed, \
         blue > space 1 1 tiles blue, phase 1 8",
    );
    table.play("losses");
    assert_eq!(table.points(), [1, 3, 0, 0]);
    assert_eq!(table.purses(), [1990, 1970, 2000, 2000]);
    assert_eq!(table.description()[0], "bank > red 1 losses: 1 age");
}

#[test]
fn points_are_counted_per_class_over_everybody_and_per_space_not_per_tile() {
    let mut table = Table::of(4);
    table.play(
        "correct yellow > space 12 3 tiles yellow, red > space 11 2 tiles red, green > space 8 2 tiles green, \
         blue > space 4 1 tiles blue, yellow > space 9 1 tiles yellow, phase 1 8\nlosses",
    );
    assert_eq!(table.points(), [0, 2, 1, 1]);
}

/// Case 6.
#[test]
fn chrysler_in_turn_3_discards_3_points_before_paying_and_never_more_than_there_are() {
    for (points, kept) in [(7, 4), (2, 0)] {
        let mut table = Table::of(3);
        table.play(&format!("correct bank > red {points} losses, phase 3 8, red is chrysler\nlosses"));
        assert_eq!((table.points()[0], table.cash("red")), (kept, 2000 - 30 * kept));
    }
}

#[test]
fn chrysler_discards_as_many_points_as_the_number_of_the_turn() {
    for turn in 1..=4 {
        let mut table = Table::of(3);
        table.play(&format!("correct bank > red 9 losses, phase {turn} 8, red is chrysler\nlosses"));
        assert_eq!(table.points()[0], 9 - turn, "turn {turn}");
    }
}

#[test]
fn sloan_discards_half_rounded_up_after_ageing_and_before_paying() {
    let mut table = Table::of(3);
    table.play("correct bank > red 6 losses, red > space 1 1 tiles red, blue > space 3 1 tiles blue");
    table.play("correct phase 3 8, red is sloan\nlosses");
    assert_eq!((table.points()[0], table.cash("red")), (3, 2000 - 3 * 30));
}

/// Case 7.
#[test]
fn seven_points_and_two_loans_in_turn_3_cost_310_and_the_points_stay() {
    let mut table = Table::of(3);
    table.play("correct bank > red 7 losses, phase 3 8\nred loan\nred loan\nlosses");
    assert_eq!((table.cash("red"), table.points()[0]), (3000 - 310, 7));
}

#[test]
fn a_point_costs_10_20_30_and_40_dollars_in_turns_1_to_4() {
    for turn in 1..=4 {
        let mut table = Table::of(3);
        table.play(&format!("correct bank > red 5 losses, phase {turn} 8\nlosses"));
        assert_eq!(table.cash("red"), 2000 - 50 * turn);
    }
}

#[test]
fn points_come_back_every_turn() {
    let mut table = Table::of(3);
    table.play("correct bank > red 5 losses, phase 1 8\nlosses\nend\ncorrect phase 2 8\nlosses");
    assert_eq!(table.cash("red"), 2000 - 50 - 100);
}

#[test]
fn a_rate_nobody_has_read_is_asked_for() {
    let mut table = Table::unread(3, &[]);
    table.play("correct bank > red 5 losses, phase 2 8");
    assert_eq!(table.asks("losses"), "rate 2 dollars");
    table.play("read rate 2 dollars 25\nlosses");
    assert_eq!(table.description()[0], "red > bank 125 dollars: 5 x 25 points (board)");
}

/// The explanation in English.
#[test]
fn a_loss_payment_reads_as_a_sentence_with_sources_and_with_what_did_not_apply() {
    let mut table = Table::of(3);
    table.play("correct bank > red 7 losses, red > space 1 1 tiles red, blue > space 3 1 tiles blue");
    table.play("correct phase 3 8, blue is sloan, green is chrysler\nred loan\nlosses");
    let description = table.description_in_english();
    let paid = description.iter().find(|line| line.contains(" 290 dollars: ")).unwrap();
    for part in [
        "8 x 30 loss points (board)",
        "1 x 50 ",
        "(Sloan discards for Blue only)",
        "(Chrysler discards for Green only)",
    ] {
        assert!(paid.contains(part), "{part} is not in {paid}");
    }
    assert!(description[0].contains(" 1 losses: 1 ") && description[0].contains("Duryea"), "{description:?}");
}

#[test]
fn every_posting_of_a_loss_phase_has_words_in_english() {
    let mut table = Table::of(3);
    table.play("correct bank > red 70 losses, bank > blue 9 losses, red > space 1 2 tiles red");
    table.play("correct red > bank 1900 dollars, phase 4 8, blue is sloan");
    table.play("ruling short-of-cash table\nlosses red close 1");
    for line in table.description_in_english() {
        assert!(!line.contains("automobile-") && !line.contains('{'), "{line}");
    }
}

/// Red owes 60 points of $40 in turn 4.
fn short(rulings: &str, cash: i64) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("correct bank > red 60 losses, phase 4 8");
    if cash < 2000 {
        table.play(&format!("correct red > bank {} dollars", 2000 - cash));
    }
    table
}

#[test]
fn loans_are_taken_as_few_as_are_needed_and_bear_interest_at_once() {
    for (cash, loans) in [(2000, 1), (1950, 1), (1949, 2), (1500, 2)] {
        let mut table = short("", cash);
        table.play("losses");
        assert_eq!((table.has("red", "loans"), table.cash("red")), (loans, cash + 450 * loans - 2400));
        assert!(table.decided_by("loan-late"));
    }
}

#[test]
fn a_loan_of_this_loss_phase_bears_no_interest_only_by_ruling() {
    for (cash, loans) in [(1900, 1), (1899, 2)] {
        let mut table = short("loan-late before", cash);
        table.play("losses");
        assert_eq!((table.has("red", "loans"), table.cash("red")), (loans, cash + 500 * loans - 2400));
        assert!(table.decided_by("loan-late"));
    }
    let mut table = short("loan-late before", 2000);
    table.play("correct phase 4 7\nred loan\nreveal 22 33 44 premium 2 low 3\nsale\nlosses");
    assert_eq!(table.cash("red"), 2500 - 2400 - 50);
}

#[test]
fn who_is_short_with_every_loan_carries_a_debt_paid_first_from_income_and_taken_off_the_fortune() {
    let mut table = short("", 100);
    table.refused("losses", k::STILL_SHORT, k::SHORT_DEBT_SUGGESTION);
    table.refused("losses red close 1", k::SHORT_MAY_NOT_CLOSE, k::SHORT_DEBT_SUGGESTION);
    table.play("losses red debt");
    assert_eq!((table.cash("red"), table.debt("red"), table.has("red", "loans")), (0, 2500 - 1100, 2));
    assert!(table.decided_by("loan-late"));
    assert_eq!(table.ranks().last().unwrap(), "3 red -2600");
    table.play("correct red > space 6 5 cars red, phase 4 7\nreveal 22 33 44 premium 3 low 2\nsale");
    assert_eq!((table.cash("red"), table.debt("red")), (0, 800));
    let description = table.description();
    assert!(description.contains(&"red > bank 600 dollars: 600 cause-losses".to_owned()), "{description:?}");
    table.play("correct phase 4 6\ncorrect red > space 6 5 cars red, phase 4 7");
    table.play("reveal 22 33 44 premium 5 low 5\nsale");
    assert_eq!((table.cash("red"), table.debt("red")), (200, 0));
}

#[test]
fn only_who_is_short_is_named_and_only_once() {
    let mut table = short("", 100);
    table.refused("losses red debt, blue debt", k::NOT_SHORT, k::NOT_SHORT_SUGGESTION);
    table.refused("losses red debt, red debt", k::SHORT_TWICE, k::SHORT_TWICE_SUGGESTION);
}

#[test]
fn who_is_short_closes_spaces_by_ruling_each_only_while_still_short() {
    let mut table = short("short-of-cash close", 100);
    table.play("correct red > space 12 3 tiles red, red > space 8 2 tiles red");
    table.refused("losses", k::STILL_SHORT, k::SHORT_CLOSE_SUGGESTION);
    table.refused("losses red debt", k::SHORT_MUST_CLOSE, k::SHORT_CLOSE_SUGGESTION);
    table.refused("losses red close 12 8", k::CLOSES_TOO_MANY, k::CLOSES_TOO_MANY_SUGGESTION);
    table.play("losses red close 12");
    let cash = 100 + 1000 + 3 * 250 - (61 - 31) * 40 - 100;
    assert_eq!((table.cash("red"), table.points()[0]), (cash, 30));
    assert!(table.decided_by("loan-late"));
    assert!(table.decided_by("short-of-cash"));
}

#[test]
fn who_has_closed_everything_and_is_still_short_carries_a_debt() {
    let mut table = short("short-of-cash close", 0);
    table.play("correct bank > red 100 losses, red > space 12 1 tiles red\nlosses red close 12");
    assert_eq!((table.cash("red"), table.debt("red")), (0, 80 * 40 + 100 - 1000 - 250));
    let mut table = short("short-of-cash close", 0);
    table.play("losses red debt");
    assert_eq!(table.debt("red"), 1500);
}

#[test]
fn the_table_may_decide_between_debt_and_closing() {
    let mut table = short("short-of-cash table", 100);
    table.play("correct red > space 12 3 tiles red");
    table.refused("losses", k::STILL_SHORT, k::SHORT_TABLE_SUGGESTION);
    table.play("losses red debt");
    assert_eq!(table.debt("red"), 1400);
    let mut table = short("short-of-cash table", 100);
    table.play("correct red > space 12 3 tiles red\nlosses red close 12");
    assert_eq!(table.debt("red"), 0);
}

#[test]
fn losses_are_paid_in_their_phase() {
    Table::of(3).refused("losses", k::WRONG_PHASE, k::NOW_TILES);
}

#[test]
fn interest_kept_back_from_a_bill_is_found_in_the_count_and_put_right() {
    let mut table = Table::of(3);
    table.play("correct bank > red 7 losses, phase 1 8\nred loan\nlosses");
    let journal = &table.0;
    let red = Holder::Seat(Seat::new(0));
    let book = journal.book().ledger.balance(red, DOLLARS);
    assert_eq!(book, 2500 - 120);
    let gaps = journal.gaps(&[(red, DOLLARS, book + 50)]);
    let found = journal.suspects(&gaps, &|_| vec![500, 100, 50, 10], &|step| format!("entry {step}"));
    let interest = found.iter().find(|suspect| suspect.mistake == Mistake::Part(50)).expect("the interest");
    assert_eq!(interest.text, "losses");
    assert_eq!(interest.part.as_ref().map(|part| part.key), Some(k::TERM_INTEREST));
    assert_eq!(interest.hand_over.len(), 1);
    let fix = journal.write(&interest.fix);
    table.play(&fix);
    assert_eq!(table.cash("red"), book + 50);
}

#[test]
fn the_bill_shows_no_figure_until_all_that_it_rests_on_is_read() {
    let mut table = Table::unread(3, &[]);
    table.play("correct red > space 1 1 tiles red, bank > red 3 losses, phase 1 8");
    let sheet = Automobile::worksheet(table.view(), &Draft::default()).unwrap();
    let cells: Vec<Cell> = sheet.rows.into_iter().flat_map(|row| row.cells).collect();
    assert_eq!(cells, vec![Cell::None; 9]);
}

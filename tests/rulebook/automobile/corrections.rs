//! Corrections of turn, phase and order, after which the game goes on.

use steward::words::Arg;
use steward::words::keys::{automobile as k, engine};

use super::table::Table;

#[test]
fn a_phase_that_is_not_there_is_refused() {
    let mut table = Table::of(3);
    for line in ["correct phase 5 1", "correct phase 1 10", "correct phase 0 1", "correct phase 1 3 4"] {
        table.refused(line, k::FIX_PHASE, engine::FIX_SUGGESTION);
    }
}

#[test]
fn an_order_names_every_player_once() {
    let mut table = Table::of(3);
    for line in ["correct order red blue", "correct order red red blue", "correct order"] {
        table.refused(line, k::FIX_ORDER, engine::FIX_SUGGESTION);
    }
    table.play("correct phase 1 3, order blue green red");
    assert_eq!(table.whose(), "blue");
    table.play("correct next red");
    assert_eq!(table.whose(), "red");
}

#[test]
fn nobody_is_next_before_there_is_an_order() {
    use steward::engine::Seat;
    use steward::engine::correction::Correction;
    use steward::engine::entry::Verb;
    use steward::games::automobile::{Character, Stands};
    let mut table = Table::of(3);
    let (here, far) = (Seat::new(0), Seat::new(4));
    let next = |seat| Stands { next: Some(seat), ..Stands::default() };
    let ford = Stands { characters: [(far, Character::Ford)].into(), ..Stands::default() };
    let nobody = (engine::SEATS_NOBODY, engine::SEATS_NOBODY_SUGGESTION);
    let whys = [(k::FIX_NOBODY_NEXT, engine::FIX_SUGGESTION), nobody, nobody];
    for (stands, (why, suggestion)) in [next(here), next(far), ford].into_iter().zip(whys) {
        let correction = Correction::moving(Vec::new(), "").standing(stands);
        let refusal = table.refused_verb(Verb::Correct(correction));
        assert_eq!((refusal.why.key, refusal.suggestion.map(|line| line.key)), (why, Some(suggestion)));
    }
}

#[test]
fn only_who_plays_is_next() {
    use steward::engine::Seat;
    use steward::engine::correction::Correction;
    use steward::engine::entry::Verb;
    use steward::games::automobile::Stands;
    let mut table = Table::of(3);
    table.play("correct phase 1 3, order blue green red");
    let stands = Stands { next: Some(Seat::new(4)), ..Stands::default() };
    let refusal = table.refused_verb(Verb::Correct(Correction::moving(Vec::new(), "").standing(stands)));
    let said = (refusal.why.key, refusal.suggestion.map(|line| line.key));
    assert_eq!(said, (engine::SEATS_NOBODY, Some(engine::SEATS_NOBODY_SUGGESTION)));
    let unread = |line: &str| table.0.parse(line).unwrap_err();
    let said = unread("correct next p5");
    assert!(
        said.args.iter().any(|(_, arg)| matches!(arg, Arg::Line(why) if why.key == engine::SEATS_NOBODY))
    );
    assert_eq!(unread("correct nxt red").key, engine::NOTATION_REST, "what does not fit is named");
    assert_eq!(unread("correct next red, next blue").to_string(), "engine-fact-twice(what=\"next blue\")");
}

#[test]
fn a_character_is_given_to_one_player_only() {
    let mut table = Table::of(3);
    table.play("correct phase 1 3, red is ford");
    table.refused("correct blue is ford", k::CHARACTER_TAKEN, engine::FIX_SUGGESTION);
    table.play("correct red is sloan, blue is ford, blue > space 1 1 tiles blue");
    table.play("red cubes\nblue ford 1\nblue cubes");
}

#[test]
fn a_table_stood_in_phase_5_goes_on_with_the_first_who_can_sell() {
    let mut table = Table::of(3);
    table.play(
        "correct green > space 1 2 tiles green, green > space 1 2 cars green, \
         green > band 2 2 distributors green, phase 2 5",
    );
    assert_eq!(table.whose(), "green");
    table.play("green sell 1 mid\ngreen sell 1 mid");
    assert_eq!((table.stage().as_str(), table.cash("green")), ("2.6", 2300));
}

#[test]
fn a_table_stood_in_phase_5_where_nobody_can_sell_settles_it_with_an_empty_sheet() {
    let mut table = Table::of(3);
    table.play("correct blue > band 2 2 distributors blue, phase 2 5");
    assert_eq!(table.whose(), "");
    table.refused("blue sell 1 mid", k::NOBODYS_TURN, k::NOW_NOBODY_SELLS);
    assert_eq!(table.view().choices().len(), 1 + 3);
    table.play("distributors red -");
    assert_eq!((table.stage().as_str(), table.points()), ("2.6", vec![0, 2, 0]));
}

#[test]
fn a_table_stood_in_phase_4_without_a_car_for_howard_sells_none() {
    let mut table = Table::of(3);
    table.play("correct phase 2 4, red is howard\nred howard");
    assert_eq!(table.stage(), "2.6");
}

#[test]
fn loans_taken_before_a_table_was_stood_in_phase_8_bear_interest() {
    let mut table = Table::under(3, "loan-late before");
    table.play("red loan\ncorrect phase 1 8\nlosses");
    assert_eq!(table.cash("red"), 2500 - 50);
}

#[test]
fn an_order_of_play_that_was_wrong_is_put_right() {
    let mut table = Table::of(3);
    table.play("correct phase 1 8, order green blue red\nlosses\nend\ndrawn");
    assert_eq!(table.whose(), "green");
    table.play("correct order blue red green\nblue choose ford");
    assert_eq!(table.whose(), "red");
}

#[test]
fn a_table_stood_in_another_turn_has_all_its_decisions_again() {
    let mut table = Table::of(3);
    table.play("correct red > space 1 1 tiles red, phase 1 6\nred bonus 1\nblue pass");
    table.play("correct space 1 > bank 1 bonus, phase 2 6\nred reduced 1 2\nblue pass");
    assert_eq!(table.state().taken.bonus, 0);
}

#[test]
fn markers_that_lie_on_spaces_are_taken_where_a_table_is_stood_in_phase_6() {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 1 tiles red, red > space 2 1 tiles red, bank > space 1 1 bonus, phase 2 6",
    );
    table.play("red bonus 2");
    assert_eq!(table.has("red", "cubes"), 5 - 1, "the second marker of the turn costs one cube");
}

/// Phase 5 of turn 2. Red has sold one of two mid cars, and every mid box has been taken since.
fn nobody_can_sell_any_more() -> Table {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 2 cars red, red > band 2 2 distributors red, blue > band 3 1 distributors blue, \
         phase 2 5\nred sell 1 mid\ncorrect green > box 2 5 distributors green",
    );
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("2.5", ""));
    table
}

#[test]
fn when_a_correction_leaves_nobody_a_sale_the_empty_sheet_ends_phase_5() {
    let mut table = nobody_can_sell_any_more();
    assert_eq!(table.now().key, k::NOW_NOBODY_SELLS);
    table.refused("distributors red 1:1", k::SHEET_BOXES, k::SHEET_SUGGESTION);
    table.play("distributors red -, blue -, green -");
    assert_eq!((table.stage().as_str(), table.points()), ("2.6", vec![1, 1, 0]));
    assert_eq!([1, 2, 3].map(|row| table.has(&format!("box {row}"), "distributors green")), [0; 3]);
    assert_eq!(table.has("band 2", "distributors green"), 5);
    assert_eq!(table.has("blue", "distributors blue"), 8);
}

#[test]
fn what_is_advised_where_nobody_can_sell_is_what_ends_the_phase() {
    let mut table = nobody_can_sell_any_more();
    assert_eq!(table.now().key, k::NOW_NOBODY_SELLS);
    table.play("distributors red -");
    assert_eq!(table.stage(), "2.6");
}

#[test]
fn a_sheet_sells_into_the_boxes_that_are_free_and_from_whoever_is_next() {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 2 cars red, red > band 2 2 distributors red, blue > space 4 2 cars blue, \
         blue > band 2 2 distributors blue, green > box 2 3 distributors green, phase 1 5, next blue",
    );
    table.refused("distributors red 1:2, blue 4:2", k::SHEET_BOXES, k::SHEET_SUGGESTION);
    table.refused("distributors red 1:1", k::SHEET_NO_ORDER, k::SHEET_FORCED_SUGGESTION);
    table.play("distributors blue 4:1");
    assert_eq!((table.stage().as_str(), table.points()), ("1.6", vec![2, 1, 0]));
}

#[test]
fn a_position_sheet_in_phase_5_is_played_on_from_where_it_stands() {
    let mut table = Table::of(3);
    let sheet = "box 2 6 distributors green, band 2 1 distributors red, space 1 1 cars red, phase 2 5";
    let position = table.0.position(sheet).unwrap();
    let mut header = table.0.header().clone();
    header.position = Some(position);
    table = Table::begin(header);
    table.play("distributors red -");
    assert_eq!((table.stage().as_str(), table.points()), ("2.6", vec![1, 0, 0]));
    assert_eq!(table.has("box 2", "distributors green"), 0);
}

/// Phase 3 begins: Blue holds Ford, Green Kettering, Red Sloan.
fn chosen() -> Table {
    let mut table = Table::of(3);
    table.play("drawn\nred choose sloan\nblue choose ford\ngreen choose kettering");
    assert_eq!(table.order(), "blue green red");
    table
}

#[test]
fn the_order_of_play_follows_a_character_put_right() {
    let mut table = chosen();
    table.play("correct blue is sloan, red is ford");
    assert_eq!((table.order().as_str(), table.whose().as_str()), ("red green blue", "red"));
}

#[test]
fn whoever_had_a_turn_in_the_round_is_not_next_when_the_order_is_put_right() {
    let mut table = chosen();
    table.play("blue cubes\ncorrect blue is howard");
    assert_eq!((table.order().as_str(), table.whose().as_str()), ("green red blue", "green"));
}

#[test]
fn an_order_against_the_characters_is_refused_and_named() {
    let mut table = chosen();
    let against = (k::FIX_ORDER_AGAINST, k::FIX_ORDER_AGAINST_SUGGESTION);
    table.refused("correct order red blue green", against.0, against.1);
    table.refused("correct order red blue green, blue is howard", against.0, against.1);
    table.play("correct order green red blue, blue is howard");
    assert_eq!(table.order(), "green red blue");
    table.play("correct order green red blue");
}

#[test]
fn a_sheet_whose_order_contradicts_its_characters_is_refused() {
    use steward::engine::{Rejection, Session};
    let table = Table::of(3);
    let sheet = "phase 2 3, order red blue green, red is sloan, blue is ford, green is howard";
    let begun = |sheet: &str| {
        let mut header = table.0.header().clone();
        header.position = Some(table.0.position(sheet).unwrap());
        Session::begin(steward::engine::GameInfo::of::<steward::games::automobile::Automobile>(), header)
    };
    let Err(Rejection::Refused(refusal)) = begun(sheet) else { panic!("{sheet} is taken") };
    assert_eq!(refusal.why.key, k::FIX_ORDER_AGAINST);
    assert!(begun(&sheet.replace("red blue green", "blue red green")).is_ok());
}

#[test]
fn in_phase_2_whoever_is_named_chooses_and_then_the_others() {
    let mut table = Table::of(3);
    table.play("drawn\ncorrect next blue\nblue choose ford\ngreen choose howard");
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("1.2", "red"));
    table.refused("correct next blue", k::FIX_HAS_CHOSEN, engine::FIX_SUGGESTION);
    table.play("correct next red\nred choose sloan");
    assert_eq!((table.stage().as_str(), table.order().as_str()), ("1.3", "blue red green"));
}

#[test]
fn loans_that_an_old_debt_eats_do_not_count_as_cash_for_the_bill() {
    let mut table = Table::of(3);
    table.play("red loan\nred loan\ncorrect red > bank 3000 dollars, bank > red 30 losses, phase 4 8\nlosses red debt");
    assert_eq!((table.cash("red"), table.debt("red")), (0, 1300));
    table.play("correct red > bank 2 loans, red > bank 29 losses, phase 1 8\nlosses red debt");
    assert_eq!((table.has("red", "loans"), table.cash("red"), table.debt("red")), (2, 0, 1300 - 1000 + 110));
}

#[test]
fn what_means_something_in_one_phase_alone_is_refused_in_another() {
    let mut table = Table::of(3);
    for line in
        ["durant red", "selling", "passed red", "passes 1", "red began 1", "demand premium 2 mid 3 low 4"]
    {
        table.refused(&format!("correct {line}"), k::FIX_ELSEWHERE, engine::FIX_SUGGESTION);
    }
    table.play("correct phase 1 6, passed red, next blue");
    assert_eq!((table.whose().as_str(), table.state().passed.len()), ("blue", 1));
    table.refused("correct red began 1", k::FIX_ELSEWHERE, engine::FIX_SUGGESTION);
}

#[test]
fn a_seller_who_was_passed_over_sells_next_once_the_cars_are_found() {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 2 cars red, red > band 2 2 distributors red, blue > band 2 1 distributors blue, \
         green > space 4 1 cars green, green > band 2 1 distributors green, phase 2 5\nred sell 1 mid",
    );
    assert_eq!(table.whose(), "green");
    table.play("correct blue > space 7 1 cars blue");
    assert_eq!(table.whose(), "blue");
}

#[test]
fn debts_that_are_named_are_all_there_are_and_the_oldest_is_paid_first() {
    let mut table = Table::of(3);
    let owed = |table: &Table| -> Vec<(String, i64)> {
        let debts = table.0.book().debts.iter();
        debts.map(|debt| (debt.from.to_string(), debt.amount)).collect()
    };
    table.play("correct debt 2 blue owes bank 50 dollars, debt 1 red owes bank 300 dollars");
    assert_eq!(owed(&table), [("p1".to_owned(), 300), ("p2".to_owned(), 50)]);
    table.play("red loan");
    assert_eq!(owed(&table), [("p2".to_owned(), 50)]);
    table.play("correct debt 1 green owes bank 10 dollars");
    assert_eq!(owed(&table), [("p3".to_owned(), 10)]);
}

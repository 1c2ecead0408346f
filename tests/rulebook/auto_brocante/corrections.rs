//! Corrections: cars by number, the step of the turn, the player to act.

use steward::engine::stands::Erased as _;
use steward::engine::{Acts, Referee};
use steward::games::auto_brocante::units::CARS;
use steward::games::auto_brocante::{Act, AutoBrocante, Stands};
use steward::words::Arg;
use steward::words::keys::{auto_brocante as k, engine};

use super::table::Table;

#[test]
fn cars_are_put_right_by_number_on_the_ledger_and_beside_it() {
    let mut table = Table::dealt();
    table.play("correct car 1 blue, car 13 graveyard, car 5 stolen green: looked again");
    assert_eq!(table.cars(), [11, 3, 4, 4, 1, 1]);
    assert_eq!((table.place(1), table.place(5)), ("blue".to_owned(), "stolen green".to_owned()));
    table.refused_why("correct bank > red 1 cars", k::CARS_BY_NUMBER);
    table.refused_why("correct car 1 blue", k::FIX_THERE);
    table.play("correct car 14 blue, car 15 blue");
    table.refused_why("correct car 16 blue", k::LOT_FULL);
}

#[test]
fn the_turn_is_put_right_by_round_phase_and_dealer() {
    let mut table = Table::dealt();
    table.play("correct next green, phase 3 5");
    assert_eq!(table.stands(), "3.5 green");
    for line in ["correct phase 0 3", "correct phase 1 6", "correct phase 1 0"] {
        table.refused_why(line, k::FIX_PHASE);
    }
    table.refused_why("correct phase 1 1", k::DEALT_ALREADY);
    table.refused_why("correct cards 3", k::FIX_CARDS);
    table.play("correct phase 1 3, next red, cards 1");
    assert_eq!(table.stands(), "1.3 red");
    table.refused_why("red none", k::OPTION_A_BEGUN);
}

#[test]
fn before_the_deal_next_says_who_begins() {
    let mut table = Table::undealt();
    table.play("correct next blue\ndeal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12");
    assert_eq!(table.stands(), "1.3 blue");
}

#[test]
fn a_lot_that_is_filled_by_hand_needs_no_minimum() {
    let mut table = Table::dealt();
    table.play("correct car 1 bank, car 2 bank, car 3 bank, car 4 bank, next red");
    assert_eq!(table.stands(), "1.2 red");
    table.play("correct car 1 red, car 2 red\nred none");
    assert_eq!(table.stands(), "1.4 red");
}

#[test]
fn a_count_moves_nothing_and_an_amend_replays_the_cars() {
    let mut table = Table::dealt();
    table.play("red buy 13 fixed\ncount red 21000 dollars, red 5 cars");
    table.play("amend replace 2 red buy 14 fixed");
    assert_eq!((table.place(13), table.place(14)), ("bank".to_owned(), "red".to_owned()));
}

#[test]
fn cars_stay_where_they_stand_when_a_sale_is_put_right_and_let_stand() {
    let mut table = Table::dealt();
    table.play("red buy 13 fixed");
    let (cars, cash) = (table.cars(), table.purses());
    table.play("amend stand replace 2 red buy 14 fixed");
    assert_eq!((table.place(13), table.place(14)), ("red".to_owned(), "bank".to_owned()));
    assert_eq!((table.cars(), table.purses()), (cars.clone(), cash));
    table.play("undo");
    assert_eq!((table.place(13), table.cars()), ("red".to_owned(), cars));
}

#[test]
fn two_cards_counted_by_hand_use_the_option_up() {
    let mut table = Table::dealt();
    table.play("correct cards 2");
    assert_eq!(table.stands(), "1.4 red");
    table.refused_why("red fire 5", k::CARDS_DONE);
    table.play("correct cards 1");
    assert_eq!(table.stands(), "1.3 red");
    table.play("correct cards 2\nred business 1 blue 500\ncorrect cards 0");
    assert_eq!(table.stands(), "1.4 red", "who has opened for business stays there");
}

#[test]
fn a_lot_that_is_filled_by_hand_buys_at_the_fixed_price_whatever_the_minimum_costs() {
    let mut table = Table::under("min-price list");
    table.play("correct car 1 bank, car 2 bank, car 3 bank, car 4 bank, next red");
    table.refused_why("red buy 13 fixed", k::LIST_PRICE_ONLY);
    table.play("correct car 1 red, car 2 red\nred buy 13 fixed");
}

#[test]
fn money_given_by_hand_pays_no_debt_before_there_is_an_income() {
    let mut table = Table::dealt();
    table.play("correct green > bank 24000 dollars\nred none\nred business 1 green asked 5000 value 5000");
    let owed = |table: &Table| table.0.book().debts.iter().map(|debt| debt.amount).collect::<Vec<_>>();
    assert_eq!(owed(&table), [5000]);
    table.play("correct bank > green 9000 dollars\nred business 2 green asked 3000 value 3000");
    assert_eq!(owed(&table), [5000], "the fine that Red does not pay is no income");
    table.play("correct next green\ngreen sell 9 list");
    assert_eq!(owed(&table), [0; 0], "this is one");
}

#[test]
fn a_stolen_car_is_put_right_to_whom_it_was_stolen_from() {
    let mut table = Table::under("recovered later");
    table.play("red theft 5\ncorrect car 5 stolen green");
    assert_eq!(table.place(5), "stolen green");
    assert_eq!(table.cars(), [12, 4, 3, 4, 0, 1]);
}

#[test]
fn the_numbers_in_a_lot_are_told_and_a_number_is_put_somewhere_by_a_line() {
    let table = Table::dealt();
    let view = table.view();
    let blue = table.seat("blue");
    assert_eq!(AutoBrocante::numbers(view, CARS, blue), [5, 6, 7, 8]);
    let fact = |said: Stands| said.facts(table.0.setting()).into_iter().next().map(|fact| fact.text);
    let put = |number, to| fact(AutoBrocante::piece_at(CARS, number, to));
    assert_eq!(put(20, Some(blue)).as_deref(), Some("car 20 blue"));
    assert_eq!(put(5, None).as_deref(), Some("car 5 bank"));
    assert_eq!(put(0, None), None);
    assert_eq!(fact(AutoBrocante::at_phase(view, 3, 4)).as_deref(), Some("phase 3 4"));
}

#[test]
fn a_word_that_is_not_understood_is_named() {
    let table = Table::dealt();
    let seats = &table.0.setting().seats;
    for (line, why) in [
        ("red buy 25 fixed", engine::NOTATION_WORD),
        ("red buy 7 cheap", engine::NOTATION_WORD),
        ("red fire 7 claim floods", engine::NOTATION_WORD),
        ("red cancel orange", engine::NOTATION_WORD),
        ("red business 7 blue much", k::NO_ENDING),
    ] {
        let said = Act::parse(line, seats).unwrap_err();
        assert_eq!(said.key, engine::NOTATION_ARGUMENT, "{line}");
        let inner = said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Line(inner) => Some(inner.key),
            _ => None,
        });
        assert_eq!(inner, Some(why), "{line}");
    }
    for (line, why) in [
        ("orange draw", engine::NOTATION_WHO),
        ("draw", engine::NOTATION_WHOSE),
        ("red", engine::NOTATION_VERBS),
        ("red haggle 7", engine::NOTATION_VERB),
        ("red draw 2", engine::NOTATION_REST),
        ("red cancel", engine::NOTATION_MISSING),
        ("red cancel blue green", engine::NOTATION_REST),
    ] {
        assert_eq!(Act::parse(line, seats).unwrap_err().key, why, "{line}");
    }
}

#[test]
fn a_verb_in_french_means_the_same_act() {
    let table = Table::dealt();
    let seats = &table.0.setting().seats;
    for (french, written) in [
        ("red achète 7 fixed", "red buy 7 fixed"),
        ("red renonce", "red below"),
        ("red assure card", "red policy card"),
        ("red passe", "red none"),
        ("red vole 7 recovered", "red theft 7 recovered"),
        ("red cède 7 blue 3000", "red business 7 blue 3000"),
        ("bilan red 3:junk, blue -, green -", "final red 3:junk, blue -, green -"),
    ] {
        let act = Act::parse(french, seats).unwrap();
        assert_eq!(act.write(seats), written);
    }
}

#[test]
fn where_a_turn_stands_is_said_without_beginning_it_anew() {
    let mut table = Table::dealt();
    table.play("correct phase 2 3, cards 1, turn blue, first green, minimum 1");
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("2.3", "blue"));
    assert_eq!((table.state().cards, table.state().minimum), (1, 1));
    assert_eq!(table.state().first, table.0.setting().seats.find("green").unwrap());
}

#[test]
fn a_car_is_counted_once_the_game_is_over_in_the_lot_of_its_owner() {
    let mut table = Table::dealt();
    table.refused("correct value 1 900", k::FIX_VALUE, engine::FIX_SUGGESTION);
    table.play("correct car 20 red");
    table.play("correct over, value 20 900, red shows 20 900");
    assert_eq!(table.stage(), "over");
    table.refused("correct value 21 900", k::FIX_VALUE, engine::FIX_SUGGESTION);
}

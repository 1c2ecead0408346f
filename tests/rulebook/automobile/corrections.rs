//! The referee stands the table somewhere else, and the game goes on from there.

use steward::words::keys::{automobile as k, engine};

use super::table::Table;

#[test]
fn a_phase_that_is_not_there_is_refused() {
    let mut table = Table::of(3);
    for line in ["correct phase 5 1", "correct phase 1 10", "correct phase 0 1", "correct phase 1 3 4"] {
        table.refused(line, k::FIX_PHASE, k::FIX_WAY_OUT);
    }
}

#[test]
fn an_order_names_every_player_once() {
    let mut table = Table::of(3);
    for line in ["correct order red blue", "correct order red red blue", "correct order"] {
        table.refused(line, k::FIX_ORDER, k::FIX_WAY_OUT);
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
    use steward::games::automobile::{Character, Fix};
    let mut table = Table::of(3);
    let far = Seat::new(4);
    let fixes = [Fix::Next(far), Fix::Character { seat: far, character: Character::Ford }];
    let whys = [(k::FIX_NOT_IN_ORDER, k::FIX_WAY_OUT), (engine::SEATS_NOBODY, engine::SEATS_NOBODY_WAY_OUT)];
    for (fix, (why, way_out)) in fixes.into_iter().zip(whys) {
        let correction = Correction { moves: Vec::new(), fixes: vec![fix], reason: String::new() };
        let refusal = table.refused_verb(Verb::Correct(correction));
        assert_eq!((refusal.why.key, refusal.way_out.map(|line| line.key)), (why, Some(way_out)));
    }
}

#[test]
fn a_character_is_given_to_one_player_only() {
    let mut table = Table::of(3);
    table.play("correct phase 1 3, red is ford");
    table.refused("correct blue is ford", k::CHARACTER_TAKEN, k::FIX_WAY_OUT);
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
    table.refused("blue sell 1 mid", k::NOBODYS_TURN, k::NOW_NOBODY);
    assert_eq!(table.0.choices().len(), 1 + 3);
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
    table.play("correct red > space 1 1 tiles red, phase 1 6\nred bonus 1\nblue pass\ncorrect phase 2 6");
    table.play("red reduced 1 2\nblue pass");
    assert_eq!(table.state().taken.bonus, 0);
}

//! The central track: the die, a roll of 6, the squares.

use steward::words::keys::sponsors as k;

use super::table::Table;

#[test]
fn the_die_moves_the_pawn_clockwise_from_the_a_of_its_zone() {
    let mut table = Table::of(4);
    table.play("red roll 4");
    assert_eq!((table.beside("square 1"), table.beside("step")), ("5".to_owned(), "square".to_owned()));
    assert_eq!(table.description(), "1 from-square; 4 die");
    table.play("red done\nblue roll 1");
    assert_eq!(table.beside("square 2"), "8");
}

#[test]
fn the_track_goes_round() {
    let mut table = Table::of(4);
    table.play("correct red at 23\nred roll 5");
    assert_eq!(table.beside("square 1"), "4");
    assert_eq!(table.description(), "23 from-square; 5 die; -24 round-the-track");
}

/// Case 3.
#[test]
fn several_pawns_share_a_square() {
    let mut table = Table::of(4);
    table.play("correct blue at 5\nred roll 4\nred done");
    assert_eq!((table.beside("square 1"), table.beside("square 2")), ("5".to_owned(), "5".to_owned()));
}

#[test]
fn a_6_moves_1_to_5_squares_never_6() {
    for squares in 1..=5 {
        for lines in [format!("red roll 6 {squares}"), format!("red roll 6\nred move {squares}")] {
            let mut table = Table::of(4);
            table.play(&lines);
            assert_eq!(table.beside("square 1"), (1 + squares).to_string());
        }
    }
    let mut table = Table::of(4);
    table.refused("red roll 6 6", k::DIE_SIX_SQUARES, k::DIE_SIX_SUGGESTION);
    table.refused("red roll 4 3", k::DIE_FIXED, k::DIE_FIXED_SUGGESTION);
    table.refused("red roll 7", k::DIE_SIDES, k::DIE_SIDES_SUGGESTION);
    table.refused("red move 3", k::NOT_THROWN, k::NOT_THROWN_SUGGESTION);
    table.play("red roll 6");
    assert_eq!((table.beside("step").as_str(), table.now()), ("choose", "now-six"));
    table.refused("red move 0", k::DIE_SIX_SQUARES, k::DIE_SIX_SUGGESTION);
    table.refused("red done", k::SIX_OPEN, k::SIX_OPEN_SUGGESTION);
}

#[test]
fn nothing_is_done_before_the_die_or_out_of_turn() {
    let mut table = Table::of(4);
    table.refused("red buy tyres", k::NOT_THROWN, k::NOT_THROWN_SUGGESTION);
    table.refused("blue roll 3", k::OUT_OF_TURN, k::NOW_THROW);
    table.play("red roll 3").refused("red roll 3", k::THROWN, k::THROWN_SUGGESTION);
}

#[test]
fn a_square_is_asked_for_when_a_pawn_stops_there_and_its_zone_where_that_matters() {
    let known = ["cards", "sponsors", "zone red start", "track"];
    let mut table = Table::unread(4, "", &known);
    table.play("dealt");
    assert_eq!(table.asks("red roll 1"), "square 2 kind");
    table.play("read square 2 kind v\nread square 3 kind s\nred roll 1");
    assert_eq!(table.asks("red buy tyres"), "square 2 zone");
    let mut table = Table::unread(4, "", &known[..3]);
    table.play("dealt");
    assert_eq!(table.asks("red roll 1"), "track squares");
}

#[test]
fn the_square_on_which_a_zone_begins_is_its_a_and_asked_no_more() {
    let known = ["cards", "sponsors", "price", "zone", "track"];
    let mut table = Table::unread(4, "", &known);
    table.play("dealt\ncorrect red at 24\nred roll 1\nred buy tyres");
    let mut table = Table::unread(4, "", &known);
    table.play("dealt\ncorrect red at 24\nread square 1 kind s\nred roll 1\nred sponsor blue");
}

#[test]
fn a_die_that_is_still_to_be_thrown_asks_for_no_square() {
    let known = ["cards", "sponsors", "zone red start", "track"];
    let mut table = Table::unread(4, "", &known);
    table.play("dealt");
    let open = table.0.parse("red roll").unwrap();
    assert!(table.0.preview(open.clone()).is_ok());
}

#[test]
fn each_square_refuses_what_belongs_to_another_and_says_what_it_allows() {
    for (die, line, suggestion) in [
        (1, "red sponsor blue", k::ON_V_SUGGESTION),
        (2, "red buy tyres", k::ON_S_SUGGESTION),
        (3, "red sponsor blue", k::ON_E_SUGGESTION),
    ] {
        let mut table = Table::of(4);
        table.play(&format!("red roll {die}")).refused(line, k::OTHER_SQUARE, suggestion);
    }
    let mut table = Table::of(4);
    table.play("correct red at 24\nred roll 1").refused(
        "red swap tyres",
        k::OTHER_SQUARE,
        k::ON_A_SUGGESTION,
    );
}

#[test]
fn a_draw_left_to_steward_is_a_throw_of_one_die() {
    use steward::engine::Pool;
    let table = Table::of(4);
    let act = table.0.read_act(r#"{"roll":{"car":1}}"#).unwrap();
    assert_eq!(table.0.due(&act).map(|due| due.pool), Some(Pool::die(6)));
    let mut drawn = table.clone();
    drawn.0.enter_drawn(&act, &[3], String::new()).unwrap();
    assert_eq!(drawn.beside("square 1"), "5");
}

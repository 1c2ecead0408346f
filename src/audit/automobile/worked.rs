//! The worked cases of the rule page, one test each, through the lines of a record.

use serde_json::{Value, json};

use super::fixture::{Record, cars, decided, header, place};
use super::printed::CHARACTERS;
use super::things::{Place, Thing};
use crate::audit::Second;

/// A record that begins in mid-game. p1 holds the first of these characters, and so on.
fn begun(turn: u8, phase: u8, characters: &[&str], moves: &[Value]) -> Record {
    let mut header = header(u8::try_from(characters.len()).unwrap());
    let mut fixes: Vec<Value> = (1..)
        .zip(characters)
        .map(|(seat, name): (u8, _)| json!({"character": {"seat": format!("p{seat}"), "character": name}}))
        .collect();
    fixes.push(json!({"phase": {"turn": turn, "phase": phase}}));
    header["position"] = json!({"moves": moves, "fixes": fixes, "reason": "begun in mid-game"});
    Record::begin(&header)
}

#[test]
fn case_1_the_first_factory_costs_1_3_6_or_10_cubes() {
    for (space, cubes) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        let mut record = begun(1, 3, &["ford", "sloan", "howard"], &[json!(["bank", "p1", "cubes", 5])]);
        record.act(json!({"build": {"seat": "p1", "space": space, "tiles": 1}}));
        assert_eq!(record.has("p1", "cubes"), 10 - cubes);
    }
}

#[test]
fn case_2_green_jumps_over_the_space_after_durants() {
    let mut record = Record::begin(&header(3));
    record.act(json!("drawn"));
    record.act(json!({"choose": {"seat": "p1", "character": "durant"}}));
    record.act(json!({"durant": {"seat": "p1", "space": 1}}));
    assert_eq!((record.has("p1", "dollars"), record.has("p1", "cubes")), (1800, 5));
    record.act(json!({"choose": {"seat": "p2", "character": "ford"}}));
    record.act(json!({"choose": {"seat": "p3", "character": "sloan"}}));
    record.act(json!({"build": {"seat": "p2", "space": 3, "tiles": 2}}));
    assert_eq!((record.has("p2", "dollars"), record.has("p2", "cubes")), (1400, 6 - 3));
}

#[test]
fn case_3_each_round_sells_one_car_a_space_and_one_more_for_a_bonus_marker() {
    // Mid spaces: Yellow 10, Red 7 with a bonus marker, Green 4, Blue 1; six cars each.
    for (tiles, sold) in
        [([2, 2, 2, 2], [2, 4, 1, 1]), ([2, 2, 2, 3], [2, 4, 2, 1]), ([3, 3, 2, 2], [2, 4, 2, 2])]
    {
        let mut moves = vec![json!(["bank", "space 7", "bonus", 1])];
        for (seat, space) in (1..).zip([10, 7, 4, 1]) {
            let (hand, at): (String, _) = (format!("p{seat}"), format!("space {space}"));
            moves.push(json!([hand, at, format!("tiles p{seat}"), 1]));
            moves.push(json!([hand, at, format!("cars p{seat}"), 6]));
        }
        let mut record = begun(1, 7, &["ford", "kettering", "sloan", "howard"], &moves);
        record.act(json!({"reveal": {"tiles": tiles.map(|tile| [tile])}}));
        record.act(json!("sale"));
        for (seat, sold) in (1..).zip(sold) {
            let hand: String = format!("p{seat}");
            assert_eq!(record.has(&hand, "dollars"), 2000 + 150 * sold, "{hand} of {tiles:?}");
            assert_eq!(record.has(&hand, "losses"), 6 - sold);
            assert_eq!(record.has(&hand, &format!("cars {hand}")), 28);
        }
        assert_eq!(record.has("bank", "bonus"), 3);
    }
}

#[test]
fn case_4_a_closed_space_is_counted_and_spared() {
    let mut moves = vec![json!(["bank", "space 4", "closed", 1])];
    for (seat, space) in [("p1", 10), ("p2", 7), ("p3", 1)] {
        moves.push(json!([seat, format!("space {space}"), format!("tiles {seat}"), 3]));
    }
    let mut record = begun(1, 8, &["ford", "kettering", "howard"], &moves);
    record.act(json!({"losses": {}}));
    assert_eq!(["p1", "p2", "p3"].map(|seat| record.has(seat, "losses")), [0, 1, 3]);
    assert_eq!(["p1", "p2", "p3"].map(|seat| record.has(seat, "dollars")), [2000, 1990, 1970]);
    assert_eq!(record.books.phase(), "1.9");
}

#[test]
fn case_5_each_closing_halves_and_rounds_up_what_is_discarded() {
    let moves = [
        json!(["bank", "p1", "losses", 7]),
        json!(["p1", "space 1", "tiles p1", 1]),
        json!(["p1", "space 2", "tiles p1", 1]),
        json!(["p1", "space 3", "tiles p1", 1]),
    ];
    let mut record = begun(2, 3, &["ford", "kettering", "howard"], &moves);
    for (space, points) in [(1, 3), (2, 1), (3, 0)] {
        record.act(json!({"close": {"seat": "p1", "space": space}}));
        assert_eq!(record.has("p1", "losses"), points);
        record.act(json!({"cubes": {"seat": "p2"}}));
        record.act(json!({"cubes": {"seat": "p3"}}));
    }
    assert_eq!(record.has("p1", "dollars"), 2000 + 100 + 200 + 200);
}

#[test]
fn case_6_chrysler_discards_the_number_of_the_turn_and_never_more_than_there_is() {
    for (points, left) in [(8, 5), (3, 0), (2, 0)] {
        let mut record =
            begun(3, 8, &["chrysler", "kettering", "howard"], &[json!(["bank", "p1", "losses", points])]);
        record.act(json!({"losses": {"short": []}}));
        assert_eq!((record.has("p1", "losses"), record.has("p1", "dollars")), (left, 2000 - 30 * left));
    }
}

#[test]
fn case_7_points_and_interest_are_paid_and_the_points_stay() {
    let mut record = begun(3, 8, &["ford", "kettering", "howard"], &[json!(["bank", "p1", "losses", 7])]);
    record.act(json!({"loan": {"seat": "p1"}}));
    record.act(json!({"loan": {"seat": "p1"}}));
    record.act(json!({"losses": {}}));
    assert_eq!((record.has("p1", "dollars"), record.has("p1", "losses")), (3000 - 310, 7));
}

/// Turn 2: Yellow three distributors in low, Red four in mid, Blue two in mid, Green two in premium and one
/// in mid; three premium, six mid and five low boxes.
fn case_8() -> Record {
    let moves = [
        ("p1", "band 3", "distributors", 3),
        ("p1", "space 1", "cars", 2),
        ("p1", "space 2", "cars", 1),
        ("p2", "band 2", "distributors", 4),
        ("p2", "space 4", "cars", 2),
        ("p2", "space 5", "cars", 2),
        ("p3", "band 2", "distributors", 2),
        ("p3", "space 7", "cars", 2),
        ("p4", "band 1", "distributors", 2),
        ("p4", "band 2", "distributors", 1),
        ("p4", "space 3", "cars", 2),
        ("p4", "space 10", "cars", 1),
    ];
    let moves = moves.map(|(seat, to, thing, number)| json!([seat, to, format!("{thing} {seat}"), number]));
    begun(2, 5, &["ford", "kettering", "sloan", "chrysler"], &moves)
}

fn case_8_ended(record: &Record) {
    assert_eq!(record.books.phase(), "2.6");
    assert_eq!(["p1", "p2", "p3", "p4"].map(|seat| record.has(seat, "dollars") - 2000), [400, 500, 300, 400]);
    assert_eq!(["p1", "p2", "p3", "p4"].map(|seat| record.has(seat, "losses")), [0, 0, 0, 1]);
    assert_eq!(record.has("p4", "distributors p4"), 6);
    assert_eq!(record.has("band 2", "distributors p1"), 2);
    assert_eq!(record.has("space 10", "cars p4"), 1);
}

#[test]
fn case_8_the_distributor_who_finds_no_box_comes_home_for_a_point() {
    let mut record = case_8();
    let sell =
        |seat: &str, space: u8, band: &str| json!({"sell": {"seat": seat, "space": space, "band": band}});
    for _ in 0..2 {
        record.act(sell("p1", 1, "low"));
        record.act(sell("p2", 4, "mid"));
        record.act(sell("p3", 7, "mid"));
        assert!(record.try_act(sell("p4", 3, "low")).is_err());
        record.act(sell("p4", 3, "premium"));
    }
    assert!(record.try_act(sell("p4", 10, "mid")).is_err());
    record.act(sell("p1", 2, "low"));
    record.act(sell("p2", 5, "mid"));
    record.act(sell("p2", 5, "mid"));
    case_8_ended(&record);
}

#[test]
fn case_8_comes_out_the_same_on_one_sheet() {
    let mut record = case_8();
    let sheet =
        |mid| json!({"distributors": {"sold": [[[1, 2], [2, 1]], [[4, mid], [5, 2]], [[7, 2]], [[3, 2]]]}});
    assert!(record.try_act(sheet(1)).is_err());
    record.act(sheet(2));
    case_8_ended(&record);
}

#[test]
fn case_9_the_higher_of_each_pair_goes_to_mid_and_the_lower_to_low() {
    let mut table = decided(5, &[]);
    (table.turn, table.phase) = (2, 7);
    table.reveal(&[vec![5, 2], vec![4, 4], vec![3, 2], vec![5, 3], vec![2, 2]], None, None).unwrap();
    assert_eq!(table.demand, Some([0, 19, 13]));
    cars(&mut table, 1, 1, 20);
    cars(&mut table, 2, 2, 20);
    cars(&mut table, 3, 3, 1);
    place(&mut table, 1, 1, 1);
    table.sale().unwrap();
    assert_eq!([1, 2, 3].map(|seat| table.points(seat)), [1, 7, 1]);
    assert_eq!(table.has(Place::Hand(3), Thing::Cars(3)), 28);
}

#[test]
fn every_character_has_a_place_in_the_order_of_play() {
    for (place, name) in (1..).zip(CHARACTERS) {
        let cell = format!("character {name} place");
        assert_eq!(decided(3, &[]).printed.whole(&cell), Ok(place));
    }
}

//! The worked examples of the rule page, one test each.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::Automobile;
use super::things::CHARACTERS;
use crate::fixture::{header, open, perform};
use crate::rules::Rules;

/// Space 1 costs $200 for each tile, all others $300. Spaces 1, 4, 7… are mid, 2, 5, 8… low, 3, 6, 9… premium.
fn board() -> Value {
    let mut board = Map::new();
    let mut put = |cell: String, value: Value| board.insert(cell, json!([value, "assumed"]));
    for space in 1..=26 {
        let (class, car) = [("premium", 100), ("mid", 80), ("low", 40)][space % 3];
        put(format!("space {space} class"), json!(class));
        put(format!("space {space} cost"), json!(if space == 1 { 200 } else { 300 }));
        put(format!("space {space} car"), json!(car));
    }
    for (class, bounds, boxes) in [
        ("premium", [(1, 2), (2, 3), (2, 4)], [2, 1, 1]),
        ("mid", [(2, 4), (3, 6), (4, 8)], [4, 2, 2]),
        ("low", [(3, 5), (4, 8), (6, 12)], [3, 2, 3]),
    ] {
        for (at, ((least, most), boxes)) in (1..).zip(bounds.into_iter().zip(boxes)) {
            put(format!("production {class} {at} least"), json!(least));
            put(format!("production {class} {at} most"), json!(most));
            put(format!("boxes {class} from-{at}"), json!(boxes));
        }
    }
    for (place, character) in (1..).zip(CHARACTERS) {
        put(format!("character {character} place"), json!(place));
    }
    put("character howard cubes".into(), json!(0));
    put("price mid reduced".into(), json!(100));
    put("rate 2 dollars".into(), json!(20));
    put("rate 3 dollars".into(), json!(30));
    Value::Object(board)
}

/// A game before its first turn.
pub(super) fn begin(seats: usize) -> Automobile {
    open(&header::<Automobile>(seats, board()))
}

/// A game in progress. p1 has the first of these characters, p2 the second, and so on.
fn begun(turn: u8, phase: u8, characters: &[&str], moves: &[Value]) -> Automobile {
    let mut header = header::<Automobile>(characters.len(), board());
    let characters: BTreeMap<String, &str> =
        (1..).zip(characters).map(|(seat, name): (u8, _)| (format!("p{seat}"), *name)).collect();
    let stands = json!({"phase": {"turn": turn, "phase": phase}, "characters": characters});
    header["position"] = json!({"moves": moves, "stands": stands, "reason": "begun in mid-game"});
    open(&header)
}

/// Carries out a legal act.
pub(super) fn act(table: &mut Automobile, act: Value) {
    let text = act.to_string();
    perform(table, act).unwrap_or_else(|why| panic!("{text}: {why}"));
}

#[test]
fn case_1_the_first_factory_costs_1_3_6_or_10_cubes() {
    for (space, cubes) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        let mut table = begun(1, 3, &["ford", "sloan", "howard"], &[json!(["bank", "p1", "cubes", 5])]);
        act(&mut table, json!({"build": {"seat": "p1", "space": space, "tiles": 1}}));
        assert_eq!(table.has("p1", "cubes"), 10 - cubes);
    }
}

#[test]
fn case_2_green_jumps_over_the_space_after_durants() {
    let mut table = begin(3);
    act(&mut table, json!("drawn"));
    act(&mut table, json!({"choose": {"seat": "p1", "character": "durant"}}));
    act(&mut table, json!({"durant": {"seat": "p1", "space": 1}}));
    assert_eq!((table.has("p1", "dollars"), table.has("p1", "cubes")), (1800, 5));
    act(&mut table, json!({"choose": {"seat": "p2", "character": "ford"}}));
    act(&mut table, json!({"choose": {"seat": "p3", "character": "sloan"}}));
    act(&mut table, json!({"build": {"seat": "p2", "space": 3, "tiles": 2}}));
    assert_eq!((table.has("p2", "dollars"), table.has("p2", "cubes")), (1400, 6 - 3));
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
        let mut table = begun(1, 7, &["ford", "kettering", "sloan", "howard"], &moves);
        act(&mut table, json!({"reveal": {"tiles": tiles.map(|tile| [tile])}}));
        act(&mut table, json!("sale"));
        for (seat, sold) in (1..).zip(sold) {
            let hand: String = format!("p{seat}");
            assert_eq!(table.has(&hand, "dollars"), 2000 + 150 * sold, "{hand} of {tiles:?}");
            assert_eq!(table.has(&hand, "losses"), 6 - sold);
            assert_eq!(table.has(&hand, format!("cars {hand}")), 28);
        }
        assert_eq!(table.has("bank", "bonus"), 3);
    }
}

#[test]
fn case_4_a_closed_space_is_counted_and_spared() {
    let mut moves = vec![json!(["bank", "space 4", "closed", 1])];
    for (seat, space) in [("p1", 10), ("p2", 7), ("p3", 1)] {
        moves.push(json!([seat, format!("space {space}"), format!("tiles {seat}"), 3]));
    }
    let mut table = begun(1, 8, &["ford", "kettering", "howard"], &moves);
    act(&mut table, json!({"losses": {}}));
    assert_eq!(["p1", "p2", "p3"].map(|seat| table.has(seat, "losses")), [0, 1, 3]);
    assert_eq!(["p1", "p2", "p3"].map(|seat| table.has(seat, "dollars")), [2000, 1990, 1970]);
    assert_eq!(table.phase(), "1.9");
}

#[test]
fn case_5_each_closing_halves_and_rounds_up_what_is_discarded() {
    let moves = [
        json!(["bank", "p1", "losses", 7]),
        json!(["p1", "space 1", "tiles p1", 1]),
        json!(["p1", "space 2", "tiles p1", 1]),
        json!(["p1", "space 3", "tiles p1", 1]),
    ];
    let mut table = begun(2, 3, &["ford", "kettering", "howard"], &moves);
    for (space, points) in [(1, 3), (2, 1), (3, 0)] {
        act(&mut table, json!({"close": {"seat": "p1", "space": space}}));
        assert_eq!(table.has("p1", "losses"), points);
        act(&mut table, json!({"cubes": {"seat": "p2"}}));
        act(&mut table, json!({"cubes": {"seat": "p3"}}));
    }
    assert_eq!(table.has("p1", "dollars"), 2000 + 100 + 200 + 200);
}

#[test]
fn case_6_chrysler_discards_the_number_of_the_turn_and_never_more_than_there_is() {
    for (points, left) in [(8, 5), (3, 0), (2, 0)] {
        let mut table =
            begun(3, 8, &["chrysler", "kettering", "howard"], &[json!(["bank", "p1", "losses", points])]);
        act(&mut table, json!({"losses": {"short": []}}));
        assert_eq!((table.has("p1", "losses"), table.has("p1", "dollars")), (left, 2000 - 30 * left));
    }
}

#[test]
fn case_7_points_and_interest_are_paid_and_the_points_stay() {
    let mut table = begun(3, 8, &["ford", "kettering", "howard"], &[json!(["bank", "p1", "losses", 7])]);
    act(&mut table, json!({"loan": {"seat": "p1"}}));
    act(&mut table, json!({"loan": {"seat": "p1"}}));
    act(&mut table, json!({"losses": {}}));
    assert_eq!((table.has("p1", "dollars"), table.has("p1", "losses")), (3000 - 310, 7));
}

/// Turn 2. Distributors: Yellow three in low, Red four in mid, Blue two in mid, Green two in premium and one in mid.
/// Boxes: three premium, six mid, five low.
fn case_8() -> Automobile {
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

fn case_8_ended(table: &Automobile) {
    assert_eq!(table.phase(), "2.6");
    assert_eq!(["p1", "p2", "p3", "p4"].map(|seat| table.has(seat, "dollars") - 2000), [400, 500, 300, 400]);
    assert_eq!(["p1", "p2", "p3", "p4"].map(|seat| table.has(seat, "losses")), [0, 0, 0, 1]);
    assert_eq!(table.has("p4", "distributors p4"), 6);
    assert_eq!(table.has("band 2", "distributors p1"), 2);
    assert_eq!(table.has("space 10", "cars p4"), 1);
}

#[test]
fn case_8_the_distributor_who_finds_no_box_comes_home_for_a_point() {
    let mut table = case_8();
    let sell =
        |seat: &str, space: u8, band: &str| json!({"sell": {"seat": seat, "space": space, "band": band}});
    for _ in 0..2 {
        act(&mut table, sell("p1", 1, "low"));
        act(&mut table, sell("p2", 4, "mid"));
        act(&mut table, sell("p3", 7, "mid"));
        assert!(perform(&mut table, sell("p4", 3, "low")).is_err());
        act(&mut table, sell("p4", 3, "premium"));
    }
    assert!(perform(&mut table, sell("p4", 10, "mid")).is_err());
    act(&mut table, sell("p1", 2, "low"));
    act(&mut table, sell("p2", 5, "mid"));
    act(&mut table, sell("p2", 5, "mid"));
    case_8_ended(&table);
}

#[test]
fn case_8_comes_out_the_same_on_one_sheet() {
    let mut table = case_8();
    let sheet =
        |mid| json!({"distributors": {"sold": [[[1, 2], [2, 1]], [[4, mid], [5, 2]], [[7, 2]], [[3, 2]]]}});
    assert!(perform(&mut table, sheet(1)).is_err());
    act(&mut table, sheet(2));
    case_8_ended(&table);
}

#[test]
fn case_9_the_higher_of_each_pair_goes_to_mid_and_the_lower_to_low() {
    let moves = [("p1", "space 1", 20), ("p2", "space 2", 20), ("p3", "space 3", 1)];
    let moves = moves.map(|(seat, to, cars)| json!([seat, to, format!("cars {seat}"), cars]));
    let mut table = begun(2, 7, &["ford", "kettering", "sloan", "howard", "chrysler"], &moves);
    act(&mut table, json!({"reveal": {"tiles": [[5, 2], [4, 4], [3, 2], [5, 3], [2, 2]]}}));
    assert_eq!(table.demand, Some([0, 19, 13]));
    act(&mut table, json!("sale"));
    assert_eq!([1, 2, 3].map(|seat| table.points(seat)), [1, 7, 1]);
    assert_eq!(table.has("p3", "cars p3"), 28);
}

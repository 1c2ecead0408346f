//! A whole game with three players, computed by hand: two full turns, and two turns in which players only take cubes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Automobile;
use super::worked::{act, begin};
use crate::fixture::perform;
use crate::rules::Rules;

fn of(seat: &str, act: &str, more: Value) -> Value {
    let mut body = json!({ "seat": seat });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    json!({ act: body })
}

fn sums(table: &Automobile) -> BTreeMap<String, i64> {
    let mut sums = BTreeMap::new();
    for ((_, thing), number) in table.book.ledger.balances() {
        *sums.entry(thing).or_insert(0) += number;
    }
    sums.retain(|_, sum| *sum != 0);
    sums
}

fn play(table: &mut Automobile, acts: &[Value]) {
    let before = sums(table);
    for one in acts {
        act(table, one.clone());
        assert_eq!(sums(table), before, "after {one}");
    }
}

fn hands(table: &Automobile, thing: &str) -> [i64; 3] {
    ["p1", "p2", "p3"].map(|seat| table.has(seat, thing))
}

fn first_turn(table: &mut Automobile) {
    play(
        table,
        &[
            json!("drawn"),
            of("p1", "choose", json!({"character": "durant"})),
            of("p1", "durant", json!({"space": 1})),
            of("p2", "choose", json!({"character": "ford"})),
            of("p3", "choose", json!({"character": "howard"})),
            of("p2", "build", json!({"space": 2, "tiles": 2})),
            of("p2", "ford", json!({"space": 2, "parts": true})),
            of("p3", "build", json!({"space": 3, "tiles": 1})),
            of("p1", "build", json!({"space": 1, "tiles": 1})),
            of("p2", "produce", json!({"cars": [[2, 6]]})),
            of("p3", "produce", json!({"cars": [[3, 2]]})),
            of("p1", "produce", json!({"cars": [[1, 5]]})),
            of("p2", "place", json!({"bands": [0, 1, 2]})),
            of("p3", "cubes", json!({})),
            of("p1", "loan", json!({})),
            of("p1", "place", json!({"bands": [0, 2, 0]})),
        ],
    );
    assert_eq!(table.phase(), "1.4");
    assert_eq!(hands(table, "dollars"), [1700, 780, 1500]);
    assert_eq!(hands(table, "cubes"), [5, 5, 6]);
    play(
        table,
        &[
            of("p3", "howard", json!({"cars": [3, 3]})),
            of("p2", "sell", json!({"space": 2, "band": "low"})),
            of("p1", "sell", json!({"space": 1, "band": "mid"})),
            of("p2", "sell", json!({"space": 2, "band": "low"})),
            of("p1", "sell", json!({"space": 1, "band": "mid"})),
            of("p2", "sell", json!({"space": 2, "band": "mid"})),
            of("p2", "pass", json!({})),
            of("p3", "pass", json!({})),
            of("p1", "bonus", json!({"space": 1})),
            of("p1", "pass", json!({})),
            json!({"reveal": {"tiles": [[2], [2], [2]]}}),
            json!("sale"),
            json!({"losses": {}}),
            json!("end-turn"),
        ],
    );
    assert_eq!(table.phase(), "2.1");
    assert_eq!(hands(table, "dollars"), [2400, 1050, 1900]);
    assert_eq!((hands(table, "losses"), hands(table, "cubes")), ([0, 3, 0], [3, 5, 6]));
}

fn second_turn(table: &mut Automobile) {
    play(
        table,
        &[
            json!("drawn"),
            of("p2", "choose", json!({"character": "sloan"})),
            of("p3", "choose", json!({"character": "chrysler"})),
            of("p1", "choose", json!({"character": "kettering"})),
            of("p1", "build", json!({"space": 4, "tiles": 1})),
            of("p2", "produce", json!({"cars": [[2, 4]]})),
            of("p3", "build", json!({"space": 5, "tiles": 1})),
            of("p1", "produce", json!({"cars": [[4, 2], [1, 3]]})),
            of("p2", "cubes", json!({})),
            of("p3", "produce", json!({"cars": [[5, 3]]})),
            of("p1", "close", json!({"space": 1})),
            of("p2", "cubes", json!({})),
            of("p3", "place", json!({"bands": [1, 1, 1]})),
        ],
    );
    assert_eq!(table.phase(), "2.5");
    assert_eq!(hands(table, "dollars"), [1900, 970, 1480]);
    assert!(perform(table, json!({"distributors": {"sold": [[[1, 2]], [[2, 3]], [[5, 1]]]}})).is_err());
    play(
        table,
        &[
            json!({"distributors": {"sold": [[[1, 2]], [[2, 3]], [[5, 2]]]}}),
            of("p1", "reduced", json!({"space": 4, "markers": 1})),
            of("p2", "bonus", json!({"space": 2})),
            of("p3", "pass", json!({})),
            of("p1", "pass", json!({})),
            of("p2", "close", json!({"space": 2})),
            of("p2", "pass", json!({})),
            json!({"reveal": {"tiles": [[2, 2], [2, 2], [3, 3]]}}),
            json!("sale"),
        ],
    );
    assert_eq!(hands(table, "dollars"), [2550, 2170, 1780]);
    assert_eq!((hands(table, "losses"), hands(table, "cubes")), ([0, 1, 1], [5, 8, 7]));
    play(table, &[json!({"losses": {}}), json!("end-turn")]);
    assert_eq!((hands(table, "dollars"), hands(table, "losses")), ([2500, 2170, 1780], [0, 0, 0]));
}

fn quiet_turn(table: &mut Automobile, reveal: Value) {
    let cubes = ["p3", "p1", "p2"].map(|seat| of(seat, "cubes", json!({})));
    let passes = ["p3", "p1", "p2"].map(|seat| of(seat, "pass", json!({})));
    play(
        table,
        &[
            json!("drawn"),
            of("p3", "choose", json!({"character": "kettering"})),
            of("p1", "choose", json!({"character": "sloan"})),
            of("p2", "choose", json!({"character": "chrysler"})),
        ],
    );
    (0..3).for_each(|_| play(table, &cubes));
    play(table, &passes);
    play(table, &[json!({ "reveal": reveal }), json!("sale"), json!({"losses": {}}), json!("end-turn")]);
}

#[test]
fn a_three_player_game_matches_the_hand_computation() {
    let mut table = begin(3);
    first_turn(&mut table);
    second_turn(&mut table);
    quiet_turn(&mut table, json!({"tiles": [[2, 3], [4, 5], [4, 4]], "premium": 2}));
    assert_eq!((hands(&table, "dollars"), hands(&table, "losses")), ([2420, 2170, 1720], [1, 0, 2]));
    quiet_turn(&mut table, json!({"tiles": [[2, 3], [4, 5], [4, 4]], "premium": 2, "bonus": 5}));
    assert!(table.is_over());
    assert_eq!([1, 2, 3].map(|seat| table.fortune(seat)), [2070, 2170, 2240]);
    assert_eq!((table.book.ledger.debts.len(), table.has("p1", "loans")), (0, 0));
    assert!(perform(&mut table, json!("drawn")).is_err());
}

//! Phase 4: Howard sells two cars at full price.

use steward::engine::Rules;
use steward::games::automobile::Automobile;
use steward::words::keys::automobile as k;

use super::table::Table;

/// Red holds Howard and has cars on Duryea (1, mid), the Curved Dash (2, low) and the Pierce (6, premium).
fn howard(rulings: &str, mid: u8, low: u8, premium: u8) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    for (space, cars) in [(1, mid), (2, low), (6, premium)] {
        table.play(&format!("correct red > space {space} 1 tiles red"));
        if cars > 0 {
            table.play(&format!("correct red > space {space} {cars} cars red"));
        }
    }
    table.play("correct phase 1 3 3, red is howard, next green\ngreen cubes");
    table
}

#[test]
fn howard_sells_two_cars_from_one_or_two_spaces_at_full_price() {
    let mut table = howard("", 3, 3, 0);
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("1.4", "red"));
    table.play("red howard 1 2");
    assert_eq!(table.cash("red"), 2000 + 150 + 100);
    let mut table = howard("", 3, 3, 0);
    table.play("red howard 1 1");
    assert_eq!((table.cash("red"), table.has("space 1", "cars red")), (2300, 1));
}

#[test]
fn howard_sells_neither_more_nor_fewer() {
    let mut table = howard("", 3, 3, 0);
    for line in ["red howard 1", "red howard 1 1 2", "red howard"] {
        table.refused(line, k::HOWARD_COUNT, k::HOWARD_COUNT_SUGGESTION);
    }
    table.refused("blue howard 1 1", k::NOT_YOUR_TURN, k::NOW_HOWARD);
    table.refused("red pass", k::WRONG_PHASE, k::NOW_HOWARD);
}

#[test]
fn howard_sells_own_cars_that_are_there() {
    let mut table = howard("", 1, 3, 0);
    table.refused("red howard 1 1", k::NO_CAR_THERE, k::NO_CAR_THERE_SUGGESTION);
    table.play("red howard 1 2");
}

#[test]
fn howard_sells_premium_cars_at_200_unless_the_table_rules_otherwise() {
    let mut table = howard("", 1, 0, 2);
    let doubts = |line: &str| table.doubts(line).iter().map(|doubt| doubt.key).collect::<Vec<_>>();
    assert_eq!((doubts("red howard 1 6"), doubts("red howard 1 1")), (vec![k::DOUBT_HOWARD], vec![]));
    table.play("red howard 6 6");
    assert_eq!(table.cash("red"), 2400);
    assert!(table.decided_by("howard-premium"));
    let mut table = howard("howard-premium no", 1, 1, 2);
    table.refused("red howard 6 1", k::HOWARD_NO_PREMIUM, k::HOWARD_NO_PREMIUM_SUGGESTION);
    table.play("red howard 1 2");
    let mut table = howard("howard-premium no", 1, 0, 2);
    table.play("red howard 1");
    assert_eq!(table.cash("red"), 2150);
}

#[test]
fn howard_with_fewer_than_two_cars_sells_what_there_is() {
    let mut table = howard("", 1, 0, 0);
    table.play("red howard 1");
    assert_eq!((table.cash("red"), table.points()[0]), (2150, 0));
    assert!(table.decided_by("howard-short"));
    assert_eq!(table.description()[2], "howard-must 1: 1 howard-cars; (howard-excused)");
    let table = howard("", 0, 0, 0);
    assert_eq!((table.stage().as_str(), table.points()[0]), ("1.6", 0));
}

#[test]
fn each_car_that_howard_lacks_is_a_loss_point_only_by_ruling() {
    let mut table = howard("howard-short loss", 1, 0, 0);
    table.play("red howard 1");
    assert_eq!(table.points()[0], 1);
    assert!(table.decided_by("howard-short"));
    let table = howard("howard-short loss", 0, 0, 0);
    assert_eq!((table.stage().as_str(), table.points()[0]), ("1.6", 2));
    let table = howard("howard-short loss, howard-premium no", 0, 0, 2);
    assert_eq!((table.stage().as_str(), table.points()[0]), ("1.6", 2));
    assert!(table.decided_by("howard-premium"));
    assert!(table.decided_by("howard-short"));
}

#[test]
fn what_only_a_later_sale_needs_is_not_asked_while_howard_sells() {
    for (certain, unread) in [("red", "blue"), ("blue", "red")] {
        let all: Vec<String> = Automobile::schema().cells().map(|(_, cell)| cell.word()).collect();
        let read: Vec<&str> =
            all.iter().map(String::as_str).filter(|cell| *cell != "space 5 class").collect();
        let mut table = Table::unread(3, &read);
        table.play("correct red > space 1 1 tiles red, red > space 1 2 cars red");
        table.play("correct phase 1 3 3, red is howard, next green\ngreen cubes");
        table.play(&format!(
            "correct {certain} > space 4 1 cars {certain}, {unread} > space 5 1 cars {unread}"
        ));
        for who in [certain, unread] {
            table.play(&format!("correct {who} > band 2 1 distributors {who}"));
        }
        table.play("red howard 1 1");
        assert_eq!(table.stage(), "1.5");
        match certain {
            "red" => {
                table.play("red sell 4 mid");
                assert_eq!(table.asks("blue sell 5 mid"), "space 5 class", "blue sells it, if it is reached");
            }
            _ => assert_eq!(table.asks("red sell 5 mid"), "space 5 class"),
        }
    }
}

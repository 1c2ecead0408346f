//! Fire, collision, theft; repair, recovery, claims.

use steward::engine::{Acts, Rules, Teaching};
use steward::games::auto_brocante::{Act, AutoBrocante};
use steward::words::keys::auto_brocante as k;

use super::table::{Table, header};

fn after(rulings: &str, lines: &str) -> Table {
    let mut table = Table::under(rulings);
    table.play(lines);
    table
}

#[test]
fn a_burnt_car_is_out_of_the_game_and_others_go_to_the_bank_or_the_graveyard_by_ruling() {
    let table = after("", "red fire 5\nred collision 6");
    assert_eq!((table.place(5), table.place(6)), ("graveyard".to_owned(), "bank".to_owned()));
    assert!(table.decided_by("unrepaired"));
    assert_eq!((table.cars(), table.cards()), (vec![13, 4, 2, 4, 1, 0], vec![3, 5, 5]));
    let table = after("", "red theft 9");
    assert_eq!(table.place(9), "bank");
    let table = after("unrepaired graveyard", "red collision 5\nred theft 9");
    assert_eq!((table.place(5), table.place(9)), ("graveyard".to_owned(), "graveyard".to_owned()));
}

/// Case 5.
#[test]
fn repair_costs_half_the_list_price_to_the_bank_and_the_car_stays() {
    let mut table = after("", "red none\nred draw\nblue collision 3 repaired");
    assert_eq!((table.net(), table.place(3)), (vec![-4500, 0, 0], "red".to_owned()));
    table.play("correct red > bank 20000 dollars");
    table.refused_why("blue collision 3 repaired", k::SHORT_OF_CASH);
    table.refused_why("blue fire 3 repaired", k::NOT_REPAIRED);
    table.refused_why("blue theft 3 repaired", k::NOT_REPAIRED);
    table.play("read car 1 list 4001\ncorrect bank > red 5000 dollars\nblue collision 1 repaired");
    assert_eq!(table.net()[0], -4500 - 20_000 + 5000 - 2001);
    let table = after("short-of-cash debt", "correct blue > bank 24000 dollars\nred collision 5 repaired");
    assert_eq!((table.purses()[1], table.debt("blue")), (0, 4000));
}

/// Case 7.
#[test]
fn a_claim_makes_the_attacker_pay_the_list_price_and_the_policy_goes_back() {
    let table = after("", "red fire 10 claim comprehensive");
    assert_eq!((table.net(), table.place(10)), (vec![-8000, 0, 8000], "green".to_owned()));
    assert_eq!(table.policies(), [1, 1, 0]);
    assert!(table.decided_by("insured-car"));
    for (damage, place) in [("fire", "graveyard"), ("collision", "bank"), ("theft", "bank")] {
        let table = after("insured-car lost", &format!("red {damage} 10 claim {damage}"));
        assert_eq!((table.net()[2], table.place(10).as_str()), (8000, place));
    }
}

#[test]
fn a_policy_covers_what_it_is_called_comprehensive_all_and_fly_by_night_nothing() {
    for damage in ["fire", "collision", "theft"] {
        for policy in ["fire", "collision", "theft", "comprehensive", "fly-by-night"] {
            let line = format!("red {damage} 10 claim {policy}");
            if damage == policy || policy == "comprehensive" {
                after("", &line);
            } else {
                Table::dealt().refused_why(&line, k::NOT_COVERED);
            }
        }
    }
    let mut table = Table::dealt();
    table.play("correct green > bank 1 policies");
    table.refused_why("red fire 10 claim fire", k::NO_POLICY);
}

#[test]
fn what_a_policy_covers_is_read_off_the_box() {
    let mut table = Table::dealt();
    table.refused_why("red fire 10 claim theft", k::NOT_COVERED);
    table.play("read policy theft covers all\nred fire 10 claim theft");
    let mut header = header(3, "");
    header.board.remove("policy fire covers");
    assert_eq!(Table::of(header).asks("red fire 10 claim fire"), "policy fire covers");
}

#[test]
fn fly_by_night_covers_what_its_card_says_by_ruling() {
    let mut table = Table::under("fly-by-night card");
    table.refused_why("red theft 10 claim fly-by-night", k::NOT_COVERED);
    table.play("read policy fly-by-night covers theft\nred theft 10 claim fly-by-night");
    assert!(table.decided_by("fly-by-night"));
    table.refused_why("red fire 9 claim fly-by-night", k::NO_POLICY);
    let table =
        after("fly-by-night card", "read policy fly-by-night covers all\nred fire 9 claim fly-by-night");
    assert_eq!(table.net(), [-5000, 0, 5000]);
}

#[test]
fn an_attacker_who_cannot_pay_owes_the_rest_or_may_not_attack_by_ruling() {
    let poor = "correct red > bank 20000 dollars";
    let mut table = Table::dealt();
    table.play(poor).play("red fire 10 claim fire");
    assert_eq!((table.purses(), table.debt("red")), (vec![0, 25_000, 30_000], 3000));
    assert!(table.decided_by("claim-cash"));
    let mut table = Table::under("claim-cash refused");
    table.play(poor);
    table.refused_why("red fire 10 claim fire", k::CLAIM_CASH);
    table.refused_why("red fire 10", k::CLAIM_CASH);
    table.play("red fire 9");
}

#[test]
fn only_cars_on_opponents_lots_are_attacked() {
    let mut table = Table::dealt();
    table.refused_why("red fire 1", k::OWN_CAR);
    table.refused_why("red fire 13", k::ON_NO_LOT);
}

#[test]
fn a_stolen_car_is_recovered_at_once_with_the_owners_card() {
    let table = after("", "red theft 5 recovered");
    assert_eq!((table.place(5), table.cards()), ("blue".to_owned(), vec![4, 4, 5]));
    assert!(table.decided_by("recovered"));
    let mut table = Table::dealt();
    table.refused_why("red fire 5 recovered", k::NOT_RECOVERED);
    table.refused_why("red recover 5", k::NOT_STOLEN);
    table.play("correct blue > bank 5 cards");
    table.refused_why("red theft 5 recovered", k::NO_CARD);
}

#[test]
fn a_stolen_car_is_recovered_in_a_later_turn_by_ruling() {
    let mut table = Table::under("recovered later");
    table.refused_why("red theft 5 recovered", k::RECOVERED_IN_TURN);
    table.play("red theft 5");
    assert_eq!((table.place(5), table.cars()), ("stolen blue".to_owned(), vec![12, 4, 3, 4, 0, 1]));
    assert!(table.decided_by("recovered"));
    table.refused_why("red recover 5", k::NOT_STOLEN);
    table.play("red draw\nblue recover 5");
    assert_eq!(
        (table.place(5), table.stands(), table.cards()[1]),
        ("blue".to_owned(), "1.3 blue".to_owned(), 4)
    );
    let mut table = Table::under("recovered later");
    table.play("red theft 5\nred draw\ncorrect car 13 blue, car 14 blue, car 15 blue");
    table.refused_why("blue recover 5", k::LOT_FULL);
}

#[test]
fn a_fire_offers_no_policy_against_anything_else_and_its_owner_is_asked_first() {
    let mut header = header(3, "");
    header.board.retain(|word, _| !word.starts_with("policy "));
    header.board = AutoBrocante::schema().with_given(header.board);
    let table = Table::of(header);
    let seats = &table.0.setting().seats;
    let offers = AutoBrocante::candidates(table.view()).into_iter().map(|choice| choice.act.write(seats));
    let offers: Vec<String> = offers.filter(|act| act.starts_with("red fire 8")).collect();
    let all = ["red fire 8", "red fire 8 claim fire", "red fire 8 claim comprehensive"];
    assert_eq!(offers, all, "a policy is called after what it covers");
    let doubts = |line: &str| AutoBrocante::doubts(table.view(), &Act::parse(line, seats).unwrap());
    let asked: Vec<_> = doubts("red fire 8").iter().map(|doubt| doubt.key).collect();
    assert_eq!(asked, [k::DOUBT_POLICY], "its owner has a policy");
    assert!(doubts("red fire 8 claim fire").is_empty());
}

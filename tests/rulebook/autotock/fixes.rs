//! What the referee puts right beyond the ledger.

use steward::words::keys::autotock as k;

use super::table::Table;

#[test]
fn deal_turn_debt_and_hold_are_put_right() {
    let mut table = Table::of(3);
    table.put("red 33, blue 40").play("correct next blue, blue owes 1: he stopped on 42");
    assert_eq!(table.stands(), "blue 2");
    table.play("correct blue owes 0, next red, red 33 stopped: she ended there\nred move 6 33");
    assert_eq!(table.cars("red"), "27");
    table.play("correct red 27 free: no, by a swap\nblue discard\ngreen discard\nred move 2 27");
    assert_eq!(table.cars("red"), "29");
    table.play(
        "correct red > pile 1 3 cards, blue > pile 1 4 cards, green > pile 1 4 cards, deal 4: here we are",
    );
    assert_eq!(table.stands(), " 1");
    table.play("deal");
    assert_eq!((table.cards("red"), table.stands().as_str()), (5, "blue 3"));
}

#[test]
fn what_cannot_be_put_right_is_refused() {
    let mut table = Table::of(2);
    table.refused_why("correct deal 0", k::FIX_DEAL);
    table.refused_why("correct red owes 60", k::FIX_OWES);
    table.refused_why("correct red 12 stopped", k::FIX_NO_CAR);
}

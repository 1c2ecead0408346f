//! The four draws of Car of the Year.

use steward::words::keys::independents as k;

use super::table::Table;

#[test]
fn each_category_is_drawn_then_the_title() {
    let mut table = Table::of(3, "");
    table.play(
        "correct bank > models 1 2 disks red, bank > models 2 1 disks blue, bank > engineering 1 1 disks green, \
         bank > promotions 4 1 disks blue, bank > promotions 5 3 disks red, phase 1 promotions 7",
    );
    table.refused("car green", k::NOT_IN_THE_BAG, k::NOT_IN_THE_BAG_SUGGESTION);
    table.play("car red");
    assert_eq!((table.disks("red", "car 1"), table.disks("blue", "return 1")), (2, 1));
    table.play("car green\ncar red");
    assert_eq!((table.disks("red", "car 1"), table.disks("green", "car 1")), (5, 1));
    assert_eq!((table.disks("blue", "return 1"), table.stage()), (2, "1.7".into()));
    assert_eq!(table.description()[2..], ["chance 3: 3 in-the-bag", "chance 1: 1 in-the-bag"]);
    table.play("car green");
    assert_eq!((table.tokens(), table.stage()), (vec![0, 0, 1], "1.8".into()));
    assert_eq!((table.disks("red", "return 1"), table.disks("red", "car 1")), (5, 0));
}

#[test]
fn a_category_without_a_disk_is_left_out_and_nothing_at_all_brings_no_token() {
    let mut table = Table::of(2, "");
    table.play("correct bank > engineering 1 1 disks red, phase 1 promotions 7\ncar red\ncar red");
    assert_eq!((table.tokens(), table.stage()), (vec![1, 0], "1.8".into()));
    let mut table = Table::at(2, "", "promotions", 6);
    table.play("red pass\nblue pass");
    assert_eq!((table.tokens(), table.stage()), (vec![0, 0], "1.8".into()));
}

#[test]
fn a_draw_from_nothing_is_refused() {
    let mut table = Table::at(2, "", "promotions", 7);
    table.refused("car red", k::CAR_NOTHING, k::NOW_YEAR);
}

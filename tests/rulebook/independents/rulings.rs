//! Every option of every ruling: the same line has a different effect, and the ruling is named with its option. Includes further tests
//! of the rulings on the selective step and the supply; those of other rulings are with their steps.

use steward::games::independents::Independents;
use steward::games::independents::rulings::RULINGS;

use super::table::Table;
use crate::rulebook::table::{Scene, decided_by, every_point};

/// Trends with one of Red's disks on a section of each category and two in the return pool.
const COVERED: &str = "correct bank > models 1 1 disks red, bank > engineering 2 1 disks red, \
     bank > promotions 3 1 disks red, bank > return 1 2 disks red, phase 1 promotions 6";
const TREND: &str = "red trend models 1 engineering 2 promotions 3";
/// The same after Red has revealed a card for that trend.
const COVERED_ONCE: &str = "correct bank > models 1 1 disks red, bank > engineering 2 1 disks red, \
     bank > promotions 3 1 disks red, phase 1 promotions 6\nred trend models 1 engineering 2 promotions 3";

/// Ruling, lines before, and the line.
type Row = (&'static str, &'static str, &'static str);

const ROWS: &[Row] = &[
    ("unspent", "correct bank > return 1 12 disks red, phase 1 promotions 8", "year"),
    ("trend-cards", COVERED, TREND),
    ("no-disks", "", "red place 1:10"),
    ("trend-source", COVERED, TREND),
    ("supply-short", "read box disks count 21\ncorrect phase 1 models 3", "red card red 3 +3"),
    ("trend-stack", COVERED_ONCE, TREND),
];

#[test]
fn every_option_of_every_ruling_changes_an_act_and_is_named() {
    every_point::<Independents>(["years"].into_iter().chain(ROWS.iter().map(|(point, ..)| *point)));
    for (point, before, line) in ROWS {
        decided_by(&Scene { point, beside: "", line }, |rulings| {
            let mut table = Table::of(2, rulings);
            table.play(before);
            table
        });
    }
}

#[test]
fn how_many_years_are_played_is_decided_each_way_too() {
    let outcomes = RULINGS[0].options.iter().map(|(option, _)| {
        let played = |year: u8, line: &str| {
            let mut table = Table::of(2, &format!("years {option}"));
            table.play(&format!("correct phase {year} promotions 8"));
            assert!(table.decides(line).contains(&format!("years {option}")), "{option}, year {year}");
            table.enter(line).is_ok().then(|| table.stage())
        };
        let ends =
            (1..=6).filter(|year| played(*year, "year").as_deref() == Some("over")).collect::<Vec<u8>>();
        let says = played(1, "year last");
        format!("{ends:?} {says:?}")
    });
    let outcomes: Vec<String> = outcomes.collect();
    let over = |from: u8| format!("{:?} None", (from..=6).collect::<Vec<u8>>());
    assert_eq!(outcomes, [over(3), over(1), over(2), over(4), over(5), "[] Some(\"over\")".to_owned()]);
}

#[test]
fn who_can_place_nothing_more_waits_for_the_own_turn_or_drops_out_at_once() {
    let play = "red place 1:10\nblue place 2:1";
    let mut table = Table::of(2, "no-disks next-turn");
    table.play(play);
    assert_eq!((table.whose(), table.lane()), ("red".into(), String::new()));
    let mut table = Table::of(2, "no-disks at-once");
    table.play("red place 1:10");
    assert_eq!(table.lane(), "red");
    assert!(table.decided_by("no-disks"));
    table.play("blue place 2:1");
    assert_eq!(table.whose(), "blue");
    table.play("blue pass");
    assert_eq!((table.stage(), table.track()), ("1.2".into(), "red blue".into()));
}

#[test]
fn every_section_used_is_nothing_more_to_place_too() {
    let mut table = Table::of(2, "no-disks at-once");
    table.play("read sections models count 2\nred place 1:1\nblue pass\nred place 2:1");
    assert_eq!((table.stage(), table.track()), ("1.2".into(), "blue red".into()));
}

#[test]
fn a_step_in_which_nobody_has_a_disk_is_over_at_once_where_the_table_rules_so() {
    let mut table = Table::at(2, "no-disks at-once", "models", 5);
    table.play("correct red > bank 10 disks red, blue > bank 10 disks blue, order blue red\nmajority");
    assert_eq!(
        (table.stage(), table.track(), table.whose()),
        ("1.2".into(), "blue red".into(), "blue".into())
    );
}

#[test]
fn a_supply_without_disks_gives_any_marker_and_says_so() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("read box disks count 21\nred card red 3 +3");
    assert_eq!(
        (table.disks("red", "models 3"), table.description()[1].as_str()),
        (3, "bank > models 3 3: 3 cause-card; (markers)")
    );
}

#[test]
fn a_supply_gives_only_what_there_is_where_the_table_rules_so() {
    let mut table = Table::at(2, "supply-short as-many", "models", 3);
    table.play("read box disks count 21\nred card red 3 +3");
    assert_eq!(
        (table.disks("red", "models 3"), table.description()[1].as_str()),
        (1, "bank > models 3 1: 3 cause-card; -2 supply-short")
    );
    assert!(table.decided_by("supply-short"));
    table.play("blue pass\nred card red 4 +1");
    assert_eq!(table.disks("red", "models 4"), 0);
    let description = table.description();
    assert!(
        description.iter().any(|line| line.ends_with("1 cause-card; -1 supply-short")),
        "{description:?}"
    );
}

#[test]
fn a_supply_that_gives_only_what_there_is_has_to_be_counted() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("ruling supply-short as-many\nred card red 3 +3");
    assert_eq!(table.disks("red", "models 3"), 3);
    let mut table = Table::unread(
        2,
        &["box companies count", "company 1 models", "company 1 engineering", "company 1 promotions"],
    );
    table.play("ruling supply-short as-many");
    assert_eq!(table.asks("red company 1"), "box disks count");
}

//! What a referee of chance says to each box: sensible and senseless corrections, one part each.

use rand::seq::{IndexedRandom, SliceRandom};
use steward::engine::Game;
use steward::games::auto_brocante::AutoBrocante;
use steward::games::automobile::{Automobile, Character};
use steward::games::autotock::Autotock;
use steward::games::independents::Independents;
use steward::games::sponsors::{Category, Sponsors};

use super::corrected::Both;
use super::walk::RngExt;

pub const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

/// A game whose referee makes mistakes and corrects them.
pub trait ErringReferee: Game {
    /// One part of a correction.
    fn correction(both: &mut Both<Self>) -> String;
}

/// Something moved by hand, one way or the other.
fn either(one: &str, other: &str, what: &str, way: u32) -> String {
    if way == 0 { format!("{one} > {other} {what}") } else { format!("{other} > {one} {what}") }
}

impl ErringReferee for Automobile {
    fn correction(both: &mut Both<Self>) -> String {
        let (who, all) = (both.who(), both.colours());
        match both.number(20) {
            0..=2 => format!("phase {} {}", both.number(4), 1 + both.number(8)),
            3 => format!("phase {} 3 {}", 1 + both.number(3), 1 + both.number(2)),
            4 | 5 => format!("next {who}"),
            6 | 7 => format!("order {}", both.some(&all, all.len())),
            8 => {
                let mut order = all;
                order.shuffle(&mut both.dice);
                format!("order {}", order.join(" "))
            }
            9..=12 => format!("{who} is {}", Character::ALL.choose(&mut both.dice).unwrap().word()),
            13 => {
                let what = format!("{} {}", 1 + both.number(600), both.pick(&["dollars", "losses"]));
                either("bank", who, &what, both.number(1))
            }
            14 => either("bank", who, &format!("{} cubes", 1 + both.number(3)), both.number(1)),
            15 | 16 => {
                let place = format!("{} {}", both.pick(&["band", "box"]), 1 + both.number(2));
                either(who, &place, &format!("{} distributors {who}", 1 + both.number(1)), both.number(1))
            }
            17 => {
                let space = format!("space {}", 1 + both.number(9));
                either(who, &space, &format!("{} cars {who}", 1 + both.number(2)), both.number(1))
            }
            18 => {
                let space = format!("space {}", 1 + both.number(25));
                either("bank", &space, &format!("1 {}", both.pick(&["bonus", "reduced"])), both.number(1))
            }
            19 => either("bank", who, "1 loans", both.number(1)),
            _ => format!("{who} > {} {} dollars", both.who(), 1 + both.number(100)),
        }
    }
}

impl ErringReferee for Autotock {
    fn correction(both: &mut Both<Self>) -> String {
        let who = both.who();
        let place = |both: &mut Both<Self>| match both.number(5) {
            0 => format!("verge {}", 1 + both.number(71)),
            1 => format!("garage {}", 1 + both.number(3)),
            _ => format!("square {}", 1 + both.number(71)),
        };
        match both.number(12) {
            0 => format!("deal {}", both.number(9)),
            1 | 2 => format!("next {who}"),
            3 | 4 => format!("{who} owes {}", both.number(3)),
            5 | 6 => {
                let spot = both.pick(&["", "v", "g"]);
                format!("{who} {spot}{} {}", 1 + both.number(71), both.pick(&["stopped", "free"]))
            }
            7..=9 => {
                let place = place(both);
                either(who, &place, &format!("1 cars {who}"), both.number(1))
            }
            10 => {
                let (from, to) = (place(both), place(both));
                format!("{from} > {to} 1 cars {who}")
            }
            11 => either("pile 1", who, &format!("{} cards", 1 + both.number(2)), both.number(1)),
            _ => format!("{who} > {} 1 cards", both.who()),
        }
    }
}

impl ErringReferee for Independents {
    fn correction(both: &mut Both<Self>) -> String {
        let (who, all) = (both.who(), both.colours());
        let category = both.pick(&["models", "engineering", "promotions"]);
        match both.number(15) {
            0..=2 => format!("phase {} {category} {}", both.number(4), both.number(9)),
            3 | 4 => format!("next {who}"),
            5 => format!("order {}", both.some(&all, all.len())),
            6 => {
                let mut order = all;
                order.shuffle(&mut both.dice);
                format!("order {}", order.join(" "))
            }
            7 | 8 => format!("lane {}", both.some(&all, all.len())),
            9 | 10 => format!("{who} has {}", both.number(10)),
            11 | 12 => {
                let section = format!("{category} {}", 1 + both.number(5));
                either(who, &section, &format!("{} disks {who}", 1 + both.number(2)), both.number(1))
            }
            13 => either(who, "return 1", &format!("{} disks {who}", 1 + both.number(2)), both.number(1)),
            14 => either(
                who,
                &format!("sheet {}", 1 + both.number(2)),
                &format!("1 disks {who}"),
                both.number(1),
            ),
            _ => either(
                "bank",
                who,
                &format!("{} {}", 1 + both.number(9), both.pick(&["tokens", "cards"])),
                both.number(1),
            ),
        }
    }
}

impl ErringReferee for Sponsors {
    fn correction(both: &mut Both<Self>) -> String {
        let car = both.pick(&COLOURS);
        let category = Category::ALL.choose(&mut both.dice).unwrap().word();
        let there = both.journal.setting().seats.count();
        let all = if there == 3 { &COLOURS[..3] } else { &COLOURS[..] };
        match both.number(12) {
            0 => format!("phase {}", both.number(6)),
            1..=3 => format!("phase {} {}", both.number(6), both.number(9)),
            4 => format!("next {car}"),
            5 => format!("{car} at {}", both.number(50)),
            6 => format!("order {}", both.some(all, all.len())),
            7 => {
                let order = &both.journal.view::<Self>().unwrap().state().race.order;
                let mut order: Vec<&str> =
                    order.iter().map(|car| COLOURS[usize::from(car.number()) - 1]).collect();
                order.shuffle(&mut both.dice);
                format!("order {}", order.join(" "))
            }
            8 => format!("finished {}", both.some(all, 2)),
            9 => format!("{car} on {}", both.pick(&["plain", "green", "red", "violet"])),
            10 => format!("{car} {}", both.pick(&["off", "off", "back"])),
            11 => format!(
                "{} > {} 1 {category}",
                both.pick(&["red", "blue", "stock 1"]),
                both.pick(&["played 1", "bank"])
            ),
            _ => format!(
                "bank > {} {} {}",
                both.pick(&["red", "blue"]),
                both.number(3),
                both.pick(&["energy", "millions"])
            ),
        }
    }
}

impl ErringReferee for AutoBrocante {
    fn correction(both: &mut Both<Self>) -> String {
        let (who, other) = (both.pick(&COLOURS), both.pick(&COLOURS));
        let to = both.pick(&["bank", "graveyard", "stolen red", who]);
        match both.number(12) {
            0..=4 => format!("car {} {to}", both.number(25)),
            5 | 6 => format!("phase {} {}", both.number(9), both.number(6)),
            7 => format!("next {who}"),
            8 | 9 => format!("cards {}", both.number(3)),
            10 => format!("{who} > {other} {} dollars", both.dice.random_range(0..30_000)),
            11 => format!("bank > {who} {} {}", both.number(40), both.pick(&["cards", "policies"])),
            _ => format!("bank > {who} 1 cars"),
        }
    }
}

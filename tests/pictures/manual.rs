//! The pictures of the manual, each with the steps to reach it.

use steward::desk::table::Panel;
use steward::desk::{Action, WhatIfCommand as WhatIf};
use steward::words::keys;

use crate::drawn::{Screen, Step};
use crate::screens::{give, phases, screen};

/// The line of the Automobile demo for the page on mistakes, after a mistyped production.
const MISTAKEN: u32 = 47;

/// The first line at which a phase of the second turn is open, plus this many lines.
fn at(game: &'static str, phase: u8, more: u32) -> Step {
    let found = phases(game).into_iter().find(|(known, _)| *known == phase);
    Step::Demo(game, found.map_or(0, |(_, line)| line) + more, &[])
}

/// Every picture of the manual.
pub fn pictures() -> Vec<Screen> {
    let turned = |name: &str, phase, more, tab| {
        screen(format!("turn-{name}"), [at("automobile", phase, more), Step::Turn(tab)])
    };
    // The content of the card has no tab of its own.
    let on_card = |name: &str, phase, more| screen(format!("turn-{name}"), [at("automobile", phase, more)]);
    let laid = |lay: Panel| give(Action::Panel(Some(lay)));
    let mistaken = || Step::Demo("automobile", MISTAKEN, &[]);
    let board =
        |game: &'static str, phase| screen(game, [at(game, phase, 6), Step::Turn(keys::table::TAB_BOARD)]);
    vec![
        screen("set-up", [give(Action::NewGame("automobile"))]),
        screen("first-interest", [Step::FirstGame(2)]),
        turned("characters", 2, 1, keys::table::TAB_BOARD),
        turned("actions", 3, 0, keys::table::TAB_BOARD),
        turned("distributors", 5, 0, keys::table::TAB_SHEET),
        on_card("decisions", 6, 0),
        on_card("demand", 7, 1),
        on_card("losses", 8, 0),
        screen("auto-brocante", [at("auto-brocante", 4, 0), Step::Turn(keys::table::TAB_BOARD)]),
        board("sponsors", 5),
        board("independents", 1),
        board("autotock", 3),
        screen("own-board", [give(Action::NewGame("sponsors")), Step::Press(keys::shelf::SHEET)]),
        screen("group", [Step::Past, give(Action::Group)]),
        screen("right", [mistaken(), laid(Panel::Right(45)), Step::Enter("blue produce 7:5")]),
        screen("hand", [mistaken(), Step::Amend("replace 45 blue produce 7:5")]),
        screen("count", [mistaken(), laid(Panel::Count), Step::Write(None, "Bruno", "880")]),
        screen("what-if", [mistaken(), give(Action::WhatIf(WhatIf::Begin)), Step::Enter("red bonus 5")]),
    ]
}

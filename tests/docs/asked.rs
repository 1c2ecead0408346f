//! How often a table is asked for a printed value, with the set-up sheet of its box and without: what `docs/hands.md` says is
//! counted on the demo of each box.

use std::collections::BTreeMap;

use steward::engine::Halt;
use steward::engine::board::{Board, Printed, Value, WrittenBoard};
use steward::preset::{self, OWN, PRACTICE, Playthrough, Shelf};
use steward::session::{Contents, GameSession, Opening, Session};

/// How many turns of everybody are looked at.
const TURNS: usize = 3;

/// What every game of a box needs, read off its sheet.
fn sheet(contents: &Contents, values: &WrittenBoard) -> WrittenBoard {
    let board = Board::read(contents.form.clone(), values).unwrap();
    let slots = (contents.setup_sheet)(&board);
    let words = slots.slots().filter_map(|slot| Some(contents.form.cell(slot)?.word()));
    words.filter_map(|word| Some((word.clone(), values.get(&word)?.clone()))).collect()
}

/// How many values are asked before the first act of a player stands, and until somebody begins a fourth turn: what one player does until
/// another one acts is a turn.
fn asked(contents: &Contents, values: &WrittenBoard, read: WrittenBoard) -> (usize, usize) {
    let whole = Playthrough::read(preset::demo(contents.game).unwrap()).unwrap();
    let mut opening = Opening::of(&whole, contents).unwrap();
    (opening.preset, opening.board) = (OWN.to_owned(), contents.form.with_given(read));
    let mut session = opening.begin(contents).unwrap();
    let colours: Vec<String> =
        session.table().seats().iter().map(|seat| session.table().seats().word(seat).to_owned()).collect();
    let (mut asked, mut first) = (0, None);
    let mut turns: BTreeMap<String, usize> = BTreeMap::new();
    let mut acts = String::new();
    for line in whole.lines {
        let actor = line.text.split(' ').next().filter(|word| colours.iter().any(|colour| colour == word));
        if let Some(actor) = actor.filter(|actor| *actor != acts) {
            acts = actor.to_owned();
            let turn = turns.entry(acts.clone()).or_default();
            *turn += 1;
            if *turn > TURNS {
                break;
            }
        }
        while let Err(halt) = session.play().enter(&line.text, "") {
            let Halt::Missing(missing) = halt else { panic!("{}: {halt:?}", line.text) };
            let cell = contents.form.cell(missing.slot).unwrap().word();
            let value = match &values[&cell] {
                Printed(Value::Whole(value), _) => value.to_string(),
                Printed(Value::Text(value), _) => value.clone(),
            };
            session.play().enter(&format!("read {cell} {value}"), "").unwrap();
            asked += 1;
        }
        if !acts.is_empty() {
            first.get_or_insert(asked);
        }
    }
    (first.unwrap_or_default(), asked)
}

#[test]
fn the_page_of_hands_says_how_many_values_are_asked_before_the_first_act_and_after_three_turns() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/hands.md")).unwrap();
    let mut found = Vec::new();
    for game in Session::GAMES {
        let contents = Session::contents(game).unwrap();
        let values = Shelf::board(None, game, &contents.form, PRACTICE).unwrap();
        let sheet = sheet(&contents, &values);
        let cells = sheet.len();
        let (before, after) =
            (asked(&contents, &values, WrittenBoard::new()), asked(&contents, &values, sheet));
        found.push(format!(
            "| `{game}` | {} | {} | {} | {} | {cells} |",
            before.0, before.1, after.0, after.1
        ));
    }
    let missing: Vec<&String> = found.iter().filter(|row| !page.contains(row.as_str())).collect();
    assert!(missing.is_empty(), "{found:#?}");
}

//! Boards: every place that an offer or a worksheet refers to is on the board.

use std::collections::BTreeSet;

use steward::engine::GameInfo;
use steward::engine::board::{CellId, CellKind, Printed, Source, Value, WrittenBoard};
use steward::engine::entry::Verb;
use steward::engine::worksheet::Cell;
use steward::engine::{Draft, Game, Offer, Rejection, Session};

use crate::laws::walk::{self, Dice, RngExt};

struct Boards(usize);

impl crate::laws::Visitor for Boards {
    fn game<G: Game>(&mut self) {
        for seats in G::SEATS {
            let mut dice = walk::dice(11);
            let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
            walk::any_rulings::<G>(&mut header, &mut dice);
            let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
            loop {
                let view = journal.view::<G>().unwrap();
                let Some(scene) = G::scene(view) else { break };
                for choice in view.choices() {
                    for place in G::places(view, &choice.act).concat() {
                        assert!(scene.place(place).is_some(), "{} {:?}: {place:?}", G::ID, choice.act);
                        self.0 += 1;
                    }
                }
                let sheet = G::worksheet(view, &Draft::default());
                for (place, draft) in sheet.into_iter().flat_map(|sheet| sheet.places) {
                    assert!(scene.place(place).is_some(), "{}: {place:?} of a worksheet", G::ID);
                    assert!(G::worksheet(view, &draft).is_some(), "{}: {draft:?}", G::ID);
                    self.0 += 1;
                }
                if walk::over(&journal) || walk::step::<G>(&mut journal, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_places_of_every_offered_act_are_on_the_board() {
    let mut boards = Boards(0);
    crate::laws::visit(&mut boards);
    assert!(boards.0 > 1000, "{} places", boards.0);
}

/// Tables that the rules accept as played until all of their values are known, as their rule pages say.
const AS_PLAYED: [&str; 3] = ["sell", "value", "tiles"];

/// Values that a cell may have, including that of the practice board.
fn values<G: Game>(journal: &Session, slot: CellId, dice: &mut Dice) -> Vec<Value> {
    let cell = journal.setting().board.schema().cell(slot).unwrap();
    let practice = walk::practice::<G>().remove(&cell.word()).map(|Printed(value, _)| value);
    let others = match cell.kind {
        CellKind::Whole { least, most } if most - least <= 12 => (least..=most).map(Value::Whole).collect(),
        CellKind::Whole { least, most } => {
            let some = (0..4).map(|_| dice.random_range(least..=most));
            [least, most].into_iter().chain(some).map(Value::Whole).collect()
        }
        CellKind::Word(words) => words.iter().map(|(word, _)| Value::Text((*word).to_owned())).collect(),
        CellKind::Name => vec![Value::Text("Somewhere".to_owned())],
    };
    practice.into_iter().chain::<Vec<Value>>(others).collect()
}

/// How the rest of a board is filled in.
#[derive(Clone, Copy)]
enum Filling {
    AsPractised,
    Least,
    Most,
    ByChance,
}

/// The board with its missing values filled in.
fn filled<G: Game>(journal: &Session, filling: Filling, dice: &mut Dice) -> WrittenBoard {
    let board = &journal.setting().board;
    let mut written = board.written();
    let unread: Vec<CellId> = board
        .schema()
        .cells()
        .filter(|(slot, _)| board.value(*slot).is_none())
        .map(|(slot, _)| slot)
        .collect();
    for slot in unread {
        let cell = board.schema().cell(slot).unwrap();
        let all = values::<G>(journal, slot, dice);
        let wide = matches!(cell.kind, CellKind::Whole { least, most } if most - least > 12);
        let at = match filling {
            Filling::AsPractised => 0,
            Filling::Least => 1.min(all.len() - 1),
            Filling::Most if wide => 2,
            Filling::Most => all.len() - 1,
            Filling::ByChance => dice.random_range(0..all.len()),
        };
        written.insert(cell.word(), Printed(all[at].clone(), Source::Board));
    }
    written
}

/// The same acts on another board. Acts that were legal must stay legal.
fn on<G: Game>(journal: &Session, board: WrittenBoard) -> Session {
    let mut header = journal.header().clone();
    header.board = board;
    let mut again = Session::begin(GameInfo::of::<G>(), header).unwrap();
    for entry in journal.entries() {
        if let Verb::Act(act) = &entry.verb {
            again.act(act.clone()).unwrap_or_else(|why| panic!("{}: {act:?}, played before: {why}", G::ID));
        }
    }
    again
}

/// The bounds of an offer.
fn bounds(offer: &Offer) -> Vec<(i64, i64)> {
    offer.fields.iter().map(|field| (field.least, field.most)).collect()
}

/// The bounds of a worksheet, unless it asks for a board value first.
fn on_sheet(journal: &Session) -> Vec<(String, i64, i64)> {
    let Some(sheet) = journal.book().worksheet(journal.setting(), &Draft::default()) else {
        return Vec::new();
    };
    if matches!(&sheet.act, Some(Ok(Offer { answer: Err(Rejection::Missing(_)), .. }))) {
        return Vec::new();
    }
    let cells = sheet.rows.iter().flat_map(|row| &row.cells);
    let fields = cells.filter_map(|cell| match cell {
        Cell::Field(entry) => Some((entry.id.0.clone(), entry.field.least, entry.field.most)),
        _ => None,
    });
    fields.collect()
}

/// Checks that entering the rest of the board does not change what was shown or offered before.
fn reading_the_rest_takes_nothing<G: Game>(journal: &Session, dice: &mut Dice) {
    let read = on::<G>(journal, filled::<G>(journal, Filling::AsPractised, dice));
    if read.stage() != journal.stage() {
        return; // The new values ended the phase.
    }
    let after = read.offers();
    for offer in journal.offers().into_iter().filter(|offer| offer.answer.is_ok()) {
        let same = after.iter().find(|other| other.act == offer.act);
        let same = same.unwrap_or_else(|| panic!("{}: {:?} is offered no more", G::ID, offer.act));
        assert!(same.answer.is_ok(), "{}: {:?}, legal before: {:?}", G::ID, offer.act, same.answer);
        assert_eq!(bounds(same), bounds(&offer), "{}: {:?}", G::ID, offer.act);
    }
    let sheet = on_sheet(&read);
    for field in on_sheet(journal) {
        assert!(sheet.contains(&field), "{}: {field:?} of a worksheet, then {sheet:?}", G::ID);
    }
}

/// Checks that every board value asked for matters: it changes the effect of an offer, its refusal or its bounds.
fn what_is_asked_changes_something<G: Game>(journal: &Session, dice: &mut Dice) {
    let mut asked = BTreeSet::new();
    for (at, offer) in journal.offers().into_iter().enumerate() {
        let Err(Rejection::Missing(missing)) = &offer.answer else { continue };
        let word = journal.setting().board.schema().cell(missing.cell).unwrap().word();
        // Sections are asked for with the first disk, so that they can be drawn.
        if !asked.insert(missing.cell) || asked.len() > 2 || word.starts_with("sections ") {
            continue;
        }
        let mut fillings = vec![Filling::AsPractised, Filling::Least, Filling::Most];
        fillings.extend([Filling::ByChance; 8]);
        let changes = fillings.into_iter().any(|filling| {
            let rest = filled::<G>(journal, filling, dice);
            let mut outcomes = values::<G>(journal, missing.cell, dice).into_iter().map(|value| {
                let mut board = rest.clone();
                board.insert(word.clone(), Printed(value, Source::Board));
                let then = on::<G>(journal, board);
                let offered = G::candidates(then.view::<G>().unwrap()).into_iter().nth(at);
                (
                    then.preview_act(&offer.act).map(|outcome| (outcome.book, outcome.effect.findings)),
                    offered,
                    then.stage(),
                )
            });
            let first = outcomes.next();
            outcomes.any(|other| Some(other) != first)
        });
        assert!(changes, "{}: {:?} asks for {word}, which changes nothing", G::ID, offer.act);
    }
}

/// Plays games with a partly known board.
struct PartlyRead;

impl crate::laws::Visitor for PartlyRead {
    fn game<G: Game>(&mut self) {
        for (seed, seats) in (70..).zip(G::SEATS) {
            let mut dice = walk::dice(seed);
            let part = dice.random_range(0.0..1.0);
            let mut board = walk::practice::<G>();
            board.retain(|word, _| {
                AS_PLAYED.iter().any(|table| word.starts_with(table)) || dice.random_bool(part)
            });
            let mut header = walk::header::<G>(seats, board, &mut dice);
            walk::any_rulings::<G>(&mut header, &mut dice);
            let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
            while !walk::over(&journal) && journal.head() < 120 {
                if journal.head().is_multiple_of(6) {
                    reading_the_rest_takes_nothing::<G>(&journal, &mut dice);
                    what_is_asked_changes_something::<G>(&journal, &mut dice);
                }
                if walk::step::<G>(&mut journal, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_nobody_has_read_is_never_stood_in_for_and_is_asked_only_where_it_matters() {
    crate::laws::visit(&mut PartlyRead);
}

//! `steward new GAME --players Red,Blue,Green -o FILE`: creates a session. `steward demo GAME -o FILE`: writes the demo game.

use std::collections::BTreeMap;
use std::path::Path;

use crate::chance;
use crate::clock::now;
use crate::console::args::{Demo, New};
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::engine::First;
use crate::engine::GameInfo;
use crate::engine::correction::Correction;
use crate::engine::ruling::RulingForm;
use crate::msg;
use crate::preset::{PRACTICE, PresetStore};
use crate::record::{Record, new_id};
use crate::session::{Opening, Session};
use crate::words::keys::console as k;

pub(super) fn run(args: &New, console: &mut Console) -> Result<(), Fault> {
    let contents = crate::session::game(&args.game).ok_or_else(|| files::no_such_game(&args.game))?;
    let board = PresetStore::board(
        PresetStore::of_user(console.disk()).as_ref(),
        contents.game,
        &contents.schema(),
        &args.preset,
    )?;
    let seed = match args.seed {
        Some(number) => number,
        None => chance::fresh().map_err(|why| no_chance(&why.to_string()))?,
    };
    let mut opening = Opening {
        id: new_id().map_err(|why| no_chance(&why.to_string()))?,
        date: now(),
        names: args.players.clone(),
        preset: args.preset.clone(),
        board,
        rulings: rulings(&args.rulings, contents.rulings)?,
        kept: args.keep.clone(),
        seed: Some(seed),
        first: First::default(),
        position: None,
    };
    // Check before anything is written.
    opening.begin(contents)?;
    opening.first = first(args, &opening, contents, seed)?;
    if let Some(path) = &args.position {
        opening.position = Some(position(path, &opening, contents)?);
        opening.begin(contents)?;
    }
    let record = Record::create_of(console.disk(), &args.output, opening.begin(contents)?)?;
    console.did(msg!(k::WRITTEN, file = files::quoted(&args.output)));
    console.notes_of(&record);
    show(&record, opening.first, console);
    Ok(())
}

fn first(args: &New, opening: &Opening, contents: &'static GameInfo, seed: u64) -> Result<First, Fault> {
    let seats = opening.seats(contents).map_err(Fault::request)?;
    let Some(name) = &args.first else {
        return Ok(First { seat: chance::first(seed, seats.count()), drawn: true });
    };
    let names: Vec<String> = seats.iter().map(|seat| seats.name(seat)).collect();
    let unknown = || {
        Fault::request(msg!(k::NOBODY, who = name.as_str()))
            .suggestion(msg!(k::PLAYERS, names = names.join(", ")))
    };
    seats.find(name.trim()).map(|seat| First { seat, drawn: false }).ok_or_else(unknown)
}

/// The position, for a session that begins in the middle of a game.
fn position(path: &Path, opening: &Opening, contents: &'static GameInfo) -> Result<Correction, Fault> {
    let begun = opening.begin(contents)?;
    let correction = begun.import(&files::text(path)?);
    correction.map_err(|rejection| files::rejected(&rejection, &begun, path))
}

/// The rulings made at setup, in either language. Unknown words are refused when the header is used.
fn rulings(typed: &[String], forms: &'static [RulingForm]) -> Result<BTreeMap<String, String>, Fault> {
    let mut all = BTreeMap::new();
    for text in typed {
        let (id, option) =
            text.split_once('=').ok_or_else(|| Fault::request(msg!(k::RULING_HOW, text = text.as_str())))?;
        let (id, option) = (id.trim(), option.trim());
        let form = RulingForm::called(forms, id);
        let option = form.and_then(|form| form.option(option)).unwrap_or(option);
        all.insert(form.map_or(id, |form| form.word).to_owned(), option.to_owned());
    }
    Ok(all)
}

fn no_chance(why: &str) -> Fault {
    Fault::request(msg!(k::NO_CHANCE, why = why)).suggestion(k::SEED_GIVEN)
}

fn show(record: &Record, first: First, console: &mut Console) {
    let table = record.session();
    let (file, seat) = (files::quoted(record.path()), table.seats().name(first.seat));
    console.say(msg!(k::NEW, game = table.info().title, file = file.as_str()));
    console.say(msg!(if first.drawn { k::BEGINS_DRAWN } else { k::BEGINS }, seat = seat));
    console.say(match &*table.header().preset {
        PRACTICE => k::NEW_PRACTICE.into(),
        board => msg!(k::NEW_BOARD, board = board),
    });
    console.say(table.stage().prompt);
    console.say(msg!(k::GO_ON, file = file));
}

pub(super) fn demo(args: &Demo, console: &mut Console) -> Result<(), Fault> {
    let record = Record::create_of(console.disk(), &args.output, played(&args.game)?)?;
    console.did(msg!(k::WRITTEN, file = files::quoted(&args.output)));
    let file = files::quoted(record.path());
    console.say(msg!(k::DEMO_WRITTEN, count = record.session().lines(), file = file.as_str()));
    console.say(msg!(k::DEMO_GO_ON, file = file));
    Ok(())
}

/// The demo of a game, played from its notation.
///
/// # Errors
/// Fails if the game is unknown or has no demo.
pub(super) fn played(game: &str) -> Result<Session, Fault> {
    crate::session::game(game).ok_or_else(|| files::no_such_game(game))?;
    let demo = Session::demo(game).ok_or_else(|| Fault::request(msg!(k::NO_DEMO, game = game)))?;
    demo.map_err(|what| Fault::wrong(msg!(k::DEMO_REFUSED, line = game, what = what)))
}

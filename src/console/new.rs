//! `steward new GAME --players Red,Blue,Green -o FILE`: a new game, and who begins.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::value::RawValue;

use crate::chance::Seed;
use crate::clock::now;
use crate::console::args::New;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine;
use crate::engine::First;
use crate::engine::ruling::RulingForm;
use crate::preset::{PRACTICE, Shelf};
use crate::record::{Record, SeedStore, first_drawn, new_id};
use crate::say;
use crate::session::{Contents, GameSession, Opening, Session};
use crate::words::keys::{self, console as k};
use crate::words::unreadable;

/// Does it.
pub(super) fn run(args: &New, console: &mut Console) -> Result<(), Fault> {
    let contents = Session::contents(&args.game).ok_or_else(|| files::no_such_game(&args.game))?;
    let board =
        Shelf::board(Shelf::of_user(console.disk()).as_ref(), contents.game, &contents.form, &args.preset)?;
    let seed = match args.seed {
        Some(number) => Seed::open(number),
        None => Seed::fresh().map_err(|why| no_chance(&why.to_string()))?,
    };
    let mut opening = Opening {
        id: new_id().map_err(|why| no_chance(&why.to_string()))?,
        date: now(),
        names: args.players.clone(),
        preset: args.preset.clone(),
        board,
        rulings: rulings(&args.rulings, contents.rulings)?,
        kept: args.keep.clone(),
        seed: args.seed.map(engine::Seed::Open),
        first: First::default(),
        position: None,
    };
    // Whatever does not fit is said before anything is written.
    opening.begin(&contents)?;
    opening.first = first(args, &opening, &contents, &seed)?;
    if let Some(path) = &args.position {
        opening.position = Some(position(path, &opening, &contents)?);
        opening.begin(&contents)?;
    }
    if console.disk().stamp(&args.output).is_ok() {
        // The record would say so too, but the seed must not be kept for nothing.
        return Err(exists(&args.output));
    }
    if args.seed.is_none() {
        opening.seed = Some(sealed(console, &opening.id, &seed)?);
    }
    let record = Record::create_of(console.disk(), &args.output, opening.begin(&contents)?);
    let record = record.inspect_err(|_| {
        // A seed without a game is of no use to anybody.
        if let Some(seeds) = SeedStore::of_user(console.disk()).filter(|_| args.seed.is_none()) {
            seeds.forget(&opening.id);
        }
    })?;
    console.did(say!(k::WRITTEN, file = files::quoted(&args.output)));
    told(&record, opening.first, console);
    Ok(())
}

fn first(args: &New, opening: &Opening, contents: &Contents, seed: &Seed) -> Result<First, Fault> {
    let seats = opening.seats(contents).map_err(Fault::request)?;
    let Some(name) = &args.first else {
        return Ok(First { seat: first_drawn(seed, seats.count()), drawn: true });
    };
    let names: Vec<String> = seats.iter().map(|seat| seats.name(seat)).collect();
    let nobody = || {
        Fault::request(say!(k::NOBODY, who = name.as_str()))
            .way_out(say!(k::PLAYERS, names = names.join(", ")))
    };
    seats.find(name.trim()).map(|seat| First { seat, drawn: false }).ok_or_else(nobody)
}

/// What lies on the table, where the game is taken up in the middle.
fn position(path: &Path, opening: &Opening, contents: &Contents) -> Result<Box<RawValue>, Fault> {
    let begun = opening.begin(contents)?;
    let correction = begun.table().position(&files::text(path)?);
    let json = correction.map_err(|halt| files::halted(&halt, begun.table(), path))?;
    RawValue::from_string(json).map_err(|why| Fault::request(say!(k::POSITION, why = unreadable(&why))))
}

/// What a table decided at set-up, by the words of either language; what means nothing is refused where it is read.
fn rulings(typed: &[String], forms: &'static [RulingForm]) -> Result<BTreeMap<String, String>, Fault> {
    let mut all = BTreeMap::new();
    for text in typed {
        let (id, option) =
            text.split_once('=').ok_or_else(|| Fault::request(say!(k::RULING_HOW, text = text.as_str())))?;
        let (id, option) = (id.trim(), option.trim());
        let form = RulingForm::called(forms, id);
        let option = form.and_then(|form| form.option(option)).unwrap_or(option);
        all.insert(form.map_or(id, |form| form.word).to_owned(), option.to_owned());
    }
    Ok(all)
}

/// Keeps the seed until the game ends; the record holds its hash.
fn sealed(console: &Console, id: &str, seed: &Seed) -> Result<engine::Seed, Fault> {
    let unsealed = |why: String| Fault::request(say!(k::SEED_NOT_KEPT, why = why)).way_out(k::SEED_OPEN);
    let seeds = SeedStore::of_user(console.disk())
        .ok_or_else(|| Fault::request(crate::words::keys::preset::NO_FOLDER).way_out(k::SEED_OPEN))?;
    seeds.keep(id, seed).map_err(|why| unsealed(why.to_string()))
}

fn exists(path: &Path) -> Fault {
    let (file, what) = (path.display().to_string(), crate::words::keys::record::EXISTS);
    Fault::request(say!(crate::words::keys::record::FAULT, file = file, what = what))
        .way_out(crate::words::keys::record::OTHER_NAME)
}

fn no_chance(why: &str) -> Fault {
    Fault::request(say!(k::NO_CHANCE, why = why)).way_out(k::SEED_OPEN)
}

fn told(record: &Record, first: First, console: &mut Console) {
    let table = record.session().table();
    let (file, seat) = (files::quoted(record.path()), table.seats().name(first.seat));
    console.say(say!(k::NEW, game = table.contents().title, file = file.as_str()));
    console.say(say!(if first.drawn { k::BEGINS_DRAWN } else { k::BEGINS }, seat = seat));
    console.say(match table.facts().preset {
        PRACTICE => k::NEW_PRACTICE.into(),
        board => say!(k::NEW_BOARD, board = board),
    });
    if matches!(table.facts().seed, Some(engine::Seed::Commitment(_))) {
        console.say(say!(keys::record::START_MARK, mark = record.start_mark()));
    }
    console.say(table.stage().now);
    console.say(say!(k::GO_ON, file = file));
}

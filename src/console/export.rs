//! `steward export FILE -o OUT`: something to take home from a game; the ending of the name says what.

use std::path::Path;

use crate::console::args::Export;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine::Halt;
use crate::export::{Copy, Paper, catch_up};
use crate::preset::{Shelf, Unusable};
use crate::record::write_file;
use crate::say;
use crate::words::Key;
use crate::words::keys::{console as k, export};

/// The word of the card for who was away. It is none of the papers, as it is written for somebody.
pub(super) const CATCH_UP: &str = "catch-up";

/// Does it.
pub(super) fn run(args: &Export, console: &mut Console) -> Result<(), Fault> {
    let card = match &args.paper {
        Some(word) if word != CATCH_UP => None,
        _ => args.since.zip(args.whose.as_deref()),
    };
    let (what, text) = match (card, &args.paper) {
        (Some((since, whose)), _) => (export::CATCH_UP, away(args, since, whose, console)?),
        (None, Some(word)) if word == CATCH_UP => {
            return Err(Fault::request(say!(k::ARG_MISSING, arg = "--since N --for NAME")));
        }
        (None, Some(word)) if args.since.is_some() => {
            return Err(Fault::request(say!(k::ARG_CONFLICT, arg = "--since", other = word.as_str())));
        }
        (None, _) => whole(args, console)?,
    };
    write_file(&*console.disk(), &args.output, text.as_bytes())?;
    console.did(say!(k::WRITTEN, file = files::quoted(&args.output)));
    console.say(say!(k::EXPORTED, what = what, file = files::quoted(&args.output)));
    Ok(())
}

/// One of the papers.
fn whole(args: &Export, console: &mut Console) -> Result<(Key, String), Fault> {
    let paper = wanted(args)?;
    let record = files::look(&args.file, console)?;
    let bgg = number(args, record.table().contents().game, console)?;
    let text = paper
        .write(&Copy { bgg, ..Copy::of(&record, console.language) })
        .map_err(|why| Fault::request(say!(k::NO_OUTPUT, why = why.to_string())))?;
    Ok((paper.name(), text))
}

/// The number of the box at BoardGameGeek: given now, or the last time.
fn number(args: &Export, game: &str, console: &Console) -> Result<Option<u32>, Fault> {
    let shelf = Shelf::of_user(console.disk());
    let Some(number) = args.bgg else { return Ok(shelf.and_then(|shelf| shelf.number(game))) };
    shelf.ok_or(Unusable::NoFolder)?.keep_number(game, Some(number))?;
    Ok(Some(number))
}

/// The card of somebody who was away.
fn away(args: &Export, since: u32, whose: &str, console: &mut Console) -> Result<String, Fault> {
    let record = files::look(&args.file, console)?;
    let table = record.table();
    let seats = table.seats();
    let seat = seats.find(whose.trim()).ok_or_else(|| {
        let names: Vec<String> = seats.iter().map(|seat| seats.name(seat)).collect();
        Fault::request(say!(k::NOBODY, who = whose)).way_out(say!(k::PLAYERS, names = names.join(", ")))
    })?;
    let refused = |halt: Halt| Fault::request(halt.line()).way_out(say!(k::ENTRIES, count = table.lines()));
    catch_up(&Copy::of(&record, console.language), seat, since).map_err(refused)
}

/// What was asked for by name, or by the ending of the file.
fn wanted(args: &Export) -> Result<Paper, Fault> {
    let known = |of: fn(Paper) -> &'static str| {
        let mut words: Vec<&str> = Paper::ALL.into_iter().map(of).collect();
        words.dedup();
        words.join(", ")
    };
    match &args.paper {
        Some(word) => Paper::of_word(word).ok_or_else(|| {
            Fault::request(say!(k::NO_PAPER, word = word.as_str(), known = known(Paper::word)))
        }),
        None => {
            let ending = Path::new(&args.output).extension().unwrap_or_default().to_string_lossy();
            Paper::of_ending(&ending).ok_or_else(|| {
                Fault::request(say!(k::NO_ENDING, ending = ending.as_ref(), known = known(Paper::ending)))
            })
        }
    }
}

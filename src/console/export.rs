//! `steward export FILE -o OUT`: writes an export, by default chosen by the file extension.

use std::path::Path;

use crate::console::args::Export;
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::export::{Copy, Paper};
use crate::msg;
use crate::preset::{PresetStore, Unusable};
use crate::record::write_file;
use crate::words::keys::console as k;

pub(super) fn run(args: &Export, console: &mut Console) -> Result<(), Fault> {
    let paper = wanted(args)?;
    let record = files::open_read_only(&args.file, console)?;
    let bgg = number(args, record.session().info().game, console)?;
    let text = paper
        .write(&Copy { bgg, ..Copy::of(&record, console.language) })
        .map_err(|why| Fault::request(msg!(k::NO_OUTPUT, why = why.to_string())))?;
    write_file(&*console.disk(), &args.output, text.as_bytes())?;
    console.did(msg!(k::WRITTEN, file = files::quoted(&args.output)));
    console.say(msg!(k::EXPORTED, what = paper.name(), file = files::quoted(&args.output)));
    Ok(())
}

/// The BoardGameGeek id of the game: the one given, which is stored, or the stored one.
fn number(args: &Export, game: &str, console: &Console) -> Result<Option<u32>, Fault> {
    let shelf = PresetStore::of_user(console.disk());
    let Some(number) = args.bgg else { return Ok(shelf.and_then(|shelf| shelf.number(game))) };
    shelf.ok_or(Unusable::NoFolder)?.keep_number(game, Some(number))?;
    Ok(Some(number))
}

/// The export chosen by name or by file extension.
fn wanted(args: &Export) -> Result<Paper, Fault> {
    let known = |of: fn(Paper) -> &'static str| {
        let mut words: Vec<&str> = Paper::ALL.into_iter().map(of).collect();
        words.dedup();
        words.join(", ")
    };
    match &args.paper {
        Some(word) => Paper::of_word(word).ok_or_else(|| {
            Fault::request(msg!(k::NO_PAPER, word = word.as_str(), known = known(Paper::word)))
        }),
        None => {
            let ending = Path::new(&args.output).extension().unwrap_or_default().to_string_lossy();
            Paper::of_ending(&ending).ok_or_else(|| {
                Fault::request(msg!(k::NO_ENDING, ending = ending.as_ref(), known = known(Paper::ending)))
            })
        }
    }
}

//! `steward export FILE -o OUT`: something to take home from a game; the ending of the name says what.

use std::path::Path;

use crate::console::args::Export;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::export::{Copy, Paper};
use crate::record::{Files, write_file};
use crate::say;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Export, console: &mut Console) -> Result<(), Fault> {
    let paper = wanted(args)?;
    let record = files::look(&args.file, console)?;
    let text = paper
        .write(&Copy::of(&record, console.language))
        .map_err(|why| Fault::request(say!(k::NO_OUTPUT, why = why.to_string())))?;
    write_file(&Files, &args.output, text.as_bytes())?;
    console.say(say!(k::EXPORTED, what = paper.name(), file = files::quoted(&args.output)));
    Ok(())
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

//! `steward demo GAME -o FILE`: the demo game as a record.

use std::sync::Arc;

use crate::console::args::Demo;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::preset::{self, Shelf};
use crate::record::{Files, Record};
use crate::say;
use crate::session::{First, Opening, Session, Sitting};
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Demo, console: &mut Console) -> Result<(), Fault> {
    let record = Record::create_of(Arc::new(Files), &args.output, session(&args.game)?)?;
    let file = files::quoted(record.path());
    console.say(say!(k::DEMO_WRITTEN, count = record.table().lines(), file = file.as_str()));
    console.say(say!(k::DEMO_GO_ON, file = file));
    Ok(())
}

/// The demo game of a box, played from its notation.
///
/// # Errors
/// There is no such game, or no demo of it.
pub(super) fn session(game: &str) -> Result<Session, Fault> {
    let contents = Session::contents(game).ok_or_else(|| files::no_such_game(game))?;
    let demo = preset::demo(game).ok_or_else(|| Fault::request(say!(k::NO_DEMO, game = game)))?;
    let opening = Opening {
        id: demo.id.to_owned(),
        names: demo.players.iter().map(|name| (*name).to_owned()).collect(),
        preset: preset::PRACTICE.to_owned(),
        board: Shelf::board(None, game, &contents.form, preset::PRACTICE)?,
        first: First { seat: crate::engine::Seat::new(demo.first), drawn: true },
        ..Opening::default()
    };
    let mut session = opening.begin(&contents)?;
    for line in demo.lines() {
        let refused = session.play().enter(line, "").err();
        if let Some(problem) = refused {
            let why = say!(k::DEMO_REFUSED, line = line, what = problem.line());
            return Err(Fault::wrong(why));
        }
    }
    Ok(session)
}

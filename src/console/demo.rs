//! `steward demo GAME -o FILE`: the demo game as a record.

use std::sync::Arc;

use crate::console::args::Demo;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::preset::{self, Playthrough, Unusable};
use crate::record::{Files, Record};
use crate::say;
use crate::session::{Opening, Session, Sitting};
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
    let text = preset::demo(game).ok_or_else(|| Fault::request(say!(k::NO_DEMO, game = game)))?;
    let unread = |fault| Fault::from(Unusable::Fault("demo".into(), Box::new(fault)));
    let whole = Playthrough::read(text).map_err(unread)?;
    let opening = Opening { id: "demo".to_owned(), ..Opening::of(&whole, &contents)? };
    let mut session = opening.begin(&contents)?;
    for line in &whole.lines {
        let refused = session.play().enter(&line.text, "").err();
        if let Some(problem) = refused {
            let why = say!(k::DEMO_REFUSED, line = line.text.as_str(), what = problem.line());
            return Err(Fault::wrong(why));
        }
    }
    Ok(session)
}

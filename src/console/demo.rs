//! `steward demo GAME -o FILE`: the demo game as a record.

use crate::console::args::Demo;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::record::Record;
use crate::say;
use crate::session::Session;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Demo, console: &mut Console) -> Result<(), Fault> {
    let record = Record::create_of(console.disk(), &args.output, session(&args.game)?)?;
    console.did(say!(k::WRITTEN, file = files::quoted(&args.output)));
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
    Session::contents(game).ok_or_else(|| files::no_such_game(game))?;
    let demo = Session::demo(game).ok_or_else(|| Fault::request(say!(k::NO_DEMO, game = game)))?;
    demo.map_err(|what| Fault::wrong(say!(k::DEMO_REFUSED, line = game, what = what)))
}

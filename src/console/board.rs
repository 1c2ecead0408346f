//! `steward board`: lists, exports and imports board data.

use crate::console::args::{Board, BoardIn, BoardOut, Boards};
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::engine::GameInfo;
use crate::engine::board::{Board as Values, CellKind};
use crate::msg;
use crate::preset::{
    Incoming, PRACTICE, PresetStore, Provenance, UNREAD, Unusable, differences, is_own_name,
};
use crate::record::write_file;
use crate::words::Line;
use crate::words::keys::{console, shared as k};

pub(super) fn run(args: &Board, console: &mut Console) -> Result<(), Fault> {
    let shelf = PresetStore::of_user(console.disk()).ok_or(Unusable::NoFolder)?;
    match &args.what {
        Boards::List { game } => list(&shelf, game.as_deref(), console),
        Boards::Sheet { game, board } => sheet(&shelf, game, board.as_deref(), console),
        Boards::Export(args) => export(&shelf, args, console),
        Boards::Import(args) => import(&shelf, args, console),
    }
}

fn contents(game: &str) -> Result<&'static GameInfo, Fault> {
    crate::session::game(game).ok_or_else(|| files::no_such_game(game))
}

/// Lists the user's own boards, of one game or of all.
fn list(shelf: &PresetStore, game: Option<&str>, console: &mut Console) -> Result<(), Fault> {
    let all = match game {
        Some(game) => vec![contents(game)?],
        None => crate::session::GAMES.to_vec(),
    };
    for contents in all {
        let names = PresetStore::list(Some(shelf), contents.game);
        console.say(msg!(k::OF_BOX, game = contents.title, word = contents.game));
        for name in names.iter().filter(|name| !matches!(name.as_str(), PRACTICE | UNREAD)) {
            let board = PresetStore::board(Some(shelf), contents.game, &contents.schema(), name);
            match board.and_then(|board| Ok((board, shelf.own(contents.game, &contents.schema(), name)?))) {
                Ok((board, preset)) => {
                    let (read, cells) = contents.read_of(&board);
                    let text =
                        console.words(msg!(k::READ, name = name.as_str(), count = read, cells = cells));
                    console.text(&format!("  {text}"));
                    console.term(preset.provenance.line());
                }
                Err(why) => console.below(why.line()),
            }
        }
        if names.len() <= 2 {
            console.below(k::NONE);
        }
    }
    Ok(())
}

/// Shows the setup sheet of a game with the known values of a board.
fn sheet(shelf: &PresetStore, game: &str, name: Option<&str>, console: &mut Console) -> Result<(), Fault> {
    let contents = contents(game)?;
    let schema = &contents.schema();
    let read = PresetStore::board(Some(shelf), contents.game, schema, name.unwrap_or(UNREAD))?;
    let board = Values::from_written(schema.clone(), &read).map_err(Fault::request)?;
    let sheet = (contents.setup_sheet)(&board);
    console.say(msg!(k::OF_BOX, game = contents.title, word = contents.game));
    if sheet.groups.is_empty() {
        console.below(k::SHEET_NONE);
    }
    for group in &sheet.groups {
        if let Some(title) = schema.table(group.table) {
            console.say(title);
        }
        console.below(group.look);
        for (id, cell) in group.cells.iter().filter_map(|id| Some((*id, schema.cell(*id)?))) {
            let question = cell.question.clone();
            let (word, unit) =
                (cell.word(), schema.column(cell.column).map_or(k::SHEET_NO_UNIT, |unit| unit));
            let asked = match cell.kind {
                CellKind::Whole { least, most } => {
                    msg!(
                        k::SHEET_WHOLE,
                        cell = word,
                        question = question,
                        least = least,
                        most = most,
                        unit = unit
                    )
                }
                CellKind::Word(_) => {
                    let words = schema.answers(id).into_iter();
                    let words: Vec<Line> = words.map(|(_, key)| Line::new(key)).collect();
                    msg!(k::SHEET_WORD, cell = word, question = question, words = words)
                }
                CellKind::Name => msg!(k::SHEET_NAME, cell = word, question = question),
            };
            console.term(asked);
        }
    }
    Ok(())
}

fn export(shelf: &PresetStore, args: &BoardOut, console: &mut Console) -> Result<(), Fault> {
    let contents = contents(&args.game)?;
    let said = |text: &Option<String>| text.clone().unwrap_or_default();
    let provenance = Provenance { edition: said(&args.edition), by: said(&args.by), date: said(&args.date) };
    let text = shelf.shared(contents.game, &contents.schema(), &args.board, &provenance)?;
    write_file(&*console.disk(), &args.output, text.as_bytes())?;
    console.did(msg!(console::WRITTEN, file = files::quoted(&args.output)));
    console.say(msg!(k::EXPORTED, name = args.board.as_str(), file = files::quoted(&args.output)));
    Ok(())
}

fn import(shelf: &PresetStore, args: &BoardIn, console: &mut Console) -> Result<(), Fault> {
    let schema_of = |game: &str| Some(crate::session::game(game)?.schema());
    let text = Incoming::text(&*console.disk(), &args.boards)?;
    let incoming = Incoming::parse(&args.boards, &text, &schema_of)?;
    let contents = contents(&incoming.preset.game)?;
    let name = args.named.clone().unwrap_or_else(|| incoming.preset.name.clone());
    if !is_own_name(&name) {
        return Err(Fault::from(Unusable::Name(name)).suggestion(k::NAME_HOW));
    }
    let (read, cells) = contents.read_of(&incoming.board);
    console.say(msg!(k::COMES, game = contents.title, name = name.as_str(), count = read, cells = cells));
    console.below(incoming.preset.provenance.line());
    let before = match shelf.own(contents.game, &contents.schema(), &name) {
        Ok(before) => {
            Some((PresetStore::board(Some(shelf), contents.game, &contents.schema(), &name)?, before))
        }
        Err(Unusable::Missing { .. }) => None,
        Err(why) => return Err(why.into()),
    };
    if let Some((board, before)) = &before {
        let found = differences(board, &incoming.board);
        let otherwise = before.says_otherwise(&incoming.preset);
        match found.is_empty() {
            true => console.say(msg!(k::SAME, name = name.as_str())),
            false => console.say(msg!(k::DIFFERENCES, name = name.as_str(), count = found.len())),
        }
        for one in &found {
            let text = console.words(msg!(k::DIFFERENCE, cell = one.cell.as_str(), what = one.line()));
            console.text(&format!("  {text}"));
        }
        if otherwise {
            console.say(msg!(k::SAID_OTHERWISE, name = name.as_str(), what = before.provenance.line()));
        }
        if (otherwise || !found.is_empty()) && !args.replace {
            return Err(
                Fault::request(msg!(k::NOT_REPLACED, name = name.as_str())).suggestion(k::REPLACE_HOW)
            );
        }
    }
    let path = shelf.take_over(&incoming, &name)?;
    console.did(msg!(console::WRITTEN, file = files::quoted(&path)));
    console.say(msg!(k::TAKEN, name = name.as_str(), file = files::quoted(&path)));
    Ok(())
}

//! Search results of the home page: games to start, and saved sessions.

use std::path::PathBuf;

use crate::desk::find::gather::{Named, best};
use crate::desk::find::{Asking, Fit, Found};
use crate::desk::lookup::{answers, plain};
use crate::desk::shelf::{Library, file_name, known, of_box};
use crate::desk::{Action, Speech};
use crate::engine::GameInfo;
use crate::words::{Key, keys};

/// The most results for starting games, and for saved sessions.
const WAYS: usize = 6;
const SAVED: usize = 4;

/// Games to start, then saved sessions that match the words.
pub(super) fn at_home(
    speech: Speech,
    (saved, library): (&[PathBuf], &Library),
    typed: &str,
    asked: &[Vec<String>],
) -> Vec<Named> {
    let mut found = best(ways(speech, typed, asked), WAYS);
    found.extend(best(saved_games(speech, saved, library, typed, asked), SAVED));
    found
}

/// The label of a way to start a game, and its action.
type Way = (Key, fn(&'static str) -> Action);

/// New sessions, lessons and demos. A title alone ranks the new session first.
fn ways(speech: Speech, typed: &str, asked: &[Vec<String>]) -> Vec<Named> {
    let boxes: Vec<&'static GameInfo> = crate::session::GAMES.to_vec();
    let ways: [Way; 3] = [
        (keys::desk::NEW_GAME, Action::NewGame),
        (keys::shelf::LESSON, Action::Lesson),
        (keys::desk::WATCH_DEMO, Action::Demo),
    ];
    let named = |(way, action): Way, contents: &'static GameInfo| {
        let name = of_box(speech, &speech.word(way), contents);
        let mut names = vec![plain(&name)];
        if way == keys::desk::NEW_GAME {
            names.push(plain(&speech.word(contents.title)));
        }
        let well = answers(&plain(&name), "", asked)?;
        let fit = Fit::of(&names, typed);
        let asking = Asking { name, description: None, key: None, action: action(contents.game), fit };
        Some(((fit, well), Found::Command(asking)))
    };
    let all = ways.into_iter().flat_map(|way| boxes.iter().map(move |contents| (way, contents)));
    all.filter_map(|(way, contents)| named(way, contents)).collect()
}

/// The saved sessions, matched by file, game, players and position.
fn saved_games(
    speech: Speech,
    saved: &[PathBuf],
    library: &Library,
    typed: &str,
    asked: &[Vec<String>],
) -> Vec<Named> {
    let named = |path: &PathBuf| {
        let (name, description) = (file_name(path), known(speech, library.of(path)));
        let (title, rest) = (plain(&name), plain(&description));
        let well = answers(&title, &rest, asked)?;
        Some(((Fit::of(&[title], typed), well), Found::Game([name, description], path.clone())))
    };
    saved.iter().filter_map(named).collect()
}

//! Every option that a box offers is asked for by its rules and played by a test, and its ruling is found named.

use steward::engine::ruling::RulingForm;
use steward::session::Session;

use crate::tidy::source::files;

/// What stands in a folder, without white space.
fn text(folder: &str) -> String {
    let all: String = files(folder).into_iter().map(|file| file.text).collect();
    all.split_whitespace().collect()
}

/// The tests of every box, with the points it leaves open.
fn boxes() -> impl Iterator<Item = (&'static str, String, &'static [RulingForm])> {
    let opened = |game: &&'static str| {
        let folder = format!("tests/rulebook/{}", game.replace('-', "_"));
        (*game, text(&folder), Session::contents(game).unwrap().rulings)
    };
    Session::GAMES.iter().map(opened)
}

#[test]
fn every_option_but_the_default_is_asked_for_by_the_rules() {
    for (game, _, forms) in boxes() {
        let rules = text(&format!("src/games/{}", game.replace('-', "_")));
        for form in forms {
            for (option, _) in form.options.iter().skip(1) {
                // A number is read as one.
                let asked = rules.contains(&format!("ruling_option(\"{}\",\"{option}\")", form.word))
                    || option.parse::<u8>().is_ok();
                assert!(asked, "{game}: no rule asks for {} {option}", form.word);
            }
        }
    }
}

#[test]
fn every_option_but_the_default_is_played() {
    for (game, tests, forms) in boxes() {
        for form in forms {
            for (option, _) in form.options.iter().skip(1) {
                let played = tests.contains(&format!("{}{option}", form.word));
                assert!(played, "{game}: no test plays under {} {option}", form.word);
            }
        }
    }
}

//! Nothing the game can refuse and nothing the table can rule is without a test.

use steward::engine::Game;
use steward::games::sponsors::Sponsors;

use crate::automobile::complete::{refusals, sources};

#[test]
fn every_refusal_of_the_game_has_a_test_that_triggers_it() {
    let known = refusals(&sources("src/games/sponsors"));
    assert!(known.len() >= 50, "only {} refusals found: does the search still see them?", known.len());
    let tests = sources("tests/rulebook/sponsors");
    let named =
        |name: &&String| tests.contains(&format!("k::{name},")) || tests.contains(&format!("k::{name}."));
    let missing: Vec<&String> = known.iter().filter(|name| !named(name)).collect();
    assert!(missing.is_empty(), "no test refuses with {missing:?}");
}

#[test]
fn every_option_of_every_ruling_is_played() {
    let tests = sources("tests/rulebook/sponsors");
    for form in Sponsors::RULINGS {
        for (option, _) in form.options.iter().skip(1) {
            let written = format!("{}{option}", form.word);
            assert!(tests.contains(&written), "no test plays under {} {option}", form.word);
        }
    }
}

//! A game in the list has everything a game needs.

use steward::session::{GameSession, Session};

use crate::tidy::source::{files, root};

#[test]
fn every_game_has_board_data_messages_in_both_languages_and_its_own_page() {
    for game in Session::GAMES {
        assert!(!files(&format!("presets/{game}")).is_empty(), "presets/{game} holds nothing");
        for path in [format!("i18n/en/{game}.ftl"), format!("i18n/fr/{game}.ftl"), format!("docs/{game}.md")]
        {
            assert!(root().join(&path).is_file(), "{path} is missing");
        }
        let folder = format!("src/games/{}/mod.rs", game.replace('-', "_"));
        assert!(root().join(&folder).is_file(), "{folder} is missing");
    }
}

#[test]
fn every_printed_table_is_called_by_words_of_the_box_and_so_are_its_columns_and_rows() {
    for game in Session::GAMES {
        let form = Session::contents(game).unwrap().schema;
        for (_, cell) in form.cells() {
            let number = |word: &str| word.parse::<u32>().is_ok();
            let at = format!("{game}: {}", cell.word());
            assert!(form.table(cell.table).is_some(), "{at}: the table");
            assert!(number(cell.column) || form.column(cell.column).is_some(), "{at}: the column");
            let mut row = cell.row.split(' ').filter(|part| !part.is_empty());
            assert!(row.all(|part| number(part) || form.row(part).is_some()), "{at}: the row");
        }
    }
}

#[test]
fn every_game_has_a_playthrough() {
    for game in Session::GAMES {
        let whole = files(&format!("tests/playthroughs/{game}"));
        assert!(!whole.is_empty(), "tests/playthroughs/{game} holds no game");
    }
}

#[test]
fn every_phase_of_every_game_has_a_lesson() {
    for game in Session::GAMES {
        let demo = Session::demo(game).unwrap().unwrap();
        let table = demo.table();
        let contents = table.contents();
        assert_eq!(contents.lessons.len(), table.stage().phases.len(), "{game}");
        for lesson in contents.lessons {
            let there =
                |title: &steward::words::Key| contents.entries.iter().any(|entry| entry.title == *title);
            assert!(!lesson.rules.is_empty() && lesson.rules.iter().all(there), "{game}: {:?}", lesson.name);
            let asked = |word: &&str| contents.rulings.iter().any(|form| form.word == *word);
            assert!(lesson.open.iter().all(asked), "{game}: {:?}", lesson.open);
        }
        let taught =
            |title: &steward::words::Key| contents.lessons.iter().any(|lesson| lesson.rules.contains(title));
        for entry in
            contents.entries.iter().filter(|entry| Some(**entry) != contents.entries.first().copied())
        {
            assert!(taught(&entry.title), "{game}: {:?} belongs to a phase", entry.title);
        }
    }
}

#[test]
fn every_game_has_a_demo_that_is_played_to_its_end() {
    for game in Session::GAMES {
        let demo = Session::demo(game).unwrap_or_else(|| panic!("{game} has no demo"));
        let demo = demo.unwrap_or_else(|why| panic!("{game}: {why}"));
        assert!(demo.table().stage().over.is_some(), "the demo of {game} stops in the middle");
        assert!(demo.table().balanced(), "the demo of {game} does not balance");
    }
}

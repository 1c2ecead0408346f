//! The home page, for a new group and for one that has played before.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Left, OpenPage, Page, Prefs, Search};
use steward::msg;
use steward::session::Session;
use steward::words::{Key as Message, Language, keys};

use crate::driven::{
    Window, description, english, key, press, said, settle, shows, table, timeline, until, word,
    write_in_field,
};
use crate::hand;
use crate::room::{self, Folder, desk, desk_with, on_table, speaking, unanswered};

#[test]
fn the_first_run_shows_a_demo_and_a_new_game_in_both_languages() {
    let folder = Folder::new();
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.get_by_label("Watch a demo: Automobile");
    harness.get_by_label("New game: Automobile");
    harness.get_by_label("Français").click();
    harness.run();
    harness.get_by_label("Voir une démonstration\u{a0}: Automobile");
    harness.get_by_label("Nouvelle partie\u{a0}: Automobile");
    assert_eq!(harness.state().prefs().language, Some(Language::FRENCH));
}

#[test]
fn four_other_games_have_their_rows_in_sight_in_the_usual_window() {
    english(|language| {
        let folder = Folder::new();
        let mut harness = desk(&folder, speaking(language));
        let mut names = Vec::new();
        for game in steward::session::words() {
            let header = Session::laid(game).unwrap().header_json();
            let path = crate::driven::record(&header, []);
            names.push(path.file_stem().unwrap().to_string_lossy().into_owned());
            harness.state_mut().give(Action::Open(path));
            settle(&mut harness);
        }
        harness.state_mut().give(Action::PresetStore);
        settle(&mut harness);
        names.pop();
        let row = |name: &String| {
            let forgets = said(language, &msg!(keys::shelf::FORGET, file = name.as_str()));
            harness.get_by_label(&forgets).rect()
        };
        let rows: Vec<egui::Rect> = names.iter().map(row).collect();
        assert_eq!(rows.len(), 4, "{:#?}", description(&harness));
        assert!(rows.iter().all(|row| row.bottom() <= 720.0 && row.height() >= 31.0), "{rows:?}");
    });
}

#[test]
fn a_game_is_taken_off_the_list_only_once_that_is_confirmed() {
    english(|language| {
        let folder = Folder::new();
        let mut harness = desk(&folder, speaking(language));
        for game in ["automobile", "autotock"] {
            let header = Session::laid(game).unwrap().header_json();
            harness.state_mut().give(Action::Open(crate::driven::record(&header, [])));
            settle(&mut harness);
        }
        harness.state_mut().give(Action::PresetStore);
        settle(&mut harness);
        let other = harness.state().prefs().recent[1].clone();
        let file = other.file_stem().unwrap().to_string_lossy().into_owned();
        let forgets = said(language, &msg!(keys::shelf::FORGET, file = file));
        for (answer, left) in [(keys::table::TAKE_BACK_NOT, 2), (keys::shelf::FORGET_DO, 1)] {
            press(&mut harness, &forgets);
            assert_eq!(harness.state().prefs().recent.len(), 2, "it is asked about first");
            press(&mut harness, &word(language, answer));
            assert_eq!(harness.state().prefs().recent.len(), left);
        }
        assert!(other.exists(), "the file stays");
    });
}

#[test]
fn the_demo_is_laid_out_by_one_press_and_is_none_of_the_last_games() {
    let folder = Folder::new();
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.get_by_label("Watch a demo: Automobile").click();
    settle(&mut harness);
    let path = on_table(&harness).unwrap();
    assert!(path.ends_with("demo/automobile.steward"), "{path:?}");
    assert!(harness.state().prefs().recent.is_empty());
    harness.state_mut().give(Action::Demo("automobile"));
    settle(&mut harness);
    match harness.state().page() {
        Page::Table(table) => assert_eq!(table.record().read_only(), None, "a demo begins afresh"),
        page => panic!("{page:?}"),
    }
}

#[test]
fn the_demo_that_another_window_plays_is_left_to_it() {
    let folder = Folder::new();
    let (mut first, mut second) =
        (desk(&folder, speaking(Language::ENGLISH)), desk(&folder, speaking(Language::ENGLISH)));
    first.state_mut().give(Action::Demo("automobile"));
    settle(&mut first);
    let theirs = std::fs::read_to_string(on_table(&first).unwrap()).unwrap();
    for _ in 0..2 {
        second.state_mut().give(Action::Demo("automobile"));
        settle(&mut second);
        assert!(on_table(&second).unwrap().ends_with("demo/automobile-2.steward"));
    }
    assert!(second.state().prefs().recent.is_empty());
    assert_eq!(std::fs::read_to_string(on_table(&first).unwrap()).unwrap(), theirs);
    first.state_mut().give(Action::Demo("automobile"));
    settle(&mut first);
    assert!(on_table(&first).unwrap().ends_with("demo/automobile.steward"), "nobody else plays it");
}

#[test]
fn every_box_has_a_demo_a_lesson_and_a_new_game_on_the_shelf() {
    let titles = [
        "Automobile",
        "Auto-Brocante",
        "Les Sponsors de l\u{2019}Automobile",
        "The Last of the Independents",
        "Autotock",
    ];
    assert_eq!(steward::session::GAMES.len(), titles.len());
    for (game, title) in steward::session::words().zip(titles) {
        let folder = Folder::new();
        let mut harness = desk(&folder, speaking(Language::ENGLISH));
        press(&mut harness, &format!("Watch a demo: {title}"));
        settle(&mut harness);
        assert_eq!(table(&harness).info().game, game);
        let mut harness = desk(&folder, speaking(Language::ENGLISH));
        press(&mut harness, &format!("Lesson: {title}"));
        settle(&mut harness);
        assert_eq!((table(&harness).info().game, table(&harness).lines()), (game, 0));
        let mut harness = desk(&folder, speaking(Language::ENGLISH));
        press(&mut harness, &format!("New game: {title}"));
        settle(&mut harness);
        assert!(matches!(harness.state().page(), Page::Setup(_)), "{:?}", harness.state().page());
    }
}

#[test]
fn the_timeline_of_a_demo_lies_at_its_first_line_and_follows_back_to_now() {
    let folder = Folder::new();
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.state_mut().give(Action::Demo("automobile"));
    settle(&mut harness);
    let lines = table(&harness).lines();
    timeline(&mut harness, Language::ENGLISH);
    let row = |harness: &Window, n: u32| shows(harness, &format!("Entry {n}: "));
    assert!(row(&harness, 1) && !row(&harness, lines), "{:#?}", description(&harness));
    press(&mut harness, "Back to now");
    assert!(!row(&harness, 1) && row(&harness, lines), "{:#?}", description(&harness));
}

#[test]
fn the_last_games_say_where_they_stand_and_open() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let prefs = Prefs { recent: vec![path.clone()], ..speaking(Language::ENGLISH) };
    let mut harness = desk(&folder, prefs);
    let row = harness.get_by_label_contains("friday, Automobile, Anne, Bob, Chloé");
    assert!(row.accesskit_node().label().unwrap().contains("Turn 1 of 4, Characters"));
    row.click();
    settle(&mut harness);
    assert_eq!(on_table(&harness), Some(path));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Home);
    settle(&mut harness);
    assert!(matches!(harness.state().page(), Page::PresetStore));
}

/// Drops a file on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|why| why.to_string())
    }
}

#[test]
fn a_record_dropped_on_the_window_opens_and_another_file_says_why_not() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.input_mut().dropped_files.push(Arc::new(Dropped(path.clone())));
    settle(&mut harness);
    assert_eq!(on_table(&harness), Some(path.clone()));
    let other = folder.path().join("shopping.txt");
    std::fs::write(&other, "eggs, flour\n").unwrap();
    harness.input_mut().dropped_files.push(Arc::new(Dropped(other)));
    settle(&mut harness);
    assert_eq!(on_table(&harness), Some(path), "what lies on the table stays");
    assert!(shows(&harness, "shopping.txt"), "{:#?}", description(&harness));
}

#[test]
fn a_missing_record_is_shown_as_missing_and_can_be_taken_off() {
    let folder = Folder::new();
    let path = folder.path().join("gone.steward");
    let prefs = Prefs { recent: vec![path], ..speaking(Language::FRENCH) };
    let mut harness = desk(&folder, prefs);
    let row = harness.get_by_label("gone, le fichier n’est plus là");
    assert!(row.accesskit_node().is_disabled());
    harness.get_by_label("Rayer gone de la liste").click();
    settle(&mut harness);
    harness.get_by_label("Rayer").click();
    settle(&mut harness);
    assert!(harness.query_by_label_contains("gone").is_none());
}

#[test]
fn the_game_that_was_open_is_open_again_after_a_restart() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.state_mut().give(Action::Open(path.clone()));
    settle(&mut harness);
    let prefs = harness.state().prefs().clone();
    drop(harness);
    let harness = desk(&folder, prefs);
    assert_eq!(on_table(&harness), Some(path));
}

#[test]
fn a_record_that_does_not_open_says_why_and_saves_its_good_beginning() {
    let folder = Folder::new();
    let path = folder.game("torn", ["Anne", "Bob", "Chloé"]);
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}{{\"n\":2,\"act\":\"red build 7 2\"}}\n")).unwrap();
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.state_mut().give(Action::Open(path));
    settle(&mut harness);
    harness.get_by_label_contains("line 3");
    harness.get_by_label("Save the good entries as a copy").click();
    settle(&mut harness);
    assert_eq!(on_table(&harness), Some(folder.path().join("torn-2.steward")));
    harness.get_by_label_contains("The first entry was saved as");
}

#[test]
fn a_path_can_be_typed_where_no_file_window_comes_up() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
    let no_window = "No file was chosen";
    until(&mut harness, |window| window.query_by_label_contains(no_window).is_some());
    harness.get_by_label("Path").set_text_value_accesskit(&path.display().to_string());
    harness.run();
    harness.get_by_label("Open").click();
    settle(&mut harness);
    assert_eq!(on_table(&harness), Some(path));
}

#[test]
fn a_file_window_that_hangs_does_not_hold_the_table_up() {
    let folder = Folder::new();
    let mut harness = desk_with(&folder, speaking(Language::FRENCH), unanswered);
    harness.get_by_label_contains("Ouvrir une partie…").click();
    settle(&mut harness);
    harness.get_by_label_contains("En attente de la fenêtre de fichiers");
    harness.get_by_label("Annuler").click();
    settle(&mut harness);
    assert!(harness.query_by_label("Chemin").is_none());
}

#[test]
fn a_copy_is_saved_under_a_typed_name_and_the_game_stays() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut harness = desk(
        &folder,
        Prefs {
            left: Left { place: OpenPage::Table(path.clone()), ..Left::default() },
            ..speaking(Language::ENGLISH)
        },
    );
    write_in_field(&mut harness, Language::ENGLISH, "anne choose fo");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    until(&mut harness, |window| window.query_by_label("Path").is_some());
    let copy = folder.path().join("saturday");
    harness.get_by_label("Path").set_text_value_accesskit(&copy.display().to_string());
    harness.run();
    harness.get_by_label("Save").click();
    settle(&mut harness);
    harness.get_by_label_contains("A copy is in");
    assert_eq!(on_table(&harness), Some(path.clone()));
    let copy = std::fs::read(copy.with_extension("steward")).unwrap();
    assert_eq!(copy, std::fs::read(path).unwrap());
    let Page::Table(table) = harness.state().page() else { panic!("the game is gone") };
    assert_eq!(table.left().draft, "anne choose fo");
}

#[test]
fn the_sheet_of_keys_opens_with_f1_and_closes_with_escape() {
    let folder = Folder::new();
    let mut harness = desk(&folder, speaking(Language::FRENCH));
    harness.key_press(Key::F1);
    harness.run();
    assert!(shows(&harness, concat!("Steward ", env!("CARGO_PKG_VERSION"))), "{:#?}", description(&harness));
    harness.get_by_label("Jouer");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Jouer").is_none());
}

/// The name and rectangle of the focused control.
fn focused(window: &Window) -> (String, egui::Rect) {
    let found = window.query_all_by(|node| node.is_focused()).last();
    let found = found.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
    found.unwrap_or((String::new(), egui::Rect::NOTHING))
}

#[test]
fn the_keyboard_alone_reaches_every_button_of_the_shelf() {
    let folder = Folder::new();
    let mut harness = desk(&folder, speaking(Language::ENGLISH));
    // Tab moves between the parts of the page, arrow keys move within each.
    let keys = [Key::Tab, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
    hand::strikes(&mut harness, Key::Tab);
    let mut reached = std::collections::BTreeSet::from([focused(&harness).0]);
    let mut ways: Vec<String> = reached.iter().cloned().collect();
    while let Some(from) = ways.pop() {
        for key in keys {
            harness.query_all_by(|node| node.label().as_ref() == Some(&from)).last().unwrap().focus();
            harness.run_steps(2);
            hand::strikes(&mut harness, key);
            let (to, _) = focused(&harness);
            if reached.insert(to.clone()) {
                ways.push(to);
            }
        }
    }
    let buttons = harness.query_all_by(|node| node.role() == egui::accesskit::Role::Button);
    let buttons: Vec<String> = buttons.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(buttons.len() > 20, "{buttons:?}");
    for name in buttons {
        assert!(reached.contains(&name), "{name} in {reached:?}");
    }
}

#[test]
fn arrows_walk_the_boxes_and_the_last_games_as_they_lie_and_tab_goes_from_group_to_group() {
    english(|language| {
        let folder = Folder::new();
        let games =
            ["friday", "monday", "sunday"].map(|name| folder.game(name, ["Anne", "Bob", "Chlo\u{e9}"]));
        let mut window = desk(&folder, Prefs { recent: games.to_vec(), ..speaking(language) });
        settle(&mut window);
        let of_box = |what: Message, game: &str| {
            let title = word(language, steward::session::game(game).unwrap().title);
            said(language, &msg!(keys::shelf::OF_BOX, what = word(language, what), game = title))
        };
        let goes = |window: &mut Window, way: Key, to: &str| {
            hand::strikes(window, way);
            assert!(focused(window).0.starts_with(to), "{way:?}: {} instead of {to}", focused(window).0);
        };
        let last_row = |name: &str| format!("{name}, ");
        hand::strikes(&mut window, Key::Tab);
        goes(&mut window, Key::Tab, &of_box(keys::desk::NEW_GAME, "automobile"));
        goes(&mut window, Key::ArrowRight, &of_box(keys::desk::NEW_GAME, "auto-brocante"));
        goes(&mut window, Key::ArrowDown, &of_box(keys::shelf::LESSON, "auto-brocante"));
        goes(&mut window, Key::ArrowRight, &of_box(keys::desk::WATCH_DEMO, "auto-brocante"));
        goes(&mut window, Key::ArrowRight, &of_box(keys::shelf::LESSON, "sponsors"));
        goes(&mut window, Key::ArrowUp, &of_box(keys::desk::NEW_GAME, "sponsors"));
        // Tab leaves them directly for the list, and returns to the same button.
        goes(&mut window, Key::Tab, &last_row("monday"));
        goes(&mut window, Key::ArrowDown, &last_row("sunday"));
        goes(&mut window, Key::ArrowUp, &last_row("monday"));
        window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run_steps(2);
        assert_eq!(focused(&window).0, of_box(keys::desk::NEW_GAME, "sponsors"));
        // At the edge of a part, an arrow key moves to the next part.
        goes(&mut window, Key::ArrowDown, &of_box(keys::shelf::LESSON, "sponsors"));
        let below = if language == Language::FRENCH {
            word(language, keys::group::TITLE)
        } else {
            last_row("monday")
        };
        goes(&mut window, Key::ArrowDown, &below);
        window.get_by_label(&of_box(keys::shelf::LESSON, "automobile")).focus();
        window.run_steps(2);
        goes(&mut window, Key::ArrowDown, &last_row("monday"));
    });
}

/// The rows listed below the field for a text.
fn listed(window: &mut Window, language: Language, text: &str) -> Vec<String> {
    hand::types(window, text);
    let name = word(language, keys::find::FOUND);
    let list = window.query_all_by(|node| node.label().as_deref() == Some(name.as_str())).last();
    let rows = list.into_iter().flat_map(|list| {
        list.children_recursive().filter(|node| node.accesskit_node().role() == egui::accesskit::Role::Button)
    });
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn at_home_the_field_finds_the_games_to_begin_and_the_saved_ones_and_enter_does_it() {
    english(|language| {
        let folder = Folder::new();
        let games = ["friday", "monday"].map(|name| folder.game(name, ["Anne", "Bob", "Chlo\u{e9}"]));
        let at_home = || {
            let mut window = desk(&folder, Prefs { recent: games.to_vec(), ..speaking(language) });
            settle(&mut window);
            window
        };
        let of_box = |what: Message, game: &str| {
            let title = word(language, steward::session::game(game).unwrap().title);
            said(language, &msg!(keys::shelf::OF_BOX, what = word(language, what), game = title))
        };
        let new = |game| of_box(keys::desk::NEW_GAME, game);
        // Letters are typed into the field.
        let mut window = at_home();
        let found = listed(&mut window, language, "auto");
        let boxes = ["automobile", "auto-brocante", "autotock"].map(new);
        assert_eq!(found.get(..3), Some(&boxes[..]), "{found:#?}");
        assert!(found.contains(&new("sponsors")), "{found:#?}");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(matches!(window.state().page(), Page::Setup(setup) if setup.game() == "automobile"));
        window.state_mut().give(Action::Deal);
        settle(&mut window);
        window.state_mut().give(Action::Find(Search::Anything));
        settle(&mut window);
        assert_eq!(listed(&mut window, language, "new game auto"), [""; 0], "at home only");
        for (typed, name) in [
            (word(language, keys::shelf::LESSON), of_box(keys::shelf::LESSON, "sponsors")),
            (word(language, keys::shelf::DEMO), of_box(keys::desk::WATCH_DEMO, "sponsors")),
        ] {
            let typed = format!("{} spons", typed.to_lowercase());
            let found = listed(&mut at_home(), language, &typed);
            assert_eq!(found.first(), Some(&name), "{typed}: {found:#?}");
        }
        // A saved game can be found by its name and by its players.
        for typed in ["monday", "mond", "bob monday"] {
            let mut window = at_home();
            let found = listed(&mut window, language, typed);
            assert!(found.first().is_some_and(|name| name.starts_with("monday, ")), "{typed}: {found:#?}");
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!(on_table(&window), Some(games[1].clone()));
        }
    });
}

#[test]
fn tab_on_the_shelf_begins_with_the_filled_button_and_enter_presses_it() {
    english(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chlo\u{e9}"]);
        let at_shelf =
            |recent: &[PathBuf]| desk(&folder, Prefs { recent: recent.to_vec(), ..speaking(language) });
        let has = |window: &Window| focused(window).0;
        let mut window = at_shelf(std::slice::from_ref(&path));
        hand::strikes(&mut window, Key::Tab);
        assert!(has(&window).starts_with(&word(language, keys::shelf::CONTINUE)), "{}", has(&window));
        let games = ["automobile", "auto-brocante", "sponsors", "independents", "autotock"];
        let ways = [Key::Tab].into_iter().chain(std::iter::repeat(Key::ArrowRight));
        for (game, way) in games.into_iter().zip(ways) {
            hand::strikes(&mut window, way);
            let title = word(language, steward::session::game(game).unwrap().title);
            let new = said(
                language,
                &msg!(keys::shelf::OF_BOX, what = word(language, keys::desk::NEW_GAME), game = title),
            );
            assert_eq!(has(&window), new);
        }
        let mut window = at_shelf(std::slice::from_ref(&path));
        key(&mut window, Key::Enter);
        assert_eq!(room::on_table(&window), Some(path.clone()), "the game goes on");
        // Before the first game, the lesson is offered.
        let mut window = at_shelf(&[]);
        hand::strikes(&mut window, Key::Tab);
        assert_eq!(has(&window), word(language, keys::shelf::FIRST_LESSON));
        let mut window = at_shelf(&[]);
        key(&mut window, Key::Enter);
        assert!(matches!(window.state().page(), Page::Table(_)));
    });
}

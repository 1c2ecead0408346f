//! Aids at the table: the second screen, the break, the coach, the lesson, the rule search, exports at any time.

use std::collections::BTreeMap;

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use steward::desk::table::{SecondScreen, TablePage, view_ui};
use steward::desk::{Action, Page, Speech};
use steward::msg;
use steward::record::Record;
use steward::session::Session;
use steward::words::keys::{coach as k, desk, entries as e, lookup, view};
use steward::words::{Language, keys};

use crate::driven::{
    Window, both, buttons, demo, demo_lines, demo_of, description, draft, key, press, record, said, sentence,
    settle, shows, table, texts, word, write,
};
use crate::room::{self, Folder, speaking};

/// The second screen on a demo after this many lines: the height of its sheet, and each text with its size.
fn seen(game: &str, language: Language, lines: u32, pause: bool) -> (f32, Vec<(f32, String)>) {
    let header = Session::laid(game).unwrap().header_json();
    let path = record(&header, demo_lines(game)[..lines as usize].iter().map(String::as_str));
    let page = TablePage::new(Record::open_file(&path).unwrap());
    let builder = Harness::builder().with_size(vec2(1400.0, 900.0)).with_max_steps(12);
    let window = builder.with_context_setup(crate::hand::install).build_ui_state(
        move |ui, page: &mut TablePage| {
            view_ui(ui, Speech::new(language), page.shown(pause), &mut SecondScreen::default());
        },
        page,
    );
    assert!(window.query_by_role(egui::accesskit::Role::Button).is_none(), "a menu");
    let mut sheets: BTreeMap<u32, usize> = BTreeMap::new();
    let all = texts(&window.output().shapes);
    all.iter().for_each(|(clip, _)| *sheets.entry(clip.height().to_bits()).or_default() += 1);
    let (height, _) = sheets.into_iter().max_by_key(|(_, count)| *count).unwrap();
    let on_it = all.into_iter().filter(|(clip, _)| clip.height().to_bits() == height);
    let sized = on_it.map(|(_, text)| {
        assert!(!text.galley.elided, "{:?}", text.galley.text());
        let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
        (sizes.fold(f32::MAX, f32::min), text.galley.text().to_owned())
    });
    (f32::from_bits(height), sized.collect())
}

#[test]
fn the_table_view_leaves_no_column_out_in_silence() {
    both(|language| {
        let columns: [(&str, &[_]); 3] = [
            ("sponsors", &[keys::sponsors::COLUMN_SPONSORS, keys::sponsors::COLUMN_WORKSHOP]),
            ("independents", &[keys::independents::COLUMN_REQUIRED, keys::independents::COLUMN_RETURN]),
            ("autotock", &[keys::autotock::COLUMN_HOME, keys::autotock::COLUMN_PADDOCK]),
        ];
        for (game, columns) in columns {
            let lines = Session::demo(game).unwrap().unwrap().lines();
            let (_, texts) = seen(game, language, lines / 2, false);
            for column in columns {
                let name = sentence(language, *column);
                assert!(texts.iter().any(|(_, text)| *text == name), "{game}: {name}: {texts:?}");
            }
        }
    });
}

#[test]
fn the_table_view_is_legible_from_afar_for_every_box_at_every_moment() {
    both(|language| {
        for game in steward::session::words() {
            let whole = Session::demo(game).unwrap().unwrap();
            let lines = whole.lines();
            for line in [1, lines / 3, lines * 2 / 3, lines] {
                let (height, texts) = seen(game, language, line, false);
                assert!(height >= 640.0, "the sheet is {height} high");
                for (size, text) in &texts {
                    assert!(size * 24.0 >= height - 0.5, "{game}: {text:?} is {size} of {height}");
                }
                let seats = whole.seats().count();
                let balances = texts.iter().filter(|(size, _)| (size * 12.0 - height).abs() < 1.0).count();
                assert!(balances >= seats, "{game} after {line}: {balances} balances for {seats} seats");
                for seat in whole.seats().iter() {
                    let name = whole.seats().name(seat);
                    assert!(texts.iter().any(|(_, text)| *text == name), "{game}: {name}");
                }
            }
        }
    });
}

#[test]
fn the_table_view_says_phase_whose_act_and_the_last_entry() {
    both(|language| {
        let whole = Session::demo("automobile").unwrap().unwrap();
        let window = demo(language, 5, &[]);
        let (_, texts) = seen("automobile", language, 5, false);
        let stage = table(&window).stage();
        let now = sentence(language, stage.prompt.clone());
        let last = sentence(language, whole.describe_line(5).unwrap());
        let phase = word(language, stage.phases[usize::from(stage.phase) - 1]);
        for wanted in [now, last, phase] {
            assert!(texts.iter().any(|(_, text)| text.contains(&wanted)), "{wanted}: {texts:?}");
        }
        // Turn 2: characters are shown below the names.
        let (_, later) = seen("automobile", language, 40, false);
        let roles = table(&demo(language, 40, &[])).stage().roles;
        assert_eq!(roles.iter().flatten().count(), 3);
        for (seat, role) in roles.into_iter().flatten() {
            let role = word(language, role);
            assert!(later.iter().any(|(_, text)| text.starts_with(&role)), "{seat}: {role}: {later:?}");
        }
        let (_, resting) = seen("automobile", language, 5, true);
        assert!(resting.iter().any(|(_, text)| *text == word(language, view::PAUSE)));
    });
}

fn on_screen(window: &Window) -> Vec<String> {
    texts(&window.output().shapes).into_iter().map(|(_, text)| text.galley.text().to_owned()).collect()
}

#[test]
fn the_second_screen_opens_by_key_and_button_and_shows_no_draft_and_no_game_in_memory() {
    let mut window = demo(Language::ENGLISH, 4, &[]);
    let before = on_screen(&window).len();
    key(&mut window, Key::F11);
    assert!(on_screen(&window).len() > before);
    key(&mut window, Key::F11);
    assert_eq!(on_screen(&window).len(), before);
    press(&mut window, &word(Language::ENGLISH, desk::MENU));
    press(&mut window, &word(Language::ENGLISH, view::OPEN));
    assert!(on_screen(&window).len() > before, "{:#?}", on_screen(&window));
    // It shows the same texts whatever is drafted at the table.
    let (_, plain) = seen("automobile", Language::ENGLISH, 4, false);
    let shown = |window: &Window| plain.iter().filter(|(_, text)| on_screen(window).contains(text)).count();
    let all = shown(&window);
    draft(&mut window, "blue cubes");
    assert_eq!(shown(&window), all);
}

#[test]
fn the_second_screen_shows_the_board_with_the_players_below_it_and_no_question() {
    let mut window = demo(Language::ENGLISH, 40, &[]);
    let before = on_screen(&window);
    window.key_press_modifiers(Modifiers::SHIFT, Key::F11);
    settle(&mut window);
    let figures = on_screen(&window).len();
    assert!(figures > before.len(), "it opens");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F11);
    settle(&mut window);
    let with_board = on_screen(&window);
    let twice = |name: &str, texts: &[String]| texts.iter().filter(|text| text.contains(name)).count();
    assert_eq!(twice("Duryea", &with_board), twice("Duryea", &before) * 2, "{with_board:#?}");
    for name in ["Anne", "Bruno", "Chloé"] {
        assert!(twice(name, &with_board) > twice(name, &before), "{name}");
    }
    key(&mut window, Key::F11);
    assert_eq!(on_screen(&window).len(), before.len());
}

#[test]
fn a_break_covers_the_table_with_one_key_and_ends_with_another() {
    both(|language| {
        let mut window = demo(language, 5, &[]);
        window.key_press_modifiers(Modifiers::COMMAND, Key::L);
        settle(&mut window);
        assert!(shows(&window, &word(language, view::BACK)));
        let entered = table(&window).lines();
        key(&mut window, Key::Enter);
        assert!(!shows(&window, &word(language, view::BACK)), "Enter goes on");
        assert_eq!(table(&window).lines(), entered, "nothing was entered");
        window.key_press_modifiers(Modifiers::COMMAND, Key::L);
        settle(&mut window);
        key(&mut window, Key::Escape);
        assert!(!shows(&window, &word(language, view::BACK)), "Escape goes on");
    });
}

#[test]
fn a_page_stands_where_it_belongs_in_its_first_frame() {
    let folder = Folder::new();
    let mut window = room::desk(&folder, speaking(Language::FRENCH));
    let name = word(Language::FRENCH, k::LESSON_DO);
    let place = |window: &Window| buttons(window, &name).first().map(|button| button.rect());
    window.state_mut().give(Action::Lesson("sponsors"));
    while place(&window).is_none() {
        assert!(window.state().busy() || matches!(window.state().page(), Page::Table(_)));
        window.step();
    }
    let first = place(&window);
    settle(&mut window);
    assert_eq!(first, place(&window));
}

#[test]
fn the_lesson_stands_on_the_shelf_beside_every_box() {
    both(|language| {
        let folder = Folder::new();
        let mut window = room::desk(&folder, speaking(language));
        let contents = steward::session::game("sponsors").unwrap();
        let name =
            msg!(keys::shelf::OF_BOX, what = word(language, keys::shelf::LESSON), game = contents.title);
        press(&mut window, &said(language, &name));
        assert_eq!(table(&window).info().game, "sponsors");
        assert_eq!(table(&window).lines(), 0);
    });
}

#[test]
fn a_rule_of_every_box_is_found_by_other_words_than_those_of_the_box() {
    let (en, fr) = (Language::ENGLISH, Language::FRENCH);
    for (language, game, asked, wanted) in [
        (en, "automobile", "credit", e::AUTOMOBILE_LOAN),
        (en, "automobile", "leap", e::AUTOMOBILE_SKIP),
        (en, "auto-brocante", "claim", e::AUTO_BROCANTE_INSURANCE),
        (en, "sponsors", "skid", e::SPONSORS_VIOLET),
        (en, "independents", "ruin", e::INDEPENDENTS_NEW_YEAR),
        (en, "autotock", "flat", e::AUTOTOCK_PUNCTURE),
        (fr, "automobile", "CREDIT", e::AUTOMOBILE_LOAN),
        (fr, "automobile", "dépasser", e::AUTOMOBILE_SKIP),
        (fr, "auto-brocante", "sinistre", e::AUTO_BROCANTE_INSURANCE),
        (fr, "sponsors", "dérapage", e::SPONSORS_VIOLET),
        (fr, "independents", "ruine", e::INDEPENDENTS_NEW_YEAR),
        (fr, "autotock", "panne", e::AUTOTOCK_PUNCTURE),
    ] {
        let told_of_it = word(language, wanted);
        let plain = asked.to_lowercase();
        assert!(!told_of_it.to_lowercase().contains(&plain), "{asked} is a word of the box itself");
        let mut window = demo_of(game, language, 1, &[]);
        window.key_press_modifiers(Modifiers::COMMAND, Key::F);
        settle(&mut window);
        let all = description(&window).len();
        write(&mut window, &word(language, desk::ENTRY), asked);
        let found = description(&window);
        assert!(found.len() < all, "{asked} finds everything");
        assert!(shows(&window, &told_of_it), "{game}: {asked}: {found:#?}");
        write(&mut window, &word(language, desk::ENTRY), "xyzzy");
        assert!(shows(&window, &word(language, lookup::NOTHING)));
        crate::hand::strikes(&mut window, Key::Escape);
        assert!(!shows(&window, &word(language, lookup::NOTHING)));
    }
}

#[test]
fn every_rule_of_a_box_is_a_small_entry() {
    both(|language| {
        for game in steward::session::words() {
            let session = Session::demo(game).unwrap().unwrap();
            let entries = session.info().entries;
            assert!(entries.len() >= 11, "{game}");
            for entry in entries {
                let description = word(language, entry.description);
                assert!((20..=340).contains(&description.chars().count()), "{game}: {description}");
            }
        }
    });
}

#[test]
fn one_key_writes_the_state_of_the_table() {
    both(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let mut window = room::desk(&folder, speaking(language));
        window.state_mut().give(Action::Open(path));
        settle(&mut window);
        window.key_press_modifiers(Modifiers::COMMAND, Key::P);
        settle(&mut window);
        let page = std::fs::read_to_string(folder.path().join("friday-state.html")).unwrap();
        assert!(page.contains("Chloé"), "{page}");
        window.key_press_modifiers(Modifiers::COMMAND, Key::R);
        settle(&mut window);
        assert!(shows(&window, &word(language, keys::position::TITLE)), "what was typed by hand comes back");
    });
}

//! The manual in the window, and the keys that it lists.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use steward::desk::shortcuts::{ShortcutGroup, all, written};
use steward::desk::{Action, Speech};
use steward::manual::PAGES;
use steward::words::Language;
use steward::words::keys::manual as k;

use crate::driven::{Window, both, buttons, description, press, settle, shows, word};
use crate::room::{self, Folder, speaking};

/// Presses a page in the list of the manual, which covers everything else.
fn turn_to(window: &mut Window, title: &str) {
    let of_this_name = |node: &Node<'_>| node.accesskit_node().label().as_deref() == Some(title);
    let page =
        |window: &Window| buttons(window, title).into_iter().rfind(of_this_name).unwrap().scroll_to_me();
    page(window);
    settle(window);
    buttons(window, title).into_iter().rfind(of_this_name).unwrap().click();
    settle(window);
}

#[test]
fn every_page_is_read_in_the_window_and_a_link_leads_to_another() {
    both(|language| {
        let folder = Folder::new();
        let mut window = room::desk(&folder, speaking(language));
        press(&mut window, &word(language, k::TITLE));
        for page in PAGES {
            let title = page.title(language).replace('\u{202F}', "\u{A0}");
            turn_to(&mut window, &title);
            let heading = window.query_all_by(|node| {
                let text = node.label().or_else(|| node.value());
                text.is_some_and(|text| text == title)
            });
            assert!(heading.count() >= 2, "{title}: {:#?}", description(&window));
        }
        let first = PAGES[0].title(language).replace('\u{202F}', "\u{A0}");
        turn_to(&mut window, &first);
        let mistakes = PAGES.iter().find(|page| page.word == "mistakes").unwrap();
        let link = window.get_all_by_label(mistakes.title(language)).last().unwrap();
        link.click_accesskit();
        settle(&mut window);
        let figure = if language == Language::FRENCH { "regardez-la avec" } else { "look back at it with" };
        assert!(shows(&window, figure), "{:#?}", description(&window));
        window.state_mut().give(Action::Manual);
        settle(&mut window);
        assert!(!shows(&window, figure));
    });
}

#[test]
fn the_manual_opens_at_the_page_of_the_game_at_hand() {
    both(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bruno", "Chloé"]);
        let mut window = room::desk(&folder, speaking(language));
        window.state_mut().give(Action::Open(path));
        settle(&mut window);
        window.state_mut().give(Action::Manual);
        settle(&mut window);
        let figure = if language == Language::FRENCH { "Dix-neuf points" } else { "Nineteen points" };
        assert!(shows(&window, figure), "{:#?}", description(&window));
    });
}

#[test]
fn keys_scroll_a_page_of_the_manual_and_its_pictures_are_shown() {
    let folder = Folder::new();
    let mut window = room::desk(&folder, speaking(Language::ENGLISH));
    press(&mut window, &word(Language::ENGLISH, k::TITLE));
    turn_to(&mut window, "Mistakes");
    let picture =
        |window: &Window| window.get_by_role_and_label(Role::Image, "An entry being fixed").rect().top();
    let before = picture(&window);
    for (key, way) in [(Key::ArrowDown, -1.0), (Key::ArrowUp, 1.0), (Key::PageDown, -1.0), (Key::Home, 1.0)] {
        let at = picture(&window);
        window.key_press(key);
        settle(&mut window);
        assert!((picture(&window) - at) * way > 0.0, "{key:?}: {at} {}", picture(&window));
    }
    assert_eq!(picture(&window), before);
    window.key_press(Key::End);
    settle(&mut window);
    assert!(picture(&window) < before - 500.0);
}

/// The keys in a language as tables for the manual, one for each group.
fn tables(language: Language) -> Vec<Vec<String>> {
    let speech = Speech::new(language);
    let rows = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let seen = rows.clone();
    let mut harness = Harness::new_ui(move |ui| {
        let group = |group: ShortcutGroup| {
            let rows = all().into_iter().filter(|row| row.group == group && !row.keys.is_empty());
            let row = |row: steward::desk::shortcuts::Shortcut| {
                let keys: Vec<String> =
                    row.keys.iter().map(|key| format!("`{}`", written(ui, speech, key))).collect();
                format!("| {} | {} |", keys.join(", "), speech.word(row.name))
            };
            rows.map(row).collect()
        };
        *seen.lock().unwrap() = ShortcutGroup::ALL.map(group).to_vec();
    });
    harness.run();
    let found = rows.lock().unwrap();
    found.clone()
}

#[test]
fn the_page_of_keys_names_every_key_and_no_other() {
    for language in [Language::ENGLISH, Language::FRENCH] {
        let path = format!("{}/docs/manual/{language}/keys.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(&path).unwrap();
        let mut tables = tables(language).into_iter();
        let mut now = Vec::new();
        for line in page.lines() {
            match line {
                "|---|---|" => {
                    now.push(line.to_owned());
                    now.extend(tables.next().unwrap());
                }
                row if row.starts_with("| `") => {}
                line => now.push(line.to_owned()),
            }
        }
        let now = now.join("\n") + "\n";
        if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
            std::fs::write(&path, &now).unwrap();
        }
        let page = std::fs::read_to_string(&path).unwrap();
        assert_eq!(page, now, "the keys have changed: UPDATE_GOLDEN=1 renews {path}");
    }
}

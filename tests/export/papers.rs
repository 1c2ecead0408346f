//! Printed exports: legible letters, uniform tables, and structure for screen readers.

use steward::export::Paper;
use steward::words::{Language, render};

use crate::export::{copy, demo, written};

const PAGES: [Paper; 3] = [Paper::Protocol, Paper::State, Paper::Reference];

/// All texts between two marks.
fn between<'a>(page: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    page.split(from).skip(1).map(|part| part.split(to).next().unwrap()).collect()
}

#[test]
fn a_reference_card_says_what_each_square_and_card_does_in_letters_of_nine_points_or_more() {
    for game in steward::session::words() {
        let session = demo(game);
        for language in [Language::ENGLISH, Language::FRENCH] {
            let page = Paper::Reference.write(&copy(&session, language)).unwrap();
            let sizes = between(&page, "style=\"font-size:", "pt\"");
            assert!(
                !sizes.is_empty() && sizes.iter().all(|size| size.parse::<u32>().unwrap() >= 9),
                "{game}"
            );
            for entry in session.info().entries {
                let description = render(&entry.description.into(), language);
                assert!(page.contains(&maud::html! { (description) }.into_string()), "{game}: {description}");
            }
        }
        let page = written(&session, Paper::Reference);
        let (style, _) = page.split_once("</style>").unwrap();
        assert!(style.contains("font-size-adjust"), "wide letters would need a third page");
        assert!(!style.contains("size: A4"), "Letter is a page too");
        for line in style.lines().filter(|line| line.starts_with(".card") || line.starts_with(".printed")) {
            assert!(!line.contains("pt;") || !line.contains("font-size"), "{game}: {line}");
        }
    }
}

#[test]
fn a_card_that_does_not_fit_on_a_page_has_two_sides() {
    let session = demo("independents");
    for language in [Language::ENGLISH, Language::FRENCH] {
        let page = Paper::Reference.write(&copy(&session, language)).unwrap();
        assert!(page.contains("class=\"card break\""), "{language:?}: the last rows of a table stood alone");
    }
}

#[test]
fn the_entries_of_a_protocol_follow_the_turns_on_the_same_page() {
    for game in steward::session::words() {
        let page = written(&demo(game), Paper::Protocol);
        assert!(!page.contains("class=\"break\""), "{game}: three rows had a page for themselves");
    }
}

#[test]
fn upright_headings_turn_their_apostrophes_too() {
    let page = written(&demo("sponsors"), Paper::Protocol);
    let upright = page.lines().find(|line| line.contains("writing-mode")).unwrap();
    assert!(upright.contains("text-orientation: sideways"), "{upright}");
}

#[test]
fn every_players_table_in_the_protocol_has_the_same_columns() {
    for game in steward::session::words() {
        let page = written(&demo(game), Paper::Protocol);
        let mut heads = between(&page, "<table class=\"turns", "</thead>");
        assert_eq!(heads.len(), demo(game).seats().count(), "{game}");
        heads.dedup();
        assert_eq!(heads.len(), 1, "{game}: {heads:?}");
    }
}

#[test]
fn a_screen_reader_finds_headers_and_landmarks() {
    for game in steward::session::words() {
        let session = demo(game);
        for page in PAGES.map(|paper| written(&session, paper)) {
            assert_eq!(page.matches("<main>").count(), 1, "{game}");
            assert!(page.contains("<header>") && page.contains("<section "), "{game}");
            assert_eq!(page.matches("<h1>").count(), page.matches("</header>").count(), "{game}");
            for table in between(&page, "<table", "</table>") {
                assert!(table.contains("<th scope=\"col\""), "{game}: {}", &table[..80.min(table.len())]);
                assert!(!table.contains("<th>"), "{game}");
            }
        }
    }
}

//! Papers as they lie on the table: letters that can be read, room to write in, tables alike, and a page that a screen
//! reader finds its way about.

use steward::engine::Seat;
use steward::export::{Paper, catch_up};
use steward::session::{GameSession, Session};
use steward::words::{Language, render};

use crate::{copy, demo, written};

const PAGES: [Paper; 5] = [Paper::Protocol, Paper::State, Paper::Blank, Paper::ByHand, Paper::Reference];

/// What stands between two marks, each time.
fn between<'a>(page: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    page.split(from).skip(1).map(|part| part.split(to).next().unwrap()).collect()
}

#[test]
fn a_reference_card_says_what_each_square_and_card_does_in_letters_of_nine_points_or_more() {
    for game in Session::GAMES {
        let session = demo(game);
        for language in [Language::ENGLISH, Language::FRENCH] {
            let page = Paper::Reference.write(&copy(&session, language)).unwrap();
            let sizes = between(&page, "style=\"font-size:", "pt\"");
            assert!(
                !sizes.is_empty() && sizes.iter().all(|size| size.parse::<u32>().unwrap() >= 9),
                "{game}"
            );
            for entry in session.table().contents().entries {
                let told = render(&entry.told.into(), language);
                assert!(page.contains(&maud::html! { (told) }.into_string()), "{game}: {told}");
            }
        }
        let page = written(&session, Paper::Reference);
        let (style, _) = page.split_once("</style>").unwrap();
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
    for game in Session::GAMES {
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
fn an_empty_ledger_has_no_page_without_a_table_and_room_to_write_what_it_was() {
    for game in Session::GAMES {
        let session = demo(game);
        let page = written(&session, Paper::Blank);
        let (_, body) = page.split_once("<body>").unwrap();
        assert!(body.starts_with("<main><section class="), "{game}: nothing stands before the first page");
        let sections = between(body, "<section ", "</section>");
        assert_eq!(sections.len(), session.table().seats().count(), "{game}");
        assert!(sections.iter().all(|section| section.matches("<table").count() == 1), "{game}");
        assert!(sections[0].contains("<h1>"), "{game}");
        for section in sections {
            let columns = between(section, "<colgroup>", "</colgroup>")[0];
            assert_eq!(columns.matches("<col>").count(), 1, "{game}: one column takes what is left");
        }
    }
}

#[test]
fn every_players_table_in_the_protocol_has_the_same_columns() {
    for game in Session::GAMES {
        let page = written(&demo(game), Paper::Protocol);
        let mut heads = between(&page, "<table class=\"turns", "</thead>");
        assert_eq!(heads.len(), demo(game).table().seats().count(), "{game}");
        heads.dedup();
        assert_eq!(heads.len(), 1, "{game}: {heads:?}");
    }
}

#[test]
fn the_card_for_who_was_away_begins_with_half_a_page() {
    for game in Session::GAMES {
        let session = demo(game);
        let table = session.table();
        for seat in table.seats().iter() {
            let page = catch_up(&copy(&session, Language::ENGLISH), seat, 1).unwrap();
            let short = between(&page, "<section aria-label=\"In short\">", "</section>")[0];
            let rows = short.matches("<tr").count();
            assert!(rows <= 32 && short.contains("Final count"), "{game}: {rows} rows");
            for other in table.seats().iter() {
                assert!(short.contains(&table.seats().name(other)), "{game}");
            }
            assert!(page.find("In short") < page.find("aria-label=\"Why\""), "{game}");
        }
    }
}

#[test]
fn a_screen_reader_finds_headers_landmarks_and_what_a_chart_is_of() {
    for game in Session::GAMES {
        let session = demo(game);
        let mut pages: Vec<String> = PAGES.iter().map(|paper| written(&session, *paper)).collect();
        pages.push(catch_up(&copy(&session, Language::ENGLISH), Seat::new(0), 1).unwrap());
        for page in pages {
            assert_eq!(page.matches("<main>").count(), 1, "{game}");
            assert!(page.contains("<header>") && page.contains("<section "), "{game}");
            assert_eq!(page.matches("<h1>").count(), page.matches("</header>").count(), "{game}");
            for table in between(&page, "<table", "</table>") {
                assert!(table.contains("<th scope=\"col\""), "{game}: {}", &table[..80.min(table.len())]);
                assert!(!table.contains("<th>"), "{game}");
            }
            let charts = between(&page, "<svg ", ">");
            let named = |chart: &&str| chart.contains("aria-label=") || chart.contains("aria-hidden");
            assert!(charts.iter().all(named), "{game}: {charts:?}");
        }
    }
    assert!(written(&demo("automobile"), Paper::Protocol).contains("Cash of each player after every entry"));
}

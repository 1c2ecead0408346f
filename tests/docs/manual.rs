//! The manual: same pages in both languages, existing pictures and links, and lines that can be typed.

use std::collections::BTreeSet;
use std::process::Command;

use steward::engine::Rejection;
use steward::manual::{PAGES, linked};
use steward::session::{Opening, Session};
use steward::words::Language;

use crate::docs::page::root;

const LANGUAGES: [Language; 2] = [Language::ENGLISH, Language::FRENCH];

/// The targets of the links and pictures of a text.
fn targets(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target)).collect()
}

#[test]
fn every_page_is_there_in_both_languages_and_no_file_is_left_over() {
    let known: BTreeSet<String> = PAGES.iter().map(|page| format!("{}.md", page.word)).collect();
    for language in LANGUAGES {
        let folder = std::fs::read_dir(root().join(format!("docs/manual/{language}"))).unwrap();
        let there = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
        assert_eq!(there.collect::<BTreeSet<_>>(), known, "{language}");
    }
    for page in PAGES {
        let shape = |language: Language| -> Vec<&str> {
            let lines = page.text(language).lines();
            let begins = ["# ", "## ", "![", "| ", "```", "1. ", "- "];
            lines.filter_map(|line| begins.into_iter().find(|begin| line.starts_with(begin))).collect()
        };
        assert_eq!(shape(LANGUAGES[0]), shape(LANGUAGES[1]), "{} has another shape in French", page.word);
    }
}

#[test]
fn every_picture_a_page_names_exists_and_every_link_leads_somewhere_within_the_manual() {
    let mut named = BTreeSet::new();
    for (page, language) in PAGES.iter().flat_map(|page| LANGUAGES.map(|language| (page, language))) {
        for target in targets(page.text(language)) {
            if let Some(picture) = target.strip_prefix("../pictures/") {
                assert!(picture.ends_with(&format!("-{language}.png")), "{}: {picture}", page.word);
                assert!(
                    root().join("docs/manual/pictures").join(picture).is_file(),
                    "{}: {picture}",
                    page.word
                );
                named.insert(picture.to_owned());
            } else {
                let world = target.starts_with("https://") && page.word == "others";
                assert!(world || linked(target).is_some(), "{}: {target}", page.word);
            }
        }
    }
    let there = std::fs::read_dir(root().join("docs/manual/pictures")).unwrap();
    let there: BTreeSet<String> =
        there.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let unused: Vec<&String> =
        there.iter().filter(|name| name.ends_with(".png") && !named.contains(*name)).collect();
    assert!(unused.is_empty(), "no page shows {unused:?}");
}

#[test]
fn the_first_game_typed_as_the_page_says_pays_its_interest() {
    let contents = steward::session::game("automobile").unwrap();
    for language in LANGUAGES {
        let page = PAGES.iter().find(|page| page.word == "first-game").unwrap();
        let names = ["Anne", "Bob", "Chloé"].map(str::to_owned).to_vec();
        let board =
            steward::preset::PresetStore::board(None, "automobile", &contents.schema(), "practice").unwrap();
        let opening = Opening { names, board, preset: "practice".to_owned(), ..Opening::default() };
        let mut session = opening.begin(contents).unwrap();
        let blocks = page.text(language).split("```").skip(1).step_by(2);
        let lines: Vec<&str> = blocks.flat_map(|block| block.lines().skip(1)).collect();
        assert!(lines.len() > 20, "{lines:?}");
        for line in lines {
            session.enter_text(line, "").unwrap_or_else(|why| panic!("{language}: {line}: {why:?}"));
        }
        let table = session;
        let paid = table.explain(table.lines() - 1).unwrap().postings;
        let dollars = table.chart().find_unit("dollars").unwrap();
        let amounts: Vec<i64> = paid
            .iter()
            .map(|one| &one.movement)
            .filter(|one| one.unit == dollars)
            .map(|one| one.amount)
            .collect();
        assert_eq!(amounts, [40, 50], "Anne’s points and Chloé’s interest");
        assert_eq!(table.stage().turn, 2);
    }
}

#[test]
fn every_line_on_the_page_of_a_game_is_parsed_by_it() {
    for (page, game) in PAGES
        .iter()
        .filter_map(|page| Some((page, steward::session::words().find(|game| *game == page.word)?)))
    {
        let demo = Session::demo(game).unwrap().unwrap();
        for language in LANGUAGES {
            let code = page.text(language).split('`').skip(1).step_by(2);
            let red = if language == Language::FRENCH { "rouge " } else { "red " };
            let lines: Vec<&str> = code.filter(|text| text.starts_with(red)).collect();
            assert!(!lines.is_empty(), "{game}, {language}");
            for line in lines {
                let reply = demo.preview_text(line);
                assert!(!matches!(reply, Err(Rejection::Unreadable(_))), "{game}: {line}: {reply:?}");
            }
        }
    }
}

#[test]
fn the_contents_lead_to_every_other_page_by_its_title() {
    for language in Language::ALL {
        let contents = PAGES[0].text(*language);
        for page in &PAGES[1..] {
            let link = format!("- [{}]({}.md)", page.title(*language), page.word);
            assert!(contents.contains(&link), "{language}: {link}");
        }
    }
}

#[test]
fn every_command_that_the_manual_names_is_one() {
    let words =
        PAGES.iter().flat_map(|page| LANGUAGES.map(|language| page.text(language))).flat_map(|text| {
            text.split("`steward ").skip(1).filter_map(|rest| rest.split([' ', '`', '\n']).next())
        });
    for word in words.collect::<BTreeSet<_>>() {
        let help = Command::new(env!("CARGO_BIN_EXE_steward")).args([word, "--help"]).output().unwrap();
        assert!(help.status.success(), "steward {word}");
    }
}

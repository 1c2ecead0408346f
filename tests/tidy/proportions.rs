//! How large things are, as the map of the project says it.

use std::collections::{BTreeMap, BTreeSet};

use crate::absent::words;
use crate::public::Code;
use crate::source::{File, files, root, source};

/// The paragraph of the map that says how large things are.
fn said() -> String {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let paragraph = map.split("\n\n").find(|paragraph| paragraph.starts_with("How large it is")).unwrap();
    paragraph.replace('\n', " ")
}

/// Every name of the paragraph with what stands behind it.
fn named(said: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = said.split('`').collect();
    parts
        .chunks(2)
        .skip(1)
        .zip(parts.chunks(2))
        .filter_map(|(next, one)| Some((*one.get(1)?, *next.first()?)))
        .collect()
}

/// The first number of a text, with its commas left out.
fn number(text: &str) -> Option<usize> {
    let digits: String = text.chars().filter(|c| *c != ',').skip_while(|c| !c.is_ascii_digit()).collect();
    digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The methods of a trait, and how many of them every box or act has to write.
fn methods(source: &[File], name: &str) -> (usize, usize) {
    let start = format!("pub trait {name}");
    let has = |line: &&str| line.strip_prefix(&start).is_some_and(|rest| rest.starts_with([':', '<', ' ']));
    let file = source.iter().find(|file| file.text.lines().any(|line| has(&line))).unwrap();
    let lines: Vec<&str> =
        file.text.lines().skip_while(|line| !has(line)).take_while(|line| *line != "}").collect();
    let starts = lines.iter().enumerate().filter(|(_, line)| line.starts_with("    fn "));
    let ends = |at: usize| lines[at..].iter().find(|line| line.ends_with([';', '{', '}'])).unwrap();
    let all: Vec<bool> = starts.map(|(at, _)| ends(at).ends_with(';')).collect();
    (all.len(), all.iter().filter(|must| **must).count())
}

#[test]
fn the_map_says_how_large_each_room_is() {
    let mut lines: BTreeMap<String, usize> = BTreeMap::new();
    for file in files("src").iter().filter(|file| file.path.ends_with(".rs")) {
        *lines.entry(file.room().to_owned()).or_default() += file.text.lines().count();
    }
    let (all, said) = (lines.values().sum::<usize>(), said());
    let shares: BTreeMap<&str, usize> = named(&said)
        .into_iter()
        .filter(|(room, _)| lines.contains_key(*room))
        .filter_map(|(room, rest)| Some((room, number(rest)?)))
        .collect();
    assert!(shares.len() > 6, "{shares:?}");
    for (room, lines) in &lines {
        let (share, told) = (lines * 100 / all, shares.get(room.as_str()).copied().unwrap_or(1));
        assert!(share.abs_diff(told) <= 2, "{room} has {share} of a hundred lines, not {told}");
    }
    let [told, public] = ["Of ", "about "].map(|word| number(said.split(word).nth(1).unwrap()).unwrap());
    assert!(all.abs_diff(told) * 20 <= all, "{all} lines, not {told}");
    let items = Code::count(&source());
    assert!(items.abs_diff(public) * 20 <= items, "{items} public items, not {public}");
}

#[test]
fn the_map_says_how_much_a_box_has_to_write() {
    let (said, source) = (said(), source());
    let traits =
        ["Rules", "Chance", "Referee", "Telling", "Secrets", "Teaching", "Worksheets", "Scenes", "Command"];
    let told: BTreeMap<&str, &str> = named(&said).into_iter().collect();
    for name in traits {
        let (all, must) = methods(&source, name);
        let rest = told.get(name).unwrap_or_else(|| panic!("{name} is missing"));
        let (first, second) = rest.split_once(" and ").unwrap();
        let second = number(second);
        assert_eq!((number(first), second), (Some(all), Some(must)), "{name}");
    }
}

#[test]
fn the_map_names_every_place_that_an_act_costs() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let told = map.split("\n\n").find(|paragraph| paragraph.starts_with("**An act more**")).unwrap();
    let told: BTreeSet<&str> = told.split('`').filter(|part| part.contains("tow")).collect();
    let all: Vec<File> = ["src", "i18n", "docs", "tests/rulebook"].into_iter().flat_map(files).collect();
    let names = |file: &&File| {
        let is_act = words(&file.text).any(|word| word == "Scrap");
        file.path.contains("tow")
            && (is_act || ["told-scrap", "red scrap"].iter().any(|it| file.text.contains(it)))
    };
    let there: BTreeSet<&str> = all.iter().filter(names).map(|file| file.path.as_str()).collect();
    assert_eq!(told, there);
}

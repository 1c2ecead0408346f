//! Import directions. Rooms are ordered as in `lib.rs`.

use crate::tidy::source::{File, games, root, source, words};

fn rooms() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let rooms = text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    rooms.map(str::to_owned).collect()
}

/// The rooms mentioned in a line of code.
fn rooms_named(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for start in ["crate::", "steward::"] {
        for (at, _) in line.match_indices(start) {
            let rest = &line[at + start.len()..];
            let list = rest.strip_prefix('{').unwrap_or(rest);
            found.extend(words(list).next().map(str::to_owned));
        }
    }
    found
}

fn imports(file: &File) -> Vec<(String, String)> {
    let code = file.code();
    let lines = code.iter().filter(|(_, line)| !line.contains("$crate::"));
    lines
        .flat_map(|(n, line)| {
            rooms_named(line)
                .into_iter()
                .map(move |room| (room, format!("{}:{n}: {}", file.path, line.trim())))
        })
        .collect()
}

#[test]
fn every_room_imports_only_rooms_before_it() {
    let rooms = rooms();
    let place = |room: &str| rooms.iter().position(|other| other == room);
    let mut wrong = Vec::new();
    for file in source() {
        // `main` and `lib` may import all rooms.
        let Some(here) = place(file.room()) else { continue };
        for (room, line) in imports(&file) {
            if place(&room).is_some_and(|there| there > here) {
                wrong.push(line);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_of_the_desk_imports_a_game() {
    let mut wrong = Vec::new();
    for file in source().iter().filter(|file| file.room() == "desk") {
        wrong.extend(imports(file).into_iter().filter(|(room, _)| room == "games").map(|(_, line)| line));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_game_imports_another() {
    let games = games();
    let mut wrong = Vec::new();
    for file in source().iter().filter(|file| file.room() == "games") {
        let own = file.path.split('/').nth(2).unwrap_or_default();
        wrong.extend(file.lines_where(|line| {
            let others = games.iter().filter(|name| *name != own);
            own != "mod.rs" && others.into_iter().any(|name| words(line).any(|word| word == name))
        }));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn imports_in_braces_and_in_expressions_are_found() {
    assert_eq!(rooms_named("use crate::{words, engine};"), ["words"]);
    assert_eq!(rooms_named("let x = crate::engine::Seat::new(0);"), ["engine"]);
}

//! The fullest tables: whole games with the most players and the longest names, in French, checked in the middle of every phase on
//! each tab. No text is cut off, outside its clip rectangle or over another, and all controls can be reached.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::kittest::Queryable;
use steward::desk::{Action, Desk, Prefs, Room};
use steward::words::{Language, keys};

use crate::driven::{FRAME, Window, press, record, settle, table, window, word};
use crate::faults::{look, overlapping};
use crate::fullest;
use crate::room::{Folder, nowhere};

/// A record of a whole game with the most players.
fn filled(game: &str, name: &str) -> PathBuf {
    let (header, lines) = fullest::game(game, name);
    record(&header, lines.iter().map(String::as_str))
}

/// Checks every tab at one moment.
fn pages(window: &mut Window, size: Vec2, at: &str, wrong: &mut Vec<String>) {
    for tab in [keys::table::TAB_BOARD, keys::table::TAB_SHEET, keys::table::TAB_END] {
        let name = word(Language::FRENCH, tab);
        if window.query_by_role_and_label(Role::Button, &name).is_some() {
            press(window, &name);
            look(window, size, &format!("{at}, {name}"), wrong);
            wrong.extend(overlapping(window).into_iter().map(|fault| format!("{at}, {name}: {fault}")));
        }
    }
}

/// Checks a whole game in the smallest window that shows all panels side by side, and in the usual size.
fn full(game: &str) {
    fullest::GAMES.iter().filter(|(of, _)| *of == game).for_each(|(_, name)| full_game(game, name));
}

fn full_game(game: &str, name: &str) {
    let folder = Folder::new();
    let prefs = Prefs { language: Some(Language::FRENCH), ..Prefs::default() };
    let mut desk = Desk::in_room(prefs, Room::within(folder.path(), nowhere));
    desk.give(Action::Open(filled(game, name)));
    let mut window = window(desk, FRAME);
    let mut wrong = Vec::new();
    let lines = fullest::moments(table(&window));
    for line in lines.into_iter().rev() {
        window.state_mut().give(Action::BackTo(line));
        for size in [vec2(1280.0, 720.0), vec2(1024.0, 640.0)] {
            window.set_size(size);
            settle(&mut window);
            pages(&mut window, size, &format!("{game} {name} at {line}, {size:?}"), &mut wrong);
        }
    }
    // A name that is too long for its card ends in an ellipsis, and its tooltip shows it in full.
    let names: Vec<String> = table(&window)
        .seats()
        .iter()
        .map(|seat| format!("elided: {:?}", table(&window).seats().name(seat)))
        .collect();
    wrong.retain(|fault| !names.iter().any(|name| fault.ends_with(name)));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn five_players_of_automobile_have_room_on_every_page() {
    full("automobile");
}

#[test]
fn five_dealers_have_room_on_every_page() {
    full("auto-brocante");
}

#[test]
fn four_teams_of_sponsors_have_room_on_every_page() {
    full("sponsors");
}

#[test]
fn six_companies_have_room_on_every_page() {
    full("independents");
}

#[test]
fn four_drivers_in_teams_have_room_on_every_page() {
    full("autotock");
}

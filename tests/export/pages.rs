//! Printable pages: complete, self-contained, and safe against markup in names.

use steward::engine::Holder;
use steward::engine::board::{CellKind, Printed, Source, Value};
use steward::export::Paper;
use steward::record::Record;
use steward::session::Session;
use steward::session::{GAMES, begin};
use steward::words::{Key, Language, render};

use crate::export::{copy, demo, named, written};
use crate::off_ledger::off_ledger;

#[test]
fn a_page_needs_no_network_and_nothing_beside_it() {
    for game in steward::session::words() {
        for paper in [Paper::Protocol, Paper::State, Paper::Reference] {
            let page = written(&demo(game), paper);
            assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "{game}: {paper:?}");
            for foreign in ["http:", "https:", "src=", "<link", "<script", "@import", "url("] {
                assert!(!page.contains(foreign), "{game}: {paper:?} contains {foreign}");
            }
        }
    }
}

#[test]
fn the_protocol_has_every_entry_every_term_of_the_count_and_the_fingerprint() {
    for game in steward::session::words() {
        let session = demo(game);
        let page = written(&session, Paper::Protocol);
        let table = &session;
        for n in table.chain() {
            assert!(
                page.contains(&format!("<code>{}</code>", table.line(*n).unwrap().text)),
                "{game}: entry {n}"
            );
        }
        for standing in table.standings().unwrap() {
            for term in &standing.score.terms {
                let what = render(&term.what, Language::ENGLISH);
                assert!(page.contains(&maud::html! { (what) }.into_string()), "{game}: {what}");
            }
        }
        assert!(page.contains("0123456789abcdef"));
    }
}

#[test]
fn the_state_sheet_says_whose_every_piece_on_the_board_is() {
    let mut pieces = 0;
    for game in steward::session::words() {
        let session = demo(game);
        let (table, page) = (&session, written(&session, Paper::State));
        let chart = table.chart();
        let places = chart.holders().into_iter().filter(|place| !matches!(place, Holder::Outside));
        for place in places.filter(|place| !matches!(place, Holder::Seat(_))) {
            let units = chart.units().into_iter().filter(|unit| table.balance(place, *unit) > 0);
            for (unit, colour) in units.filter_map(|unit| Some((unit, unit.colour?))) {
                let amount = render(&table.amount_line(unit, table.balance(place, unit)), Language::ENGLISH);
                let owned = format!("{amount} ({})", table.seats().name(colour));
                assert!(page.contains(&maud::html! { (owned) }.into_string()), "{game}: {owned}");
                pieces += 1;
            }
        }
    }
    assert!(pieces > 10, "{pieces}");
}

#[test]
fn a_correction_is_marked_and_a_note_is_kept() {
    let page = written(&named("Anne"), Paper::Protocol);
    assert!(page.contains("class=\"correction\"") && page.contains("fixed by hand"));
    assert!(page.contains("=pizza"));
}

#[test]
fn the_reference_card_says_of_every_phase_who_acts_what_is_done_and_what_is_forgotten() {
    for game in steward::session::words() {
        let session = demo(game);
        for language in [Language::ENGLISH, Language::FRENCH] {
            let page = Paper::Reference.write(&copy(&session, language)).unwrap().to_lowercase();
            let shows = |key: Key| {
                let text = render(&key.into(), language).to_lowercase();
                assert!(page.contains(&maud::html! { (text) }.into_string()), "{game}: {text}");
            };
            let table = &session;
            table.stage().phases.iter().for_each(|name| shows(*name));
            for lesson in table.info().lessons {
                [lesson.who, lesson.now, lesson.forgotten].into_iter().for_each(shows);
            }
            table.book().rulings.forms.iter().for_each(|form| shows(form.question));
        }
    }
}

#[test]
fn the_reference_card_says_what_things_cost_and_marks_what_is_invented() {
    for game in steward::session::words() {
        let session = demo(game);
        let page = written(&session, Paper::Reference);
        let board = session.board();
        let costs = board.schema().cells().filter(|(_, cell)| matches!(cell.kind, CellKind::Whole { .. }));
        let mut known = 0;
        for (slot, cell) in costs {
            let Some(Printed(Value::Whole(value), source)) = board.value(slot) else { continue };
            let mark = if *source == Source::Assumed { "*" } else { "" };
            let cell_of = format!(
                "<td class=\"figure\">{}{mark}</td>",
                steward::words::number(*value, Language::ENGLISH)
            );
            assert!(page.contains(&cell_of), "{game}: {} {cell_of}", cell.word());
            known += 1;
        }
        assert!(known > 0, "{game}");
    }
    let unread = named("Anne");
    assert!(!written(&unread, Paper::Reference).contains("class=\"printed\""), "nothing has been read yet");
}

#[test]
fn a_name_cannot_write_the_page() {
    let page = written(&named("<script>alert(1)</script>"), Paper::Protocol);
    assert!(!page.contains("<script>"));
    assert!(page.contains("&lt;script&gt;"));
}

#[test]
fn the_sheet_to_lay_the_table_out_again_says_what_everybody_has() {
    let session = demo("automobile");
    let table = &session;
    let page = written(&session, Paper::State);
    for seat in table.seats().iter() {
        for unit in table.chart().units() {
            let amount = table.balance(Holder::Seat(seat), unit);
            let text = render(&table.amount_line(unit, amount), Language::ENGLISH);
            assert!(amount <= 0 || page.contains(&maud::html! { (text) }.into_string()), "{seat}: {text}");
        }
    }
    let french = Paper::State.write(&copy(&session, Language::FRENCH)).unwrap();
    assert!(french.contains("lang=\"fr\""));
}

/// The header of a new session with its position.
fn header(game: &str, position: &str) -> String {
    let laid = Session::laid(game).unwrap();
    let mut header: serde_json::Value = serde_json::from_str(&laid.header_json()).unwrap();
    let correction = laid.position(position).unwrap_or_else(|why| panic!("{game}: {why:?}\n{position}"));
    header["position"] = serde_json::to_value(&correction).unwrap();
    header.to_string()
}

#[test]
fn the_sheet_of_a_game_in_its_middle_is_typed_in_again_as_a_position() {
    let folder = std::env::temp_dir().join(format!("steward-again-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for game in steward::session::words() {
        let lines = demo(game).lines();
        for line in [lines / 4, lines / 2, lines * 3 / 4] {
            let mut session = demo(game);
            session.enter_text(&format!("back {line}"), "").unwrap();
            let page = written(&session, Paper::State);
            let typed = page.split("<code>").skip(1).map(|rest| rest.split("</code>").next().unwrap());
            let sheet = typed.collect::<Vec<_>>().join("\n");
            let sheet = sheet.as_str();
            let path = folder.join(format!("{game}-{line}.steward"));
            let files = std::sync::Arc::new(steward::platform::Files);
            let again = Record::create(files, &path, &header(game, sheet)).unwrap();
            let (then, now) = (&session, again.session());
            for holder in then
                .chart()
                .holders()
                .into_iter()
                .filter(|holder| matches!(holder, Holder::Seat(_) | Holder::Place(..)))
            {
                for unit in then.chart().units() {
                    let amounts = (then.balance(holder, unit), now.balance(holder, unit));
                    assert_eq!(amounts.0, amounts.1, "{game} after {line}: {holder:?} {unit:?}\n{sheet}");
                }
            }
            let stage = |table: &Session| (table.stage().turn, table.stage().phase);
            assert_eq!(stage(then), stage(now), "{game} after {line}\n{sheet}");
            assert_eq!(off_ledger(then), off_ledger(now), "{game} after {line}\n{sheet}");
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn secrets_are_in_a_separate_section() {
    let laid = Session::laid("sponsors").unwrap();
    let mut header: serde_json::Value = serde_json::from_str(&laid.header_json()).unwrap();
    header["rulings"]["hands"] = "known".into();
    let mut session = begin(GAMES, &header.to_string()).unwrap();
    for line in ["dealt", "red hand tyres 5"] {
        session.enter_text(line, "").unwrap();
    }
    let page = written(&session, Paper::State);
    let secret: Vec<_> = session.sheet().into_iter().filter(|line| line.secret).collect();
    assert_eq!(secret.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["red hand tyres 5"]);
    let (open, cut) = page.split_once("aria-label=\"Secret: cut off").unwrap();
    assert!(!open.contains("hand tyres") && !open.contains("ard tyres: 5"), "{open}");
    assert!(cut.contains("<code>red hand tyres 5</code>"), "{cut}");
}

#[test]
fn a_letter_that_nobody_sees_is_shown_on_every_paper() {
    let header = named("Anne").header_json();
    let mut session = begin(GAMES, &header.replace("Bruno", "Bru\u{202E}no")).unwrap();
    for line in ["drawn", "note it \u{2066}was good"] {
        session.enter_text(line, "2026-03-01T21:00:00+01:00").unwrap();
    }
    for paper in [Paper::Protocol, Paper::State, Paper::Reference] {
        let page = written(&session, paper);
        assert!(!page.contains(['\u{202E}', '\u{2066}']), "{paper:?}");
    }
    assert!(written(&session, Paper::Protocol).contains("Bru\u{FFFD}no"));
}

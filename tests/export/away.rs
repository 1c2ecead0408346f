//! The card for who was away says what was paid and received, and comes to what is held now.

use steward::engine::{Holder, Seat};
use steward::export::catch_up;
use steward::session::{GameSession, Session};
use steward::words::{Language, render};

use crate::{copy, demo, named};

fn card(session: &Session, seat: u8, since: u32) -> String {
    catch_up(&copy(session, Language::ENGLISH), Seat::new(seat), since).unwrap()
}

#[test]
fn who_was_away_reads_what_was_paid_and_received_and_why() {
    let mut session = named("Anne");
    for line in ["correct blue > bank 100 dollars: a fine", "correct bank > blue 30 dollars: found"] {
        session.play().enter(line, "2026-03-01T22:00:00+01:00").unwrap();
    }
    let seat = session.table().seats().find("blue").unwrap();
    let now =
        session.table().balance(Holder::Seat(seat), session.table().chart().find_unit("dollars").unwrap());
    let page = card(&session, u8::try_from(seat.index()).unwrap(), 3);
    assert!(page.contains("2 entries since entry 3"), "{page}");
    let figures = [now + 70, 100, 30, now].map(|n| {
        let amount = session.table().amount_line(session.table().chart().find_unit("dollars").unwrap(), n);
        format!("<td class=\"figure\">{}</td>", render(&amount, Language::ENGLISH))
    });
    assert!(page.contains(&figures.concat()), "{figures:?} {page}");
    assert!(!page.contains("40"), "what was before entry 3 is not told: {page}");
}

#[test]
fn what_was_undone_since_is_told_and_counted_back() {
    let mut session = named("Anne");
    session.play().enter("back 1", "2026-03-01T22:00:00+01:00").unwrap();
    let seat = session.table().seats().find("blue").unwrap();
    let page = card(&session, u8::try_from(seat.index()).unwrap(), 3);
    assert!(page.contains("nothing since entry 3") && page.contains("one earlier entry undone"), "{page}");
    assert!(page.contains("undone since") && page.contains("$40"), "{page}");
}

#[test]
fn a_card_is_written_for_everybody_since_every_entry_of_every_box() {
    for game in Session::GAMES {
        let session = demo(game);
        let table = session.table();
        for since in [0, table.lines() / 2, table.lines()] {
            for seat in table.seats().iter() {
                for language in [Language::ENGLISH, Language::FRENCH] {
                    let page = catch_up(&copy(&session, language), seat, since).unwrap();
                    let over = !page.contains("Result so far") && !page.contains("Résultat provisoire");
                    assert!(over, "{game}: the game is over");
                    assert!(!page.contains("export-") && page.contains(&table.seats().name(seat)), "{game}");
                }
            }
        }
        assert!(catch_up(&copy(&session, Language::ENGLISH), Seat::new(0), table.lines() + 1).is_err());
    }
}

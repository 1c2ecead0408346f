//! What the page offers and asks at the table of this game.

use steward::engine::{PlaceId, Session};
use steward::page::{Effect, Event, Feedback, InputId, InputKind, PageModel, Step};
use steward::words::{Language, keys, render};

use super::table::{Table, header};

fn page(table: &Table) -> PageModel {
    PageModel::of(&table.0)
}

fn press(page: &mut PageModel, session: &Session, places: &[(&'static str, u8)]) {
    for (kind, number) in places {
        page.update(Event::Press(PlaceId::new(kind, *number)), session);
    }
}

/// The acts of the list, as notation.
fn listed(page: &PageModel, table: &Table) -> Vec<String> {
    page.form.rows.iter().map(|act| table.0.written(act)).collect()
}

fn ready(page: &PageModel, table: &Table) -> Option<String> {
    if let Step::Ready(outcome) = &page.step { Some(table.0.written(outcome.act()?)) } else { None }
}

#[test]
fn a_die_and_a_ball_are_left_to_steward_only_where_that_is_said() {
    let mut seeded = header(4, "");
    seeded.seed = Some(1);
    let mut table = Table::begin(seeded);
    table.play("dealt");
    for drawn in ["red roll", "ball"] {
        if drawn == "ball" {
            table.play("correct phase 4\ngrid red blue green yellow\nred spin 0 engine");
        }
        let mut page = page(&table);
        assert_eq!((ready(&page, &table), listed(&page, &table)[0].as_str()), (None, drawn));
        assert_eq!(page.update(Event::Main, &table.0), [], "nothing is ready");
        assert_eq!(page.update(Event::Accept, &table.0), [], "nothing is chosen yet");
        page.update(Event::Arrow(1), &table.0);
        assert_eq!(ready(&page, &table).as_deref(), Some(drawn));
        assert!(matches!(page.update(Event::Accept, &table.0)[..], [Effect::Draw(_)]));
    }
}

#[test]
fn both_categories_of_a_zone_are_asked_at_once_before_a_card_is_chosen() {
    let mut table =
        Table::unread(4, "", &["cards", "sponsors", "price", "track", "square", "zone red start"]);
    table.play("dealt\ncorrect red at 1\nred roll 1");
    let mut page = page(&table);
    page.update(Event::Choose("buy"), &table.0);
    let asked: Vec<String> = page
        .question()
        .unwrap()
        .inputs
        .iter()
        .map(|input| match input.id {
            InputId::Board(cell) => table.0.board().schema().cell(cell).unwrap().word(),
            _ => panic!("{input:?}"),
        })
        .collect();
    assert_eq!(asked, ["zone red first", "zone red second"]);
    for category in ["tests", "body"] {
        for sign in category.chars() {
            page.update(Event::Text(sign.to_string()), &table.0);
        }
        page.update(Event::Accept, &table.0);
    }
    let effects = page.update(Event::Accept, &table.0);
    let [Effect::Keep(values)] = effects.as_slice() else { panic!("{effects:?} {:?}", page.said) };
    assert_eq!(values.len(), 2);
}

#[test]
fn what_the_zone_does_not_sell_is_dropped_with_a_word_once_the_zone_is_read() {
    let mut table =
        Table::unread(4, "", &["cards", "sponsors", "price", "track", "square", "zone red start"]);
    table.play("dealt\ncorrect red at 1\nred roll 1");
    let mut page = page(&table);
    page.update(Event::Choose("buy"), &table.0);
    let engineer = page.form.places.iter().find(|place| place.number == 6).copied().unwrap();
    page.update(Event::Press(engineer), &table.0);
    table.play("read zone red first tests\nread zone red second body");
    page.update(Event::Changed, &table.0);
    assert_eq!(page.said, Some(Feedback::Failed(keys::page::NO_LONGER.into())), "{:?}", page.draft);
}

#[test]
fn a_square_that_a_drawn_die_asks_for_is_pressed_on_the_board() {
    let mut header = header(4, "");
    header.board.retain(|cell, _| {
        ["cards", "sponsors", "price", "track"].iter().any(|known| cell.starts_with(known))
    });
    header.seed = Some(1);
    let mut table = Table::begin(header);
    table.play("dealt");
    let mut page = page(&table);
    page.update(Event::Arrow(1), &table.0);
    let effects = page.update(Event::Accept, &table.0);
    let [Effect::Draw(act)] = &effects[..] else { panic!("{effects:?}") };
    page.update(Event::Drawn(act.clone(), vec![2]), &table.0);
    assert!(page.question().is_some(), "{:?}", page.step);
    let lit = page.view(&table.0).lit;
    let effects = page.update(Event::Press(lit[0]), &table.0);
    assert!(matches!(&effects[..], [Effect::Keep(_)]), "{effects:?} {:?}", page.said);
}

#[test]
fn a_category_of_which_no_card_is_left_is_not_offered_on_a_v_that_nobody_has_read() {
    let mut table =
        Table::unread(4, "", &["cards", "sponsors", "price", "track", "square", "zone red start"]);
    table.play("dealt\ncorrect stock 1 > bank 2 tyres, red at 1\nred roll 1");
    let offered = |table: &Table, word: &str| {
        let mut offers = table.0.offers().into_iter().filter(|offer| offer.is_possible());
        offers.any(|offer| table.0.written(&offer.act) == word)
    };
    assert!(offered(&table, "red buy engine"));
    assert!(!offered(&table, "red buy tyres"));
}

/// Red leads; the violet ball moves every car by one square, and Red has moved.
fn pushed() -> Table {
    let mut table = Table::race("");
    table.play("red spin 0 engine\nball violet\nred stop 1 plain");
    table
}

#[test]
fn whether_a_car_is_right_behind_another_is_asked_where_a_slipstream_would_move_it() {
    let mut table = pushed();
    let mut one = page(&table);
    press(&mut one, &table.0, &[("runner", 2), ("on", 0)]);
    assert_eq!(ready(&one, &table).as_deref(), Some("blue stop 2 plain"));
    table.play("blue stop 2 plain\ngreen stop 3 plain\nyellow stop 4 plain\nblue play engine 3");
    let mut three = page(&table);
    press(&mut three, &table.0, &[("runner", 2), ("on", 0)]);
    assert_eq!(ready(&three, &table), None, "it may be in the slipstream of Red");
    press(&mut three, &table.0, &[("behind", 2)]);
    assert_eq!(ready(&three, &table).as_deref(), Some("blue stop 2 plain behind"));
}

#[test]
fn the_squares_that_a_blocked_car_moved_are_pressed_and_it_is_behind_no_car_then() {
    let mut table = pushed();
    table.play("blue stop 2 plain\ngreen stop 3 plain\nyellow stop 4 plain\nblue play engine 3");
    let mut page = page(&table);
    press(&mut page, &table.0, &[("runner", 2), ("on", 0)]);
    let row = |page: &PageModel| page.form.sheet.as_ref().unwrap().rows.last().unwrap().clone();
    for label in ["Blocked", "2"] {
        let row = row(&page);
        let mut presses = row.cells.iter().flat_map(|cell| cell.presses());
        let press = presses.find(|press| render(&press.label, Language::ENGLISH) == label).unwrap();
        page.update(Event::Make(Box::new(press.makes.clone().unwrap())), &table.0);
        assert_eq!(row.label.what.is_some(), label == "2", "the numbers have a headline");
    }
    assert_eq!(ready(&page, &table).as_deref(), Some("blue stop 2 plain only 2"));
    assert!(page.inputs().iter().all(|input| !matches!(input.kind, InputKind::Number(_))));
}

#[test]
fn a_ball_says_who_moves_how_far() {
    let mut table = Table::race("");
    table.play("red spin 0 engine");
    let ball = table.0.parse("ball violet").unwrap();
    let found = table.0.preview(ball).unwrap().effect.findings;
    let said: Vec<String> = found.iter().map(|found| render(&found.what, Language::ENGLISH)).collect();
    let each = ["Red", "Blue", "Green", "Yellow"].map(|car| format!("{car} (violet ball): one square"));
    assert_eq!(said, each);
    assert!(found.iter().all(steward::session::description::is_consequence));
}

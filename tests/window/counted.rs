//! Cars on a space and distributors in a band can be counted in the window too, and amounts that no banknotes
//! add up to are questioned while they are typed.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::engine::{Holder, Seat, Unit};
use steward::games::automobile::units::{DOLLARS, band, cars, distributors, on};
use steward::games::automobile::{Class, Space};
use steward::msg;
use steward::session::{counting, guard};
use steward::words::Language;
use steward::words::keys::{count as c, desk, table as t};

use crate::driven::{
    Window, demo, french, key, last, press, said, sentence, settle, shows, table, word, write,
};
use crate::hand;

/// The line at which all players have placed distributors and produced.
const PRODUCED: u32 = 14;

/// The label of the field for an account on the board.
fn field(window: &Window, language: Language, holder: Holder, unit: Unit) -> String {
    let table = table(window);
    let name = table.chart().unit(unit).unwrap().name;
    let what = msg!(t::UNIT_OF, unit = name, name = table.seats().name(unit.colour.unwrap()));
    sentence(language, msg!(c::ON_BOARD, place = table.holder_line(holder), what = what))
}

/// A place on the board with pieces of a player, and their number.
fn lying(window: &Window, places: Vec<Holder>, of: fn(Seat) -> Unit) -> (Holder, Unit, i64) {
    let table = table(window);
    let accounts =
        places.into_iter().flat_map(|place| table.seats().iter().map(move |seat| (place, of(seat))));
    let mut held = accounts.map(|(place, unit)| (place, unit, table.balance(place, unit)));
    held.find(|(.., held)| *held > 1).unwrap()
}

#[test]
fn cars_on_a_space_and_distributors_in_a_band_are_counted() {
    french(|language| {
        let mut window = demo(language, PRODUCED, &[]);
        let produced = lying(&window, Space::all().map(on).collect(), cars);
        let placed = lying(&window, Class::ALL.map(band).to_vec(), distributors);
        key(&mut window, Key::F10);
        window.get_by_role_and_label(Role::CheckBox, &word(language, c::BOARD)).click();
        settle(&mut window);
        for (holder, unit, held) in [produced, placed] {
            let field = field(&window, language, holder, unit);
            write(&mut window, &field, &held.to_string());
            key(&mut window, Key::Tab);
        }
        assert!(shows(&window, &word(language, c::ALL_AGREES)));
        for (holder, unit, held) in [produced, placed] {
            let field = field(&window, language, holder, unit);
            write(&mut window, &field, &(held - 1).to_string());
            key(&mut window, Key::Tab);
            let gaps = table(&window).gaps(&[(holder, unit, held - 1)]);
            let gap = sentence(language, counting::gap_line(table(&window), &gaps[0]));
            assert!(shows(&window, &gap), "{gap}");
        }
        press(&mut window, &word(language, c::KEEP));
        assert!(last(&window).starts_with("count "), "{}", last(&window));
    });
}

#[test]
fn an_amount_that_no_banknotes_give_is_questioned_while_it_is_typed() {
    french(|language| {
        let mut window = demo(language, PRODUCED, &[]);
        let line = word(language, desk::ENTRY);
        write(&mut window, &line, "correct red > bank 15 dollars");
        let notes = [500, 100, 50, 10];
        let doubt = guard::uncountable(table(&window), DOLLARS, 15, &notes).unwrap();
        let doubt = said(language, &doubt);
        let (_, question) = doubt.split_once('?').unwrap();
        assert!(shows(&window, question), "{question}");
        write(&mut window, &line, "correct red > bank 20 dollars");
        assert!(!shows(&window, question));
        key(&mut window, Key::Enter);
        assert_eq!(last(&window), "correct red > bank 20 dollars");
    });
}

#[test]
fn the_cash_of_three_is_counted_and_kept_with_enter_alone() {
    french(|language| {
        let mut window = demo(language, PRODUCED, &[]);
        let cash = sentence(language, table(&window).chart().unit(DOLLARS).unwrap().name);
        let seats: Vec<String> =
            table(&window).seats().iter().map(|seat| table(&window).seats().name(seat)).collect();
        let has_keyboard = |window: &Window, name: &str| {
            let found = window.query_all_by(|node| node.is_focused());
            assert_eq!(found.last().and_then(|node| node.accesskit_node().label()).as_deref(), Some(name));
        };
        key(&mut window, Key::F10);
        for name in &seats {
            has_keyboard(&window, &format!("{name} {cash}"));
            hand::types(&mut window, "100");
            hand::strikes(&mut window, Key::Enter);
        }
        // Other accounts need not be counted: Enter in an empty field moves on to the button.
        hand::strikes(&mut window, Key::Enter);
        has_keyboard(&window, &word(language, c::KEEP));
        assert_eq!(table(&window).lines(), PRODUCED, "nothing is kept yet");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "count red 100 dollars, blue 100 dollars, green 100 dollars");
    });
}

#[test]
fn what_is_typed_letter_by_letter_stays_in_its_field() {
    let language = Language::ENGLISH;
    let mut window = demo(language, PRODUCED, &[]);
    key(&mut window, Key::F10);
    let unit = table(&window).chart().unit(DOLLARS).unwrap().name;
    let name = format!("Bruno {}", sentence(language, unit));
    hand::fills(&mut window, &name, "880");
    assert_eq!(window.get_by_role_and_label(Role::TextInput, &name).value().as_deref(), Some("880"));
}

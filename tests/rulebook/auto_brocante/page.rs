//! What the page offers and asks at the table of this game.

use steward::page::{Event, FocusTarget, PageModel, Step};

use super::table::Table;

#[test]
fn the_keyboard_is_at_the_cards_once_cards_are_to_be_played() {
    let table = Table::dealt();
    let mut page = PageModel::of(&table.0);
    page.update(Event::Choose("…"), &table.0);
    let shown: Vec<&str> = page.view(&table.0).verbs.iter().map(|verb| verb.word).collect();
    assert!(shown.contains(&"sell") && !shown.contains(&"buy"), "{shown:?}");
    assert_eq!(page.focus(), FocusTarget::List(None));
    assert_eq!(page.choices().first(), Some(&Event::Choose(shown[0])));
    page.update(Event::Arrow(1), &table.0);
    assert_eq!((page.said.clone(), page.focus()), (None, FocusTarget::List(Some(0))));
}

#[test]
fn a_car_that_the_bank_does_not_have_is_refused_with_where_it_is() {
    let mut table = Table::dealt();
    table.play("correct car 20 graveyard");
    let mut page = PageModel::of(&table.0);
    page.update(Event::Choose("buy"), &table.0);
    page.update(Event::Pick(0), &table.0);
    for sign in ["2", "0"] {
        page.update(Event::Text(sign.to_owned()), &table.0);
    }
    let Step::Refused(refused) = &page.step else { panic!("{:?}", page.step) };
    assert_eq!(refused.why.key, steward::words::keys::auto_brocante::NOT_IN_BANK);
    page.update(Event::Accept, &table.0);
    let Step::Refused(_) = &page.step else { panic!("{:?}", page.step) };
    assert!(matches!(page.said, None | Some(steward::page::Feedback::Failed(_))), "{:?}", page.said);
}

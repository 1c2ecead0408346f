//! A trend: the sections of every category with the own disks there; three are pressed, as the card says, and the rules say
//! what that gives.

use super::without;
use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row, Tried};
use crate::engine::{Draft, Journal, Seat, Worksheet};
use crate::games::independents::board::Printing;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Act, Category, Independents, Look, Section, Spot, Trend};
use crate::say;
use crate::words::keys::independents as k;

/// The worksheet of whoever reveals.
pub fn worksheet(journal: &Journal<Independents>, seat: Seat, draft: &Draft) -> Worksheet<Act> {
    let view = journal.view();
    let all = Category::ALL.into_iter().flat_map(|category| sections(view, category));
    let chosen: Vec<Spot> = all.filter(|spot| draft.value(&id(*spot)).is_some()).collect();
    let act = match chosen.is_empty() {
        true => Some(Err(k::MISSING_SECTION.into())),
        false => Tried::new(journal, Trend { seat, sections: chosen }).offer(),
    };
    Worksheet {
        notes: vec![k::TREND_CARD.into()],
        rows: Category::ALL.map(|category| row(view, seat, category, draft)).into(),
        beside: without(journal),
        act,
        ..Worksheet::of(k::VERB_TREND)
    }
}

fn id(spot: Spot) -> FieldId {
    FieldId(format!("{} {}", spot.category.word(), spot.section))
}

fn sections(view: Look<'_>, category: Category) -> Vec<Spot> {
    let there = Printing::of(view).sections(category).unwrap_or_default();
    let sections = Section::all().filter(|section| i64::from(section.number()) <= there);
    sections.map(|section| Spot::new(category, section)).collect()
}

/// A press for each section of a category.
fn row(view: Look<'_>, seat: Seat, category: Category, draft: &Draft) -> Row<Act> {
    let presses = sections(view, category).into_iter().map(|spot| {
        let chosen = draft.value(&id(spot)).is_some();
        let makes = draft.clone().with(id(spot), (!chosen).then_some(1));
        let short = Printing::of(view).section_short(spot);
        let label = match view.balance(on(spot), disks(seat)) {
            0 => short,
            own => say!(k::SECTION_WITH, section = short, disks = say!(k::AMOUNT_DISKS, count = own)),
        };
        let name = Printing::of(view).spot(spot);
        Cell::Press(Press { label, ..Press::new(name, makes).chosen(chosen) })
    });
    Row { cells: vec![Cell::Several(presses.collect())], ..Row::of(Label::of(category.key())) }
}

//! The worksheet of a trend: clicks on the board choose its three sections, and the sheet shows the result.

use crate::engine::worksheet::{Cell, FieldId, Label, Row};
use crate::engine::{Draft, PreviewedAct, Seat, Worksheet};
use crate::games::independents::board::BoardValues;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Category, Section, Spot, Trend, View, scene};
use crate::words::keys::independents as k;

pub fn worksheet(view: View<'_>, seat: Seat, draft: &Draft) -> Worksheet {
    let all: Vec<Spot> = Category::ALL.into_iter().flat_map(|category| sections(view, category)).collect();
    let chosen = |spot: &Spot| draft.value(&id(*spot)).is_some();
    let sections: Vec<Spot> = all.iter().copied().filter(chosen).collect();
    let row = |spot: &Spot| Row {
        cells: vec![Cell::Balance(on(*spot), disks(seat), view.balance(on(*spot), disks(seat)))],
        ..Row::of(Label::of(BoardValues::of(view).spot(*spot)))
    };
    let rows: Vec<_> = sections.iter().map(row).collect();
    let place = |spot: &Spot| {
        let other = if chosen(spot) { None } else { Some(1) };
        (scene::section(*spot), draft.clone().with(id(*spot), other))
    };
    let act = match sections.is_empty() {
        true => Some(Err(k::MISSING_SECTION.into())),
        false => PreviewedAct::new(view, Trend { seat, sections }).offer(),
    };
    Worksheet {
        verb: Some("trend"),
        notes: vec![k::TREND_CARD.into()],
        heads: if rows.is_empty() { Vec::new() } else { vec![Label::default(), Label::of(k::FIELD_DISKS)] },
        rows,
        places: all.iter().map(place).collect(),
        act,
        ..Worksheet::of(k::VERB_TREND)
    }
}

fn id(spot: Spot) -> FieldId {
    FieldId(format!("{} {}", spot.category.word(), spot.section))
}

fn sections(view: View<'_>, category: Category) -> Vec<Spot> {
    let there = BoardValues::of(view).sections(category).unwrap_or_default();
    let sections = Section::all().filter(|section| i64::from(section.number()) <= there);
    sections.map(|section| Spot::new(category, section)).collect()
}

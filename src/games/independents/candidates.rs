//! The acts offered now, for buttons, completion and random walks. The rules decide which are legal.

use crate::engine::{Choice, Field, Seat};
use crate::games::independents::board::BoardValues;
use crate::games::independents::rulings::YEARS_OPEN;
use crate::games::independents::step::{
    CAR_OF_THE_YEAR, CARD_STEP, COMPETITION, MAJORITY, REQUIRED_STEP, SELECTIVE_STEP, TRENDS,
};
use crate::games::independents::turn::{Due, due, step, whose};
use crate::games::independents::units::{CARDS, disks, on, sheet};
use crate::games::independents::{
    Act, Car, CardEffect, Category, Company, DrawCompany, DrawDisk, NewYear, Order, Pass, Place, PlayCard,
    Required, Section, Spot, Trend, View, car, company, competition,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// The acts offered now, legal or not, most useful first.
pub fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    if state.over {
        return Vec::new();
    }
    match due(view) {
        Some(Due::Order) => return orders(view),
        Some(Due::Company(_)) => return companies(view),
        None => {}
    }
    let turn = |choices: fn(View<'_>, Seat) -> Vec<Choice<Act>>| {
        whose(view).map_or_else(Vec::new, |seat| choices(view, seat))
    };
    match step(view) {
        SELECTIVE_STEP => turn(places),
        REQUIRED_STEP => turn(required),
        CARD_STEP => turn(cards),
        COMPETITION => draws(view),
        MAJORITY => vec![Choice::whole(Act::Majority)],
        TRENDS => turn(trends),
        CAR_OF_THE_YEAR => cars(view),
        _ => years(view),
    }
}

fn orders(view: View<'_>) -> Vec<Choice<Act>> {
    let then = view.seats().from(view.state().first).skip(1).collect();
    [None, Some(then)].map(|then| Choice::whole(Order { then })).into()
}

fn companies(view: View<'_>) -> Vec<Choice<Act>> {
    let read = company::sheets(view);
    let there = read.as_ref().map(|(there, _)| there.clone()).unwrap_or_default();
    let first = there.first().copied().or(Company::all().next());
    let most = i64::from(there.last().map_or(Company::COUNT, |company| company.number()));
    let pile = || {
        let printed = BoardValues::of(view);
        let named = move |company: &Company| (i64::from(company.number()), printed.company(*company));
        there.iter().map(named)
    };
    let typed = |seat| {
        let (among, names) = pile().unzip();
        let field = Field::new(k::FIELD_COMPANY, 1, most).only_table_knows().asking(read.clone());
        let act = DrawCompany { seat, company: first };
        Choice::new(act, vec![Field { among, names, ..field }])
    };
    let drawn = |seat| Choice::whole(DrawCompany { seat, company: None });
    super::turn::without_company(view).into_iter().flat_map(|seat| [drawn(seat), typed(seat)]).collect()
}

/// The sections of a category; as many as possible if their number is not known.
fn sections(view: View<'_>, category: Category) -> Vec<Section> {
    let there = BoardValues::of(view).sections(category).unwrap_or(i64::from(Section::COUNT));
    Section::all().filter(|section| i64::from(section.number()) <= there).collect()
}

fn places(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let category = view.state().category;
    let most = view.has(seat, disks(seat)).min(i64::from(u8::MAX));
    let free = |section: &Section| !view.state().step.used(seat).contains(section);
    let field = || Field { begins: Some(1), ..Field::new(k::FIELD_DISKS, 1, most) };
    let place = |section| Choice::new(Place { seat, disks: (section, 1) }, vec![field()]);
    let mut all: Vec<Choice<Act>> = Vec::new();
    if most > 0 {
        all.extend(sections(view, category).into_iter().filter(free).map(place));
    }
    all.push(Choice::whole(Pass { seat }));
    all
}

fn required(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let category = view.state().category;
    let most = view.balance(sheet(category), disks(seat));
    let there = sections(view, category);
    let label = |section: &Section| msg!(k::FIELD_SECTION, section = line(view, category, *section));
    let read = BoardValues::of(view).sections(category);
    let field = |section| Field::new(label(section), 0, most).or_zero().asking(read.clone());
    let none = Choice::whole(Required { seat, disks: Vec::new() });
    let Ok(whole @ 1..) = u8::try_from(most) else { return vec![none] };
    let mut all = vec![Choice::new(
        Required { seat, disks: there.iter().map(|section| (*section, 0)).collect() },
        there.iter().map(field).collect(),
    )];
    let one = |section: &Section| Choice::whole(Required { seat, disks: vec![(*section, whole)] });
    all.extend(there.iter().map(one));
    all.push(none);
    all
}

fn line(view: View<'_>, category: Category, section: Section) -> Line {
    BoardValues::of(view).section(Spot::new(category, section))
}

fn cards(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let mut all = Vec::new();
    if view.has(seat, CARDS) > 0 {
        let category = view.state().category;
        let field = |most| Field { begins: Some(1), ..Field::new(k::FIELD_DISKS, 1, most) };
        let card = |effect, most| Choice::new(PlayCard { seat, effects: vec![effect] }, vec![field(most)]);
        for section in sections(view, category) {
            all.push(card(CardEffect { seat, category: None, section, disks: 1 }, 5));
        }
        for section in sections(view, category) {
            for (owner, count) in competition::bag(view, on(Spot::new(category, section))) {
                if owner != seat {
                    let most = count.min(i64::from(i8::MAX));
                    all.push(card(CardEffect { seat: owner, category: None, section, disks: -1 }, most));
                }
            }
        }
        all.push(Choice::whole(PlayCard { seat, effects: Vec::new() }));
    }
    all.push(Choice::whole(Pass { seat }));
    all
}

fn draws(view: View<'_>) -> Vec<Choice<Act>> {
    let open = competition::open(view);
    let mut all = Vec::new();
    if open.iter().any(|(_, bag)| bag.len() == 1) {
        all.push(Choice::whole(Act::Settle));
    }
    for (spot, bag) in open.iter().filter(|(_, bag)| bag.len() > 1) {
        let section = spot.section;
        let drawn = bag.iter().map(|(seat, _)| Some(*seat));
        let drawn = [None].into_iter().chain(drawn);
        all.extend(drawn.map(|drawn| Choice::whole(DrawDisk { section, drawn })));
    }
    all
}

fn trends(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let mut all = Vec::new();
    if view.has(seat, CARDS) > 0 {
        let first = |category| Section::all().next().map(|section| Spot::new(category, section));
        let label = |category: Category| msg!(k::FIELD_TREND, category = category.key());
        let most = |category| i64::try_from(sections(view, category).len()).unwrap_or(1);
        let read = |category| BoardValues::of(view).sections(category);
        let field = |category| Field::new(label(category), 1, most(category)).asking(read(category));
        all.push(Choice::new(
            Trend { seat, sections: Category::ALL.into_iter().filter_map(first).collect() },
            Category::ALL.into_iter().map(field).collect(),
        ));
    }
    all.push(Choice::whole(Pass { seat }));
    all
}

fn cars(view: View<'_>) -> Vec<Choice<Act>> {
    let bag = car::due(view).map(|round| car::lying(view, round)).unwrap_or_default();
    let drawn = [None].into_iter().chain(bag.iter().map(|(seat, _)| Some(*seat)));
    drawn.map(|drawn| Choice::whole(Car { drawn })).collect()
}

fn years(view: View<'_>) -> Vec<Choice<Act>> {
    let said: &[bool] = if view.is(YEARS_OPEN) { &[false, true] } else { &[false] };
    said.iter().map(|last| Choice::whole(NewYear { last: *last })).collect()
}

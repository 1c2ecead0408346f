//! The scene of The Last of the Independents: the sections, the company sheet of the player to act, the bags, the
//! turn-order track and the passing lane.

use crate::engine::board::{Board, CellId};
use crate::engine::scene::{Glyph, Mark, Piece, Place, PlaceId, Scene, Tone};
use crate::engine::{Derivation, Holder, Scenes, Seat, SetupSheet, Tally, Term};
use crate::games::independents::board::BoardValues;
use crate::games::independents::competition::{Bag, bag, size};
use crate::games::independents::step::{CAR_OF_THE_YEAR, COMPETITION, MAJORITY, SELECTIVE_STEP};
use crate::games::independents::turn::without_company;
use crate::games::independents::units::{CAR, disks, on, sheet};
use crate::games::independents::{
    Act, Category, Company, Independents, Section, Spot, View, board, car, majority, setup_sheet, turn,
};
use crate::msg;
use crate::words::keys::{desk, independents as k};
use crate::words::{Key, Line};

impl Scenes for Independents {
    fn setup_sheet(board: &Board) -> SetupSheet {
        setup_sheet::setup_sheet(board)
    }

    fn disagrees(board: &Board, players: usize, cell: CellId) -> Option<Line> {
        board::disagrees(board, players, cell)
    }

    fn scene(view: View<'_>) -> Option<Scene> {
        Some(scene(view))
    }

    fn places(view: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
        let now = view.state().category;
        // Sections cannot be clicked before their number is known.
        let counted = |category: Category| BoardValues::of(view).sections(category).is_ok();
        let at = |spot: Spot| if counted(spot.category) { section(spot) } else { uncounted(spot.category) };
        let there = |number: Section| at(Spot::new(now, number));
        let places = match act {
            Act::Place(act) => vec![there(act.disks.0)],
            Act::Required(act) if !counted(now) && !act.disks.is_empty() => vec![uncounted(now)],
            Act::Required(act) => act.disks.iter().map(|(section, _)| there(*section)).collect(),
            Act::Card(act) => {
                let spot = |category: Option<Category>, section| Spot::new(category.unwrap_or(now), section);
                act.effects.iter().map(|effect| at(spot(effect.category, effect.section))).collect()
            }
            Act::Draw(act) => {
                vec![act.drawn.map_or(there(act.section), |seat| in_bag(Some(act.section), seat))]
            }
            Act::Car(act) => vec![act.drawn.map_or(PlaceId::new("round", 1), |seat| in_bag(None, seat))],
            Act::Trend(act) => act.sections.iter().map(|spot| section(*spot)).collect(),
            _ => Vec::new(),
        };
        vec![places]
    }

    /// The figures of a trend: one more disk in each section where the player has one.
    fn figures(view: View<'_>, verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        let Some(seat) = turn::whose(view).filter(|_| verb == "trend") else { return Vec::new() };
        let spots = Category::ALL.into_iter().flat_map(|category| spots(view, category));
        spots
            .filter(|spot| view.balance(on(*spot), disks(seat)) > 0)
            .map(|spot| {
                let line = || BoardValues::of(view).spot(spot);
                let tally = Tally::traced().plus(1, || Term::new(line()).read_from(on(spot), disks(seat)));
                let figure = Derivation::of(msg!(k::TERM_TREND, section = line()), k::RULE_TREND, tally);
                (section(spot), vec![Mark::Figure(figure, Some(Glyph::More))])
            })
            .collect()
    }

    /// The icon on the button of a verb.
    fn sign(verb: &str) -> Option<Glyph> {
        Some(match verb {
            "place" | "required" | "draw" | "car" => Glyph::Disk,
            "card" | "trend" => Glyph::Card,
            "settle" => Glyph::Reverse,
            "company" => Glyph::Factory,
            _ => return None,
        })
    }
}

pub const fn section(spot: Spot) -> PlaceId {
    PlaceId::new(spot.category.word(), spot.section.number())
}

/// The place of a category while its number of sections is not known.
const fn uncounted(category: Category) -> PlaceId {
    PlaceId::new(category.word(), 0)
}

/// A player's disks in the bag of a section, or of Car of the Year if `None`.
pub fn in_bag(section: Option<Section>, seat: Seat) -> PlaceId {
    PlaceId::of("bag", section.map_or(0, Section::number), seat)
}

/// A circle of a category on a player's company sheet, counted from 1.
pub const fn circle(category: Category, number: u8, seat: Seat) -> PlaceId {
    PlaceId::of(CIRCLES[category as usize], number, seat)
}

const CIRCLES: [&str; 3] = ["models circle", "engineering circle", "promotions circle"];

pub fn scene(view: View<'_>) -> Scene {
    let mut places = Vec::new();
    for category in Category::ALL {
        places.push(head(view, category));
        let uncounted =
            category <= view.state().category && BoardValues::of(view).sections(category).is_err();
        places.extend(uncounted.then(|| to_count(category)));
        for spot in spots(view, category) {
            places.push(of_section(view, spot));
            places.extend(contested(view, spot).iter().flat_map(|bag| {
                let line = BoardValues::of(view).section(spot);
                of_bag(view, Some(spot.section), bag, &line)
            }));
        }
    }
    if let Some(round) = car::due(view).filter(|_| turn::step(view) == CAR_OF_THE_YEAR) {
        let name = || Some(round.line());
        places.push(Place {
            name: name(),
            description: vec![round.line()],
            ..Place::new(PlaceId::new("round", 1))
        });
        places.extend(of_bag(view, None, &car::lying(view, round), &round.line()));
    }
    places.extend(turn::whose(view).into_iter().flat_map(|seat| company(view, seat)));
    places.extend([
        queue(view, "track", k::TRACK, &view.state().order),
        queue(view, "lane", k::LANE, view.state().step.lane()),
        gathered(view),
    ]);
    Scene { places, tray: counted(view).into_iter().collect(), ..Scene::default() }
}

/// Explains how company sheets are numbered, if one is due and no name is known.
fn counted(view: View<'_>) -> Option<Line> {
    let due = !without_company(view).is_empty();
    let named = || Company::all().any(|company| BoardValues::of(view).known_company(company).is_some());
    (due && !named()).then(|| k::SHEETS_COUNTED.into())
}

/// The sections of a category; only those with disks while their number is not known.
fn spots(view: View<'_>, category: Category) -> impl Iterator<Item = Spot> {
    let there = BoardValues::of(view).sections(category).unwrap_or_default();
    let spots = Section::all().map(move |section| Spot::new(category, section));
    spots.filter(move |spot| i64::from(spot.section.number()) <= there || !bag(view, on(*spot)).is_empty())
}

/// The disks of a section while competition draws from them.
fn contested(view: View<'_>, spot: Spot) -> Option<Bag> {
    let step = turn::step(view) == COMPETITION && spot.category == view.state().category;
    Some(bag(view, on(spot))).filter(|bag| step && bag.len() > 1)
}

/// The winner of a section, once known.
fn winner(view: View<'_>, spot: Spot) -> Option<Seat> {
    let (state, step) = (view.state(), turn::step(view));
    let known = match spot.category == state.category {
        true => step >= COMPETITION,
        false => spot.category < state.category || step > MAJORITY,
    };
    match bag(view, on(spot)).as_slice() {
        [(seat, count)] if known && (*count == 1 || step > COMPETITION) => Some(*seat),
        _ => None,
    }
}

/// The place that asks how many sections a category has.
fn to_count(category: Category) -> Place {
    let question = msg!(k::ASK_SECTIONS, category = category.key());
    Place {
        name: Some(question.clone()),
        tone: Tone::Wanted,
        description: vec![category.key().into(), question],
        ..Place::new(uncounted(category))
    }
}

fn of_section(view: View<'_>, spot: Spot) -> Place {
    let printing = BoardValues::of(view);
    let here = bag(view, on(spot));
    let placing = turn::step(view) == SELECTIVE_STEP && spot.category == view.state().category;
    let placer = turn::whose(view).filter(|_| placing);
    let used = placer.filter(|seat| view.state().step.used(*seat).contains(&spot.section));
    let winner = winner(view, spot);
    let mut description = vec![printing.spot(spot)];
    description.extend(here.iter().map(|(seat, count)| disks_line(view, *seat, *count)));
    description.extend(used.map(|seat| msg!(k::USED_BY, seat = view.name(seat))));
    description.extend(winner.map(|seat| msg!(k::WON_BY, seat = view.name(seat))));
    // Disks to be drawn from are shown in the bag.
    let lying = if contested(view, spot).is_some() { Bag::new() } else { here };
    Place {
        number: Some(msg!(desk::FIGURE, figure = i64::from(spot.section.number()))),
        name: printing.known_section(spot),
        owner: winner,
        tone: match (winner, spot.category == view.state().category && turn::step(view) <= MAJORITY) {
            (Some(_), _) => Tone::Held,
            (None, true) => Tone::Free,
            (None, false) => Tone::Closed,
        },
        pieces: pieces(&lying),
        marks: used.map(|_| Mark::Word(k::USED.into())).into_iter().chain(back(view, spot)).collect(),
        description,
        accounts: vec![on(spot)],
        ..Place::new(section(spot))
    }
}

/// The heading of a category, with the number of sections that each player has won.
fn head(view: View<'_>, category: Category) -> Place {
    let state = view.state();
    let now = state.category == category && turn::step(view) <= MAJORITY;
    let won = match spots(view, category).any(|spot| winner(view, spot).is_some()) {
        true => majority::wins(view, category).into_iter().filter(|(_, sections)| *sections > 0).collect(),
        false => Bag::new(),
    };
    let description =
        won.iter().map(|(seat, sections)| msg!(k::HAS_WON, seat = view.name(*seat), sections = *sections));
    Place {
        name: Some(category.key().into()),
        leads: now,
        description: [category.key().into()].into_iter().chain(description).collect(),
        pieces: pieces(&won),
        ..Place::new(PlaceId::new("category", category.number()))
    }
}

/// The disks in a bag, by player, with each player's chance.
fn of_bag(view: View<'_>, section: Option<Section>, bag: &Bag, place: &Line) -> Vec<Place> {
    let all = size(bag);
    let chance = |seat: Seat, count: i64| {
        msg!(k::CHANCE, seat = view.name(seat), disks = count, all, place = place.clone())
    };
    let part = |(seat, count): &(Seat, i64)| Place {
        name: Some(msg!(k::CHANCE_OF, disks = *count, all)),
        owner: Some(*seat),
        tone: Tone::Held,
        description: vec![chance(*seat, *count)],
        pieces: vec![Piece::new(Glyph::Disk, Some(*seat), *count)],
        ..Place::new(in_bag(section, *seat))
    };
    bag.iter().map(part).collect()
}

/// A player's company sheet: its name, its circles, and the selective pool.
fn company(view: View<'_>, seat: Seat) -> Vec<Place> {
    let company = view.state().companies.of(seat);
    let name = company.map_or(k::NO_COMPANY.into(), |company| BoardValues::of(view).company(company));
    let printed = company.and_then(|company| BoardValues::of(view).circles(company).ok());
    let mut places = vec![Place {
        name: Some(name.clone()),
        owner: Some(seat),
        description: vec![msg!(k::LIES, seat = view.name(seat), what = name)],
        ..Place::new(PlaceId::of("company", 1, seat))
    }];
    for category in Category::ALL {
        let filled = view.balance(sheet(category), disks(seat));
        let all = printed.and_then(|circles| circles.get(category as usize).map(|circles| circles.0));
        let all = all.unwrap_or(filled).max(filled);
        for number in (1..=all).filter_map(|number| u8::try_from(number).ok()) {
            let full = i64::from(number) <= filled;
            let key = if full { k::CIRCLE_FULL } else { k::CIRCLE_EMPTY };
            let description = msg!(key, seat = view.name(seat), category = category.key(), n = number, all);
            places.push(Place {
                name: Some(category.key().into()),
                description: vec![description],
                pieces: if full { vec![Piece::new(Glyph::Disk, Some(seat), 1)] } else { Vec::new() },
                accounts: vec![sheet(category)],
                ..Place::new(circle(category, number, seat))
            });
        }
    }
    let pool = view.has(seat, disks(seat));
    places.push(Place {
        name: Some(k::HEAD_SELECTIVE.into()),
        description: vec![k::POOL_SELECTIVE.into(), disks_line(view, seat, pool)],
        pieces: vec![Piece::new(Glyph::Disk, Some(seat), pool)],
        accounts: vec![Holder::Seat(seat)],
        ..Place::new(PlaceId::of("pool", 1, seat))
    });
    places
}

/// A row of markers: the track or the passing lane.
fn queue(view: View<'_>, kind: &'static str, name: Key, markers: &[Seat]) -> Place {
    let who: Vec<Line> = markers.iter().map(|seat| msg!(k::WHO, seat = view.name(*seat))).collect();
    let description = if who.is_empty() { k::NO_MARKER.into() } else { msg!(k::IN_LINE, seats = who) };
    Place {
        name: Some(name.into()),
        description: vec![name.into(), description],
        pieces: markers.iter().map(|seat| Piece::new(Glyph::Seat, Some(*seat), 1)).collect(),
        ..Place::new(PlaceId::new(kind, 1))
    }
}

/// Car of the Year, with its disks.
fn gathered(view: View<'_>) -> Place {
    let lying = bag(view, CAR);
    let description = lying.iter().map(|(seat, count)| disks_line(view, *seat, *count));
    Place {
        name: Some(k::STEP_7.into()),
        description: [k::STEP_7.into()].into_iter().chain(description).collect(),
        pieces: pieces(&lying),
        accounts: vec![CAR],
        ..Place::new(PlaceId::new("car", 1))
    }
}

fn pieces(bag: &Bag) -> Vec<Piece> {
    bag.iter().map(|(seat, count)| Piece::new(Glyph::Disk, Some(*seat), *count)).collect()
}

fn disks_line(view: View<'_>, seat: Seat, count: i64) -> Line {
    msg!(k::LIES, seat = view.name(seat), what = msg!(k::AMOUNT_DISKS, count))
}

/// The disks that come back to a player who is alone in a section, before they do.
fn back(view: View<'_>, spot: Spot) -> Option<Mark> {
    let here = bag(view, on(spot));
    let [(seat, count @ 2..)] = here.as_slice() else { return None };
    if turn::step(view) != COMPETITION || spot.category != view.state().category {
        return None;
    }
    let line = BoardValues::of(view).section(spot);
    let alone = || Term::new(msg!(k::TERM_ALONE, section = line)).read_from(on(spot), disks(*seat));
    let tally = Tally::traced().plus(*count, alone).plus(-1, || k::TERM_STAYS);
    let what = msg!(k::DESCRIBE_BACK, seat = view.name(*seat), disks = count - 1);
    Some(Mark::Figure(Derivation::of(what, k::RULE_COMPETITION, tally), Some(Glyph::Reverse)))
}

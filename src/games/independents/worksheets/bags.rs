//! The bags of competition and of Car of the Year: everybody's chance before the draw, and one press for whose disk was drawn,
//! or for Steward to draw.

use crate::engine::worksheet::{Cell, Label, Row, Tried};
use crate::engine::{Choice, Journal, Seat, Worksheet};
use crate::games::independents::board::Printing;
use crate::games::independents::competition::{self, Bag, size};
use crate::games::independents::state::COMPETITION;
use crate::games::independents::{Act, Car, DrawDisk, Independents, car};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Every bag of the step, and the act that settles who is alone.
pub fn worksheet(journal: &Journal<Independents>) -> Worksheet<Act> {
    let view = journal.view();
    if view.state().phase != COMPETITION {
        let round = car::due(view);
        let bag = round.map(|round| {
            let act = |drawn| Act::from(Car { drawn });
            of_bag(journal, &round.line(), &car::lying(view, round), act, false)
        });
        return Worksheet { rows: bag.unwrap_or_default(), ..Worksheet::of(k::VERB_CAR) };
    }
    let open = competition::open(view);
    let alone = open.iter().any(|(_, bag)| bag.len() == 1);
    let several = open.into_iter().filter(|(_, bag)| bag.len() > 1);
    let rows = several.flat_map(|(spot, bag)| {
        let act = |drawn| Act::from(DrawDisk { section: spot.section, drawn });
        of_bag(journal, &Printing::of(view).section(spot), &bag, act, true)
    });
    let rows = rows.collect();
    let act = if alone { Tried::new(journal, Act::Settle).offer() } else { None };
    Worksheet { rows, act, ..Worksheet::of(k::VERB_SETTLE) }
}

/// A bag: Steward draws, or whose disk was drawn; what those lose who are not.
fn of_bag(
    journal: &Journal<Independents>,
    named: &Line,
    bag: &Bag,
    act: impl Fn(Option<Seat>) -> Act,
    halves: bool,
) -> Vec<Row<Act>> {
    let view = journal.view();
    let draws = |label: Line, drawn: Option<Seat>| {
        let name = say!(k::OF_BAG, what = label.clone(), bag = named.clone());
        Cell::Act(name, label, Box::new(journal.offer(Choice::whole(act(drawn)))))
    };
    let steward = Cell::Several(vec![draws(k::STEWARD_DRAWS.into(), None)]);
    let title = Row { cells: vec![steward], ..Row::of(Label::of(named.clone())) };
    let all = size(bag);
    let lots = bag.iter().map(|(seat, count)| {
        let chance = Cell::Words(say!(k::CHANCE_OF, disks = *count, all = all));
        let drawn = draws(say!(k::DRAWN, seat = view.name(*seat)), Some(*seat));
        let (back, lost) = competition::halved(*count);
        let small = halves.then(|| (say!(k::IF_NOT_DRAWN, back = back, lost = lost), None));
        Row { cells: vec![Cell::Several(vec![chance, drawn])], small, ..Row::of(Label::seat(*seat)) }
    });
    [title].into_iter().chain(lots).collect()
}

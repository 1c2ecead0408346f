//! The worksheets of draws in competition and Car of the Year: a click on the board enters the owner of the drawn
//! disk, then the sheet shows how many disks of each player stay, come back and are lost.

use crate::engine::worksheet::{Cell, FieldId, Label, Row};
use crate::engine::{Draft, Effect, Holder, PlaceId, PreviewedAct, Seat, Worksheet};
use crate::games::independents::board::BoardValues;
use crate::games::independents::competition::{self, Bag, size};
use crate::games::independents::units::{CAR, RETURN, TOKENS, disks};
use crate::games::independents::{Act, Car, DrawDisk, Section, View, car, scene};
use crate::msg;
use crate::words::keys::{desk, independents as k};
use crate::words::{Key, Line};

struct Draw<'a> {
    view: View<'a>,
    draft: &'a Draft,
    section: Option<Section>,
    named: Line,
    bag: Bag,
}

/// The draws of the sections with several players; `None` if there are none.
pub fn contest(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
    let several = competition::open(view).into_iter().filter(|(_, bag)| bag.len() > 1);
    let draws: Vec<Draw<'_>> = several
        .map(|(spot, bag)| {
            let named = BoardValues::of(view).section(spot);
            Draw { view, draft, section: Some(spot.section), named, bag }
        })
        .collect();
    Some(worksheet(view, &draws, "draw", k::VERB_DRAW)).filter(|_| !draws.is_empty())
}

/// The next draw for Car of the Year.
pub fn car(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
    let round = car::due(view)?;
    let bag = car::lying(view, round);
    let draw = Draw { view, draft, section: None, named: round.line(), bag };
    Some(worksheet(view, &[draw], "car", k::VERB_CAR))
}

fn worksheet(view: View<'_>, draws: &[Draw<'_>], verb: &'static str, does: Key) -> Worksheet {
    let drawn = draws.iter().find_map(|draw| Some((draw, draw.drawn()?)));
    let tried = drawn.as_ref().map(|(draw, seat)| PreviewedAct::new(view, draw.act(Some(*seat))));
    let (heads, rows) = match (&drawn, tried.as_ref().and_then(PreviewedAct::effect)) {
        (Some((draw, seat)), Some(effect)) => draw.outcome(*seat, effect),
        _ => (Vec::new(), Vec::new()),
    };
    // Steward draws only in sessions with a random seed.
    let seeded = view.setting.seeded;
    let steward = draws.iter().filter(|_| seeded).map(|draw| {
        let name = msg!(k::OF_BAG, what = Line::new(k::STEWARD_DRAWS), bag = draw.named.clone());
        Cell::act(view, name, draw.act(None))
    });
    Worksheet {
        verb: Some(verb),
        heads,
        rows,
        places: draws.iter().flat_map(Draw::places).collect(),
        alternatives: if drawn.is_none() { steward.collect() } else { Vec::new() },
        act: tried.map_or(Some(Err(k::MISSING_DRAWN.into())), PreviewedAct::offer),
        ..Worksheet::of(does)
    }
}

impl Draw<'_> {
    fn act(&self, drawn: Option<Seat>) -> Act {
        match self.section {
            Some(section) => DrawDisk { section, drawn }.into(),
            None => Car { drawn }.into(),
        }
    }

    fn id(&self, seat: Seat) -> FieldId {
        let word = self.view.seats().word(seat);
        FieldId(format!("{} {word}", self.section.map_or(0, Section::number)))
    }

    /// The owner of the drawn disk, if filled in.
    fn drawn(&self) -> Option<Seat> {
        self.bag.iter().map(|(seat, _)| *seat).find(|seat| self.draft.value(&self.id(*seat)).is_some())
    }

    /// Each player's disks in the bag, with the draft that a click on them makes.
    fn places(&self) -> Vec<(PlaceId, Draft)> {
        let part = |seat: Seat| {
            let only = Draft::default().with(self.id(seat), Some(1));
            (scene::in_bag(self.section, seat), only)
        };
        self.bag.iter().map(|(seat, _)| part(*seat)).collect()
    }

    /// The result for each player's disks.
    fn outcome(&self, winner: Seat, effect: &Effect) -> (Vec<Label>, Vec<Row>) {
        let moved = |seat: Seat, to: Holder| -> i64 {
            let own = effect.movements.iter().filter(|moved| moved.unit == disks(seat) && moved.to == to);
            own.map(|moved| moved.amount).sum()
        };
        let count = |count: i64| match count {
            0 => Cell::None,
            _ => Cell::Words(msg!(desk::FIGURE, figure = count)),
        };
        let row = |(seat, there): &(Seat, i64)| {
            let (back, lost) = (moved(*seat, RETURN), moved(*seat, Holder::Bank));
            let stays = match self.section {
                Some(_) => there - back - lost,
                None => moved(*seat, CAR),
            };
            let chance = msg!(k::CHANCE_OF, disks = *there, all = size(&self.bag));
            let token = effect.movements.iter().any(|moved| moved.unit == TOKENS) && *seat == winner;
            let small = if token { msg!(k::WITH_TOKEN, chance) } else { chance };
            let mut cells = vec![count(stays), count(back)];
            if self.section.is_some() {
                cells.push(count(lost));
            }
            Row { cells, small: Some((small, None)), ..Row::of(Label::seat(*seat)) }
        };
        let heads: &[Key] = match self.section {
            Some(_) => &[k::HEAD_STAYS, k::HEAD_BACK, k::HEAD_LOST],
            None => &[k::HEAD_CAR, k::HEAD_BACK],
        };
        let heads = heads.iter().map(|head| Label::of(*head));
        let named = self.section.map_or(Label::default(), |_| Label::of(self.named.clone()));
        let heads = [named].into_iter().chain(heads).collect();
        (heads, self.bag.iter().map(row).collect())
    }
}

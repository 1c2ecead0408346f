//! The worksheet of a stop: the car's place, whether it is right behind another car, how far it moved if it was
//! blocked, and its kind of square. The rules work out the rest.

use super::{places, question, square, squares};
use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Press, Row};
use crate::engine::{Derivation, Draft, Field, PreviewedAct, Worksheet};
use crate::games::sponsors::{Bonus, Car, Finish, Sponsors, Square, Stop, View, place, ribbon};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, racing as k, sheets, sponsors};

/// The highest number of squares that a blocked car may have moved.
const FURTHEST: i64 = 99;

pub fn worksheet(view: View<'_>, car: Car, draft: &Draft) -> Worksheet {
    let was = place(view.state(), car).unwrap_or(1);
    let id = |word: &str| FieldId::new(word);
    let value = |word: &str| draft.value(&id(word));
    let byte = |word: &str| value(word).and_then(|value| u8::try_from(value).ok());
    // The leader stays first.
    let to = if was == 1 { Some(1) } else { byte("place") };
    let on = value("on").and_then(square);
    // No car is ahead of the leader.
    let free = if to == Some(1) { Some(0) } else { byte("behind") };
    let (blocked, slip) = (value("blocked").is_some(), value("slip").is_some());
    let behind = free.filter(|free| *free > 0);
    let both = behind.is_some() && on == Some(Square::Green);
    let only = byte("only").filter(|_| blocked);
    let first = (both && slip).then_some(Bonus::Slip);
    let before = match (to, free) {
        (None, _) => Err(k::WHICH_PLACE),
        (_, None) => Err(k::WHETHER_BEHIND),
        _ if blocked && only.is_none() => Err(k::HOW_FAR),
        (Some(place), _) => Ok(place),
    };
    let stops = |place, on| Stop { car, place, on, behind, first, only };
    let act = before.and_then(|place| Ok(stops(place, on.ok_or(k::WHICH_SQUARE)?)));
    let ways = ribbon::WAYS.map(|(free, key)| (i64::from(free), Line::new(key), Line::new(key)));
    let yes = |word: &str, key, now: bool, at| {
        let makes = draft.clone().with(id(word), (!now).then_some(1));
        Cell::Press(Press { at, ..Press::new(key, makes).chosen(now) })
    };
    let mut more = vec![yes("blocked", k::BLOCKED, blocked, Some(ribbon::BLOCKED))];
    if blocked {
        let field = Field::new(k::BLOCKED_AFTER, 0, FURTHEST);
        more.push(Cell::Field(NumberEntry::new(id("only"), field, draft)));
    }
    if behind.is_some() {
        more.push(yes("slip", k::SLIP_FIRST, slip, None));
    }
    let kind = |(value, name, _): (i64, Line, Line)| {
        let tried =
            before.ok().zip(square(value)).map(|(place, on)| PreviewedAct::new(view, stops(place, on)));
        let comes = tried.and_then(|tried| comes(&tried, car));
        let label = match comes {
            Some((by, _)) => msg!(k::SQUARE_COMES, on = name, by),
            None => name,
        };
        (value, label.clone(), label)
    };
    let tried = act.map(|act| PreviewedAct::new(view, act));
    // On the board, a place is shown as the car that is there now.
    let order = &view.state().race.order;
    let runner_at = |place| order.get(usize::try_from(place - 1).ok()?).copied().map(ribbon::runner);
    let behind_at = |free| Some(ribbon::behind(u8::try_from(free).ok()?));
    let mut rows = Vec::new();
    if was > 1 {
        rows.push(question(k::PLACE, &id("place"), to.map(i64::from), places(1, was), runner_at, draft));
        rows.push(question(k::BEHIND, &id("behind"), free.map(i64::from), ways, behind_at, draft));
    }
    rows.extend([
        Row { cells: vec![Cell::Several(more)], ..Row::of(Label::default()) },
        question(
            k::STANDS_ON,
            &id("on"),
            value("on"),
            squares().map(kind),
            |at| square(at).map(ribbon::on),
            draft,
        ),
    ]);
    let alternatives = vec![Cell::act(view, k::FINISHES, Finish { car })];
    if let Some((sum, figure)) = tried.as_ref().ok().and_then(|tried| comes(tried, car)) {
        let cells = vec![Cell::Several(vec![Cell::Told(sum, figure)])];
        rows.push(Row { cells, ..Row::of(Label::of(k::COMES_FORWARD)) });
    }
    let act = tried.map_or_else(|missing| Some(Err(missing.into())), PreviewedAct::offer);
    Worksheet { rows, alternatives, act, ..Worksheet::of(k::STOPS) }
}

/// How far a car moves, as a sum: the squares moved and those that the stop adds.
fn comes(tried: &PreviewedAct<Sponsors>, car: Car) -> Option<(Line, Derivation)> {
    let (book, effect) = tried.answer.as_ref().ok()?;
    let found = effect.findings.iter().find(|found| found.what.key == sponsors::FOUND_RUN)?;
    let ran = found.terms.iter().filter(|term| term.applied).map(|term| term.amount);
    let next = book.state.race.dues.iter().filter(|due| due.car == car && due.bonus.is_some());
    let sum =
        ran.chain(next.map(|due| i64::from(due.squares))).map(|squares| msg!(desk::FIGURE, figure = squares));
    let sum = sum.reduce(|first, second| msg!(sheets::PLUS, first, second))?;
    Some((sum, found.clone()))
}

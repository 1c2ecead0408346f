//! A stop: the place of the car that moved, the square it is on, whether it is right behind another, and how far it came
//! if it was blocked. The rules work out what follows.

use super::{places, question, square, squares};
use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Derivation, Draft, PreviewedAct, Trace, Worksheet};
use crate::games::sponsors::units::SLIPSTREAM;
use crate::games::sponsors::{Bonus, Car, Finish, Sponsors, Square, Stop, View, place, ribbon};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, racing as k, sheets, sponsors};

pub fn worksheet(view: View<'_>, car: Car, draft: &Draft) -> Worksheet {
    let race = &view.state().race;
    let was = place(view.state(), car).unwrap_or(1);
    let id = |word: &str| FieldId::new(word);
    let value = |word: &str| draft.value(&id(word));
    let byte = |word: &str| value(word).and_then(|value| u8::try_from(value).ok());
    // The leader stays first.
    let to = if was == 1 { Some(1) } else { byte("place") };
    let (on, blocked) = (value("on").and_then(square), value("blocked").is_some());
    let only = byte("only").filter(|_| blocked);
    let stops = |place, on, behind, first| Stop { car, place, on, behind, first, only };
    let after = |behind| {
        let stop = stops(to?, on?, behind, None);
        view.preview(&stop.into(), Trace::Off).ok().map(|(book, _)| book.state)
    };
    // Whether it is right behind a car is asked where a slipstream would move it; no car is ahead of the leader.
    let slips = on.is_none() || !blocked && after(None) != after(Some(SLIPSTREAM));
    let free = match byte("behind") {
        _ if to == Some(1) => Some(0),
        said => said.or((!slips).then_some(0)),
    };
    let behind = free.filter(|free| *free > 0);
    let both = behind.is_some() && on == Some(Square::Green);
    let first = value("slip").filter(|_| both).map(|_| Bonus::Slip);
    let act = match (to, on) {
        (None, _) => Err(k::WHICH_PLACE),
        (_, None) => Err(k::WHICH_SQUARE),
        _ if free.is_none() => Err(k::WHETHER_BEHIND),
        _ if blocked && only.is_none() => Err(k::HOW_FAR),
        (Some(place), Some(on)) => Ok(stops(place, on, behind, first)),
    };
    let ways = ribbon::WAYS.map(|(free, key)| (i64::from(free), Line::new(key)));
    let kind = |(value, name): (i64, Line)| {
        let stop = free.and(to).zip(square(value)).map(|(place, on)| stops(place, on, behind, None));
        let comes = stop.and_then(|stop| comes(&PreviewedAct::new(view, stop), car));
        (value, comes.map_or(name.clone(), |(by, _)| msg!(k::SQUARE_COMES, on = name, by)))
    };
    let tried = act.map(|act| PreviewedAct::new(view, act));
    // On the board its place is that of the car which had it.
    let runner_at = |place| race.order.get(usize::try_from(place - 1).ok()?).copied().map(ribbon::runner);
    let behind_at = |free| Some(ribbon::behind(u8::try_from(free).ok()?));
    let mut rows = Vec::new();
    if was > 1 {
        rows.push(question(k::PLACE, &id("place"), to.map(i64::from), places(1, was), runner_at, draft));
    }
    let on_at = |at| square(at).map(ribbon::on);
    rows.push(question(k::STANDS_ON, &id("on"), value("on"), squares().map(kind), on_at, draft));
    if was > 1 {
        rows.push(question(k::BEHIND, &id("behind"), free.map(i64::from), ways, behind_at, draft));
    }
    let yes = |word: &str, key, now: bool, at| {
        let makes = draft.clone().with(id(word), (!now).then_some(1));
        Cell::Press(Press { at, ..Press::new(key, makes).chosen(now) })
    };
    let mut more = vec![yes("blocked", k::BLOCKED, blocked, Some(ribbon::BLOCKED))];
    if both {
        more.push(yes("slip", k::SLIP_FIRST, first.is_some(), None));
    }
    rows.push(Row { cells: vec![Cell::Several(more)], ..Row::of(Label::default()) });
    if let Some(due) = race.dues.first().filter(|_| blocked) {
        let shorter = (0..due.squares).map(|moved| (moved.into(), msg!(desk::FIGURE, figure = moved)));
        let only = only.map(i64::from);
        rows.push(question(k::BLOCKED_AFTER, &id("only"), only, shorter, |_| None, draft));
    }
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

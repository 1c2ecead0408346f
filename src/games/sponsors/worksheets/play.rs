//! The worksheet of a play in the race: a workshop card with its value, a card 0 with the roulette, the roulette
//! alone, or a pass.

use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Draft, Offer, PreviewedAct, Secrets, Worksheet};
use crate::games::sponsors::ribbon::{card, held, value};
use crate::games::sponsors::roulette::in_play;
use crate::games::sponsors::sides::holder;
use crate::games::sponsors::units::{ADDED_BALLS, ENERGY, HIGHEST_CARD};
use crate::games::sponsors::{Act, Car, Category, Pass, Play, Sponsors, UseRoulette, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, racing as k, sponsors as rules};

/// What has been filled in.
#[derive(Clone, Copy)]
struct Said {
    category: Option<Category>,
    value: Option<u8>,
    added: Option<u8>,
}

pub fn worksheet(view: View<'_>, car: Car, draft: &Draft) -> Worksheet {
    let hand = held(view, car);
    let of = |id: &str| draft.value(&FieldId::new(id)).and_then(|value| u8::try_from(value).ok());
    let category = of("card").and_then(|at| Category::ALL.get(usize::from(at)).copied());
    let category = category.filter(|category| hand.iter().any(|(held, _)| held == category));
    let said = Said { category, value: of("value"), added: of("balls") };
    let cards = hand.iter().map(|(category, count)| {
        let name = msg!(k::CARDS_OF, category = category.key(), count = *count);
        let makes = draft.clone().with(FieldId::new("card"), Some(*category as i64));
        let press = Press::new(name, makes).chosen(said.category == Some(*category));
        Press { at: Some(card(*category)), ..press }
    });
    let values = (0..=HIGHEST_CARD).filter(|_| !hand.is_empty()).map(|number| {
        let kept = if number == 0 { draft.clone() } else { without(draft, "balls") };
        let makes = kept.with(FieldId::new("value"), Some(number.into()));
        let label = msg!(desk::FIGURE, figure = number);
        let press = Press { label, ..Press::new(msg!(k::VALUE_NAMED, value = number), makes) };
        Press { at: Some(value(number)), ..press.chosen(said.value == Some(number)) }
    });
    let tokens = view.balance(holder(view.seats(), car), ENERGY);
    let added = (0..=ADDED_BALLS).map(|count| {
        let kept = match said.value {
            Some(0) => draft.clone(),
            _ => without(&without(draft, "value"), "card"),
        };
        let there = in_play(view, count);
        let chance = msg!(k::CHANCE, own = there.own(), all = there.all());
        let label = msg!(k::ADDED, count, chance = chance.clone());
        let name = msg!(k::SPIN, count, chance);
        let mut press =
            Press { label, ..Press::new(name, kept.with(FieldId::new("balls"), Some(count.into()))) };
        if i64::from(count) > tokens {
            (press.makes, press.description) = (None, Some(msg!(k::BALL_COSTS, count = tokens)));
        }
        press.chosen(said.added == Some(count))
    });
    let rows = vec![
        asked(k::PLAY_CARD, cards.collect()),
        asked(k::VALUE, values.collect()),
        asked(k::BALLS_ADDED, added.collect()),
    ];
    let act = act(car, said);
    let (does, act) = match act {
        Ok((does, act)) => (does, offer(view, act)),
        Err(missing) => (rules::VERB_PLAY.into(), Some(Err(missing))),
    };
    let rows = rows.into_iter().flatten().collect();
    let alternatives = vec![Cell::act(view, k::PASS, Pass { car })];
    Worksheet { rows, alternatives, act, ..Worksheet::of(does) }
}

fn without(draft: &Draft, id: &str) -> Draft {
    draft.clone().with(FieldId::new(id), None)
}

fn asked(what: impl Into<Line>, presses: Vec<Press>) -> Option<Row> {
    let cells: Vec<Cell> = presses.into_iter().map(Cell::Press).collect();
    (!cells.is_empty()).then(|| Row { cells: vec![Cell::Several(cells)], ..Row::of(Label::of(what)) })
}

/// The act that has been filled in, with the label of its button; otherwise what is missing.
fn act(car: Car, said: Said) -> Result<(Line, Act), Line> {
    let spin = |zero: Option<Category>, added: u8| {
        let does = msg!(k::DOES_SPIN, count = added);
        Ok((does, Act::Spin(UseRoulette { car, zero, added })))
    };
    match (said.category, said.value, said.added) {
        (Some(category), Some(value @ 1..), _) => {
            let does = msg!(k::DOES_PLAY, category = category.key(), value);
            Ok((does, Act::Play(Play { car, category, value })))
        }
        (Some(category), Some(0), added) => spin(Some(category), added.unwrap_or_default()),
        (None, None, Some(added)) => spin(None, added),
        (None, Some(_), _) => Err(k::WHICH_CARD.into()),
        (Some(_), None, _) => Err(k::WHICH_VALUE.into()),
        (None, None, None) => Err(k::WHAT_PLAYED.into()),
    }
}

/// The offer of an act. Since hands are secret, a refusal because of a missing card appears only when the act is
/// entered.
fn offer(view: View<'_>, act: Act) -> Option<Result<Offer, Line>> {
    match Sponsors::reveals_secret(view, &act) {
        true => Some(Ok(Offer { reveals_secret: true, ..Offer::of(act, Ok(Vec::new())) })),
        false => PreviewedAct::new(view, act).offer(),
    }
}

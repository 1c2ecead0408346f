//! Offers: what may be done now, with its effect or the reason why it may not be done.

use crate::engine::game::{Choice, Field};
use crate::engine::ledger::Movement;
use crate::engine::tally::Trace;
use crate::engine::{Acts, AnyAct, Effect, Game, Journal, Rejection};

/// A choice with its preview.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The act, as it stands.
    pub act: AnyAct,
    /// The numbers to fill in.
    pub fields: Vec<Field>,
    /// The movements of the act, or why it is refused.
    pub answer: Result<Vec<Movement>, Rejection>,
    /// Whether it reveals a secret.
    pub reveals_secret: bool,
}

impl Offer {
    /// Whether it is legal, or may become legal once a missing board value is entered.
    pub fn is_possible(&self) -> bool {
        !self.answer.as_ref().is_err_and(Rejection::is_refused)
    }
}

impl<G: Game> Journal<G> {
    /// All choices with their previews, including refused ones, in the game's order.
    pub fn offers(&self) -> Vec<Offer> {
        G::candidates(self.view()).into_iter().map(|choice| self.offer(choice)).collect()
    }

    /// The choices that are legal or may become so once a missing board value is entered.
    pub fn choices(&self) -> Vec<Choice<G::Act>> {
        self.offers()
            .into_iter()
            .filter(Offer::is_possible)
            .filter_map(|offer| Some(Choice { act: offer.act.of::<G::Act>()?.clone(), fields: offer.fields }))
            .collect()
    }

    /// The acts that are mandatory now and can be done in one way only, with their effects: one after another, up to the first that can be
    /// done in several ways.
    pub fn forced(&self) -> Vec<(AnyAct, Effect)> {
        let seats = &self.setting().seats;
        let duty = |choice: &Choice<G::Act>| {
            G::Act::syntax(choice.act.words(seats).0).is_some_and(|syntax| syntax.duty)
        };
        let (mut then, mut forced) = (self.clone(), Vec::new());
        loop {
            let mut open = G::candidates(then.view());
            open.retain(|choice| duty(choice) && then.offer(choice.clone()).is_possible());
            let [Choice { act, .. }] = open.as_slice() else { return forced };
            let Ok((_, effect)) = then.preview(act, Trace::On) else { return forced };
            if then.act(act.clone()).is_err() {
                return forced;
            }
            forced.push((act.clone().into(), effect));
        }
    }

    /// The preview of a choice.
    pub fn offer(&self, choice: Choice<G::Act>) -> Offer {
        let answer = self.preview(&choice.act, Trace::Off).map(|(_, effect)| effect.movements);
        let unread = choice.fields.iter().find_map(|field| field.unread.clone());
        let answer =
            answer.and_then(|moved| unread.map_or(Ok(moved), |missing| Err(Rejection::Missing(missing))));
        let reveals_secret = G::reveals_secret(self.view(), &choice.act);
        Offer { act: choice.act.into(), fields: choice.fields, answer, reveals_secret }
    }
}

//! An act that may be possible, with its answer.

use crate::engine::scene::Face;
use crate::engine::{AnyAct, Field, Movement, PlaceId, Rejection};
use crate::words::Line;

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
    /// The places it is about, in steps; see [`crate::engine::Scenes::places`].
    pub places: Vec<Vec<PlaceId>>,
    /// The label under which it is grouped among the verbs, if any.
    pub behind: Option<Line>,
    /// The label of its button, if it is one of a few of its kind.
    pub face: Option<Face>,
}

impl Offer {
    /// An act of a form, with its answer.
    pub fn of(act: impl Into<AnyAct>, answer: Result<Vec<Movement>, Rejection>) -> Self {
        Self {
            act: act.into(),
            fields: Vec::new(),
            answer,
            reveals_secret: false,
            places: Vec::new(),
            behind: None,
            face: None,
        }
    }

    /// Whether it is legal, or may become legal once a missing board value is entered.
    pub fn is_possible(&self) -> bool {
        !self.answer.as_ref().is_err_and(Rejection::is_refused)
    }
}

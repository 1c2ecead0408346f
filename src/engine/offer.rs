//! An act that may be possible, with its preview.

use crate::engine::scene::Face;
use crate::engine::{AnyAct, Field, Movement, PlaceId, Rejection};
use crate::words::Line;

/// A choice with its preview.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The act, with its initial values.
    pub act: AnyAct,
    /// The numbers to fill in.
    pub fields: Vec<Field>,
    /// The movements of the act, or why it is refused.
    pub answer: Result<Vec<Movement>, Rejection>,
    /// Whether showing it would reveal a secret.
    pub reveals_secret: bool,
    /// The places to press for it, step by step; see [`crate::engine::Scenes::places`].
    pub places: Vec<Vec<PlaceId>>,
    /// The label of the group it belongs to among the verbs, if any.
    pub behind: Option<Line>,
    /// The label of its button, if it is one of a few alternatives.
    pub face: Option<Face>,
}

impl Offer {
    /// An act with its preview, without fields or places.
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

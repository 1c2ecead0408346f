//! The board of a session, and what the rules say about its places.

use crate::engine::entry::Verb;
use crate::engine::{AnyAct, Offer, PlaceId, Rejection, Reply, Scene, Session};
use crate::words::Line;

impl Session {
    /// Previews an act.
    ///
    /// # Errors
    /// As [`Session::preview`].
    pub fn preview_act(&self, act: &AnyAct) -> Reply {
        self.preview(Verb::Act(act.clone()))
    }

    /// The current board; `None` if the game has none.
    pub fn scene(&self) -> Option<Scene> {
        self.book().scene(self.setting())
    }

    /// The board after an act, with additions marked as drafted; `None` if the act cannot be entered.
    pub fn scene_after(&self, act: &AnyAct) -> Option<Scene> {
        let after = self.preview_act(act).ok()?.book.scene(self.setting())?;
        Some(self.scene()?.drafted(&after))
    }

    /// Why no act, or no act of a verb, is possible on a place: the distinct refusals with their suggestions. Empty if one
    /// is possible or the place has none.
    pub fn refused_there(&self, place: PlaceId, verb: Option<&str>) -> Vec<Line> {
        let mut all = Vec::new();
        let of_verb = |offer: &Offer| verb.is_none() || offer.act.syntax().map(|syntax| syntax.word) == verb;
        let there = |offer: &Offer| of_verb(offer) && offer.places.concat().contains(&place);
        for offer in self.offers().into_iter().filter(there) {
            let Err(Rejection::Refused(refusal)) = offer.answer else { return Vec::new() };
            for said in [refusal.why].into_iter().chain(refusal.suggestion) {
                if !all.contains(&said) {
                    all.push(said);
                }
            }
        }
        all
    }
}

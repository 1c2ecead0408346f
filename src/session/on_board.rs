//! The board of any game: as it is, as it would be after an act, and which places each choice is about.

use std::collections::BTreeSet;

use crate::engine::scene::{Face, Idle, Mark};
use crate::engine::{Game, Glyph, Journal, PlaceId, Rejection, Scene, Scenes, Trace, View};
use crate::session::line;
use crate::words::Line;

/// The board of a session.
pub trait OnBoard {
    /// The board now, or right after a line; `None` if the line does not exist or the game has no board.
    fn scene(&self, at: Option<u32>) -> Option<Scene>;

    /// The board after a text, with additions marked as drafted; `None` if the text cannot be entered.
    fn scene_after(&self, text: &str) -> Option<Scene>;

    /// For each offer, the places it is about, in steps.
    fn reached(&self) -> Vec<Vec<Vec<PlaceId>>>;

    /// For each offer, the label under which it is grouped among the verbs, if any.
    fn behind(&self) -> Vec<Option<Line>>;

    /// For each offer, the label of its button, if it is one of a few of its kind.
    fn faces(&self) -> Vec<Option<Face>>;

    /// The letter that the game's chart has for a verb now.
    fn letter(&self, verb: &str) -> Option<char>;

    /// What a verb shows on places while it is selected.
    fn figures(&self, verb: &str) -> Vec<(PlaceId, Vec<Mark>)>;

    /// Why a press on a place without a selected verb does nothing now, and acts that help, in notation.
    fn idle(&self, place: PlaceId) -> Option<Idle>;

    /// The distinct refusals of all acts about a place, with their suggestions; empty if one of the acts is possible or there are none.
    fn refused_there(&self, place: PlaceId) -> Vec<Line>;

    /// The symbol on the button of a verb.
    fn sign(&self, verb: &str) -> Option<Glyph>;
}

impl<G: Game> OnBoard for Journal<G> {
    fn scene(&self, at: Option<u32>) -> Option<Scene> {
        let then = at.map(|line| self.book_at(line)).transpose().ok()?;
        let mut scene =
            G::scene(View { setting: self.setting(), book: then.as_ref().unwrap_or(self.book()) })?;
        if then.is_none() && self.header().seed.is_none() {
            let never = drawn_only(self);
            // Places that never hold anything, such as keys.
            scene.places.retain(|place| !place.accounts.is_empty() || !never.contains(&place.id));
        }
        Some(scene)
    }

    fn scene_after(&self, text: &str) -> Option<Scene> {
        let (book, _) = self.preview_verb(&line::verb(self, text).ok()?, Trace::Off).ok()?;
        let after = G::scene(View { setting: self.setting(), book: &book })?;
        Some(G::scene(self.view())?.drafted(&after))
    }

    fn reached(&self) -> Vec<Vec<Vec<PlaceId>>> {
        let view = self.view();
        G::candidates(view).iter().map(|choice| G::places(view, &choice.act)).collect()
    }

    fn behind(&self) -> Vec<Option<Line>> {
        let view = self.view();
        G::candidates(view).iter().map(|choice| G::behind(view, &choice.act)).collect()
    }

    fn faces(&self) -> Vec<Option<Face>> {
        let view = self.view();
        G::candidates(view).iter().map(|choice| G::face(view, &choice.act)).collect()
    }

    fn letter(&self, verb: &str) -> Option<char> {
        G::letter(self.view(), verb)
    }

    fn figures(&self, verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        G::figures(self.view(), verb)
    }

    fn idle(&self, place: PlaceId) -> Option<Idle> {
        G::idle(self.view(), place)
    }

    fn refused_there(&self, place: PlaceId) -> Vec<Line> {
        let view = self.view();
        let mut all = Vec::new();
        for act in G::candidates(view).into_iter().map(|choice| choice.act) {
            if !G::places(view, &act).concat().contains(&place) {
                continue;
            }
            let Err(Rejection::Refused(refusal)) = self.preview(&act, Trace::Off) else { return Vec::new() };
            for said in [refusal.why].into_iter().chain(refusal.suggestion) {
                if !all.contains(&said) {
                    all.push(said);
                }
            }
        }
        all
    }

    fn sign(&self, verb: &str) -> Option<Glyph> {
        <G as Scenes>::sign(verb)
    }
}

/// Places whose only acts are complete outcomes of a draw.
fn drawn_only<G: Game>(journal: &Journal<G>) -> Vec<PlaceId> {
    let view = journal.view();
    let acts = G::candidates(view).into_iter().map(|choice| choice.act);
    let (open, whole): (Vec<_>, Vec<_>) = acts.partition(|act| journal.due(act).is_some());
    let typed: BTreeSet<PlaceId> = whole.iter().flat_map(|act| G::places(view, act)).flatten().collect();
    let alone = open.iter().filter_map(|act| match G::places(view, act).concat()[..] {
        [only] if !typed.contains(&only) => Some(only),
        _ => None,
    });
    alone.collect()
}

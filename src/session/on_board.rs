//! The board of a game of any box: as it lies, as it would after an act, and where each choice is about.

use std::collections::BTreeSet;

use crate::engine::scene::{Face, Idle, Mark};
use crate::engine::{Acts, Game, Glyph, Journal, PlaceId, Rejection, Scene, Scenes, Trace, View};
use crate::session::line;
use crate::words::Line;

/// The board of a game of any box.
pub trait OnBoard {
    /// The board as it lies now, or lay right after a line; nothing where there is no such line.
    fn scene(&self, at: Option<u32>) -> Option<Scene>;

    /// The board as it would lie after a text, what would lie there more marked as drafted; nothing where the text may not be
    /// entered.
    fn scene_after(&self, text: &str) -> Option<Scene>;

    /// The places that each of the offers is about, in their order, step by step.
    fn reached(&self) -> Vec<Vec<Vec<PlaceId>>>;

    /// What opens each of the offers among the verbs, in their order.
    fn behind(&self) -> Vec<Option<Line>>;

    /// What stands on the key of each of the offers that is one of a few of a kind, in their order.
    fn faces(&self) -> Vec<Option<Face>>;

    /// The letter that a verb has on a chart of the box at this moment.
    fn letter(&self, verb: &str) -> Option<char>;

    /// What a verb shows at places while it is chosen.
    fn figures(&self, verb: &str) -> Vec<(PlaceId, Vec<Mark>)>;

    /// Why a place that was pressed first can do nothing now, and the acts for that or that lead there, in notation.
    fn idle(&self, place: PlaceId) -> Option<Idle<String>>;

    /// What the rules refuse every act with that is about a place, each once with its way out; nothing where one may be done
    /// there, or none is about it.
    fn refused_there(&self, place: PlaceId) -> Vec<Line>;

    /// What stands on the button of a verb beside its word.
    fn sign(&self, verb: &str) -> Option<Glyph>;
}

impl<G: Game> OnBoard for Journal<G> {
    fn scene(&self, at: Option<u32>) -> Option<Scene> {
        let then = at.map(|line| self.book_at(line)).transpose().ok()?;
        let mut scene =
            G::scene(View { setting: self.setting(), book: then.as_ref().unwrap_or(self.book()) })?;
        if then.is_none() && self.header().seed.is_none() {
            let never = drawn_only(self);
            // A key, on which nothing lies.
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

    fn idle(&self, place: PlaceId) -> Option<Idle<String>> {
        let Idle { why, acts } = G::idle(self.view(), place)?;
        let acts = acts.iter().map(|act| act.write(&self.setting().seats)).collect();
        Some(Idle { why, acts })
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

/// The places each of which is all of an act that only a seed draws.
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

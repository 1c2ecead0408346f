//! The demo of a game: a complete playthrough in notation, played line by line.

use crate::engine::scene::Place;
use crate::engine::{Colour, GameInfo, PlaceId, Worked};
use crate::preset::{self, PRACTICE, Playthrough, PresetStore};
use crate::session::{Opening, Session, game};
use crate::words::Line;

/// The largest number of steps in a lesson, for games without turns.
const STEPS: usize = 40;

/// A worked example of an act.
#[derive(Clone, Debug)]
pub struct Example {
    pub before: Session,
    /// The act in notation.
    pub act: String,
    pub after: Session,
    /// The places of the board that the act changes.
    pub changed: Vec<PlaceId>,
}

impl Example {
    /// Enters an act; `None` if the rules refuse it.
    fn of(before: Session, act: String) -> Option<Self> {
        let mut after = before.clone();
        after.enter_text(&act, "").ok()?;
        let lies = |session: &Session| session.book().scene(session.setting()).unwrap_or_default();
        let (was, is) = (lies(&before), lies(&after));
        let pieces = |place: &Place| was.place(place.id).map(|was| was.pieces.clone()).unwrap_or_default();
        let changed = is.places.iter().filter(|place| pieces(place) != place.pieces).map(|place| place.id);
        Some(Self { act, changed: changed.collect(), before, after })
    }
}

/// The id of a game's demo record.
fn demo_of(game: &str) -> String {
    format!("demo-{game}")
}

/// The demo of a game right after setup, and its lines.
fn laid_out(word: &str, id: &str) -> Option<Result<(Session, Vec<String>), Line>> {
    let info = game(word)?;
    let text = preset::demo(word)?;
    let begun = || {
        let whole = Playthrough::parse(text).map_err(|fault| fault.what)?;
        let opening = Opening::of(&whole, info).map_err(|fault| fault.line())?;
        let opening = Opening { id: id.to_owned(), ..opening };
        let session = opening.begin(info).map_err(|fault| fault.line())?;
        Ok((session, whole.lines.into_iter().map(|typed| typed.text).collect()))
    };
    Some(begun())
}

/// A worked example of the rules.
fn worked_out(
    info: &'static GameInfo,
    worked: &Worked,
    called: impl Fn(Colour) -> String,
) -> Option<Example> {
    let opening = Opening {
        id: format!("worked-{}", info.game),
        names: info.colours.iter().take(worked.seats).map(|colour| called(*colour)).collect(),
        preset: PRACTICE.to_owned(),
        board: PresetStore::board(None, info.game, &info.schema(), PRACTICE).ok()?,
        ..Opening::default()
    };
    let mut session = opening.begin(info).ok()?;
    for line in worked.laid {
        session.enter_text(line, "").ok()?;
    }
    Example::of(session, worked.act.to_owned())
}

/// The first act of a phase in the demo that moves something, or else the first act of that phase.
fn in_demo(game: &str, phase: u8) -> Option<Example> {
    let (mut session, lines) = laid_out(game, &demo_of(game))?.ok()?;
    let mut first = None;
    for text in lines {
        if session.stage().phase == phase && session.read_act(&text).is_some() {
            let moves = session.preview_text(&text).is_ok_and(|outcome| !outcome.movements().is_empty());
            match moves {
                true => return Example::of(session, text),
                false => first = first.or_else(|| Example::of(session.clone(), text.clone())),
            }
        }
        session.enter_text(&text, "").ok()?;
    }
    first
}

impl Session {
    /// The complete demo of a game; `None` if the game has none.
    ///
    /// # Errors
    /// Says which line of the demo cannot be parsed or is refused.
    pub fn demo(game: &str) -> Option<Result<Self, Line>> {
        let played = |(mut session, lines): (Self, Vec<String>)| {
            for text in &lines {
                session.enter_text(text, "").map_err(|problem| problem.line())?;
            }
            Ok(session)
        };
        Some(laid_out(game, &demo_of(game))?.and_then(played))
    }

    /// The demo of a game right after setup.
    pub fn laid(game: &str) -> Option<Self> {
        laid_out(game, &demo_of(game))?.ok().map(|(session, _)| session)
    }

    /// The worked examples of a phase on the practice board, with players named after their colours. If the
    /// rules have none, one act from the demo.
    pub fn examples(word: &str, phase: u8, called: impl Fn(Colour) -> String) -> Vec<Example> {
        let Some(info) = game(word) else { return Vec::new() };
        let lesson = usize::from(phase).checked_sub(1).and_then(|at| info.lessons.get(at));
        let worked = lesson.map(|lesson| lesson.worked).unwrap_or_default();
        let laid = worked.iter().filter_map(|worked| worked_out(info, worked, &called));
        let mut examples: Vec<Example> = laid.collect();
        if examples.is_empty() {
            examples.extend(in_demo(word, phase));
        }
        examples
    }

    /// The lesson of a game: its demo right after setup, and the acts of the first turn to play step by step.
    ///
    /// # Errors
    /// As [`Session::demo`].
    pub fn lesson(game: &str) -> Option<Result<(Self, Vec<String>), Line>> {
        // Only acts on the chain are steps; undone acts, notes and counts teach no rules. The text comes from
        // the playthrough because the session masks secrets.
        let on_chain = |whole: &Self, lines: Vec<String>| -> Vec<String> {
            let acts = |line: &u32| whole.chain().contains(line) && whole.describe_line(*line).is_some();
            (1..).zip(lines).filter(|(line, _)| acts(line)).map(|(_, text)| text).collect()
        };
        let first_turn = |(session, lines): (Self, Vec<String>), whole: Self| {
            let (mut played, mut acts) = (session.clone(), Vec::new());
            for text in on_chain(&whole, lines) {
                let stage = played.stage();
                if stage.turn > 1 || stage.over.is_some() || acts.len() == STEPS {
                    break;
                }
                played.enter_text(&text, "").map_err(|problem| problem.line())?;
                acts.push(text);
            }
            Ok((session, acts))
        };
        let whole = Self::demo(game)?;
        Some(laid_out(game, &format!("lesson-{game}"))?.and_then(|laid| first_turn(laid, whole?)))
    }
}

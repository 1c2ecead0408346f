//! What the page shows: verbs, draft, list of acts and highlighted places.

use crate::engine::worksheet::Cell;
use crate::engine::{AnyAct, Movement, Outcome, PlaceId, Session};
use crate::msg;
use crate::page::form::place_word;
use crate::page::label::{OnBoard, distinguishing_labels};
use crate::page::{Candidate, FocusTarget, GROUP, Input, InputId, InputKind, PageModel, Referee, Step, Word};
use crate::words::{Line, keys};

/// The most choices that are listed after a text that matches none of them.
const FEW_ANSWERS: usize = 8;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageView {
    /// The verbs of the moment, in a fixed order.
    pub verbs: Vec<VerbView>,
    /// The description of the draft.
    pub draft: Option<Line>,
    /// The acts to choose from.
    pub rows: Vec<RowView>,
    /// The highlighted places: those that may be pressed next, or those that a question is about.
    pub lit: Vec<PlaceId>,
}

/// The position of the verb that any player may use at any time.
pub const ANYTIME_SLOT: usize = 2;

/// The button of a verb.
#[derive(Clone, Debug, PartialEq)]
pub struct VerbView {
    /// In notation.
    pub word: &'static str,
    pub name: Line,
    /// Whether it matches the draft.
    pub open: bool,
    pub chosen: bool,
}

/// An act of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct RowView {
    pub act: AnyAct,
    /// What distinguishes it from the others, with a line for each piece that it moves.
    pub label: Vec<Line>,
    /// What it gives its player, if it has a face of its own, such as a character.
    pub gives: Option<Line>,
    /// The owners of the pieces that it removes from the board.
    pub hits: Vec<Line>,
    /// The movements; empty while a board value is missing.
    pub movements: Vec<Movement>,
    pub chosen: bool,
    /// Whether the partly typed word matches it.
    pub meant: bool,
}

impl PageModel {
    pub fn view(&self, session: &Session) -> PageView {
        let by_itself = self.moment.sole.filter(|_| !self.draft.is_empty() && self.draft.referee.is_none());
        let said = self.form.verb.or(self.draft.verb).or(by_itself);
        let verbs = self.shown_verbs().into_iter().map(|word| {
            let chosen = said == Some(word);
            let open = chosen || self.form.verbs.contains(&word) || self.moment.offers(word);
            VerbView { word, name: self.name_of(session, word), open, chosen }
        });
        PageView {
            verbs: verbs.collect(),
            draft: self.said_so_far(session),
            rows: self.rows(session),
            lit: self.lit(session),
        }
    }

    /// The shown verbs: the grouped ones if one of them is chosen or meant, otherwise the others with a button that opens the group.
    pub(super) fn shown_verbs(&self) -> Vec<&'static str> {
        let grouped = |verb: &&'static str| self.moment.is_grouped(verb);
        let meant = !self.draft.is_empty() && !self.form.verbs.is_empty();
        let in_group = match self.draft.verb.or(self.form.verb) {
            Some(verb) => verb == GROUP || grouped(&verb),
            None => meant && self.form.verbs.iter().all(grouped),
        };
        let mut words: Vec<_> = self.moment.verbs.iter().map(|syntax| syntax.word).collect();
        self.moment.group(&mut words, in_group);
        let anytime = self.anytime();
        if let Some(at) = words.iter().position(|verb| Some(*verb) == anytime) {
            let verb = words.remove(at);
            words.insert(ANYTIME_SLOT.min(words.len()), verb);
        }
        words
    }

    /// The label of a verb, with the player's name if only a player whose turn it is not can use it, and with its letter if it is a lettered option.
    fn name_of(&self, session: &Session, verb: &str) -> Line {
        let group = self.moment.group.clone().filter(|_| verb == GROUP);
        let name = || {
            let name = session.info().name(verb).map(Line::new).unwrap_or_default();
            match self.moment.only_other(session, verb) {
                Some(other) => msg!(keys::table::VERB_OF, verb = name, name = session.seats().name(other)),
                None => name,
            }
        };
        match session.book().letter(session.setting(), verb) {
            Some(letter) => msg!(keys::table::LETTERED, letter = String::from(letter), verb = name()),
            None => group.unwrap_or_else(name),
        }
    }

    /// The outcomes of a chain of forced acts, in order.
    pub fn forced(&self) -> &[Outcome] {
        if matches!(self.step, Step::Forced(_)) { &self.moment.outcomes } else { &[] }
    }

    /// The verb that any player may use at any time: the most common one among players whose turn it is not.
    pub fn anytime(&self) -> Option<&'static str> {
        let all = &self.moment.anytime;
        all.iter().copied().max_by_key(|verb| all.iter().filter(|other| *other == verb).count())
    }

    /// The few answers that the focused input, or the next place, accepts.
    pub fn answers(&self) -> Vec<Line> {
        let focus = if let FocusTarget::Input(id) = self.focus() { self.input(&id) } else { None };
        match focus.or_else(|| self.input(&InputId::Place)).map(|input| (&input.id, &input.kind)) {
            Some((_, InputKind::Digit(digits))) => {
                digits.iter().map(|digit| msg!(keys::engine::DESCRIBE, text = digit.to_string())).collect()
            }
            Some((InputId::Board(_) | InputId::Place, InputKind::Choice(words)))
                if words.len() <= FEW_ANSWERS =>
            {
                words.iter().map(|word| word.label.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The places pressed so far, and those of the selected options of the worksheet.
    pub fn pressed(&self) -> Vec<PlaceId> {
        let rows = self.form.sheet.iter().flat_map(|sheet| &sheet.rows);
        let presses = rows.flat_map(|row| &row.cells).flat_map(Cell::presses);
        let chosen = presses.filter(|press| press.chosen == Some(true)).filter_map(|press| press.at);
        self.draft.places.iter().copied().chain(chosen).collect()
    }

    /// The places where a press changes the draft.
    pub fn pressable(&self) -> impl Iterator<Item = PlaceId> {
        let begin = self.moment.candidates.iter().flat_map(|candidate| &candidate.places);
        self.form.places.iter().chain(&self.draft.places).chain(begin).copied()
    }

    /// The act of the current step.
    pub fn act(&self) -> Option<&AnyAct> {
        match &self.step {
            Step::Ready(outcome) => outcome.act(),
            Step::Ask(asked) => Some(&asked.act),
            _ => self.draft.act.as_ref(),
        }
    }

    /// The description of the draft, with an ellipsis for what is open.
    fn said_so_far(&self, session: &Session) -> Option<Line> {
        // An empty worksheet describes nothing while a question about the board is open.
        let only_asked = self.form.sheet.is_some() && !self.draft.fills_in() && self.question().is_some();
        if only_asked || self.form.asks_first {
            return None;
        }
        if let Some(act) = self.act() {
            return Some(session.describe(act));
        }
        if self.draft.is_empty() {
            return None;
        }
        let mut fits = self.form.rows.iter().map(|act| session.describe(act));
        let first = fits.next()?;
        Some(fits.fold(first, |one, other| one.left_open(&other)))
    }

    pub(super) fn rows(&self, session: &Session) -> Vec<RowView> {
        let of = |act: &AnyAct| self.moment.candidates.iter().find(|candidate| candidate.offer.act == *act);
        let candidates: Vec<&Candidate> = self.form.rows.iter().filter_map(of).collect();
        let acts: Vec<Line> =
            candidates.iter().map(|candidate| session.describe(&candidate.offer.act)).collect();
        let drafted = self.form.act.as_ref().and_then(|act| act.as_ref().ok());
        let on_board = |candidate: &&Candidate| {
            let of = |actor| OnBoard::of(session, &self.moment.held_at, actor, candidate.movements());
            candidate.actor(session).map(of).unwrap_or_default()
        };
        let on_board: Vec<OnBoard> = candidates.iter().map(on_board).collect();
        // The destination of a piece is label enough, unless another act has the same one.
        let alone = |moves: &Vec<Line>| on_board.iter().filter(|other| other.moves == *moves).count() == 1;
        let told = distinguishing_labels(&acts);
        let rows = candidates.iter().zip(&on_board).zip(told).map(|((candidate, on_board), label)| {
            let OnBoard { moves, hits } = on_board.clone();
            let face = candidate.offer.face.as_ref();
            let label = face.map_or(label, |face| vec![face.name.clone()]);
            let moves_alone = !moves.is_empty() && alone(&moves);
            RowView {
                act: candidate.offer.act.clone(),
                label: if moves_alone { moves } else { label },
                gives: face.map(|face| face.gives.clone()),
                hits,
                movements: candidate.movements().to_vec(),
                chosen: drafted == Some(&candidate.offer.act),
                meant: self.means(candidate),
            }
        });
        rows.collect()
    }

    /// Whether the partly typed word matches an act.
    fn means(&self, candidate: &Candidate) -> bool {
        let Some((id, begun)) = &self.draft.begun else { return false };
        let Some(InputKind::Choice(words)) = self.input(id).map(|input| &input.kind) else { return false };
        let Some(word) = Word::meant(words, begun, self.language).map(|word| &word.word) else {
            return false;
        };
        match id {
            InputId::Argument(name) => {
                candidate.words.iter().any(|(other, said)| other == name && said == word)
            }
            InputId::Row => self.form.row(word) == Some(&candidate.offer.act),
            InputId::Place => candidate.places.iter().any(|place| place_word(*place) == *word),
            _ => false,
        }
    }

    fn lit(&self, session: &Session) -> Vec<PlaceId> {
        let asked = self.question().map(|asked| asked.missing.cell);
        let read = self
            .draft
            .referee
            .and_then(|form| if let Referee::Read(cell) = form { Some(cell) } else { None });
        if let Some(cell) = asked.or(read) {
            let board = session.board();
            let places = session.scene().map(|scene| scene.places).unwrap_or_default();
            let answers =
                |place: &PlaceId| matches!((session.info().pointed)(board, cell, *place), Some(Ok(_)));
            let answers: Vec<PlaceId> = places.iter().map(|place| place.id).filter(answers).collect();
            let about = (session.info().setup_sheet)(board).place(cell);
            return if answers.is_empty() { about.into_iter().collect() } else { answers };
        }
        if let Some((InputId::Place, begun)) = &self.draft.begun
            && let Some(Input { kind: InputKind::Choice(words), .. }) = self.input(&InputId::Place)
        {
            let begins = |place: &&PlaceId| {
                let word = words.iter().find(|word| word.word == place_word(**place));
                word.is_some_and(|word| word.begins_with(begun, self.language))
            };
            return self.form.places.iter().filter(begins).copied().collect();
        }
        let said = self.draft.verb.is_some() || !self.draft.places.is_empty();
        if said { self.form.places.clone() } else { Vec::new() }
    }
}

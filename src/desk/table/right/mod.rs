//! Putting a past entry right: other words in its place, struck, one put in before it, or swapped with the next; what
//! that changes is shown before anybody decides what had been wrong.

mod changes;
mod closing;
mod hand;
mod line;
mod mends;
mod past;
mod reading;
mod setup;

use egui::{Label, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::plain;
use crate::desk::table::right::mends::Mends;
use crate::desk::{Action, Speech};
use crate::engine::Rejection;
use crate::engine::amend::Amended;
use crate::engine::entry::AmendPolicy;
use crate::engine::entry::Amendment;
use crate::engine::entry::Edit;
use crate::engine::step_id::StepId;
use crate::msg;
use crate::session::{Session, description};
use crate::words::keys::right as k;
use crate::words::{Key, Line};

pub(super) use changes::handed_ui;
pub(super) use closing::answer;
pub use hand::{HandList, hand_ui};
pub use past::{Past, past};
pub use reading::{Printed, printed_in, printed_on, printed_ui, read_by};

/// What is done with the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doing {
    /// Other words in its place.
    Replace,
    /// Taken out.
    Strike,
    /// One put in before it.
    Insert,
    /// It and the next change places.
    Swap,
}

impl Doing {
    const ALL: [Self; 4] = [Self::Replace, Self::Strike, Self::Insert, Self::Swap];

    const fn name(self) -> Key {
        match self {
            Self::Replace => k::REPLACE,
            Self::Strike => k::STRIKE,
            Self::Insert => k::INSERT,
            Self::Swap => k::SWAP,
        }
    }
}

/// A past entry being put right.
#[derive(Debug)]
pub struct Right {
    /// Which; entry 0 is the set-up.
    step: StepId,
    /// Its words as they stand now.
    stands: String,
    /// The entry after it, in notation.
    next: Option<String>,
    doing: Doing,
    line: line::Instead,
    set_up: setup::SetUp,
    mends: Mends,
    /// The edits for which the engine kept what it could, and the edits with that.
    kept: Option<(String, Vec<Edit>)>,
    reason: String,
    found: Option<(String, u32, Result<Amended, Rejection>)>,
}

impl Right {
    /// Takes up an entry.
    ///
    /// # Errors
    /// Says why a line cannot be put right, and what helps.
    pub fn of(table: &Session, line: u32) -> Result<Self, (Line, Option<Line>)> {
        let steps = table.steps();
        let at = steps.iter().position(|step| step.id.line == line);
        let (step, stands) = match at.and_then(|at| steps.get(at)) {
            Some(step) => (step.id, step.text.clone()),
            None if line == 0 => (StepId::line(0), String::new()),
            None => return Err(not_there(table, line)),
        };
        let next = at.and_then(|at| steps.get(at + 1)).map(|step| step.text.clone());
        Ok(Self {
            step,
            doing: Doing::Replace,
            line: line::Instead::of(table, step, &stands),
            set_up: setup::SetUp::of(table),
            stands,
            next,
            mends: Mends::default(),
            kept: None,
            reason: String::new(),
            found: None,
        })
    }

    /// What is put right.
    pub fn title(&self, speech: Speech, table: &Session) -> String {
        if self.is_set_up() {
            return speech.word(k::TITLE_SET_UP);
        }
        let what = plain::description(speech, table, &self.stands);
        speech.say(&msg!(k::TITLE, entry = self.step.to_string(), what = what))
    }

    fn is_set_up(&self) -> bool {
        self.step == StepId::line(0)
    }

    /// The edits in notation; none while there is nothing to be done.
    fn edits(&self) -> Option<String> {
        let text = self.line.text.trim();
        let first = match self.doing {
            _ if self.is_set_up() => self.set_up.edit()?,
            Doing::Replace if text.is_empty() || self.line.stands_there() => return None,
            Doing::Insert if text.is_empty() => return None,
            Doing::Replace => format!("replace {} {text}", self.step),
            Doing::Insert => format!("insert {} {text}", self.step),
            Doing::Strike => format!("strike {}", self.step),
            Doing::Swap => format!("swap {}", self.step),
        };
        Some(self.mends.after(first))
    }

    /// The edits, with what could be kept.
    fn parsed(&self, table: &Session, text: &str) -> Result<Vec<Edit>, Rejection> {
        match self.kept.as_ref().filter(|(of, _)| of == text) {
            Some((_, kept)) => Ok(kept.clone()),
            None => table.read_edits(text),
        }
    }

    /// Keeps what can be kept of the entries that the edits break, as corrections.
    fn keep(&mut self, speech: Speech, table: &Session) {
        let Some(text) = self.edits() else { return };
        let because = |step| speech.say(&description::because_of(step));
        let edits = table.read_edits(&text);
        let mended = edits.and_then(|edits| table.mend(&Amendment::of(edits, AmendPolicy::Book), &because));
        self.kept = mended.ok().map(|mended| (text, mended.edits)).or(self.kept.take());
        self.found = None;
    }

    /// What the edits would change, asked once.
    fn find(&mut self, table: &Session) -> Option<&Result<Amended, Rejection>> {
        let edits = self.edits()?;
        let fresh = |(of, version, _): &(String, u32, _)| *of == edits && *version == table.lines();
        if !self.found.as_ref().is_some_and(fresh) {
            let parsed = self.parsed(table, &edits);
            let amend = |edits| table.preview_amend(&Amendment::of(edits, AmendPolicy::Book));
            let found = parsed.and_then(amend);
            self.found = Some((edits, table.lines(), found));
        }
        self.found.as_ref().map(|(.., found)| found)
    }
}

/// What can be done about a line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Remedies {
    /// Whether it may be asked about: the book rests on it.
    pub ask: bool,
    /// Whether it may be put right: that, the set-up, and a printed value that was read.
    pub mend: bool,
}

impl Remedies {
    /// What can be done about a line.
    pub fn of(table: &Session, line: u32) -> Self {
        let verb = table.line(line).map(|row| row.verb);
        let ask = matches!(verb, Some("act" | "correct" | "ruling" | "amend"));
        Self { ask, mend: ask || line == 0 || verb == Some("read") }
    }
}

/// Why a line is not among the entries that can be put right.
fn not_there(table: &Session, line: u32) -> (Line, Option<Line>) {
    match table.line(line) {
        Some(row) if matches!(row.verb, "act" | "correct" | "ruling") => {
            (msg!(k::NOT_STANDING, n = line), Some(k::NOT_STANDING_SUGGESTION.into()))
        }
        Some(row) if row.verb == "amend" => {
            (msg!(k::ONLY_STRUCK, n = line), Some(k::NOT_STANDING_SUGGESTION.into()))
        }
        _ => (msg!(k::A_FACT, n = line), Some(k::A_FACT_SUGGESTION.into())),
    }
}

/// So many rows high are the reason and the answers.
const CLOSING: f32 = 4.5;

/// Draws the sheet.
pub fn right_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right, actions: &mut Vec<Action>) {
    right.line.speak(speech, table);
    right.find(table);
    if !right.is_set_up() {
        let how = RichText::new(speech.word(k::HOW)).small().color(Palette::of(ui).faint);
        ui.add(Label::new(how).wrap());
    }
    let (width, height) = (ui.available_width(), kit::list(ui, CLOSING));
    ui.horizontal_top(|ui| {
        let side = (width - kit::SPACE - kit::WIDE) / 2.0;
        ui.allocate_ui(vec2(side, height), |ui| {
            ui.vertical(|ui| {
                ui.set_min_size(vec2(side, height));
                ui.set_max_width(side);
                doing_ui(ui, speech, table, right);
            });
        });
        ui.add_space(kit::SPACE);
        ui.allocate_ui(vec2(side, height), |ui| {
            ui.vertical(|ui| {
                ui.set_min_size(vec2(side, height));
                ui.set_max_width(side);
                ScrollArea::vertical().id_salt("changes").auto_shrink(false).max_height(height).show(
                    ui,
                    |ui| {
                        changes_ui(ui, speech, table, right, actions);
                    },
                );
            });
        });
    });
    closing::closing_ui(ui, speech, right, actions);
}

/// What is done with the entry, on the left.
fn doing_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right) {
    if right.is_set_up() {
        right.set_up.show(ui, speech, table);
        right.mends.show(ui, speech);
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for doing in Doing::ALL {
            let last = doing == Doing::Swap && right.next.is_none();
            let button = egui::Button::selectable(right.doing == doing, speech.word(doing.name()));
            if kit::add_lit(ui, !last, button).clicked() {
                right.doing = doing;
                right.mends.clear();
                if doing == Doing::Insert && right.line.stands_there() {
                    right.line.text.clear();
                } else if doing == Doing::Replace && right.line.text.is_empty() {
                    right.line.begin_anew();
                }
                right.line.focus = matches!(doing, Doing::Insert | Doing::Replace);
            }
        }
    });
    ui.add_space(kit::GAP);
    match right.doing {
        Doing::Replace => right.line.show(ui, speech, table, k::INSTEAD),
        Doing::Insert => right.line.show(ui, speech, table, k::BEFORE_IT),
        Doing::Strike => {
            ui.add(Label::new(speech.word(k::STRUCK_OUT)).wrap());
        }
        Doing::Swap => {
            let next = right.next.as_deref().map(|next| plain::description(speech, table, next));
            let text = msg!(k::SWAPPED_WITH, what = next.unwrap_or_default());
            ui.add(Label::new(speech.sentence(&text)).wrap());
        }
    }
    right.mends.show(ui, speech);
}

/// What changes, on the right.
fn changes_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let own = right.step;
    let Some((.., found)) = right.found.as_ref().filter(|_| right.edits().is_some()) else {
        let text = RichText::new(speech.word(k::NOTHING_YET)).color(palette.faint);
        ui.add(Label::new(text).wrap());
        return;
    };
    match found {
        Err(rejection) => {
            let why = RichText::new(speech.sentence(&rejection.line())).color(palette.red);
            ui.add(Label::new(why).wrap());
            if let Some(suggestion) = rejection.suggestion() {
                ui.add(Label::new(speech.sentence(&suggestion)).wrap());
            }
        }
        Ok(amended) => {
            let keep = changes::broken_ui(ui, speech, table, amended, own, &mut right.mends);
            if !amended.broken.is_empty() {
                if keep {
                    right.keep(speech, table);
                }
                return;
            }
            let found = right.found.as_ref().map(|(of, ..)| of);
            if let Some((_, kept)) = right.kept.as_ref().filter(|(of, _)| Some(of) == found) {
                let text = speech.say(&msg!(k::KEPT, count = kept.len().saturating_sub(1)));
                ui.add(Label::new(RichText::new(text).color(palette.amber)).wrap());
            }
            changes::balances_ui(ui, speech, table, amended, actions);
            changes::later_ui(ui, speech, table, amended, own, actions);
        }
    }
}

//! Amends a past entry: replaces it, strikes it, inserts one before it or swaps it with the next. The changes are shown before the user says
//! what was wrong.

mod changes;
mod closing;
mod hand;
mod mends;
mod past;
mod reading;
mod setup;

use egui::{Label, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::plain;
use crate::desk::table::right::mends::{Mend, Mends};
use crate::desk::{Action, Doing, InsteadCommand, Speech};
use crate::engine::amend::Amended;

use crate::engine::entry::{AmendPolicy, Amendment, Edit, Verb};
use crate::engine::{Rejection, StepId};
use crate::msg;
use crate::session::{Session, description};
use crate::words::keys::right as k;
use crate::words::{Key, Line};

pub(super) use changes::handed_ui;
pub(super) use closing::answer;
pub use hand::{HandList, hand_ui};
pub use past::{Past, past};
pub use reading::{Printed, misread_ui, printed_in, printed_on, printed_ui, rereading_ui, stands};

impl Doing {
    const ALL: [Self; 4] = [Self::Replace, Self::Strike, Self::Insert, Self::Swap];

    /// Whether it needs a new entry.
    const fn is_said(self) -> bool {
        matches!(self, Self::Replace | Self::Insert)
    }

    pub const fn name(self) -> Key {
        match self {
            Self::Replace => k::REPLACE,
            Self::Strike => k::STRIKE,
            Self::Insert => k::INSERT,
            Self::Swap => k::SWAP,
        }
    }
}

/// A past entry that is being amended.
#[derive(Debug)]
pub struct Right {
    /// The entry; 0 is the set-up.
    step: StepId,
    /// Its current notation.
    stands: String,
    /// The notation of the next entry.
    next: Option<String>,
    doing: Doing,
    /// The entries that replace it, or come before it.
    said: Vec<Verb>,
    set_up: setup::SetUp,
    mends: Mends,
    /// The edits that the engine has mended, and the result.
    kept: Option<(Vec<Edit>, Vec<Edit>)>,
    reason: String,
    /// Whether the reason takes the focus, after an entry was made on the page.
    leads: bool,
    found: Option<Found>,
}

/// The result of the edits, for a version of the record.
#[derive(Debug)]
struct Found {
    edits: Result<Vec<Edit>, Rejection>,
    version: u32,
    amended: Result<Amended, Rejection>,
}

impl Right {
    /// Starts to amend an entry.
    ///
    /// # Errors
    /// Says why a line cannot be amended, with a suggestion.
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
            said: Vec::new(),
            set_up: setup::SetUp::of(table),
            stands,
            next,
            mends: Mends::default(),
            kept: None,
            reason: String::new(),
            leads: false,
            found: None,
        })
    }

    /// Adds an entry made on the page: a replacement, or one to insert before.
    pub fn say(&mut self, step: StepId, doing: Doing, said: Vec<Verb>) {
        match said.as_slice() {
            [verb] if step != self.step => self.mends.set(step, Mend::Said(Box::new(verb.clone()))),
            _ => (self.doing, self.said) = (doing, said),
        }
        self.leads = true;
    }

    pub const fn step(&self) -> StepId {
        self.step
    }

    /// Whether another entry follows.
    pub const fn has_next(&self) -> bool {
        self.next.is_some()
    }

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

    /// The new entries; `None` if they equal the old one.
    fn said(&self, table: &Session) -> Option<Vec<Verb>> {
        let same = self.doing == Doing::Replace && self.said.first() == table.standing_body(self.step);
        (!self.said.is_empty() && !same).then(|| self.said.clone())
    }

    /// The edits; `None` if there are none.
    pub fn edits(&self, table: &Session) -> Option<Result<Vec<Edit>, Rejection>> {
        let step = self.step;
        let edits = match self.doing {
            _ if self.is_set_up() => table.read_edits(&self.set_up.edit()?),
            Doing::Strike => Ok(vec![Edit::Strike(step)]),
            Doing::Swap => Ok(vec![Edit::Swap(step)]),
            doing => {
                let mut said = self.said(table)?;
                let instead = if doing == Doing::Replace { said.pop() } else { None };
                let before = said.into_iter().map(|verb| Edit::Insert(step, verb));
                Ok(before.chain(instead.map(|verb| Edit::Replace(step, verb))).collect())
            }
        };
        Some(edits.map(|edits| self.mends.after(edits)))
    }

    /// Turns the entries that the edits break into corrections where possible.
    fn keep(&mut self, speech: Speech, table: &Session) {
        let Some(Ok(edits)) = self.edits(table) else { return };
        let because = |step| speech.say(&description::because_of(step));
        let mended = table.mend(&Amendment::of(edits.clone(), AmendPolicy::Book), &because);
        self.kept = mended.ok().map(|mended| (edits, mended.edits)).or(self.kept.take());
        self.found = None;
    }

    /// Computes the result of the edits, once.
    fn find(&mut self, table: &Session) {
        let version = table.lines();
        let edits = self.edits(table);
        let known = |found: &Found| Some(&found.edits) == edits.as_ref() && found.version == version;
        if self.found.as_ref().is_some_and(known) {
            return;
        }
        self.found = edits.map(|edits| {
            let kept = self.kept.as_ref().filter(|(of, _)| edits.as_ref() == Ok(of)).map(|(_, kept)| kept);
            let made = kept.cloned().map_or_else(|| edits.clone(), Ok);
            let amended =
                made.and_then(|edits| table.preview_amend(&Amendment::of(edits, AmendPolicy::Book)));
            Found { edits, version, amended }
        });
    }

    /// The result of the edits, if every entry stays legal.
    fn whole(&self) -> Option<&Amended> {
        let amended = self.found.as_ref()?.amended.as_ref().ok()?;
        Some(amended).filter(|amended| amended.broken.is_empty())
    }
}

/// What can be done about a line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Remedies {
    /// Whether a question can be asked about it: it is an entry of the chain.
    pub ask: bool,
    /// Whether it can be amended: an entry of the chain, the set-up or a board value.
    pub mend: bool,
}

impl Remedies {
    pub fn of(table: &Session, line: u32) -> Self {
        let verb = table.entry(line).map(|entry| &entry.verb);
        let ask = verb.is_some_and(Verb::on_chain);
        Self { ask, mend: ask || line == 0 || matches!(verb, Some(Verb::Observe(_))) }
    }
}

/// Why a line is not among the entries that can be amended.
fn not_there(table: &Session, line: u32) -> (Line, Option<Line>) {
    match table.entry(line).map(|entry| &entry.verb) {
        Some(verb) if verb.is_step() => {
            (msg!(k::NOT_STANDING, n = line), Some(k::NOT_STANDING_SUGGESTION.into()))
        }
        Some(Verb::Amend(_)) => (msg!(k::ONLY_STRUCK, n = line), Some(k::NOT_STANDING_SUGGESTION.into())),
        _ => (msg!(k::A_FACT, n = line), Some(k::A_FACT_SUGGESTION.into())),
    }
}

/// The height of the reason and the answers, in rows.
const CLOSING: f32 = 4.5;

pub fn right_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right, actions: &mut Vec<Action>) {
    right.find(table);
    let (width, height) = (ui.available_width(), kit::list(ui, CLOSING));
    ui.horizontal_top(|ui| {
        let side = (width - kit::SPACE - kit::WIDE) / 2.0;
        ui.allocate_ui(vec2(side, height), |ui| {
            ui.vertical(|ui| {
                ui.set_min_size(vec2(side, height));
                ui.set_max_width(side);
                doing_ui(ui, speech, table, right, actions);
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

/// Draws the kinds of edits, at the left.
fn doing_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right, actions: &mut Vec<Action>) {
    if right.is_set_up() {
        right.set_up.show(ui, speech, table);
        return right.mends.show(ui, speech, table);
    }
    ui.horizontal_wrapped(|ui| {
        for doing in Doing::ALL {
            let last = doing == Doing::Swap && right.next.is_none();
            let button = egui::Button::selectable(right.doing == doing, speech.word(doing.name()));
            if !kit::add_lit(ui, !last, button).clicked() {
                continue;
            }
            if doing.is_said() {
                actions.push(Action::Instead(InsteadCommand::Of(right.step, doing)));
            }
            right.doing = doing;
            right.mends.clear();
        }
    });
    ui.add_space(kit::GAP);
    let name = if right.doing == Doing::Insert { k::BEFORE_IT } else { k::INSTEAD };
    match right.doing {
        Doing::Strike => {
            ui.add(Label::new(speech.word(k::STRUCK_OUT)).wrap());
        }
        Doing::Swap => {
            let next = right.next.as_deref().map(|next| plain::description(speech, table, next));
            let text = msg!(k::SWAPPED_WITH, what = next.unwrap_or_default());
            ui.add(Label::new(speech.sentence(&text)).wrap());
        }
        Doing::Replace | Doing::Insert => {
            ui.label(kit::bold(speech.word(name)));
            for verb in &right.said {
                let what = plain::description(speech, table, &table.write(verb));
                ui.add(Label::new(RichText::new(what).size(kit::LEAD)).wrap());
            }
        }
    }
    right.mends.show(ui, speech, table);
}

/// Draws the changes, at the right.
fn changes_ui(ui: &mut Ui, speech: Speech, table: &Session, right: &mut Right, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let own = right.step;
    let Some(found) = &right.found else {
        let text = RichText::new(speech.word(k::NOTHING_YET)).color(palette.faint);
        ui.add(Label::new(text).wrap());
        return;
    };
    match &found.amended {
        Err(rejection) => {
            let why = RichText::new(speech.sentence(&rejection.line())).color(palette.red);
            ui.add(Label::new(why).wrap());
            if let Some(suggestion) = rejection.suggestion() {
                ui.add(Label::new(speech.sentence(&suggestion)).wrap());
            }
        }
        Ok(amended) => {
            let keep = changes::broken_ui(ui, speech, table, amended, own, &mut right.mends, actions);
            if !amended.broken.is_empty() {
                if keep {
                    right.keep(speech, table);
                }
                return;
            }
            if let Some((_, kept)) = right.kept.as_ref().filter(|(of, _)| Ok(of) == found.edits.as_ref()) {
                let text = speech.say(&msg!(k::KEPT, count = kept.len().saturating_sub(1)));
                ui.add(Label::new(RichText::new(text).color(palette.amber)).wrap());
            }
            changes::balances_ui(ui, speech, table, amended, actions);
            changes::later_ui(ui, speech, table, amended, own, actions);
        }
    }
}

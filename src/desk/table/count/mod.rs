//! The count: players type what they hold, by sum or by banknotes and pieces; the book says what it thinks, and the
//! slips of the hand that explain the difference stand below, the likeliest first.

mod found;
mod grid;
mod notes;

use std::collections::BTreeMap;

use egui::{Key, Label, Modifiers, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::spoken;
use crate::desk::{Action, Speech};
use crate::engine::discrepancy::{Gap, Suspect};
use crate::engine::{Holder, Unit};
use crate::preset::Pieces;
use crate::session::counting::{self, Counted};
use crate::session::{Session, description};
use crate::words::Line;
use crate::words::keys::count as k;

/// A count being typed.
#[derive(Debug)]
pub struct Count {
    typed: BTreeMap<(Holder, Unit), String>,
    /// Whether what lies on the board is counted too.
    board: bool,
    /// The hand that is counted by banknotes and pieces.
    notes: Option<notes::Notes>,
    pieces: BTreeMap<String, Pieces>,
    found: Option<Found>,
    /// The slip that somebody went to.
    chosen: Option<usize>,
    fresh: bool,
}

/// What a count comes to.
#[derive(Debug)]
struct Found {
    of: (BTreeMap<(Holder, Unit), String>, u32),
    counted: Vec<Counted>,
    /// What could not be read.
    unread: Vec<((Holder, Unit), Line)>,
    gaps: Vec<Gap>,
    suspects: Vec<Suspect>,
}

impl Count {
    /// An empty count, with the banknotes and pieces of the box by the words of their units.
    pub fn of(pieces: BTreeMap<String, Pieces>) -> Self {
        Self {
            typed: BTreeMap::new(),
            board: false,
            notes: None,
            pieces,
            found: None,
            chosen: None,
            fresh: true,
        }
    }

    /// The same, laid again after it was left.
    pub fn gone_on_with(self) -> Self {
        Self { fresh: true, ..self }
    }

    /// The values of the banknotes or pieces of a unit, largest first.
    fn values(&self, table: &Session, unit: Unit) -> Vec<i64> {
        let kind = table.chart().unit(unit);
        kind.and_then(|kind| self.pieces.get(kind.word)).map_or_else(Vec::new, |pieces| pieces.values.clone())
    }

    /// Compares what was typed with the book, once for each text.
    fn find(&mut self, speech: Speech, table: &Session) {
        let of = (self.typed.clone(), table.lines());
        if self.found.as_ref().is_some_and(|found| found.of == of) {
            return;
        }
        let (mut counted, mut unread) = (Vec::new(), Vec::new());
        for ((holder, unit), text) in self.typed.iter().filter(|(_, text)| !text.trim().is_empty()) {
            let whose = spoken::holder(table, *holder);
            match counting::parse(
                table,
                &format!("{whose}={} {}", text.trim(), spoken::unit_word(table, *unit)),
            ) {
                Ok(one) => counted.push(one),
                Err(why) => unread.push(((*holder, *unit), why)),
            }
        }
        let gaps = table.gaps(&counted);
        let because = |step| speech.say(&description::because_of(step));
        let suspects = table.suspects(&gaps, &|unit| self.values(table, unit), &because);
        self.chosen = None;
        self.found = Some(Found { of, counted, unread, gaps, suspects });
    }

    /// What keeps the count in the record.
    fn entry(&self, table: &Session) -> Option<String> {
        let found = self.found.as_ref()?;
        let whole = found.unread.is_empty() && !found.counted.is_empty();
        whole.then(|| counting::entry(table, &found.counted))
    }
}

/// So many rows high is what stands below the fields and what explains them.
const FOOT: f32 = 1.2;

/// Draws the sheet.
pub fn count_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let money = table.chart().kinds().iter().any(|unit| unit.money);
    let how = speech.word(if money { k::HOW } else { k::HOW_PIECES });
    ui.add(Label::new(RichText::new(how).small().color(palette.faint)).wrap());
    count.find(speech, table);
    let notes = count.notes.as_ref().map(notes::Notes::rows);
    let room = kit::list(ui, FOOT + notes.unwrap_or_default());
    // What explains a count has its room before there is one: nothing moves under a finger. While banknotes are counted the
    // fields wait.
    let (least, explained) = kit::COUNT;
    let most = if notes.is_some() { least } else { (room - explained).max(least) };
    let fields = ScrollArea::vertical().id_salt("count").max_height(most).auto_shrink([false, true]);
    let high = fields.show(ui, |ui| grid::grid_ui(ui, speech, table, count, actions)).content_size.y;
    // What the fields leave is for what explains them: the sheet is always as high.
    let left = (room - high.min(most)).max(explained);
    notes::notes_ui(ui, speech, table, count);
    kit::part(ui);
    count.find(speech, table);
    let room = ScrollArea::vertical().id_salt("suspects").max_height(left).min_scrolled_height(left);
    room.auto_shrink(false).show(ui, |ui| found::found_ui(ui, speech, table, count, actions));
    kit::part(ui);
    ui.horizontal_wrapped(|ui| {
        let entry = count.entry(table);
        let keep = kit::Button::main(speech.word(k::KEEP)).size(vec2(0.0, kit::PRESS));
        let keep = keep.enabled(entry.is_some());
        if keep.show(ui).clicked()
            && let Some(entry) = entry
        {
            actions.extend([Action::Lay(None), Action::Enter(entry)]);
        }
        ui.checkbox(&mut count.board, speech.word(k::BOARD));
        ui.label(RichText::new(speech.word(k::KEYS)).small().color(palette.faint));
    });
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
    let (go, fix) = (pressed(Key::G), pressed(Key::Enter));
    if go {
        found::go(count, actions);
    }
    if fix {
        found::fix(table, count, actions);
    }
    // What is in the record is counted no more.
    if actions.iter().any(|action| matches!(action, Action::Enter(_))) {
        count.typed.clear();
    }
}

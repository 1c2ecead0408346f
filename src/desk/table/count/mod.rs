//! The count: players type what they hold, by sum or by banknotes and pieces; once a number is left the book says what it
//! thinks of it, and the slips of the hand that explain the difference stand below, the likeliest first.

mod found;
mod grid;

use std::collections::{BTreeMap, BTreeSet};

use egui::{Key, Label, Modifiers, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::spoken;
use crate::desk::{Action, Speech};
use crate::engine::discrepancy::{Gap, Suspect};
use crate::engine::entry::Verb;
use crate::engine::{Holder, Unit};
use crate::preset::Pieces;
use crate::session::counting::{self, Counted};
use crate::session::{Session, description};
use crate::words::Line;
use crate::words::keys::count as k;

/// Who or what place holds what.
type Account = (Holder, Unit);

/// A count being typed.
#[derive(Debug)]
pub struct Count {
    typed: BTreeMap<Account, String>,
    /// The numbers that were left: of these alone the book says what it thinks.
    left: BTreeSet<Account>,
    /// Whether what lies on the board is counted too.
    board: bool,
    pad: kit::Pad,
    pieces: BTreeMap<String, Pieces>,
    found: Option<Found>,
    /// The slip that somebody went to.
    chosen: Option<usize>,
    fresh: bool,
}

/// What a count comes to.
#[derive(Debug)]
struct Found {
    of: (BTreeMap<Account, String>, BTreeSet<Account>, u32),
    /// What could not be read.
    unread: Vec<(Account, Line)>,
    gaps: Vec<Gap>,
    suspects: Vec<Suspect>,
}

impl Count {
    /// An empty count, with the banknotes and pieces of the box by the words of their units.
    pub fn of(pieces: BTreeMap<String, Pieces>) -> Self {
        Self {
            typed: BTreeMap::new(),
            left: BTreeSet::new(),
            board: false,
            pad: kit::Pad::default(),
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

    /// What was typed, each as it is read.
    fn counted(&self, table: &Session) -> impl Iterator<Item = (Account, Result<Counted, Line>)> {
        let typed = self.typed.iter().filter(|(_, text)| !text.trim().is_empty());
        typed.map(|(account, text)| {
            let (whose, unit) = (spoken::holder(table, account.0), spoken::unit_word(table, account.1));
            (*account, counting::parse(table, &format!("{whose}={} {unit}", text.trim())))
        })
    }

    /// Compares what was typed and left with the book, once for each text.
    fn find(&mut self, speech: Speech, table: &Session) {
        let of = (self.typed.clone(), self.left.clone(), table.lines());
        if self.found.as_ref().is_some_and(|found| found.of == of) {
            return;
        }
        let (mut counted, mut unread) = (Vec::new(), Vec::new());
        for (account, one) in self.counted(table).filter(|(account, _)| self.left.contains(account)) {
            match one {
                Ok(one) => counted.push(one),
                Err(why) => unread.push((account, why)),
            }
        }
        let gaps = table.gaps(&counted);
        let because = |step| speech.say(&description::because_of(step));
        let suspects = table.suspects(&gaps, &|unit| self.values(table, unit), &because);
        self.chosen = None;
        self.found = Some(Found { of, unread, gaps, suspects });
    }

    /// What keeps the count in the record.
    fn entry(&self, table: &Session) -> Option<Verb> {
        let counted: Vec<Counted> = self.counted(table).map(|(_, one)| one).collect::<Result<_, _>>().ok()?;
        (!counted.is_empty()).then(|| counting::entry(table, &counted))
    }
}

/// So many players' fields lie beside the keypad.
const FEW: usize = 3;

/// Draws the sheet: the fields, below them at the left what explains them, at the right the keypad.
pub fn count_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let money = table.chart().kinds().iter().any(|unit| unit.money);
    let how = speech.word(if money { k::HOW } else { k::HOW_PIECES });
    ui.add(Label::new(RichText::new(how).small().color(palette.faint)).wrap());
    let room = ui.available_rect_before_wrap();
    let room = room.with_max_y(room.bottom().max(room.top() + kit::PAD.y * 2.0));
    let (above, foot) = room.split_top_bottom_at_y(room.bottom() - kit::PRESS);
    let above = above.with_max_y(above.bottom() - kit::GAP);
    let high = if kit::low(ui) { kit::ROW * 4.0 + kit::SPACE } else { kit::PAD.y };
    let pad = Rect::from_min_max(above.max - vec2(kit::PAD.x, high), above.max);
    let left = above.with_max_x(pad.left() - kit::GAP);
    // Few columns leave the keypad its room beside them.
    let few = table.seats().count() <= FEW;
    // In a low window the fields need the room first.
    let explained = kit::ROW * if kit::low(ui) { 3.0 } else { 5.0 };
    let (wide, explained) = if few { (left, explained) } else { (above, high) };
    let fields = wide.with_max_y(above.bottom() - explained - kit::GAP);
    let explained = left.with_min_y(above.bottom() - explained);
    count.pad.keys_ui(ui, speech, pad, &["x", "+"]);
    let place =
        |ui: &mut Ui, name: &str, place: Rect| ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    ScrollArea::vertical().id_salt("fields").auto_shrink(false).show(&mut place(ui, "typed", fields), |ui| {
        grid::grid_ui(ui, speech, table, count, actions);
    });
    count.find(speech, table);
    ScrollArea::vertical().id_salt("suspects").auto_shrink(false).show(
        &mut place(ui, "explained", explained),
        |ui| {
            found::found_ui(ui, speech, table, count, actions);
        },
    );
    place(ui, "foot", foot).horizontal_wrapped(|ui| {
        let entry = count.entry(table);
        let keep = kit::Button::main(speech.word(k::KEEP)).size(vec2(0.0, kit::PRESS));
        if keep.enabled(entry.is_some()).show(ui).clicked()
            && let Some(entry) = entry
        {
            actions.extend([Action::Panel(None), Action::Enter(entry)]);
        }
        ui.checkbox(&mut count.board, speech.word(k::BOARD));
        ui.label(RichText::new(speech.word(k::KEYS)).small().color(palette.faint));
    });
    ui.advance_cursor_after_rect(room);
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
        count.left.clear();
    }
}

//! The count: players type what they hold, as sums or as banknotes and pieces. Each finished number is compared with the book, and mistakes
//! that explain the difference are listed, likeliest first.

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

type Account = (Holder, Unit);

/// A count that is being typed.
#[derive(Debug)]
pub struct Count {
    typed: BTreeMap<Account, String>,
    /// The finished numbers, which are compared with the book.
    left: BTreeSet<Account>,
    /// Whether the board is counted too.
    board: bool,
    pad: kit::Pad,
    pieces: BTreeMap<String, Pieces>,
    found: Option<Found>,
    /// The suspect that the user chose.
    chosen: Option<usize>,
    fresh: bool,
}

/// The result of a count.
#[derive(Debug)]
struct Found {
    of: (BTreeMap<Account, String>, BTreeSet<Account>, u32),
    /// The texts that cannot be parsed.
    unread: Vec<(Account, Line)>,
    gaps: Vec<Gap>,
    suspects: Vec<Suspect>,
}

impl Count {
    /// An empty count, with the game's banknotes and pieces by unit.
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

    /// The same, to be opened again.
    pub fn gone_on_with(self) -> Self {
        Self { fresh: true, ..self }
    }

    /// The values of a unit's banknotes or pieces, largest first.
    fn values(&self, table: &Session, unit: Unit) -> Vec<i64> {
        let kind = table.chart().unit(unit);
        kind.and_then(|kind| self.pieces.get(kind.word)).map_or_else(Vec::new, |pieces| pieces.values.clone())
    }

    /// The typed texts, parsed.
    fn counted(&self, table: &Session) -> impl Iterator<Item = (Account, Result<Counted, Line>)> {
        let typed = self.typed.iter().filter(|(_, text)| !text.trim().is_empty());
        typed.map(|(account, text)| {
            let (whose, unit) = (spoken::holder(table, account.0), spoken::unit_word(table, account.1));
            (*account, counting::parse(table, &format!("{whose}={} {unit}", text.trim())))
        })
    }

    /// Compares the finished numbers with the book, once for each change.
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

    /// The entry that records the count.
    fn entry(&self, table: &Session) -> Option<Verb> {
        let counted: Vec<Counted> = self.counted(table).map(|(_, one)| one).collect::<Result<_, _>>().ok()?;
        (!counted.is_empty()).then(|| counting::entry(table, &counted))
    }
}

/// The most players whose fields fit next to the keypad.
const FEW: usize = 3;

/// Draws the panel: the fields, the explanations at the bottom left, the keypad at the bottom right.
pub fn count_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let money = table.chart().kinds().iter().any(|unit| unit.money);
    let how = speech.word(if money { k::HOW } else { k::HOW_PIECES });
    ui.add(Label::new(RichText::new(how).small().color(palette.faint)).wrap());
    let room = ui.available_rect_before_wrap();
    let room = room.with_max_y(room.bottom().max(room.top() + kit::pad(ui).y * 2.0));
    let (above, foot) = room.split_top_bottom_at_y(room.bottom() - kit::press(ui));
    let above = above.with_max_y(above.bottom() - kit::GAP);
    let dense = kit::low(ui) && !kit::touch(ui);
    let high = if dense { kit::ROW * 4.0 + kit::SPACE } else { kit::pad(ui).y };
    let pad = Rect::from_min_max(above.max - vec2(kit::pad(ui).x, high), above.max);
    let left = above.with_max_x(pad.left() - kit::GAP);
    // With few columns the keypad fits next to them.
    let few = table.seats().count() <= FEW;
    // In a low window the fields get the room first.
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
        let keep = kit::Button::main(speech.word(k::KEEP)).size(vec2(0.0, kit::press(ui)));
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
    // After an entry the count starts again.
    if actions.iter().any(|action| matches!(action, Action::Enter(_))) {
        count.typed.clear();
        count.left.clear();
    }
}

//! The call lists after payouts: who pays and who gets how much, in notes. A list stays until it is ticked or closed. Ticks are not part of the
//! record.

use std::collections::BTreeMap;

use egui::{RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, opened};
use crate::desk::table::{Subject, plain, spoken};
use crate::desk::{Action, Speech};
use crate::engine::{Movement, Unit};
use crate::msg;
use crate::preset::Pieces;
use crate::session::{Net, Session, TimelineRow};
use crate::words::{Arg, Line, keys};

/// The number of other lists for which a list leaves room below itself.
const OTHERS: usize = 1;
/// The height above which a list scrolls.
const HIGH: f32 = kit::ROW * 8.0;

/// The payments of a line, with their ticks.
#[derive(Clone, Debug)]
pub struct CallList {
    line: u32,
    dues: Vec<Due>,
    ticked: Vec<bool>,
}

#[derive(Clone, Debug)]
enum Due {
    /// The net money of a player.
    Money(Net),
    /// A payment from one player to another.
    Payment(Movement),
    /// A player's own pieces on the board.
    Pieces(Movement),
}

impl CallList {
    /// The list of a line that moves the money of several players; `None` if Steward keeps the money.
    pub fn of(table: &Session, line: u32) -> Option<Self> {
        let kept = |unit: Unit| {
            let unit = table.chart().unit(unit);
            unit.is_some_and(|unit| table.header().kept.iter().any(|word| word == unit.word))
        };
        let row = table.line(line)?;
        let moved = table.moved_by_line(row.n);
        if let Some(payment) = plain::payment(table, &moved).filter(|moved| !kept(moved.unit)) {
            return Some(Self { line, ticked: vec![false], dues: vec![Due::Payment(payment)] });
        }
        let money = plain::money(table, &moved).into_iter().filter(|net| !kept(net.unit));
        let mut dues: Vec<Due> = money.map(Due::Money).collect();
        // In a game without money, an act of the whole table lists each player's own pieces.
        if table.chart().kinds().iter().all(|unit| !unit.money) && of_the_table(table, &row) {
            let own = moved.into_iter().filter(|moved| moved.unit.colour.is_some() && !kept(moved.unit));
            dues.extend(own.map(Due::Pieces));
        }
        (dues.len() > 1).then(|| Self { line, ticked: vec![false; dues.len()], dues })
    }

    fn left(&self) -> usize {
        self.ticked.iter().filter(|ticked| !**ticked).count()
    }
}

/// Whether a line is an act of the whole table.
fn of_the_table(table: &Session, row: &TimelineRow<'_>) -> bool {
    row.verb.act().is_some_and(|act| act.seat(table.seats()).is_none())
}

/// The lists with open ticks, newest last.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    lists: Vec<CallList>,
    /// The list chosen by the user, instead of the newest.
    front: Option<u32>,
    /// Whether the lists are folded, and the version of the book for which this was decided.
    folded: Option<(u32, bool)>,
    /// The height of the buttons below a list.
    ways: f32,
}

impl Calls {
    /// Adds the list of a new line, if it has one.
    pub fn add(&mut self, table: &Session, line: u32) {
        if let Some(list) = CallList::of(table, line) {
            self.lists.retain(|other| other.line != line);
            self.lists.push(list);
            self.front = None;
        }
    }

    /// The lists whose lines are still in effect.
    fn standing(&self, table: &Session) -> Vec<usize> {
        let live = |list: &CallList| table.line(list.line).is_some_and(|row| row.live);
        self.lists.iter().enumerate().filter(|(_, list)| live(list)).map(|(at, _)| at).collect()
    }

    pub fn waits(&self, table: &Session) -> bool {
        !self.standing(table).is_empty()
    }

    /// Whether the lists are folded; `None` if that is not decided for this version.
    pub fn folded(&self, version: u32) -> Option<bool> {
        self.folded.filter(|(of, _)| *of == version).map(|(_, folded)| folded)
    }

    /// The number of lists that are not folded.
    pub fn open(&self, version: u32) -> usize {
        if self.folded(version) == Some(true) { 0 } else { self.lists.len() }
    }

    /// Folds lists older than the last act, unless the user has pressed one since.
    pub fn fold_older(&mut self, table: &Session, last: Option<u32>) {
        let newest = self.lists.last().map(|list| list.line);
        if self.folded(table.lines()).is_none() && newest < last {
            self.fold(table.lines(), true);
        }
    }

    /// Sets whether the lists are folded, for this version of the book.
    pub const fn fold(&mut self, version: u32, folded: bool) {
        self.folded = Some((version, folded));
    }

    /// The line and ticks of each list, to be saved.
    pub fn kept(&self) -> Vec<(u32, Vec<bool>)> {
        self.lists.iter().map(|list| (list.line, list.ticked.clone())).collect()
    }

    /// Restores saved lists.
    pub fn take_up(&mut self, table: &Session, kept: &[(u32, Vec<bool>)]) {
        for (line, ticked) in kept {
            self.add(table, *line);
            if let Some(list) = self.lists.last_mut().filter(|list| list.line == *line) {
                list.ticked.iter_mut().zip(ticked).for_each(|(own, kept)| *own = *kept);
            }
        }
    }
}

/// The banknotes.
pub fn money<'a>(table: &Session, pieces: &'a BTreeMap<String, Pieces>) -> Option<&'a Pieces> {
    let money = table.chart().kinds().iter().find(|unit| unit.money)?;
    pieces.get(money.word)
}

/// "Red pays $310: 3 × $100, 1 × $10", without the notes if they are unknown.
pub fn line(speech: Speech, table: &Session, pieces: Option<&Pieces>, net: &Net) -> String {
    let (key, amount) = match net.amount < 0 {
        true => (keys::table::PAYS, net.amount.saturating_neg()),
        false => (keys::table::GETS, net.amount),
    };
    let name = table.seats().name(net.seat);
    let what = msg!(key, name = name, amount = table.amount_line(net.unit, amount));
    with_notes(speech, pieces, what, amount)
}

/// "Red → Blue: $310: 3 × $100, 1 × $10", in the same way.
pub fn payment_line(speech: Speech, table: &Session, pieces: Option<&Pieces>, moved: &Movement) -> String {
    let Movement { from, to, unit, amount } = *moved;
    let (from, to) = (table.holder_line(from), table.holder_line(to));
    let what = msg!(keys::table::PAYMENT, from = from, to = to, amount = table.amount_line(unit, amount));
    with_notes(speech, pieces, what, amount)
}

fn with_notes(speech: Speech, pieces: Option<&Pieces>, what: Line, amount: i64) -> String {
    let note =
        |(count, value): (i64, i64)| msg!(keys::table::NOTES, count = count, value = Arg::Money(value));
    match pieces.and_then(|pieces| pieces.parts(amount)).filter(|parts| !parts.is_empty()) {
        Some(parts) => {
            let notes: Vec<String> = parts.into_iter().map(|part| speech.say(&note(part))).collect();
            speech.say(&msg!(keys::table::IN_NOTES, what = what, notes = notes.join(", ")))
        }
        None => speech.say(&what),
    }
}

/// Draws the newest list or the chosen one, then a button for each of the others; if folded, only the buttons. Scrolls below `ends`. Returns
/// the height that is out of view.
pub fn calls_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, pieces): (&Session, Option<&Pieces>),
    calls: &mut Calls,
    ends: f32,
    actions: &mut Vec<Action>,
) -> f32 {
    let standing = calls.standing(table);
    let asked = |at: &&usize| calls.lists.get(**at).map(|list| list.line) == calls.front;
    let Some(shown) = standing.iter().find(asked).or(standing.last()).copied() else { return 0.0 };
    let (mut done, mut all, mut cut) = (false, false, 0.0);
    let folded = calls.open(table.lines()) == 0;
    if let Some(list) = calls.lists.get_mut(shown).filter(|_| !folded) {
        (done, cut) = call_list_ui(ui, speech, (table, pieces), list, ends - calls.ways, actions);
    }
    let lists = standing.len();
    let others: Vec<usize> = standing.into_iter().filter(|at| folded || *at != shown).collect();
    let drawn = ui.horizontal_wrapped(|ui| {
        for list in others.iter().rev().take(OTHERS).filter_map(|at| calls.lists.get(*at)) {
            let name = speech.say(&msg!(keys::table::CALLS_OF, n = list.line, count = list.left()));
            if ui.add(egui::Button::new(RichText::new(name).small())).clicked() {
                calls.front = Some(list.line);
                calls.folded = Some((table.lines(), false));
            }
        }
        if lists > 1 {
            let name = speech.word(keys::table::CALLS_DONE);
            all = ui.add(egui::Button::new(RichText::new(name).small())).clicked();
        }
    });
    let ways = drawn.response.rect.height().ceil();
    if (ways - calls.ways).abs() > 0.5 {
        calls.ways = ways;
        kit::again(ui, "a list has more or less room");
    }
    if all {
        *calls = Calls::default();
    } else if done {
        calls.lists.remove(shown);
        calls.front = None;
    }
    cut
}

/// Draws a list that scrolls below `ends`. Returns whether it is done, and the height that is out of view.
fn call_list_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, pieces): (&Session, Option<&Pieces>),
    list: &mut CallList,
    ends: f32,
    actions: &mut Vec<Action>,
) -> (bool, f32) {
    let palette = Palette::of(ui);
    let (mut done, mut cut) = (false, 0.0);
    let frame = kit::raised(ui);
    let around = frame.total_margin().bottom + ui.spacing().item_spacing.y;
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let head = egui::vec2(ui.available_width(), kit::press(ui));
        ui.allocate_ui_with_layout(head, egui::Layout::right_to_left(egui::Align::Center), |ui| {
            done = ui.button(speech.word(keys::table::DONE)).clicked();
            let why = icon_button(ui, icons::ICON_HELP, speech.word(keys::table::WHY_THESE));
            opened(why, actions, || Subject::Entry(list.line));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let entry = speech.say(&msg!(keys::right::ENTRY, n = list.line));
                let title = kit::bold(format!("{} · {entry}", speech.word(keys::table::CALL_LIST)));
                ui.add(egui::Label::new(title.small()).wrap());
            });
        });
        let high = (ends - around - ui.cursor().top()).clamp(kit::ROW, HIGH);
        let scrolls = ScrollArea::vertical().id_salt("calls").max_height(high).min_scrolled_height(0.0);
        let drawn = scrolls.auto_shrink([false, true]).show(ui, |ui| {
            for (due, ticked) in list.dues.iter().zip(&mut list.ticked) {
                let text = match due {
                    Due::Money(net) => line(speech, table, pieces, net),
                    Due::Payment(moved) => payment_line(speech, table, pieces, moved),
                    Due::Pieces(moved) => spoken::moved(speech, table, moved),
                };
                let name = speech.say(&msg!(keys::table::TICK, what = text.as_str()));
                let colour = if *ticked { palette.faint } else { palette.ink };
                let mut rich = RichText::new(text).size(kit::BODY).color(colour);
                if *ticked {
                    rich = rich.strikethrough();
                }
                ui.checkbox(ticked, rich).accessible_name(name);
            }
        });
        cut = (drawn.content_size.y.min(HIGH) - drawn.inner_rect.height()).max(0.0);
    });
    (done || list.left() == 0, cut)
}

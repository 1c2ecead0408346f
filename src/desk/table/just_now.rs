//! The foot of the card: what was entered last with what changes hands by it, or what was refused; the entries before
//! it, and the way back.

use std::sync::Arc;

use egui::{Align, FontId, Galley, Label, Layout, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, opening};
use crate::desk::table::payout::{self};
use crate::desk::table::timeline::steps_ui;
use crate::desk::table::{Story, Subject, plain, reads_told};
use crate::desk::{Action, Speech};
use crate::engine::{Movement, TurnStatus};
use crate::msg;
use crate::page::moved_on_board;
use crate::preset::Pieces;
use crate::session::{Net, Session, TimelineRow, description};
use crate::words::{Line, keys};

/// What was entered last.
#[derive(Clone, Debug)]
pub struct Echo {
    /// Which line.
    pub line: u32,
    /// The first of the lines that were entered with it at once.
    pub first: u32,
    /// What each player pays or gets.
    pub money: Vec<Net>,
    /// What one player pays another, where that is all of it.
    pub payment: Option<Movement>,
    /// What it led to, and where it has moved pieces on the board, and whose others.
    pub on_board: Vec<Line>,
    /// Where the game stands since, where that is another phase or somebody else's act.
    pub leads_to: Option<TurnStatus>,
}

impl Echo {
    /// The echo of a line.
    pub fn of(table: &Session, n: u32) -> Option<Self> {
        Self::of_all(table, n, n)
    }

    /// The echo of lines that were entered at once.
    pub fn of_all(table: &Session, first: u32, line: u32) -> Option<Self> {
        let rows: Vec<TimelineRow<'_>> = (first..=line).filter_map(|n| table.line(n)).collect();
        rows.last()?;
        let moved: Vec<Movement> = rows.iter().flat_map(|row| table.moved_by_line(row.n)).collect();
        let (money, payment) = (plain::money(table, &moved), plain::payment(table, &moved));
        let (before, now) = (table.view_at(first.saturating_sub(1)).ok()?.stage, table.stage());
        let other = before.word() != now.word() || before.prompt != now.prompt || before.to_act != now.to_act;
        let on_board = rows.iter().flat_map(|row| on_board(table, row)).collect();
        Some(Self { line, first, money, payment, on_board, leads_to: other.then_some(now) })
    }

    /// What was entered, in words; of several lines how many they are, and each.
    fn told(&self, speech: Speech, table: &Session, story: &Story) -> String {
        let rows = (self.first..=self.line).filter_map(|n| table.line(n));
        let told = rows.map(|row| told_folded(speech, table, story, &row)).collect::<Vec<_>>().join(" · ");
        match self.line - self.first {
            0 => told,
            more => speech.say(&msg!(keys::table::AT_ONCE, count = more + 1, what = told)),
        }
    }

    /// What it led to, and what changes hands by it.
    fn comes_to(&self, speech: Speech, table: &Session, pieces: Option<&Pieces>) -> String {
        let money = match (&self.payment, self.money.as_slice()) {
            (Some(payment), _) => vec![payout::payment_line(speech, table, pieces, payment)],
            (None, [net]) => vec![payout::line(speech, table, pieces, net)],
            (None, nets) => nets.iter().map(|net| named(speech, table, net)).collect(),
        };
        let on_board = self.on_board.iter().map(|line| speech.sentence(line));
        on_board.chain(money).collect::<Vec<_>>().join(" · ")
    }
}

/// What an entry has led to, then where it has moved pieces on the board and whose others it has taken off it.
fn on_board(table: &Session, row: &TimelineRow<'_>) -> Vec<Line> {
    let found = table.explain(row.n).map(|effect| effect.findings).unwrap_or_default();
    let led_to = found.into_iter().filter(description::is_consequence).map(|found| found.what);
    let act = table.entry(row.n).and_then(|entry| entry.verb.act());
    let actor = act.and_then(|act| act.seat(table.seats()));
    let moved = actor.map(|actor| moved_on_board(table, actor, &table.moved_by_line(row.n)));
    led_to.chain(moved.unwrap_or_default()).collect()
}

/// What a screen reader says of its own accord: what is in the way, or what was entered and where that led.
fn live_ui(ui: &mut Ui, speech: Speech, (table, pieces): (&Session, Option<&Pieces>), just: &JustNow<'_>) {
    let &JustNow { echo, trouble, story, .. } = just;
    let mut said = Vec::new();
    if let Some((why, suggestion)) = trouble {
        said.extend([Some(why), suggestion.as_ref()].into_iter().flatten().map(|line| speech.sentence(line)));
    } else if let Some(echo) = echo {
        said.push(echo.told(speech, table, story));
        said.extend(Some(echo.comes_to(speech, table, pieces)).filter(|comes_to| !comes_to.is_empty()));
        if let Some(stage) = &echo.leads_to {
            if stage.over.is_none() {
                said.push(speech.say(&stage.phase_named(stage.turn, stage.phase)));
            }
            said.push(speech.sentence(stage.over.as_ref().unwrap_or(&stage.prompt)));
        }
    }
    let said = said.join(" · ");
    let response = ui.interact(egui::Rect::ZERO, ui.scope_id().with("live"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        // What announces reads the value of a text.
        node.set_value(said.as_str());
        node.set_label(said.as_str());
    });
}

/// What the foot of the card tells.
#[derive(Debug)]
pub struct JustNow<'a> {
    /// What was entered last.
    pub echo: Option<&'a Echo>,
    /// What is in the way, and what helps.
    pub trouble: Option<&'a (Line, Option<Line>)>,
    /// The line that is looked at.
    pub looking: Option<u32>,
    /// Which entries answer one question together.
    pub story: &'a Story,
}

/// Draws the same in a place of its own height: the way back, what happened, and what it moved or why nothing did.
pub fn in_two_lines(
    ui: &mut Ui,
    speech: Speech,
    (table, pieces): (&Session, Option<&Pieces>),
    just: &JustNow<'_>,
    drawer: bool,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    live_ui(ui, speech, (table, pieces), just);
    ui.spacing_mut().item_spacing.y = 0.0;
    kit::rule(ui);
    head_ui(ui, speech, table, just, drawer, actions);
    match (just.trouble, just.echo) {
        (Some((why, _)), _) => {
            let why = speech.sentence(why);
            let shown = kit::on_rows(ui, &why, kit::strong(kit::BODY), palette.red, WHY);
            ui.add(Label::new(shown)).on_hover_text(why);
        }
        (None, Some(echo)) => echo_ui(ui, speech, table, (echo, just.story), pieces, actions),
        (None, None) => {}
    }
}

/// What it is called, and what takes it back.
fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    just: &JustNow<'_>,
    drawer: bool,
    actions: &mut Vec<Action>,
) {
    ui.horizontal(|ui| {
        ui.label(kit::bold(speech.word(keys::table::JUST_NOW)).small());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let name = if drawer { keys::table::TIMELINE_ASIDE } else { keys::table::TIMELINE_SHOW };
            if !kit::third_column(ui) && icon_button(ui, icons::ICON_HISTORY, speech.word(name)).clicked() {
                actions.push(Action::Timeline);
            }
            steps_ui(ui, speech, table, just.looking, actions);
        });
    });
}

/// The last entry, with what it led to and what changes hands by it.
fn echo_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (echo, story): (&Echo, &Story),
    pieces: Option<&Pieces>,
    actions: &mut Vec<Action>,
) {
    let (told, comes_to) = (echo.told(speech, table, story), echo.comes_to(speech, table, pieces));
    let fonts = [kit::font(kit::BODY), kit::font(kit::SMALL)];
    let lines = if ui.available_height() < LINES * kit::SMALL * 1.3 { 2 } else { 3 };
    let below = (!comes_to.is_empty()).then(|| shortened(ui, table, &comes_to, &fonts, lines - 1));
    // What it led to has the room it needs before what was done.
    let left = lines - below.as_ref().map_or(1, |below| below.rows.len());
    let above = shortened(ui, table, &told, &[kit::strong(kit::BODY)], left);
    ui.spacing_mut().interact_size.y = 0.0;
    part_ui(ui, (&told, above), echo.line, actions);
    if let Some(below) = below {
        part_ui(ui, (&comes_to, below), echo.line, actions);
    }
}

/// A part of the last entry on so many lines, in the first letters in which it fits: where it is longer, names give way before
/// what was done.
fn shortened(ui: &Ui, table: &Session, whole: &str, fonts: &[FontId], lines: usize) -> Arc<Galley> {
    let ink = Palette::of(ui).ink;
    let names: Vec<String> = table.seats().iter().map(|seat| table.seats().name(seat)).collect();
    let texts = NAMES.iter().map(|letters| kit::names_to(whole, &names, *letters));
    let all: Vec<(String, &FontId)> =
        texts.flat_map(|text| fonts.iter().map(move |font| (text.clone(), font))).collect();
    let drawn = |(text, font): &(String, &FontId)| kit::on_rows(ui, text, (*font).clone(), ink, lines);
    let fits = all.iter().map(drawn).find(|galley| !galley.elided);
    fits.unwrap_or_else(|| kit::on_rows(ui, whole, kit::font(kit::SMALL), ink, lines))
}

/// Draws a part of the last entry, which opens it; it is whole under the pointer and by ear.
fn part_ui(ui: &mut Ui, (whole, shown): (&str, Arc<Galley>), line: u32, actions: &mut Vec<Action>) {
    let cut = shown.elided || shown.text() != whole;
    let response = opening(ui, shown, actions, || Subject::Entry(line)).accessible_name(whole);
    if cut {
        response.on_hover_text(whole);
    }
}

/// So many lines the last entry has where there is room for them, and one fewer elsewhere.
const LINES: f32 = 3.0;
/// So many lines what is in the way has.
const WHY: usize = 2;
/// So many letters of a name stand there, the first for which there is room.
const NAMES: [usize; 8] = [usize::MAX, 40, 32, 24, 18, 14, 10, 7];

/// An entry in words; one that answers a question with others, with them.
fn told_folded(speech: Speech, table: &Session, story: &Story, row: &TimelineRow<'_>) -> String {
    match story.reads_with(row.n) {
        Some(reads) => reads_told(speech, table, reads),
        None => plain::describe_row(speech, table, row),
    }
}

fn named(speech: Speech, table: &Session, net: &Net) -> String {
    let amount = plain::signed(speech, table, net.unit, net.amount);
    speech.say(&msg!(keys::table::NAMED, name = table.seats().name(net.seat), what = amount))
}

//! The foot of the card: the last entry with its payments, or a refusal; then undo and the timeline.

use std::sync::Arc;

use egui::{Align, FontId, Galley, Label, Layout, Ui};

use crate::desk::fetch::begins;
use crate::desk::kit::{self, Palette, icon_button, icons, opening};
use crate::desk::table::payout::{self};
use crate::desk::table::timeline::steps_ui;
use crate::desk::table::{Story, Subject, plain, reads_told};
use crate::desk::{Action, Speech};
use crate::engine::entry::Verb;
use crate::engine::{Movement, TurnStatus};
use crate::msg;
use crate::page::moved_on_board;
use crate::preset::Pieces;
use crate::session::{Net, Session, TimelineRow, counting, description};
use crate::words::{Line, keys};

/// The last entry, as shown.
#[derive(Clone, Debug)]
pub struct Echo {
    /// The last line.
    pub line: u32,
    /// The first line, if several were entered together.
    pub first: u32,
    /// The net amount of each player.
    pub money: Vec<Net>,
    /// The payment, if all money goes from one player to another.
    pub payment: Option<Movement>,
    /// The consequences, the pieces moved on the board, and the owners of removed pieces.
    pub on_board: Vec<Line>,
    /// The new status, if the phase, the prompt or the players to act changed.
    pub leads_to: Option<TurnStatus>,
}

impl Echo {
    pub fn of(table: &Session, n: u32) -> Option<Self> {
        Self::of_all(table, n, n)
    }

    /// The echo of lines that were entered together.
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

    /// Describes the entries.
    fn told(&self, speech: Speech, table: &Session, story: &Story) -> String {
        let rows = (self.first..=self.line).filter_map(|n| table.line(n));
        rows.map(|row| describe_group(speech, table, story, &row)).collect::<Vec<_>>().join(" · ")
    }

    /// The header.
    fn title(&self, speech: Speech) -> String {
        match self.line - self.first {
            0 => speech.word(keys::table::JUST_NOW),
            more => speech.say(&msg!(keys::table::AT_ONCE, count = more + 1)),
        }
    }

    /// Describes the consequences and payments.
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

/// The consequences of an entry, the pieces that it moved on the board, and the owners of removed pieces; of a count, what does not agree.
fn on_board(table: &Session, row: &TimelineRow<'_>) -> Vec<Line> {
    if let Verb::Count(counted) = row.verb {
        let counted: Vec<_> = counted.iter().filter_map(|count| count.amount(table.chart())).collect();
        let gaps = table.gaps(&counted).into_iter().filter(|gap| gap.off() != 0);
        return gaps.map(|gap| counting::gap_line(table, &gap)).collect();
    }
    let found = table.explain(row.n).map(|effect| effect.findings).unwrap_or_default();
    let led_to = found.into_iter().filter(description::is_consequence).map(|found| found.what);
    let act = table.entry(row.n).and_then(|entry| entry.verb.act());
    let actor = act.and_then(|act| act.seat(table.seats()));
    let moved = actor.map(|actor| moved_on_board(table, actor, &table.moved_by_line(row.n)));
    led_to.chain(moved.unwrap_or_default()).collect()
}

/// Announces a refusal or the last entry to screen readers.
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
        // Live regions announce the value of a node.
        node.set_value(said.as_str());
        node.set_label(said.as_str());
    });
}

/// What the foot of the card shows.
#[derive(Debug)]
pub struct JustNow<'a> {
    pub echo: Option<&'a Echo>,
    /// A refusal, and a suggestion.
    pub trouble: Option<&'a (Line, Option<Line>)>,
    /// The line shown in the history.
    pub looking: Option<u32>,
    /// Whether a lesson leads through the turn.
    pub lesson: bool,
    /// The timeline, which knows the entries that answer one question together.
    pub story: &'a Story,
}

/// Draws the foot of the card with a fixed height: the header, then the last entry or the refusal.
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
        (None, None) => {
            let said = if just.lesson { Some(keys::coach::LESSON_HINT.into()) } else { begins(table) };
            let said = said.map(|line| speech.sentence(&line)).unwrap_or_default();
            ui.add(Label::new(said).wrap());
        }
    }
}

/// Draws the header and the undo button.
fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    just: &JustNow<'_>,
    drawer: bool,
    actions: &mut Vec<Action>,
) {
    ui.horizontal(|ui| {
        let title = just.echo.map_or_else(|| speech.word(keys::table::JUST_NOW), |echo| echo.title(speech));
        ui.label(kit::bold(title).small());
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

/// Draws the last entry with its consequences and payments.
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
    // The consequences take their room first. Those of several entries name the players, so they need the room more than the entries.
    let kept = if echo.first < echo.line { 0 } else { 1 };
    let below = (!comes_to.is_empty()).then(|| shortened(ui, table, &comes_to, &fonts, lines - kept));
    let left = lines - below.as_ref().map_or(0, |below| below.rows.len());
    ui.spacing_mut().interact_size.y = 0.0;
    if left > 0 {
        let above = shortened(ui, table, &told, &[kit::strong(kit::BODY)], left);
        part_ui(ui, (&told, above), echo.line, actions);
    }
    if let Some(below) = below {
        part_ui(ui, (&comes_to, below), echo.line, actions);
    }
}

/// Lays out a text on a number of lines in the first font that fits. If none fits, names are shortened first.
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

/// Draws a part of the last entry. A click opens it; the tooltip and the accessible name have the whole text.
fn part_ui(ui: &mut Ui, (whole, shown): (&str, Arc<Galley>), line: u32, actions: &mut Vec<Action>) {
    let cut = shown.elided || shown.text() != whole;
    let response = opening(ui, shown, actions, || Subject::Entry(line)).accessible_name(whole);
    if cut {
        response.on_hover_text(whole);
    }
}

/// The lines of the last entry in a tall card. A low one has one line fewer.
const LINES: f32 = 3.0;
/// The most lines of a refusal.
const WHY: usize = 2;
/// The lengths to which names are shortened; the first that fits is used.
const NAMES: [usize; 8] = [usize::MAX, 40, 32, 24, 18, 14, 10, 7];

/// Describes an entry together with those that answer the same question.
fn describe_group(speech: Speech, table: &Session, story: &Story, row: &TimelineRow<'_>) -> String {
    match story.reads_with(row.n) {
        Some(reads) => reads_told(speech, table, reads),
        None => plain::describe_row(speech, table, row),
    }
}

fn named(speech: Speech, table: &Session, net: &Net) -> String {
    let amount = plain::signed(speech, table, net.unit, net.amount);
    speech.say(&msg!(keys::table::NAMED, name = table.seats().name(net.seat), what = amount))
}

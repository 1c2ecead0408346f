//! The history: the table right after a line. Nothing can be entered meanwhile.

use egui::{Key, Label, Modifiers, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Figure, Palette, icons, opening};
use crate::desk::table::{Subject, TablePage, plain, why};
use crate::desk::{Action, InsteadCommand, Speech};
use crate::engine::{Derivation, Glance, StepId, TurnStatus};
use crate::msg;
use crate::session::Session;
use crate::words::{Line, keys};

#[derive(Clone, Debug)]
pub struct Looking {
    pub line: u32,
    /// The position after it.
    pub glance: Glance,
    /// What the line did: its movements, then its findings.
    figures: Vec<Derivation>,
    moved: usize,
}

impl Looking {
    /// The position after a line; `None` if there is no such line.
    pub fn at(table: &Session, line: u32) -> Option<Self> {
        let then = table.standing_after(line).ok()?;
        let glance = Glance::of(then.setting(), then.book());
        let effect = then.explain(line).unwrap_or_default();
        Some(Self { line, glance, figures: why::figures(table, &effect), moved: effect.postings.len() })
    }

    /// The status at that time.
    pub fn stage(&self) -> &TurnStatus {
        &self.glance.stage
    }
}

impl TablePage {
    /// Returns to the current position on Escape, Home or End, wherever the focus is. An open panel and typed text get these keys first.
    pub(super) fn leave_the_past(&self, ui: &Ui, lies: bool, actions: &mut Vec<Action>) {
        if lies || self.why.subject().is_some() {
            return;
        }
        let nothing_said = self.card.is_at_rest();
        if self.says_instead() && nothing_said && kit::consume_escape(ui) {
            return actions.push(Action::Instead(InsteadCommand::Drop));
        }
        if self.looking.is_none() {
            return;
        }
        let over = ui.memory(|memory| memory.top_modal_layer().is_some());
        let typing = over || ui.text_edit_focused() && self.entry.is_used();
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if kit::consume_escape(ui) || !typing && (pressed(Key::Home) || pressed(Key::End)) {
            actions.push(Action::Look(None));
        }
    }
}

/// Whether an amend replaced a line's entry.
fn is_mended(table: &Session, line: u32) -> bool {
    let (id, log) = (StepId::line(line), table.effective_log());
    log.steps.iter().any(|step| step.id == id && step.body != id)
}

/// Describes what the act of a line does after amends; `None` if the line has no effect.
fn described(table: &Session, line: u32) -> Option<Line> {
    let at = table.effective_log().place(StepId::line(line)).ok()?;
    let act = table.standing_body(StepId::line(line))?.act()?;
    Some(act.describe_done(table.setting(), table.moved().get(at)?))
}

/// Draws the bar of the history: the moment, and buttons to move on.
pub fn banner_ui(ui: &mut Ui, speech: Speech, line: u32, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let text = match line {
        0 => speech.word(keys::table::LOOKING_START),
        line => speech.say(&msg!(keys::desk::LOOKING_BACK, n = line)),
    };
    kit::mode_ui(ui, (palette.amber, palette.ground), &text, |ui| {
        let ways = [
            (keys::right::PUT_RIGHT, Action::PutRight),
            (keys::question::ASK, Action::Ask),
            (keys::desk::UNDO_TO_HERE, Action::AskBackTo(line)),
            (keys::desk::LOOK_NOW, Action::Look(None)),
        ];
        // In a narrow window the first two are only in the menu.
        let shown = if kit::narrow(ui) { 2 } else { 0 };
        for (name, action) in ways.into_iter().skip(shown) {
            if ui.button(speech.word(name)).clicked() {
                actions.push(action);
            }
        }
    });
}

/// Draws the bar of a demo: the entry shown, and large buttons to step through all entries.
pub fn demo_ui(ui: &mut Ui, speech: Speech, line: Option<u32>, lines: u32, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let at = line.unwrap_or(lines);
    let text = speech.say(&msg!(keys::table::DEMO, n = at, of = lines));
    kit::mode_ui(ui, (palette.sheet, palette.ink), &text, |ui| {
        let ways = [
            (keys::table::DEMO_ON, icons::ICON_CHEVRON_RIGHT, line.is_some(), 1),
            (keys::table::DEMO_BACK, icons::ICON_CHEVRON_LEFT, at > 0, -1),
        ];
        for (name, icon, lit, steps) in ways {
            let size = vec2(kit::STEP, kit::MAIN_BUTTON);
            let button = kit::Button::main(speech.word(name)).icon(icon).size(size).enabled(lit);
            if button.show(ui).clicked() {
                actions.push(Action::LookBy(steps));
            }
        }
        if line.is_some() && ui.button(speech.word(keys::desk::LOOK_NOW)).clicked() {
            actions.push(Action::Look(None));
        }
    });
}

/// Draws what the shown line did, in the place of the choices.
pub fn looking_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    looking: &Looking,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let entry = msg!(keys::table::ENTRY_N_OF, n = looking.line, of = table.lines());
    ui.label(kit::bold(speech.say(&entry)).size(kit::LEAD).color(palette.faint));
    let standing = described(table, looking.line).map(|line| speech.sentence(&line));
    let entered = || table.line(looking.line).map(|row| plain::describe_row(speech, table, &row));
    let description = standing.or_else(entered).unwrap_or_else(|| speech.word(keys::table::SET_UP));
    let text = RichText::new(description).size(kit::HEADING).color(palette.ink);
    ui.add(Label::new(text).wrap());
    let row = table.line(looking.line).filter(|_| is_mended(table, looking.line));
    if let Some(row) = row {
        let what = plain::describe_row(speech, table, &row);
        let text = RichText::new(speech.sentence(&msg!(keys::right::ENTERED_AS, what = what)));
        ui.add(Label::new(text.small().color(palette.faint)).wrap());
    }
    ScrollArea::vertical().id_salt("looked-at").auto_shrink(false).show(ui, |ui| {
        let (moved, worked_out) = looking.figures.split_at_checked(looking.moved).unwrap_or_default();
        for figure in moved {
            let text = RichText::new(speech.sentence(&figure.what)).color(palette.ink);
            opening(ui, text, actions, || Subject::of(figure));
        }
        for figure in worked_out {
            ui.horizontal(|ui| {
                let text = speech.sentence(&figure.what);
                let total = Figure::counted(figure.measure, figure.total, text.clone()).low().strong();
                total.opens(ui, speech, actions, || Subject::of(figure));
                ui.add(Label::new(RichText::new(text).color(palette.ink)).wrap());
            });
        }
        if looking.figures.is_empty() {
            ui.label(RichText::new(speech.word(keys::desk::NOTHING_MOVED)).color(palette.faint));
        }
    });
}

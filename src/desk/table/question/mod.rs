//! A question about an entry: the table before and after it, its explanation, and what other house rules would change. The answer is a ruling
//! with the name of who decided.

mod options;

use egui::{Grid, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Figure, Palette, opened_ui, text_field};
use crate::desk::table::{Panel, Subject, plain, why};
use crate::desk::{Action, Speech};
use crate::engine::entry::Decision;
use crate::engine::question::Question as AskedEntry;
use crate::engine::{Basis, Derivation, Holder};
use crate::msg;
use crate::session::{Changed, Session, changes};
use crate::words::Line;
use crate::words::keys::question as k;

#[derive(Debug)]
pub struct Question {
    asked: AskedEntry,
    /// The balances that the entry changed.
    changed: Vec<Changed>,
    figures: Vec<Derivation>,
    /// The rulings in force, in order.
    rulings: Vec<Decision>,
    by: String,
    reason: String,
}

impl Question {
    /// # Errors
    /// Says why there is no question about a line, with a suggestion.
    pub fn of(table: &Session, line: u32) -> Result<Self, (Line, Option<Line>)> {
        let step = table.steps().into_iter().map(|step| step.id).find(|id| id.line == line);
        let no_step = || (msg!(k::NO_ENTRY, n = line), Some(k::NO_ENTRY_SUGGESTION.into()));
        let step = step.ok_or_else(no_step)?;
        let asked = table.question(step).map_err(|problem| (problem.line(), problem.suggestion()))?;
        let hands = |changed: &Changed| matches!(changed.holder, Holder::Seat(_));
        let changed =
            changes(&asked.before.book.ledger, &asked.after.book.ledger).into_iter().filter(hands).collect();
        let figures = why::figures(table, &asked.effect);
        let (by, reason) = (String::new(), String::new());
        let rulings = table.decisions().into_iter().map(|(_, decision)| decision.clone()).collect();
        Ok(Self { changed, figures, rulings, asked, by, reason })
    }

    pub fn title(&self, speech: Speech, table: &Session) -> String {
        let what = plain::description(speech, table, &self.asked.text);
        speech.say(&msg!(k::TITLE, entry = self.asked.step.to_string(), what = what))
    }
}

pub fn question_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    question: &mut Question,
    actions: &mut Vec<Action>,
) {
    let (width, height) = (ui.available_width(), kit::list(ui, 3.0));
    let side = (width - kit::SPACE - kit::WIDE) / 2.0;
    ui.horizontal_top(|ui| {
        side_ui(ui, "why", vec2(side, height), |ui| {
            before_ui(ui, speech, table, question, actions);
            ui.add_space(kit::GAP);
            for (salt, derivation) in question.figures.iter().enumerate() {
                match opened_ui(ui, speech, None, derivation, salt + 500).1 {
                    Some(Basis::Entry(step)) => actions.push(Action::Why(Subject::Entry(step.line))),
                    Some(Basis::Account(holder, unit)) => {
                        actions.push(Action::Why(Subject::Balance(holder, unit)));
                    }
                    None => {}
                }
                ui.add_space(kit::GAP);
            }
        });
        ui.add_space(kit::SPACE);
        side_ui(ui, "points", vec2(side, height), |ui| {
            options::options_ui(ui, speech, table, question, actions);
        });
    });
    kit::part(ui);
    ui.horizontal(|ui| {
        let by = ui.label(speech.word(k::BY));
        let edit = TextEdit::singleline(&mut question.by).desired_width(150.0);
        ui.add(text_field("by", edit)).labelled_by(by.id);
        for seat in table.seats().iter() {
            let name = table.seats().name(seat);
            let label = speech.say(&msg!(k::DECIDED_BY, name = name.as_str()));
            let button = ui.add(egui::Button::new(RichText::new(name.as_str()).small()));
            if button.accessible_name(label).clicked() {
                question.by = name;
            }
        }
        let everybody = speech.word(k::EVERYBODY);
        if ui.add(egui::Button::new(RichText::new(everybody.as_str()).small())).clicked() {
            question.by = everybody;
        }
        let reason = ui.label(speech.word(crate::words::keys::right::REASON));
        let edit = TextEdit::singleline(&mut question.reason).desired_width(f32::INFINITY);
        ui.add(text_field("reason", edit)).labelled_by(reason.id);
    });
    ui.add_space(kit::GAP);
    ui.horizontal(|ui| {
        if ui.button(speech.word(crate::words::keys::right::PUT_RIGHT)).clicked() {
            actions.push(Action::Panel(Some(Panel::Right(question.asked.step.line))));
        }
        if ui.button(speech.word(k::OTHER_QUESTION)).clicked() {
            let ruling = Panel::Ruling(question.by.clone(), question.reason.clone());
            actions.push(Action::Panel(Some(ruling)));
        }
    });
}

fn side_ui(ui: &mut Ui, salt: &str, size: egui::Vec2, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(size, |ui| {
        ui.vertical(|ui| {
            ui.set_min_size(size);
            ui.set_max_width(size.x);
            ScrollArea::vertical().id_salt(salt).auto_shrink(false).max_height(size.y).show(ui, add);
        });
    });
}

/// Draws the balances before and after the entry.
fn before_ui(ui: &mut Ui, speech: Speech, table: &Session, question: &Question, actions: &mut Vec<Action>) {
    let Question { asked, changed, .. } = question;
    let palette = Palette::of(ui);
    if changed.is_empty() {
        ui.label(RichText::new(speech.word(k::SAME)).color(palette.faint));
        return;
    }
    Grid::new("before-after").num_columns(3).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
        ui.label("");
        for key in [k::BEFORE, k::AFTER] {
            kit::heading(ui, speech.word(key), 80.0);
        }
        ui.end_row();
        for changed in changed {
            let unit = table.chart().unit(changed.unit);
            let name = unit.map_or(k::SAME, |kind| kind.name);
            let what = msg!(
                crate::words::keys::what_if::ROW,
                holder = table.holder_line(changed.holder),
                unit = name
            );
            let what = speech.sentence(&what);
            ui.label(what.as_str());
            for (amount, steps) in [(changed.then, 0), (changed.now, 1)] {
                let figure = Figure::of(unit, amount, what.as_str()).width(80.0);
                let figure = if steps == 1 { figure.strong() } else { figure };
                figure.opens(ui, speech, actions, || {
                    let (holder, unit) = (changed.holder, changed.unit);
                    table.effective_log().place(asked.step).map_or(Subject::Balance(holder, unit), |at| {
                        Subject::of(&table.explain_balance_after(at + steps, holder, unit))
                    })
                });
            }
            ui.end_row();
        }
    });
}

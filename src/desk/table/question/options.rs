//! The house rules that affect an entry: the option in force, and what each other option would change, from that entry on or from now on.

use egui::{Button, Label, RichText, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::question::Question;
use crate::desk::table::right::handed_ui;
use crate::desk::{Action, Speech};
use crate::engine::entry::AmendPolicy;
use crate::engine::entry::{Decision, Edit, Verb};
use crate::engine::{question::Consequence as OtherOption, question::Point as OpenPoint};
use crate::msg;
use crate::session::Session;
use crate::words::keys::question as k;

pub(super) fn options_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    question: &Question,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    if question.asked.points.is_empty() {
        ui.add(Label::new(speech.word(k::NO_POINT)).wrap());
    }
    for point in &question.asked.points {
        let text = kit::bold(speech.word(point.question)).color(palette.ink);
        ui.add(Label::new(text).wrap());
        let option = speech.sentence(&point.in_force.1.into());
        let line = match decided(question, point) {
            Some((n, "")) => msg!(k::AS_IN, n = n, option = option),
            Some((n, by)) => msg!(k::AS_IN_BY, n = n, name = by, option = option),
            None => msg!(k::IN_FORCE, option = option),
        };
        ui.add(Label::new(RichText::new(speech.say(&line)).color(palette.good)).wrap());
        for other in &point.others {
            kit::raised(ui).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                other_ui(ui, speech, table, question, other, actions);
            });
        }
        ui.add_space(kit::SPACE);
    }
}

/// The ruling that decided a point, if it is still in force.
fn decided<'a>(question: &'a Question, point: &OpenPoint) -> Option<(usize, &'a str)> {
    let of = question.rulings.iter().zip(1..).filter(|(ruling, _)| ruling.id == point.id).last();
    of.filter(|(ruling, _)| ruling.option == point.in_force.0).map(|(ruling, n)| (n, ruling.by.as_str()))
}

fn other_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    question: &Question,
    other: &OtherOption,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let option = speech.word(other.option.1);
    ui.add(Label::new(RichText::new(option.as_str())).wrap());
    let faint = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).small().color(palette.faint)).wrap());
    };
    let broken = other.amended.broken.len();
    if broken > 0 {
        let text = speech.say(&msg!(k::BREAKS, count = broken));
        ui.add(Label::new(RichText::new(text).small().color(palette.red)).wrap());
    } else if other.amended.put_right.is_empty() {
        faint(ui, speech.word(k::CHANGES_NOTHING));
    }
    for movement in &other.amended.put_right {
        handed_ui(ui, speech, table, &other.amended, movement, actions);
    }
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, on: bool, key, named| {
            let name = speech.say(&msg!(named, option = option.as_str()));
            let button = Button::new(RichText::new(speech.word(key)).small());
            kit::add_lit(ui, on, button).accessible_name(name).clicked()
        };
        let ruling = Decision { by: question.by.trim().replace(':', " "), ..other.ruling.clone() };
        let ruling = Decision { reason: question.reason.trim().to_owned(), ..ruling };
        if button(ui, broken == 0, k::FROM_HERE, k::FROM_HERE_OPTION) {
            let edits = Ok(vec![Edit::Insert(question.asked.step, Verb::Ruling(ruling.clone()))]);
            let reason = question.reason.trim().to_owned();
            actions.push(Action::Amend { edits, was: AmendPolicy::Table, reason });
        }
        if button(ui, true, k::FROM_NOW, k::FROM_NOW_OPTION) {
            actions.extend([Action::Panel(None), Action::Enter(Verb::Ruling(ruling))]);
        }
    });
}

//! The export panel: papers written next to the record, a summary to copy, and the game's number for BG Stats.

use egui::{Label, RichText, ScrollArea, TextEdit, Ui};

use crate::desk::kit::{self, Palette, select_all, text_field};
use crate::desk::notice::Notice;
use crate::desk::taking::Taking;
use crate::desk::{Action, Speech};
use crate::export::Paper;
use crate::msg;
use crate::record::Record;
use crate::words::keys::home as k;

/// The most digits of a BoardGameGeek number.
const DIGITS: usize = 9;

/// The BoardGameGeek number as typed.
#[derive(Debug)]
pub struct Home {
    typed: String,
}

impl Home {
    pub fn of(number: Option<u32>) -> Self {
        Self { typed: number.map(|typed| typed.to_string()).unwrap_or_default() }
    }
}

pub fn home_ui(ui: &mut Ui, speech: Speech, record: &Record, home: &mut Home, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(speech.word(k::WHY)).color(palette.faint));
    ui.add_space(kit::GAP);
    ScrollArea::vertical().id_salt("home").max_height(kit::list(ui, 0.0)).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| papers_ui(ui, speech, record, actions));
            ui.add_space(kit::SPACE);
            ui.vertical(|ui| number_ui(ui, speech, home, actions));
        });
    });
}

fn papers_ui(ui: &mut Ui, speech: Speech, record: &Record, actions: &mut Vec<Action>) {
    // All buttons are as wide as the longest.
    let name = |paper: Paper| speech.sentence(&paper.name().into());
    let copy = speech.word(k::COPY_SUMMARY);
    let names = Paper::ALL.into_iter().map(name).chain([copy.clone()]);
    let wide = |name: String| kit::text_width(ui, &name, kit::BODY);
    let width = names.map(wide).fold(kit::PAPER, f32::max) + ui.spacing().button_padding.x * 2.0;
    let least = egui::vec2(width, kit::press(ui));
    for paper in Paper::ALL {
        let button = egui::Button::new(name(paper)).min_size(least);
        let whole = speech.say(&msg!(k::WRITE, paper = paper.name()));
        if ui.add(button).accessible_name(whole).clicked() {
            actions.push(Action::TakeHome(paper));
        }
    }
    if ui.add(egui::Button::new(copy).min_size(least)).clicked()
        && let Ok(text) = Taking::of(record, speech.language, None).text(Paper::Summary)
    {
        ui.ctx().copy_text(text);
        actions.push(Action::Tell(Box::new(Notice::news(k::COPIED.into()))));
    }
}

/// Draws the field of the BoardGameGeek number, which is saved while typing.
fn number_ui(ui: &mut Ui, speech: Speech, home: &mut Home, actions: &mut Vec<Action>) {
    ui.label(kit::bold(speech.word(k::BG_STATS)));
    let label = ui.add(Label::new(speech.word(k::NUMBER)).wrap());
    let field = TextEdit::singleline(&mut home.typed).char_limit(DIGITS).desired_width(kit::PAPER / 3.0);
    let field = ui.add(text_field("number", field)).labelled_by(label.id);
    if field.gained_focus() {
        select_all(&field);
    }
    home.typed.retain(|letter| letter.is_ascii_digit());
    if field.changed() {
        actions.push(Action::Number(home.typed.parse().ok()));
    }
}

//! The sheet of what can be taken home: papers to be written beside the record, a summary to paste, the play for BG
//! Stats as a square code and as a link.

use egui::{Align, Label, Layout, OpenUrl, RichText, ScrollArea, TextEdit, Ui};

use crate::desk::kit::{self, Palette, select_all, square_code, text_field};
use crate::desk::table::Lay;
use crate::desk::taking::Taking;
use crate::desk::{Action, Speech};
use crate::export::{Paper, code, version};
use crate::record::Record;
use crate::say;
use crate::session::Session;
use crate::words::keys::{away, home as k};

/// So many digits a number at BoardGameGeek has at most.
const DIGITS: usize = 9;

/// What the sheet shows, made once when it is laid out.
#[derive(Debug)]
pub struct Home {
    link: String,
    code: Option<Vec<Vec<bool>>>,
    typed: String,
}

impl Home {
    /// What can be taken home from a record as it is now.
    pub fn of(speech: Speech, record: &Record<Session>, number: Option<u32>) -> Self {
        let link = Taking::of(record, speech.language, number).link();
        let typed = number.map(|typed| typed.to_string()).unwrap_or_default();
        Self { code: code(&link), link, typed }
    }
}

/// Draws the sheet.
pub fn home_ui(
    ui: &mut Ui,
    speech: Speech,
    record: &Record<Session>,
    home: &mut Home,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(speech.word(k::WHY)).color(palette.faint));
    ui.add_space(kit::GAP);
    ScrollArea::vertical().id_salt("home").max_height(kit::list(ui, 0.0)).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| papers_ui(ui, speech, record, actions));
            ui.add_space(kit::SPACE);
            ui.vertical(|ui| play_ui(ui, speech, home, actions));
        });
    });
}

fn papers_ui(ui: &mut Ui, speech: Speech, record: &Record<Session>, actions: &mut Vec<Action>) {
    // All as wide as the longest.
    let name = |paper: Paper| speech.sentence(&paper.name().into());
    let copy = speech.word(k::COPY_SUMMARY);
    let names = Paper::ALL.into_iter().map(name).chain([copy.clone()]);
    let wide = |name: String| kit::text_width(ui, &name, kit::BODY);
    let width = names.map(wide).fold(kit::PAPER, f32::max) + ui.spacing().button_padding.x * 2.0;
    let least = egui::vec2(width, kit::PRESS);
    for paper in Paper::ALL {
        let button = egui::Button::new(name(paper)).min_size(least);
        let whole = speech.say(&say!(k::WRITE, paper = paper.name()));
        if ui.add(button).accessible_name(whole).clicked() {
            actions.push(Action::TakeHome(paper));
        }
    }
    if ui.add(egui::Button::new(copy).min_size(least)).clicked()
        && let Ok(text) = Taking::of(record, speech.language, None).text(Paper::Summary)
    {
        ui.ctx().copy_text(text);
    }
    ui.add_space(kit::GAP);
    ui.label(kit::bold(speech.word(away::TITLE)));
    ui.horizontal_wrapped(|ui| {
        ui.set_max_width(width);
        for seat in record.table().seats().iter() {
            let name = record.table().seats().name(seat);
            let whole = speech.say(&say!(away::OF, name = name.as_str()));
            if ui.button(name).accessible_name(whole).clicked() {
                actions.push(Action::Lay(Some(Lay::Away(seat))));
            }
        }
    });
}

fn play_ui(ui: &mut Ui, speech: Speech, home: &mut Home, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.label(kit::bold(speech.word(k::BG_STATS)));
    let wide = home.code.as_ref().map_or(0.0, |code| kit::square_code_side(code.len())) + kit::PAPER / 2.0;
    // Beside the code where it has the room, so that the number is in sight in a low window too.
    let layout = match ui.available_width() < wide {
        true => Layout::top_down(Align::Min),
        false => Layout::left_to_right(Align::Min),
    };
    ui.with_layout(layout, |ui| {
        if let Some(code) = &home.code {
            square_code(ui, code, &speech.word(k::CODE));
        }
        ui.vertical(|ui| {
            match &home.code {
                Some(code) => {
                    let size = say!(k::CODE_SIZE, side = code.len(), version = version(code));
                    for told in [speech.word(k::BG_STATS_HOW), speech.sentence(&size)] {
                        ui.add(Label::new(RichText::new(told).small().color(palette.faint)).wrap());
                    }
                }
                None => {
                    let none = RichText::new(speech.word(k::NO_CODE)).color(palette.amber);
                    ui.add(Label::new(none).wrap());
                }
            }
            if ui.button(speech.word(k::LINK)).clicked() {
                ui.ctx().open_url(OpenUrl::new_tab(&home.link));
            }
            number_ui(ui, speech, home, actions);
        });
    });
}

/// The number of the box at BoardGameGeek, kept as it is typed: whatever closes the sheet loses none of it.
fn number_ui(ui: &mut Ui, speech: Speech, home: &mut Home, actions: &mut Vec<Action>) {
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

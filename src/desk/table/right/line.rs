//! The line that takes an entry's place or is put in before it, with what might have been done at that moment.

use egui::{Align, Button, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, text_field};
use crate::desk::table::{plain, spoken};
use crate::engine::entry::StepId;
use crate::session::Table;
use crate::words::Key;
use crate::words::keys::right as k;

/// The line being written.
#[derive(Debug)]
pub(super) struct Instead {
    /// In notation.
    pub text: String,
    /// Whether it gets the keyboard.
    pub focus: bool,
    /// What the rules would have taken at that moment, in notation.
    legal: Vec<String>,
    /// What fits what is typed, with its plain words.
    fitting: Option<(String, Vec<(String, String)>)>,
}

impl Instead {
    /// A line that begins with the words as they stand.
    pub fn of(table: &dyn Table, step: StepId, stands: &str) -> Self {
        let offers = table.offers_before(step).unwrap_or_default();
        let legal = offers.into_iter().filter(|offer| offer.is_possible() && !offer.reveals_secret);
        let legal = legal.map(|offer| offer.act).filter(|act| act != stands).collect();
        Self { text: stands.to_owned(), focus: true, legal, fitting: None }
    }

    /// Draws the line and what might have been done at that moment.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &dyn Table, name: Key) {
        let palette = Palette::of(ui);
        let label = ui.label(kit::bold(speech.word(name)));
        let field = TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY);
        let field = ui.add(text_field(name.id(), field)).labelled_by(label.id);
        if std::mem::take(&mut self.focus) {
            field.request_focus();
        }
        let told = spoken::told(speech, table, self.text.trim());
        let told = if told == self.text.trim() { String::new() } else { told };
        ui.add(egui::Label::new(RichText::new(told).color(palette.ink)).wrap());
        if self.legal.is_empty() {
            return;
        }
        ui.add_space(kit::GAP);
        ui.label(RichText::new(speech.word(k::MIGHT_HAVE)).small().color(palette.faint));
        let mut pressed = None;
        let fitting = self.fitting(speech, table);
        let rows = kit::ROW * 6.0;
        ScrollArea::vertical().id_salt("instead").max_height(rows).auto_shrink([false, true]).show_rows(
            ui,
            kit::ROW,
            fitting.len(),
            |ui, range| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for (act, told) in fitting.iter().skip(range.start).take(range.len()) {
                    if act_ui(ui, act, told) {
                        pressed = Some(act.clone());
                    }
                }
            },
        );
        if let Some(act) = pressed {
            self.text = act;
            self.focus = true;
        }
    }

    /// What begins as the line does; everything while nothing does.
    fn fitting(&mut self, speech: Speech, table: &dyn Table) -> &[(String, String)] {
        let typed = self.text.trim().to_lowercase();
        if self.fitting.as_ref().is_none_or(|(of, _)| *of != typed) {
            let begins: Vec<&String> = self.legal.iter().filter(|act| act.starts_with(&typed)).collect();
            let shown = if begins.is_empty() { self.legal.iter().collect() } else { begins };
            let told = |act: &String| (act.clone(), plain::told(speech, table, act));
            self.fitting = Some((typed, shown.into_iter().map(told).collect()));
        }
        self.fitting.as_ref().map_or(&[][..], |(_, fitting)| fitting)
    }
}

fn act_ui(ui: &mut Ui, act: &str, told: &str) -> bool {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), kit::ROW);
    let inner = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let atoms = (
            RichText::new(told).size(kit::SMALL),
            egui::Atom::grow(),
            RichText::new(act).size(kit::SMALL).color(palette.faint),
        );
        let button = Button::new(atoms).frame_when_inactive(false).wrap();
        ui.add_sized(size, button).accessible_name(act)
    });
    inner.inner.clicked()
}

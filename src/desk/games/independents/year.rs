//! The sheet of the new year: how every company stands before the year is accepted, with what came back and which
//! circles are empty, term by term.

use egui::{Button, Label, Margin, RichText, ScrollArea, Ui, vec2};

use crate::desk::games::independents::{Plain, without, without_ui};
use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, opened, page};
use crate::desk::{Command, Speech};
use crate::engine::{Derivation, Journal, Preview, Telling};
use crate::games::independents::{Act, Independents};
use crate::say;
use crate::session::Table;
use crate::words::Language;
use crate::words::keys::sheets;

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Year(Option<(u32, Language, Vec<Derivation>, Vec<Plain>)>);

/// What the new year would decide; nothing where it is not possible yet, and entering it says why.
fn decided(journal: &Journal<Independents>) -> Vec<Derivation> {
    match journal.preview(&Act::Year { last: false }, Telling::Told) {
        Preview::Done(done) => done.1.findings,
        Preview::Refused(_) | Preview::Ask(_) => Vec::new(),
    }
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut Year,
    commands: &mut Vec<Command>,
) {
    let (version, language) = (journal.version(), speech.language);
    if state.0.as_ref().is_none_or(|(seen, spoken, ..)| (*seen, *spoken) != (version, language)) {
        state.0 = Some((version, language, decided(journal), without(journal, speech)));
    }
    let Some((.., decided, years)) = &state.0 else { return };
    page(ui, ScrollArea::vertical().id_salt("year"), |ui| {
        without_ui(ui, years, commands);
        ui.add_space(theme::GAP);
        for (at, company) in decided.iter().enumerate() {
            ui.push_id(at, |ui| company_ui(ui, speech, company, commands));
        }
    });
}

/// How a company stands, and why.
fn company_ui(ui: &mut Ui, speech: Speech, company: &Derivation, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    theme::sheet(ui).inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let name = speech.sentence(&company.what);
            let left = Figure::of(None, company.total, name.as_str()).width(28.0).strong();
            left.opens(ui, speech, commands, || Subject::of(company));
            ui.add(Label::new(theme::bold(name)).wrap());
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme::SPACE;
            ui.spacing_mut().button_padding = vec2(0.0, 0.0);
            for term in &company.terms {
                let line = say!(sheets::TERM, what = speech.sentence(&term.what), amount = term.amount);
                let colour = if term.amount < 0 { palette.red } else { palette.ink };
                let text = RichText::new(speech.say(&line)).size(theme::TINY).color(colour);
                let term = ui.add(Button::new(text).frame_when_inactive(false));
                opened(term, commands, || Subject::of(company));
            }
        });
    });
}

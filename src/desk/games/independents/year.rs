//! The sheet of the new year: how every company stands before the year is accepted, with what came back and which
//! circles are empty, term by term.

use egui::{Align, Label, Layout, RichText, ScrollArea, Separator, Ui, vec2};

use crate::desk::games::independents::{Plain, without, without_ui};
use crate::desk::kit::{self, Figure, Palette, page};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Derivation, Journal, Trace};
use crate::games::independents::{Independents, NewYear};
use crate::session::Timeline;
use crate::words::{Language, Line};

/// The room for what is left, for a term and for its head, and the height of a row with one line.
const LEFT: f32 = 28.0;
const TERM: f32 = 72.0;
const HEAD: f32 = kit::PICTURE_LETTERS * 3.7;
const LOW: f32 = 22.0;

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Year(Option<(u32, Language, Vec<Derivation>, Vec<Plain>)>);

/// What the new year would decide; nothing where it is not possible yet, and entering it says why.
fn decided(journal: &Journal<Independents>) -> Vec<Derivation> {
    let preview = journal.preview(&NewYear { last: false }.into(), Trace::On);
    preview.map(|(_, effect)| effect.findings).unwrap_or_default()
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
        companies_ui(ui, speech, decided, commands);
    });
}

/// What the terms of the companies are, each once, in their order; what has one term alone says it itself.
fn columns(decided: &[Derivation]) -> Vec<&Line> {
    let mut columns: Vec<&Line> = Vec::new();
    for term in decided.iter().filter(|company| company.terms.len() > 1).flat_map(|company| &company.terms) {
        if !columns.contains(&&term.what) {
            columns.push(&term.what);
        }
    }
    columns
}

/// How every company stands, below each other: what is left, whose it is and what that makes, and why, term by term.
/// What was decided before them stands beside the heads.
fn companies_ui(ui: &mut Ui, speech: Speech, decided: &[Derivation], commands: &mut Vec<Command>) {
    let columns = columns(decided);
    let first = decided.iter().position(|company| company.terms.len() > 1).unwrap_or_default();
    let (before, companies) = decided.split_at(first);
    ui.spacing_mut().item_spacing = vec2(kit::GAP, 0.0);
    ui.spacing_mut().interact_size.y = LOW;
    let terms = columns.len() as f32 * (TERM + kit::GAP);
    let name = (ui.available_width() - LEFT - terms - kit::WIDE).max(LEFT);
    ui.horizontal(|ui| {
        let beside = vec2(LEFT + kit::GAP + name, HEAD);
        ui.allocate_ui_with_layout(beside, Layout::bottom_up(Align::Min), |ui| {
            ui.set_min_size(beside);
            for decision in before.iter().rev() {
                ui.horizontal(|ui| decided_ui(ui, speech, decision, name, commands));
            }
        });
        for column in &columns {
            ui.allocate_ui_with_layout(vec2(TERM, HEAD), Layout::bottom_up(Align::Max), |ui| {
                ui.set_min_size(vec2(TERM, HEAD));
                let head = RichText::new(speech.sentence(column)).size(kit::PICTURE_LETTERS);
                ui.add(Label::new(head.color(Palette::of(ui).faint)).wrap().halign(Align::Max));
            });
        }
    });
    for (at, company) in companies.iter().enumerate() {
        ui.push_id(at, |ui| {
            ui.add(Separator::default().spacing(1.0));
            ui.horizontal(|ui| {
                decided_ui(ui, speech, company, name, commands);
                for column in &columns {
                    let term = company.terms.iter().find(|term| term.what == **column);
                    let Some(term) = term else { continue };
                    let figure = Figure::of(None, term.amount, speech.sentence(column)).width(TERM).low();
                    let figure = if term.amount == 0 { figure } else { figure.strong() };
                    figure.opens(ui, speech, commands, || Subject::of(company));
                }
            });
        });
    }
}

/// What was decided, with its figure, which opens.
fn decided_ui(ui: &mut Ui, speech: Speech, decided: &Derivation, name: f32, commands: &mut Vec<Command>) {
    let what = speech.sentence(&decided.what);
    let figure = Figure::of(None, decided.total, what.as_str()).width(LEFT).low().strong();
    figure.opens(ui, speech, commands, || Subject::of(decided));
    ui.allocate_ui_with_layout(vec2(name, LOW), Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(name);
        ui.add(Label::new(RichText::new(what).size(kit::SMALL)).wrap());
    });
}

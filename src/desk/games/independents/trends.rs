//! The sheet of a trend: the sections of every category with the own disks there; three are pressed, as the card says,
//! and the rules say what that gives.

use std::collections::BTreeSet;

use egui::{Button, RichText, ScrollArea, Ui, vec2};

use crate::desk::games::foot::{Trial, accept_ui, missing_ui};
use crate::desk::games::independents::{Plain, without, without_ui};
use crate::desk::kit::{self, Palette, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal, Seat};
use crate::games::independents::board::Printing;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Act, Category, Independents, Look, Section, Spot, Trend, turn};
use crate::say;
use crate::session::Timeline;
use crate::words::Language;
use crate::words::keys::independents as k;

/// How narrow and how wide the button of a section is, and the room between two.
const SECTION: (f32, f32) = (70.0, 110.0);
const BETWEEN: f32 = 3.0;

/// In less room than this the buttons are low.
const HIGH: f32 = 320.0;

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Trends {
    chosen: Option<(u32, BTreeSet<Spot>)>,
    others: Option<(u32, Language, Vec<Plain>)>,
    trial: Trial,
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut Trends,
    commands: &mut Vec<Command>,
) {
    let view = journal.view();
    let Some(seat) = turn::whose(view) else { return };
    let (version, language) = (journal.version(), speech.language);
    let Trends { chosen, others, trial } = state;
    if chosen.as_ref().is_none_or(|(seen, _)| *seen != journal.head()) {
        *chosen = Some((journal.head(), BTreeSet::new()));
    }
    if others.as_ref().is_none_or(|(seen, spoken, _)| (*seen, *spoken) != (version, language)) {
        *others = Some((version, language, without(journal, speech)));
    }
    let (Some((_, chosen)), Some((.., others))) = (chosen, others) else { return };
    let low = ui.available_height() < HIGH;
    page(ui, ScrollArea::vertical().id_salt("trend"), |ui| {
        ui.add(egui::Label::new(speech.word(k::TREND_CARD)).wrap());
        ui.add_space(kit::GAP);
        for category in Category::ALL {
            ui.push_id(category.word(), |ui| row_ui(ui, speech, view, category, low, chosen));
        }
        ui.add_space(kit::GAP);
        if chosen.is_empty() {
            missing_ui(ui, speech, k::VERB_TREND, k::MISSING_SECTION);
            without_ui(ui, others, commands);
            return;
        }
        let sections = chosen.iter().copied().collect();
        let text = Act::from(Trend { seat, sections }).write(view.seats());
        accept_ui(ui, speech, k::VERB_TREND, trial.ask(journal, text), commands);
        without_ui(ui, others, commands);
    });
}

/// A button for each section of a category.
fn row_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    category: Category,
    low: bool,
    chosen: &mut BTreeSet<Spot>,
) {
    let palette = Palette::of(ui);
    let Some(seat) = turn::whose(view) else { return };
    ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
    ui.label(RichText::new(speech.word(category.key())).size(kit::SMALL).color(palette.faint));
    let there = Printing::of(view).sections(category).unwrap_or_default();
    let sections: Vec<Section> =
        Section::all().filter(|section| i64::from(section.number()) <= there).collect();
    let beside = (ui.available_width() / (SECTION.0 + BETWEEN)).floor().max(1.0) as usize;
    let beside = sections.len().div_ceil(sections.len().div_ceil(beside).max(1)).max(1);
    let most = if low { SECTION.1 * 1.3 } else { SECTION.1 };
    let width = (ui.available_width() / beside as f32 - BETWEEN).clamp(SECTION.0, most);
    ui.spacing_mut().button_padding.x = 0.0;
    for sections in sections.chunks(beside) {
        ui.horizontal(|ui| sections_ui(ui, speech, view, (seat, category), (sections, width, low), chosen));
    }
}

/// The buttons of the sections that lie beside each other.
fn sections_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    (seat, category): (Seat, Category),
    (sections, width, low): (&[Section], f32, bool),
    chosen: &mut BTreeSet<Spot>,
) {
    for section in sections.iter().copied() {
        let spot = Spot::new(category, section);
        let own = view.balance(on(spot), disks(seat));
        let name = speech.sentence(&Printing::of(view).section_short(spot));
        let lying = speech.sentence(&say!(k::AMOUNT_DISKS, count = own));
        let now = chosen.contains(&spot);
        let text = match (own > 0, low) {
            (false, _) => name,
            (true, false) => format!("{name}\n{lying}"),
            (true, true) => format!("{name} · {lying}"),
        };
        let height = if low { kit::ROW * 0.8 } else { kit::ROW * 1.7 };
        let button = Button::new(RichText::new(text).size(kit::PICTURE_LETTERS)).selected(now).wrap();
        let called = speech.sentence(&Printing::of(view).spot(spot));
        ui.scope(|ui| {
            ui.set_max_width(width);
            let response = ui.add(button.min_size(vec2(width, height)));
            if response.accessible_name(called).clicked() {
                match now {
                    true => chosen.remove(&spot),
                    false => chosen.insert(spot),
                };
            }
        });
    }
}

//! The derivation of a figure: its terms, the total, the paragraph of the rules, what did not apply, and the ruling that decided. A term that
//! comes from an entry or an account links to it.

use egui::{Align, Button, Label, Layout, Response, RichText, ScrollArea, TextWrapMode, Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Figure, Palette};
use crate::engine::board::Source;
use crate::engine::ledger::UnitKind;
use crate::engine::{Basis, Derivation, Measure, Term};
use crate::msg;
use crate::words::keys;

/// The most terms that show without a scroll area of their own.
const FEW: usize = 40;

/// Draws a derivation. `salt` distinguishes several on one screen.
pub fn derivation_ui(
    ui: &mut Ui,
    speech: Speech,
    unit: Option<&UnitKind>,
    derivation: &Derivation,
    salt: usize,
) {
    _ = opened_ui(ui, speech, unit, derivation, salt);
}

/// Draws a derivation. Returns its title and the clicked term.
pub fn opened_ui(
    ui: &mut Ui,
    speech: Speech,
    unit: Option<&UnitKind>,
    derivation: &Derivation,
    salt: usize,
) -> (Response, Option<Basis>) {
    let measure = unit.map_or(derivation.measure, UnitKind::measure);
    let palette = Palette::of(ui);
    let mut pressed = None;
    let title = RichText::new(speech.sentence(&derivation.what)).size(kit::HEADING).color(palette.ink);
    let title = ui.add(Label::new(title).wrap());
    ui.push_id(("derivation", salt), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let terms = &derivation.terms;
        // The column of products is there if any term has one.
        let products = terms.iter().any(|term| term.times.is_some());
        if terms.len() <= FEW {
            for term in terms {
                pressed = term_ui(ui, speech, measure, (term, products), TextWrapMode::Wrap).or(pressed);
            }
        } else {
            let height = kit::ROW * 12.0;
            let area = ScrollArea::vertical().max_height(height).stick_to_bottom(true);
            area.show_rows(ui, kit::ROW, terms.len(), |ui, range| {
                for term in terms.iter().skip(range.start).take(range.len()) {
                    pressed =
                        term_ui(ui, speech, measure, (term, products), TextWrapMode::Truncate).or(pressed);
                }
            });
        }
        let line = ui.cursor().min;
        ui.painter().hline(line.x..=line.x + ui.available_width(), line.y, (1.0, palette.rule));
        row_ui(ui, |ui| {
            let label = speech.say(&derivation.what);
            Figure::counted(measure, derivation.total, label)
                .strong()
                .size(kit::HEADING)
                .width(110.0)
                .show(ui, speech);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(kit::bold(speech.word(keys::desk::TOTAL)));
            });
        });
        if !derivation.adds_up() {
            let text = RichText::new(speech.word(keys::desk::NOT_ADDING_UP)).color(palette.red);
            ui.add(Label::new(text).wrap());
        }
        let mut rule = speech.word(derivation.rule);
        if derivation.assumed() {
            rule = format!("{rule} · {}", speech.word(keys::table::RESTS_ON));
        }
        ui.label(RichText::new(rule).small().color(palette.faint));
    });
    (title, pressed)
}

/// Draws one row from right to left: the amount, the product, the label.
fn row_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), kit::ROW);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        add(ui);
    });
}

fn term_ui(
    ui: &mut Ui,
    speech: Speech,
    measure: Measure,
    (term, products): (&Term, bool),
    wrap: TextWrapMode,
) -> Option<Basis> {
    let palette = Palette::of(ui);
    let mut text = speech.sentence(&term.what);
    if term.source == Source::Assumed {
        text = speech.say(&msg!(keys::desk::ASSUMED, what = text));
    }
    let mut pressed = None;
    row_ui(ui, |ui| {
        if term.applied {
            let figure = Figure::counted(measure, term.amount, speech.say(&term.what)).strong().width(110.0);
            figure.marked(term.source == Source::Assumed).show(ui, speech);
        } else {
            let none = RichText::new(speech.word(keys::desk::NOT_APPLIED)).small().color(palette.faint);
            ui.allocate_ui_with_layout(vec2(110.0, kit::ROW), Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(110.0);
                ui.label(none);
            });
        }
        let product = vec2(if products { 120.0 } else { 0.0 }, kit::ROW);
        ui.allocate_ui_with_layout(product, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_width(product.x);
            if let Some((count, each)) = term.times {
                let each = measure.of(each);
                let times = speech.say(&msg!(keys::desk::TIMES, count = count, each = each));
                ui.label(RichText::new(times).color(palette.faint));
            }
        });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let colour = if term.applied { palette.ink } else { palette.faint };
            match term.basis {
                Some(basis) => {
                    let link = RichText::new(text.as_str()).color(palette.accent);
                    let button = Button::new(link).frame_when_inactive(false).wrap_mode(wrap);
                    if ui.add(button).on_hover_text(text.as_str()).clicked() {
                        pressed = Some(basis);
                    }
                }
                None => {
                    ui.add(Label::new(RichText::new(text).color(colour)).wrap_mode(wrap));
                }
            }
        });
    });
    pressed
}

//! The end of a game: the results in order, buttons to count and to export, and the results turn by turn.

use egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::desk::kit::{self, Figure, Palette, badge_size, icons, name_size, symbol};
use crate::desk::table::{Panel, Subject, course};
use crate::desk::{Action, Speech};
use crate::engine::Standing;
use crate::msg;
use crate::platform::BROWSER;
use crate::session::{Session, results_in_terms, what_decided, won};
use crate::words::Line;
use crate::words::keys::{count, export, home as k, shelf};

#[derive(Debug, Default)]
pub struct Ending {
    course: course::Seen,
    /// The results with their terms, for a version of the book.
    description: Option<(u32, Vec<Standing>)>,
    /// Whether these results have not been drawn yet.
    fresh: bool,
}

impl Ending {
    /// The results with their terms, best first.
    fn results(&mut self, table: &Session) -> Vec<Standing> {
        if self.description.as_ref().is_none_or(|(version, _)| *version != table.lines()) {
            let mut description = results_in_terms(table);
            description.sort_by_key(|standing| (standing.rank, standing.seat));
            (self.description, self.fresh) = (Some((table.lines(), description)), true);
        }
        self.description.as_ref().map(|(_, description)| description.clone()).unwrap_or_default()
    }

    pub fn won(&mut self, table: &Session) -> Option<Line> {
        won(table, &self.results(table))
    }
}

pub fn ending_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    ending: &mut Ending,
    actions: &mut Vec<Action>,
) {
    let room = ui.available_height();
    let scrolls = ScrollArea::vertical().id_salt("ending").auto_shrink(false);
    // New results start at the top of the scroll area.
    let scrolls =
        if std::mem::take(&mut ending.fresh) { scrolls.vertical_scroll_offset(0.0) } else { scrolls };
    scrolls.show(ui, |ui| {
        let top = ui.cursor().top();
        let standings = ending.results(table);
        cards_ui(ui, speech, table, &standings, actions);
        decided_ui(ui, speech, table, &standings);
        ui.add_space(kit::GAP);
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(kit::MAIN_BUTTON);
            buttons_ui(ui, speech, actions);
        });
        ui.add_space(kit::GAP);
        let room = room - (ui.cursor().top() - top);
        course::course_ui(ui, speech, table, &mut ending.course, room, actions);
        let how = RichText::new(speech.word(k::ENDING_HOW)).small().color(Palette::of(ui).faint);
        ui.add(Label::new(how).wrap());
    });
}

/// The buttons to count and to export.
fn buttons_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    if ui.button(speech.word(count::FIRST)).clicked() {
        actions.push(Action::Panel(Some(Panel::Count)));
    }
    if BROWSER && ui.button(speech.word(shelf::DOWNLOAD)).clicked() {
        actions.push(Action::BrowseCopy);
    }
    if kit::Button::main(speech.word(k::TITLE)).icon(icons::ICON_HOME).show(ui).clicked() {
        actions.push(Action::Panel(Some(Panel::Home)));
    }
}

fn cards_ui(ui: &mut Ui, speech: Speech, table: &Session, standings: &[Standing], actions: &mut Vec<Action>) {
    let room = ui.available_width() + kit::GAP;
    let columns = (room / (kit::CARD.0 + kit::GAP)).floor().clamp(1.0, standings.len().max(1) as f32);
    let width = room / columns - kit::GAP;
    for row in standings.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            for standing in row {
                card_ui(ui, speech, table, standing, vec2(width, kit::CARD.1), actions);
            }
        });
    }
}

fn card_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    standing: &Standing,
    size: Vec2,
    actions: &mut Vec<Action>,
) {
    let Some(player) = table.seats().player(standing.seat) else { return };
    let palette = Palette::of(ui);
    let first = standing.rank == 1;
    let (fill, edge) = match first {
        true => (palette.raised, kit::outline(palette.amber)),
        false => (palette.sheet, kit::hairline(palette.rule)),
    };
    let frame = Frame::new()
        .fill(fill)
        .stroke(edge)
        .corner_radius(kit::CORNER)
        .inner_margin(Margin::same(kit::MARGIN / 2));
    let inner = size - vec2(16.0, 16.0);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(inner);
            ui.set_max_width(inner.x);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(badge_size()), Sense::hover());
                symbol(ui, rect, player.colour);
                let place = msg!(k::PLACE, rank = standing.rank, name = player.name.as_str());
                let text = RichText::new(speech.say(&place)).size(name_size(player));
                ui.add(Label::new(text).truncate());
            });
            let measure = table.chart().kinds().first().map_or(standing.score.measure, |unit| unit.measure());
            let figure = Figure::counted(measure, standing.score.total, player.name.as_str());
            let figure = if first { figure.strong() } else { figure };
            let figure = figure.width(inner.x).size(kit::HEADING);
            figure.opens(ui, speech, actions, || Subject::of(&standing.score));
        });
    });
}

/// Draws what decided between equal results. The tooltip and the accessible name include the ruling.
fn decided_ui(ui: &mut Ui, speech: Speech, table: &Session, standings: &[Standing]) {
    for standing in standings {
        let Some((decided, whole)) = standing.decided.clone().zip(what_decided(table, standing)) else {
            continue;
        };
        let of = |decided: Line| {
            speech.say(&msg!(export::DECIDED, name = table.seats().name(standing.seat), decided = decided))
        };
        let whole = of(whole);
        ui.add(Label::new(of(decided)).wrap()).accessible_name(whole.as_str()).on_hover_text(whole);
    }
}

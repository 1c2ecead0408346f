//! What happens now: whose act it is in big words, and the page that lies open below.

use egui::{Align, Button, Label, Layout, RichText, Sense, Ui, vec2};

use crate::desk::games::{self, Tab};
use crate::desk::kit::{self, Palette, icon_button, icons, mark, size_for_line, symbol, text_width};
use crate::desk::table::Lay;
use crate::desk::table::right::any_printed;
use crate::desk::{Command, Speech};
use crate::engine::Stage;
use crate::session::{GameSession, Session, Table};
use crate::words::{Key, Line, keys};

/// How high the headline is: in a narrow window less.
fn height(ui: &Ui) -> f32 {
    kit::HEADING * if kit::narrow(ui) { 1.9 } else { 2.3 }
}

/// Draws whose act it is, or who has won, in a place that is always of the same height.
fn headline_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, stage: &Stage, won: Option<&Line>) {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), height(ui));
    if let Some(won) = won {
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            mark(ui, icons::ICON_TROPHY, kit::TITLE, palette.amber);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let title = kit::bold(speech.say(won)).size(kit::HEADING).color(palette.ink);
                ui.add(Label::new(title).wrap());
                let over = stage.over.as_ref().map(|over| speech.sentence(over)).unwrap_or_default();
                ui.label(RichText::new(over).small().color(palette.faint));
            });
        });
        return;
    }
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        for player in stage.whose.iter().filter_map(|seat| table.seats().player(*seat)) {
            let (rect, _) = ui.allocate_exact_size(vec2(kit::HEADING, kit::HEADING), Sense::hover());
            symbol(ui, rect, stage.hand.unwrap_or(player.colour));
        }
        let now = speech.sentence(stage.over.as_ref().unwrap_or(&stage.now));
        // In a narrow window it takes less of the height.
        let size = match kit::narrow(ui) {
            true => size_for_line(ui, &now, kit::HEADING, ui.available_width()).max(kit::BODY),
            false => kit::HEADING,
        };
        let text = kit::bold(now).size(size).color(palette.ink);
        ui.add(Label::new(text).wrap());
    });
}

/// Draws the headline and, below it or in a narrow window beside it, the tabs of the pages that there are now; gives back
/// which page lies open. The one that is wanted stays wanted while the table has nothing on it, and comes back with what
/// it shows.
pub fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    session: &Session,
    (stage, won): (&Stage, Option<&Line>),
    wanted: &mut Tab,
    commands: &mut Vec<Command>,
) -> Tab {
    let pages: Vec<Tab> = Tab::ALL.into_iter().filter(|page| games::has(session, *page)).collect();
    let open = if pages.contains(wanted) { *wanted } else { Tab::Choices };
    let table = session.table();
    if pages.len() < 2 {
        headline_ui(ui, speech, table, stage, won);
    } else if kit::narrow(ui) {
        let size = vec2(ui.available_width(), height(ui));
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let apart = ui.spacing().button_padding.x * 2.0 + ui.spacing().item_spacing.x;
            let wide = |page: &Tab| text_width(ui, &speech.word(name(*page)), kit::BODY) + apart;
            let beside = if open == Tab::Board { kit::ROW * 1.6 } else { 0.0 };
            let room = ui.available_width() - pages.iter().map(wide).sum::<f32>() - beside;
            ui.allocate_ui(vec2(room, size.y), |ui| headline_ui(ui, speech, table, stage, won));
            tabs_ui(ui, speech, (table, &pages), open, wanted, commands);
        });
    } else {
        headline_ui(ui, speech, table, stage, won);
        ui.horizontal(|ui| tabs_ui(ui, speech, (table, &pages), open, wanted, commands));
    }
    open
}

/// The tabs, and beside that of the board what is printed on it.
fn tabs_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, pages): (&dyn Table, &[Tab]),
    open: Tab,
    wanted: &mut Tab,
    commands: &mut Vec<Command>,
) {
    for page in pages {
        if ui.add(Button::selectable(open == *page, speech.word(name(*page)))).clicked() {
            *wanted = *page;
        }
    }
    if open == Tab::Board && any_printed(table) {
        let name = speech.word(keys::reading::VALUES);
        let pressed = match kit::narrow(ui) {
            true => icon_button(ui, icons::ICON_FACT_CHECK, name),
            false => ui.button(name),
        };
        if pressed.clicked() {
            commands.push(Command::Lay(Some(Lay::Printed(Vec::new()))));
        }
    }
}

const fn name(page: Tab) -> Key {
    match page {
        Tab::Choices => keys::table::TAB_CHOICES,
        Tab::Sheet => keys::table::TAB_SHEET,
        Tab::Board => keys::table::TAB_BOARD,
    }
}

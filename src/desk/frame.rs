//! What stands around every page: the bar along the top, and the sheet of keys.

use std::path::PathBuf;

use egui::{Align, Button, Layout, RichText, Ui, Vec2, vec2};

use crate::desk::find::Here;
use crate::desk::kit::{self, Palette, dialog, icon_button, icons, letters};
use crate::desk::shelf::Library;
use crate::desk::shortcuts::{self, Shortcut, ShortcutGroup};
use crate::desk::table::{EntryLine, entry_ui};
use crate::desk::{Action, Page, Speech};
use crate::engine::TurnStatus;
use crate::msg;
use crate::words::{Language, keys};

/// Draws the bar along the top: the menu and where we are; at a table the road of its turn, elsewhere the language and
/// the light.
pub fn top_ui(
    ui: &mut Ui,
    speech: Speech,
    (page, field): (&mut Page, &mut EntryLine),
    saved: (&[PathBuf], &Library),
    fetching: Option<&str>,
    actions: &mut Vec<Action>,
) {
    ui.horizontal_centered(|ui| {
        ui.set_min_height(kit::BAR);
        let at_table = matches!(page, Page::Table(_));
        if icon_button(ui, icons::ICON_MENU, speech.word(keys::desk::MENU)).clicked() {
            actions.push(Action::Keys);
        }
        let title = kit::strong(if at_table { kit::LEAD } else { kit::HEADING });
        ui.label(RichText::new(page.title(speech)).font(title));
        if let Some(name) = fetching {
            let line = match name {
                "" => msg!(keys::shelf::BEGINNING),
                name => msg!(keys::shelf::OPENING, file = name),
            };
            ui.label(RichText::new(speech.say(&line)).color(Palette::of(ui).faint));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| match page {
            Page::Table(table) => {
                let line = Layout::left_to_right(Align::Center);
                ui.with_layout(line, |ui| table.bar_ui(ui, speech, actions));
            }
            page => {
                let place = vec2(kit::field(ui, field.is_used()), kit::PRESS);
                let home = matches!(page, Page::PresetStore).then_some(saved);
                if home.is_some() {
                    field.listen(ui);
                }
                ui.allocate_ui(place, |ui| {
                    entry_ui(ui, speech, Here { home, ..Here::default() }, field, actions);
                });
                if icon_button(ui, icons::ICON_MENU_BOOK, speech.word(keys::manual::TITLE)).clicked() {
                    actions.push(Action::Manual);
                }
                looks_ui(ui, speech, actions);
            }
        });
    });
}

/// The language and the light.
fn looks_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    let night = ui.visuals().dark_mode;
    let (icon, name) = match night {
        true => (icons::ICON_LIGHT_MODE, keys::desk::BY_DAY),
        false => (icons::ICON_DARK_MODE, keys::desk::BY_NIGHT),
    };
    if icon_button(ui, icon, speech.word(name)).clicked() {
        actions.push(Action::Night(!night));
    }
    for language in Language::ALL.iter().rev() {
        let name = language.name();
        let button = kit::Button::plain(language.code().to_uppercase()).named(name.clone());
        let button = button.chosen(*language == speech.language).show(ui);
        if button.on_hover_text(name).clicked() {
            actions.push(Action::Speak(*language));
        }
    }
}

/// Covers the whole window for a break: turn and phase, and the way back; says whether it goes on.
pub fn break_ui(ui: &mut Ui, speech: Speech, stage: &TurnStatus) -> bool {
    let mut stays = true;
    let whole = ui.ctx().content_rect().size();
    let frame = egui::Frame::new().fill(Palette::of(ui).ground);
    let modal = egui::Modal::new(egui::Id::unique("break")).frame(frame).show(ui, |ui| {
        ui.set_min_size(whole);
        ui.vertical_centered(|ui| {
            ui.add_space(whole.y / 4.0);
            ui.label(kit::bold(speech.word(keys::view::PAUSE)).size(kit::HUGE));
            let at = stage.phase_named(stage.turn, stage.phase);
            ui.label(RichText::new(speech.say(&at)).size(kit::HEADING));
            ui.label(RichText::new(speech.sentence(&stage.prompt)).size(kit::HEADING));
            ui.add_space(kit::GROUP);
            let size = egui::vec2(kit::PAPER, kit::MAIN_BUTTON);
            let back = kit::Button::main(speech.word(keys::view::BACK)).size(size).show(ui);
            if ui.memory(|memory| memory.focused().is_none()) {
                back.request_focus();
            }
            stays = !back.clicked();
        });
    });
    stays && !modal.should_close()
}

/// The size that a page is drawn with where the window is too small for it: then it scrolls as a whole. A table stacks
/// its parts itself.
pub fn too_small(ui: &Ui, page: &Page) -> Option<egui::Vec2> {
    let (room, least) = (ui.available_size(), kit::PAGE_LEAST);
    let small = room.x < least.x || room.y < least.y;
    (small && !matches!(page, Page::Table(_))).then(|| room.max(least))
}

/// What stands in each column of the menu.
const COLUMNS: [&[ShortcutGroup]; 4] = [
    &[ShortcutGroup::Play],
    &[ShortcutGroup::Look],
    &[ShortcutGroup::Right, ShortcutGroup::Share],
    &[ShortcutGroup::Window],
];

/// Whether a row stands beside the menu's title already, as a switch.
fn is_switch(row: &Shortcut) -> bool {
    matches!(row.action, Some(Action::Night(_) | Action::Speak(_)))
}

/// A line of the menu.
#[derive(Clone, Copy)]
enum Entry<'a> {
    Title(ShortcutGroup),
    Row(&'a Shortcut),
}

/// The columns of the menu: each group whole; in a low window all lines are shared out, so that none is longer than it must be.
fn columns<'a>(ui: &Ui, rows: &'a [Shortcut]) -> Vec<Vec<Entry<'a>>> {
    let of = |groups: &[ShortcutGroup]| -> Vec<Entry<'a>> {
        let lines = groups.iter().flat_map(|group| {
            let shown = rows.iter().filter(move |row| row.group == *group && !is_switch(row));
            std::iter::once(Entry::Title(*group)).chain(shown.map(Entry::Row))
        });
        lines.collect()
    };
    let whole: Vec<Vec<Entry<'a>>> = COLUMNS.into_iter().map(of).collect();
    if !kit::low(ui) {
        return whole;
    }
    let all: Vec<Entry<'a>> = whole.concat();
    all.chunks(all.len().div_ceil(COLUMNS.len()).max(1)).map(<[_]>::to_vec).collect()
}

/// Draws the menu: everything that can be asked for, by its name and its keys; says whether it stays. What belongs to a
/// table is asked for at a table alone.
pub fn keys_ui(ui: &mut Ui, speech: Speech, at_table: bool, actions: &mut Vec<Action>) -> bool {
    let closes = dialog(ui, "keys", |ui| {
        let title = ui.horizontal(|ui| {
            let menu = speech.word(keys::desk::MENU);
            let title = ui.heading(menu.as_str());
            let title = kit::rests_on(ui, &title, &menu);
            let version = format!("{} {}", speech.word(keys::desk::STEWARD), env!("CARGO_PKG_VERSION"));
            ui.label(RichText::new(version).color(Palette::of(ui).faint));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if icon_button(ui, icons::ICON_CLOSE, speech.word(keys::desk::CLOSE)).clicked() {
                    ui.close();
                }
                looks_ui(ui, speech, actions);
            });
            title
        });
        let rows = shortcuts::all();
        let mut pressed = None;
        let width = ui.ctx().content_rect().width() / COLUMNS.len() as f32 - kit::SPACE * 2.0 - kit::GAP;
        let width = width.clamp(kit::MENU.0, kit::MENU.1);
        let columns = columns(ui, &rows);
        let most = columns.iter().map(Vec::len).max().unwrap_or(1);
        // The longest column decides how close the rows lie, so that the menu is seen whole.
        let room = ui.ctx().content_rect().height() - kit::PRESS * 7.0;
        let size = vec2(width, (room / most as f32).floor().clamp(kit::ROW, kit::PRESS));
        ui.horizontal_top(|ui| {
            for column in columns {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.spacing_mut().interact_size.y = size.y;
                    for entry in column {
                        match entry {
                            Entry::Title(group) => {
                                let title = RichText::new(speech.word(group.title()));
                                ui.label(title.color(Palette::of(ui).faint));
                            }
                            Entry::Row(row) if row_ui(ui, speech, row, size, at_table) => {
                                pressed.clone_from(&row.action);
                            }
                            Entry::Row(_) => {}
                        }
                    }
                });
            }
        });
        if let Some(action) = pressed {
            actions.push(action);
            ui.close();
        }
        ui.collapsing(speech.word(keys::desk::LETTERS), |ui| {
            egui::ScrollArea::vertical().max_height(kit::CHOICES / 2.0).show(ui, |ui| {
                ui.label(RichText::new(letters::NOTICE).small());
            });
        });
        title.inner
    });
    !closes
}

/// A row of the menu; says whether it was pressed. What whatever has the keyboard listens to cannot be pressed here.
fn row_ui(ui: &mut Ui, speech: Speech, row: &Shortcut, size: Vec2, at_table: bool) -> bool {
    let written = row.keys.iter().map(|key| shortcuts::written(ui, speech, key));
    let key = RichText::new(written.collect::<Vec<_>>().join("  ")).small();
    // What is too long for its line stands on two in small letters.
    let name = RichText::new(speech.word(row.name));
    let taken = kit::text_width(ui, key.text(), kit::SMALL) + kit::WIDE * 2.0;
    let long = kit::text_width(ui, name.text(), kit::BODY) > size.x - taken;
    // Where a word of it has no room beside the keys either, they stand below.
    let below = kit::words_width(ui, name.text(), kit::SMALL) > size.x - taken;
    let button = match (below, long) {
        (true, _) => Button::new(RichText::new(format!("{}\n{}", name.text(), key.text())).small()),
        (false, true) => Button::new(name.size(kit::SMALL)).right_text(key),
        (false, false) => Button::new(name).right_text(key),
    };
    let button = button.min_size(size);
    let here = row.action.is_some() && (at_table || !row.at_table);
    ui.set_max_width(size.x);
    let shown = ui.add_enabled_ui(here, |ui| ui.add(button.wrap().frame_when_inactive(false)));
    let description = speech.word(row.description);
    let shown = shown.inner.accessible_name(speech.word(row.name));
    shown.on_hover_text(description.as_str()).on_disabled_hover_text(description).clicked()
}

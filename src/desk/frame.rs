//! The top bar and the menu, which all pages share.

use std::path::PathBuf;

use egui::{Align, Button, Layout, RichText, Ui, vec2};

use crate::desk::find::Here;
use crate::desk::kit::{self, Palette, dialog, icon_button, icons, letters};
use crate::desk::shelf::Library;
use crate::desk::shortcuts::{self, IN_MENU, Shortcut, ShortcutGroup};
use crate::desk::table::{EntryLine, entry_ui};
use crate::desk::{Action, Page, Speech};
use crate::engine::TurnStatus;
use crate::msg;
use crate::platform::BROWSER;
use crate::words::{Language, keys};

/// Draws the top bar: the menu and the title; on the table page the phases of the turn, elsewhere the language and the theme.
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
        if !kit::phone(ui) {
            let title = kit::strong(if at_table { kit::LEAD } else { kit::HEADING });
            ui.label(RichText::new(page.title(speech)).font(title));
        }
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
                let place = vec2(kit::field(ui, field.is_used()), kit::press(ui));
                let home = matches!(page, Page::PresetStore).then_some(saved);
                if home.is_some() {
                    field.listen(ui);
                }
                let looked = if kit::phone(ui) { 0.0 } else { looks(ui) };
                let width = looked + kit::press(ui) + ui.spacing().item_spacing.x + place.x;
                in_order(ui, width, |ui| {
                    // They are in the menu too.
                    if !kit::phone(ui) {
                        looks_ui(ui, speech, actions);
                    }
                    if icon_button(ui, icons::ICON_MENU_BOOK, speech.word(keys::manual::TITLE)).clicked() {
                        actions.push(Action::Manual);
                    }
                    ui.allocate_ui(place, |ui| {
                        entry_ui(ui, speech, Here { home, ..Here::default() }, field, actions);
                    });
                });
            }
        });
    });
}

/// Draws contents of a known width in reading order, within a right-to-left layout.
fn in_order(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let place = vec2(width, ui.available_height());
    ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), add);
}

/// The width of the language and theme buttons.
fn looks(ui: &Ui) -> f32 {
    (kit::BAR + ui.spacing().item_spacing.x) * Language::ALL.len() as f32
        + kit::press(ui)
        + ui.spacing().item_spacing.x
}

/// Draws the language and theme buttons.
fn looks_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    let night = ui.visuals().dark_mode;
    let (icon, name) = match night {
        true => (icons::ICON_LIGHT_MODE, keys::desk::BY_DAY),
        false => (icons::ICON_DARK_MODE, keys::desk::BY_NIGHT),
    };
    for language in Language::ALL {
        let name = language.name();
        let button = kit::Button::plain(language.code().to_uppercase()).named(name.clone());
        let button = button.size(vec2(kit::BAR, kit::press(ui)));
        let button = button.chosen(*language == speech.language).show(ui);
        if button.on_hover_text(name).clicked() {
            actions.push(Action::Speak(*language));
        }
    }
    if icon_button(ui, icon, speech.word(name)).clicked() {
        actions.push(Action::Night(!night));
    }
}

/// Covers the window during a break, with the turn and the phase. Returns whether the break goes on.
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

/// The size to draw a page with if the window is too small, so that it scrolls. The table page handles this itself, and in a slim window
/// the dealing table, the set-up and the group do so too.
pub fn too_small(ui: &Ui, page: &Page) -> Option<egui::Vec2> {
    let room = ui.available_size();
    let least = match page {
        Page::Table(_) => return None,
        Page::Deal | Page::Setup(_) | Page::Group if kit::slim(ui) => return None,
        Page::Check if kit::phone(ui) => vec2(0.0, kit::PAGE_LEAST.x),
        Page::PresetStore | Page::Deal | Page::Check => vec2(0.0, kit::PAGE_LEAST.y),
        Page::Setup(_) | Page::Group => kit::PAGE_LEAST,
    };
    (room.x < least.x || room.y < least.y).then(|| room.max(least))
}

/// Draws the menu. Returns whether it stays open. Commands of the table are only enabled on the table page.
pub fn keys_ui(ui: &mut Ui, speech: Speech, at_table: bool, actions: &mut Vec<Action>) -> bool {
    let closes = dialog(ui, "keys", |ui| {
        let title = ui.horizontal(|ui| {
            let menu = speech.word(keys::desk::MENU);
            let title = ui.heading(menu.as_str());
            let title = kit::rests_on(ui, &title, &menu);
            if !kit::phone(ui) {
                let version = format!("{} {}", speech.word(keys::desk::STEWARD), env!("CARGO_PKG_VERSION"));
                ui.label(RichText::new(version).color(Palette::of(ui).faint));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                in_order(ui, looks(ui) + kit::press(ui), |ui| {
                    looks_ui(ui, speech, actions);
                    if icon_button(ui, icons::ICON_CLOSE, speech.word(keys::desk::CLOSE)).clicked() {
                        ui.close();
                    }
                });
            });
            title
        });
        let rows = shortcuts::all();
        let group_ui = |ui: &mut Ui, group: ShortcutGroup, actions: &mut Vec<Action>| {
            let of_group = rows.iter().filter(|row| row.group == group).take(IN_MENU);
            let here: Vec<&Shortcut> = of_group.filter(|row| at_table || !row.at_table).collect();
            if !here.is_empty() {
                ui.label(RichText::new(speech.word(group.title())).color(Palette::of(ui).faint));
            }
            for row in here {
                if row_ui(ui, speech, row) {
                    actions.extend(row.action.clone());
                    ui.close();
                }
            }
        };
        let columns =
            if kit::slim(ui) { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
        ui.with_layout(columns, |ui| {
            ui.spacing_mut().item_spacing = vec2(kit::GROUP, 0.0);
            for groups in ShortcutGroup::ALL.chunks(2) {
                ui.vertical(|ui| groups.iter().for_each(|group| group_ui(ui, *group, actions)));
            }
        });
        ui.collapsing(speech.word(keys::desk::ABOUT), |ui| {
            egui::ScrollArea::vertical().max_height(kit::CHOICES / 2.0).show(ui, |ui| {
                if BROWSER {
                    ui.label(speech.word(keys::desk::IN_BROWSER));
                }
                for notice in letters::NOTICES {
                    ui.label(RichText::new(notice).small());
                }
            });
        });
        title.inner
    });
    !closes
}

/// Draws a row of the menu. Returns whether it was clicked.
fn row_ui(ui: &mut Ui, speech: Speech, row: &Shortcut) -> bool {
    let written = row.keys.iter().map(|key| shortcuts::written(ui, speech, key));
    let key = RichText::new(written.collect::<Vec<_>>().join("  ")).color(Palette::of(ui).faint);
    let wide = if kit::phone(ui) { ui.available_width().min(kit::MENU) } else { kit::MENU };
    let button = Button::new(speech.word(row.name)).right_text(key).min_size(vec2(wide, kit::press(ui)));
    let description = speech.word(row.description);
    let shown = ui.add(button.frame_when_inactive(false)).accessible_name(speech.word(row.name));
    shown.on_hover_text(description.as_str()).on_disabled_hover_text(description).clicked()
}

//! The manual in a dialog: the list of pages at the left, the open page at the right. Links lead to other pages.

use egui::{
    FocusDirection, Image, Key, Modifiers, RichText, ScrollArea, TextureHandle, TextureOptions, Ui, vec2,
};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use crate::desk::Speech;
use crate::desk::kit::{self, dialog};
use crate::manual::{PAGES, linked, picture};
use crate::platform;
use crate::words::Language;
use crate::words::keys::{desk, manual as k};

/// The width of the list of pages.
const LIST: f32 = 250.0;
/// How far a key scrolls: a line in points, and a page as a share of its height.
const STEP: (f32, f32) = (48.0, 0.9);

/// The manual, open at a page.
#[derive(Default)]
pub struct Manual {
    at: usize,
    /// The last page loaded: its index, language and parts.
    read: Option<(usize, Language, Vec<Part>)>,
    cache: CommonMarkCache,
}

impl std::fmt::Debug for Manual {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Manual").field("at", &self.at).finish_non_exhaustive()
    }
}

/// A part of a page: text, or a picture with its description.
enum Part {
    Text(String),
    /// Its description, its file, and what is drawn once it has been read.
    Picture(String, String, Option<TextureHandle>),
}

impl Manual {
    /// The manual at the page of a game.
    pub fn of(game: &str) -> Self {
        Self { at: PAGES.iter().position(|page| page.word == game).unwrap_or_default(), ..Self::default() }
    }

    /// Loads the page, unless it is loaded.
    fn read(&mut self, language: Language) {
        let at = self.at;
        if self.read.as_ref().is_some_and(|(of, spoken, _)| (*of, *spoken) == (at, language)) {
            return;
        }
        self.cache.link_hooks_clear();
        for page in PAGES {
            self.cache.add_link_hook(format!("{}.md", page.word));
        }
        let text = PAGES.get(at).map(|page| page.text(language)).unwrap_or_default();
        self.read = Some((at, language, parts(&unbroken(text))));
    }
}

/// Splits a page into parts. Code blocks become list items, because the viewer draws a symbol next to a block that the fonts do not have.
fn parts(page: &str) -> Vec<Part> {
    let (mut parts, mut text, mut typed) = (Vec::new(), String::new(), false);
    for line in page.lines() {
        if let Some((said, picture)) = picture(line) {
            parts.push(Part::Text(std::mem::take(&mut text)));
            parts.push(Part::Picture(said.to_owned(), picture.to_owned(), None));
        } else if line.starts_with("```") {
            typed = !typed;
        } else {
            text.push_str(&if typed { format!("- `{line}`\n") } else { format!("{line}\n") });
        }
    }
    parts.push(Part::Text(text));
    parts
}

/// Replaces narrow no-break spaces, at which egui would break a line.
fn unbroken(text: &str) -> String {
    text.replace('\u{202F}', "\u{A0}")
}

/// How far the keys scroll a page of this height.
fn scrolled(ui: &Ui, height: f32) -> f32 {
    let keys = [
        (Key::ArrowUp, STEP.0),
        (Key::ArrowDown, -STEP.0),
        (Key::PageUp, height * STEP.1),
        (Key::PageDown, -height * STEP.1),
        (Key::Home, f32::MAX),
        (Key::End, f32::MIN),
    ];
    let struck = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let by =
        keys.into_iter().find_map(|(key, by)| Some(struck(key)).filter(|n| *n > 0).map(|n| by * n as f32));
    if by.is_some() {
        // The arrow keys do not move the focus.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    by.unwrap_or_default()
}

/// Draws the manual. Returns whether it stays open.
pub fn manual_ui(ui: &mut Ui, speech: Speech, manual: &mut Manual) -> bool {
    let closes = dialog(ui, "manual", |ui| {
        let (width, height) = kit::manual(ui);
        ui.set_width(width);
        let title = kit::resting(ui, RichText::new(speech.word(k::TITLE)).font(kit::strong(kit::HEADING)));
        ui.add_space(kit::GAP);
        ui.horizontal_top(|ui| {
            ScrollArea::vertical().id_salt("pages").max_height(height).show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(LIST);
                    for (at, page) in PAGES.iter().enumerate() {
                        let title = RichText::new(unbroken(page.title(speech.language)));
                        if ui.selectable_label(at == manual.at, title).clicked() {
                            manual.at = at;
                        }
                    }
                });
            });
            kit::part(ui);
            manual.read(speech.language);
            let by = scrolled(ui, height);
            ScrollArea::vertical().id_salt(("page", manual.at)).max_height(height).show(ui, |ui| {
                ui.scroll_with_delta(vec2(0.0, by));
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    // Reduces the line height, because a list item aligns links at its top and words in its middle.
                    kit::lines_as_letters(ui);
                    for (at, part) in manual.read.iter_mut().flat_map(|(.., parts)| parts).enumerate() {
                        match part {
                            Part::Text(text) => {
                                ui.push_id(at, |ui| {
                                    CommonMarkViewer::new().show(ui, &mut manual.cache, text)
                                });
                            }
                            Part::Picture(said, file, drawn) => {
                                let load = |picture| {
                                    ui.ctx().load_texture(said.as_str(), picture, TextureOptions::LINEAR)
                                };
                                *drawn = drawn.take().or_else(|| platform::picture(file).map(load));
                                if let Some(drawn) = drawn {
                                    let picture = Image::new(&*drawn).max_width(ui.available_width());
                                    ui.add(picture.alt_text(said.as_str()));
                                }
                            }
                        }
                    }
                });
            });
        });
        let mut links = PAGES.iter().map(|page| format!("{}.md", page.word));
        let followed = links.find(|link| manual.cache.get_link_hook(link) == Some(true));
        if let Some(page) = followed.and_then(|link| linked(&link)) {
            manual.at = PAGES.iter().position(|other| *other == page).unwrap_or(manual.at);
        }
        kit::part(ui);
        if ui.button(speech.word(desk::CLOSE)).clicked() {
            ui.close();
        }
        title
    });
    !closes
}

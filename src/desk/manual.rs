//! The manual inside the window: the pages on the left, the one that is read on the right. A link leads to another page.

use egui::{RichText, ScrollArea, Ui};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use crate::desk::Speech;
use crate::desk::kit::{self, dialog};
use crate::manual::{ManualPage, PAGES, linked};
use crate::words::Language;
use crate::words::keys::{desk, manual as k};

/// The width of the list of pages.
const LIST: f32 = 250.0;

/// The manual, open at a page.
#[derive(Debug, Default)]
pub struct Manual {
    at: usize,
    /// The page as it was read last: which, in which language, and its text.
    read: Option<(usize, Language, String)>,
    cache: CommonMarkCache,
}

impl Manual {
    /// Open at the page of a game.
    pub fn of(game: &str) -> Self {
        Self { at: PAGES.iter().position(|page| page.word == game).unwrap_or_default(), ..Self::default() }
    }

    fn text(&mut self, language: Language) -> &str {
        let at = self.at;
        let page = PAGES.get(at);
        let holds = |(of, spoken, _): &(usize, Language, String)| (*of, *spoken) == (at, language);
        if !self.read.as_ref().is_some_and(holds) {
            let text = page.map(|page| page.without_pictures(language)).unwrap_or_default();
            self.cache.link_hooks_clear();
            for page in PAGES {
                self.cache.add_link_hook(format!("{}.md", page.word));
            }
            self.read = Some((at, language, listed(&unbroken(&text))));
        }
        self.read.as_ref().map(|(_, _, text)| text.as_str()).unwrap_or_default()
    }

    fn turn_to(&mut self, page: ManualPage) {
        self.at = PAGES.iter().position(|other| *other == page).unwrap_or(self.at);
    }
}

/// A text in which lines to be typed are items of a list: beside a block the reader draws a sign that no font here has.
fn listed(text: &str) -> String {
    let mut typed = false;
    let mut whole = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with("```") {
            typed = !typed;
            continue;
        }
        let line = if typed { format!("- `{line}`") } else { line.to_owned() };
        whole.push_str(&line);
        whole.push('\n');
    }
    whole
}

/// A text in which rows do not break at narrow spaces.
fn unbroken(text: &str) -> String {
    text.replace('\u{202F}', "\u{A0}")
}

/// Draws the manual; says whether it stays.
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
            let text = manual.text(speech.language).to_owned();
            ScrollArea::vertical().id_salt(("page", manual.at)).max_height(height).show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    // A line of an item is no higher than its letters: a link stands at its top, words in its middle.
                    kit::lines_as_letters(ui);
                    CommonMarkViewer::new().show(ui, &mut manual.cache, &text);
                });
            });
        });
        let followed =
            PAGES.iter().find(|page| manual.cache.get_link_hook(&format!("{}.md", page.word)) == Some(true));
        if let Some(page) = followed.and_then(|page| linked(&format!("{}.md", page.word))) {
            manual.turn_to(page);
        }
        kit::part(ui);
        if ui.button(speech.word(desk::CLOSE)).clicked() {
            ui.close();
        }
        title
    });
    !closes
}

//! The look-up of the rules: small entries of every box, found by the words of the box or by other words for the same
//! thing, from anywhere with one key.

use egui::{Key as Press, Label, RichText, ScrollArea, TextEdit, Ui};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, dialog, text_field};
use crate::session::{GameSession, Session};
use crate::words::keys::lookup as k;
use crate::words::{Key, Language};

/// Words that mean the same, group by group, in each language.
const ALIKE: [Key; 24] = [
    k::ALIKE_ACCIDENT,
    k::ALIKE_BANKRUPT,
    k::ALIKE_BEGIN,
    k::ALIKE_BUILD,
    k::ALIKE_BUY,
    k::ALIKE_CARD,
    k::ALIKE_CLOSE,
    k::ALIKE_CRASH,
    k::ALIKE_DEALER,
    k::ALIKE_DICE,
    k::ALIKE_DISK,
    k::ALIKE_END,
    k::ALIKE_LOAN,
    k::ALIKE_LOSS,
    k::ALIKE_HELP,
    k::ALIKE_INSURE,
    k::ALIKE_JUMP,
    k::ALIKE_MAKE,
    k::ALIKE_MONEY,
    k::ALIKE_ORDER,
    k::ALIKE_SECRET,
    k::ALIKE_SELL,
    k::ALIKE_TIE,
    k::ALIKE_TURN,
];

/// What is looked up.
#[derive(Clone, Debug, Default)]
pub struct LookUp {
    text: String,
    entries: Option<(Language, Vec<Entry>)>,
    alike: Vec<Vec<String>>,
    begun: bool,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The word of its box.
    pub game: &'static str,
    /// What it is about.
    pub title: String,
    /// What the rules say, in a sentence or two; or how an open point may be decided, line by line.
    pub lines: Vec<String>,
    /// The title, the box and the rest in plain letters, to be searched.
    plain: (String, String),
}

/// A text without capitals, accents and marks, its words parted by single spaces.
fn plain(text: &str) -> String {
    let mut found = String::from(" ");
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' | 'ä' => found.push('a'),
            'é' | 'è' | 'ê' | 'ë' => found.push('e'),
            'î' | 'ï' => found.push('i'),
            'ô' | 'ö' => found.push('o'),
            'ù' | 'û' | 'ü' => found.push('u'),
            'ç' => found.push('c'),
            'œ' => found.push_str("oe"),
            letter if letter.is_alphanumeric() => found.push(letter),
            _ if !found.ends_with(' ') => found.push(' '),
            _ => {}
        }
    }
    found
}

/// Every entry of every box.
pub fn entries(speech: Speech) -> Vec<Entry> {
    Session::GAMES.iter().flat_map(|game| of_box(speech, game)).collect()
}

fn of_box(speech: Speech, game: &'static str) -> Vec<Entry> {
    let Some(session) = Session::laid(game) else { return Vec::new() };
    let table = session.table();
    let box_name = speech.word(table.contents().title);
    let entry = |title: String, lines: Vec<String>| {
        let searched = (plain(&title), plain(&format!("{box_name} {}", lines.join(" "))));
        Entry { game, title, lines, plain: searched }
    };
    let rules = table
        .contents()
        .entries
        .iter()
        .map(|rule| entry(speech.word(rule.title), vec![speech.word(rule.told)]));
    let open = table.rulings().forms().iter().map(|form| {
        let options = form.options.iter().map(|(_, option)| speech.sentence(&(*option).into()));
        entry(speech.word(form.question), options.collect())
    });
    rules.chain(open).collect()
}

impl Entry {
    /// How well it answers the words asked for, each with those that mean the same; nothing where one is missing. A
    /// word of the title counts more than one below it, the word itself more than another for the same thing.
    fn answers(&self, asked: &[Vec<String>]) -> Option<u32> {
        let has = |text: &str, word: &str| text.contains(&format!(" {word}"));
        let one = |words: &Vec<String>| {
            let (itself, same) = words.split_first()?;
            let (title, rest) = (&self.plain.0, &self.plain.1);
            match () {
                () if has(title, itself) => Some(4),
                () if same.iter().any(|word| has(title, word)) => Some(3),
                () if has(rest, itself) => Some(2),
                () if same.iter().any(|word| has(rest, word)) => Some(1),
                () => None,
            }
        };
        asked.iter().map(one).sum()
    }
}

impl LookUp {
    fn refresh(&mut self, speech: Speech) {
        if self.entries.as_ref().is_none_or(|(language, _)| *language != speech.language) {
            self.entries = Some((speech.language, entries(speech)));
            let words = |key: &Key| -> Vec<String> {
                speech.word(*key).split(',').map(|word| plain(word).trim().to_owned()).collect()
            };
            self.alike = ALIKE.iter().map(words).collect();
        }
    }

    /// The entries for what is typed, those of the box on the table first.
    fn found(&self, here: Option<&str>) -> Vec<&Entry> {
        let Some((_, entries)) = &self.entries else { return Vec::new() };
        let asked: Vec<Vec<String>> =
            plain(&self.text).split_whitespace().map(|word| self.meanings(word)).collect();
        let fits = |entry| Some((Entry::answers(entry, &asked)?, entry));
        let mut found: Vec<(u32, &Entry)> = entries.iter().filter_map(fits).collect();
        found.sort_by_key(|(answers, entry)| {
            (here.is_some_and(|here| here != entry.game), std::cmp::Reverse(*answers))
        });
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    /// A word as it is typed, and every word that means the same.
    fn meanings(&self, word: &str) -> Vec<String> {
        let same = self.alike.iter().filter(|group| group.iter().any(|other| other.starts_with(word)));
        std::iter::once(word.to_owned()).chain(same.flatten().cloned()).collect()
    }
}

/// Draws the look-up; says whether it stays.
pub fn lookup_ui(ui: &mut Ui, speech: Speech, here: Option<&str>, lookup: &mut LookUp) -> bool {
    lookup.refresh(speech);
    let modal = dialog(ui, "look-up", |ui| {
        let palette = Palette::of(ui);
        ui.set_width(kit::WHY.0.min(ui.ctx().content_rect().width() - kit::SPACE * 4.0));
        ui.heading(speech.word(k::TITLE));
        let field = TextEdit::singleline(&mut lookup.text).hint_text(speech.word(k::HINT));
        let field = text_field("look-up", field.desired_width(f32::INFINITY));
        let field = ui.add(field).accessible_name(speech.word(k::FIELD));
        if !std::mem::replace(&mut lookup.begun, true) {
            field.request_focus();
        }
        let height = kit::WHY.1.min(ui.ctx().content_rect().height() - kit::SPACE * 16.0);
        ScrollArea::vertical().id_salt("look-up").max_height(height).auto_shrink([false, true]).show(
            ui,
            |ui| {
                let found = lookup.found(here);
                if found.is_empty() {
                    ui.label(RichText::new(speech.word(k::NOTHING)).color(palette.amber));
                }
                for entry in found {
                    let title = Session::contents(entry.game).map(|contents| speech.word(contents.title));
                    ui.horizontal_wrapped(|ui| {
                        ui.label(kit::bold(&entry.title).color(palette.ink));
                        ui.label(RichText::new(title.unwrap_or_default()).small().color(palette.faint));
                    });
                    for line in &entry.lines {
                        let bullet = if entry.lines.len() > 1 { "· " } else { "" };
                        ui.add(Label::new(format!("{bullet}{line}")).wrap());
                    }
                    ui.add_space(kit::SPACE);
                }
            },
        );
        if ui.button(speech.word(crate::words::keys::desk::CLOSE)).clicked() {
            ui.close();
        }
    });
    !modal.should_close() && !ui.input(|input| input.key_pressed(Press::Escape))
}

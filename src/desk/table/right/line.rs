//! The line that takes an entry's place or is put in before it, with what might have been done at that moment.

use std::ops::Range;

use egui::{Align, Button, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, text_field};
use crate::desk::table::plain;
use crate::desk::table::right::Doing;
use crate::engine::{Rejection, StepId};
use crate::msg;
use crate::session::Session;
use crate::words::keys::right as k;
use crate::words::{Key, Language, parse_entered};

/// What was typed in a language, and what fits it, each act with its plain words.
type Fitting = ((String, Language), Vec<(String, String)>);

/// The line being written.
#[derive(Debug)]
pub(super) struct Instead {
    /// In notation, in the language of whoever writes it.
    pub text: String,
    /// The words as they stand, as records and as whoever reads them have them.
    stands: (String, Option<(Language, String)>),
    /// Whether it gets the keyboard.
    pub focus: bool,
    /// What the rules would have taken at that moment, in notation.
    legal: Vec<String>,
    /// What fits what is typed.
    fitting: Option<Fitting>,
}

impl Instead {
    /// A line that begins with the words as they stand.
    pub fn of(table: &Session, step: StepId, stands: &str) -> Self {
        let before = table.effective_log().place(step).ok().and_then(|at| table.book_before(at).ok());
        let offers = before.map(|book| book.offers(table.setting())).unwrap_or_default();
        let legal = offers.into_iter().filter(|offer| offer.is_possible() && !offer.reveals_secret);
        let legal = legal.map(|offer| table.written(&offer.act)).filter(|act| act != stands).collect();
        let (text, stands) = (stands.to_owned(), (stands.to_owned(), None));
        Self { text, stands, focus: true, legal, fitting: None }
    }

    /// The words as they stand are written in the language of whoever reads them.
    pub fn speak(&mut self, speech: Speech, table: &Session) {
        if self.stands.1.as_ref().is_some_and(|(language, _)| *language == speech.language) {
            return;
        }
        let untouched = self.stands_there();
        let typed = speech.typed(table, &self.stands.0);
        if untouched {
            self.text.clone_from(&typed);
        }
        self.stands.1 = Some((speech.language, typed));
    }

    /// Whether nothing was changed in it.
    pub fn stands_there(&self) -> bool {
        let (written, shown) = &self.stands;
        let shown = shown.as_ref().map_or(written, |(_, shown)| shown);
        [written, shown].contains(&&self.text.trim().to_owned())
    }

    /// Begins with the words as they stand, or with none for an entry of its own.
    pub fn begin(&mut self, doing: Doing) {
        let (written, shown) = &self.stands;
        if doing == Doing::Insert && self.stands_there() {
            self.text.clear();
        } else if doing == Doing::Replace && self.text.is_empty() {
            self.text.clone_from(shown.as_ref().map_or(written, |(_, shown)| shown));
        }
        self.focus = doing.is_said();
    }

    /// Draws the line and what might have been done at that moment.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &Session, name: Key) {
        let palette = Palette::of(ui);
        let label = ui.label(kit::bold(speech.word(name)));
        let field = TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY);
        let field = ui.add(text_field(name.id(), field)).labelled_by(label.id);
        if std::mem::take(&mut self.focus) {
            field.request_focus();
        }
        let description = match table.preview_text(self.text.trim()) {
            Err(Rejection::Unreadable(_)) => String::new(),
            _ => plain::description(speech, table, self.text.trim()),
        };
        ui.add(egui::Label::new(RichText::new(description).color(palette.ink)).wrap());
        numbers_ui(ui, speech, &mut self.text);
        if self.legal.is_empty() {
            return;
        }
        ui.add_space(kit::GAP);
        ui.label(RichText::new(speech.word(k::MIGHT_HAVE)).small().color(palette.faint));
        let mut pressed = None;
        let fitting = self.fitting(speech, table);
        let rows = (kit::ROW * 6.0).min(ui.available_height());
        ui.scope(|ui| {
            // As close as they are reckoned to lie.
            ui.spacing_mut().item_spacing.y = 0.0;
            let list = ScrollArea::vertical().id_salt("instead").max_height(rows).auto_shrink([false, true]);
            list.show_rows(ui, kit::ROW, fitting.len(), |ui, range| {
                kit::one_stop(ui, "might have been done", |ui| {
                    for (act, description) in fitting.iter().skip(range.start).take(range.len()) {
                        if act_ui(ui, act, description) {
                            pressed = Some(act.clone());
                        }
                    }
                    None
                });
            });
        });
        if let Some(act) = pressed {
            self.text = act;
            self.focus = true;
        }
    }

    /// What begins as the line does; everything while nothing does.
    fn fitting(&mut self, speech: Speech, table: &Session) -> &[(String, String)] {
        let typed = self.text.trim().to_lowercase();
        let typed = (typed, speech.language);
        if self.fitting.as_ref().is_none_or(|(of, _)| *of != typed) {
            let own = |act: &String| (speech.typed(table, act), plain::description(speech, table, act));
            let begins =
                |act: &&String| act.starts_with(&typed.0) || speech.typed(table, act).starts_with(&typed.0);
            let fit: Vec<&String> = self.legal.iter().filter(begins).collect();
            let shown = if fit.is_empty() { self.legal.iter().collect() } else { fit };
            let shown = shown.into_iter().map(own).collect();
            self.fitting = Some((typed, shown));
        }
        self.fitting.as_ref().map_or(&[][..], |(_, fitting)| fitting)
    }
}

/// Draws the numbers of a line, each with one less and one more.
fn numbers_ui(ui: &mut Ui, speech: Speech, text: &mut String) {
    let mut stepped = None;
    ui.horizontal_wrapped(|ui| {
        for (at, place) in (1..).zip(numbers(text)) {
            let stands = text.get(place.clone()).filter(|stands| *stands != UNKNOWN);
            let before = parse_entered(stands.unwrap_or_default());
            let (mut entered, name) = (before.clone(), msg!(k::NUMBER_OF_LINE, at = at));
            let typed = kit::number_field(("number", at), &mut entered, None);
            let field = |ui: &mut Ui| ui.add(typed).accessible_name(speech.sentence(&name));
            let now = before.clone().ok().flatten();
            let steps = kit::steps(now, (0, i64::from(u32::MAX)), false, 1);
            let (to, _) = kit::stepper(ui, speech, name.clone(), steps, field);
            let to = to.map_or(entered, |to| Ok(Some(to)));
            stepped = stepped.take().or((to != before).then_some((place, to)));
            ui.add_space(kit::GAP);
        }
    });
    if let Some((place, typed)) = stepped {
        let typed = match typed {
            Ok(Some(number)) => number.to_string(),
            // Other text goes into the line, to be refused with it.
            Err(typed) if numbers(&typed).first() == Some(&(0..typed.len())) => typed,
            _ => UNKNOWN.to_owned(),
        };
        text.replace_range(place, &typed);
    }
}

/// The placeholder in a line for a number not typed yet.
const UNKNOWN: &str = "?";

/// The ranges of the numbers in a line, with their separators. Digits within words do not count.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    let (mut within, mut between) = (false, false);
    for (at, sign) in text.char_indices() {
        match (sign.is_ascii_digit(), all.last_mut()) {
            (true, Some(last)) if last.end == at || between => last.end = at + 1,
            (true, _) if !within => all.push(at..at + 1),
            (false, _) if !within && UNKNOWN.starts_with(sign) => all.push(at..at + 1),
            _ => {}
        }
        let ends = all.last().is_some_and(|last| last.end == at);
        between = ends && matches!(sign, ',' | '.' | '\'');
        within = sign.is_alphanumeric();
    }
    all
}

fn act_ui(ui: &mut Ui, act: &str, description: &str) -> bool {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), kit::ROW);
    let inner = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let atoms = (
            RichText::new(description).size(kit::SMALL),
            egui::Atom::grow(),
            RichText::new(act).size(kit::SMALL).color(palette.faint),
        );
        let button = Button::new(atoms).frame_when_inactive(false).wrap();
        ui.add_sized(size, |ui: &mut Ui| ui.add(button.sense(kit::stop(ui)))).accessible_name(act)
    });
    inner.inner.clicked()
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn the_numbers_of_a_line_are_digits_that_are_no_part_of_a_word() {
        let of = |text: &'static str| numbers(text).into_iter().map(|at| &text[at]).collect::<Vec<_>>();
        assert_eq!(of("red produce 1:7 5:19"), ["1", "7", "5", "19"]);
        assert_eq!(of("p2 sur 30"), ["30"]);
        assert_eq!(of("red sell 9 book 8,00, ?"), ["9", "8,00", "?"]);
        assert_eq!(of("écrit"), [""; 0]);
    }
}

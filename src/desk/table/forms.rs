//! The referee's forms: a note, a correction, a ruling, a break, a name. Each only makes a line of notation, which
//! is shown before it is entered.

use egui::{ComboBox, Grid, Key, Label, RichText, TextEdit, Ui};

use crate::desk::kit::{self, Palette, number_field, retype, text_field};
use crate::desk::table::refusing::Refusing;
use crate::desk::{Action, Speech};
use crate::engine::{Holder, Seat, Unit};
use crate::msg;
use crate::page::Referee;
use crate::session::Session;
use crate::words::Key as Message;
use crate::words::keys::{sheets, table as k};
use crate::words::{Entered, Line, keys, misread};

/// What has been filled in.
#[derive(Clone, Debug)]
pub struct Filled {
    form: Referee,
    text: String,
    from: Option<Holder>,
    to: Option<Holder>,
    unit: Unit,
    amount: Entered,
    question: Option<usize>,
    option: Option<usize>,
    by: String,
    seat: Option<Seat>,
    fresh: bool,
    refusing: Refusing,
}

impl Filled {
    /// An empty form: nothing is taken for granted but that money is counted.
    pub fn of(form: Referee) -> Self {
        Self {
            form,
            text: String::new(),
            from: None,
            to: None,
            unit: Unit::common(0),
            amount: Ok(None),
            question: None,
            option: None,
            by: String::new(),
            seat: None,
            fresh: true,
            refusing: Refusing::default(),
        }
    }

    /// A ruling by somebody, for a reason.
    pub fn ruling(by: String, text: String) -> Self {
        Self { by, text, ..Self::of(Referee::Ruling) }
    }

    /// What it is called.
    pub fn title(&self, speech: Speech) -> String {
        speech.word(self.form.name())
    }

    /// The line of notation that it makes, or what is still missing.
    fn line(&self, table: &Session) -> Result<String, Line> {
        let text = self.text.trim();
        let tail = |before: &str, text: &str| match text.trim() {
            "" => String::new(),
            text => format!("{before}{text}"),
        };
        let wanted = |text: &String| msg!(keys::engine::NUMBER_WANTED, text = text.as_str());
        let typed = |missing: Message| if text.is_empty() { Err(Line::new(missing)) } else { Ok(text) };
        match self.form {
            Referee::Read(_) => Err(k::FORM_TEXT.into()),
            Referee::Note => Ok(format!("note {}", typed(k::FORM_TEXT)?)),
            Referee::Pause => Ok(format!("pause{}", tail(" ", text))),
            Referee::Rename => {
                let seat = self.seat.ok_or(k::FORM_PLAYER)?;
                Ok(format!("rename {} {}", table.seats().word(seat), typed(k::FORM_NAME)?))
            }
            Referee::Correct => {
                let holder = |holder| match holder {
                    Holder::Seat(seat) => table.seats().word(seat),
                    holder => table.chart().holder_word(holder).to_owned(),
                };
                let word = table.chart().unit(self.unit).map_or("", |unit| unit.word);
                let unit = match self.unit.colour {
                    Some(seat) => format!("{word} {}", table.seats().word(seat)),
                    None => word.to_owned(),
                };
                let (from, to) = (self.from.ok_or(k::FORM_FROM)?, self.to.ok_or(k::FORM_TO)?);
                let amount = self.amount.as_ref().map_err(wanted)?.ok_or(k::FORM_AMOUNT)?;
                Ok(format!("correct {} > {} {amount} {unit}{}", holder(from), holder(to), tail(": ", text)))
            }
            Referee::Ruling => {
                let form = self.question.and_then(|question| table.book().rulings.forms.get(question));
                let form = form.ok_or(k::FORM_QUESTION)?;
                let option = self.option.and_then(|option| form.options.get(option));
                let (option, _) = option.ok_or(k::FORM_OPTION)?;
                Ok(format!("ruling {} {option}{}{}", form.word, tail(" by ", &self.by), tail(": ", text)))
            }
        }
    }
}

/// Draws a form.
pub fn form_ui(ui: &mut Ui, speech: Speech, table: &Session, filled: &mut Filled, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    Grid::new("form").num_columns(2).show(ui, |ui| fields_ui(ui, speech, table, filled));
    let line = filled.line(table);
    let refused = line.as_ref().ok().and_then(|line| filled.refusing.why(speech, table, line));
    let description = match (&line, &refused) {
        (_, Some(why)) => RichText::new(why).color(palette.red),
        (Ok(line), None) => RichText::new(speech.typed(table, line)).small().color(palette.faint),
        (Err(missing), None) => {
            let missing = speech.sentence(&msg!(sheets::MISSING, what = missing.clone()));
            RichText::new(missing).small().color(palette.amber)
        }
    };
    ui.add(Label::new(description).wrap());
    ui.horizontal(|ui| {
        let line = line.ok().filter(|_| refused.is_none());
        let enter = kit::pressed_anew(ui, Key::Enter);
        let enter = enter && ui.memory(|memory| memory.focused().is_none());
        let button = egui::Button::new(speech.word(k::FORM_ENTER));
        let pressed = kit::add_lit(ui, line.is_some(), button).clicked();
        if let Some(line) = line.filter(|_| pressed || enter) {
            actions.extend([Action::Lay(None), Action::Enter(line)]);
        }
    });
}

fn fields_ui(ui: &mut Ui, speech: Speech, table: &Session, filled: &mut Filled) {
    let first = std::mem::take(&mut filled.fresh);
    match filled.form {
        Referee::Read(_) => {}
        Referee::Note | Referee::Pause => text_ui(ui, speech, k::FORM_TEXT, &mut filled.text, first),
        Referee::Rename => {
            let label = ui.label(speech.word(k::FORM_PLAYER));
            let name = filled.seat.map_or_else(String::new, |seat| table.seats().name(seat));
            let combo = ComboBox::from_id_salt("player").selected_text(name).show_ui(ui, |ui| {
                for seat in table.seats().iter() {
                    ui.selectable_value(&mut filled.seat, Some(seat), table.seats().name(seat));
                }
            });
            combo.response.labelled_by(label.id);
            ui.end_row();
            text_ui(ui, speech, k::FORM_NAME, &mut filled.text, first);
        }
        Referee::Correct => {
            holder_ui(ui, speech, table, k::FORM_FROM, &mut filled.from);
            holder_ui(ui, speech, table, k::FORM_TO, &mut filled.to);
            let label = ui.label(speech.word(k::FORM_AMOUNT));
            let amount = number_field("amount", &mut filled.amount, None);
            let field = ui.add_sized([kit::NUMBERS, kit::PRESS], amount).labelled_by(label.id);
            if let Err(text) = &filled.amount {
                kit::mark_wrong(ui, &field, &speech.sentence(&misread(text)));
            }
            if first {
                retype(&field);
            }
            ui.end_row();
            unit_ui(ui, speech, table, &mut filled.unit);
            text_ui(ui, speech, k::FORM_REASON, &mut filled.text, false);
        }
        Referee::Ruling => {
            ruling_ui(ui, speech, table, filled);
            text_ui(ui, speech, k::FORM_BY, &mut filled.by, first);
            ui.label("");
            ui.horizontal_wrapped(|ui| {
                for seat in table.seats().iter() {
                    let name = table.seats().name(seat);
                    if kit::Button::plain(name.as_str()).chosen(filled.by == name).show(ui).clicked() {
                        filled.by = name;
                    }
                }
            });
            ui.end_row();
            text_ui(ui, speech, k::FORM_REASON, &mut filled.text, false);
        }
    }
}

fn text_ui(ui: &mut Ui, speech: Speech, name: Message, text: &mut String, focus: bool) {
    let label = ui.label(speech.word(name));
    let field = TextEdit::singleline(text).desired_width(320.0);
    let field = ui.add(text_field(name.id(), field)).labelled_by(label.id);
    if focus {
        field.request_focus();
    }
    ui.end_row();
}

fn holder_ui(ui: &mut Ui, speech: Speech, table: &Session, name: Message, chosen: &mut Option<Holder>) {
    let label = ui.label(speech.word(name));
    let said = |holder: Holder| speech.sentence(&table.holder_line(holder));
    let now = chosen.map_or_else(String::new, said);
    let combo = ComboBox::from_id_salt(name.id()).selected_text(now).width(220.0);
    let combo = combo.show_ui(ui, |ui| {
        for other in table.chart().holders() {
            ui.selectable_value(chosen, Some(other), said(other));
        }
    });
    combo.response.labelled_by(label.id);
    ui.end_row();
}

fn unit_ui(ui: &mut Ui, speech: Speech, table: &Session, unit: &mut Unit) {
    let label = ui.label(speech.word(k::FORM_UNIT));
    let said = |unit: Unit| {
        let name = table.chart().unit(unit).map_or(k::FORM_UNIT, |unit| unit.name);
        match unit.colour {
            Some(seat) => speech.sentence(&msg!(k::UNIT_OF, unit = name, name = table.seats().name(seat))),
            None => speech.sentence(&name.into()),
        }
    };
    let combo = ComboBox::from_id_salt("unit").selected_text(said(*unit)).width(220.0).show_ui(ui, |ui| {
        for other in table.chart().units() {
            ui.selectable_value(unit, other, said(other));
        }
    });
    combo.response.labelled_by(label.id);
    ui.end_row();
}

fn ruling_ui(ui: &mut Ui, speech: Speech, table: &Session, filled: &mut Filled) {
    let forms = table.book().rulings.forms;
    let question = |at: usize| forms.get(at).map_or_else(String::new, |form| speech.word(form.question));
    let label = ui.label(speech.word(k::FORM_QUESTION));
    let combo = ComboBox::from_id_salt("question").width(320.0);
    let combo = combo.selected_text(filled.question.map_or_else(String::new, question));
    let combo = combo.wrap_mode(egui::TextWrapMode::Wrap).show_ui(ui, |ui| {
        for at in 0..forms.len() {
            if ui.selectable_value(&mut filled.question, Some(at), question(at)).clicked() {
                filled.option = None;
            }
        }
    });
    combo.response.labelled_by(label.id);
    ui.end_row();
    ui.label(speech.word(k::FORM_OPTION));
    ui.vertical(|ui| {
        ui.set_max_width(kit::PAPER);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
        let asked = filled.question.and_then(|question| forms.get(question));
        let options = asked.map_or(&[][..], |form| form.options);
        for (at, (_, key)) in options.iter().enumerate() {
            ui.radio_value(&mut filled.option, Some(at), speech.sentence(&(*key).into()));
        }
    });
    ui.end_row();
}

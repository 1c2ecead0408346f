//! The referee's forms: a note, a correction, a ruling, a break, a name. Each only makes a line of notation, which
//! is shown before it is entered.

use egui::{ComboBox, DragValue, Grid, Key, Label, RichText, TextEdit, Ui};

use crate::desk::table::refusing::Refusing;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{dialog, number_field, retype, text_field};
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Seat, Unit};
use crate::say;
use crate::session::Table;
use crate::words::Key as Message;
use crate::words::keys::table as k;

/// A form of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A remark.
    Note,
    /// Things moved by hand.
    Correct,
    /// An open question decided.
    Ruling,
    /// A break.
    Pause,
    /// A name put right.
    Rename,
}

impl Form {
    /// All of them, in the order of the bar.
    pub const ALL: [Self; 5] = [Self::Note, Self::Correct, Self::Ruling, Self::Pause, Self::Rename];

    /// What it is called.
    pub const fn name(self) -> Message {
        match self {
            Self::Note => k::NOTE,
            Self::Correct => k::CORRECT,
            Self::Ruling => k::RULING,
            Self::Pause => k::PAUSE,
            Self::Rename => k::RENAME,
        }
    }
}

/// What has been filled in.
#[derive(Clone, Debug)]
pub struct Filled {
    form: Form,
    text: String,
    from: Holder,
    to: Holder,
    unit: Unit,
    amount: i64,
    question: usize,
    option: usize,
    by: String,
    seat: Seat,
    fresh: bool,
    refusing: Refusing,
}

impl Filled {
    /// An empty form.
    pub fn of(form: Form) -> Self {
        let seat = Seat::new(0);
        Self {
            form,
            text: String::new(),
            from: Holder::Bank,
            to: Holder::Seat(seat),
            unit: Unit::common(0),
            amount: 0,
            question: 0,
            option: 0,
            by: String::new(),
            seat,
            fresh: true,
            refusing: Refusing::default(),
        }
    }

    /// A ruling by somebody, for a reason.
    pub fn ruling(by: String, text: String) -> Self {
        Self { by, text, ..Self::of(Form::Ruling) }
    }

    /// The line of notation that it makes.
    fn line(&self, table: &dyn Table) -> String {
        let tail = |before: &str, text: &str| match text.trim() {
            "" => String::new(),
            text => format!("{before}{text}"),
        };
        match self.form {
            Form::Note => format!("note {}", self.text.trim()),
            Form::Pause => format!("pause{}", tail(" ", &self.text)),
            Form::Rename => format!("rename {} {}", table.seats().word(self.seat), self.text.trim()),
            Form::Correct => {
                let holder = |holder| match holder {
                    Holder::Seat(seat) => table.seats().word(seat),
                    holder => table.chart().holder_word(holder),
                };
                let word = table.chart().unit(self.unit).map_or("", |unit| unit.word);
                let unit = match self.unit.colour() {
                    Some(seat) => format!("{word} {}", table.seats().word(seat)),
                    None => word.to_owned(),
                };
                let (from, to) = (holder(self.from), holder(self.to));
                format!("correct {from} > {to} {} {unit}{}", self.amount, tail(": ", &self.text))
            }
            Form::Ruling => {
                let form = table.rulings().forms().get(self.question);
                let option =
                    form.and_then(|form| form.options.get(self.option)).map_or("", |(word, _)| *word);
                let word = form.map_or("", |form| form.word);
                format!("ruling {word} {option}{}{}", tail(" by ", &self.by), tail(": ", &self.text))
            }
        }
    }

    fn wants_more(&self) -> bool {
        match self.form {
            Form::Note | Form::Rename => self.text.trim().is_empty(),
            Form::Correct => self.amount == 0,
            Form::Ruling | Form::Pause => false,
        }
    }
}

/// Draws a form over the table.
pub fn form_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    filled: &mut Filled,
    commands: &mut Vec<Command>,
) {
    let modal = dialog(ui, "form", |ui| {
        let palette = Palette::of(ui);
        ui.set_width(460.0);
        ui.heading(speech.word(filled.form.name()));
        Grid::new("form").num_columns(2).show(ui, |ui| fields_ui(ui, speech, table, filled));
        let line = filled.line(table);
        let refused = filled.refusing.why(speech, table, &line).filter(|_| !filled.wants_more());
        match &refused {
            Some(why) => ui.add(Label::new(RichText::new(why).color(palette.red)).wrap()),
            None => ui.add(Label::new(RichText::new(line.as_str()).small().color(palette.faint)).wrap()),
        };
        ui.horizontal(|ui| {
            let legal = refused.is_none() && !filled.wants_more();
            let enter = ui.input(|input| input.key_pressed(Key::Enter));
            let enter = enter && ui.memory(|memory| memory.focused().is_none());
            let button = egui::Button::new(speech.word(k::FORM_ENTER));
            if (ui.add_enabled(legal, button).clicked() || enter) && legal {
                commands.extend([Command::Form(None), Command::Enter(line)]);
            }
            if ui.button(speech.word(k::FORM_CANCEL)).clicked() {
                ui.close();
            }
        });
    });
    if modal.should_close() {
        commands.push(Command::Form(None));
    }
}

fn fields_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, filled: &mut Filled) {
    let first = std::mem::take(&mut filled.fresh);
    match filled.form {
        Form::Note | Form::Pause => text_ui(ui, speech, k::FORM_TEXT, &mut filled.text, first),
        Form::Rename => {
            let label = ui.label(speech.word(k::FORM_PLAYER));
            let name = table.seats().name(filled.seat);
            let combo = ComboBox::from_id_salt("player").selected_text(name).show_ui(ui, |ui| {
                for seat in table.seats().iter() {
                    ui.selectable_value(&mut filled.seat, seat, table.seats().name(seat));
                }
            });
            combo.response.labelled_by(label.id);
            ui.end_row();
            text_ui(ui, speech, k::FORM_NAME, &mut filled.text, first);
        }
        Form::Correct => {
            holder_ui(ui, speech, table, k::FORM_FROM, &mut filled.from);
            holder_ui(ui, speech, table, k::FORM_TO, &mut filled.to);
            let label = ui.label(speech.word(k::FORM_AMOUNT));
            let amount = DragValue::new(&mut filled.amount).range(0..=1_000_000);
            let field = ui.add(number_field("amount", amount)).labelled_by(label.id);
            if first {
                retype(&field);
            }
            ui.end_row();
            unit_ui(ui, speech, table, &mut filled.unit);
            text_ui(ui, speech, k::FORM_REASON, &mut filled.text, false);
        }
        Form::Ruling => {
            ruling_ui(ui, speech, table, filled);
            text_ui(ui, speech, k::FORM_BY, &mut filled.by, first);
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

fn holder_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, name: Message, holder: &mut Holder) {
    let label = ui.label(speech.word(name));
    let said = |holder: Holder| speech.sentence(&table.holder_line(holder));
    let combo = ComboBox::from_id_salt(name.id()).selected_text(said(*holder)).width(220.0);
    let combo = combo.show_ui(ui, |ui| {
        for other in table.chart().holders() {
            ui.selectable_value(holder, other, said(other));
        }
    });
    combo.response.labelled_by(label.id);
    ui.end_row();
}

fn unit_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, unit: &mut Unit) {
    let label = ui.label(speech.word(k::FORM_UNIT));
    let said = |unit: Unit| {
        let name = table.chart().unit(unit).map_or(k::FORM_UNIT, |unit| unit.name);
        match unit.colour() {
            Some(seat) => speech.sentence(&say!(k::UNIT_OF, unit = name, name = table.seats().name(seat))),
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

fn ruling_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, filled: &mut Filled) {
    let forms = table.rulings().forms();
    let question = |at: usize| forms.get(at).map_or_else(String::new, |form| speech.word(form.question));
    let label = ui.label(speech.word(k::FORM_QUESTION));
    let combo = ComboBox::from_id_salt("question").selected_text(question(filled.question)).width(320.0);
    let combo = combo.wrap_mode(egui::TextWrapMode::Wrap).show_ui(ui, |ui| {
        for at in 0..forms.len() {
            if ui.selectable_value(&mut filled.question, at, question(at)).clicked() {
                filled.option = 0;
            }
        }
    });
    combo.response.labelled_by(label.id);
    ui.end_row();
    ui.label(speech.word(k::FORM_OPTION));
    ui.vertical(|ui| {
        ui.set_max_width(theme::PAPER);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
        let options = forms.get(filled.question).map_or(&[][..], |form| form.options);
        for (at, (_, key)) in options.iter().enumerate() {
            ui.radio_value(&mut filled.option, at, speech.sentence(&(*key).into()));
        }
    });
    ui.end_row();
}

//! Edits the set-up of a session: a field for each value of the header, as a choice of seats, a yes or no, or text.

use egui::{ComboBox, TextEdit, Ui};
use serde_json::{Map, Value};

use crate::desk::Speech;
use crate::desk::kit::text_field;
use crate::engine::{Seat, StepId};
use crate::session::Session;
use crate::words::keys::right as k;

/// A set-up that is being edited.
#[derive(Debug, Default)]
pub(super) struct SetUp {
    stands: Map<String, Value>,
    fields: Map<String, Value>,
}

impl SetUp {
    /// The current set-up.
    pub fn of(table: &Session) -> Self {
        let mended = table.mended().remove(&StepId::line(0)).and_then(|mut all| all.pop());
        let text = mended.map(|mended| mended.text);
        let of_header = || {
            let header: Value = serde_json::from_str(&table.header_json()).ok()?;
            header.get("setup").cloned()
        };
        let value = text.and_then(|text| serde_json::from_str(&text).ok()).or_else(of_header);
        let stands = match value {
            Some(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        Self { fields: stands.clone(), stands }
    }

    /// The edit in notation; `None` if nothing changed.
    pub fn edit(&self) -> Option<String> {
        (self.fields != self.stands).then(|| format!("set-up {}", Value::Object(self.fields.clone())))
    }

    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &Session) {
        for (word, value) in &mut self.fields {
            let name = match word.as_str() {
                "first" => speech.word(k::FIELD_FIRST),
                "drawn" => speech.word(k::FIELD_DRAWN),
                word => word.to_owned(),
            };
            match value {
                Value::Bool(yes) => {
                    ui.checkbox(yes, name);
                }
                Value::String(text) => match text.parse::<Seat>() {
                    Ok(seat) => {
                        let label = ui.label(name);
                        let combo =
                            ComboBox::from_id_salt(word.as_str()).selected_text(table.seats().name(seat));
                        let combo = combo.show_ui(ui, |ui| {
                            for other in table.seats().iter() {
                                let chosen = other == seat;
                                if ui.selectable_label(chosen, table.seats().name(other)).clicked() {
                                    *text = other.to_string();
                                }
                            }
                        });
                        combo.response.labelled_by(label.id);
                    }
                    Err(_) => {
                        let label = ui.label(name);
                        let edit = text_field(word.as_str(), TextEdit::singleline(text));
                        ui.add(edit).labelled_by(label.id);
                    }
                },
                _ => {}
            }
        }
    }
}

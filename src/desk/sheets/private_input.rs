//! Private input of any game: one player at a time enters or views secret values. Numbers are dots while they are typed, and show only while a
//! button is held.

use std::collections::BTreeMap;

use egui::{Id, Label, RichText, ScrollArea, Sense, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Alone, PadKey, Palette, badge, icons, page, sign, text_width};
use crate::desk::{Action, Speech};
use crate::engine::entry::Verb;
use crate::engine::worksheet::FieldId;
use crate::engine::worksheet::{HiddenAct, PrivateInput, PrivateTurn, Secret};
use crate::engine::{AnyAct, Draft};
use crate::msg;
use crate::session::Session;
use crate::words::{keys, parse_entered};

/// The typed values, and the player whose values are open.
#[derive(Default)]
pub struct Telling {
    typed: BTreeMap<FieldId, String>,
    draft: Draft,
    alone: Alone<usize>,
    /// The number field that had the focus last.
    at: Option<FieldId>,
    /// The version of the book.
    of: Option<u32>,
}

impl std::fmt::Debug for Telling {
    /// Omits the values, because they are secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Telling").field("typed", &self.typed.len()).finish_non_exhaustive()
    }
}

/// The greatest width of a label, and the width of a digit.
const LABEL: f32 = 240.0;
const FIGURE: f32 = 10.0;

impl Telling {
    /// The requested private input with the values typed so far.
    fn private_input(&mut self, table: &Session) -> Option<PrivateInput> {
        let private_input = table.book().private_input(table.setting(), &self.draft)?;
        if self.of != Some(table.lines()) {
            // Drops values that are no longer requested.
            self.of = Some(table.lines());
            let asked = |id: &FieldId| {
                private_input.people.iter().flat_map(PrivateTurn::fields).any(|field| field.entry.id == *id)
            };
            self.typed.retain(|id, _| asked(id));
        }
        Some(private_input)
    }

    /// Parses a typed value; a word may mean zero. Returns whether the value changed.
    fn take(&mut self, speech: Speech, secret: &Secret) -> bool {
        let id = &secret.entry.id;
        let text = self.typed.get(id).map(|text| text.trim().to_lowercase()).unwrap_or_default();
        let zero = secret.zero.as_ref().is_some_and(|zero| text == speech.say(zero) || text == "junk");
        let value = if zero { Some(0) } else { parse_entered(&text).ok().flatten() };
        let field = &secret.entry.field;
        let value = value.filter(|value| (field.least..=field.most).contains(value));
        self.draft.set(id.clone(), value);
        value != secret.entry.value
    }

    fn forget(&mut self, fields: impl Iterator<Item = FieldId>) {
        for id in fields {
            self.typed.remove(&id);
            self.draft.set(id, None);
        }
    }
}

/// Draws the private input, if there is any.
pub fn curtain_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    telling: &mut Telling,
    actions: &mut Vec<Action>,
) {
    let Some(private_input) = telling.private_input(table) else { return };
    page(ui, ScrollArea::both().id_salt("curtain"), |ui| {
        ui.add(Label::new(speech.sentence(&private_input.description)).wrap());
        ui.add_space(kit::GAP);
        for (at, behind) in private_input.people.iter().enumerate() {
            kit::raised(ui).inner_margin(egui::Margin::symmetric(kit::MARGIN, 0)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                behind_ui(ui, speech, table, (at, behind), telling, actions);
            });
        }
        ui.add_space(kit::GAP);
        if let Some(hidden) = &private_input.act
            && let Some(act) = hidden_act_ui(ui, speech, hidden)
        {
            actions.push(Action::Enter(Verb::Act(act)));
            *telling = Telling::default();
        }
    });
}

/// Draws the button of an act. Returns the act when it is clicked.
fn hidden_act_ui(ui: &mut Ui, speech: Speech, hidden: &HiddenAct) -> Option<AnyAct> {
    let button = kit::Button::main(speech.sentence(&hidden.does)).icon(icons::ICON_MENU_BOOK);
    let button = button.size(vec2(LABEL, kit::MAIN_BUTTON)).enabled(hidden.act.is_some());
    button.show(ui).clicked().then(|| hidden.act.clone()).flatten()
}

/// Draws the private input of one player.
fn behind_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (at, behind): (usize, &PrivateTurn),
    telling: &mut Telling,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let (done, all) = (behind.done(), behind.fields().count());
    let looking = ui.horizontal_wrapped(|ui| {
        if let Some(player) = table.seats().player(behind.seat) {
            badge(ui, player);
        }
        let line = msg!(keys::desk::TYPED, done = done, fields = all);
        let colour = if done == all { palette.good } else { palette.faint };
        ui.label(RichText::new(speech.sentence(&line)).color(colour));
        let something = all > 0 || !behind.held.is_empty();
        something && telling.alone.buttons(ui, speech, at, behind.name.clone())
    });
    let looking = looking.inner;
    if !telling.alone.is_open(at) {
        return;
    }
    if looking {
        for line in &behind.held {
            ui.add(Label::new(RichText::new(speech.sentence(line)).color(palette.ink)).wrap());
        }
    }
    let ids: Vec<Id> = behind.fields().map(|field| id(&field.entry.id)).collect();
    let label = |label: &str| text_width(ui, label, kit::BODY) + kit::GAP;
    let labels: Vec<String> = behind.rows.iter().map(|row| speech.sentence(&row.label)).collect();
    let wide = labels.iter().map(|text| label(text)).fold(0.0, f32::max).min(LABEL);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            for (row, label) in behind.rows.iter().zip(labels) {
                ui.horizontal(|ui| {
                    ui.allocate_ui(vec2(wide, kit::ROW), |ui| {
                        ui.set_min_width(wide);
                        ui.add(Label::new(label).truncate());
                    });
                    for secret in &row.fields {
                        secret_ui(ui, speech, secret, &ids, telling, looking);
                    }
                });
            }
        });
        ui.add_space(kit::GROUP);
        keypad_ui(ui, speech, behind, &ids, telling);
    });
    if let Some(hidden) = &behind.act
        && all > 0
        && let Some(act) = hidden_act_ui(ui, speech, hidden)
    {
        actions.push(Action::Enter(Verb::Act(act)));
        telling.forget(behind.fields().map(|field| field.entry.id.clone()));
    }
}

/// Draws the keypad for the number field that had the focus last.
fn keypad_ui(ui: &mut Ui, speech: Speech, behind: &PrivateTurn, ids: &[Id], telling: &mut Telling) {
    let at = telling.at.clone();
    let Some(secret) = behind.fields().find(|field| at.as_ref() == Some(&field.entry.id)) else { return };
    let (text, own) = (telling.typed.entry(secret.entry.id.clone()).or_default(), id(&secret.entry.id));
    let (place, _) = ui.allocate_exact_size(kit::pad(ui), Sense::hover());
    let Some(key) = kit::keypad(ui, speech, place, &[]) else { return };
    let next = ids.iter().skip_while(|other| **other != own).nth(1);
    match key {
        PadKey::Type(digit) if text.len() < most_digits(secret) => text.push_str(digit),
        PadKey::Erase => _ = text.pop(),
        PadKey::Type(_) | PadKey::Accept => {}
    }
    let to = next.filter(|_| key == PadKey::Accept).unwrap_or(&own);
    ui.memory_mut(|memory| memory.request_focus(*to));
}

/// The most digits of a number.
fn most_digits(secret: &Secret) -> usize {
    secret.entry.field.most.checked_ilog10().map_or(1, |digits| digits as usize + 1)
}

fn id(field: &FieldId) -> Id {
    Id::unique(("told alone", field))
}

/// Draws a number as dots, with its explanation while it is shown.
fn secret_ui(ui: &mut Ui, speech: Speech, secret: &Secret, ids: &[Id], telling: &mut Telling, looking: bool) {
    let palette = Palette::of(ui);
    let (field, own) = (&secret.entry.field, id(&secret.entry.id));
    let digits = most_digits(secret);
    let seen = || field.begins.map(|typed| typed.to_string()).unwrap_or_default();
    let text = telling.typed.entry(secret.entry.id.clone()).or_insert_with(seen);
    let wide = FIGURE * digits.min(9) as f32 + kit::SPACE;
    let edit =
        TextEdit::singleline(text).id(own).password(true).char_limit(digits + digits / 3).desired_width(wide);
    let edit = ui.add(edit).accessible_name(speech.sentence(&field.label));
    let next = ids.iter().skip_while(|other| **other != own).nth(1);
    telling.alone.follow(ui, &edit, next.copied());
    if edit.has_focus() {
        telling.at = Some(secret.entry.id.clone());
    }
    if telling.take(speech, secret) {
        ui.ctx().request_repaint();
    }
    if let Some((odd, _)) = &secret.doubt {
        // The warning is next to the dots and does not reveal the value.
        sign(ui, icons::ICON_WARNING, kit::ICON, palette.amber, &speech.sentence(odd));
    }
    if let Some(said) = secret.said.as_ref().filter(|_| looking) {
        ui.label(speech.say(said));
    }
    if let Some((_, why)) = secret.doubt.as_ref().filter(|_| looking) {
        ui.add(Label::new(RichText::new(speech.sentence(why)).small().color(palette.amber)).wrap());
    }
}

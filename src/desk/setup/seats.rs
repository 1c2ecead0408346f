//! The players in seat order: colour, symbol and name, with suggested names; and the starting player.

use egui::{Button, Event, Id, Key, Popup, RichText, Sense, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, badge_size, icon_button, icons, known_field, symbol};
use crate::desk::setup::{Focus, SetupPage};
use crate::desk::{Prefs, Speech};
use crate::engine::Colour;
use crate::msg;
use crate::words::{Language, keys, same_name};

/// The width of a colour button.
const COLOUR: f32 = 104.0;
/// The width of a name.
const NAME: f32 = 220.0;
/// The most suggested names.
const PROPOSED: usize = 8;

/// A change of the seats.
enum Change {
    Paint(usize, Colour),
    Swap(usize, usize),
    Remove(usize),
}

impl SetupPage {
    pub(super) fn seats_ui(&mut self, ui: &mut Ui, speech: Speech, prefs: &Prefs) {
        kit::title(ui, speech.word(keys::shelf::WHO_PLAYS));
        ui.add_space(kit::GAP);
        let mut change = None;
        for at in 0..self.plan.seats.len() {
            self.seat_ui(ui, speech, at, &mut change);
        }
        match change {
            Some(Change::Paint(at, colour)) => self.plan.paint(at, colour),
            Some(Change::Swap(one, other)) => self.plan.swap(one, other),
            Some(Change::Remove(at)) => self.plan.remove(at),
            None => {}
        }
        let name = speech.word(keys::shelf::ADD_PLAYER);
        let add = Button::new((icons::ICON_PERSON_ADD.rich_text(), name.as_str()));
        let room = self.plan.seats.len() < *self.contents.seats.end();
        let pressed = kit::add_lit(ui, room, add).accessible_name(name).clicked();
        if pressed && self.plan.add(self.contents, "") {
            self.focus = Some(Focus::Name(self.plan.seats.len() - 1));
        }
        self.proposed_ui(ui, speech, prefs);
    }

    fn seat_ui(&mut self, ui: &mut Ui, speech: Speech, at: usize, change: &mut Option<Change>) {
        let count = self.plan.seats.len();
        let fewest = *self.contents.seats.start();
        kit::in_line(ui, |ui| {
            ui.set_min_height(kit::LEDGER_ROW);
            self.colour_ui(ui, speech, at, change);
            self.name_ui(ui, speech, at);
            let buttons = [
                (
                    at > 0,
                    icons::ICON_ARROW_UPWARD,
                    keys::shelf::SEAT_UP,
                    Change::Swap(at, at.saturating_sub(1)),
                ),
                (
                    at + 1 < count,
                    icons::ICON_ARROW_DOWNWARD,
                    keys::shelf::SEAT_DOWN,
                    Change::Swap(at, at + 1),
                ),
                (count > fewest, icons::ICON_CLOSE, keys::shelf::SEAT_OUT, Change::Remove(at)),
            ];
            for (lit, icon, name, does) in buttons {
                let name = speech.say(&msg!(name, n = at + 1));
                if ui.add_enabled_ui(lit, |ui| icon_button(ui, icon, name).clicked()).inner {
                    *change = Some(does);
                }
            }
        });
    }

    fn colour_ui(&self, ui: &mut Ui, speech: Speech, at: usize, change: &mut Option<Change>) {
        let Some(player) = self.plan.seats.get(at) else { return };
        let word = speech.sentence(&player.colour.key().into());
        let button =
            Button::new(RichText::new(word.as_str())).right_text("").min_size(vec2(COLOUR, kit::press(ui)));
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        let name = speech.say(&msg!(keys::shelf::SEAT_COLOUR, n = at + 1, colour = player.colour.key()));
        let button = ui.add(button).accessible_name(name);
        Popup::menu(&button).show(|ui| {
            for colour in self.contents.colours {
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
                    symbol(ui, rect, *colour);
                    if ui
                        .selectable_label(*colour == player.colour, speech.sentence(&(*colour).key().into()))
                        .clicked()
                    {
                        *change = Some(Change::Paint(at, *colour));
                        ui.close();
                    }
                });
            }
        });
    }

    fn name_ui(&mut self, ui: &mut Ui, speech: Speech, at: usize) {
        let count = self.plan.seats.len();
        let Some(player) = self.plan.seats.get_mut(at) else { return };
        let label = speech.say(&msg!(keys::shelf::SEAT_NAME, n = at + 1));
        // On a telephone the buttons lie below the name.
        let room = ui.available_size_before_wrap().x - kit::SPACE;
        let wide = if kit::phone(ui) { room } else { NAME };
        let edit = TextEdit::singleline(&mut player.name)
            .hint_text(label.clone())
            .desired_width(wide)
            .min_size(vec2(0.0, kit::press(ui)))
            .align(egui::Align2::LEFT_CENTER)
            .char_limit(60);
        let response = ui.add(known_field(field_of(at), edit)).accessible_name(label);
        if self.focus == Some(Focus::Name(at)) {
            self.focus = None;
            response.request_focus();
        }
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            let goes_on = at + 1 < count && !player.name.trim().is_empty();
            self.focus = Some(if goes_on { Focus::Name(at + 1) } else { Focus::Begin });
        }
    }

    /// Puts text typed without focus into the first seat without a name, or adds a seat for it.
    pub(super) fn seat_typed(&mut self, ui: &Ui) {
        let typed = |event: &Event| match event {
            Event::Text(text) => Some(text.clone()),
            _ => None,
        };
        let text: String = ui.input(|input| input.events.iter().filter_map(typed).collect());
        if !text.starts_with(char::is_alphabetic) {
            return;
        }
        if let Some(at) = self.plan.sit(self.contents, &text) {
            ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
            // Focused at once, so that the next letter goes there.
            ui.memory_mut(|memory| memory.request_focus(field_of(at)));
        }
    }

    /// Draws names of earlier sessions as buttons that add the player.
    fn proposed_ui(&mut self, ui: &mut Ui, speech: Speech, prefs: &Prefs) {
        let free = self.plan.seats.iter().position(|player| player.name.trim().is_empty());
        let room = free.is_some() || self.plan.seats.len() < *self.contents.seats.end();
        let seated = |name: &str| self.plan.seats.iter().any(|player| same_name(&player.name, name));
        // A colour used as a name is not suggested.
        let names = prefs.names.iter().filter(|name| !seated(name) && !is_colour(name));
        let names: Vec<&String> = names.take(PROPOSED).collect();
        if names.is_empty() || !room {
            return;
        }
        ui.add_space(kit::GAP);
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(speech.word(keys::shelf::PROPOSED)).color(Palette::of(ui).faint));
            for name in names {
                let seat = speech.say(&msg!(keys::shelf::SEAT_THEM, name = name.as_str()));
                if ui.button(name.as_str()).accessible_name(seat).clicked() {
                    chosen = Some(name.clone());
                }
            }
        });
        if let Some(name) = chosen {
            _ = self.plan.sit(self.contents, &name);
        }
    }

    pub(super) fn first_ui(&mut self, ui: &mut Ui, speech: Speech) {
        kit::title(ui, speech.word(keys::shelf::WHO_BEGINS));
        ui.add_space(kit::GAP);
        ui.horizontal_wrapped(|ui| {
            let name = speech.word(keys::shelf::DRAWN);
            let drawn = (icons::ICON_CASINO.rich_text(), name.as_str());
            let button = ui.add(Button::selectable(self.plan.first.is_none(), drawn));
            if button.accessible_name(name).clicked() {
                self.plan.first = None;
            }
            for (at, player) in self.plan.people(speech).into_iter().enumerate() {
                let begins = speech.say(&msg!(keys::shelf::BEGINS, name = player.name.as_str()));
                let chosen = self.plan.first == Some(at);
                if ui.selectable_label(chosen, player.name).accessible_name(begins).clicked() {
                    self.plan.first = Some(at);
                }
            }
        });
    }
}

/// The id of a seat's name field.
fn field_of(seat: usize) -> Id {
    Id::unique(("seat", seat))
}

/// Whether a name is just a colour, in any language.
fn is_colour(name: &str) -> bool {
    let all = Language::ALL.iter().flat_map(|language| {
        Colour::ALL.iter().map(|colour| Speech::new(*language).sentence(&colour.key().into()))
    });
    all.into_iter().any(|colour| colour.to_lowercase() == name.trim().to_lowercase())
}

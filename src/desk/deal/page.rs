//! The page of the dealing table: three large words, the table from above, and one button for the next deal.

use egui::{Button, Event, Key, Modifiers, RichText, Ui, vec2};

use crate::ask::terms::autotock::{Dealing, PLAYERS, deals};
use crate::desk::deal::{DealAction, DealPage, ring, words};
use crate::desk::kit::{self, Palette, figure_text, icons};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys;

/// The width of the table from above, or its height below the words.
const RING: f32 = 470.0;
/// The part of the bottom bar for its buttons, beside the deals.
const BUTTONS: f32 = 0.62;
/// The width of the button to take a deal back.
const BACK: f32 = 270.0;

pub fn deal_ui(ui: &mut Ui, speech: Speech, page: &mut DealPage, actions: &mut Vec<Action>) {
    pressed(ui, page, actions);
    let Some(now) = page.dealing() else {
        egui::CentralPanel::default().show(ui, |ui| how_many_ui(ui, speech, actions));
        return;
    };
    kit::on_ground(egui::Panel::top("deal-players"))
        .resizable(false)
        .show(ui, |ui| players_ui(ui, speech, page, &now, actions));
    kit::on_ground(egui::Panel::bottom("deal-next"))
        .resizable(false)
        .show(ui, |ui| next_ui(ui, speech, page, &now, actions));
    if kit::slim(ui) {
        kit::central(ui).show(ui, |ui| {
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let wide = ui.available_width();
                let words = vec2(wide, (ui.available_height() - RING).max(RING));
                ui.allocate_ui(words, |ui| words::words_ui(ui, speech, page, &now));
                ui.allocate_ui(vec2(wide, RING), |ui| ring::ring_ui(ui, speech, page, &now, actions));
            });
        });
        return;
    }
    kit::on_sheet(ui, egui::Panel::right("deal-ring")).resizable(false).exact_size(RING).show(ui, |ui| {
        ring::ring_ui(ui, speech, page, &now, actions);
    });
    kit::central(ui).show(ui, |ui| words::words_ui(ui, speech, page, &now));
}

/// Handles the keys of the page. Space and Enter belong to a focused widget, and all keys to a name field.
fn pressed(ui: &Ui, page: &DealPage, actions: &mut Vec<Action>) {
    if ui.ctx().text_edit_focused() || ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    let free = ui.memory(|memory| memory.focused().is_none());
    if page.players().is_some() {
        if fresh(ui, Key::ArrowRight) || free && (fresh(ui, Key::Space) || fresh(ui, Key::Enter)) {
            actions.push(Action::Dealt(DealAction::Next));
        }
        if fresh(ui, Key::Backspace) {
            actions.push(Action::Dealt(DealAction::Back));
        }
    }
    for (players, key) in PLAYERS.zip([Key::Num2, Key::Num3, Key::Num4]) {
        if fresh(ui, key) {
            actions.push(Action::Dealt(DealAction::Players(players)));
        }
    }
}

/// Whether a key was just pressed. Ignores key repeats, so a held key deals once.
fn fresh(ui: &Ui, wanted: Key) -> bool {
    ui.input_mut(|input| {
        let down = input.events.iter().any(|event| {
            matches!(event, Event::Key { key, pressed: true, repeat: false, modifiers, .. }
                if *key == wanted && modifiers.is_none())
        });
        down && input.consume_key(Modifiers::NONE, wanted)
    })
}

/// Asks for the number of players. The focus starts on the smallest.
fn how_many_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() / 4.0);
        ui.label(RichText::new(speech.word(keys::deal::HOW_MANY)).size(kit::TITLE));
        ui.add_space(kit::SPACE);
    });
    let side = (kit::HUGE * 2.0).min((ui.available_width() - kit::GROUP) / 3.0);
    let row = side * 3.0 + kit::GROUP;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space((ui.available_width() - row) / 2.0);
        ui.spacing_mut().item_spacing.x = kit::SPACE;
        kit::one_stop(ui, "how many", |ui| {
            for players in PLAYERS {
                let text = RichText::new(figure_text(speech, players)).size(kit::HUGE);
                let name = speech.say(&msg!(keys::deal::N_PLAYERS, n = players));
                let button = |ui: &mut Ui| ui.add(Button::new(text).sense(kit::stop(ui)));
                let button = ui.add_sized(vec2(side, side), button).accessible_name(name);
                if ui.memory(|memory| memory.focused().is_none()) {
                    button.request_focus();
                }
                if button.clicked() {
                    actions.push(Action::Dealt(DealAction::Players(players)));
                }
            }
            None
        });
    });
}

/// Draws the number of players, which can change with a full deck.
fn players_ui(ui: &mut Ui, speech: Speech, page: &DealPage, now: &Dealing, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    kit::in_line(ui, |ui| {
        ui.set_min_height(kit::BAR);
        ui.label(speech.word(keys::deal::PLAYERS));
        ui.add_enabled_ui(now.full_deck(), |ui| {
            for players in PLAYERS {
                let text = RichText::new(figure_text(speech, players)).size(kit::HEADING);
                let chosen = page.players() == Some(players);
                let name = speech.say(&msg!(keys::deal::N_PLAYERS, n = players));
                let button = Button::selectable(chosen, text).min_size(vec2(kit::press(ui), kit::ROW));
                if ui.add(button).accessible_name(name).clicked() {
                    actions.push(Action::Dealt(DealAction::Players(players)));
                }
            }
        });
        let (hint, colour) = match (now.full_deck(), page.begun()) {
            (false, _) => (msg!(keys::deal::CHANGE_LATER, deals = now.to_full_deck()), palette.faint),
            (true, false) => (msg!(keys::deal::CHANGE_YET), palette.faint),
            (true, true) => (msg!(keys::deal::CHANGE_NOW), palette.amber),
        };
        ui.label(RichText::new(speech.say(&hint)).color(colour));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let name = speech.word(keys::deal::AGAIN);
            let again = Button::new((icons::ICON_RESTART_ALT.rich_text(), name.as_str()));
            if kit::add_lit(ui, page.begun(), again).accessible_name(name).clicked() {
                actions.push(Action::Dealt(DealAction::Again));
            }
        });
    });
}

/// Draws the buttons for the next deal and for undo, with the cycle of deals between them.
fn next_ui(ui: &mut Ui, speech: Speech, page: &DealPage, now: &Dealing, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let tall = kit::TITLE * 2.0;
    ui.add_space(kit::GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = kit::GAP;
        // A telephone has no keys, and shows the deals below the buttons.
        let phone = kit::phone(ui);
        let share = if phone { 1.0 } else { BUTTONS };
        let half = ((ui.available_width() - kit::GAP) * share / 2.0).floor();
        let key = |key| if phone { String::new() } else { speech.word(key) };
        let next = kit::Button::main(speech.word(keys::deal::NEXT)).right(key(keys::deal::KEY_NEXT));
        if next.size(vec2(kit::PAPER.min(half), tall)).show(ui).clicked() {
            actions.push(Action::Dealt(DealAction::Next));
        }
        let text = RichText::new(speech.word(keys::deal::BACK)).size(kit::HEADING);
        let key = RichText::new(key(keys::deal::KEY_BACK)).small().color(palette.faint);
        let back = Button::new(text).right_text(key).min_size(vec2(BACK.min(half), tall));
        if kit::add_lit(ui, page.begun(), back).accessible_name(speech.word(keys::deal::BACK)).clicked() {
            actions.push(Action::Dealt(DealAction::Back));
        }
        if phone {
            ui.end_row();
        } else {
            ui.add_space(kit::GROUP);
        }
        cycle_ui(ui, speech, page, now);
    });
    ui.add_space(kit::GAP);
}

/// Draws the deals of a deck with the current one raised, and the cards that stay aside.
fn cycle_ui(ui: &mut Ui, speech: Speech, page: &DealPage, now: &Dealing) {
    let palette = Palette::of(ui);
    let cycle = page.players().and_then(deals).map(|(cycle, _)| cycle).unwrap_or_default();
    for deal in cycle {
        let here = deal.number == now.deal.number;
        let colour = if here { palette.ink } else { palette.faint };
        let frame = egui::Frame::new()
            .inner_margin(egui::Margin::symmetric(kit::MARGIN, 0))
            .corner_radius(kit::CORNER);
        let frame = match here {
            true => frame.fill(palette.raised).stroke(kit::outline(palette.ink)),
            false => frame.stroke(kit::outline(palette.ground)),
        };
        frame.show(ui, |ui| {
            ui.label(RichText::new(figure_text(speech, deal.cards)).size(kit::TITLE).color(colour));
        });
    }
    if now.aside > 0 {
        ui.add_space(kit::SPACE);
        ui.label(RichText::new(speech.say(&msg!(keys::deal::ASIDE, cards = now.aside))).size(kit::HEADING));
    }
}

//! What a sheet is about to enter: an act in notation with the answer of the rules, asked once, and the one button
//! that accepts it.

use egui::{Button, Key, RichText, Ui};

use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons};
use crate::desk::{Command, Speech};
use crate::engine::{Effect, Holder, Unit};
use crate::session::{Reply, Table};
use crate::words::{Key as Message, keys};

/// An act in notation with the answer of the rules to it.
#[derive(Debug, Default)]
pub struct Trial {
    asked: Option<(u32, String, Reply)>,
}

impl Trial {
    /// Asks the rules, unless they have answered this already.
    pub fn ask(&mut self, table: &dyn Table, text: String) -> Asked<'_> {
        let version = table.version();
        if self.asked.as_ref().is_none_or(|(asked, old, _)| *asked != version || *old != text) {
            self.asked = None;
        }
        let (_, text, reply) = self.asked.get_or_insert_with(|| {
            let reply = table.preview(&text);
            (version, text, reply)
        });
        Asked { text, reply }
    }
}

/// What was asked, and the answer.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The act in notation.
    pub text: &'a str,
    /// The answer of the rules.
    pub reply: &'a Reply,
}

impl<'a> Asked<'a> {
    /// What the act would do, where it is legal.
    pub fn effect(self) -> Option<&'a Effect> {
        match self.reply {
            Reply::Done(outcome) => Some(&outcome.effect),
            _ => None,
        }
    }

    /// What a holder would have after it, where it is legal.
    pub fn after(self, holder: Holder, unit: Unit) -> Option<i64> {
        match self.reply {
            Reply::Done(outcome) => Some(outcome.after.ledger.balance(holder, unit)),
            _ => None,
        }
    }
}

/// Whether a key goes down now; one that is held down and repeats does not.
pub fn pressed_anew(ui: &Ui, key: Key) -> bool {
    let anew = |event: &egui::Event| match event {
        egui::Event::Key { key: down, pressed: true, repeat: false, .. } => *down == key,
        _ => false,
    };
    ui.input(|input| input.events.iter().any(anew))
}

/// Draws what will be entered at the foot of a sheet, with the button that does it, or what is in the way.
/// Enter presses the button while nothing has the focus.
pub fn accept_ui(ui: &mut Ui, speech: Speech, name: Message, asked: Asked<'_>, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let Asked { text, reply } = asked;
    ui.horizontal(|ui| {
        let height = theme::ROW * if theme::narrow(ui) { 1.1 } else { 1.25 };
        ui.set_min_height(height + theme::GAP);
        let legal = matches!(reply, Reply::Done(_));
        let (ink, ground) =
            if legal { (palette.on_accent, palette.accent) } else { (palette.faint, palette.sheet) };
        let label = RichText::new(speech.word(name)).color(ink).size(theme::BODY);
        let icon = icons::ICON_CHECK.rich_text().color(ink);
        let button = Button::new((icon, label)).fill(ground).min_size(egui::vec2(120.0, height));
        let pressed = ui.add_enabled(legal, button).accessible_name(speech.word(name)).clicked();
        let idle = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
        let entered = legal && idle && pressed_anew(ui, Key::Enter);
        if pressed || entered {
            commands.push(Command::Enter(text.to_owned()));
        }
        if icon_button(ui, icons::ICON_EDIT_NOTE, speech.word(keys::sheets::TO_ENTRY)).clicked() {
            commands.push(Command::Draft(text.to_owned()));
        }
        let small = |ui: &mut Ui, text: &str, colour| {
            ui.add(egui::Label::new(RichText::new(text).small().color(colour)).wrap());
        };
        match reply {
            Reply::Done(_) => small(ui, text, palette.faint),
            Reply::Refused(refusal) => {
                let way_out = refusal.way_out.as_ref().map(|line| speech.sentence(line));
                ui.vertical(|ui| {
                    small(ui, &speech.sentence(&refusal.why), palette.red);
                    small(ui, &way_out.unwrap_or_default(), palette.ink);
                });
            }
            Reply::Ask(ask) => small(ui, &speech.sentence(&ask.question), palette.amber),
            Reply::NotUnderstood(why) => small(ui, &speech.sentence(why), palette.faint),
        }
    });
}

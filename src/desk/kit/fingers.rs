//! Fingers need larger controls than a mouse. They need a keypad too, because the keyboard of the system would cover half of the page.

use egui::style::ScrollAnimation;
use egui::{Area, Context, Event, Id, Key, Modifiers, Order, Plugin, RawInput, Rect, TouchPhase, Ui, Vec2};

use crate::desk::Speech;
use crate::desk::kit::keypad::keys_ui;
use crate::desk::kit::measures::known;
use crate::desk::kit::{FINGER, GAP, LEAD, PRESS, PadKey, pad, phone, raised, touch};
use crate::platform;

/// Notices what the window is used with, and types what is pressed on the keypad.
#[derive(Debug)]
pub struct Fingers {
    touch: bool,
    shown: Option<bool>,
    typed: Vec<Event>,
}

impl Default for Fingers {
    fn default() -> Self {
        Self { touch: platform::fingers(), shown: None, typed: Vec::new() }
    }
}

impl Plugin for Fingers {
    fn debug_name(&self) -> &'static str {
        "fingers"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let touches = |event: &Event| matches!(event, Event::Touch { .. });
        let ends =
            |event: &Event| matches!(event, Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. });
        // Nothing moves below a finger that is still there.
        if input.events.iter().any(ends) {
            self.touch = true;
        } else if !input.events.iter().any(touches)
            && input.events.iter().any(|event| matches!(event, Event::PointerMoved(_)))
        {
            self.touch = false;
        }
        if self.shown != Some(self.touch) {
            self.shown = Some(self.touch);
            ctx.data_mut(|data| data.insert_temp(known(), self.touch));
            let usual = egui::style::Interaction::default().interact_radius;
            let (high, around) = if self.touch { (FINGER, (FINGER - LEAD) / 2.0) } else { (PRESS, usual) };
            ctx.all_styles_mut(|style| {
                style.spacing.interact_size.y = high;
                style.interaction.interact_radius = around;
            });
        }
        input.events.append(&mut self.typed);
    }
}

/// On a telephone, gives the page what a finger drags up or down on a part that does not scroll that way.
pub fn drags_page(ui: &Ui, part: Rect) {
    let dragged = ui.input(|input| {
        let pointer = &input.pointer;
        let on_part = pointer.press_origin().is_some_and(|from| part.contains(from));
        let drags = on_part && input.any_touches() && pointer.is_decidedly_dragging();
        drags.then(|| pointer.delta().y)
    });
    if let Some(dragged) = dragged.filter(|_| phone(ui)) {
        scroll_page(ui, dragged);
    }
}

/// Moves the page, without an animation.
pub(super) fn scroll_page(ui: &Ui, down: f32) {
    ui.scroll_with_delta_animation(Vec2::new(0.0, down), ScrollAnimation::none());
}

fn number() -> Id {
    Id::unique("number for the keypad")
}

/// Where a field is, and the frame in which it was drawn.
type Noted = (Rect, u64);

/// Registers the field of the number that is being typed. The keypad serves it.
pub(super) fn note_number(ui: &Ui, field: Rect) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp::<Noted>(number(), (field, frame)));
}

fn has_keys() -> Id {
    Id::unique("the page has a keypad")
}

/// Registers that the page has a keypad of its own.
pub(super) fn note_keys(ui: &Ui) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(has_keys(), frame));
}

/// Draws the keypad next to the number that is being typed, at the end of a frame.
pub fn keypad_of_fingers(ui: &Ui, speech: Speech) {
    let now = ui.ctx().cumulative_frame_nr();
    let noted: Option<Noted> = ui.data(|data| data.get_temp(number()));
    let Some((field, _)) = noted.filter(|(_, frame)| *frame == now && touch(ui)) else {
        return keep_focus(ui, None);
    };
    // The system would show its keyboard.
    ui.output_mut(|output| output.ime = None);
    if ui.data(|data| data.get_temp(has_keys())) == Some(now) {
        return keep_focus(ui, None);
    }
    let window = ui.ctx().content_rect().shrink(GAP);
    let size = pad(ui) + Vec2::splat(GAP * 2.0);
    let below = field.bottom() + GAP + size.y <= window.bottom();
    let top = if below { field.bottom() + GAP } else { (field.top() - GAP - size.y).max(window.top()) };
    let left = field.left().min(window.right() - size.x).max(window.left());
    let area =
        Area::new(Id::unique("keypad of fingers")).order(Order::Foreground).fixed_pos(egui::pos2(left, top));
    let shown = area.show(ui.ctx(), |ui| {
        raised(ui)
            .inner_margin(GAP)
            .show(ui, |ui| {
                let (place, _) = ui.allocate_exact_size(pad(ui), egui::Sense::hover());
                keys_ui(ui, speech, place, &[])
            })
            .inner
    });
    keep_focus(ui, Some(shown.response.rect));
    let Some(key) = shown.inner else { return };
    let stroke = |key| {
        [true, false].map(|pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        })
    };
    let events = match key {
        PadKey::Type(text) => vec![Event::Text(text.to_owned())],
        PadKey::Erase => stroke(Key::Backspace).into(),
        PadKey::Accept => stroke(Key::Enter).into(),
    };
    ui.ctx().with_plugin(|fingers: &mut Fingers| fingers.typed.extend(events));
    ui.ctx().request_repaint();
}

/// A press on the keypad does not take the focus from the field.
fn keep_focus(ui: &Ui, keys: Option<Rect>) {
    let on_keys =
        keys.zip(ui.input(|input| input.pointer.interact_pos())).is_some_and(|(keys, at)| keys.contains(at));
    let kept = if on_keys { egui::SurrenderFocusOn::Never } else { egui::SurrenderFocusOn::default() };
    ui.ctx().options_mut(|options| options.input_options.surrender_focus_on = kept);
}

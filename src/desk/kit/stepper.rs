//! Steppers: a number with buttons for less and more. The up and down keys do the same while it has the focus.

use egui::{Button, Direction, Id, Key, Modifiers, Response, Sense, Ui, Vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::Speech;
use crate::desk::kit::{FINGER, NEAR, ROW, add_lit, icons, press, select_all, touch};
use crate::msg;
use crate::words::Arg;
use crate::words::keys::sheets;

/// The width of both buttons with their spacing.
pub fn steps_width(ui: &Ui) -> f32 {
    (step_width(ui) + NEAR) * 2.0
}

fn step_width(ui: &Ui) -> f32 {
    if touch(ui.ctx()) { FINGER } else { ROW }
}

/// The height of the buttons and the field.
pub fn step_height(ui: &Ui) -> f32 {
    press(ui).min(ui.spacing().interact_size.y)
}

/// The next lower and higher number within the bounds, in steps of `by`, and zero if allowed. An empty number counts from zero. A number that
/// was typed out of bounds steps back to the bound.
pub fn steps(now: Option<i64>, (least, most): (i64, i64), zero: bool, by: i64) -> [Option<i64>; 2] {
    let Some(now) = now else { return [None, (least <= most).then(|| least.max(by.min(most)))] };
    let less = match now {
        now if now > least => Some(((now - 1).div_euclid(by) * by).max(least)),
        now if zero && now > 0 => Some(0),
        _ => None,
    };
    let more = if now < least { Some(least) } else { Some(((now.div_euclid(by) + 1) * by).min(most)) };
    [less, more.filter(|more| *more > now && *more <= most)]
}

/// Draws a stepper around its field. `steps` are the lower and higher number, if any. Returns the new number and the field.
pub fn stepper<N>(
    ui: &mut Ui,
    speech: Speech,
    what: impl Into<Arg>,
    [below, above]: [Option<N>; 2],
    field: impl FnOnce(&mut Ui) -> Response,
) -> (Option<N>, Response) {
    let what = what.into();
    let [less, more] =
        [sheets::FEWER, sheets::MORE].map(|key| speech.sentence(&msg!(key, what = what.clone())));
    let step = |ui: &mut Ui, icon: MaterialIcon, name: String, enabled: bool| {
        let size = Vec2::new(step_width(ui), step_height(ui));
        let button = Button::new(icon.rich_text()).min_size(size).sense(Sense::CLICK);
        add_lit(ui, enabled, button).accessible_name(name).clicked()
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = NEAR;
        ui.spacing_mut().button_padding = Vec2::splat(NEAR / 2.0);
        let note = ui.next_auto_id().with("number");
        let number: Option<Id> = ui.data(|data| data.get_temp(note));
        let has_keys = number.is_some_and(|number| ui.memory(|memory| memory.has_focus(number)));
        let struck =
            |key| has_keys && ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key) > 0);
        let (down, up) = (struck(Key::ArrowDown), struck(Key::ArrowUp));
        let fewer = |ui: &mut Ui| step(ui, icons::ICON_REMOVE, less, below.is_some()) || down;
        let further = |ui: &mut Ui| step(ui, icons::ICON_ADD, more, above.is_some()) || up;
        // The minus button is at the left in both layout directions.
        let (less, number, more) = if ui.layout().main_dir() == Direction::RightToLeft {
            let (more, number) = (further(ui), field(ui));
            (fewer(ui), number, more)
        } else {
            let (less, number) = (fewer(ui), field(ui));
            (less, number, further(ui))
        };
        let stepped = if less { below } else { above.filter(|_| more) };
        if stepped.is_some() {
            // A step replaces a text that is being typed.
            ui.data_mut(|data| data.remove::<String>(number.id));
            if number.has_focus() {
                select_all(&number);
            }
        }
        ui.data_mut(|data| data.insert_temp(note, number.id));
        (stepped, number)
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::steps;

    #[test]
    fn steps_start_at_minimum_and_return_to_bounds() {
        assert_eq!(steps(None, (0, 9), false, 1), [None, Some(1)], "nobody has said it");
        assert_eq!(steps(None, (0, 0), false, 1), [None, Some(0)], "there is none");
        assert_eq!(steps(None, (0, 900), false, 50), [None, Some(50)]);
        assert_eq!(steps(None, (2, 9), false, 1), [None, Some(2)]);
        assert_eq!(steps(None, (2, 1), false, 1), [None, None], "nothing is possible");
        assert_eq!(steps(Some(2), (2, 9), false, 1), [None, Some(3)]);
        assert_eq!(steps(Some(2), (2, 9), true, 1), [Some(0), Some(3)], "left out");
        assert_eq!(steps(Some(0), (2, 9), true, 1), [None, Some(2)]);
        assert_eq!(steps(Some(9), (2, 9), true, 1), [Some(8), None]);
        assert_eq!(steps(Some(40), (2, 9), true, 1), [Some(39), None], "typed, and shown as it is");
        assert_eq!(steps(Some(50), (0, 900), false, 100), [Some(0), Some(100)], "the next hundred");
        assert_eq!(steps(Some(200), (0, 900), false, 100), [Some(100), Some(300)]);
    }
}

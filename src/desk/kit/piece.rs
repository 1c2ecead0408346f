//! The signs of what players hold: from the icon font where it has one, else drawn.

use egui::{Color32, Painter, Rect, Role, Sense, Shape, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{self, Palette, car, icons};

/// What stands for a thing.
enum Sign {
    Icon(MaterialIcon),
    Car,
    Cube,
    Loss,
    Disk,
    /// Nothing but its name.
    Word,
}

/// The sign of what a message names, by the end of its identifier.
fn sign(id: &str) -> Sign {
    let ends = |ends: &[&str]| ends.iter().any(|end| id.ends_with(end));
    match () {
        () if ends(&["unit-losses"]) => Sign::Loss,
        () if ends(&["unit-cubes"]) => Sign::Cube,
        () if ends(&["unit-cars", "column-on-the-way"]) => Sign::Car,
        () if ends(&["unit-disks"]) => Sign::Disk,
        () if ends(&["unit-distributors"]) => Sign::Icon(icons::ICON_STOREFRONT),
        () if ends(&["unit-tiles"]) => Sign::Icon(icons::ICON_FACTORY),
        () if ends(&["unit-parts"]) => Sign::Icon(icons::ICON_SETTINGS),
        () if ends(&["-cards"]) => Sign::Icon(icons::ICON_PLAYING_CARDS),
        () if ends(&["unit-loans"]) => Sign::Icon(icons::ICON_PAYMENTS),
        () if ends(&["unit-energy"]) => Sign::Icon(icons::ICON_BOLT),
        () if ends(&["unit-points", "unit-tokens"]) => Sign::Icon(icons::ICON_TROPHY),
        () if ends(&["column-home"]) => Sign::Icon(icons::ICON_HOME),
        () if ends(&["column-paddock"]) => Sign::Icon(icons::ICON_GARAGE),
        () if ends(&["column-sponsors"]) => Sign::Icon(icons::ICON_CAMPAIGN),
        () if ends(&["column-workshop"]) => Sign::Icon(icons::ICON_TIRE_REPAIR),
        () if ends(&["column-required"]) => Sign::Icon(icons::ICON_LOCK),
        () if ends(&["column-return"]) => Sign::Icon(icons::ICON_U_TURN_LEFT),
        () => Sign::Word,
    }
}

/// Draws the sign of what a message names, and its name where the pointer rests.
pub fn piece(ui: &mut Ui, id: &str, name: &str) {
    let (side, palette) = (kit::LEAD, Palette::of(ui));
    let sign = sign(id);
    if matches!(sign, Sign::Word) {
        ui.label(egui::RichText::new(name).small().color(palette.faint));
        return;
    }
    let wide = if matches!(sign, Sign::Car) { side * 1.25 } else { side };
    let (rect, response) = ui.allocate_exact_size(vec2(wide, kit::ROW), Sense::hover());
    let place = Rect::from_center_size(rect.center(), vec2(wide, side));
    match sign {
        Sign::Icon(icon) => kit::paint(ui, place.center(), icon, side, palette.faint),
        Sign::Car => car(ui.painter(), place, palette.faint),
        Sign::Cube => cube(ui.painter(), place, palette.faint, palette.sheet),
        Sign::Loss => loss(ui.painter(), place, palette.red, palette.sheet),
        Sign::Disk => _ = ui.painter().circle_filled(place.center(), side * 0.4, palette.faint),
        Sign::Word => {}
    }
    response.on_hover_text(name).widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// A cube in perspective: three faces, parted by the ground.
fn cube(painter: &Painter, place: Rect, paint: Color32, ground: Color32) {
    let radius = place.height() * 0.46;
    let at = |turn: f32| {
        let angle = turn.to_radians();
        place.center() + vec2(angle.cos(), angle.sin()) * radius
    };
    let corners = (0..6u8).map(|corner| at(f32::from(corner) * 60.0 - 90.0)).collect();
    painter.add(Shape::convex_polygon(corners, paint, egui::Stroke::NONE));
    for turn in [-150.0, -30.0, 90.0] {
        painter.line_segment([place.center(), at(turn)], kit::hairline(ground));
    }
}

/// A disc that is broken in two.
fn loss(painter: &Painter, place: Rect, paint: Color32, ground: Color32) {
    let (centre, radius) = (place.center(), place.height() * 0.42);
    painter.circle_filled(centre, radius, paint);
    let at = |x: f32, y: f32| pos2(centre.x + x * radius, centre.y + y * radius);
    let crack = vec![at(0.25, -1.1), at(-0.2, -0.25), at(0.25, 0.2), at(-0.25, 1.1)];
    painter.add(Shape::line(crack, kit::outline(ground)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;

    #[test]
    fn whatever_a_player_holds_has_a_sign_or_a_word() {
        let mut signs = 0;
        for game in Session::GAMES {
            let contents = Session::contents(game).expect("a box");
            for column in (contents.columns)().iter().skip(1) {
                signs += usize::from(!matches!(sign(column.name.id()), Sign::Word));
            }
        }
        assert!(signs >= 15, "most of them have a sign: {signs}");
    }
}

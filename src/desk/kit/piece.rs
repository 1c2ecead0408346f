//! The signs of what players hold: icons of the font, or small drawings.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{self, Paint, Palette, glyph_width, icons};
use crate::engine::Glyph;

enum Sign {
    Icon(MaterialIcon),
    Glyph(Glyph),
    /// No sign, only the name.
    Word,
}

/// The sign of a unit or column, by the end of its message key.
fn sign(id: &str) -> Sign {
    let ends = |ends: &[&str]| ends.iter().any(|end| id.ends_with(end));
    match () {
        () if ends(&["unit-losses"]) => Sign::Glyph(Glyph::Loss),
        () if ends(&["unit-cubes"]) => Sign::Glyph(Glyph::Cube),
        () if ends(&["unit-cars", "column-on-the-way"]) => Sign::Glyph(Glyph::Car),
        () if ends(&["unit-disks"]) => Sign::Glyph(Glyph::Disk),
        () if ends(&["unit-distributors"]) => Sign::Glyph(Glyph::Shop),
        () if ends(&["unit-tiles"]) => Sign::Glyph(Glyph::Factory),
        () if ends(&["unit-parts"]) => Sign::Glyph(Glyph::Parts),
        () if ends(&["-cards"]) => Sign::Glyph(Glyph::Card),
        () if ends(&["unit-policies"]) => Sign::Glyph(Glyph::Policy),
        () if ends(&["unit-loans"]) => Sign::Glyph(Glyph::Money),
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

/// Draws the sign of a unit or column, with its name as a tooltip.
pub fn piece(ui: &mut Ui, id: &str, name: &str) {
    let (side, palette) = (kit::LEAD, Palette::of(ui));
    let sign = sign(id);
    if matches!(sign, Sign::Word) {
        ui.label(egui::RichText::new(name).small().color(palette.faint));
        return;
    }
    let wide = if let Sign::Glyph(glyph) = sign { glyph_width(glyph, side) } else { side };
    let (rect, response) =
        ui.allocate_exact_size(vec2(wide, kit::ROW.min(ui.spacing().interact_size.y)), Sense::hover());
    let place = Rect::from_center_size(rect.center(), vec2(wide, side));
    match sign {
        Sign::Icon(icon) => kit::paint(ui, place.center(), icon, side, palette.faint),
        Sign::Glyph(glyph) => {
            let fill = if glyph == Glyph::Loss { palette.red } else { palette.faint };
            kit::glyph(ui, place, glyph, Paint::plain(fill, palette.sheet));
        }
        Sign::Word => {}
    }
    response.on_hover_text(name).widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_player_holds_has_a_sign_or_a_word() {
        let mut signs = 0;
        for contents in crate::session::GAMES {
            for column in (contents.columns)().iter().skip(1) {
                signs += usize::from(!matches!(sign(column.name.id()), Sign::Word));
            }
        }
        assert!(signs >= 15, "most of them have a sign: {signs}");
    }
}

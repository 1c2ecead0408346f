//! The style of the window: fonts, colours of both themes, and widgets.

use egui::{CornerRadius, FontFamily, FontId, Stroke, TextStyle, Theme, Visuals, vec2};

use crate::desk::kit::{
    BODY, CORNER, DAY, Fingers, GAP, HEADING, MARGIN, NEAR, NIGHT, PRESS, Palette, SHEET_CORNER, SMALL,
    SPACE, font, hairline, letters, strong,
};

/// Applies the style to a context.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(letters::letters());
    ctx.add_plugin(Fingers::default());
    ctx.add_plugin(crate::desk::keystrokes::Keystrokes::default());
    for (theme, palette) in [(Theme::Light, &DAY), (Theme::Dark, &NIGHT)] {
        ctx.set_visuals_of(theme, visuals(theme, palette));
    }
    // Light, if the system does not say which theme it uses.
    ctx.options_mut(|options| options.fallback_theme = Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles.insert(TextStyle::Body, font(BODY));
        style.text_styles.insert(TextStyle::Button, font(BODY));
        style.text_styles.insert(TextStyle::Small, font(SMALL));
        style.text_styles.insert(TextStyle::Monospace, FontId::new(BODY, FontFamily::Monospace));
        style.text_styles.insert(TextStyle::Heading, strong(HEADING));
        style.spacing.item_spacing = vec2(GAP, NEAR);
        style.spacing.interact_size.y = PRESS;
        style.spacing.button_padding = vec2(SPACE, NEAR);
        style.spacing.menu_margin = egui::Margin::same(MARGIN);
        style.visuals.text_cursor.blink = false;
        style.animation_time = 0.0;
        style.interaction.selectable_labels = false;
    });
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = match theme {
        Theme::Light => Visuals::light(),
        Theme::Dark => Visuals::dark(),
    };
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.sheet;
    visuals.extreme_bg_color = palette.raised;
    visuals.faint_bg_color = palette.sheet;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.faint);
    visuals.hyperlink_color = palette.accent;
    visuals.error_fg_color = palette.red;
    visuals.warn_fg_color = palette.amber;
    // Selections have the ink colour, because the accent is only for the main action.
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = hairline(palette.ink);
    visuals.window_stroke = Stroke::NONE;
    visuals.window_corner_radius = CornerRadius::same(SHEET_CORNER);
    visuals.menu_corner_radius = CornerRadius::same(SHEET_CORNER);
    visuals.striped = false;
    // A disabled control changes its background, not its text.
    visuals.disabled_alpha = 1.0;
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge) in [
        (&mut widgets.noninteractive, palette.ground, palette.rule),
        (&mut widgets.inactive, palette.raised, palette.edge),
        (&mut widgets.hovered, palette.raised, palette.ink),
        (&mut widgets.active, palette.sheet, palette.ink),
        (&mut widgets.open, palette.raised, palette.ink),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = hairline(edge);
        widget.fg_stroke = hairline(palette.ink);
        widget.corner_radius = CornerRadius::same(CORNER);
        widget.expansion = 0.0;
    }
    visuals
}

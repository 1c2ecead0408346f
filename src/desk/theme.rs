//! Every named size of the look, beside its colours; nothing else names one.

use egui::{CornerRadius, FontFamily, FontId, RichText, Stroke, TextStyle, Theme, Ui, Visuals};

use crate::desk::letters;
pub use crate::desk::palette::{CODE, DAY, MARKETS, NIGHT, ON_MARKET, ON_WHAT_IF, Palette, WHAT_IF, pieces};

/// The longest side of a square code where its squares have room; they are whole points.
pub const CODE_SIDE: f32 = 340.0;
/// The least side of a square that a telephone reads from a screen, whatever the side of the whole comes to.
pub const CODE_SQUARE: f32 = 3.0;

/// Points between things that belong together.
pub const GAP: f32 = 6.0;
/// Points between groups.
pub const SPACE: f32 = 12.0;
/// Points around the content of a panel.
pub const MARGIN: i8 = 10;
/// From this size on the table lies side by side; in a smaller window its parts are stacked and scroll.
pub const SIDE_BY_SIDE: egui::Vec2 = egui::vec2(1024.0, 640.0);
/// The least size that a page beside the table is drawn with; in a smaller window it scrolls.
pub const PAGE_LEAST: egui::Vec2 = egui::vec2(960.0, 560.0);
/// Below this width the seats and the timeline take less of it.
pub const NARROW: f32 = 1200.0;
/// The heights of the parts of a stacked table: what happens now, who holds what, the timeline.
pub const STACKED: [f32; 3] = [520.0, 420.0, 280.0];
/// Below this height what lies on a page lies closer.
const LOW: f32 = 700.0;
/// From this height on a window has room to spare.
pub const TALL: f32 = 800.0;
/// The height that the choices have for themselves.
pub const CHOICES: f32 = 280.0;
/// The least height of a picture of the board below them.
pub const PICTURE: f32 = 300.0;
/// The least height that a picture of the board is drawn with; where there is less room, it scrolls.
pub const PICTURE_LEAST: f32 = 240.0;
/// The width of what can be taken home, and of a name among the results.
pub const PAPER: f32 = 300.0;
/// The height of a row that can be pressed.
pub const ROW: f32 = 26.0;
/// The size of ordinary text.
pub const BODY: f32 = 15.0;
/// The size of text that matters less.
pub const SMALL: f32 = 12.5;
/// The size of an icon that is a button by itself.
pub const ICON: f32 = 19.0;
/// The size of a name too long for its column, and of text in a picture of a board before it is scaled.
pub const TINY: f32 = 11.0;
/// The size below which no letters are drawn, however little room there is.
pub const SMALLEST: f32 = 7.5;
/// The size of headings.
pub const HEADING: f32 = 20.0;
/// The size of the name of a box.
pub const TITLE: f32 = 30.0;
/// The height of the bar along the top.
pub const BAR: f32 = 34.0;
/// The width of a question in front of everything.
pub const DIALOG: f32 = 480.0;
/// The width of a page of text and rows; a wider window leaves ground on both sides.
pub const PAGE: f32 = 1080.0;
/// Points around the content of a page.
pub const PAGE_MARGIN: i8 = 22;
/// The height of a row of the ledger.
pub const LEDGER_ROW: f32 = 38.0;
/// The height of a button that matters most.
pub const MAIN_BUTTON: f32 = 40.0;
/// The size of the echo of the last entry, to be read at a metre and a half.
pub const ECHO: f32 = 26.0;
/// The size of the words of a deal, to be read across the table.
pub const HUGE: f32 = 64.0;

/// The width of the names of units beside the seats.
pub const UNITS: f32 = 118.0;
/// The width of all seats together, and the least of one.
pub const SEATS: (f32, f32) = (300.0, 66.0);
/// The width of what stays of the timeline where it has stepped aside.
pub const STRIP: f32 = 44.0;
/// The width of the timeline and of its numbers.
pub const TIMELINE: (f32, f32) = (272.0, 34.0);
/// From this width on the timeline has room for its name beside its buttons.
pub const TIMELINE_NAMED: f32 = 230.0;
/// The height of a line of the timeline: two lines of small text, three where it is long.
pub const ENTRY: f32 = 45.0;
/// The size of the figures beside the seats.
pub const FIGURE: f32 = 17.0;
/// The height of a row of figures beside the seats.
pub const LEDGER: f32 = 31.0;
/// The height of a seat above its figures.
pub const HEAD: f32 = 66.0;
/// The size and the height of the verbs among the choices.
pub const VERB: (f32, f32) = (17.0, 34.0);
/// The height of what the rules answer to the entry line: three lines of text.
pub const REPLY: f32 = 54.0;
/// The most height of what the coach says.
pub const COACH: f32 = 230.0;
/// Points between lines of small text.
pub const LINE: f32 = 2.0;
/// The size of the headline of what happens now.
pub const HEADLINE: f32 = 22.0;
/// The least width of the card of a result, and its height.
pub const CARD: (f32, f32) = (116.0, 60.0);
/// The least and the most height of a chart of the course of a game.
pub const CHART: (f32, f32) = (120.0, 320.0);
/// The least width of a choice, and of one among many.
pub const CHOICE: (f32, f32) = (250.0, 164.0);
/// The width of the window that opens a figure, and its tallest list.
pub const WHY: (f32, f32) = (640.0, 430.0);
/// The width of a sheet of the arbiter, and the height of what lies between its title and its answers.
pub const LAID: (f32, f32) = (1040.0, 390.0);
/// The width of a field for the numbers of pieces.
pub const NUMBERS: f32 = 140.0;
/// The width of the figures beside the choices, where they are laid side by side.
pub const WEIGHED: f32 = 576.0;
/// The height of a button that says below its name what follows from it.
pub const ANSWER: f32 = 56.0;
/// The size of what is handed back, to be read across the table.
pub const HAND_BACK: f32 = 34.0;
/// The most height of the fields of a count, and the least of what explains it.
pub const COUNT: (f32, f32) = (340.0, 152.0);
/// The edge around a game played on in memory.
pub const EDGE: f32 = 5.0;
/// The measures of the table view.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Its size when it opens.
    pub size: [f32; 2],
    /// The least size.
    pub least: [f32; 2],
    /// How many of its smallest letters lie below each other.
    pub lines: f32,
    /// How many of them a balance is high.
    pub balance: f32,
}

/// The table view: nothing is smaller than a twenty-fourth of its height, a balance is a twelfth.
pub const VIEW: View = View { size: [1280.0, 720.0], least: [640.0, 360.0], lines: 24.0, balance: 2.0 };

/// Seconds for which a list that has just changed takes no press of the mouse.
pub const STEADY: f64 = 0.5;

/// Gives a context the look of Steward.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(letters::letters());
    ctx.add_plugin(crate::desk::keystrokes::Keystrokes::default());
    for (theme, palette) in [(Theme::Light, &DAY), (Theme::Dark, &NIGHT)] {
        ctx.set_visuals_of(theme, visuals(theme, palette));
    }
    // Paper where the machine does not say whether it is night.
    ctx.options_mut(|options| options.fallback_theme = Theme::Light);
    ctx.all_styles_mut(|style| {
        let font = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles.insert(TextStyle::Body, font(BODY));
        style.text_styles.insert(TextStyle::Button, font(BODY));
        style.text_styles.insert(TextStyle::Small, font(SMALL));
        style.text_styles.insert(TextStyle::Heading, FontId::new(HEADING, letters::bold()));
        style.spacing.item_spacing = egui::vec2(GAP, GAP);
        style.spacing.interact_size.y = ROW;
        style.spacing.button_padding = egui::vec2(8.0, 4.0);
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
    let line = |colour| Stroke::new(1.0, colour);
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.sheet;
    visuals.extreme_bg_color = palette.raised;
    visuals.faint_bg_color = palette.sheet;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.faint);
    visuals.hyperlink_color = palette.accent;
    visuals.error_fg_color = palette.red;
    visuals.warn_fg_color = palette.amber;
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = line(palette.on_accent);
    visuals.window_stroke = line(palette.rule);
    visuals.striped = false;
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge) in [
        (&mut widgets.noninteractive, palette.sheet, palette.rule),
        (&mut widgets.inactive, palette.raised, palette.edge),
        (&mut widgets.hovered, palette.raised, palette.accent),
        (&mut widgets.active, palette.sheet, palette.accent),
        (&mut widgets.open, palette.raised, palette.accent),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line(edge);
        widget.fg_stroke = line(palette.ink);
        widget.corner_radius = CornerRadius::same(4);
        widget.expansion = 0.0;
    }
    visuals
}

/// Writes the heading of a column of figures, at the right of its width.
pub fn heading(ui: &mut Ui, text: String, width: f32) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(egui::vec2(width, ROW), layout, |ui| {
        ui.set_min_width(width);
        let text = RichText::new(text).small().color(Palette::of(ui).faint);
        ui.add(egui::Label::new(text).truncate());
    });
}

/// A text in bold letters.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(letters::bold())
}

/// A sheet of paper on the ground.
pub fn sheet(ui: &Ui) -> egui::Frame {
    let palette = Palette::of(ui);
    egui::Frame::new()
        .fill(palette.sheet)
        .stroke(Stroke::new(1.0, palette.rule))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(egui::Margin::same(MARGIN))
}

/// The room for the seats beside what happens now.
#[derive(Clone, Copy, Debug)]
pub struct SeatsRoom {
    /// The width of the names of units.
    pub units: f32,
    /// The width of all seats together.
    pub all: f32,
    /// The least width of one.
    pub least: f32,
}

/// Whether a window is among the narrow ones in which all still lies side by side.
pub fn narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

/// Lays what comes closer together where the window is low.
pub fn lie_close(ui: &mut Ui) {
    if ui.ctx().content_rect().height() < LOW {
        let spacing = ui.spacing_mut();
        spacing.item_spacing.y = 1.0;
        spacing.interact_size.y = ROW - 4.0;
        spacing.button_padding.y = LINE;
    }
}

/// The room for the seats in this window.
pub fn seats(ui: &Ui) -> SeatsRoom {
    match narrow(ui) {
        true => SeatsRoom { units: UNITS * 0.8, all: SEATS.0 * 0.72, least: SEATS.1 * 0.82 },
        false => SeatsRoom { units: UNITS, all: SEATS.0, least: SEATS.1 },
    }
}

/// The width that the timeline has in this window to begin with.
pub fn timeline(ui: &Ui) -> f32 {
    if narrow(ui) { TIMELINE.0 * 0.65 } else { TIMELINE.0 }
}

/// The width that its numbers have.
pub fn timeline_numbers(ui: &Ui) -> f32 {
    if narrow(ui) { TIMELINE.1 * 0.85 } else { TIMELINE.1 }
}

/// The width of a sheet of the arbiter, and the height between its title and its answers, as far as the window has
/// room for them.
pub fn laid(ui: &Ui) -> (f32, f32) {
    let room = ui.ctx().content_rect().size() - egui::Vec2::splat(SPACE * 6.0);
    (LAID.0.min(room.x.max(LAID.0 * 0.9)), LAID.1.min((room.y - SPACE * 8.0).max(ROW * 4.0)))
}

/// Draws a page in the middle of the window, at most so wide.
pub fn centred<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let width = width.min(ui.available_width());
    let side = ((ui.available_width() - width) / 2.0).floor();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.set_width(width);
            add(ui)
        })
        .inner
    })
    .inner
}

/// A heading with the double line of a ledger below it.
pub fn ledger_heading(ui: &mut Ui, text: impl Into<String>) {
    ui.label(RichText::new(text).heading());
    double_line(ui);
}

/// Draws the double line of a ledger.
pub fn double_line(ui: &mut Ui) {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, 3.0), egui::Sense::hover());
    for y in [rect.top(), rect.bottom()] {
        ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, palette.rule));
    }
}

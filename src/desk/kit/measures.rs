//! The sizes used in the window. Other modules define none.

use egui::{Context, Id, Margin, Ui, Vec2, vec2};

/// The smallest text, for details.
pub const SMALL: f32 = 12.0;
/// Ordinary text.
pub const BODY: f32 = 14.0;
/// Figures and names at the start of a line.
pub const LEAD: f32 = 16.0;
/// The heading of a page or a card.
pub const HEADING: f32 = 20.0;
/// The largest text: a balance, or the name of the player to act.
pub const TITLE: f32 = 25.0;
/// Text to be read across the table.
pub const HUGE: f32 = 64.0;
/// The smallest text drawn on a board.
pub const SMALLEST: f32 = 7.5;
/// The line height relative to the font size.
pub const LINE_OF_LETTERS: f32 = 1.3;

/// The distance between an item and its mark.
pub const NEAR: f32 = 4.0;
/// The distance between related items.
pub const GAP: f32 = 8.0;
/// The distance between groups.
pub const SPACE: f32 = 12.0;
/// The distance between parts of a page.
pub const WIDE: f32 = 16.0;
/// The distance between unrelated parts.
pub const GROUP: f32 = 24.0;
/// The margin within a panel.
pub const MARGIN: i8 = 12;
/// The margin within a page.
pub const PAGE_MARGIN: i8 = 24;

/// The margin within a card with a stripe.
pub const MARGIN_OF_CARD: Margin = Margin { left: 32, right: 24, top: 16, bottom: 16 };

/// The radius of a dot.
pub const DOT: f32 = 2.0;
/// The width of a road on a board.
pub const ROAD: f32 = 28.0;

/// The corner radius of a control.
pub const CORNER: u8 = 6;
/// The corner radius of a sheet.
pub const SHEET_CORNER: u8 = 10;

/// The least height of a control.
pub const PRESS: f32 = 32.0;
/// The least height of a control for a finger.
pub const FINGER: f32 = 44.0;
/// The height of a row of text.
pub const ROW: f32 = 24.0;
/// The height of a row of text where three must fit in a low card.
pub const CLOSE_ROW: f32 = 18.0;
/// The height of the main button.
pub const MAIN_BUTTON: f32 = 44.0;
/// The largest key on a board.
pub const KEY: (f32, f32) = (80.0, 68.0);
/// The size of an icon button's icon.
pub const ICON: f32 = 20.0;
/// The height of the contents of the top bar. With its margin the bar is 52 high.
pub const BAR: f32 = 44.0;

/// The window size from which the table page shows its parts side by side. In a smaller window they are stacked and scroll.
pub const SIDE_BY_SIDE: Vec2 = vec2(1024.0, 640.0);
/// The least size of the other pages. In a smaller window they scroll.
pub const PAGE_LEAST: Vec2 = vec2(960.0, 560.0);
/// The width below which a window is a telephone, held upright.
pub const PHONE: f32 = 600.0;
/// The least width of a game's box on the home page.
pub const BOX_LEAST: f32 = 165.0;
/// The width from which a list has two columns.
pub const TWO_COLUMNS: f32 = 600.0;
/// The width below which the seats and the timeline are narrower.
pub const NARROW: f32 = 1200.0;
/// The height below which a page is more compact.
const LOW: f32 = 700.0;
/// The height from which there is room to spare.
pub const TALL: f32 = 800.0;
/// The height of the choices.
pub const CHOICES: f32 = 280.0;
/// The least height of the picture of the board below the choices.
pub const PICTURE: f32 = 300.0;
/// The width of an export button, and of a name among the results.
pub const PAPER: f32 = 300.0;
/// The width of a dialog with a question.
pub const DIALOG: f32 = 480.0;
/// The width of a page of text and rows; a wider window has margins.
pub const PAGE: f32 = 1200.0;
/// The width of a page of two sheets side by side; a wider window has margins.
pub const SHEETS: f32 = 1280.0;
/// The height of a row of the ledger.
pub const LEDGER_ROW: f32 = 40.0;

/// The width of the card of the current turn, and in a narrow window.
const NOW: (f32, f32) = (338.0, 308.0);
/// The height of the players' cards, and in a narrow window.
const PLAYERS: (f32, f32) = (104.0, 62.0);
/// The additional height of the players' cards with all rows.
const ALL_ROWS: f32 = 56.0;
/// The width of a row of the menu.
pub const MENU: f32 = 436.0;
/// The width of the empty entry line, and in a narrow window. A filled-in one is as wide as the card below it.
const FIELD: (f32, f32) = (176.0, 120.0);
/// The least size of a board. Where there is less room, it is drawn smaller.
pub const BOARD_LEAST: Vec2 = vec2(680.0, 430.0);
/// What lies beside a filled-in entry line in the bar of a telephone.
const BESIDE_FIELD: f32 = 130.0;
/// The width of the timeline, and its greatest width as a column.
const TIMELINE: (f32, f32) = (320.0, 520.0);
/// The width of the line numbers in the timeline.
pub const TIMELINE_NUMBERS: f32 = 34.0;
/// The width from which the timeline is a column next to the board.
const THIRD_COLUMN: f32 = 1760.0;
/// The width kept for the board next to the timeline.
const BOARD: f32 = 1100.0;
/// The height of a row of the timeline: two lines of small text, three in a long row.
pub const ENTRY: f32 = 45.0;
/// The height of the answer to the entry line: three lines of text.
pub const REPLY: f32 = 62.0;
/// The least width of a result's card, and its height.
pub const CARD: (f32, f32) = (116.0, 60.0);
/// The least and greatest height of a chart of results.
pub const CHART: (f32, f32) = (120.0, 320.0);
/// The width of an explanation, and the greatest height of its list.
pub const WHY: (f32, f32) = (640.0, 430.0);
/// The width of the manual, if the window has room for it.
const MANUAL: f32 = 1040.0;
/// The width of a field for the numbers of pieces.
pub const NUMBERS: f32 = 140.0;
/// The height of a button with its consequence below its name.
pub const ANSWER: f32 = 64.0;
/// The size of the keypad in a panel, and for fingers.
const PAD: (Vec2, Vec2) = (vec2(200.0, 148.0), vec2(200.0, FINGER * 4.0 + NEAR * 3.0));
/// The width of a button to step through a demo.
pub const STEP: f32 = 100.0;
/// The width of the frame of a what-if.
pub const EDGE: f32 = 5.0;

/// The sizes of the second window.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Its initial size.
    pub size: [f32; 2],
    pub least: [f32; 2],
    /// How many lines of the smallest text fit its height.
    pub lines: f32,
    /// The height of a balance in such lines.
    pub balance: f32,
    /// The height for which a board is laid out before it is scaled to the window, in points of the main window.
    pub board: f32,
}

/// The smallest text is a twenty-fourth of the height, a balance a twelfth.
pub const VIEW: View =
    View { size: [1280.0, 720.0], least: [640.0, 360.0], lines: 24.0, balance: 2.0, board: 400.0 };

/// For how many seconds after a change a mouse click enters nothing.
pub const STEADY: f64 = 0.5;

/// How far the pointer moves between two clicks that are not a double click.
pub const MOVED: f32 = 6.0;

/// Whether the window is narrow.
pub fn narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

/// Whether the window is so narrow that what lies side by side elsewhere lies one below the other.
pub fn slim(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < PAGE_LEAST.x
}

/// Whether the window is a telephone, held upright.
pub fn phone(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < PHONE
}

/// Whether the window is low.
pub fn low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Reduces the spacing of what follows if the window is low.
pub fn compact_if_low(ui: &mut Ui) {
    if low(ui) {
        close(ui);
    }
}

/// Reduces the spacing of what follows.
pub fn close(ui: &mut Ui) {
    let touches = touch(ui);
    let spacing = ui.spacing_mut();
    spacing.item_spacing.y = 1.0;
    spacing.interact_size.y = if touches { FINGER } else { ROW };
    spacing.button_padding.y = 0.0;
}

/// The size of the keypad in a panel.
pub fn pad(ui: &Ui) -> Vec2 {
    if touch(ui) { PAD.1 } else { PAD.0 }
}

/// The width of the card of the current turn.
pub fn now(ui: &Ui) -> f32 {
    if narrow(ui) { NOW.1 } else { NOW.0 }
}

/// The height of the players' cards, with or without all rows.
pub fn players(ui: &Ui, all: bool) -> f32 {
    let rows = if all { ALL_ROWS } else { 0.0 };
    rows + if narrow(ui) { PLAYERS.1 } else { PLAYERS.0 }
}

/// Whether the timeline is a column of its own.
pub fn third_column(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= THIRD_COLUMN
}

/// The width of the timeline. As a column it takes the width that the board can spare.
pub fn timeline(ui: &Ui) -> f32 {
    let spared = ui.ctx().content_rect().width() - now(ui) - BOARD;
    if third_column(ui) { spared.clamp(TIMELINE.0, TIMELINE.1) } else { TIMELINE.0 }
}

/// The width of the entry line.
pub fn field(ui: &Ui, used: bool) -> f32 {
    match (used, narrow(ui)) {
        (true, _) if phone(ui) => now(ui).min(ui.ctx().content_rect().width() - BESIDE_FIELD),
        (true, _) => now(ui),
        (false, false) => FIELD.0,
        (false, true) => FIELD.1,
    }
}

/// The size of a page of the manual.
pub fn manual(ui: &Ui) -> (f32, f32) {
    let window = ui.ctx().content_rect().size();
    (MANUAL.min(window.x - SPACE * 10.0), (window.y - SPACE * 14.0).max(ROW * 4.0))
}

/// The height of a list in a panel, with room for so many rows below it.
pub fn list(ui: &Ui, below: f32) -> f32 {
    (ui.available_height() - below * (press(ui) + GAP)).max(ROW * 5.0)
}

/// Where the window keeps whether it is used with fingers.
pub(super) fn known() -> Id {
    Id::unique("touch")
}

/// Whether the window is used with fingers.
pub fn touch(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(known())).unwrap_or_default()
}

/// The least height of a control.
pub fn press(ui: &Ui) -> f32 {
    if touch(ui) { FINGER } else { PRESS }
}

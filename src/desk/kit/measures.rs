//! Every named size of the window; nothing outside the kit names one.

use egui::{Margin, Ui, Vec2, vec2};

/// The smallest text: what matters less.
pub const SMALL: f32 = 12.0;
/// Ordinary text.
pub const BODY: f32 = 14.0;
/// Figures and names that lead a line.
pub const LEAD: f32 = 16.0;
/// The heading of a page or a card.
pub const HEADING: f32 = 20.0;
/// The largest text: a balance, the name of who acts.
pub const TITLE: f32 = 25.0;
/// What is read across the table, from a window that shows nothing else.
pub const HUGE: f32 = 64.0;
/// The size below which a picture of a board draws no letters.
pub const SMALLEST: f32 = 7.5;
/// How high a line is for the size of its letters.
pub const LINE_OF_LETTERS: f32 = 1.3;

/// Points between a thing and its mark.
pub const NEAR: f32 = 4.0;
/// Points between things that belong together.
pub const GAP: f32 = 8.0;
/// Points between groups.
pub const SPACE: f32 = 12.0;
/// Points between parts of a page.
pub const WIDE: f32 = 16.0;
/// Points between what has nothing to do with each other.
pub const GROUP: f32 = 24.0;
/// Points around the content of a panel.
pub const MARGIN: i8 = 12;
/// Points around the content of a page.
pub const PAGE_MARGIN: i8 = 24;

/// Points around the content of a card with a stripe.
pub const MARGIN_OF_CARD: Margin = Margin { left: 32, right: 24, top: 16, bottom: 16 };

/// The radius of a dot.
pub const DOT: f32 = 2.0;
/// The breadth of a road on a board.
pub const ROAD: f32 = 28.0;

/// The corners of a control.
pub const CORNER: u8 = 6;
/// The corners of a sheet.
pub const SHEET_CORNER: u8 = 10;

/// The least height of anything that is pressed.
pub const PRESS: f32 = 32.0;
/// The height of a row that is only read.
pub const ROW: f32 = 24.0;
/// The height of a row that is only read, where three lie in a low card.
pub const CLOSE_ROW: f32 = 18.0;
/// The height of a button that matters most.
pub const MAIN_BUTTON: f32 = 44.0;
/// The largest key on a board.
pub const KEY: (f32, f32) = (80.0, 68.0);
/// The size of an icon that is a button by itself.
pub const ICON: f32 = 20.0;
/// The height of what stands in the bar along the top; with the ground around it the bar is 52 high.
pub const BAR: f32 = 44.0;

/// From this size on the table lies side by side; in a smaller window its parts are stacked and scroll.
pub const SIDE_BY_SIDE: Vec2 = vec2(1024.0, 640.0);
/// The least size that a page beside the table is drawn with; in a smaller window it scrolls.
pub const PAGE_LEAST: Vec2 = vec2(960.0, 560.0);
/// Below this width the seats and the timeline take less of it.
pub const NARROW: f32 = 1200.0;
/// Below this height what lies on a page lies closer.
const LOW: f32 = 700.0;
/// From this height on a window has room to spare.
pub const TALL: f32 = 800.0;
/// The height that the choices have for themselves.
pub const CHOICES: f32 = 280.0;
/// The least height of a picture of the board below them.
pub const PICTURE: f32 = 300.0;
/// The width of what can be taken home, and of a name among the results.
pub const PAPER: f32 = 300.0;
/// The width of a question in front of everything.
pub const DIALOG: f32 = 480.0;
/// The width of a page of text and rows; a wider window leaves ground on both sides.
pub const PAGE: f32 = 1200.0;
/// The width of a page of two sheets side by side; a wider window leaves ground on both sides of it too.
pub const SHEETS: f32 = 1280.0;
/// The height of a row of the ledger.
pub const LEDGER_ROW: f32 = 40.0;

/// The width of the card that says what happens now, and in a narrow window.
const NOW: (f32, f32) = (338.0, 308.0);
/// The height of the cards of the players, and in a narrow window.
const PLAYERS: (f32, f32) = (104.0, 62.0);
/// What the cards are higher by with every row in them.
const ALL_ROWS: f32 = 56.0;
/// The width of a row of the menu.
pub const MENU: f32 = 436.0;
/// The width of the entry line at rest, and in a narrow window; as wide as the card below it while it is used.
const FIELD: (f32, f32) = (176.0, 120.0);
/// The width of the timeline, and the most that it takes as a column of its own.
const TIMELINE: (f32, f32) = (320.0, 520.0);
/// The width of the numbers of the timeline.
pub const TIMELINE_NUMBERS: f32 = 34.0;
/// From this width on the timeline is a column of its own, beside a board that keeps its room.
const THIRD_COLUMN: f32 = 1760.0;
/// The width that a board keeps beside the timeline.
const BOARD: f32 = 1100.0;
/// The height of a line of the timeline: two lines of small text, three where it is long.
pub const ENTRY: f32 = 45.0;
/// The height of what the rules answer to the entry line: three lines of text.
pub const REPLY: f32 = 62.0;
/// The least width of the card of a result, and its height.
pub const CARD: (f32, f32) = (116.0, 60.0);
/// The least and the most height of a chart of the course of a game.
pub const CHART: (f32, f32) = (120.0, 320.0);
/// The width of the window that opens a figure, and its tallest list.
pub const WHY: (f32, f32) = (640.0, 430.0);
/// The width of the manual, where the window has room for it.
const MANUAL: f32 = 1040.0;
/// The width of a field for the numbers of pieces.
pub const NUMBERS: f32 = 140.0;
/// The height of a button that says below its name what follows from it.
pub const ANSWER: f32 = 56.0;
/// The keypad on a sheet.
pub const PAD: Vec2 = vec2(200.0, 148.0);
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
    /// The height, in points of the table's own window, for which a board is drawn before it is made as large as there is room.
    pub board: f32,
}

/// The table view: nothing is smaller than a twenty-fourth of its height, a balance is a twelfth.
pub const VIEW: View =
    View { size: [1280.0, 720.0], least: [640.0, 360.0], lines: 24.0, balance: 2.0, board: 400.0 };

/// Seconds for which a list that has just changed takes no press of the mouse.
pub const STEADY: f64 = 0.5;

/// Points that a pointer goes between two presses which are not one double press.
pub const MOVED: f32 = 6.0;

/// Whether a window is among the narrow ones in which all still lies side by side.
pub fn narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

/// Whether a window is among the low ones.
pub fn low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Lays what comes closer together where the window is low.
pub fn lie_close(ui: &mut Ui) {
    if low(ui) {
        close(ui);
    }
}

/// Lays what comes closer together: a sheet as full as a board.
pub fn close(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.item_spacing.y = 1.0;
    spacing.interact_size.y = ROW;
    spacing.button_padding.y = 0.0;
}

/// The width of the card that says what happens now.
pub fn now(ui: &Ui) -> f32 {
    if narrow(ui) { NOW.1 } else { NOW.0 }
}

/// The height of the cards of the players, with every row or with those that count.
pub fn players(ui: &Ui, all: bool) -> f32 {
    let rows = if all { ALL_ROWS } else { 0.0 };
    rows + if narrow(ui) { PLAYERS.1 } else { PLAYERS.0 }
}

/// Whether the timeline is a column of its own in this window.
pub fn third_column(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= THIRD_COLUMN
}

/// The width of the timeline; as a column of its own it takes what it needs and the board can spare.
pub fn timeline(ui: &Ui) -> f32 {
    let spared = ui.ctx().content_rect().width() - now(ui) - BOARD;
    if third_column(ui) { spared.clamp(TIMELINE.0, TIMELINE.1) } else { TIMELINE.0 }
}

/// The width of the entry line.
pub fn field(ui: &Ui, used: bool) -> f32 {
    match (used, narrow(ui)) {
        (true, _) => now(ui),
        (false, false) => FIELD.0,
        (false, true) => FIELD.1,
    }
}

/// The size of a page of the manual: as high as the window leaves it, with its title above and the way out below.
pub fn manual(ui: &Ui) -> (f32, f32) {
    let window = ui.ctx().content_rect().size();
    (MANUAL.min(window.x - SPACE * 10.0), (window.y - SPACE * 14.0).max(ROW * 4.0))
}

/// The height that a list has on a sheet over the board, with room for so many rows below it.
pub fn list(ui: &Ui, below: f32) -> f32 {
    (ui.available_height() - below * (PRESS + GAP)).max(ROW * 5.0)
}

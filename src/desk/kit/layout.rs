//! The layout of the table page. It depends only on the window and the number of seats, so nothing moves during play.

use egui::{Rect, Vec2, vec2};

use crate::desk::kit::{BOARD_LEAST, CLOSE_ROW, FINGER, GAP, NARROW, NEAR, PHONE, PRESS, ROW};

/// The rectangles of the table page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The cards of the players.
    pub players: Rect,
    /// The board, or what is shown in its place.
    pub board: Rect,
    /// The card of the current turn.
    pub card: Rect,
    /// The header with the players to act.
    pub head: Rect,
    /// The buttons of the verbs.
    pub verbs: Rect,
    /// The draft and its result.
    pub body: Rect,
    /// The part of the body above the inputs and the keypad, or above the inputs alone; beside them in a wide card.
    pub above_inputs: Rect,
    /// The inputs, to the left of the keypad.
    pub inputs: Rect,
    /// The keypad.
    pub keypad: Rect,
    /// The main button.
    pub main: Rect,
    /// The last entry.
    pub just_now: Rect,
}

/// The sizes of the parts in a window.
struct Sizes {
    card: f32,
    head: f32,
    verbs: f32,
    just_now: f32,
    keypad: Vec2,
}

/// The height of the main button, and with a touch screen.
const MAIN: (f32, f32) = (44.0, 52.0);
/// The height below which a window is low.
const LOW: f32 = 660.0;
/// The number of rows of verbs.
const ROWS: f32 = 3.0;
/// The height of the players' cards, and in a narrow window.
const PLAYERS: (f32, f32) = (104.0, 62.0);
/// The number of players from which each name has a line of its own.
const CROWDED: usize = 5;
/// The least width of a player's card.
const PLAYER: f32 = 160.0;
/// The width of a card from which the draft lies beside the inputs.
const BODIES: f32 = 620.0;
/// The height of the draft above the inputs where it lies beside the keypad.
const ABOVE_INPUTS: f32 = 64.0;
/// The width of a player's card from which all figures fit on one line.
const ONE_LINE: f32 = 340.0;
/// The least height of a board, as a part of the width, if it lies below the card, and on a telephone, where it is drawn smaller.
const BOARD: (f32, f32) = (0.62, 0.8);
/// The margin within a card.
const AROUND: Vec2 = vec2(12.0, 8.0);

impl Sizes {
    fn of(window: Vec2) -> Self {
        let (wide, high) = (window.x, window.y);
        let card = if wide < NARROW {
            308.0
        } else if wide < 1500.0 {
            338.0
        } else {
            400.0
        };
        let (head, just_now, keypad) = if high < LOW {
            (48.0, 72.0, vec2(156.0, 148.0))
        } else if high < 800.0 {
            (50.0, 84.0, vec2(164.0, 148.0))
        } else {
            (62.0, 92.0, vec2(176.0, 164.0))
        };
        Self { card, head, verbs: PRESS * ROWS + NEAR * (ROWS - 1.0), just_now, keypad }
    }

    /// The height of a card whose body is so high.
    fn card_high(&self, touch: bool, body: f32) -> f32 {
        let main = if touch { MAIN.1 } else { MAIN.0 };
        (AROUND.y + NEAR + GAP) * 2.0 + self.head + self.verbs + main + self.just_now + body
    }
}

impl Layout {
    /// The least size below the bar at which the card lies beside the board.
    const LEAST: Vec2 = vec2(1008.0, 564.0);

    /// The layout of a window below its bar. With `touch`, buttons are higher. A window that is too small scrolls; in one that is too narrow
    /// the card, the players and the board lie one below the other.
    pub fn of(window: Rect, seats: usize, touch: bool) -> Self {
        Self::with_players(window, seats, touch, 0.0)
    }

    /// The same for the end of the game, when the players' cards have a line for the result.
    pub fn of_result(window: Rect, seats: usize, touch: bool) -> Self {
        Self::with_players(window, seats, touch, if seats >= CROWDED { ROW + GAP } else { ROW })
    }

    /// The whole page, which may be higher than the window.
    pub fn whole(&self) -> Rect {
        self.card.union(self.players).union(self.board)
    }

    /// The number of players in a row.
    pub fn players_in_row(width: f32, seats: usize) -> usize {
        (1..=seats).rev().find(|count| *count as f32 * PLAYER <= width).unwrap_or(1)
    }

    fn with_players(window: Rect, seats: usize, touch: bool, more: f32) -> Self {
        let stacked = window.width() < Self::LEAST.x;
        // Below each other, the parts do not depend on the height.
        let size = if stacked { vec2(window.width(), 0.0) } else { window.size() };
        let mut sizes = Sizes::of(size);
        let narrow = window.width() < NARROW;
        let close = seats >= CROWDED || window.width() < PHONE;
        let in_row = Self::players_in_row(window.width() - GAP * 2.0, seats) as f32;
        // A tablet has room for a second line of figures.
        let tablet = touch && (stacked || window.height() >= LOW);
        let two_lines = tablet && window.width() < ONE_LINE * in_row;
        let crowded = if (close || two_lines) && narrow { ROW } else { 0.0 };
        let players = if narrow { PLAYERS.1 } else { PLAYERS.0 } + crowded + more;
        if touch {
            // A low window has no room for three rows of verbs above the keypad, nor has a telephone.
            let low = if stacked { window.width() < PHONE } else { window.height() < LOW };
            let rows = if low { ROWS - 1.0 } else { ROWS };
            sizes.verbs = FINGER * rows + NEAR * (rows - 1.0);
            sizes.just_now += FINGER - PRESS;
            sizes.keypad = vec2(sizes.keypad.x, FINGER * 4.0 + NEAR * 3.0);
        }
        if stacked {
            return Self::stacked(window, seats, touch, (sizes, players));
        }
        let body = sizes.keypad.y + NEAR + CLOSE_ROW;
        let least = if touch { players + sizes.card_high(touch, body) } else { Self::LEAST.y };
        let window = window.with_max_y(window.bottom().max(window.top() + least));
        let (above, players) = window.split_top_bottom_at_y(window.bottom() - players);
        let (board, card) = above.split_left_right_at_x(above.right() - sizes.card);
        let at = Self::on_card(card, window.height() < LOW, touch, &sizes);
        Self { players, board, ..at }
    }

    /// The layout of a window that is too narrow.
    fn stacked(window: Rect, seats: usize, touch: bool, (sizes, player): (Sizes, f32)) -> Self {
        let high = sizes.card_high(touch, sizes.keypad.y);
        let (card, below) = window.split_top_bottom_at_y(window.top() + high);
        let rows = seats.div_ceil(Self::players_in_row(window.width() - GAP * 2.0, seats)) as f32;
        let players = below.with_max_y(below.top() + player * rows);
        let least = match window.width() < PHONE {
            true => window.width() * BOARD.1,
            false => (window.width() * BOARD.0).max(BOARD_LEAST.y),
        };
        let board = below.with_min_y(players.bottom());
        let board = board.with_max_y(board.bottom().max(board.top() + least));
        let at = Self::on_card(card, true, touch, &sizes);
        Self { players, board, ..at }
    }

    /// The parts of a card.
    fn on_card(card: Rect, low: bool, touch: bool, sizes: &Sizes) -> Self {
        let main = if touch { MAIN.1 } else { MAIN.0 };
        let inner = card.shrink2(AROUND);
        let (head, rest) = inner.split_top_bottom_at_y(inner.top() + sizes.head);
        let (verbs, rest) =
            rest.with_min_y(rest.top() + NEAR).split_top_bottom_at_y(rest.top() + NEAR + sizes.verbs);
        let (rest, just_now) = rest.split_top_bottom_at_y(rest.bottom() - sizes.just_now);
        let (rest, main) =
            rest.with_max_y(rest.bottom() - NEAR).split_top_bottom_at_y(rest.bottom() - NEAR - main);
        let gap = if low { NEAR } else { GAP };
        let body = rest.with_min_y(rest.top() + gap).with_max_y(rest.bottom() - gap);
        let keypad = Rect::from_min_max(body.max - sizes.keypad, body.max);
        let beside = body.with_max_x(keypad.left() - GAP);
        let (above_inputs, inputs) = if card.width() >= BODIES {
            let (above, inputs) = beside.split_left_right_at_x(beside.center().x);
            (above.with_max_x(above.right() - GAP), inputs)
        } else if body.height() > keypad.height() {
            (body.with_max_y(keypad.top() - NEAR), beside.with_min_y(keypad.top()))
        } else {
            let (above, inputs) = beside.split_top_bottom_at_y(beside.top() + ABOVE_INPUTS);
            (above, inputs.with_min_y(inputs.top() + NEAR))
        };
        let nothing = Rect::NOTHING;
        Self {
            players: nothing,
            board: nothing,
            card,
            head,
            verbs,
            body,
            above_inputs,
            inputs,
            keypad,
            main,
            just_now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn apart(parts: &[Rect], what: &str) {
        for (n, one) in parts.iter().enumerate() {
            assert!(one.is_positive(), "{what}: {one}");
            let over = parts.iter().skip(n + 1).find(|other| one.intersect(**other).is_positive());
            assert_eq!(over, None, "{what}: {one}");
        }
    }

    #[test]
    fn parts_never_overlap() {
        let widths =
            [360.0, 390.0, 640.0, 820.0, Layout::LEAST.x, 1024.0, 1180.0, 1280.0, 1366.0, 1536.0, 1920.0];
        let heights = [Layout::LEAST.y, 588.0, 668.0, 812.0, 1028.0];
        for size in widths.into_iter().flat_map(|width| heights.map(|height| vec2(width, height))) {
            let window = Rect::from_min_size(pos2(0.0, 52.0), size);
            for (seats, touch) in
                [false, true].into_iter().flat_map(|touch| (2..=6).map(move |seats| (seats, touch)))
            {
                let [play, result] = [Layout::of, Layout::of_result].map(|of| of(window, seats, touch));
                for at in [play, result] {
                    let what = format!("{size}, {seats} players");
                    apart(&[at.players, at.board, at.card], &what);
                    let on_card = [at.head, at.verbs, at.body, at.main, at.just_now];
                    apart(&on_card, &what);
                    assert!(on_card.iter().all(|part| at.card.contains_rect(*part)), "{what}: {at:?}");
                }
                // There are no inputs at the end of the game.
                let in_body = [play.inputs, play.keypad, play.above_inputs];
                apart(&in_body, &format!("{size}, {seats} players"));
                assert!(in_body.iter().all(|part| play.body.contains_rect(*part)), "{size}: {play:?}");
            }
        }
    }

    #[test]
    fn the_board_begins_on_the_first_screen_of_a_telephone() {
        let window = Rect::from_min_size(pos2(0.0, 52.0), vec2(390.0, 792.0));
        for seats in 2..=4 {
            let at = Layout::of(window, seats, true);
            assert!(at.board.top() + FINGER < window.bottom(), "{seats} players: {at:?}");
        }
    }
}

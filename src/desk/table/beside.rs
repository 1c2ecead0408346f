//! The parts of a table beside each other, where the window has the room; else see [`super::stacked`].

use egui::{Key, Rect, Sense, Ui, UiBuilder, vec2};

use crate::desk::kit;
use crate::desk::table::{TablePage, on_table, players};
use crate::desk::{Action, Speech};

impl TablePage {
    /// The parts of the table beside each other. What happens now is read first, then the board, then the players.
    pub(super) fn beside_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let whole = ui.available_rect_before_wrap();
        let table = on_table(&self.record, self.apart.as_ref());
        let high = players::height(ui, table, &self.seen.stage, self.all_rows);
        let (above, players) = whole.split_top_bottom_at_y(whole.bottom() - high);
        let (board, now) = above.split_left_right_at_x(above.right() - kit::now(ui));
        let third = kit::third_column(ui);
        let (board, timeline) = match (third, self.drawer) {
            (true, _) => {
                let (board, timeline) = board.split_left_right_at_x(board.right() - kit::timeline(ui));
                (board, Some(timeline))
            }
            (false, true) => (board, Some(board.split_left_right_at_x(board.right() - kit::timeline(ui)).1)),
            (false, false) => (board, None),
        };
        let bar = Rect::everything_above(whole.top());
        let drawer = self.drawer;
        // In a narrow window a sheet needs the room of the card too.
        let lies = self.arbiter.lies(ui);
        let tray = self.scene.tray().filter(|_| !lies && self.teacher.chapter().is_none());
        self.parts = [Some(now), Some(board), tray, Some(players), timeline, Some(bar)]
            .into_iter()
            .flatten()
            .collect();
        let over_all = lies && kit::narrow(ui);
        let sheet = if over_all { board.union(now) } else { board };
        let talks = self.teacher.chapter().is_some();
        if !over_all && !talks {
            kit::laid_on_sheet(ui, now, "now", |ui| self.now_ui(ui, speech, actions));
        }
        if self.drawer && !drawer {
            self.arbiter.put_away();
        }
        match lies {
            _ if talks => {
                kit::laid_on_sheet(ui, board.union(now), "talk", |ui| self.talk_ui(ui, speech, actions));
            }
            true => {
                self.choices.cover(ui, true);
                kit::laid_on_sheet(ui, sheet, "laid", |ui| self.sheet_ui(ui, speech, actions));
            }
            false => kit::laid_on_sheet(ui, board, "board", |ui| self.board_ui(ui, speech, actions)),
        }
        let players = players.shrink2(vec2(kit::GAP, kit::NEAR));
        ui.scope_builder(UiBuilder::new().max_rect(players).id_salt("players"), |ui| {
            self.players_ui(ui, speech, actions);
        });
        if let Some(place) = timeline {
            // What lies below takes no press through it.
            ui.interact(place, ui.scope_id().with("drawer"), Sense::click_and_drag());
            kit::laid_on_sheet(ui, place, "timeline", |ui| self.timeline_ui(ui, speech, actions));
            if !third && kit::at_rest(ui) && kit::pressed_anew(ui, Key::Escape) {
                self.drawer = false;
            }
        }
        ui.advance_cursor_after_rect(whole);
    }
}

//! Below the seats: who pays and who gets after a payout, and otherwise what the coach says. The place is always
//! there, so that nothing in the middle of the table moves when either has something to say.

use egui::{Panel, Ui};

use crate::desk::kit;
use crate::desk::table::coach::coach_ui;
use crate::desk::table::payout::{Calls, calls_ui};
use crate::desk::table::{Coach, Seen};
use crate::desk::{Command, Speech};
use crate::engine::Stage;
use crate::preset::Pieces;
use crate::session::Table;

/// Draws what lies below the seats.
pub fn beside_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&dyn Table, Option<&Seen>),
    stage: &Stage,
    coach: &mut Coach,
    (calls, pieces): (Option<&mut Calls>, Option<&Pieces>),
    commands: &mut Vec<Command>,
) {
    kit::within(Panel::bottom("beside")).show(ui, |ui| match calls {
        Some(calls) if calls.waits(table) && !coach.shows_any() => {
            calls_ui(ui, speech, table, pieces, calls, commands);
            if coach.teaches() {
                coach_ui(ui, speech, (table, seen), stage, coach, commands);
            }
        }
        _ => coach_ui(ui, speech, (table, seen), stage, coach, commands),
    });
}

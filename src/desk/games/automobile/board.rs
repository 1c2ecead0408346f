//! The picture of the board: the factory track above, the network of distributors below it, and one line that
//! tells in words what is pointed at.

use egui::{Rect, Ui, vec2};

use crate::desk::games::automobile::lanes::{LANE, lanes_ui};
use crate::desk::games::automobile::picture::Picture;
use crate::desk::games::automobile::spaces::track_ui;
use crate::desk::games::{Seen, Told};
use crate::desk::{Command, Speech, kit};
use crate::engine::Journal;
use crate::games::automobile::Automobile;
use crate::words::keys;

/// What the picture remembers between two frames.
#[derive(Debug, Default)]
pub struct BoardState {
    /// Shows the board as it was after this line instead of now.
    pub at: Option<u32>,
    seen: Seen<Picture>,
    /// The distributors pressed so far, after which entry.
    placing: (u32, [u8; 3]),
    told: Told,
}

/// Draws the board in the space there is. A press on a free or own space drafts a build while somebody builds.
pub fn board_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Automobile>,
    state: &mut BoardState,
    commands: &mut Vec<Command>,
) {
    let BoardState { at, seen, told, placing } = state;
    seen.look(journal, *at, speech, |view| Picture::of(view, speech));
    let Some(picture) = seen.made() else { return };
    let seats = &journal.setting().seats;
    told.under(ui, speech.word(keys::sheets::POINT_AT), |ui, drawn| {
        let lanes = Rect::from_min_max(
            drawn.left_bottom() - vec2(0.0, (drawn.height() * 0.23).clamp(LANE * 2.4, LANE * 6.0)),
            drawn.right_bottom(),
        );
        let track = Rect::from_min_max(drawn.min, lanes.right_top() - vec2(0.0, kit::GAP));
        let pointed = track_ui(ui, speech, seats, &picture.spots, track, commands);
        if placing.0 != journal.head() {
            *placing = (journal.head(), [0; 3]);
        }
        pointed.or(lanes_ui(ui, speech, seats, &picture.lanes, lanes, (&mut placing.1, commands)))
    });
}

//! The central track while board values are being entered: its squares in order, with what is known of each.

use crate::engine::board::{Board, CellId, Value};
use crate::engine::scene::{Place, PlaceId, Scene, Tone};
use crate::games::sponsors::board::{BoardValues, is_start};
use crate::games::sponsors::scene::{does, square};
use crate::msg;
use crate::words::keys::{desk, racing as r};

/// The track as far as it is known; empty while the number of squares is unknown.
pub fn printed(board: &Board) -> Scene {
    let printing = BoardValues::on(board);
    let round = printing.squares().unwrap_or_default();
    let of = |number: u8| {
        let (kind, zone) = (printing.kind(number).ok(), printing.zone(number).ok());
        let mut description = vec![msg!(r::SQUARE, n = number)];
        description.extend(kind.map(does));
        description.extend(zone.map(|zone| msg!(r::ZONE, zone = zone.key())));
        Place {
            number: Some(msg!(desk::FIGURE, figure = number)),
            name: kind.map(does),
            near: Some(square(round)),
            tint: zone,
            tone: if kind.is_some() { Tone::Held } else { Tone::Free },
            description,
            ..Place::new(square(number))
        }
    };
    let tray = if round == 0 { r::TRACK_UNREAD } else { r::CLOCKWISE };
    Scene { places: (1..=round).map(of).collect(), tray: vec![tray.into()], ..Scene::default() }
}

/// The value that a click on a square enters, if the cell is the start of a zone.
pub fn pointed(asked: CellId, place: PlaceId) -> Option<Value> {
    (place.kind == "square" && is_start(asked)).then(|| Value::Whole(place.number.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Source;
    use crate::games::sponsors::board::schema;
    use crate::preset::{Preset, practice};

    #[test]
    fn track_shows_known_squares_and_takes_the_starts_of_zones() {
        assert!(printed(&Board::empty(schema())).places.is_empty());
        let text = practice("sponsors").unwrap();
        let board = Preset::parse(text).unwrap().board(&schema(), text).unwrap();
        let board = Board::from_written(schema(), &board).unwrap();
        let scene = printed(&board);
        assert_eq!(scene.places.len(), 24);
        assert!(scene.places[0].name.is_some() && scene.places[0].tint.is_some());
        let slot = |word: &str| board.schema().find(word).unwrap();
        assert_eq!(pointed(slot("zone blue start"), square(7)), Some(Value::Whole(7)));
        assert_eq!(pointed(slot("zone blue first"), square(7)), None, "a category is no place");
        assert_eq!(board.whole(slot("zone blue start")).unwrap().1, Source::Assumed);
    }
}

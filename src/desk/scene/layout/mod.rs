//! The layout of each game's board, one file per game.

mod auto_brocante;
mod automobile;
mod autotock;
mod independents;
mod ring;
mod sponsors;

use egui::Rect;

use crate::desk::scene::seen::{Drawn, DrawnPlace};
use crate::desk::scene::shape::Shape;
use crate::engine::PlaceId;

/// Returns the shape of a place on a board of a given size; `None` if the game has no such place.
pub type Layout = fn(Rect, &Drawn, &DrawnPlace) -> Option<Shape>;

/// The layout of a game, by its id.
pub fn layout(game: &str) -> Option<Layout> {
    Some(match game {
        "auto-brocante" => |board, drawn, place| auto_brocante::place(board, drawn, place),
        "automobile" => |board, _, place| automobile::place(board, place),
        "autotock" => |board, _, place| autotock::place(board, place),
        "independents" => independents::place,
        "sponsors" => |board, drawn, place| sponsors::place(board, drawn, place),
        _ => return None,
    })
}

/// Whether a place belongs to the tray, next to the board.
pub fn in_tray(game: &str, place: PlaceId) -> bool {
    let kinds: &[&str] = match game {
        "automobile" => &["market"],
        "independents" => independents::FOOT,
        _ => &[],
    };
    kinds.contains(&place.kind) || is_key(game, place)
}

/// Whether a place is not part of the game, but only a key to press.
pub fn is_key(game: &str, place: PlaceId) -> bool {
    let kinds: &[&str] = match game {
        "auto-brocante" | "autotock" => &["card"],
        "sponsors" => &["die", "card", "value", "behind", "on"],
        _ => &[],
    };
    kinds.contains(&place.kind) || independents::of_all_disks(place)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::{pos2, vec2};

    use super::*;
    use crate::desk::Speech;
    use crate::desk::kit::toward;
    use crate::desk::scene::Drawn;
    use crate::session::Session;
    use crate::words::Language;

    /// The places of a board of this size after a line of the demo.
    fn places(game: &str, line: u32, board: Rect) -> Vec<(PlaceId, Rect)> {
        let session = Session::demo(game).unwrap().unwrap();
        let scene = session.book_at(line).unwrap().scene(session.setting()).unwrap();
        let drawn = Drawn::of(Speech::new(Language::ENGLISH), scene, &[]);
        let lay = layout(game).unwrap();
        let shaped = drawn.places.iter().map(|place| {
            let shape =
                lay(board, &drawn, place).unwrap_or_else(|| panic!("{game}: {:?} lies nowhere", place.id));
            (place.id, shape.rect())
        });
        shaped.collect()
    }

    fn boards() -> impl Iterator<Item = (&'static str, u32, Rect)> {
        crate::session::words().flat_map(|game| {
            let lines = Session::demo(game).unwrap().unwrap().lines();
            let sizes = [vec2(905.0, 520.0), vec2(690.0, 470.0), vec2(1160.0, 690.0), vec2(905.0, 380.0)];
            [0, 1, lines / 2, lines].into_iter().flat_map(move |line| {
                sizes.map(|size| (game, line, Rect::from_min_size(pos2(10.0, 60.0), size)))
            })
        })
    }

    #[test]
    fn every_place_of_every_board_is_reached_by_arrows() {
        for (game, line, board) in boards() {
            let places = places(game, line, board);
            let mut reached = BTreeSet::from([places[0].0]);
            let mut from = vec![places[0]];
            while let Some((_, rect)) = from.pop() {
                for way in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
                    let found = toward(rect, way, places.iter().copied());
                    let fresh = found.filter(|id| reached.insert(*id));
                    from.extend(fresh.and_then(|id| places.iter().find(|(other, _)| *other == id)));
                }
            }
            let left: Vec<_> = places.iter().filter(|(id, _)| !reached.contains(id)).collect();
            assert!(left.is_empty(), "{game} after {line} in {}: {left:?}", board.size());
        }
    }

    #[test]
    fn places_are_on_the_board_and_clickable() {
        for (game, line, board) in boards() {
            let places = places(game, line, board);
            for (id, rect) in &places {
                assert!(board.expand(1.0).contains_rect(*rect), "{game} after {line}: {id:?} {rect:?}");
                let over =
                    places.iter().filter(|(other, place)| other != id && place.contains(rect.center()));
                let over: Vec<_> = over.collect();
                assert!(over.is_empty(), "{game} after {line}: {id:?} under {over:?}");
            }
        }
    }

    #[test]
    fn garages_and_paddocks_of_autotock_lie_on_no_square() {
        for (game, line, board) in boards().filter(|(game, ..)| *game == "autotock") {
            let places = places(game, line, board);
            let of = |kinds: [&'static str; 2]| places.iter().filter(move |(id, _)| kinds.contains(&id.kind));
            for (square, disc) in of(["square", "square"]) {
                // The sign of a square is a small disc at its upper right, next to a car.
                let (middle, radius) = (disc.center(), disc.width() / 2.0);
                let sign = (middle + vec2(radius, -radius) * 0.8, radius * 0.54);
                let near = |lane: &Rect| {
                    let round = lane.width().min(lane.height()) / 2.0;
                    let along = lane.shrink(round);
                    [(middle, radius), sign]
                        .into_iter()
                        .any(|(from, wide)| along.distance_to_pos(from) < wide + round + 1.0)
                };
                let on: Vec<_> = of(["garage", "paddock"]).filter(|(_, place)| near(place)).collect();
                assert!(on.is_empty(), "after {line} in {}: {square:?} under {on:?}", board.size());
            }
        }
    }

    #[test]
    fn the_cards_of_autotock_cover_nothing_of_the_board_in_a_low_room_either() {
        for (game, line, board) in boards().filter(|(game, ..)| *game == "autotock") {
            let places = places(game, line, board);
            let (keys, lanes): (Vec<_>, Vec<_>) =
                places.iter().partition(|(id, _)| ["card", "deal"].contains(&id.kind));
            for (key, over) in keys {
                let under: Vec<_> = lanes.iter().filter(|(_, place)| place.intersects(over)).collect();
                assert!(under.is_empty(), "after {line} in {}: {key:?} over {under:?}", board.size());
            }
        }
    }
}

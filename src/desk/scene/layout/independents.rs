//! The Last of the Independents: three categories with their sections in rows. A section that is drawn for has its bag below it, as a bar. The
//! current player's company sheet and both queues are at the bottom.

use egui::{Rect, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::seen::{Drawn, DrawnPlace};
use crate::desk::scene::shape::Shape;
use crate::engine::PlaceId;

/// The categories in board order.
const CATEGORIES: [&str; 3] = ["models", "engineering", "promotions"];
const CIRCLES: [&str; 3] = ["models circle", "engineering circle", "promotions circle"];
/// The most sections per row.
const ABREAST: usize = 8;

/// Whether a place is part of the bag with the disks of all sections, which is at the bottom too.
pub fn of_all_disks(place: PlaceId) -> bool {
    place.kind == "bag" && place.number == 0
}

/// The kinds of places at the bottom of the board.
pub const FOOT: &[&str] = &[
    "company",
    "sheet",
    "pool",
    "round",
    "track",
    "lane",
    "car",
    "models circle",
    "engineering circle",
    "promotions circle",
];

/// The number of company sheets per row.
const SHEETS: u8 = 6;

/// The shape of a place.
pub fn place(board: Rect, drawn: &Drawn, place: &DrawnPlace) -> Option<Shape> {
    let foot = kit::PRESS * 2.0 + kit::NEAR * 2.0;
    let (sections, foot) = board.split_top_bottom_at_y(board.bottom() - foot);
    let sheet = foot.with_min_y(foot.top() + kit::NEAR).with_max_y(foot.top() + kit::NEAR + kit::PRESS);
    let queues = foot.with_min_y(sheet.bottom() + kit::NEAR);
    let part = |of: Rect, from: f32, to: f32| {
        let at = |share: f32| of.left() + of.width() * share;
        of.with_min_x(at(from)).with_max_x(at(to))
    };
    Some(match place.id.kind {
        "category" => Shape::Line(band(sections, place.id.number)?.0),
        "bag" if of_all_disks(place.id) => Shape::Part(of_bar(part(sheet, 0.3, 1.0), drawn, place)),
        "bag" => {
            let (_, bar) = parted(section(sections, drawn, present(drawn)?, place.id.number)?);
            Shape::Part(of_bar(bar, drawn, place))
        }
        "round" => Shape::Line(part(sheet, 0.0, 0.29)),
        "company" => Shape::Line(part(sheet, 0.0, 0.24)),
        "sheet" => {
            let at = place.id.number.checked_sub(1)?;
            let row = if at < SHEETS { sheet } else { queues };
            let along = f32::from(at % SHEETS) / f32::from(SHEETS);
            let key = part(row, along, along + 1.0 / f32::from(SHEETS));
            Shape::Key(key.with_max_x(key.right() - kit::NEAR))
        }
        "pool" => Shape::Line(part(sheet, 0.86, 1.0)),
        "track" => Shape::Line(part(queues, 0.0, 0.36)),
        "lane" => Shape::Line(part(queues, 0.36, 0.68)),
        "car" => Shape::Line(part(queues, 0.68, 1.0)),
        kind if CATEGORIES.contains(&kind) => {
            let section = section(sections, drawn, kind, place.id.number)?;
            let drawn_for = present(drawn) == Some(kind)
                && drawn.places.iter().any(|one| one.id.kind == "bag" && one.id.number == place.id.number);
            Shape::Box(if drawn_for { parted(section).0 } else { section })
        }
        kind if CIRCLES.contains(&kind) => Shape::Disc(circle(part(sheet, 0.25, 0.85), drawn, place)?),
        _ => return None,
    })
}

/// The current category.
fn present(drawn: &Drawn) -> Option<&'static str> {
    let now = drawn.places.iter().find(|one| one.id.kind == "category" && one.leads)?;
    CATEGORIES.get(usize::from(now.id.number.checked_sub(1)?)).copied()
}

/// Splits a section that is drawn for into its box and its bag.
fn parted(section: Rect) -> (Rect, Rect) {
    let (above, bar) =
        section.split_top_bottom_at_y(section.bottom() - kit::PRESS.min(section.height() / 2.0));
    (above.with_max_y(above.bottom() - kit::NEAR), bar)
}

/// The heading of a category, numbered from 1, and the area below it.
fn band(sections: Rect, number: u8) -> Option<(Rect, Rect)> {
    let high = (sections.height() + kit::NEAR) / CATEGORIES.len() as f32;
    let top = sections.top() + high * f32::from(number.checked_sub(1)?);
    let head = Rect::from_min_size(pos2(sections.left(), top), vec2(sections.width(), kit::ROW));
    Some((head, head.with_min_y(head.bottom()).with_max_y(top + high - kit::NEAR)))
}

/// The box of a section.
fn section(sections: Rect, drawn: &Drawn, kind: &str, number: u8) -> Option<Rect> {
    let category = u8::try_from(CATEGORIES.iter().position(|one| *one == kind)?).ok()?;
    let (_, room) = band(sections, category + 1)?;
    let all: Vec<u8> =
        drawn.places.iter().filter(|one| one.id.kind == kind).map(|one| one.id.number).collect();
    let at = all.iter().position(|one| *one == number)?;
    let rows = all.len().div_ceil(ABREAST).max(1);
    let across = all.len().div_ceil(rows).max(1);
    let cell = vec2((room.width() + kit::GAP) / across as f32, (room.height() + kit::NEAR) / rows as f32);
    let corner = room.min + cell * vec2((at % across) as f32, (at / across) as f32);
    Some(Rect::from_min_size(corner, cell - vec2(kit::GAP, kit::NEAR)))
}

/// A part of a bar with a length in proportion to its pieces, but never too short to click.
fn of_bar(bar: Rect, drawn: &Drawn, place: &DrawnPlace) -> Rect {
    let count = |one: &DrawnPlace| one.pieces.iter().map(|piece| piece.count).sum::<i64>() as f32;
    let same = |one: &&DrawnPlace| one.id.kind == place.id.kind && one.id.number == place.id.number;
    let parts: Vec<&DrawnPlace> = drawn.places.iter().filter(same).collect();
    let all: f32 = parts.iter().map(|one| count(one)).sum();
    let least = kit::ROW.min(bar.width() / parts.len().max(1) as f32);
    let free = bar.width() - least * parts.len() as f32;
    let wide = |one: &DrawnPlace| least + free * count(one) / all.max(1.0);
    let before = parts.iter().take_while(|one| one.id != place.id).map(|one| wide(one)).sum::<f32>();
    let corner = bar.min + vec2(before, 0.0);
    Rect::from_min_size(corner, vec2(wide(place) - kit::DOT, bar.height()))
}

/// A circle of a company sheet. All circles are in a row, grouped by category.
fn circle(row: Rect, drawn: &Drawn, place: &DrawnPlace) -> Option<Rect> {
    let circles = drawn.places.iter().filter(|one| CIRCLES.contains(&one.id.kind));
    let circles: Vec<_> = circles.collect();
    let group = |kind: &str| CIRCLES.iter().position(|one| *one == kind);
    let at = circles.iter().position(|one| one.id == place.id)? + group(place.id.kind)?;
    let side = (row.width() / (circles.len() + CIRCLES.len() - 1) as f32).min(row.height());
    let corner = pos2(row.left() + side * at as f32, row.center().y - side / 2.0);
    Some(Rect::from_min_size(corner, vec2(side, side)).shrink(kit::DOT))
}

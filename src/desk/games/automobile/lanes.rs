//! The network, drawn: per market the boxes of this turn and who has taken them, and the band of distributors.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::desk::games::automobile::paint::Brush;
use crate::desk::games::automobile::picture::Lane;
use crate::desk::kit::{self, figure_text, icons, opened, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Seats};
use crate::games::automobile::units::{band, boxes};
use crate::games::automobile::{Act, Place};

/// The height of a lane at scale 1.
pub const LANE: f32 = 25.0;

/// Draws the lanes; gives back the words of the one under the pointer or the focus.
pub fn lanes_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    lanes: &[Lane],
    area: Rect,
    (placing, commands): (&mut [u8; 3], &mut Vec<Command>),
) -> Option<String> {
    let mut told = None;
    let height = area.height() / lanes.len().max(1) as f32;
    for (at, lane) in lanes.iter().enumerate() {
        let corner = area.min + vec2(0.0, height * at as f32);
        let rect = Rect::from_min_size(corner, vec2(area.width(), height)).shrink2(vec2(0.0, height * 0.06));
        let response = ui.interact(rect, ui.scope_id().with(("lane", lane.class)), Sense::click());
        let named = lane.words.clone();
        response.widget_info(move || WidgetInfo::labeled(Role::Button, true, named.as_str()));
        let lying = || Subject::Lying(vec![boxes(lane.class), band(lane.class)]);
        let response = match lane.places {
            None => opened(response, commands, lying),
            Some(seat) => {
                if response.clicked() {
                    *placing = one_more(*placing, at);
                    let act = Act::Place(Place { seat, bands: *placing });
                    commands.push(Command::Draft(act.write(seats)));
                }
                response
            }
        };
        let brush = Brush::new(ui, height / LANE);
        let focused = response.has_focus();
        let edge = if focused { kit::outline(brush.palette.accent) } else { brush.line() };
        ui.painter().rect(rect, brush.points(4.0), brush.palette.sheet, edge, StrokeKind::Inside);
        draw(&brush, speech, seats, lane, rect);
        if ui.rect_contains_pointer(rect) || focused {
            told = Some(lane.words.clone());
        }
    }
    told
}

/// One distributor more in a band; after three, the first again.
fn one_more(placing: [u8; 3], at: usize) -> [u8; 3] {
    let full = placing.iter().sum::<u8>() >= 3;
    let mut bands = if full { [0; 3] } else { placing };
    if let Some(band) = bands.get_mut(at) {
        *band += 1;
    }
    bands
}

fn draw(brush: &Brush<'_>, speech: Speech, seats: &Seats, lane: &Lane, rect: Rect) {
    let (y, palette) = (rect.center().y, brush.palette);
    let letter = pos2(rect.left() + brush.points(22.0), y - brush.points(8.0));
    brush.market(speech, letter, Some(lane.class));
    let name = speech.sentence(&lane.class.key().into());
    brush.text(pos2(rect.left() + brush.points(28.0), y), Align2::LEFT_CENTER, &name, palette.ink);
    let side = brush.points(17.0);
    let mut left = rect.left() + brush.points(100.0);
    let middle = rect.left() + rect.width() * 0.58;
    let takers: Vec<_> =
        lane.taken.iter().flat_map(|(seat, count)| (0..*count).map(move |_| *seat)).collect();
    let all = lane.all.or(lane.open).unwrap_or_default();
    let step = (side + brush.points(3.0)).min((middle - left) / all.max(1) as f32);
    for at in 0..all {
        let square = Rect::from_center_size(pos2(left + side / 2.0, y), vec2(side, side));
        let open = lane.open.is_some_and(|open| at < open);
        let fill = if open { palette.raised } else { palette.ground };
        let edge = if open { palette.faint } else { palette.rule };
        brush.ui.painter().rect(square, brush.points(2.0), fill, kit::hairline(edge), StrokeKind::Inside);
        if !open {
            brush.ui.painter().line_segment([square.left_bottom(), square.right_top()], kit::hairline(edge));
        }
        let taker = usize::try_from(at).ok().and_then(|at| takers.get(at));
        if let Some(player) = taker.and_then(|seat| seats.player(*seat)) {
            symbol(brush.ui, square.shrink(brush.points(2.0)), player.colour);
        }
        left += step;
    }
    brush.icon(pos2(middle + brush.points(10.0), y), icons::ICON_STOREFRONT, palette.faint);
    let mut left = middle + brush.points(24.0);
    for (seat, count) in &lane.band {
        let Some(player) = seats.player(*seat) else { continue };
        let side = brush.points(15.0);
        symbol(brush.ui, Rect::from_center_size(pos2(left + side / 2.0, y), vec2(side, side)), player.colour);
        left += side + brush.points(3.0);
        let written =
            brush.large(pos2(left, y), Align2::LEFT_CENTER, &figure_text(speech, *count), palette.ink);
        left = written.right() + brush.points(12.0);
    }
}

//! The lots, drawn: a column for each dealer with room for six cars, and the piles of the wheel below.

use egui::{Align2, Color32, FontId, Rect, Response, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::desk::games::Seen;
use crate::desk::games::auto_brocante::Pages;
use crate::desk::games::auto_brocante::picture::{Lot, Parked, Picture, Pile};
use crate::desk::kit::{self, Palette, figure_text, opened, pieces, size_for_line, size_for_words, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Derivation, Holder, Journal, Player};
use crate::games::auto_brocante::AutoBrocante;
use crate::games::auto_brocante::board::worth;
use crate::games::auto_brocante::units::{CARS, LOT};

/// The height of a lot's head and of the wheel, in points at the smallest window.
const HEAD: f32 = 34.0;
/// In a column narrower than this a name stands below the symbol.
const NARROW: f32 = 96.0;
const WHEEL: f32 = 46.0;
/// The height from which on a car has room for its name below its number.
const TWO_LINES: f32 = 26.0;
/// The width of a list price.
const PRICE: f32 = 64.0;

/// What the picture remembers between two frames.
#[derive(Debug, Default)]
pub struct Board {
    seen: Seen<Picture>,
}

/// Draws the lots in the space there is; while looking back, as they were after that line. A press on a car puts what
/// is most often done with it on the entry line.
pub fn board_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<AutoBrocante>,
    pages: &mut Pages,
    looking: Option<u32>,
    commands: &mut Vec<Command>,
) {
    pages.board.seen.look(journal, looking, speech, |view| Picture::of(view, speech));
    let Some(picture) = pages.board.seen.made() else { return };
    let (area, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let lots = Rect::from_min_max(area.min, area.right_bottom() - vec2(0.0, WHEEL + kit::GAP));
    let width = lots.width() / f32::from(u8::try_from(picture.lots.len()).unwrap_or(1).max(1));
    let mut left = lots.left();
    for lot in &picture.lots {
        let column =
            Rect::from_min_size(pos2(left, lots.top()), vec2(width, lots.height())).shrink2(vec2(3.0, 0.0));
        if let Some(player) = journal.setting().seats.player(lot.seat) {
            lot_ui(ui, speech, lot, player, column, commands);
        }
        left += width;
    }
    let wheel = Rect::from_min_max(pos2(area.left(), area.bottom() - WHEEL), area.max);
    wheel_ui(ui, speech, &picture.wheel, wheel, commands);
}

fn font(size: f32) -> FontId {
    kit::font(size)
}

/// Writes a text on one line, smaller where there is little room, and cut where even that does not do.
fn cut(ui: &Ui, area: Rect, text: &str, size: f32, colour: Color32) {
    let size = size_for_line(ui, text, size, area.width());
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font(size), colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(area.width());
    let galley = ui.painter().layout_job(job);
    let at = Align2::LEFT_CENTER.anchor_size(area.left_center(), galley.size()).min;
    ui.painter().galley(at, galley, colour);
}

fn lot_ui(ui: &Ui, speech: Speech, lot: &Lot, player: &Player, area: Rect, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let edge = if lot.turn { kit::outline(palette.ink) } else { kit::hairline(palette.rule) };
    ui.painter().rect(area, kit::CORNER, palette.sheet, edge, StrokeKind::Inside);
    let low = area.width() >= NARROW;
    let height = if low { HEAD } else { HEAD * 1.7 };
    let head = Rect::from_min_size(area.min, vec2(area.width(), height))
        .shrink2(vec2(if low { 7.0 } else { 3.0 }, 3.0));
    let mark = Rect::from_min_size(head.min + vec2(0.0, 1.0), vec2(14.0, 14.0));
    symbol(ui, mark, player.colour);
    let foot = head.bottom() - HEAD * 0.4;
    let corner = if low { pos2(mark.right() + 5.0, head.top()) } else { mark.left_bottom() };
    let name = Rect::from_min_max(corner, pos2(head.right(), foot));
    match low {
        true => cut(ui, name, &player.name, kit::BODY, palette.ink),
        false => {
            let size = size_for_words(ui, &player.name, kit::PICTURE_LETTERS, name.width());
            let galley = ui.painter().layout(player.name.clone(), font(size), palette.ink, name.width());
            ui.painter().galley(name.min, galley, palette.ink);
        }
    }
    let count = Rect::from_min_max(pos2(head.left(), foot + 1.0), head.max);
    let held = ui.interact(count, ui.scope_id().with(("held", lot.seat.index())), Sense::click());
    let words = format!("{}: {}", player.name, lot.count);
    held.widget_info(move || WidgetInfo::labeled(Role::Button, true, words.as_str()));
    opened(held, commands, || Subject::Balance(Holder::Seat(lot.seat), CARS));
    cut(ui, count, &lot.count, kit::PICTURE_LETTERS, palette.faint);
    let room = Rect::from_min_max(pos2(area.left(), head.bottom() + 3.0), area.max).shrink2(vec2(5.0, 3.0));
    let step = room.height() / LOT as f32;
    for place in 0..LOT {
        let top = room.top() + step * place as f32;
        let rect =
            Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), step)).shrink2(vec2(0.0, 2.0));
        match usize::try_from(place).ok().and_then(|place| lot.cars.get(place)) {
            Some(car) => {
                let response = ui.interact(rect, ui.scope_id().with(("car", car.number)), Sense::click());
                let words = car.words.clone();
                response.widget_info(move || WidgetInfo::labeled(Role::Button, true, words.as_str()));
                car_ui(ui, car, player, rect, &response);
                if let Some(draft) = car.draft.as_ref().filter(|_| response.clicked()) {
                    commands.push(Command::Draft(draft.clone()));
                }
                response.on_hover_text(car.words.as_str());
                if let Some(list) = &car.list {
                    list_ui(ui, speech, (car.number, list), price_of(rect, named(car, rect)), commands);
                }
            }
            None => {
                let line = kit::hairline(palette.rule.gamma_multiply(0.6));
                ui.painter().rect_stroke(rect, kit::CORNER, line, StrokeKind::Inside);
            }
        }
    }
}

fn car_ui(ui: &Ui, car: &Parked, player: &Player, rect: Rect, response: &Response) {
    let palette = Palette::of(ui);
    let fill = if response.hovered() { palette.ground } else { palette.raised };
    ui.painter().rect(rect, kit::CORNER, fill, kit::hairline(palette.rule), StrokeKind::Inside);
    let inner = within(rect);
    let behind = Rect::from_min_max(pos2(inner.center().x - 4.0, inner.top()), inner.max);
    let faint = pieces(palette, player.colour).gamma_multiply(0.2);
    kit::car(ui.painter(), behind, kit::Paint::plain(faint, palette.sheet));
    let named = named(car, rect);
    let price = price_of(rect, named);
    let number = Rect::from_min_max(inner.min, pos2(price.left() - 2.0, price.bottom()));
    cut(ui, number, &car.figures, kit::BODY.min(number.height()), palette.ink);
    if named {
        let lower = Rect::from_min_max(pos2(inner.left(), price.bottom()), inner.max);
        cut(ui, lower, &car.name, kit::PICTURE_LETTERS, palette.ink);
    }
}

/// Whether there is a name, and room for it below the number.
fn named(car: &Parked, rect: Rect) -> bool {
    !car.name.is_empty() && rect.height() >= TWO_LINES
}

/// The room within the edge of a car.
fn within(rect: Rect) -> Rect {
    rect.shrink2(if rect.width() < NARROW { vec2(2.0, 1.0) } else { vec2(6.0, 3.0) })
}

/// Where the list price of a car stands.
fn price_of(rect: Rect, named: bool) -> Rect {
    let inner = within(rect);
    let bottom = if named { inner.center().y } else { inner.bottom() };
    let width = PRICE.min(inner.width() * 0.7);
    Rect::from_min_max(pos2(inner.right() - width, inner.top()), pos2(inner.right(), bottom))
}

/// The list price of a car, which opens.
fn list_ui(
    ui: &Ui,
    speech: Speech,
    (number, list): (u8, &Derivation),
    area: Rect,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let text = speech.say(&worth(list.total));
    let response = ui.interact(area, ui.scope_id().with(("list", number)), Sense::click());
    let named = format!("{}: {text}", speech.sentence(&list.what));
    response.widget_info(move || WidgetInfo::labeled(Role::Button, true, named.as_str()));
    let ink = if response.hovered() || response.has_focus() { palette.accent } else { palette.ink };
    let size = size_for_line(ui, &text, kit::SMALL.min(area.height()), area.width());
    ui.painter().text(area.right_center(), Align2::RIGHT_CENTER, text, font(size), ink);
    opened(response, commands, || Subject::of(list));
}

fn wheel_ui(ui: &Ui, speech: Speech, piles: &[Pile], area: Rect, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let width = area.width() / f32::from(u8::try_from(piles.len()).unwrap_or(1).max(1));
    let mut left = area.left();
    for Pile { name, count, account } in piles {
        let rect =
            Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height())).shrink2(vec2(3.0, 0.0));
        let response = ui.interact(rect, ui.scope_id().with(("pile", name)), Sense::click());
        let figure = figure_text(speech, *count);
        let words = format!("{name}: {figure}");
        response.widget_info(move || WidgetInfo::labeled(Role::Button, true, words.as_str()));
        let (holder, unit) = *account;
        opened(response, commands, || Subject::Balance(holder, unit));
        ui.painter().rect(rect, kit::CORNER, palette.sheet, kit::hairline(palette.rule), StrokeKind::Inside);
        let inner = rect.shrink2(vec2(7.0, 4.0));
        let upper = Rect::from_min_max(inner.min, pos2(inner.right(), inner.center().y));
        let lower = Rect::from_min_max(pos2(inner.left(), inner.center().y), inner.max);
        cut(ui, upper, name, kit::PICTURE_LETTERS, palette.faint);
        cut(ui, lower, &figure, kit::LEAD, palette.ink);
        left += width;
    }
}

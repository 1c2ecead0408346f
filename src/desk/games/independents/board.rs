//! The picture of the board: the sections of each category with their disks, the turn-order track above the
//! passing lane, and below them everybody's sheet and pools.

use egui::{Align, Button, Frame, Grid, Label, Layout, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::desk::games::Seen;
use crate::desk::games::independents::picture::{CategoryRow, Cell, Company, Picture};
use crate::desk::kit::{
    self, Figure, Palette, badge_size, figure_text, page, size_for_words, small_badge, symbol,
};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Journal, Player, Seat, Seats};
use crate::games::independents::units::{CAR, CARDS, RETURN, disks, sheet};
use crate::games::independents::{Category, Independents};
use crate::words::Key;
use crate::words::keys::independents as k;

/// The room for what a line of markers is called, and for a name at the least and at the most.
const LABEL: f32 = 84.0;
const COMPANY: (f32, f32) = (50.0, 110.0);
/// From this width on what is on the sheets and what is in the pools stand beside each other.
const ABREAST: f32 = 440.0;
/// The room that the circles take beside the names, and the pools.
const CIRCLES: f32 = 174.0;
const POOL_COLUMNS: f32 = 172.0;
/// The height of a name, and the room for somebody’s disks.
const NAME: f32 = 15.0;
const DISKS: Vec2 = vec2(30.0, 21.0);
/// The room between two sections.
const BETWEEN: f32 = 3.0;
/// The heads of what somebody has in pools and in hand.
const POOLS: [Key; 4] = [k::HEAD_SELECTIVE, k::HEAD_RETURN, k::HEAD_CAR, k::HEAD_CARDS];

/// What the picture remembers between two frames.
#[derive(Debug, Default)]
pub struct BoardState {
    /// Shows the board as it was after this line instead of now.
    pub at: Option<u32>,
    seen: Seen<Picture>,
}

/// Draws the board in the space there is. A press on a section drafts a placement in the selective step.
pub fn board_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut BoardState,
    commands: &mut Vec<Command>,
) {
    state.seen.look(journal, state.at, speech, |view| Picture::of(view, speech));
    let Some(picture) = state.seen.made() else { return };
    let seats = &journal.setting().seats;
    page(ui, ScrollArea::vertical().id_salt("board"), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = badge_size();
        for row in &picture.rows {
            row_ui(ui, speech, seats, row, commands);
        }
        ui.add_space(kit::GAP);
        markers_ui(ui, speech, seats, k::TRACK, &picture.track);
        markers_ui(ui, speech, seats, k::LANE, &picture.lane);
        ui.add_space(kit::GAP);
        companies_ui(ui, speech, seats, &picture.companies, commands);
    });
}

fn row_ui(ui: &mut Ui, speech: Speech, seats: &Seats, row: &CategoryRow, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let colour = if row.now { palette.ink } else { palette.faint };
    let name = speech.word(row.category.key());
    let name = if row.now { kit::bold(name) } else { RichText::new(name) };
    ui.label(name.size(kit::SMALL).color(colour));
    let least = row.cells.iter().map(|cell| title_width(ui, cell)).fold(DISKS.x * 2.0, f32::max) + 6.0;
    let room = ui.available_width();
    let columns = ((room / (least + BETWEEN)).floor().max(1.0) as usize).min(row.cells.len().max(1));
    let lines = row.cells.len().div_ceil(columns);
    let columns = row.cells.len().div_ceil(lines.max(1)).max(1);
    let width = room / columns as f32 - BETWEEN;
    let across = ((width - 6.0) / DISKS.x).floor().max(1.0);
    for cells in row.cells.chunks(columns) {
        let most = cells.iter().map(|cell| cell.bag.len()).max().unwrap_or_default().max(1);
        let height = NAME + DISKS.y * (most as f32 / across).ceil();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for cell in cells {
                cell_ui(ui, speech, seats, (cell, row.now), vec2(width, height), commands);
            }
        });
    }
    ui.add_space(kit::NEAR);
}

/// How wide the title of a section is.
fn title_width(ui: &Ui, cell: &Cell) -> f32 {
    kit::text_width(ui, &cell.title, kit::PICTURE_LETTERS)
}

fn cell_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    (cell, now): (&Cell, bool),
    size: Vec2,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let edge = kit::hairline(if now { palette.accent } else { palette.rule });
    let fill = if cell.bag.is_empty() { palette.sheet } else { palette.raised };
    Frame::new().fill(fill).stroke(edge).corner_radius(kit::CORNER).show(ui, |ui| {
        let room = size - vec2(6.0, 0.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(room);
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.spacing_mut().button_padding = Vec2::ZERO;
            let name = RichText::new(cell.title.as_str()).size(kit::PICTURE_LETTERS).color(palette.ink);
            ui.allocate_ui(vec2(room.x, NAME), |ui| {
                ui.set_min_height(NAME);
                match &cell.draft {
                    Some(draft) => {
                        let button = Button::new(name).frame_when_inactive(false).truncate();
                        if ui.add(button).accessible_name(cell.name.as_str()).clicked() {
                            commands.push(Command::Draft(draft.clone()));
                        }
                    }
                    None => _ = ui.add(Label::new(name).truncate()),
                }
            });
            ui.horizontal_wrapped(|ui| bag_ui(ui, speech, seats, cell, commands));
        });
    });
}

/// Draws who has how many disks there, the symbol beside the figure.
fn bag_ui(ui: &mut Ui, speech: Speech, seats: &Seats, cell: &Cell, commands: &mut Vec<Command>) {
    for (seat, count) in &cell.bag {
        let Some(player) = seats.player(*seat) else { continue };
        ui.allocate_ui_with_layout(DISKS, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(DISKS);
            let (rect, _) = ui.allocate_exact_size(vec2(13.0, 13.0), Sense::hover());
            symbol(ui, rect, player.colour);
            let named = format!("{}, {}", player.name, cell.name);
            let figure = Figure::of(None, *count, named).width(14.0).size(kit::SMALL).low().strong();
            let lying = || Subject::Balance(cell.place, disks(*seat));
            figure.opens(ui, speech, commands, lying).on_hover_text(player.name.as_str());
        });
    }
}

fn markers_ui(ui: &mut Ui, speech: Speech, seats: &Seats, name: Key, markers: &[Seat]) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        let name = RichText::new(speech.word(name)).size(kit::SMALL).color(palette.faint);
        ui.allocate_ui(vec2(LABEL, badge_size()), |ui| {
            ui.set_min_width(LABEL);
            ui.label(name);
        });
        for player in markers.iter().filter_map(|seat| seats.player(*seat)) {
            small_badge(ui, player);
        }
        if markers.is_empty() {
            ui.label(RichText::new("–").color(palette.rule));
        }
    });
}

/// What is told of a company beside its name.
#[derive(Clone, Copy, PartialEq)]
enum Told {
    Circles,
    Pools,
}

/// Everybody's sheet and pools: beside each other, or below each other where there is little room.
fn companies_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    companies: &[Company],
    commands: &mut Vec<Command>,
) {
    let abreast = ui.available_width() >= ABREAST;
    let both: &[&[Told]] =
        if abreast { &[&[Told::Circles, Told::Pools]] } else { &[&[Told::Circles], &[Told::Pools]] };
    for told in both {
        companies_grid(ui, speech, seats, (companies, told), commands);
        ui.add_space(kit::GAP);
    }
}

fn companies_grid(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    (companies, told): (&[Company], &[Told]),
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let beside =
        told.iter().map(|told| if *told == Told::Circles { CIRCLES } else { POOL_COLUMNS }).sum::<f32>();
    let wide = ((ui.available_width() - beside) / 2.0).clamp(COMPANY.0, COMPANY.1);
    let grid = Grid::new(("companies", told.first() == Some(&Told::Circles))).min_col_width(0.0);
    grid.spacing([kit::NEAR, 0.0]).show(ui, |ui| {
        let head = |ui: &mut Ui, head: Key| {
            ui.label(RichText::new(speech.word(head)).size(kit::PICTURE_LETTERS).color(palette.faint));
        };
        ui.label("");
        head(ui, k::HEAD_COMPANY);
        for told in told {
            match told {
                Told::Circles => Category::ALL.iter().for_each(|category| head(ui, category.key())),
                Told::Pools => POOLS.iter().for_each(|pool| head(ui, *pool)),
            }
        }
        ui.end_row();
        for company in companies {
            let Some(player) = seats.player(company.seat) else { continue };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = kit::NEAR;
                let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
                symbol(ui, rect, player.colour);
                name_ui(ui, &player.name, wide - badge_size());
            });
            name_ui(ui, &company.name, wide);
            for told in told {
                match told {
                    Told::Circles => circles_ui(ui, speech, player, company, commands),
                    Told::Pools => pools_ui(ui, speech, player, company, commands),
                }
            }
            ui.end_row();
        }
    });
}

/// A name in a column so wide, on as many lines as it needs.
fn name_ui(ui: &mut Ui, name: &str, wide: f32) {
    ui.scope(|ui| {
        ui.set_max_width(wide);
        let size = size_for_words(ui, name, kit::SMALL, wide);
        ui.add(Label::new(RichText::new(name).size(size)).wrap());
    });
}

/// The disks on the circles of each category.
fn circles_ui(ui: &mut Ui, speech: Speech, player: &Player, company: &Company, commands: &mut Vec<Command>) {
    let unit = disks(company.seat);
    for (category, (there, most)) in Category::ALL.into_iter().zip(company.circles) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let named = format!("{}, {}", player.name, speech.word(category.key()));
            let figure = Figure::of(None, there, named).width(16.0).size(kit::SMALL).low();
            figure.opens(ui, speech, commands, || Subject::Balance(sheet(category), unit));
            if let Some(most) = most {
                let text = format!("/ {}", figure_text(speech, most));
                ui.label(RichText::new(text).size(kit::SMALL).color(Palette::of(ui).faint));
            }
        });
    }
}

/// What lies in the pools and in hand.
fn pools_ui(ui: &mut Ui, speech: Speech, player: &Player, company: &Company, commands: &mut Vec<Command>) {
    let (hand, unit) = (Holder::Seat(company.seat), disks(company.seat));
    let accounts = [(hand, unit), (RETURN, unit), (CAR, unit), (hand, CARDS)];
    for ((pool, (holder, unit)), head) in company.pools.into_iter().zip(accounts).zip(POOLS) {
        let named = format!("{}, {}", player.name, speech.word(head));
        let figure = Figure::of(None, pool, named).width(26.0).low().strong();
        figure.opens(ui, speech, commands, || Subject::Balance(holder, unit));
    }
}

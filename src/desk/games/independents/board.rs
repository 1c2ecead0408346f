//! The picture of the board: the sections of each category with their disks, the turn-order track above the
//! passing lane, and below them everybody's sheet and pools.

use egui::{Align, Button, Frame, Grid, Label, Layout, RichText, ScrollArea, Sense, Stroke, Ui, Vec2, vec2};

use crate::desk::games::Seen;
use crate::desk::games::independents::picture::{Cell, Company, Picture, Row};
use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, badge_size, figure_text, symbol};
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Journal, Player, Seat, Seats};
use crate::games::independents::units::{CAR, CARDS, RETURN, disks, sheet};
use crate::games::independents::{Category, Independents};
use crate::words::Key;
use crate::words::keys::independents as k;

/// The room for what a line of markers is called, and for the name of a company at the least and at the most.
const LABEL: f32 = 84.0;
const COMPANY: (f32, f32) = (60.0, 150.0);
/// The room that everything beside the names of the companies takes.
const BESIDE: f32 = 376.0;
/// The height of a name, and the room for somebody’s disks.
const NAME: f32 = 15.0;
const DISKS: Vec2 = vec2(30.0, 21.0);
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
    ScrollArea::vertical().id_salt("board").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.spacing_mut().interact_size.y = badge_size();
        for row in &picture.rows {
            row_ui(ui, speech, seats, row, commands);
        }
        ui.add_space(theme::GAP);
        markers_ui(ui, speech, seats, k::TRACK, &picture.track);
        markers_ui(ui, speech, seats, k::LANE, &picture.lane);
        ui.add_space(theme::GAP);
        companies_ui(ui, speech, seats, &picture.companies, commands);
    });
}

fn row_ui(ui: &mut Ui, speech: Speech, seats: &Seats, row: &Row, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let colour = if row.now { palette.accent } else { palette.faint };
    let name = speech.word(row.category.key());
    let name = if row.now { theme::bold(name) } else { RichText::new(name) };
    ui.label(name.size(theme::SMALL).color(colour));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let count = row.cells.len().max(1) as f32;
        let width = ((ui.available_width() - 3.0 * count) / count).max(DISKS.x * 2.0 + 6.0);
        let across = ((width - 6.0) / DISKS.x).floor().max(1.0);
        let most = row.cells.iter().map(|cell| cell.bag.len()).max().unwrap_or_default().max(1);
        let height = NAME + DISKS.y * (most as f32 / across).ceil();
        for cell in &row.cells {
            cell_ui(ui, speech, seats, (cell, row.now), vec2(width, height), commands);
        }
    });
    ui.add_space(theme::LINE);
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
    let edge = Stroke::new(1.0, if now { palette.accent } else { palette.rule });
    let fill = if cell.bag.is_empty() { palette.sheet } else { palette.raised };
    Frame::new().fill(fill).stroke(edge).corner_radius(4).inner_margin(2).show(ui, |ui| {
        let room = size - vec2(6.0, 0.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(room);
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.spacing_mut().button_padding = Vec2::ZERO;
            let name = RichText::new(cell.title.as_str()).size(theme::TINY).color(palette.ink);
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
            let figure = Figure::of(None, *count, named).width(14.0).size(theme::SMALL).low().strong();
            let lying = || Subject::Balance(cell.place, disks(*seat));
            figure.opens(ui, speech, commands, lying).on_hover_text(player.name.as_str());
        });
    }
}

fn markers_ui(ui: &mut Ui, speech: Speech, seats: &Seats, name: Key, markers: &[Seat]) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let name = RichText::new(speech.word(name)).size(theme::SMALL).color(palette.faint);
        ui.add_sized([LABEL, badge_size()], Label::new(name));
        ui.spacing_mut().item_spacing.x = theme::GAP / 2.0;
        for player in markers.iter().filter_map(|seat| seats.player(*seat)) {
            small_badge(ui, player);
            ui.add_space(theme::GAP / 2.0);
        }
        if markers.is_empty() {
            ui.label(RichText::new("–").color(palette.rule));
        }
    });
}

/// The symbol and the name of a player in a low row.
fn small_badge(ui: &mut Ui, player: &Player) {
    let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
    symbol(ui, rect, player.colour);
    ui.label(RichText::new(player.name.as_str()).size(theme::SMALL));
}

fn companies_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    companies: &[Company],
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let wide = (ui.available_width() - BESIDE).clamp(COMPANY.0, COMPANY.1);
    Grid::new("companies").num_columns(9).min_col_width(0.0).spacing([4.0, 1.0]).show(ui, |ui| {
        ui.label("");
        let heads = [
            k::HEAD_COMPANY,
            k::CATEGORY_MODELS,
            k::CATEGORY_ENGINEERING,
            k::CATEGORY_PROMOTIONS,
            k::HEAD_SELECTIVE,
            k::HEAD_RETURN,
            k::HEAD_CAR,
            k::HEAD_CARDS,
        ];
        for head in heads {
            ui.label(RichText::new(speech.word(head)).size(theme::TINY).color(palette.faint));
        }
        ui.end_row();
        for company in companies {
            let Some(player) = seats.player(company.seat) else { continue };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = theme::GAP / 2.0;
                small_badge(ui, player);
            });
            ui.scope(|ui| {
                ui.set_max_width(wide);
                ui.add(Label::new(RichText::new(company.name.as_str()).size(theme::TINY)).truncate());
            });
            let unit = disks(company.seat);
            for (category, (there, most)) in Category::ALL.into_iter().zip(company.circles) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 2.0;
                    let named = format!("{}, {}", player.name, speech.word(category.key()));
                    let figure = Figure::of(None, there, named).width(16.0).size(theme::SMALL).low();
                    let lying = || Subject::Balance(sheet(category), unit);
                    figure.opens(ui, speech, commands, lying);
                    if let Some(most) = most {
                        let text = format!("/ {}", figure_text(speech, most));
                        ui.label(RichText::new(text).size(theme::SMALL).color(palette.faint));
                    }
                });
            }
            let hand = Holder::Seat(company.seat);
            let accounts = [(hand, unit), (RETURN, unit), (CAR, unit), (hand, CARDS)];
            for ((pool, (holder, unit)), head) in company.pools.into_iter().zip(accounts).zip(POOLS) {
                let named = format!("{}, {}", player.name, speech.word(head));
                let figure = Figure::of(None, pool, named).width(26.0).low().strong();
                figure.opens(ui, speech, commands, || Subject::Balance(holder, unit));
            }
            ui.end_row();
        }
    });
}

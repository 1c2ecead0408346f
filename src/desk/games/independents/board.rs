//! The picture of the board: the sections of each category with their disks, the turn-order track above the
//! passing lane, and below them everybody's sheet and pools.

use egui::{Button, Frame, Grid, RichText, ScrollArea, Sense, Stroke, Ui, Vec2, vec2};

use crate::desk::games::Seen;
use crate::desk::games::independents::picture::{Cell, Company, Picture, Row};
use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, badge, figure_text, symbol};
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Journal, Seat, Seats};
use crate::games::independents::units::{CAR, CARDS, RETURN, disks, sheet};
use crate::games::independents::{Category, Independents};
use crate::words::Key;
use crate::words::keys::independents as k;

/// The room for the name of a category, and how low and how high a section is: so high that everybody’s pools are in
/// sight too.
const LABEL: f32 = 72.0;
const CELL: (f32, f32) = (46.0, 66.0);
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
        let pools = theme::ROW * (picture.companies.len() as f32 + 4.0);
        let height =
            ((ui.available_height() - pools) / picture.rows.len().max(1) as f32).clamp(CELL.0, CELL.1);
        for row in &picture.rows {
            row_ui(ui, speech, seats, row, height, commands);
        }
        ui.add_space(theme::GAP);
        ui.horizontal_wrapped(|ui| {
            markers_ui(ui, speech, seats, k::TRACK, &picture.track);
            ui.add_space(theme::SPACE);
            markers_ui(ui, speech, seats, k::LANE, &picture.lane);
        });
        ui.add_space(theme::GAP);
        companies_ui(ui, speech, seats, &picture.companies, commands);
    });
}

fn row_ui(ui: &mut Ui, speech: Speech, seats: &Seats, row: &Row, height: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let colour = if row.now { palette.accent } else { palette.faint };
        let name = speech.word(row.category.key());
        let name = if row.now { theme::bold(name) } else { RichText::new(name) };
        ui.add_sized([LABEL, height], egui::Label::new(name.size(theme::SMALL).color(colour)));
        let count = row.cells.len().max(1) as f32;
        let width = ((ui.available_width() - 3.0 * count) / count).max(52.0);
        for cell in &row.cells {
            cell_ui(ui, speech, seats, (cell, row.now), vec2(width, height), commands);
        }
    });
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
    Frame::new().fill(fill).stroke(edge).corner_radius(4).inner_margin(3).show(ui, |ui| {
        ui.set_min_size(size - vec2(8.0, 8.0));
        ui.set_max_width(size.x - 8.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
            let name = RichText::new(cell.name.as_str()).size(theme::TINY).color(palette.ink);
            match &cell.draft {
                Some(draft) => {
                    let button = Button::new(name).frame_when_inactive(false).wrap();
                    if ui.add(button).clicked() {
                        commands.push(Command::Draft(draft.clone()));
                    }
                }
                None => _ = ui.add(egui::Label::new(name).wrap()),
            }
            ui.horizontal_wrapped(|ui| bag_ui(ui, speech, seats, cell, commands));
        });
    });
}

/// Draws who has how many disks there.
fn bag_ui(ui: &mut Ui, speech: Speech, seats: &Seats, cell: &Cell, commands: &mut Vec<Command>) {
    for (seat, count) in &cell.bag {
        let Some(player) = seats.player(*seat) else { continue };
        let (rect, _) = ui.allocate_exact_size(vec2(13.0, 13.0), Sense::hover());
        symbol(ui, rect, player.colour);
        let named = format!("{}, {}", player.name, cell.name);
        let figure = Figure::of(None, *count, named).width(12.0).size(theme::SMALL).low().strong();
        let lying = || Subject::Balance(cell.place, disks(*seat));
        figure.opens(ui, speech, commands, lying).on_hover_text(player.name.as_str());
        ui.add_space(2.0);
    }
}

fn markers_ui(ui: &mut Ui, speech: Speech, seats: &Seats, name: Key, markers: &[Seat]) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.label(RichText::new(speech.word(name)).size(theme::SMALL).color(palette.faint));
        for player in markers.iter().filter_map(|seat| seats.player(*seat)) {
            badge(ui, player);
            ui.add_space(theme::GAP);
        }
        if markers.is_empty() {
            ui.label(RichText::new("–").color(palette.rule));
        }
    });
}

fn companies_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    companies: &[Company],
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    Grid::new("companies").num_columns(9).spacing([8.0, 1.0]).show(ui, |ui| {
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
            badge(ui, player);
            ui.label(RichText::new(company.name.as_str()).size(theme::SMALL));
            let unit = disks(company.seat);
            for (category, (there, most)) in Category::ALL.into_iter().zip(company.circles) {
                ui.horizontal(|ui| {
                    let named = format!("{}, {}", player.name, speech.word(category.key()));
                    let figure = Figure::of(None, there, named).width(20.0).size(theme::SMALL).low();
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
                let figure = Figure::of(None, pool, named).width(34.0).low().strong();
                figure.opens(ui, speech, commands, || Subject::Balance(holder, unit));
            }
            ui.end_row();
        }
    });
}

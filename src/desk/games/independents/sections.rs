//! The sheet of the sections: everybody's disks in each section of the category, with one fewer and one more for
//! what is placed or what a card moves. The rules say what that would do.

use egui::{Align, Button, Grid, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, vec2};

use crate::desk::games::foot::{Trial, accept_ui, missing_ui};
use crate::desk::games::independents::plan::{Plan, Purpose};
use crate::desk::games::independents::{Plain, without, without_ui};
use crate::desk::kit::{
    self, Figure, Palette, badge_size, figure_text, icon_button, icons, name_size, page, size_for_line,
    size_for_words, symbol,
};
use crate::desk::reading::on_sheet_ui;
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Halt, Journal, Seat};
use crate::games::independents::board::Printing;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Act, Category, Independents, Place, Section, Spot, turn};
use crate::say;
use crate::session::Timeline;
use crate::words::keys::{independents as k, sheets};
use crate::words::{Language, Line};

/// The room for the name of a section, for the disks of whom the sheet changes, and for those of anybody else: as much as
/// there is between two widths.
const NAME: f32 = 106.0;
const CHANGED: f32 = 100.0;
const OTHERS: (f32, f32) = (20.0, 72.0);
/// In a column narrower than this a symbol stands for whom it belongs to.
const NAMED: f32 = 44.0;
/// The room between two columns.
const BETWEEN: f32 = 4.0;

/// A section of the category.
#[derive(Debug)]
struct Row {
    spot: Spot,
    line: Line,
    /// Everybody's disks there.
    lying: Vec<(Seat, i64)>,
    /// Why a first selective disk cannot go there.
    refused: Option<String>,
}

/// What the sheet shows of a version of the book.
#[derive(Debug)]
struct Looked {
    rows: Vec<Row>,
    others: Vec<Plain>,
}

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Sections {
    plan: Option<(u32, Plan, Chosen)>,
    looked: Option<(u32, Language, Category, Looked)>,
    trial: Trial,
}

/// What lies in front: whose disks change, and the sections of which category.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    whose: Seat,
    category: Category,
}

/// The sections of a category; all that the book has room for where nobody has said how many there are.
fn look(
    journal: &Journal<Independents>,
    speech: Speech,
    step: Purpose,
    seat: Seat,
    category: Category,
) -> Looked {
    let view = journal.view();
    let there = Printing::of(view).sections(category).unwrap_or(i64::from(Section::COUNT));
    let row = |section: Section| {
        let spot = Spot::new(category, section);
        let lying = view.seats().iter().map(|seat| (seat, view.balance(on(spot), disks(seat)))).collect();
        let first = Act::from(Place { seat, section, disks: 1 }).write(view.seats());
        let refused = match (step, crate::session::Trial::preview(journal, &first)) {
            (Purpose::Selective, Err(Halt::Refused(refusal))) => Some(speech.sentence(&refusal.why)),
            _ => None,
        };
        Row { spot, line: Printing::of(view).section(spot), lying, refused }
    };
    let sections = Section::all().filter(|section| i64::from(section.number()) <= there);
    Looked { rows: sections.map(row).collect(), others: without(journal, speech) }
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut Sections,
    commands: &mut Vec<Command>,
) {
    let view = journal.view();
    let Some(seat) = turn::whose(view) else { return };
    let (version, language, step) = (journal.version(), speech.language, Purpose::of(view));
    let after = journal.head();
    let Sections { plan, looked, trial } = state;
    let now = view.state().category;
    if plan.as_ref().is_none_or(|(seen, ..)| *seen != after) {
        *plan = Some((after, Plan::default(), Chosen { whose: seat, category: now }));
    }
    let Some((_, plan, chosen)) = plan else { return };
    let category = chosen.category;
    let fresh = |(seen, spoken, of, _): &(u32, Language, Category, Looked)| {
        (*seen, *spoken, *of) == (version, language, category)
    };
    if !looked.as_ref().is_some_and(fresh) {
        *looked = Some((version, language, category, look(journal, speech, step, seat, category)));
    }
    let Some((.., looked)) = looked else { return };
    let desk = Drawn { speech, journal, step };
    page(ui, ScrollArea::vertical().id_salt("sections"), |ui| {
        kit::close(ui);
        ui.spacing_mut().item_spacing.y = ui.spacing().item_spacing.y.min(BETWEEN);
        let text = plan.act(step, seat, now).map(|act| act.write(view.seats()));
        let asked = text.map(|text| trial.ask(journal, text));
        let (name, holder, unit) = step.pool(view, seat);
        ui.horizontal(|ui| {
            let label = speech.sentence(&say!(name, category = now.key()));
            ui.label(RichText::new(label.as_str()).size(kit::SMALL));
            let figure = Figure::of(None, view.balance(holder, unit), label).width(24.0).strong();
            figure.opens(ui, speech, commands, || Subject::Balance(holder, unit));
            if let Some(left) = asked.and_then(|asked| asked.after(holder, unit)) {
                let left = speech.say(&say!(k::POOL_THEN, count = left));
                ui.label(RichText::new(left).size(kit::SMALL).color(Palette::of(ui).ink));
            }
            if step == Purpose::Cards {
                categories_ui(ui, speech, plan, chosen);
            }
        });
        if step == Purpose::Cards {
            desk.whose_ui(ui, chosen);
        }
        ScrollArea::horizontal().id_salt("wide").show(ui, |ui| {
            desk.grid_ui(ui, &looked.rows, plan, chosen, commands);
        });
        refusals_ui(ui, &looked.rows);
        if let Err(Halt::Missing(missing)) = Printing::of(view).sections(category) {
            ui.horizontal_wrapped(|ui| on_sheet_ui(ui, speech, view.board(), &missing, commands));
        }
        match asked {
            Some(asked) => accept_ui(ui, speech, step.verb(), asked, commands),
            None => missing_ui(ui, speech, step.verb(), k::MISSING_SECTION),
        }
        without_ui(ui, &looked.others, commands);
    });
}

/// The categories, any of which a card may reach; those in which something is planned bear a mark.
fn categories_ui(ui: &mut Ui, speech: Speech, plan: &Plan, chosen: &mut Chosen) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().button_padding.x = kit::GAP;
        for category in Category::ALL.into_iter().rev() {
            let name = speech.word(category.key());
            let now = chosen.category == category;
            let written = if plan.touches(category) && !now { format!("{name} •") } else { name.clone() };
            let button = Button::selectable(now, RichText::new(written).size(kit::SMALL));
            let called = speech.sentence(&say!(k::SECTIONS_OF, category = category.key()));
            if ui.add(button).accessible_name(called).clicked() {
                chosen.category = category;
            }
        }
    });
}

/// Why sections are closed, each reason once.
fn refusals_ui(ui: &mut Ui, rows: &[Row]) {
    let palette = Palette::of(ui);
    let mut said: Vec<&str> = rows.iter().filter_map(|row| row.refused.as_deref()).collect();
    said.dedup();
    for why in said {
        ui.add(Label::new(RichText::new(why).size(kit::PICTURE_LETTERS).color(palette.faint)).wrap());
    }
}

/// What the grid is drawn from.
struct Drawn<'a> {
    speech: Speech,
    journal: &'a Journal<Independents>,
    step: Purpose,
}

impl Drawn<'_> {
    fn grid_ui(
        &self,
        ui: &mut Ui,
        rows: &[Row],
        plan: &mut Plan,
        chosen: &mut Chosen,
        commands: &mut Vec<Command>,
    ) {
        let count = self.journal.setting().seats.count();
        let columns = count as f32;
        let names = if count > 4 { NAME * 0.6 } else { NAME };
        let left = ui.available_width() - names - CHANGED - columns * BETWEEN;
        let wide = (left / (columns - 1.0).max(1.0)).floor().clamp(OTHERS.0, OTHERS.1);
        let grid = Grid::new("grid").num_columns(count + 1).min_col_width(0.0).spacing([BETWEEN, 0.0]);
        grid.show(ui, |ui| {
            ui.label("");
            self.heads_ui(ui, wide, chosen);
            ui.end_row();
            for row in rows {
                ui.scope(|ui| {
                    ui.set_width(names);
                    let name = self.speech.sentence(&row.line);
                    let size = size_for_line(ui, &name, kit::SMALL, names);
                    ui.add(Label::new(RichText::new(name).size(size)).wrap());
                });
                for (seat, there) in &row.lying {
                    self.cell_ui(ui, row, (*seat, *there), plan, chosen.whose == *seat, commands);
                }
                ui.end_row();
            }
        });
    }

    /// Whose disks are moved: a card may move anybody's.
    fn whose_ui(&self, ui: &mut Ui, chosen: &mut Chosen) {
        let seats = &self.journal.setting().seats;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
            ui.spacing_mut().button_padding.x = BETWEEN;
            for (seat, player) in seats.iter().filter_map(|seat| Some((seat, seats.player(seat)?))) {
                // Where there is little room a symbol stands for whom it belongs to.
                let narrow = kit::narrow(ui);
                let name = if narrow { "" } else { player.name.as_str() };
                let named = self.speech.sentence(&say!(k::DISKS_OF, seat = player.name.as_str()));
                let text = RichText::new(name).size(kit::SMALL);
                let button = Button::selectable(chosen.whose == seat, text).frame_when_inactive(true);
                let side = if narrow { kit::ROW } else { 0.0 };
                let mut button = ui.add(button.min_size(vec2(side, 0.0))).accessible_name(named);
                if narrow {
                    let size = vec2(badge_size(), badge_size());
                    symbol(ui, Rect::from_center_size(button.rect.center(), size), player.colour);
                    button = button.on_hover_text(player.name.as_str());
                }
                if button.clicked() {
                    chosen.whose = seat;
                }
            }
        });
    }

    /// Everybody at the head of their column.
    fn heads_ui(&self, ui: &mut Ui, wide: f32, chosen: &Chosen) {
        let seats = &self.journal.setting().seats;
        for (seat, player) in seats.iter().filter_map(|seat| Some((seat, seats.player(seat)?))) {
            let now = chosen.whose == seat;
            let size = vec2(if now { CHANGED } else { wide }, kit::ROW * 1.6);
            let column = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(size, column, |ui| {
                ui.set_min_size(size);
                ui.spacing_mut().item_spacing.y = 0.0;
                let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
                symbol(ui, rect, player.colour);
                let size = size_for_words(ui, &player.name, name_size(player).min(kit::SMALL), size.x);
                let name = RichText::new(player.name.as_str()).size(size);
                if now || wide >= NAMED {
                    ui.add(Label::new(name).wrap());
                }
            });
        }
    }

    fn cell_ui(
        &self,
        ui: &mut Ui,
        row: &Row,
        (seat, there): (Seat, i64),
        plan: &mut Plan,
        changes: bool,
        commands: &mut Vec<Command>,
    ) {
        let (step, spot) = (self.step, row.spot);
        let what = say!(k::DISKS_THERE, seat = self.journal.view().name(seat), section = row.line.clone());
        let named = |key| self.speech.sentence(&say!(key, what = what.clone()));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.spacing_mut().button_padding = vec2(kit::NEAR, 0.0);
            let figure = Figure::of(None, there, self.speech.sentence(&what)).width(20.0).low();
            let figure = if there > 0 { figure.strong() } else { figure };
            figure.opens(ui, self.speech, commands, || Subject::Balance(on(row.spot), disks(seat)));
            let planned = plan.there(spot, seat);
            let least = if step == Purpose::Cards { -there } else { 0 };
            if changes {
                ui.add_enabled_ui(i64::from(planned) > least, |ui| {
                    if icon_button(ui, icons::ICON_REMOVE, named(sheets::FEWER)).clicked() {
                        plan.change(step, spot, seat, -1);
                    }
                });
            }
            self.planned_ui(ui, planned, changes);
            if changes {
                ui.add_enabled_ui(row.refused.is_none(), |ui| {
                    if icon_button(ui, icons::ICON_ADD, named(sheets::MORE)).clicked() {
                        plan.change(step, spot, seat, 1);
                    }
                });
            }
        });
    }

    fn planned_ui(&self, ui: &mut Ui, planned: i8, changes: bool) {
        let palette = Palette::of(ui);
        let text = match planned {
            0 if changes => String::new(),
            0 => return,
            1.. => self.speech.say(&say!(k::ADDED, count = i64::from(planned))),
            _ => figure_text(self.speech, i64::from(planned)),
        };
        let text = kit::bold(text).size(kit::BODY).color(palette.ink);
        ui.add_sized([20.0, ui.spacing().interact_size.y], Label::new(text));
    }
}

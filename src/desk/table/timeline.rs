//! The timeline: all lines of the record, newest last. Only visible rows are drawn, and their texts are cached until something is entered. A
//! cut row shows its whole text on hover and on keyboard focus.

use std::collections::{BTreeSet, HashMap};

use egui::text::LayoutJob;
use egui::{FontId, Response, ScrollArea, Sense, Stroke, TextFormat, Tooltip, Ui, pos2, vec2};

use crate::desk::kit::{self, Palette, figure_text, icon_button, icons};
use crate::desk::table::right::{Past, Remedies, past};
use crate::desk::table::{Item, Panel, Seen, Subject, plain, reads_told};
use crate::desk::{Action, Speech};
use crate::session::Session;
use crate::words::Language;
use crate::{msg, words::keys};

/// The cached texts of the rows.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    of: Option<(u32, Language)>,
    words: HashMap<u32, Words>,
    shown: Option<u32>,
    /// The number of rows, to scroll to a new one.
    newest: usize,
    /// The amends of past entries.
    past: Past,
    /// The first lines of opened groups of answers.
    opened: BTreeSet<u32>,
}

/// The texts of one row.
#[derive(Clone, Debug)]
struct Words {
    description: String,
    money: String,
    live: bool,
    /// What replaced the entry, if it was amended.
    past: Option<String>,
    /// The corrections that are possible.
    way: Remedies,
}

impl Rows {
    fn refresh(&mut self, speech: Speech, table: &Session, version: u32) {
        let of = Some((version, speech.language));
        if self.of != of {
            self.of = of;
            self.words.clear();
            self.past = past(speech, table);
        }
    }

    fn words(&mut self, speech: Speech, table: &Session, n: u32) -> Words {
        let past = self.past.get(&n).cloned();
        let way = Remedies::of(table, n);
        let make = || match table.line(n) {
            Some(row) => {
                let movements = table.moved_by_line(row.n);
                let money = plain::money(table, &movements);
                let one = match money.as_slice() {
                    [net] => plain::signed(speech, table, net.unit, net.amount),
                    _ => String::new(),
                };
                Words {
                    description: plain::describe_row(speech, table, &row),
                    money: one,
                    live: row.live,
                    past,
                    way,
                }
            }
            None => Words {
                description: speech.word(keys::table::SET_UP),
                money: String::new(),
                live: true,
                past,
                way,
            },
        };
        self.words.entry(n).or_insert_with(make).clone()
    }
}

pub fn timeline_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&Session, &Seen),
    rows: &mut Rows,
    looking: Option<u32>,
    actions: &mut Vec<Action>,
) {
    rows.refresh(speech, table, seen.version());
    head_ui(ui, speech, table, looking, actions);
    let items = seen.story.rows(&rows.opened);
    // The newest line stays visible, except in the history.
    let area = ScrollArea::vertical().id_salt("timeline").auto_shrink(false);
    let mut area = area.stick_to_bottom(looking.is_none());
    let newest = items.len();
    let grown = looking.is_none() && rows.newest != newest;
    rows.newest = newest;
    if rows.shown != looking || grown {
        rows.shown = looking;
        let middle = ui.available_height() / 2.0;
        let at = looking.map_or(Some(items.len()), |line| place(&items, line));
        if let Some(at) = at {
            area = area.vertical_scroll_offset((kit::ENTRY * at as f32 - middle).max(0.0));
        }
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    area.show_rows(ui, kit::ENTRY, items.len(), |ui, range| {
        for item in items.iter().skip(range.start).take(range.len()) {
            match item {
                Item::Line(n) => {
                    let words = rows.words(speech, table, *n);
                    row_ui(ui, speech, *n, &words, looking == Some(*n), actions);
                }
                Item::Reads(first, last) => {
                    let open = rows.opened.contains(first);
                    let description = reads_told(speech, table, (*first, *last));
                    if reads_ui(ui, speech, (*first, description), open) && !rows.opened.remove(first) {
                        rows.opened.insert(*first);
                    }
                }
                heading => heading_ui(ui, speech, seen, heading),
            }
        }
    });
}

/// The index of a line's row, or of the folded row that contains it.
fn place(items: &[Item], line: u32) -> Option<usize> {
    items.iter().position(|item| *item == Item::Line(line)).or_else(|| {
        items
            .iter()
            .position(|item| matches!(item, Item::Reads(first, last) if (*first..=*last).contains(&line)))
    })
}

/// Draws lines that answer one question as one row. Returns whether it was clicked, which folds or opens it.
fn reads_ui(ui: &mut Ui, speech: Speech, (first, description): (u32, String), open: bool) -> bool {
    let palette = Palette::of(ui);
    let (rect, row) = ui.allocate_exact_size(vec2(ui.available_width(), kit::ENTRY), Sense::click());
    let name = if open { keys::table::READS_FOLD } else { keys::table::READS_OPEN };
    let name = speech.say(&msg!(name, what = description.as_str()));
    row.widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::Button, true, open, &name));
    if row.has_focus() || row.hovered() {
        let line = kit::hairline(palette.accent);
        ui.painter().rect_stroke(rect, kit::CORNER, line, egui::StrokeKind::Inside);
    }
    let small = kit::font(kit::SMALL);
    let figure = ui.painter().layout_no_wrap(figure_text(speech, first), small.clone(), palette.faint);
    let number = kit::TIMELINE_NUMBERS.max(figure.size().x + kit::GAP);
    let description = ui.painter().layout(description, small, palette.ink, rect.width() - number - 4.0);
    let top = rect.center().y - description.size().y / 2.0;
    ui.painter().galley(pos2(rect.left() + number - kit::GAP - figure.size().x, top), figure, palette.faint);
    ui.painter().galley(pos2(rect.left() + number, top), description, palette.ink);
    let line = kit::hairline(palette.rule.gamma_multiply(0.5));
    ui.painter().hline(rect.left() + number..=rect.right(), rect.bottom(), line);
    row.on_hover_text(name).clicked()
}

fn head_ui(ui: &mut Ui, speech: Speech, table: &Session, looking: Option<u32>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.label(kit::bold(speech.word(keys::desk::TIMELINE)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            look_ui(ui, speech, table, looking, actions);
        });
    });
}

/// Draws the buttons that step through the history.
fn look_ui(ui: &mut Ui, speech: Speech, table: &Session, looking: Option<u32>, actions: &mut Vec<Action>) {
    let mut button = |on: bool, icon, key, action| {
        ui.add_enabled_ui(on, |ui| {
            if icon_button(ui, icon, speech.word(key)).clicked() {
                actions.push(action);
            }
        });
    };
    button(looking.is_some(), icons::ICON_CHEVRON_RIGHT, keys::table::LOOK_LATER, Action::LookBy(1));
    button(table.lines() > 0, icons::ICON_CHEVRON_LEFT, keys::table::LOOK_EARLIER, Action::LookBy(-1));
}

/// Draws the undo and redo buttons.
pub fn steps_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    looking: Option<u32>,
    actions: &mut Vec<Action>,
) {
    let mut button = |on: bool, icon, key, action| {
        ui.add_enabled_ui(on, |ui| {
            if icon_button(ui, icon, speech.word(key)).clicked() {
                actions.push(action);
            }
        });
    };
    let now = looking.is_none();
    let act = now && table.undo_target().is_some();
    button(act, icons::ICON_EDIT, keys::desk::REDO_MINE, Action::RedoMyLast);
    button(now && table.redo_target().is_some(), icons::ICON_REDO, keys::desk::REDO, Action::Redo);
    let read = now && table.read_by(table.lines()).is_some();
    button(act || read, icons::ICON_UNDO, keys::desk::UNDO, Action::Undo);
}

fn heading_ui(ui: &mut Ui, speech: Speech, seen: &Seen, item: &Item) {
    let palette = Palette::of(ui);
    let text = match item {
        Item::Phase(turn, phase) => speech.say(&seen.stage.phase_named(*turn, *phase)),
        _ => speech.word(keys::table::OVER),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), kit::ENTRY), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &text));
    let font = kit::font(kit::SMALL);
    let galley = ui.painter().layout(text, font, palette.faint, rect.width());
    let at = pos2(rect.left(), rect.bottom() - kit::GAP - galley.size().y);
    ui.painter().galley(at, galley, palette.faint);
    ui.painter().hline(rect.x_range(), rect.bottom() - 3.0, (1.0, palette.rule));
}

fn row_ui(ui: &mut Ui, speech: Speech, n: u32, words: &Words, looked_at: bool, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let (rect, entry) = ui.allocate_exact_size(vec2(ui.available_width(), kit::ENTRY), Sense::click());
    let name = if words.live { keys::table::ENTRY_OF } else { keys::table::ENTRY_UNDONE };
    let mut name = speech.say(&msg!(name, n = n, what = words.description.as_str()));
    if let Some(past) = &words.past {
        name = format!("{name} · {past}");
    }
    entry.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, &name));
    if looked_at {
        ui.painter().rect_filled(rect, kit::CORNER, palette.raised);
    }
    if entry.has_focus() || entry.hovered() || looked_at {
        let line = kit::hairline(if looked_at { palette.amber } else { palette.accent });
        ui.painter().rect_stroke(rect, kit::CORNER, line, egui::StrokeKind::Inside);
    }
    let ink = if words.live { palette.ink } else { palette.faint };
    let small = kit::font(kit::SMALL);
    let tiny = kit::font(kit::SMALL);
    let figure = ui.painter().layout_no_wrap(figure_text(speech, n), small.clone(), palette.faint);
    let number = kit::TIMELINE_NUMBERS.max(figure.size().x + kit::GAP);
    let money = ui.painter().layout_no_wrap(words.money.clone(), small.clone(), ink);
    let cut = if words.money.is_empty() { 4.0 } else { money.size().x + kit::GAP + 4.0 };
    let width = rect.width() - number - cut;
    let stands = words.live && words.past.is_none();
    let struck = if stands { Stroke::NONE } else { kit::hairline(palette.faint) };
    let layout = |text: &str, font: &FontId, color, strikethrough, rows| {
        let format = TextFormat { font_id: font.clone(), color, strikethrough, ..Default::default() };
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = width;
        job.wrap.max_rows = rows;
        ui.painter().layout_job(job)
    };
    let description = match words.past {
        Some(_) => layout(&words.description, &tiny, ink, struck, 1),
        None => Some(layout(&words.description, &small, ink, struck, 2))
            .filter(|description| !description.elided)
            .unwrap_or_else(|| layout(&words.description, &tiny, ink, struck, 3)),
    };
    let past = words.past.as_ref().map(|past| layout(past, &tiny, palette.amber, Stroke::NONE, 2));
    let height = description.size().y + past.as_ref().map_or(0.0, |past| past.size().y);
    let top = rect.center().y - height / 2.0;
    let at = pos2(rect.left() + number - kit::GAP - figure.size().x, top);
    ui.painter().galley(at, figure, palette.faint);
    let at = pos2(rect.right() - 4.0 - money.size().x, top);
    ui.painter().galley(at, money, ink);
    let line = kit::hairline(palette.rule.gamma_multiply(0.5));
    ui.painter().hline(rect.left() + number..=rect.right(), rect.bottom(), line);
    let mut whole = !description.elided;
    let first = description.size().y;
    let left = rect.left() + number;
    ui.painter().galley(pos2(left, top), description, ink);
    let mut said = words.description.clone();
    if let (Some(past), Some(galley)) = (&words.past, past) {
        whole &= !galley.elided;
        ui.painter().galley(pos2(left, top + first), galley, palette.amber);
        said = format!("{said}\n{past}");
    }
    let entry = match (whole, entry.has_focus()) {
        (true, _) => entry,
        (false, false) => entry.on_hover_text(said),
        (false, true) => {
            Tooltip::for_widget(&entry).show(|ui| ui.label(said));
            entry
        }
    };
    if entry.clicked() {
        actions.push(Action::Why(Subject::Entry(n)));
    }
    menu_ui(&entry, speech, n, words.way, actions);
}

fn menu_ui(entry: &Response, speech: Speech, n: u32, way: Remedies, actions: &mut Vec<Action>) {
    egui::Popup::context_menu(entry).show(|ui| {
        if ui.button(speech.word(keys::desk::LOOK_BACK)).clicked() {
            actions.push(Action::Look(Some(n)));
        }
        if ui.button(speech.word(keys::desk::UNDO_TO_HERE)).clicked() {
            actions.push(Action::AskBackTo(n));
        }
        if way.ask && ui.button(speech.word(keys::question::ASK)).clicked() {
            actions.push(Action::Panel(Some(Panel::Question(n))));
        }
        if way.mend && ui.button(speech.word(keys::right::PUT_RIGHT)).clicked() {
            actions.push(Action::Panel(Some(Panel::Right(n))));
        }
    });
}

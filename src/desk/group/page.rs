//! The page of the group: the players over all games, then one game with its players, chart and sessions.

use egui::{Grid, Label, RichText, ScrollArea, Ui};

use crate::clock::date_line;
use crate::desk::group::GroupPage;
use crate::desk::group::chart::course_ui;
use crate::desk::kit::{self, Palette, figure_text, icon_button, icons};
use crate::desk::{Action, Speech};
use crate::engine::Measure;
use crate::group::{GameResults, Past};
use crate::msg;
use crate::words::Key;
use crate::words::keys::group as k;

pub fn group_ui(ui: &mut Ui, speech: Speech, page: &mut GroupPage, actions: &mut Vec<Action>) {
    ScrollArea::vertical().id_salt("group").auto_shrink(false).show(ui, |ui| {
        ui.add_space(kit::SPACE);
        kit::centred(ui, kit::PAGE, |ui| {
            kit::page_sheet(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                sheet_ui(ui, speech, page, actions);
            });
        });
        ui.add_space(kit::SPACE);
    });
}

fn sheet_ui(ui: &mut Ui, speech: Speech, page: &mut GroupPage, actions: &mut Vec<Action>) {
    kit::title(ui, speech.word(k::TITLE));
    let faint = Palette::of(ui).faint;
    let note = |ui: &mut Ui, text: String| ui.label(RichText::new(text).small().color(faint));
    match page.busy() {
        true => {
            let (read, all) = (page.read(), page.all.len());
            note(ui, speech.sentence(&msg!(k::READING, read = read, all = all)));
        }
        false => _ = note(ui, speech.word(k::HOW)),
    }
    if page.open > 0 {
        note(ui, speech.sentence(&msg!(k::OPEN, count = page.open)));
    }
    if page.left_out > 0 {
        note(ui, speech.sentence(&msg!(k::LEFT_OUT, count = page.left_out)));
    }
    for ways in &page.group.conflicts {
        conflict_ui(ui, speech, ways, actions);
    }
    ui.add_space(kit::GAP);
    if page.group.games.is_empty() {
        if !page.busy() && page.group.conflicts.is_empty() {
            ui.label(speech.word(k::NONE));
        }
        return;
    }
    if page.group.games.len() > 1 {
        ui.label(kit::bold(speech.word(k::ALL)));
        players_ui(ui, speech, page);
        ui.add_space(kit::SPACE);
    }
    ui.horizontal_wrapped(|ui| {
        for (at, one) in page.group.games.iter().enumerate() {
            if ui.selectable_label(at == page.shown, speech.word(one.title)).clicked() {
                page.shown = at;
            }
        }
    });
    let Some(results) = page.group.games.get(page.shown) else { return };
    ui.label(kit::bold(speech.say(&msg!(k::OF_BOX, game = results.title, count = results.sessions.len()))));
    sums_ui(ui, speech, results);
    ui.add_space(kit::SPACE);
    course_ui(ui, speech, results);
    games_ui(ui, speech, results, actions);
}

/// Draws the copies of a session that end differently, each with a button to open it.
fn conflict_ui(ui: &mut Ui, speech: Speech, ways: &[Past], actions: &mut Vec<Action>) {
    let Some(first) = ways.first() else { return };
    let amber = Palette::of(ui).amber;
    let line = msg!(k::CONFLICT, game = first.title, day = day(speech, first));
    ui.add(Label::new(RichText::new(speech.sentence(&line)).color(amber)).wrap());
    for past in ways {
        let file = past.path.display().to_string();
        ui.horizontal_wrapped(|ui| {
            let name = speech.say(&msg!(k::OPEN_GAME, day = file.as_str()));
            if icon_button(ui, icons::ICON_FOLDER_OPEN, name).clicked() {
                actions.push(Action::Open(past.path.clone()));
            }
            ui.label(speech.say(&msg!(k::CONFLICT_COPY, file = file, results = past.result_lines())));
        });
    }
}

/// The date of a session, or its file name if the date is unknown.
fn day(speech: Speech, past: &Past) -> String {
    let stem = || past.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    date_line(&past.date).map_or_else(stem, |line| speech.say(&line))
}

fn heading_ui(ui: &mut Ui, speech: Speech, titles: &[Key]) {
    for title in titles {
        ui.label(RichText::new(speech.word(*title)).small().color(Palette::of(ui).faint));
    }
    ui.end_row();
}

/// Draws a cell with an accessible name.
fn cell_ui(ui: &mut Ui, speech: Speech, name: &str, what: Key, text: String) {
    let whole = speech.say(&msg!(k::CELL, name = name, what = what));
    let label = ui.label(text.as_str());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{whole} {text}")));
}

fn count(speech: Speech, many: usize) -> String {
    figure_text(speech, Measure::Number.of(i64::try_from(many).unwrap_or(i64::MAX)))
}

fn players_ui(ui: &mut Ui, speech: Speech, page: &GroupPage) {
    Grid::new("group-players").striped(true).spacing([kit::GROUP, kit::NEAR]).show(ui, |ui| {
        heading_ui(ui, speech, &[k::NAME, k::GAMES, k::WINS]);
        for player in &page.group.players {
            ui.label(player.name.as_str());
            cell_ui(ui, speech, &player.name, k::GAMES, count(speech, player.games));
            cell_ui(ui, speech, &player.name, k::WINS, count(speech, player.wins));
            ui.end_row();
        }
    });
}

fn sums_ui(ui: &mut Ui, speech: Speech, results: &GameResults) {
    let between = if kit::phone(ui) { kit::SPACE } else { kit::GROUP };
    Grid::new("group-sums").striped(true).spacing([between, kit::NEAR]).show(ui, |ui| {
        heading_ui(ui, speech, &[k::NAME, k::GAMES, k::WINS, k::BEST, k::AVERAGE]);
        for sum in &results.players {
            ui.label(sum.name.as_str());
            cell_ui(ui, speech, &sum.name, k::GAMES, count(speech, sum.games));
            cell_ui(ui, speech, &sum.name, k::WINS, count(speech, sum.wins));
            for (what, figure) in [(k::BEST, sum.best), (k::AVERAGE, sum.average())] {
                cell_ui(ui, speech, &sum.name, what, figure_text(speech, results.measure.of(figure)));
            }
            ui.end_row();
        }
    });
}

/// Draws the sessions of a game, newest first: date, results, and a button to open the record.
fn games_ui(ui: &mut Ui, speech: Speech, results: &GameResults, actions: &mut Vec<Action>) {
    let rows = results.sessions.len();
    let height = kit::ROW * 1.1;
    let area = ScrollArea::both().id_salt("group-games").max_height(height * 12.0).auto_shrink(true);
    area.show_rows(ui, height, rows, |ui, shown| {
        Grid::new("group-games")
            .striped(true)
            .min_row_height(height - kit::NEAR)
            .spacing([kit::SPACE, kit::NEAR])
            .show(ui, |ui| {
                for past in results.sessions.iter().rev().skip(shown.start).take(shown.len()) {
                    let day = day(speech, past);
                    let name = speech.say(&msg!(k::OPEN_GAME, day = day.as_str()));
                    if icon_button(ui, icons::ICON_FOLDER_OPEN, name).clicked() {
                        actions.push(Action::Open(past.path.clone()));
                    }
                    ui.label(RichText::new(day).color(Palette::of(ui).faint));
                    for (placed, line) in past.results.iter().zip(past.result_lines()) {
                        let text = speech.say(&line);
                        ui.label(if placed.rank == 1 { kit::bold(text) } else { RichText::new(text) });
                    }
                    ui.end_row();
                }
            });
    });
}

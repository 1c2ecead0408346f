//! The end of a game: who has won, every result in order, built up term by term where the table likes, each of which
//! opens; what may be counted first and what can be taken home; then the course of the game.

use egui::{Align, Label, Layout, RichText, ScrollArea, Sense, Ui, vec2};

use crate::desk::table::{Lay, Seen, Subject, course};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, badge_size, icons, main_button, symbol};
use crate::desk::{Command, Speech};
use crate::engine::Standing;
use crate::say;
use crate::session::Table;
use crate::words::keys::{count, home as k, sheets};

/// What the end remembers.
#[derive(Debug, Default)]
pub struct Ending {
    /// How many terms of each result are shown; all, hidden, unless somebody builds them up.
    shown: Option<usize>,
    course: course::Courses,
}

/// Draws the end.
pub fn ending_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    seen: &Seen,
    ending: &mut Ending,
    commands: &mut Vec<Command>,
) {
    ScrollArea::vertical().id_salt("ending").auto_shrink(false).show(ui, |ui| {
        let palette = Palette::of(ui);
        let mut standings = seen.standings.clone().unwrap_or_default();
        standings.sort_by_key(|standing| (standing.rank, standing.seat));
        if ending.shown.is_some() {
            // Who has won is told by the last term.
            standings.sort_by_key(|standing| standing.seat);
        } else if let Some(won) = won(table, &standings) {
            ui.add(Label::new(theme::bold(speech.say(&won)).size(theme::TITLE)).wrap());
        }
        ui.add_space(theme::GAP);
        for standing in &standings {
            standing_ui(ui, speech, table, standing, ending.shown, commands);
        }
        ui.add_space(theme::GAP);
        let most = standings.iter().map(|standing| standing.score.terms.len()).max().unwrap_or_default();
        ui.horizontal_wrapped(|ui| {
            if ui.button(speech.word(count::FIRST)).clicked() {
                commands.push(Command::Lay(Some(Lay::Count)));
            }
            if ui.button(speech.word(sheets::BUILD_UP)).clicked() {
                ending.shown = Some(1);
            }
            ui.add_enabled_ui(ending.shown.is_some(), |ui| {
                if ui.button(speech.word(sheets::NEXT_TERM)).clicked() {
                    ending.shown = ending.shown.map(|shown| shown + 1).filter(|shown| *shown <= most);
                }
                if ui.button(speech.word(sheets::ALL_TERMS)).clicked() {
                    ending.shown = None;
                }
            });
            let icon = Some(icons::ICON_HOME.rich_text());
            if main_button(ui, true, vec2(0.0, theme::ROW), icon, speech.word(k::TITLE)).clicked() {
                commands.push(Command::Lay(Some(Lay::Home)));
            }
        });
        ui.add(Label::new(RichText::new(speech.word(k::ENDING_HOW)).small().color(palette.faint)).wrap());
        ui.add_space(theme::GAP);
        if ending.shown.is_none() {
            course::course_ui(ui, speech, table, &mut ending.course, commands);
        }
    });
}

fn won(table: &dyn Table, standings: &[Standing]) -> Option<crate::words::Line> {
    let name = |standing: &Standing| table.seats().name(standing.seat);
    let first: Vec<String> = standings.iter().filter(|one| one.rank == 1).map(name).collect();
    match first.as_slice() {
        [] => None,
        [one] => Some(say!(k::WINS, name = one.as_str())),
        several => Some(say!(k::SHARED, names = several.join(", "))),
    }
}

fn standing_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    standing: &Standing,
    shown: Option<usize>,
    commands: &mut Vec<Command>,
) {
    let Some(player) = table.seats().player(standing.seat) else { return };
    let palette = Palette::of(ui);
    let measure = table.chart().kinds().first().map_or(standing.score.measure, |unit| unit.measure());
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        let text = match shown {
            None => speech.say(&say!(k::PLACE, rank = standing.rank, name = player.name.as_str())),
            Some(_) => player.name.clone(),
        };
        let text = RichText::new(text).size(theme::HEADING);
        let size = vec2(theme::PAPER.min(ui.available_width() - theme::SEATS.1 * 1.5), theme::ROW);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(size.x);
            ui.add(Label::new(text).wrap());
        });
        if shown.is_none() {
            let figure = Figure::counted(measure, standing.score.total, player.name.as_str());
            let figure = figure.width(theme::SEATS.1);
            let figure = if standing.rank == 1 { figure.strong() } else { figure };
            if figure.size(theme::HEADING).button(ui, speech).clicked() {
                commands.push(Command::Why(Subject::Score(standing.seat)));
            }
        }
    });
    let Some(shown) = shown else { return };
    ui.horizontal_wrapped(|ui| {
        for term in standing.score.terms.iter().take(shown).filter(|term| term.applied) {
            let line =
                say!(sheets::TERM, what = speech.sentence(&term.what), amount = measure.of(term.amount));
            let colour = if term.amount < 0 { palette.red } else { palette.ink };
            ui.label(RichText::new(speech.say(&line)).color(colour));
            ui.add_space(theme::GAP);
        }
    });
}

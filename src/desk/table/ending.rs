//! The end of a game: who has won, every result in order, each of which opens, and what can be taken home.

use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};

use crate::desk::table::{Lay, Seen, Subject};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, badge_size, icons, main_button, symbol};
use crate::desk::{Command, Speech};
use crate::engine::Standing;
use crate::say;
use crate::session::Table;
use crate::words::keys::home as k;

/// Draws the end.
pub fn ending_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, seen: &Seen, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let mut standings = seen.standings.clone().unwrap_or_default();
    standings.sort_by_key(|standing| standing.rank);
    let name = |standing: &Standing| table.seats().name(standing.seat);
    let first: Vec<String> = standings.iter().filter(|one| one.rank == 1).map(name).collect();
    let won = match first.as_slice() {
        [] => None,
        [one] => Some(say!(k::WINS, name = one.as_str())),
        several => Some(say!(k::SHARED, names = several.join(", "))),
    };
    if let Some(won) = won {
        ui.label(theme::bold(speech.say(&won)).size(theme::TITLE));
    }
    ui.add_space(theme::GAP);
    for standing in &standings {
        standing_ui(ui, speech, table, standing, commands);
    }
    ui.add_space(theme::GAP);
    ui.label(RichText::new(speech.word(k::ENDING_HOW)).color(palette.faint));
    ui.add_space(theme::SPACE);
    let icon = Some(icons::ICON_HOME.rich_text());
    let size = vec2(theme::PAPER, theme::ROW);
    if main_button(ui, true, size, icon, speech.word(k::TITLE)).clicked() {
        commands.push(Command::Lay(Some(Lay::Home)));
    }
}

fn standing_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    standing: &Standing,
    commands: &mut Vec<Command>,
) {
    let Some(player) = table.seats().player(standing.seat) else { return };
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        let place = say!(k::PLACE, rank = standing.rank, name = player.name.as_str());
        let text = RichText::new(speech.say(&place)).size(theme::HEADING);
        let size = vec2(theme::PAPER, theme::ROW);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(size.x);
            ui.add(Label::new(text).truncate());
        });
        let unit = table.chart().kinds().first();
        let figure = Figure::of(unit, standing.score.total, player.name.as_str()).width(theme::SEATS.1);
        let figure = if standing.rank == 1 { figure.strong() } else { figure };
        if figure.size(theme::HEADING).button(ui, speech).clicked() {
            commands.push(Command::Why(Subject::Score(standing.seat)));
        }
    });
}

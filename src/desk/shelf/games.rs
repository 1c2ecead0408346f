//! The recent sessions: a row each, with date, players, state and whether the books balance.

use std::path::{Path, PathBuf};

use egui::{Align, Id, Label, Layout, Rect, Response, RichText, Ui, UiBuilder, pos2, vec2};

use crate::clock::date_line;
use crate::desk::kit::{self, Button, Palette, badge_size, icon_button, icons, row_button, symbol};
use crate::desk::shelf::Library;
use crate::desk::shelf::library::{Kept, Summary};
use crate::desk::{Action, Speech};
use crate::engine::Player;
use crate::msg;
use crate::words::{Line, keys};

/// The start and width of each column, as shares of the row.
const DATE: (f32, f32) = (0.0, 0.16);
const TITLE: (f32, f32) = (0.16, 0.2);
const PLAYERS: (f32, f32) = (0.36, 0.33);
const STATE: (f32, f32) = (0.69, 0.31);

/// Draws the recent sessions. Returns the id of the first row.
pub fn games_ui(
    ui: &mut Ui,
    speech: Speech,
    recent: &[PathBuf],
    library: &Library,
    actions: &mut Vec<Action>,
) -> Option<Id> {
    let mut first = None;
    ui.horizontal(|ui| {
        ui.label(kit::bold(speech.word(keys::shelf::LAST_GAMES)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (name, action) in
                [(keys::desk::OPEN, Action::BrowseOpen), (keys::group::TITLE, Action::Group)]
            {
                if Button::quiet(speech.word(name)).show(ui).clicked() {
                    actions.push(action);
                }
            }
        });
    });
    if recent.is_empty() {
        ui.label(RichText::new(speech.word(keys::shelf::NO_GAMES)).color(Palette::of(ui).faint));
    }
    for path in recent {
        ui.horizontal(|ui| {
            let width = ui.available_width() - kit::press(ui) - kit::GAP;
            let name = row_name(speech, path, library.of(path));
            let opens = Row { path, kept: library.of(path), name, dated: |game| &game.date };
            let row = opens.show(ui, speech, width);
            first = first.or(row.sense.senses_click().then_some(row.id));
            if row.clicked() {
                actions.push(Action::Open(path.clone()));
            }
            // The button with its padding is no higher than the row.
            ui.spacing_mut().interact_size.y = kit::press(ui) - kit::NEAR;
            let name = speech.say(&msg!(keys::shelf::FORGET, file = file_name(path)));
            if icon_button(ui, icons::ICON_CLOSE, name).clicked() {
                actions.push(Action::AskForget(path.clone()));
            }
        });
    }
    first
}

/// Asks before a session is removed from the list. Returns whether the question stays open.
pub fn forget_ui(ui: &Ui, speech: Speech, path: &Path, actions: &mut Vec<Action>) -> bool {
    let closes = kit::dialog(ui, "forget", |ui| {
        ui.set_width(kit::DIALOG);
        let title = speech.say(&msg!(keys::shelf::FORGET, file = file_name(path)));
        ui.label(RichText::new(title).heading());
        ui.add(Label::new(speech.word(keys::shelf::FORGET_MEANS)).wrap());
        ui.add_space(kit::GAP);
        ui.horizontal(|ui| {
            let not = ui.button(speech.word(keys::table::TAKE_BACK_NOT));
            let forgets = Button::plain(speech.word(keys::shelf::FORGET_DO)).show(ui).clicked();
            if forgets {
                actions.push(Action::Forget(path.to_owned()));
            }
            if forgets || not.clicked() {
                ui.close();
            }
            not
        })
        .inner
    });
    !closes
}

/// Draws the automatic backups, each with a button to restore it.
pub fn backups_ui(ui: &mut Ui, speech: Speech, library: &Library, actions: &mut Vec<Action>) {
    ui.add_space(kit::GAP);
    let shown = library.backups();
    let text = speech.word(if shown.is_some() { keys::shelf::BACKUPS_CLOSE } else { keys::shelf::BACKUPS });
    if Button::quiet(text).show(ui).clicked() {
        actions.push(Action::Backups);
    }
    let Some(shown) = shown else { return };
    let hint = if shown.is_empty() { keys::shelf::NO_BACKUPS } else { keys::shelf::BACKUPS_HINT };
    ui.label(RichText::new(speech.word(hint)).color(Palette::of(ui).faint));
    for path in shown {
        let kept = library.of(path);
        let name = speech.say(&msg!(keys::shelf::RESTORE, copy = row_name(speech, path, kept)));
        let width = ui.available_width() - kit::SPACE;
        if (Row { path, kept, name, dated: |game| &game.last }).show(ui, speech, width).clicked() {
            actions.push(Action::Restore(path.clone()));
        }
    }
}

/// A session as a clickable row.
struct Row<'a> {
    path: &'a Path,
    kept: Option<&'a Kept>,
    /// The accessible name.
    name: String,
    /// The date to show.
    dated: fn(&Summary) -> &str,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui, speech: Speech, width: f32) -> Response {
        let Self { path, kept, name, dated } = self;
        let palette = Palette::of(ui);
        let opens = !matches!(kept, Some(Kept::Missing));
        let size = vec2(width, kit::press(ui));
        let response = row_button(ui, size, name, opens, |ui, row| match kept {
            Some(Kept::Game(game)) => {
                let date = date_line(dated(game)).map_or_else(|| file_name(path), |line| speech.say(&line));
                text_ui(ui, cell(row, DATE), RichText::new(date).color(palette.faint));
                let (title, place) =
                    (speech.word(game.title), cell(row, TITLE).shrink2(vec2(kit::NEAR, 0.0)));
                text_ui(ui, place, kit::bold(title));
                players_ui(ui, cell(row, PLAYERS), &game.players);
                let colour = if game.balanced { palette.ink } else { palette.red };
                let state = RichText::new(speech.sentence(&state_line(game))).color(colour);
                text_ui(ui, cell(row, STATE), state);
            }
            Some(Kept::Missing) => {
                text_ui(ui, cell(row, (0.0, 0.64)), RichText::new(file_name(path)).color(palette.faint));
                let missing = RichText::new(speech.word(keys::shelf::MISSING)).color(palette.faint);
                text_ui(ui, cell(row, STATE), missing);
            }
            Some(Kept::Broken(fault)) => {
                let why = speech.sentence(&fault.line());
                text_ui(ui, row, RichText::new(why).color(palette.red));
            }
            None => text_ui(ui, row, RichText::new(file_name(path)).color(palette.faint)),
        });
        response.on_hover_text(path.display().to_string())
    }
}

/// The accessible name of a row.
pub fn row_name(speech: Speech, path: &Path, kept: Option<&Kept>) -> String {
    format!("{}, {}", file_name(path), known(speech, kept))
}

/// Describes a saved session.
pub fn known(speech: Speech, kept: Option<&Kept>) -> String {
    match kept {
        Some(Kept::Game(game)) => {
            let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
            format!("{}, {}: {}", speech.word(game.title), names.join(", "), speech.say(&state_line(game)))
        }
        Some(Kept::Missing) => speech.word(keys::shelf::MISSING),
        Some(Kept::Broken(fault)) => speech.say(&fault.line()),
        None => String::new(),
    }
}

pub fn state_line(game: &Summary) -> Line {
    let stage = &game.stage;
    if !game.balanced {
        return msg!(keys::desk::NOT_BALANCED);
    }
    if stage.over.is_some() {
        return match game.winners.as_slice() {
            [] => msg!(keys::shelf::STATE_OVER),
            winners => msg!(keys::shelf::STATE_WON, winners = winners.join(", ")),
        };
    }
    let turn = stage.turn_line();
    match usize::from(stage.phase).checked_sub(1).and_then(|at| stage.phases.get(at)) {
        Some(phase) => msg!(keys::shelf::STATE, turn = turn, phase = *phase),
        None => turn,
    }
}

fn players_ui(ui: &mut Ui, rect: Rect, players: &[Player]) {
    let mut at = rect.left();
    let each = rect.width() / players.len().max(1) as f32;
    for player in players {
        let size = badge_size();
        let badge = Rect::from_center_size(pos2(at + size / 2.0, rect.center().y), vec2(size, size));
        symbol(ui, badge, player.colour);
        let name =
            Rect::from_min_max(pos2(at + size + 4.0, rect.top()), pos2(at + each - 4.0, rect.bottom()));
        text_ui(ui, name, RichText::new(player.name.as_str()));
        at += each;
    }
}

fn cell(row: Rect, (from, width): (f32, f32)) -> Rect {
    let left = row.left() + row.width() * from;
    Rect::from_min_max(pos2(left, row.top()), pos2(left + row.width() * width - kit::GAP, row.bottom()))
}

fn text_ui(ui: &mut Ui, rect: Rect, text: RichText) {
    let layout = Layout::left_to_right(Align::Center);
    ui.new_child(UiBuilder::new().max_rect(rect).layout(layout)).add(Label::new(text).truncate());
}

/// The display name of a saved session.
pub fn file_name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

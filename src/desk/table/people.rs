//! The players' panel: corrects names and colours, and records a player who leaves.

use egui::{ComboBox, Grid, Label, RichText, Sense, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, badge_size, symbol, text_field};
use crate::desk::{Action, Speech};
use crate::engine::entry::{Leaving, Rename, Verb};
use crate::engine::{Colour, Player, Rejection, Seat};
use crate::msg;
use crate::session::Session;
use crate::words::keys::people as k;
use crate::words::same_name;

/// The players as edited.
#[derive(Debug)]
pub struct People {
    players: Vec<Player>,
    note: String,
    leaving: Option<Seat>,
}

impl People {
    pub fn of(table: &Session) -> Self {
        let seats = table.seats();
        let players = seats.iter().filter_map(|seat| seats.player(seat).cloned()).collect();
        Self { players, note: String::new(), leaving: None }
    }

    /// The renames, in an order that avoids duplicate names and colours.
    fn renames(&self, table: &Session) -> Vec<Rename> {
        let mut now: Vec<Player> = Self::of(table).players;
        let mut renames = Vec::new();
        // Each round renames one player. In a cycle, one takes a temporary name first.
        for _ in 0..now.len() * 2 {
            let wrong = |at: &usize| now.get(*at) != self.players.get(*at);
            let waiting: Vec<usize> = (0..now.len()).filter(wrong).collect();
            let taken = |at: usize, wanted: &Player| {
                let same =
                    |other: &Player| other.colour == wanted.colour || same_name(&other.name, &wanted.name);
                now.iter().enumerate().any(|(other, player)| other != at && same(player))
            };
            let free = waiting
                .iter()
                .copied()
                .find(|at| self.players.get(*at).is_some_and(|wanted| !taken(*at, wanted)));
            let (at, player) = match (free, waiting.first()) {
                (Some(at), _) => (at, self.players.get(at).cloned()),
                (None, Some(at)) => (*at, aside(table, &now, *at, self.players.get(*at))),
                (None, None) => break,
            };
            let Some(player) = player else { break };
            let (seat, name) =
                (Seat::new(u8::try_from(at).unwrap_or(u8::MAX)), player.name.trim().to_owned());
            renames.push(Rename { seat, name, colour: Some(player.colour) });
            if let Some(place) = now.get_mut(at) {
                *place = player;
            }
        }
        renames
    }
}

/// A temporary name and colour that no other player has.
fn aside(table: &Session, now: &[Player], at: usize, wanted: Option<&Player>) -> Option<Player> {
    let free = |colour: &&Colour| {
        now.iter().enumerate().all(|(other, player)| other == at || player.colour != **colour)
    };
    let own = now.get(at)?.colour;
    let colour =
        table.info().colours.iter().find(|colour| free(colour) && **colour != own).copied().unwrap_or(own);
    Some(Player { name: format!("{}*", wanted?.name.trim()), colour })
}

pub fn people_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    people: &mut People,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let mut leaving = people.leaving;
    Grid::new("people").num_columns(5).spacing([kit::SPACE, kit::GAP]).show(ui, |ui| {
        for (at, player) in people.players.iter_mut().enumerate() {
            let seat = Seat::new(u8::try_from(at).unwrap_or(u8::MAX));
            let was = table.seats().name(seat);
            let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
            symbol(ui, rect, player.colour);
            let name = speech.say(&msg!(k::NAME_OF, name = was.as_str()));
            let edit = text_field(at, TextEdit::singleline(&mut player.name));
            ui.add_sized(vec2(180.0, kit::press(ui)), edit).accessible_name(name);
            let name = speech.say(&msg!(k::COLOUR_OF, name = was.as_str()));
            let shown = speech.sentence(&player.colour.key().into());
            let combo = ComboBox::from_id_salt(("colour", at)).selected_text(shown).show_ui(ui, |ui| {
                for colour in table.info().colours {
                    ui.selectable_value(&mut player.colour, *colour, speech.sentence(&colour.key().into()));
                }
            });
            combo.response.accessible_name(name);
            let name = speech.say(&msg!(k::LEAVES_NAMED, name = was.as_str()));
            if ui.button(speech.word(k::LEAVES)).accessible_name(name).clicked() {
                leaving = Some(seat);
            }
            ui.end_row();
        }
    });
    people.leaving = leaving;
    let renames = people.renames(table);
    let refused = renames.first().and_then(|rename| match table.preview(Verb::Rename(rename.clone())) {
        Ok(_) | Err(Rejection::Missing(_)) => None,
        Err(rejection) => Some(speech.sentence(rejection.why())),
    });
    if let Some(why) = &refused {
        ui.add(Label::new(RichText::new(why).color(palette.red)).wrap());
    }
    if let Some(seat) = people.leaving {
        leaving_ui(ui, speech, table, seat, &mut people.note, actions);
    }
    kit::part(ui);
    ui.horizontal(|ui| {
        let ready = !renames.is_empty() && refused.is_none();
        if kit::add_lit(ui, ready, egui::Button::new(speech.word(k::PUT_NAMES_RIGHT))).clicked() {
            actions.push(Action::Panel(None));
            actions.extend(renames.into_iter().map(|rename| Action::Enter(Verb::Rename(rename))));
        }
    });
}

fn leaving_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    seat: Seat,
    note: &mut String,
    actions: &mut Vec<Action>,
) {
    kit::part(ui);
    let name = table.seats().name(seat);
    ui.add(Label::new(speech.say(&msg!(k::LEAVING, name = name.as_str()))).wrap());
    ui.horizontal(|ui| {
        let label = ui.label(speech.word(k::NOTE));
        let edit = TextEdit::singleline(note).min_size(vec2(320.0, 0.0));
        ui.add(text_field("note", edit)).labelled_by(label.id);
        let leaving = Leaving { seat, note: note.trim().to_owned() };
        if ui.button(speech.say(&msg!(k::LEAVES_NOW, name = name.as_str()))).clicked() {
            actions.extend([Action::Panel(None), Action::Enter(Verb::Leaves(leaving))]);
        }
    });
}

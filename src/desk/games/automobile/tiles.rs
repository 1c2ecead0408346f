//! The demand tiles in one breath: digits are typed or pressed, fall to the players one after the other, and the
//! demand builds up under the eye.

use egui::{Align2, Button, Grid, Rect, RichText, Sense, StrokeKind, TextEdit, Ui, vec2};

use crate::desk::games::automobile::parts::letter;
use crate::desk::games::automobile::trial::Filled;
use crate::desk::games::automobile::{Moment, Sheet, body, foot};
use crate::desk::games::foot::sheet_text;
use crate::desk::kit::{self, Figure, Palette, badge, figure_text, icon_button, icons};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::games::automobile::{Act, Class, Look, Reveal, count_tiles, demand_of, drawn_by_each};
use crate::say;
use crate::words::keys::sheets;

/// What was typed.
pub type Tiles = Filled<Typed>;

/// The line on which tiles are typed.
#[derive(Debug)]
pub struct Typed {
    text: String,
    fresh: bool,
}

impl Default for Typed {
    fn default() -> Self {
        Self { text: String::new(), fresh: true }
    }
}

/// What was typed, dealt out.
struct Dealt {
    /// The tiles of each player.
    hands: Vec<Vec<u8>>,
    /// How many tiles each has.
    each: usize,
    premium: Option<u8>,
    low: Option<u8>,
    /// Whether these are drawn this turn.
    draws: (bool, bool),
    /// How many digits there are, and how many are wanted.
    digits: (usize, usize),
}

impl Dealt {
    fn of(view: Look<'_>, text: &str) -> Self {
        let (turn, seats) = (view.state().turn, view.seats().count());
        let each = drawn_by_each(turn);
        let draws = (turn >= 3, turn >= 4);
        let digits: Vec<u8> =
            text.chars().filter_map(|c| c.to_digit(10).and_then(|d| u8::try_from(d).ok())).collect();
        let mut hands: Vec<Vec<u8>> = digits.chunks(each).take(seats).map(<[u8]>::to_vec).collect();
        hands.resize(seats, Vec::new());
        let mut rest = digits.iter().skip(each * seats).copied();
        let premium = if draws.0 { rest.next() } else { None };
        let low = if draws.1 { rest.next() } else { None };
        let wanted = each * seats + usize::from(draws.0) + usize::from(draws.1);
        Self { hands, each, premium, low, draws, digits: (digits.len(), wanted) }
    }

    /// An example for so many players.
    fn hint(&self) -> String {
        let sample = ["52", "44", "32", "53", "22"].into_iter().take(self.hands.len());
        let words = sample.filter_map(|word| word.get(..self.each));
        let drawn = [(self.draws.0, "4"), (self.draws.1, "3")];
        let drawn = drawn.into_iter().filter(|(drawn, _)| *drawn).map(|(_, word)| word);
        words.chain(drawn).collect::<Vec<_>>().join(" ")
    }

    fn act(&self) -> Act {
        Act::Reveal(Reveal { tiles: self.hands.clone(), premium: self.premium, bonus: self.low })
    }
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, tiles: &mut Tiles) {
    let (speech, view) = (desk.speech, desk.view());
    let typed = tiles.at(Moment::phase(view));
    let dealt = Dealt::of(view, &typed.text);
    let asked = desk.trial.ask(desk.journal, &dealt.act());
    foot(ui, speech, sheets::REVEAL, asked, desk.commands);
    let commands = &mut *desk.commands;
    body(ui, |ui| {
        typing_ui(ui, speech, typed, &dealt);
        ui.add_space(kit::GAP);
        ui.horizontal_top(|ui| {
            hands_ui(ui, speech, view, &dealt);
            ui.add_space(kit::GROUP);
            demand_ui(ui, speech, view, &dealt, commands);
        });
    });
}

/// Draws the line and the keys.
fn typing_ui(ui: &mut Ui, speech: Speech, typed: &mut Typed, dealt: &Dealt) {
    let Typed { text, fresh } = typed;
    ui.horizontal(|ui| {
        ui.set_min_height(kit::ROW * 1.4);
        let name = ui.label(speech.word(sheets::TILES_TYPED));
        let edit = TextEdit::singleline(text)
            .hint_text(dealt.hint())
            .desired_width(190.0)
            .align(egui::Align2::LEFT_CENTER);
        let font = kit::font(kit::HEADING);
        let response = ui.add(sheet_text("tiles", edit.font(font))).labelled_by(name.id);
        if *fresh && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        *fresh = false;
        text.retain(|c| c.is_ascii_digit() || c == ' ');
        let full = dealt.digits.0 >= dealt.digits.1;
        for (tile, digit) in (2u8..).zip(['2', '3', '4', '5']) {
            let label = RichText::new(figure_text(speech, tile)).size(kit::HEADING);
            let name = speech.sentence(&say!(sheets::TILE, tile = tile));
            let button = Button::new(label).min_size(vec2(34.0, 34.0));
            if ui.add_enabled(!full, button).accessible_name(name).clicked() {
                if dealt.digits.0 > 0 && dealt.digits.0.is_multiple_of(dealt.each) && !text.ends_with(' ') {
                    text.push(' ');
                }
                text.push(digit);
            }
        }
        if icon_button(ui, icons::ICON_BACKSPACE, speech.word(sheets::TAKE_BACK)).clicked() {
            text.truncate(text.trim_end().len());
            text.pop();
            text.truncate(text.trim_end().len());
        }
    });
}

/// Whose tiles are whose.
fn hands_ui(ui: &mut Ui, speech: Speech, view: Look<'_>, dealt: &Dealt) {
    let mut at = 0;
    let now = dealt.digits.0;
    Grid::new("hands").num_columns(3).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
        for (seat, hand) in view.seats().iter().zip(&dealt.hands) {
            if let Some(player) = view.seats().player(seat) {
                badge(ui, player);
            }
            ui.horizontal(|ui| {
                for place in 0..dealt.each {
                    tile_ui(ui, speech, hand.get(place).copied(), at == now);
                    at += 1;
                }
            });
            ui.end_row();
        }
        for (drawn, tile, class) in
            [(dealt.draws.0, dealt.premium, Class::Premium), (dealt.draws.1, dealt.low, Class::Low)]
        {
            if drawn {
                ui.label(speech.sentence(&say!(sheets::DRAWN_NOW, class = class.key())));
                tile_ui(ui, speech, tile, at == now);
                at += 1;
                ui.end_row();
            }
        }
    });
}

fn tile_ui(ui: &mut Ui, speech: Speech, tile: Option<u8>, next: bool) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(kit::ROW, kit::ROW), Sense::hover());
    let rect = Rect::from_center_size(rect.center(), vec2(24.0, 24.0));
    let edge = if next { kit::outline(palette.accent) } else { kit::hairline(palette.rule) };
    ui.painter().rect(rect, kit::CORNER, palette.raised, edge, StrokeKind::Inside);
    if let Some(tile) = tile {
        let font = kit::font(kit::BODY);
        let known = (2..=5).contains(&tile);
        let colour = if known { palette.ink } else { palette.red };
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, figure_text(speech, tile), font, colour);
    }
}

/// The demand of the tiles so far.
fn demand_ui(ui: &mut Ui, speech: Speech, view: Look<'_>, dealt: &Dealt, commands: &mut Vec<Command>) {
    let whole: Vec<Vec<u8>> = dealt.hands.iter().filter(|hand| hand.len() == dealt.each).cloned().collect();
    let demand = count_tiles(view.state().turn, &whole, dealt.premium, dealt.low);
    Grid::new("demand").num_columns(4).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
        ui.label(kit::bold(speech.word(sheets::DEMAND)));
        ui.end_row();
        for class in Class::ALL {
            let derivation = demand_of(&demand, class);
            ui.horizontal(|ui| {
                letter(ui, speech, Some(class));
                ui.label(speech.sentence(&class.key().into()));
            });
            let terms: Vec<String> =
                derivation.terms.iter().map(|term| figure_text(speech, term.amount)).collect();
            let name = speech.say(&derivation.what);
            let total = Figure::of(None, derivation.total, name).width(36.0).strong();
            total.opens(ui, speech, commands, || Subject::of(&derivation));
            ui.label(RichText::new(terms.join(" + ")).small().color(Palette::of(ui).faint));
            ui.end_row();
        }
    });
}

//! The position form: the holdings are typed in, and one correction adapts the book. For a game joined late, or after a mistake. Numbered pieces
//! are typed by their numbers.

use std::collections::BTreeMap;

use egui::{ComboBox, Grid, Label, Response, RichText, ScrollArea, TextEdit, Ui};

use crate::desk::kit::{self, Palette, badge, number_field, text_field};
use crate::desk::table::refusing::Refusing;
use crate::desk::table::spoken;
use crate::desk::{Action, Speech};
use crate::engine::{Holder, Measure, Movement, Seat, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::keys::position as k;
use crate::words::{Entered, Key, Line, misread};

/// The width of an amount.
const FIGURE: f32 = 64.0;

#[derive(Debug)]
pub struct Position {
    held: BTreeMap<(Holder, Unit), Entered>,
    /// The typed numbers of numbered pieces.
    numbers: BTreeMap<(Seat, Unit), String>,
    turn: Entered,
    phase: u8,
    beside: String,
    reason: String,
    board: bool,
    /// The places to edit; empty for the whole table.
    places: Vec<Holder>,
    refusing: Refusing,
}

impl Position {
    /// The position of the book.
    pub fn of(table: &Session) -> Self {
        let stage = table.stage();
        let (beside, reason) = (String::new(), String::new());
        let (turn, phase) = (Ok(Some(i64::from(stage.turn))), stage.phase);
        Self {
            held: BTreeMap::new(),
            numbers: BTreeMap::new(),
            turn,
            phase,
            beside,
            reason,
            board: false,
            places: Vec::new(),
            refusing: Refusing::default(),
        }
    }

    /// The form for some places only.
    pub fn on(table: &Session, places: Vec<Holder>) -> Self {
        Self { places, ..Self::of(table) }
    }

    pub fn title(&self) -> Key {
        if self.places.is_empty() { k::TITLE } else { k::HERE }
    }

    /// The error of the first number that cannot be parsed.
    fn misread(&self) -> Option<Line> {
        let wrong = self.held.values().chain([&self.turn]).find_map(|entered| entered.as_ref().err());
        wrong.map(|text| misread(text))
    }

    /// The correction; `None` if nothing changed.
    fn line(&self, table: &Session) -> Option<String> {
        let mut parts: Vec<String> = Vec::new();
        for ((holder, unit), wanted) in &self.held {
            let Ok(Some(wanted)) = wanted else { continue };
            let more = wanted - table.balance(*holder, *unit);
            let (from, to) = if more > 0 { (Holder::Bank, *holder) } else { (*holder, Holder::Bank) };
            // A player's own pieces come from their hand and return there, unless the hand is typed too.
            let hand = unit.colour.map(Holder::Seat).filter(|hand| hand != holder);
            let swap = |side| if side == Holder::Bank { hand.unwrap_or(side) } else { side };
            if more != 0 && (unit.colour.is_none() || hand.is_some()) {
                let movement = Movement { from: swap(from), to: swap(to), unit: *unit, amount: more.abs() };
                parts.push(spoken::moving(table, &movement));
            }
        }
        // Movements to the bank come first, so that the pieces are there to be given.
        parts.sort_by_key(|part| part.starts_with("bank"));
        parts.extend(self.renumbered(table));
        let stage = table.stage();
        let turn = self.turn.clone().ok().flatten().and_then(|turn| u32::try_from(turn).ok());
        let turn = turn.unwrap_or(stage.turn);
        if (turn, self.phase) != (stage.turn, stage.phase) {
            let there = table.book().at_phase(table.setting(), turn, self.phase);
            let facts = there.map(|there| there.facts(table.setting())).unwrap_or_default();
            parts.extend(facts.into_iter().next().map(|fact| fact.text));
        }
        parts.extend(self.beside.split(',').map(str::trim).filter(|fix| !fix.is_empty()).map(str::to_owned));
        let reason = match self.reason.trim() {
            "" => String::new(),
            reason => format!(": {reason}"),
        };
        (!parts.is_empty()).then(|| format!("correct {}{reason}", parts.join(", ")))
    }

    /// Sets a typed amount; an amount equal to the book's is dropped.
    fn hold(&mut self, table: &Session, account: (Holder, Unit), now: Entered) {
        self.held.insert(account, now);
        self.held.retain(|(holder, unit), wanted| *wanted != Ok(Some(table.balance(*holder, *unit))));
    }

    /// The facts that move numbered pieces to where they were typed. Pieces that no player has any more go to the bank. A word that is not a number
    /// is passed on, to be refused.
    fn renumbered(&self, table: &Session) -> Vec<String> {
        let mut facts = Vec::new();
        let words = |typed: &str| -> Vec<String> {
            typed.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let somewhere: Vec<String> = self.numbers.values().flat_map(|typed| words(typed)).collect();
        for ((seat, unit), typed) in &self.numbers {
            let there = table.numbers(*unit, *seat).unwrap_or_default();
            let gone = there.iter().filter(|n| !somewhere.contains(&n.to_string()));
            facts.extend(gone.filter_map(|n| table.piece_fact(*unit, *n, None)));
            let new =
                words(typed).into_iter().filter(|word| word.parse().map_or(true, |n| !there.contains(&n)));
            let fact = |word: &str| table.piece_fact(*unit, word.parse().ok()?, Some(*seat));
            facts.extend(new.map(|word| fact(&word).unwrap_or(word)));
        }
        facts
    }
}

pub fn position_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    position: &mut Position,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let how = if position.places.is_empty() { k::HOW } else { k::HERE_HOW };
    ui.add(Label::new(RichText::new(speech.word(how)).small().color(palette.faint)).wrap());
    ScrollArea::vertical()
        .id_salt("position")
        .max_height(kit::list(ui, 3.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            if !position.places.is_empty() {
                position
                    .places
                    .clone()
                    .into_iter()
                    .for_each(|place| here_ui(ui, speech, table, position, place));
                return;
            }
            stage_ui(ui, speech, table, position);
            hands_ui(ui, speech, table, position);
            ui.checkbox(&mut position.board, speech.word(k::BOARD));
            if position.board {
                board_ui(ui, speech, table, position);
            }
        });
    kit::part(ui);
    ui.horizontal(|ui| {
        let label = ui.label(speech.word(crate::words::keys::right::REASON));
        let edit = TextEdit::singleline(&mut position.reason).desired_width(f32::INFINITY);
        ui.add(text_field("reason", edit)).labelled_by(label.id);
    });
    let line = position.line(table);
    let misread = position.misread().map(|why| speech.sentence(&why));
    let refused = || line.as_deref().and_then(|line| position.refusing.why(speech, table, line));
    let refused = misread.or_else(refused);
    let (text, colour) = match (&refused, &line) {
        (Some(why), _) => (why.clone(), palette.red),
        (None, Some(line)) => (line.clone(), palette.faint),
        (None, None) => (speech.word(k::AGREES), palette.good),
    };
    ui.add(Label::new(RichText::new(text).small().color(colour)).truncate());
    ui.horizontal(|ui| {
        let ready = line.is_some() && refused.is_none();
        if kit::add_lit(ui, ready, egui::Button::new(speech.word(k::ADOPT))).clicked()
            && let Some(Ok(verb)) = line.map(|line| table.read(&line))
        {
            actions.extend([Action::Panel(None), Action::Enter(verb)]);
        }
    });
}

/// Draws the turn, the phase, and the game's other facts.
fn stage_ui(ui: &mut Ui, speech: Speech, table: &Session, position: &mut Position) {
    let stage = table.stage();
    ui.horizontal(|ui| {
        let label = ui.label(speech.word(k::TURN));
        ui.add(number_field("turn", &mut position.turn, Some(i64::from(stage.turn)))).labelled_by(label.id);
        let label = ui.label(speech.word(k::PHASE));
        let name = |phase: u8| {
            let key = stage.phases.get(usize::from(phase.saturating_sub(1)));
            let name = key.map_or_else(String::new, |key| speech.word(*key));
            speech.say(&msg!(crate::words::keys::desk::PHASE, n = phase, name = name))
        };
        let combo = ComboBox::from_id_salt("phase").selected_text(name(position.phase)).show_ui(ui, |ui| {
            for phase in 1..=u8::try_from(stage.phases.len()).unwrap_or(u8::MAX) {
                ui.selectable_value(&mut position.phase, phase, name(phase));
            }
        });
        combo.response.labelled_by(label.id);
        if !kit::slim(ui) {
            beside_ui(ui, speech, position);
        }
    });
    if kit::slim(ui) {
        ui.horizontal(|ui| beside_ui(ui, speech, position));
    }
}

/// Draws the field of the game's other facts.
fn beside_ui(ui: &mut Ui, speech: Speech, position: &mut Position) {
    let label = ui.label(speech.word(k::BESIDE));
    let field = TextEdit::singleline(&mut position.beside).hint_text(speech.word(k::BESIDE_HINT));
    ui.add(text_field("beside", field.desired_width(f32::INFINITY))).labelled_by(label.id);
}

fn field_ui(
    ui: &mut Ui,
    table: &Session,
    position: &mut Position,
    account: (Holder, Unit),
    name: String,
) -> Response {
    let book = table.balance(account.0, account.1);
    let mut now = position.held.get(&account).cloned().unwrap_or(Ok(Some(book)));
    let size = [FIGURE, ui.spacing().interact_size.y];
    let field = ui.add_sized(size, number_field(account, &mut now, Some(book))).accessible_name(name);
    if field.changed() {
        position.hold(table, account, now);
    }
    field
}

/// Draws the field for the numbers of a player's pieces.
fn numbers_ui(ui: &mut Ui, there: &[u8], position: &mut Position, account: (Seat, Unit), name: String) {
    let book = || there.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut now = position.numbers.get(&account).cloned().unwrap_or_else(book);
    let field = TextEdit::singleline(&mut now).desired_width(kit::NUMBERS).hint_text("7 12");
    let field = text_field(account, field);
    if ui.add_sized([kit::NUMBERS, kit::press(ui)], field).accessible_name(name).changed() {
        position.numbers.insert(account, now);
    }
}

/// Draws each player's common units. A player's own pieces are entered with the board.
fn hands_ui(ui: &mut Ui, speech: Speech, table: &Session, position: &mut Position) {
    Grid::new("position").num_columns(table.seats().count() + 1).spacing([kit::GROUP, 0.0]).show(ui, |ui| {
        ui.label("");
        for player in table.seats().iter().filter_map(|seat| table.seats().player(seat)) {
            badge(ui, player);
        }
        ui.end_row();
        for (kind, unit) in (0u8..).zip(table.chart().kinds()) {
            let held = Unit::common(kind);
            if unit.supply.per_colour() || !table.chart().knows(Holder::Bank, held) {
                continue;
            }
            let name = speech.sentence(&unit.name.into());
            ui.label(RichText::new(name.as_str()).small());
            for seat in table.seats().iter() {
                let label = format!("{} {name}", table.seats().name(seat));
                match table.numbers(held, seat) {
                    Some(there) => numbers_ui(ui, &there, position, (seat, held), label),
                    None => {
                        field_ui(ui, table, position, (Holder::Seat(seat), held), label);
                    }
                }
            }
            ui.end_row();
        }
    });
}

/// The units that can be at a place, with their names.
fn may_lie(speech: Speech, table: &Session, place: Holder) -> Vec<(Unit, String)> {
    let lies =
        |unit: &Unit| table.chart().knows(place, *unit) && table.chart().measure(*unit) != Measure::Money;
    let units = table.chart().units().into_iter().filter(lies);
    let named = |unit: Unit| {
        let kind = table.chart().unit(unit).map_or(k::TITLE, |kind| kind.name);
        let what = match unit.colour.map(|seat| table.seats().name(seat)) {
            Some(name) => msg!(crate::words::keys::table::UNIT_OF, unit = kind, name = name),
            None => kind.into(),
        };
        (unit, speech.sentence(&what))
    };
    units.map(named).collect()
}

/// Draws the contents of a place, with buttons for one more and one less.
fn here_ui(ui: &mut Ui, speech: Speech, table: &Session, position: &mut Position, place: Holder) {
    let title = speech.sentence(&table.holder_line(place));
    ui.label(kit::bold(title.as_str()));
    Grid::new(("here", place)).num_columns(2).spacing([kit::GROUP, 0.0]).show(ui, |ui| {
        for (unit, what) in may_lie(speech, table, place) {
            let label = format!("{title} {what}");
            ui.label(RichText::new(what).size(kit::BODY));
            let account = (place, unit);
            let book = table.balance(place, unit);
            let now = position.held.get(&account).map_or(Some(book), |now| now.clone().ok().flatten());
            let steps = kit::steps(now, (0, i64::from(u32::MAX)), false, 1);
            let field = |ui: &mut Ui| field_ui(ui, table, position, account, label.clone());
            if let (Some(to), _) = kit::stepper(ui, speech, label.as_str(), steps, field) {
                position.hold(table, account, Ok(Some(to)));
            }
            ui.end_row();
        }
    });
}

fn board_ui(ui: &mut Ui, speech: Speech, table: &Session, position: &mut Position) {
    let palette = Palette::of(ui);
    let places = table.chart().holders().into_iter().filter(|holder| matches!(holder, Holder::Place(..)));
    for place in places {
        let title = speech.sentence(&table.holder_line(place));
        egui::CollapsingHeader::new(title.as_str()).id_salt(title.as_str()).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (unit, what) in may_lie(speech, table, place) {
                    ui.label(RichText::new(what.as_str()).small().color(palette.faint));
                    field_ui(ui, table, position, (place, unit), format!("{title} {what}"));
                }
            });
        });
    }
}

//! The sheet of a car that plays: its workshop cards with a key for each value, and the roulette with the chances of
//! each number of added balls.

use egui::{Align, Button, ComboBox, Grid, Layout, RichText, ScrollArea, Ui, vec2};

use crate::ask::roulette;
use crate::desk::games::foot::Trial;
use crate::desk::games::sponsors::{SheetState, hand, in_the_way};
use crate::desk::kit::{self, Palette, figure_text, page};
use crate::desk::table::refused;
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Halt, Journal, Secrets};
use crate::games::sponsors::rulings::HANDS_KNOWN;
use crate::games::sponsors::sides::holder;
use crate::games::sponsors::units::{ADDED_BALLS, HIGHEST_CARD, cards};
use crate::games::sponsors::{Act, Car, Category, Pass, Sponsors, UseRoulette, next_car};
use crate::say;
use crate::session::Timeline;
use crate::words::keys::racing as k;

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Play {
    /// The category of the card 0, chosen at a version of the book.
    zero: Option<(u32, Category)>,
    asked: Option<(u32, Speech, Option<Category>, Vec<Spun>)>,
    /// What is in the way of passing.
    stays: Trial,
}

impl Play {
    /// The card 0 that was chosen for this play; the next one chooses anew.
    fn chosen(&self, version: u32) -> Option<Category> {
        self.zero.filter(|(at, _)| *at == version).map(|(_, category)| category)
    }
}

/// A spin that could be made.
#[derive(Debug)]
struct Spun {
    text: String,
    words: String,
    in_the_way: Option<String>,
}

/// Draws the sheet.
pub fn play_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) {
    let Some(car) = next_car(journal.view()) else { return };
    let SheetState { hand, play, .. } = state;
    page(ui, ScrollArea::vertical().id_salt("play"), |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                if journal.view().ruled(HANDS_KNOWN) {
                    hand::playing_ui(ui, speech, journal, car, hand);
                } else {
                    ui.label(kit::bold(speech.word(k::PLAY_CARD)));
                }
                cards_ui(ui, speech, journal, car, commands);
            });
            ui.add_space(kit::SPACE);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width());
                spins_ui(ui, speech, journal, car, play, commands);
            });
        });
    });
}

fn held(journal: &Journal<Sponsors>, car: Car) -> Vec<Category> {
    let view = journal.view();
    let own = holder(view.seats(), car);
    let has = |category: &Category| view.balance(own, cards(*category)) > 0;
    Category::ALL.iter().copied().filter(has).collect()
}

/// One row for each category in hand, one key for each value.
fn cards_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Sponsors>, car: Car, commands: &mut Vec<Command>) {
    let view = journal.view();
    let columns = usize::from(HIGHEST_CARD) + 1;
    Grid::new("cards").num_columns(columns).min_col_width(0.0).spacing([kit::NEAR, kit::NEAR]).show(
        ui,
        |ui| {
            for category in held(journal, car) {
                let count = view.balance(holder(view.seats(), car), cards(category));
                let named = speech.sentence(&say!(k::CARDS_OF, category = category.key(), count = count));
                ui.label(RichText::new(named).size(kit::SMALL));
                for value in 1..=HIGHEST_CARD {
                    let label = RichText::new(figure_text(speech, value)).size(kit::LEAD);
                    let called = say!(k::CARD_NAMED, category = category.key(), value = value);
                    let button = Button::new(label).min_size(vec2(kit::PRESS, kit::ROW));
                    if ui.add(button).accessible_name(speech.sentence(&called)).clicked() {
                        let act = Act::Play(crate::games::sponsors::Play { car, category, value });
                        commands.push(Command::Enter(act.write(view.seats())));
                    }
                }
                ui.end_row();
            }
        },
    );
}

/// The roulette: the card 0, then one button for each number of added balls with its chances.
fn spins_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    car: Car,
    state: &mut Play,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.label(kit::bold(speech.word(k::ROULETTE)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let pass = Act::Pass(Pass { car }).write(journal.view().seats());
            let asked = state.stays.ask(journal, pass);
            let button = ui.add_enabled(asked.legal(), Button::new(speech.word(k::PASS)));
            if button.clicked() {
                commands.push(Command::Enter(asked.text.to_owned()));
            }
            if let Err(Halt::Refused(refusal)) = asked.reply {
                button.on_disabled_hover_text(refused(speech, refusal));
            }
        });
    });
    let held = held(journal, car);
    let version = journal.version();
    let mut zero = state.chosen(version).filter(|category| held.contains(category));
    let word = |zero: Option<Category>| match zero {
        Some(category) => speech.sentence(&say!(k::ZERO_OF, category = category.key())),
        None => speech.word(k::NO_ZERO),
    };
    ui.name_inputs(speech.word(k::ZERO), |ui| {
        ComboBox::from_id_salt("zero").width(ui.available_width()).selected_text(word(zero)).show_ui(
            ui,
            |ui| {
                for one in std::iter::once(None).chain(held.into_iter().map(Some)) {
                    ui.selectable_value(&mut zero, one, word(one));
                }
            },
        );
    });
    state.zero = zero.map(|category| (version, category));
    let width = ui.available_width();
    let mut refused = None;
    for spun in spins(state, speech, journal, car) {
        let words = RichText::new(&spun.words).size(kit::SMALL);
        let button = Button::new(words).wrap().min_size(vec2(width, kit::PRESS));
        let response = ui.add_enabled(spun.in_the_way.is_none(), button);
        if response.clicked() {
            commands.push(Command::Enter(spun.text.clone()));
        }
        if let Some(why) = &spun.in_the_way {
            response.on_disabled_hover_text(why);
            refused = refused.or(Some(why));
        }
    }
    if let Some(why) = refused {
        ui.add(egui::Label::new(RichText::new(why).size(kit::SMALL).color(palette.faint)).wrap());
    }
}

/// Every number of added balls with its chances, asked once for a version of the book.
fn spins<'a>(
    state: &'a mut Play,
    speech: Speech,
    journal: &Journal<Sponsors>,
    car: Car,
) -> impl Iterator<Item = &'a Spun> {
    let version = journal.version();
    let zero = state.chosen(version);
    let fresh = |(seen, language, of, _): &(u32, Speech, Option<Category>, Vec<Spun>)| {
        *seen == version && *of == zero && *language == speech
    };
    if !state.asked.as_ref().is_some_and(fresh) {
        let spins = (0..=ADDED_BALLS)
            .map(|added| spun(speech, journal, &Act::Spin(UseRoulette { car, zero, added }), added));
        state.asked = Some((version, speech, zero, spins.collect()));
    }
    state.asked.iter().flat_map(|(.., spins)| spins)
}

fn spun(speech: Speech, journal: &Journal<Sponsors>, act: &Act, added: u8) -> Spun {
    let text = act.write(&journal.setting().seats);
    let racing = u8::try_from(journal.view().state().race.order.len()).unwrap_or_default();
    let chance = roulette(racing, added).ok().map(|answer| answer.headline);
    let words = match chance {
        Some(chance) => speech.sentence(&say!(k::SPIN, count = added, chance = chance)),
        None => text.clone(),
    };
    // Whether a hand has a 0 is for its player alone: the rules are asked when it is pressed.
    let in_the_way = match act {
        act if Sponsors::reveals_secret(journal.view(), act) => None,
        _ => in_the_way(speech, journal, &text),
    };
    Spun { text, words, in_the_way }
}

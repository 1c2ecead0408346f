//! The bags of competition and of Car of the Year: everybody's chance before the draw, and one press for whose disk
//! was drawn, or for Steward to draw.

use egui::{Button, Grid, Label, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette, icons, page, small_badge};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal, Player};
use crate::games::independents::board::Printing;
use crate::games::independents::competition::{self, Bag, size};
use crate::games::independents::{Act, Car, DrawDisk, Independents, Look, car};
use crate::say;
use crate::session::Timeline;
use crate::words::keys::independents as k;
use crate::words::{Language, Line};

/// From this width on everybody's lot stands in columns; where there is less room it is a row that goes on below.
const IN_COLUMNS: f32 = 440.0;

/// A bag: what it is called, what lies in it, and the act that draws from it.
#[derive(Debug)]
struct Draw {
    name: String,
    bag: Bag,
    open: String,
    drawn: Vec<String>,
    /// Whether those who are not drawn lose half of their disks.
    halves: bool,
}

/// What the sheet remembers between two frames.
#[derive(Debug, Default)]
pub struct Bags(Option<(u32, Language, Vec<Draw>, Option<String>)>);

/// Every bag of the step, and the act that settles who is alone.
fn look(view: Look<'_>, speech: Speech) -> (Vec<Draw>, Option<String>) {
    let seats = view.seats();
    let halves = view.state().phase == 4;
    let draw = |name: &Line, bag: Bag, act: &dyn Fn(Option<crate::engine::Seat>) -> Act| Draw {
        halves,
        name: speech.sentence(name),
        open: act(None).write(seats),
        drawn: bag.iter().map(|(seat, _)| act(Some(*seat)).write(seats)).collect(),
        bag,
    };
    if !halves {
        let due = car::due(view);
        let bags =
            due.map(|round| draw(&round.line(), car::lying(view, round), &|drawn| Car { drawn }.into()));
        return (bags.into_iter().collect(), None);
    }
    let open = competition::open(view);
    let alone = open.iter().any(|(_, bag)| bag.len() == 1);
    let several = open.into_iter().filter(|(_, bag)| bag.len() > 1);
    let bags = several.map(|(spot, bag)| {
        let line = Printing::of(view).section(spot);
        draw(&line, bag, &|drawn| DrawDisk { section: spot.section, drawn }.into())
    });
    (bags.collect(), alone.then(|| Act::Settle.write(seats)))
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut Bags,
    commands: &mut Vec<Command>,
) {
    let (version, language) = (journal.version(), speech.language);
    if state.0.as_ref().is_none_or(|(seen, spoken, ..)| (*seen, *spoken) != (version, language)) {
        let (bags, settle) = look(journal.view(), speech);
        state.0 = Some((version, language, bags, settle));
    }
    let Some((.., bags, settle)) = &state.0 else { return };
    page(ui, ScrollArea::vertical().id_salt("bags"), |ui| {
        if let Some(settle) = settle {
            let size = vec2(180.0, kit::MAIN_BUTTON);
            if kit::Button::main(speech.word(k::VERB_SETTLE)).size(size).show(ui).clicked() {
                commands.push(Command::Enter(settle.clone()));
            }
            ui.add_space(kit::GAP);
        }
        for (at, draw) in bags.iter().enumerate() {
            ui.push_id(at, |ui| draw_ui(ui, speech, journal, draw, commands));
            ui.add_space(kit::GAP);
        }
    });
}

fn draw_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    draw: &Draw,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let all = size(&draw.bag);
    kit::raised(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(draw.name.as_str()).size(kit::HEADING));
            let text = speech.word(k::STEWARD_DRAWS);
            let named = format!("{text}: {}", draw.name);
            let button = Button::new((icons::ICON_CASINO.rich_text(), text.as_str()));
            if ui.add(button).accessible_name(named).clicked() {
                commands.push(Command::Enter(draw.open.clone()));
            }
        });
        let row_ui =
            |ui: &mut Ui, player: &Player, count: i64, text: &String, commands: &mut Vec<Command>| {
                small_badge(ui, player);
                let chance = say!(k::CHANCE_OF, disks = count, all = all);
                ui.label(RichText::new(speech.sentence(&chance)).color(palette.faint));
                let drawn = speech.sentence(&say!(k::DRAWN, seat = player.name.as_str()));
                let named = format!("{drawn}: {}", draw.name);
                if ui.button(drawn).accessible_name(named).clicked() {
                    commands.push(Command::Enter(text.clone()));
                }
                if draw.halves {
                    let (back, lost) = competition::halved(count);
                    let halved = speech.sentence(&say!(k::IF_NOT_DRAWN, back = back, lost = lost));
                    let halved = RichText::new(halved).size(kit::SMALL).color(palette.faint);
                    ui.add(Label::new(halved).wrap());
                }
            };
        let seats = &journal.setting().seats;
        let lots = draw.bag.iter().zip(&draw.drawn);
        let lots = lots.filter_map(|((seat, count), text)| Some((seats.player(*seat)?, *count, text)));
        if ui.available_width() < IN_COLUMNS {
            for (player, count, text) in lots {
                ui.horizontal_wrapped(|ui| row_ui(ui, player, count, text, commands));
            }
            return;
        }
        Grid::new("bag").num_columns(4).spacing([kit::WIDE, kit::NEAR]).show(ui, |ui| {
            for (player, count, text) in lots {
                row_ui(ui, player, count, text, commands);
                ui.end_row();
            }
        });
    });
}

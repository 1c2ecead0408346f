//! What the rules say to the entry line: what would move, why not and the way out, or the printed value that must
//! be read first.

use egui::{Label, Rect, RichText, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Palette, opening};
use crate::desk::reading::{Keyboard, reading_ui};
use crate::desk::table::entry::{Beside, EntryLine};
use crate::desk::table::{Subject, plain};
use crate::desk::{Command, Speech};
use crate::engine::Halt;
use crate::say;
use crate::session::Table;
use crate::words::keys;

/// Draws the answer, in a place that is always of the same height beside the choices, but for a question, which shows all
/// its answers; says where that is while there is none.
pub fn answer_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, spare): (&dyn Table, bool),
    line: &mut EntryLine,
    commands: &mut Vec<Command>,
) -> Option<Rect> {
    let palette = Palette::of(ui);
    let text = line.text.trim().to_owned();
    let keyboard = if std::mem::take(&mut line.ask) { Keyboard::Take } else { Keyboard::Leave };
    let (reply, beside) = line.answer().map(|(reply, beside)| (reply.clone(), beside.clone())).unzip();
    let Beside { doubts, ruled, instead } = beside.unwrap_or_default();
    let none = reply.is_none();
    // Where nothing else is told there, a sheet and the results have more use for the place.
    if none && !spare {
        return None;
    }
    // A question is as high as its answers need.
    let asks = matches!(reply, Some(Err(Halt::Missing(_))));
    let (rect, place) = if asks {
        (ui.available_rect_before_wrap(), UiBuilder::new())
    } else {
        let size = vec2(ui.available_width(), kit::REPLY);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        (rect, UiBuilder::new().max_rect(rect))
    };
    ui.scope_builder(place.layout(egui::Layout::top_down(egui::Align::Min)), |ui| {
        if asks {
            ui.set_min_height(kit::REPLY);
        } else {
            ui.shrink_clip_rect(rect);
        }
        ui.spacing_mut().item_spacing.y = kit::NEAR;
        ui.spacing_mut().interact_size.y = kit::BODY;
        match reply {
            None => {}
            Some(Ok(outcome)) => {
                let told = plain::told(speech, table, &text);
                let price = plain::price(speech, table, outcome.movements());
                let said = match price.as_str() {
                    "" => told,
                    price => format!("{told} · {price}"),
                };
                let text = RichText::new(said).color(palette.good);
                opening(ui, text, commands, || Subject::Offer(outcome.text.clone()));
                for doubt in &doubts {
                    let doubt = RichText::new(speech.sentence(doubt)).color(palette.amber);
                    ui.add(Label::new(doubt).wrap());
                }
            }
            Some(Err(Halt::Refused(refusal))) => {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(speech.sentence(&refusal.why)).color(palette.red));
                    if let Some(way_out) = &refusal.way_out {
                        ui.label(RichText::new(speech.sentence(way_out)));
                    }
                    if let Some(instead) = instead {
                        let act = say!(keys::desk::INSTEAD, act = plain::told(speech, table, &instead));
                        if ui.small_button(speech.say(&act)).on_hover_text(&instead).clicked() {
                            commands.push(Command::Draft(instead));
                        }
                    }
                    for ruled in &ruled {
                        ui.label(RichText::new(speech.sentence(ruled)).small().color(palette.faint));
                    }
                    if ui.small_button(speech.word(keys::desk::WAIT)).clicked() {
                        commands.push(Command::Wait(text));
                    }
                });
            }
            Some(Err(Halt::Missing(missing))) => {
                ui.horizontal_wrapped(|ui| {
                    let mut lines =
                        reading_ui(ui, speech, table.board(), &missing, &mut line.value, keyboard);
                    let last = lines.pop().map(|line| Command::Read(line, Some(text)));
                    commands.extend(lines.into_iter().map(|line| Command::Read(line, None)).chain(last));
                });
            }
            Some(Err(Halt::Unreadable(why))) => {
                ui.add(Label::new(RichText::new(speech.sentence(&why)).color(palette.faint)).wrap());
            }
        }
    });
    none.then_some(rect)
}

/// Draws the slip of acts that wait for their turn.
pub fn waiting_ui(ui: &mut Ui, speech: Speech, waiting: &[String], commands: &mut Vec<Command>) {
    if waiting.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(speech.word(keys::desk::WAITING)).small());
        for (at, text) in waiting.iter().enumerate() {
            if ui.small_button(text).on_hover_text(speech.word(keys::desk::TAKE_OFF)).clicked() {
                commands.push(Command::Unwait(at));
            }
        }
    });
}

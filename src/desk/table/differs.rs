//! The panel of entries whose effect has changed: both effects of each, and two buttons to decide. It opens with such a record.

use egui::{Label, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::plain;
use crate::desk::table::right::answer;
use crate::desk::{Action, Speech};
use crate::engine::entry::Verb;
use crate::engine::{Divergence, Resolution};
use crate::msg;
use crate::record::Record;
use crate::session::{Session, description, divergence};
use crate::words::keys::{desk, differs as k};
use crate::words::{Key, Line};

/// The possible decisions, each with its consequence.
const ANSWERS: [(Resolution, Key, Key); 2] = [
    (Resolution::AsPlayed(None), k::AS_PLAYED, k::AS_PLAYED_MEANS),
    (Resolution::ByTheRule, k::BY_RULE, k::BY_RULE_MEANS),
];

#[derive(Debug)]
pub struct Differs {
    all: Vec<Divergence>,
    /// The undecided lines.
    open: Vec<u32>,
    /// The movements that would restore the balances, or why there are none.
    back: Result<Vec<Line>, Line>,
}

impl Differs {
    pub fn of(table: &Session) -> Self {
        let all = table.divergences();
        let open = all.iter().filter(|found| found.resolved.is_none()).map(|found| found.n).collect();
        Self { all, open, back: back(table) }
    }
}

fn back(table: &Session) -> Result<Vec<Line>, Line> {
    let Some(back) = table.as_played("").map_err(|rejection| rejection.line())? else {
        return Ok(Vec::new());
    };
    let outcome = table.preview(Verb::Correct(back)).map_err(|rejection| rejection.why().clone())?;
    Ok(outcome.movements().iter().map(|movement| description::movement_line(table, movement)).collect())
}

pub fn differs_ui(
    ui: &mut Ui,
    speech: Speech,
    record: &Record,
    differs: &Differs,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let table = record.session();
    let wrapped = |ui: &mut Ui, text: RichText| ui.add(Label::new(text).wrap());
    wrapped(ui, RichText::new(speech.word(k::WHY)).color(palette.faint));
    ui.add_space(kit::GAP);
    ScrollArea::vertical().id_salt("differs").max_height(kit::list(ui, 5.0)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for divergence in &differs.all {
            let row = table.line(divergence.n);
            let act = row.map(|row| plain::describe_row(speech, table, &row)).unwrap_or_default();
            let what = divergence::divergence_line(divergence, act);
            wrapped(ui, kit::bold(speech.sentence(&what)));
            ui.indent(divergence.n, |ui| {
                for line in divergence::then_and_now(table, divergence) {
                    wrapped(ui, RichText::new(speech.sentence(&line)));
                }
            });
        }
    });
    kit::part(ui);
    if !differs.open.is_empty() {
        let description = match &differs.back {
            Ok(moves) if moves.is_empty() => speech.word(k::BACK_NOTHING),
            Ok(moves) => speech.sentence(&msg!(k::BACK, moves = moves.clone())),
            Err(why) => speech.sentence(&msg!(k::NO_WAY_BACK, why = why.clone())),
        };
        wrapped(ui, RichText::new(description));
        ui.add_space(kit::GAP);
        let width = (ui.available_width() - kit::GAP) / 2.0;
        ui.horizontal(|ui| {
            for (way, name, means) in ANSWERS {
                let ready =
                    record.read_only().is_none() && (way == Resolution::ByTheRule || differs.back.is_ok());
                if answer(ui, ready, false, width, speech.word(name), &speech.word(means)).clicked() {
                    let reason = speech.say(&divergence::as_played_line(&differs.open));
                    actions.push(Action::Settle(way, reason));
                }
            }
        });
        ui.add_space(kit::GAP);
    }
    let close = if differs.open.is_empty() { desk::CLOSE } else { k::LATER };
    ui.horizontal_wrapped(|ui| {
        if ui.button(speech.word(close)).clicked() {
            ui.close();
        }
        if let Some(why) = record.read_only().filter(|_| !differs.open.is_empty()) {
            ui.add(Label::new(RichText::new(speech.sentence(&why.line())).color(palette.amber)).wrap());
        }
    });
}

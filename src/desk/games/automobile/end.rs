//! The end of the game, built up term by term: cash, every factory, loans and debts, and who is the richest.

use egui::{Align, Layout, Rect, RichText, Sense, StrokeKind, Ui, pos2, vec2};

use crate::desk::games::automobile::parts::seat_badge;
use crate::desk::games::automobile::trial::Kept;
use crate::desk::games::automobile::{Sheet, body, foot};
use crate::desk::kit::{self, Figure, Palette, opened, pieces};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::entry::Verb;
use crate::engine::ledger::UnitKind;
use crate::engine::{Journal, Player, Rules, Standing, View};
use crate::games::automobile::units::DOLLARS;
use crate::games::automobile::{Act, Automobile};
use crate::say;
use crate::words::keys::{automobile as k, sheets};
use crate::words::{Arg, Line};

/// What the sheet remembers.
#[derive(Debug, Default)]
pub struct End {
    standings: Kept<Vec<Standing>>,
    /// How many terms are shown; all of them unless somebody builds it up.
    shown: Option<usize>,
}

/// Everybody's fortune with all its terms: once the game is over, as they stood before the last entry changed
/// them into cash.
fn fortunes(journal: &Journal<Automobile>) -> Vec<Standing> {
    let now = Automobile::standings(journal.view()).unwrap_or_default();
    if !journal.view().state().over() {
        return now;
    }
    let ended = journal.chain().iter().rev().filter_map(|n| journal.entry(*n));
    let mut ended = ended.filter(|entry| matches!(entry.verb, Verb::Act(Act::EndTurn)));
    let before = ended.next().and_then(|entry| journal.book_at(entry.on).ok());
    let Some(book) = before else { return now };
    let then = Automobile::standings(View { setting: journal.setting(), book: &book }).unwrap_or_default();
    let same = |standing: &Standing| {
        then.iter().any(|other| other.seat == standing.seat && other.score.total == standing.score.total)
    };
    if now.iter().all(same) { then } else { now }
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, end: &mut End) {
    let (speech, view, journal) = (desk.speech, desk.view(), desk.journal);
    let standings = end.standings.of(journal, || fortunes(journal));
    if !view.state().over() {
        let asked = desk.trial.ask(journal, &Act::EndTurn);
        foot(ui, speech, sheets::END_GAME, asked, desk.commands);
    }
    let unit = view.book.ledger.chart().unit(DOLLARS);
    let most = standings.iter().map(|standing| standing.score.terms.len()).max().unwrap_or_default();
    let (shown, commands) = (&mut end.shown, &mut *desk.commands);
    body(ui, |ui| {
        ui.horizontal(|ui| {
            if ui.button(speech.word(sheets::BUILD_UP)).clicked() {
                *shown = Some(1);
            }
            ui.add_enabled_ui(shown.is_some(), |ui| {
                if ui.button(speech.word(sheets::NEXT_TERM)).clicked() {
                    *shown = shown.map(|shown| shown + 1).filter(|shown| *shown <= most);
                }
                if ui.button(speech.word(sheets::ALL_TERMS)).clicked() {
                    *shown = None;
                }
            });
        });
        let mut order: Vec<&Standing> = standings.iter().collect();
        if shown.is_some() {
            order.sort_by_key(|standing| standing.seat);
        }
        let largest = standings.iter().map(worth).max().unwrap_or(1).max(1);
        for standing in order {
            let Some(player) = view.seats().player(standing.seat) else { continue };
            kit::raised(ui).inner_margin(egui::Margin::symmetric(kit::MARGIN, 0)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                fortune_ui(ui, speech, player, standing, (*shown, largest), unit, commands);
            });
        }
    });
}

/// Everything that somebody has before anything is taken off.
fn worth(standing: &Standing) -> i64 {
    standing.score.terms.iter().map(|term| term.amount.max(0)).sum()
}

fn fortune_ui(
    ui: &mut Ui,
    speech: Speech,
    player: &Player,
    standing: &Standing,
    (shown, largest): (Option<usize>, i64),
    unit: Option<&'static UnitKind>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let measure = unit.map_or(standing.score.measure, UnitKind::measure);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.horizontal(|ui| {
        if shown.is_none() {
            let rank = speech.say(&say!(sheets::RANK, rank = standing.rank));
            let first = standing.rank == 1;
            let colour = if first { palette.ink } else { palette.faint };
            ui.label(RichText::new(rank).size(kit::HEADING).color(colour));
        }
        seat_badge(ui, player, 110.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if shown.is_none() {
                let name = speech.say(&standing.score.what);
                let figure = Figure::of(unit, standing.score.total, name).width(70.0).strong();
                let score = || Subject::of(&standing.score.clone().counted_in(measure));
                figure.opens(ui, speech, commands, score);
            }
            bar(ui, player, standing, shown, largest);
        });
    });
    ui.spacing_mut().interact_size.y = kit::SMALL;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = kit::SPACE;
        for term in standing.score.terms.iter().take(shown.unwrap_or(usize::MAX)) {
            let what = speech.sentence(&short(&term.what));
            let text = match term.applied {
                true => speech.say(&say!(sheets::TERM, what = what, amount = Arg::Money(term.amount))),
                false => what,
            };
            let colour = if term.amount < 0 { palette.red } else { palette.ink };
            let text = RichText::new(text).size(kit::SMALL).color(colour);
            ui.spacing_mut().button_padding = vec2(0.0, 0.0);
            let term = ui.add(egui::Button::new(text).frame_when_inactive(false));
            opened(term, commands, || Subject::of(&standing.score.clone().counted_in(measure)));
        }
    });
}

/// A term without what everybody sees: a factory by its space alone.
fn short(what: &Line) -> Line {
    let space = what.args.iter().find_map(|(name, arg)| match (name, arg) {
        (&"space", Arg::Line(space)) => Some((**space).clone()),
        _ => None,
    });
    match (what.key, space) {
        (k::TERM_VALUE, Some(space)) => space,
        (k::TERM_VALUE_PARTS, Some(_)) => k::TERM_PARTS.into(),
        _ => what.clone(),
    }
}

/// A fortune as a bar: a block for each term, what is taken off struck out at its end.
fn bar(ui: &mut Ui, player: &Player, standing: &Standing, shown: Option<usize>, largest: i64) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
    let length = |amount: i64| rect.width() * amount as f32 / largest as f32;
    let mut right = rect.left();
    for (at, term) in standing.score.terms.iter().take(shown.unwrap_or(usize::MAX)).enumerate() {
        if term.amount >= 0 {
            let block =
                Rect::from_min_size(pos2(right, rect.top()), vec2(length(term.amount), rect.height()));
            let strength = if at == 0 { 0.55 } else { 1.0 };
            let fill = pieces(palette, player.colour).gamma_multiply(strength);
            ui.painter().rect(block, 1.0, fill, kit::hairline(palette.ink), StrokeKind::Inside);
            right = block.right();
        } else {
            let left = (right - length(-term.amount)).max(rect.left());
            let block = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
            ui.painter().rect(
                block,
                1.0,
                palette.sheet.gamma_multiply(0.8),
                kit::outline(palette.red),
                StrokeKind::Inside,
            );
            right = left;
        }
    }
}

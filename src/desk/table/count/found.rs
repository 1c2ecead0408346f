//! What explains a count: the suspected mistakes, likeliest first, with a link to the entry, the correction of the book, and the correction at
//! the table.

use egui::{Button, Frame, Label, Margin, RichText, Ui};

use crate::desk::kit::{self, Palette, opening};
use crate::desk::table::count::Count;
use crate::desk::table::count::grid::low;
use crate::desk::table::{Panel, Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::discrepancy::Suspect;
use crate::engine::entry::Verb;
use crate::msg;
use crate::session::{Session, counting, guard};
use crate::words::keys::count as k;

/// The most suspects that are shown.
const SHOWN: usize = 8;

/// Draws the difference and its explanations.
pub(super) fn found_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    count: &mut Count,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = kit::NEAR / 2.0;
    let Some(found) = &count.found else { return };
    if found.gaps.is_empty() && found.unread.is_empty() {
        ui.label(RichText::new(speech.word(k::NOTHING_YET)).color(palette.faint));
        return;
    }
    for (_, why) in &found.unread {
        ui.add(Label::new(RichText::new(speech.sentence(why)).color(palette.red)).wrap());
    }
    for gap in &found.gaps {
        let doubt = guard::uncountable(table, gap.unit, gap.counted, &count.values(table, gap.unit));
        if let Some(doubt) = doubt {
            ui.add(Label::new(RichText::new(speech.sentence(&doubt)).color(palette.amber)).wrap());
        }
    }
    let off: Vec<_> = found.gaps.iter().filter(|gap| gap.off() != 0).collect();
    if off.is_empty() {
        if found.unread.is_empty() {
            ui.label(RichText::new(speech.word(k::ALL_AGREES)).size(kit::HEADING).color(palette.good));
        }
        return;
    }
    for gap in &off {
        let line = counting::gap_line(table, gap);
        let text = RichText::new(speech.sentence(&line)).color(palette.red);
        let figures = || {
            let book = table.explain_balance(gap.holder, gap.unit);
            Subject::Figures(vec![counting::gap_figure(table, gap), book])
        };
        ui.scope(|ui| {
            low(ui);
            opening(ui, text, actions, figures);
        });
    }
    let title = if found.suspects.is_empty() { k::UNEXPLAINED } else { k::EXPLAINED };
    ui.add(Label::new(kit::bold(speech.word(title))).wrap());
    let entry = count.entry(table);
    let mut chosen = count.chosen;
    for (at, suspect) in found.suspects.iter().take(SHOWN).enumerate() {
        let here = Some(at) == chosen;
        let fill = if here { palette.raised } else { palette.sheet };
        let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(kit::MARGIN, 0));
        frame.show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            if suspect_ui(ui, speech, table, at, suspect, entry.as_ref(), actions) {
                chosen = Some(at);
            }
        });
    }
    count.chosen = chosen;
}

/// Draws a suspect. Returns whether it has the focus.
fn suspect_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    at: usize,
    suspect: &Suspect,
    entry: Option<&Verb>,
    actions: &mut Vec<Action>,
) -> bool {
    let what = plain::description(speech, table, &suspect.text);
    let title = match suspect.step {
        Some(step) => msg!(k::SUSPECT, n = at + 1, entry = step.to_string(), what = what),
        None => msg!(k::SUSPECT_NONE, n = at + 1),
    };
    let mistake = speech.sentence(&counting::mistake_line(table, suspect));
    ui.add(Label::new(kit::bold(speech.say(&title))).wrap());
    let subject = || match (suspect.step, suspect.fix.act()) {
        (None, Some(act)) => Subject::Offer(act.clone()),
        (step, _) => Subject::Entry(step.map_or(0, |step| step.line)),
    };
    ui.scope(|ui| {
        low(ui);
        opening(ui, RichText::new(mistake), actions, subject);
    });
    let mut focused = false;
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, key, named| {
            let name = speech.say(&msg!(named, n = at + 1));
            let response = ui.add(Button::new(RichText::new(speech.word(key)).small())).accessible_name(name);
            focused |= response.has_focus();
            response.clicked()
        };
        if let Some(step) = suspect.step
            && button(ui, k::GO, k::GO_TO)
        {
            actions.extend([Action::Panel(None), Action::Look(Some(step.line))]);
        }
        if button(ui, k::FIX, k::FIX_IT) {
            actions.extend(fixing(suspect, entry.cloned()));
        }
        if !suspect.hand_over.is_empty() && button(ui, k::HAND_OVER, k::HAND_OVER_IT) {
            actions.extend(entry.cloned().map(Action::Enter));
            actions.push(Action::Panel(Some(Panel::HandOver(suspect.hand_over.clone()))));
        }
    });
    focused
}

/// The fix, and the count, which then agrees with the book.
fn fixing(suspect: &Suspect, entry: Option<Verb>) -> impl Iterator<Item = Action> {
    let fixed = [Action::Panel(None), Action::Enter(suspect.fix.clone())];
    fixed.into_iter().chain(entry.map(Action::Enter))
}

fn suspect(count: &Count, at: usize) -> Option<&Suspect> {
    count.found.as_ref()?.suspects.get(at)
}

/// Shows the entry of the chosen suspect, or of the likeliest.
pub(super) fn go(count: &Count, actions: &mut Vec<Action>) {
    let likeliest = suspect(count, count.chosen.unwrap_or(0));
    if let Some(step) = likeliest.and_then(|suspect| suspect.step) {
        actions.extend([Action::Panel(None), Action::Look(Some(step.line))]);
    }
}

/// Applies the fix of the chosen suspect. The likeliest one is not applied unless it was chosen.
pub(super) fn fix(table: &Session, count: &Count, actions: &mut Vec<Action>) {
    if let Some(suspect) = count.chosen.and_then(|at| suspect(count, at)) {
        actions.extend(fixing(suspect, count.entry(table)));
    }
}

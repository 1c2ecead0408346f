//! What-if: a game played on in memory. A frame and a bar mark it; nothing is written until it is kept.

use egui::{Grid, StrokeKind, Ui};

use crate::desk::kit::{self, Figure};
use crate::desk::table::{Panel, Seen, Subject};
use crate::desk::{Action, Speech, WhatIfCommand};
use crate::engine::Holder;
use crate::msg;
use crate::session::WhatIf;
use crate::words::keys::what_if as k;

/// Draws the bar of a what-if with its buttons.
pub fn band_ui(ui: &mut Ui, speech: Speech, what_if: &WhatIf, actions: &mut Vec<Action>) {
    let text = format!("{} · {}", speech.word(k::TITLE), speech.word(k::NOTHING_WRITTEN));
    // Next to a filled-in entry line the sentence takes two lines.
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    kit::mode_ui(ui, (kit::WHAT_IF, kit::ON_WHAT_IF), &text, |ui| {
        if ui.button(speech.word(k::DROP)).clicked() {
            actions.push(Action::WhatIf(WhatIfCommand::Drop));
        }
        let lines = what_if.keep().map_or(0, |kept| kept.len());
        let keep = egui::Button::new(speech.say(&msg!(k::KEEP, count = lines)));
        if kit::add_lit(ui, lines > 0, keep).clicked() {
            actions.push(Action::WhatIf(WhatIfCommand::Keep));
        }
        if ui.button(speech.word(k::COMPARE)).clicked() {
            actions.push(Action::Panel(Some(Panel::Compare)));
        }
    });
}

/// Draws the frame around the window.
pub fn edge(ui: &Ui) {
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("what-if"));
    let painter = ui.ctx().layer_painter(layer);
    let rect = ui.ctx().content_rect();
    painter.rect_stroke(rect, 0, kit::way(kit::EDGE, kit::WHAT_IF), StrokeKind::Inside);
}

/// Draws the comparison with the game.
pub fn compare_ui(ui: &mut Ui, speech: Speech, what_if: &WhatIf, seen: &Seen, actions: &mut Vec<Action>) {
    let table = what_if.session();
    let hands = what_if.compare().into_iter().filter(|changed| matches!(changed.holder, Holder::Seat(_)));
    let then = what_if.then().standings.as_deref().unwrap_or_default();
    let scores = table.seats().iter().filter_map(|seat| {
        let before = then.iter().find(|standing| standing.seat == seat).map(|standing| &standing.score);
        Some((seat, before?, seen.score(seat)?))
    });
    egui::ScrollArea::vertical().id_salt("compared").max_height(kit::list(ui, 1.0)).show(ui, |ui| {
        Grid::new("compared").num_columns(3).spacing([kit::GROUP, 0.0]).show(ui, |ui| {
            ui.label("");
            for key in [k::THEN, k::NOW] {
                kit::heading(ui, speech.word(key), 90.0);
            }
            ui.end_row();
            for changed in hands {
                let unit = table.chart().unit(changed.unit);
                let name = unit.map_or(k::COMPARED, |kind| kind.name);
                let what = msg!(k::ROW, holder = table.holder_line(changed.holder), unit = name);
                let what = speech.sentence(&what);
                ui.label(what.as_str());
                let (holder, held) = (changed.holder, changed.unit);
                let then = Figure::of(unit, changed.then, what.as_str()).width(90.0);
                then.opens(ui, speech, actions, || Subject::of(&what_if.explain_then(holder, held)));
                let now = Figure::of(unit, changed.now, what.as_str()).width(90.0).strong().marked(true);
                now.opens(ui, speech, actions, || Subject::Balance(holder, held));
                ui.end_row();
            }
            for (seat, then, now) in scores {
                let name = table.seats().name(seat);
                let what = msg!(
                    crate::words::keys::table::NAMED,
                    name = name,
                    what = (table.info().standing_name)()
                );
                let what = speech.sentence(&what);
                ui.label(what.as_str());
                let differs = then.total != now.total;
                for (score, changed) in [(then, false), (now, differs)] {
                    let figure = Figure::counted(score.measure, score.total, what.as_str()).width(90.0);
                    let figure = if changed { figure.strong().marked(true) } else { figure };
                    figure.opens(ui, speech, actions, || Subject::of(score));
                }
                ui.end_row();
            }
        });
    });
    kit::part(ui);
    ui.horizontal(|ui| {
        if ui.button(speech.word(k::PLAY_ON)).clicked() {
            ui.close();
        }
        let lines = what_if.keep().map_or(0, |kept| kept.len());
        if kit::add_lit(ui, lines > 0, egui::Button::new(speech.say(&msg!(k::KEEP, count = lines)))).clicked()
        {
            actions.push(Action::WhatIf(WhatIfCommand::Keep));
        }
        if ui.button(speech.word(k::DROP)).clicked() {
            actions.push(Action::WhatIf(WhatIfCommand::Drop));
        }
    });
}

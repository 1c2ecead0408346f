//! The trial balance panel: for each unit the total and where it is, since when and why something is outside, and the last count.

use egui::{Grid, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Figure, Palette, icons, mark};
use crate::desk::table::{Panel, Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::Holder;
use crate::engine::trial_balance::{LastCount, TrialBalance};
use crate::msg;
use crate::session::Session;
use crate::words::keys::trial_balance as k;

#[derive(Debug)]
pub struct TrialBalancePage {
    trial_balances: Vec<TrialBalance>,
    last: Option<LastCount>,
}

impl TrialBalancePage {
    pub fn of(table: &Session) -> Self {
        Self { trial_balances: table.trial_balances(), last: table.last_count() }
    }
}

pub fn trial_balance_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    page: &TrialBalancePage,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    ScrollArea::vertical()
        .id_salt("trial balance")
        .auto_shrink([false, true])
        .max_height(kit::list(ui, 3.0))
        .show(ui, |ui| {
            Grid::new("trial-balance").num_columns(7).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
                ui.label(RichText::new(speech.word(k::UNIT)).small().color(palette.faint));
                for key in [k::ISSUED, k::PLAYERS, k::BANK, k::BOARD, k::OUTSIDE] {
                    kit::heading(ui, speech.word(key), 90.0);
                }
                ui.end_row();
                for balance in &page.trial_balances {
                    unit_ui(ui, speech, table, balance, actions);
                    ui.end_row();
                }
            });
        });
    kit::part(ui);
    count_ui(ui, speech, page.last, actions);
}

fn unit_ui(ui: &mut Ui, speech: Speech, table: &Session, balance: &TrialBalance, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let unit = table.chart().unit(balance.unit);
    let name = unit.map_or(k::UNIT, |kind| kind.name);
    let name = match balance.unit.colour {
        Some(seat) => msg!(crate::words::keys::table::UNIT_OF, unit = name, name = table.seats().name(seat)),
        None => name.into(),
    };
    let name = speech.sentence(&name);
    ui.label(RichText::new(name.as_str()).small());
    let TrialBalance { issued, players, bank, board, .. } = balance;
    for (key, held) in [(k::ISSUED, issued), (k::PLAYERS, players), (k::BANK, bank), (k::BOARD, board)] {
        let named = format!("{name}, {}", speech.word(key));
        let figure = Figure::of(unit, held.total, named).width(90.0).low();
        let figure = if key == k::ISSUED { figure.strong() } else { figure };
        figure.opens(ui, speech, actions, || Subject::of(held));
    }
    let figure =
        Figure::of(unit, balance.outside, format!("{name}, {}", speech.word(k::OUTSIDE))).width(90.0);
    let outside = || Subject::Balance(Holder::Outside, balance.unit);
    figure.low().marked(!balance.whole()).opens(ui, speech, actions, outside);
    if let Some(step) = balance.since {
        let row = table.line(step.line);
        let why = row.map(|row| plain::describe_row(speech, table, &row)).unwrap_or_default();
        let text = speech.say(&msg!(k::SINCE, n = step.to_string(), why = why));
        let button = egui::Button::new(RichText::new(text).small().color(palette.amber));
        if ui.add(button.frame_when_inactive(false).truncate()).clicked() {
            actions.push(Action::Why(Subject::Entry(step.line)));
        }
    }
}

fn count_ui(ui: &mut Ui, speech: Speech, last: Option<LastCount>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let (text, colour) = match last {
            None => (msg!(k::NEVER_COUNTED), palette.faint),
            Some(LastCount { n, accounts, off: 0 }) => {
                (msg!(k::COUNTED, n = n, accounts = accounts), palette.good)
            }
            Some(LastCount { n, accounts, off }) => {
                (msg!(k::COUNTED_OFF, n = n, accounts = accounts, off = off), palette.amber)
            }
        };
        mark(ui, icons::ICON_PAYMENTS, kit::BODY, colour);
        ui.label(RichText::new(speech.say(&text)).color(colour));
        if ui.button(speech.word(crate::words::keys::count::TITLE)).clicked() {
            actions.push(Action::Panel(Some(Panel::Count)));
        }
    });
}

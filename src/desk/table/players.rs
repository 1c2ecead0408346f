//! The players' cards along the bottom: the main holding in large figures, the others as icon and number; a click on one opens its
//! explanation. Holdings of zero are hidden unless everything is to be shown.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use crate::desk::kit::{self, Figure, Palette, opened, symbol};
use crate::desk::table::hands::{Hand, hands};
use crate::desk::table::{Echo, Panel, Seen, Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::ledger::UnitKind;
use crate::engine::{AnyAct, Column, Debt, Glance, Holder, Ledger, Measure, Seat, Standing, TurnStatus};
use crate::msg;
use crate::session::{Session, description};
use crate::words::keys;

/// The position on the cards: now, or in the history.
#[derive(Clone, Copy, Debug)]
pub struct Lying<'a> {
    ledger: &'a Ledger,
    debts: &'a [Debt],
    stage: &'a TurnStatus,
    standings: Option<&'a [Standing]>,
    /// The last entry; `None` in the history.
    just: Option<&'a Echo>,
    /// The balances after the drafted act, and the act.
    drafted: Option<(&'a Ledger, Option<&'a AnyAct>)>,
    now: bool,
}

impl<'a> Lying<'a> {
    /// The current position with the last entry.
    pub fn now(
        table: &'a Session,
        seen: &'a Seen,
        just: Option<&'a Echo>,
        drafted: Option<(&'a Ledger, Option<&'a AnyAct>)>,
    ) -> Self {
        Self {
            ledger: &table.book().ledger,
            debts: &table.book().debts,
            stage: &seen.stage,
            standings: seen.standings.as_deref().ok(),
            just,
            drafted,
            now: true,
        }
    }

    /// A position of the history.
    pub fn then(glance: &'a Glance) -> Self {
        let standings = glance.standings.as_deref().ok();
        Self {
            ledger: &glance.book.ledger,
            debts: &glance.book.debts,
            stage: &glance.stage,
            standings,
            just: None,
            drafted: None,
            now: false,
        }
    }
}

/// What all cards share.
struct Card<'a> {
    speech: Speech,
    table: &'a Session,
    lying: Lying<'a>,
    seen: &'a Seen,
    columns: Vec<Column>,
    /// Whether empty columns are shown too.
    all: bool,
    /// Whether there are so many players that the name needs a line of its own.
    close: bool,
}

impl Card<'_> {
    /// Whether the drafted change of the large figure has a line of its own at the foot of the card.
    fn drafts_below(&self, ui: &Ui) -> bool {
        !self.close && !kit::narrow(ui)
    }

    /// A hand's amount of a column, and the drafted one if it differs.
    fn held(&self, hand: &Hand, column: &Column) -> (i64, Option<(i64, Option<&AnyAct>)>) {
        let accounts = column.accounts(self.table.chart(), hand.holder, hand.seat);
        let on = |ledger: &Ledger| {
            let all = accounts.iter().map(|(holder, unit)| ledger.balance(*holder, *unit));
            all.fold(0, i64::saturating_add)
        };
        let amount = on(self.lying.ledger);
        let drafted = self.lying.drafted.map(|(ledger, act)| (on(ledger), act));
        (amount, drafted.filter(|(drafted, _)| *drafted != amount))
    }
}

/// The most players whose name is next to their main holding.
const SIDE_BY_SIDE: usize = 4;

pub fn players_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    lying: Lying<'_>,
    seen: &Seen,
    all: bool,
    actions: &mut Vec<Action>,
) {
    let held = |column: &Column| column.kinds.iter().any(|kind| seen.story.was_held(*kind));
    let mut columns = (table.info().columns)();
    if all {
        let known: Vec<_> = columns.iter().map(|column| column.name).collect();
        let units = Column::of_units(table.chart().kinds()).into_iter();
        columns.extend(units.filter(|unit| !known.contains(&unit.name)));
    } else {
        columns.retain(held);
    }
    let close = table.seats().count() > SIDE_BY_SIDE || kit::phone(ui);
    let card = Card { speech, table, lying, seen, columns, all, close };
    let hands = hands(speech, table);
    let whole = ui.available_rect_before_wrap();
    let seats: Vec<Seat> = table.seats().iter().collect();
    let in_row = kit::PageLayout::players_in_row(whole.width(), seats.len());
    let (count, rows) = (in_row as f32, seats.len().div_ceil(in_row) as f32);
    let width = (whole.width() - kit::GAP * (count - 1.0)) / count;
    let height = (whole.height() - kit::NEAR * (rows - 1.0)) / rows;
    kit::one_stop(ui, "players", |ui| {
        for (at, seat) in seats.into_iter().enumerate() {
            let left = whole.left() + (width + kit::GAP) * (at % in_row) as f32;
            let top = whole.top() + (height + kit::NEAR) * (at / in_row) as f32;
            let place = Rect::from_min_size(pos2(left, top), vec2(width, height));
            let own: Vec<&Hand> = hands.iter().filter(|hand| hand.seat == seat).collect();
            ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(("player", at)), |ui| {
                card_ui(ui, &card, seat, &own, actions);
            });
        }
        None
    });
}

fn card_ui(ui: &mut Ui, card: &Card<'_>, seat: Seat, hands: &[&Hand], actions: &mut Vec<Action>) {
    let Some(first) = hands.first() else { return };
    let place = ui.available_rect_before_wrap();
    let acting = hands.iter().any(|hand| card.lying.stage.acts(seat, hand.player.colour));
    kit::seat_card(ui, place, first.player.colour, acting);
    let inner = place.shrink2(vec2(kit::SPACE, if kit::narrow(ui) { 2.0 } else { kit::NEAR }));
    let inner = inner.with_min_x(inner.left() + kit::NEAR);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.shrink_clip_rect(place);
        ui.spacing_mut().item_spacing = vec2(kit::NEAR, 0.0);
        let row = |low: bool| if low { kit::CLOSE_ROW } else { kit::ROW };
        ui.spacing_mut().interact_size.y = row(card.close && kit::narrow(ui));
        head_ui(ui, card, first, acting, hands.len() == 1, actions);
        ui.spacing_mut().interact_size.y = row(card.close);
        for hand in hands {
            // The main holding of a single hand is drawn in the head, or with the others if there is no room for large figures.
            let skip = usize::from(hands.len() == 1 && !(card.close && kit::narrow(ui)));
            units_ui(ui, card, hand, skip, actions);
        }
        if card.all || card.lying.stage.over.is_some() {
            score_ui(ui, card, seat, actions);
        }
        if let (true, Some(column)) = (card.drafts_below(ui), card.columns.first()) {
            let below = inner.with_min_y(inner.bottom() - kit::ROW).translate(vec2(kit::GAP, -kit::NEAR));
            let right = UiBuilder::new().max_rect(below).layout(Layout::right_to_left(Align::Center));
            ui.scope_builder(right, |ui| drafted_ui(ui, card, first, column, true, actions));
        }
    });
}

/// Draws the name and the main holding, side by side or, if there are many players, one below the other.
fn head_ui(ui: &mut Ui, card: &Card<'_>, hand: &Hand, acting: bool, alone: bool, actions: &mut Vec<Action>) {
    if card.close {
        ui.horizontal(|ui| name_ui(ui, card, hand, acting, actions));
    }
    if card.close && kit::narrow(ui) {
        return;
    }
    let (high, large) = match (kit::narrow(ui), card.close) {
        (true, _) => (kit::ROW, kit::HEADING),
        (false, true) => (kit::ROW + kit::NEAR, kit::HEADING),
        (false, false) => (kit::ROW + kit::GAP, kit::TITLE),
    };
    let size = vec2(ui.available_width(), high);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        if let (true, Some(column)) = (alone, card.columns.first()) {
            figure_ui(ui, card, hand, column, large, actions);
            ui.add_space(kit::GAP);
        }
        just_ui(ui, card, hand.seat, actions);
        if !card.close {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                name_ui(ui, card, hand, acting, actions);
            });
        }
    });
}

/// Draws the symbol, the name, which opens the player's page, and the role.
fn name_ui(ui: &mut Ui, card: &Card<'_>, hand: &Hand, acting: bool, actions: &mut Vec<Action>) {
    let Card { speech, .. } = *card;
    let palette = Palette::of(ui);
    let role = card.lying.stage.role(hand.seat).map(|role| speech.sentence(&role.into()));
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(kit::badge_size()), egui::Sense::hover());
    symbol(ui, rect, hand.player.colour);
    let text = kit::bold(hand.player.name.as_str()).size(kit::LEAD).color(palette.ink);
    let key = if acting { keys::table::PAGE_OF_ACTING } else { keys::table::PAGE_OF };
    let named = speech.sentence(&msg!(key, name = hand.player.name.as_str()));
    ui.spacing_mut().button_padding = vec2(kit::NEAR, 0.0);
    let said = role.as_ref().map_or(0.0, |role| kit::text_width(ui, role, kit::SMALL) + kit::GAP);
    let room = ui.available_width();
    // The role is dropped before the name is cut.
    let role = role.filter(|_| said < room / 2.0);
    ui.scope(|ui| {
        ui.set_max_width(room - if role.is_some() { said } else { 0.0 });
        let name = egui::Button::new(text).frame_when_inactive(false).truncate().sense(kit::stop(ui));
        let name = ui.add(name).accessible_name(named).on_hover_text(hand.player.name.as_str());
        if name.clicked() {
            actions.push(Action::Panel(Some(Panel::Player(hand.seat))));
        }
    });
    if let Some(role) = role {
        ui.label(RichText::new(role).small().color(palette.faint));
    }
}

/// Draws the money that the last entry brought or cost the player.
fn just_ui(ui: &mut Ui, card: &Card<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let Some(echo) = card.lying.just else { return };
    ui.spacing_mut().button_padding = egui::Vec2::ZERO;
    for net in echo.money.iter().filter(|net| net.seat == seat) {
        let text = plain::signed_figure(card.speech, card.table, net.unit, net.amount);
        let text = kit::bold(text).size(kit::SMALL).color(Palette::of(ui).accent);
        let button = egui::Button::new(text).frame_when_inactive(false).sense(kit::stop(ui));
        opened(ui.add(button), actions, || Subject::Entry(echo.line));
    }
}

/// Draws the holdings of a hand except the first `skip`, its debts, and the partners.
fn units_ui(ui: &mut Ui, card: &Card<'_>, hand: &Hand, skip: usize, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = kit::NEAR / 2.0;
        if card.lying.stage.hand.is_some() || hand.holder != Holder::Seat(hand.seat) {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(kit::SMALL), egui::Sense::hover());
            symbol(ui, rect, hand.player.colour);
        }
        for column in card.columns.iter().skip(skip) {
            figure_ui(ui, card, hand, column, kit::BODY, actions);
        }
        let own = card
            .lying
            .debts
            .iter()
            .filter(|debt| debt.from == hand.seat && hand.holder == Holder::Seat(hand.seat));
        for debt in own {
            debt_ui(ui, card, debt, actions);
        }
        together_ui(ui, card, hand.seat);
    });
}

/// Draws the figure of a column. Money has no icon, and neither has a large figure if there are many players.
fn figure_ui(
    ui: &mut Ui,
    card: &Card<'_>,
    hand: &Hand,
    column: &Column,
    size: f32,
    actions: &mut Vec<Action>,
) {
    let Card { speech, table, lying, .. } = *card;
    let accounts = column.accounts(table.chart(), hand.holder, hand.seat);
    let (amount, drafted) = card.held(hand, column);
    let name = speech.sentence(&column.name.into());
    let large = size > kit::BODY;
    if amount == 0 && drafted.is_none() && !large && !card.all {
        return;
    }
    let money = column
        .kinds
        .iter()
        .all(|kind| table.chart().kinds().get(usize::from(*kind)).is_some_and(|unit| unit.money));
    // Keeps the icon and its number on one line.
    if !large && ui.available_size_before_wrap().x < kit::ROW * 2.0 {
        ui.end_row();
    }
    if !large && !money {
        kit::piece(ui, column.name.id(), &name);
    }
    let measure = column.measure(table.chart());
    let moved = accounts.iter().any(|(holder, unit)| card.seen.changed(*holder, *unit));
    let figure = Figure::counted(measure, amount, format!("{} {name}", hand.name)).width(0.0).size(size);
    let figure = figure.strong().marked(!large && lying.now && moved);
    let figure = if card.close && (!large || kit::narrow(ui)) { figure.low() } else { figure };
    figure.opens(ui, speech, actions, || match accounts.as_slice() {
        [(holder, unit)] => Subject::Balance(*holder, *unit),
        _ => Subject::Accounts(column.name, accounts),
    });
    // The header is laid out from right to left, so the icon follows the figure here.
    if large && !money && !card.close {
        kit::piece(ui, column.name.id(), &name);
    }
    // In a small window with many players the holdings take all the room.
    if !(large && card.drafts_below(ui) || card.close && kit::narrow(ui)) {
        drafted_ui(ui, card, hand, column, large, actions);
    }
    if !large && (drafted.is_some() || !card.close) {
        ui.add_space(kit::NEAR);
    }
}

/// Draws the figure after the drafted act.
fn drafted_ui(
    ui: &mut Ui,
    card: &Card<'_>,
    hand: &Hand,
    column: &Column,
    large: bool,
    actions: &mut Vec<Action>,
) {
    let (_, Some((drafted, act))) = card.held(hand, column) else { return };
    let measure = column.measure(card.table.chart());
    let then = card.speech.say(&msg!(keys::table::DRAFTED, amount = measure.of(drafted)));
    if large {
        ui.add_space(kit::GAP);
    }
    let name = card.speech.sentence(&column.name.into());
    let shown = kit::drafted(ui, &then, large, format!("{} {name} {then}", hand.name));
    if let Some(act) = act {
        opened(shown, actions, || Subject::Offer(act.clone()));
    }
}

fn debt_ui(ui: &mut Ui, card: &Card<'_>, debt: &Debt, actions: &mut Vec<Action>) {
    let Card { speech, table, .. } = *card;
    let whole = speech.sentence(&description::debt_line(table, debt));
    let text = RichText::new(whole.as_str()).small().color(Palette::of(ui).red);
    ui.spacing_mut().button_padding = egui::Vec2::ZERO;
    let button = egui::Button::new(text).frame_when_inactive(false).truncate().sense(kit::stop(ui));
    let button = ui.add(button);
    opened(button.on_hover_text(whole), actions, || Subject::of(&table.explain_debt(debt)));
}

/// Draws the partners of a player in a team game.
fn together_ui(ui: &mut Ui, card: &Card<'_>, seat: Seat) {
    let Card { speech, table, seen, .. } = *card;
    let side = seen.sides.iter().find(|side| side.contains(&seat));
    let others: Vec<String> = side
        .into_iter()
        .flatten()
        .filter(|other| **other != seat)
        .map(|other| table.seats().name(*other))
        .collect();
    if others.is_empty() {
        return;
    }
    let names = others.join(", ");
    let line = msg!(keys::table::TOGETHER_WITH, seat = table.seats().name(seat), names = names.as_str());
    let words = speech.say(&line);
    let with = speech.say(&msg!(keys::table::WITH, names = names.as_str()));
    let text = RichText::new(with).small().color(Palette::of(ui).faint);
    let label = ui.add(Label::new(text).truncate()).on_hover_text(words.as_str());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words.as_str()));
}

/// Draws the result, provisional or final.
fn score_ui(ui: &mut Ui, card: &Card<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let Card { speech, table, lying, .. } = *card;
    let standing = lying.standings.and_then(|all| all.iter().find(|standing| standing.seat == seat));
    let Some(standing) = standing else { return };
    let name = match lying.stage.over {
        Some(_) => keys::table::FINAL,
        None => (table.info().standing_name)(),
    };
    let score = &standing.score;
    let label = speech.say(&msg!(keys::table::RANK, score = score.what.clone(), place = standing.rank));
    let unit = table.chart().kinds().first();
    ui.horizontal(|ui| {
        ui.label(RichText::new(speech.word(name)).small().color(Palette::of(ui).faint));
        let measure = unit.map_or(Measure::Number, UnitKind::measure);
        let figure = Figure::counted(measure, score.total, label).width(0.0);
        let figure = if card.close { figure.low() } else { figure };
        let figure = if standing.rank == 1 { figure.strong() } else { figure };
        figure.opens(ui, speech, actions, || Subject::Score(seat));
    });
}

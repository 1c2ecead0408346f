//! The second window, to be read from four metres. It shows only what all players may know: phase, players to act, balances, the last entry. It
//! is painted, without accessible nodes, because the table page already has them.

use egui::emath::TSTransform;
use egui::epaint::Galley;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Id, Key, LayerId, Order, Painter, Pos2, Rect, Sense, Ui, UiBuilder, Vec2,
    ViewportBuilder, ViewportCommand, ViewportId, pos2, vec2,
};
use std::sync::Arc;

use crate::desk::kit::{self, Palette, VIEW, figure_text, symbol};
use crate::desk::table::{Story, hands, plain, teach};
use crate::desk::{Speech, scene};
use crate::engine::{Chapter, Column, Holder, Measure, Seat, TurnStatus};
use crate::msg;
use crate::session::Session;
use crate::words::Key as Message;
use crate::words::keys::view as k;

/// The state of the second window: figures only, or the board above the players.
#[derive(Debug, Default)]
pub struct SecondScreen {
    with_board: bool,
    board: scene::BoardView,
}

impl SecondScreen {
    /// Switches the layout.
    pub fn turn(&mut self) {
        self.with_board = !self.with_board;
    }
}

/// What the second window shows.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The session of the record, never a what-if.
    pub table: &'a Session,
    pub story: &'a Story,
    /// Whether the game is paused.
    pub pause: bool,
    /// The open chapter of the rules talk, and the session whose board it shows.
    pub chapter: Option<(&'a Chapter, &'a Session)>,
}

/// Draws the second window. Returns whether it stays open.
pub fn view_ui(ui: &Ui, speech: Speech, shown: Shown<'_>, second: &mut SecondScreen) -> bool {
    let screen =
        ui.input(|input| input.viewport().monitor_size).map_or(Vec2::INFINITY, |size| size * ON_SCREEN);
    let builder = ViewportBuilder::default()
        .with_app_id("steward")
        .with_title(speech.word(k::TITLE))
        .with_inner_size(screen.min(VIEW.size.into()))
        .with_min_inner_size(VIEW.least);
    let mut stays = true;
    ui.ctx().show_viewport_immediate(ViewportId::from_hash_of("table-view"), builder, |ui, _| {
        let (rect, _) = ui.allocate_exact_size(ui.available_size().max(VIEW.least.into()), Sense::hover());
        let sheet = Sheet::new(ui, speech, rect);
        sheet.draw(shown, second);
        let whole = ui.input(|input| input.viewport().fullscreen.unwrap_or_default());
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if whole {
            sheet.suggestion();
        }
        if pressed(Key::B) {
            second.turn();
        }
        let escape = pressed(Key::Escape);
        if pressed(Key::F11) || escape && whole {
            ui.send_viewport_cmd(ViewportCommand::Fullscreen(!whole));
        }
        stays = whole && escape || !escape && !ui.input(|input| input.viewport().close_requested());
    });
    stays
}

/// The largest share of the screen that the window takes when it opens.
const ON_SCREEN: f32 = 0.95;

/// The least height of a row, in heights of the smallest letters, at which role and debts are drawn below the name.
const TWO_LINES: f32 = 3.1;

/// The largest share of the height that the text of a chapter takes.
const SPOKEN: f32 = 0.55;

/// The painted page. All its measures are fractions of its height.
struct Sheet<'a> {
    ui: &'a Ui,
    painter: Painter,
    speech: Speech,
    palette: &'static Palette,
    rect: Rect,
    /// The size of the smallest letters: a twenty-fourth of the height.
    unit: f32,
}

impl<'a> Sheet<'a> {
    fn new(ui: &'a Ui, speech: Speech, rect: Rect) -> Self {
        let palette = Palette::of(ui);
        Self { ui, painter: ui.painter_at(rect), speech, palette, rect, unit: rect.height() / VIEW.lines }
    }

    /// Draws in a corner which keys leave the full screen.
    fn suggestion(&self) {
        let at = self.rect.right_top() + vec2(-self.unit, self.unit * 0.4);
        let text = self.speech.word(k::WHOLE);
        self.painter.text(at, Align2::RIGHT_TOP, text, kit::font(self.unit), self.palette.faint);
    }

    /// Lays out a text on one line: in letters of size `most`, or in smaller ones if it does not fit. In the smallest letters it wraps.
    fn text(
        &self,
        text: &str,
        most: f32,
        width: f32,
        font: fn(f32) -> FontId,
        colour: Color32,
    ) -> Arc<Galley> {
        let at = |size: f32, width: f32| {
            self.painter.layout(text.to_owned(), font(size * self.unit), colour, width)
        };
        let whole = at(most, f32::INFINITY);
        if whole.size().x <= width {
            return whole;
        }
        // A little less, because letters grow by whole pixels.
        let fits = most * 0.98 * width / whole.size().x;
        if fits >= 1.0 { at(fits, f32::INFINITY) } else { at(1.0, width) }
    }

    fn put(&self, at: Pos2, align: Align2, galley: Arc<Galley>) -> Rect {
        let rect = align.anchor_size(at, galley.size());
        self.painter.galley(rect.min, galley, self.palette.ink);
        rect
    }

    fn draw(&self, shown: Shown<'_>, second: &mut SecondScreen) {
        let (palette, unit) = (self.palette, self.unit);
        self.painter.rect_filled(self.rect, 0.0, palette.ground);
        let page = self.rect.shrink(unit * 0.6);
        let stage = shown.table.stage();
        let y = if shown.chapter.is_some() { page.top() } else { self.head(page, shown.table, &stage) };
        if shown.pause {
            let middle = Rect::from_min_max(pos2(page.left(), y), page.max);
            let said = self.speech.word(k::PAUSE);
            let text = self.text(&said, 4.0, page.width(), kit::strong, palette.accent);
            self.put(middle.center(), Align2::CENTER_CENTER, text);
            return;
        }
        if let Some((chapter, example)) = shown.chapter {
            return self.chapter(page, example, chapter, &mut second.board);
        }
        let foot = page.bottom() - unit * 2.6;
        self.painter.hline(page.x_range(), foot, kit::hairline(palette.rule));
        let (table, last) = (shown.table, shown.table.line(shown.table.lines()));
        if let Some(row) = last {
            let description = plain::describe_row(self.speech, table, &row);
            let text = self.text(&description, 1.5, page.width(), kit::font, palette.ink);
            self.put(pos2(page.left(), foot + unit * 0.2), Align2::LEFT_TOP, text);
        }
        let area = Rect::from_min_max(pos2(page.left(), y), pos2(page.right(), foot));
        if !(second.with_board && self.board(area, shown, &stage, &mut second.board)) {
            self.seats(area, shown, &stage);
        }
    }

    /// Draws a chapter of the rules talk, in the largest letters that fit, and below it the board with the chapter's places highlighted.
    fn chapter(&self, page: Rect, table: &Session, chapter: &Chapter, board: &mut scene::BoardView) {
        let (palette, unit, wide) = (self.palette, self.unit, page.width());
        let title = self.text(&self.speech.word(chapter.title), 2.0, wide, kit::strong, palette.accent);
        let title = self.put(page.min, Align2::LEFT_TOP, title);
        let description: Vec<String> =
            chapter.description.iter().map(|line| self.speech.sentence(line)).collect();
        let description = description.join("\n\n");
        let at =
            |size: f32| self.painter.layout(description.clone(), kit::font(size * unit), palette.ink, wide);
        let fits = |text: &Arc<Galley>| text.size().y <= page.height() * SPOKEN;
        let text = [1.3, 1.15, 1.0, 0.85].into_iter().map(at).find(fits).unwrap_or_else(|| at(0.75));
        let text = self.put(title.left_bottom() + vec2(0.0, unit * 0.4), Align2::LEFT_TOP, text);
        let room = Rect::from_min_max(pos2(page.left(), text.bottom() + unit * 0.6), page.max);
        let scene = table.scene().unwrap_or_default();
        self.picture(room, table, &teach::lights(scene, chapter.lit), board);
    }

    /// Draws the board and a row of players below. Returns whether the game has a board.
    fn board(&self, area: Rect, shown: Shown<'_>, stage: &TurnStatus, board: &mut scene::BoardView) -> bool {
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - self.unit * 3.6);
        let drawn = self.picture(above, shown.table, &scene::Lights::default(), board);
        drawn.then(|| self.players(below, shown.table, stage)).is_some()
    }

    /// Draws the board in the available size. Returns whether the game has one.
    fn picture(
        &self,
        above: Rect,
        table: &Session,
        lights: &scene::Lights,
        board: &mut scene::BoardView,
    ) -> bool {
        let scale = (above.height() / VIEW.board).max(f32::MIN_POSITIVE);
        let layer = LayerId::new(Order::Middle, Id::unique("second-screen-board"));
        let size = above.size() / scale;
        let move_to = TSTransform::new(above.min.to_vec2(), scale);
        self.ui.ctx().set_transform_layer(layer, move_to);
        let place = Rect::from_min_size(Pos2::ZERO, size);
        let ui = Ui::new(
            self.ui.ctx().clone(),
            Id::unique("second-screen"),
            UiBuilder::new().layer_id(layer).max_rect(place),
        );
        let tray = kit::LEAD;
        let room = place.with_max_y(place.bottom() - tray);
        let looked = scene::Looked { at: None, lights, draft: None };
        if !scene::picture_ui(&ui, self.speech, table, board, looked, room) {
            return false;
        }
        let font = kit::font(kit::BODY);
        ui.painter().text(
            place.left_bottom(),
            Align2::LEFT_BOTTOM,
            scene::tray(board),
            font,
            self.palette.ink,
        );
        true
    }

    /// Draws the players side by side: symbol and name, main holding, role and debts.
    fn players(&self, area: Rect, table: &Session, stage: &TurnStatus) {
        let (unit, palette) = (self.unit, self.palette);
        let hands = hands::hands(self.speech, table);
        let wide = area.width() / f32::from(u8::try_from(hands.len().max(1)).unwrap_or(u8::MAX));
        let first = (table.info().columns)().into_iter().next();
        for (at, hand) in (0u8..).zip(&hands) {
            let left = area.left() + wide * f32::from(at);
            let place = Rect::from_min_max(pos2(left, area.top()), pos2(left + wide, area.bottom()));
            let place = place.shrink(unit * 0.2);
            if stage.acts(hand.seat, hand.player.colour) {
                self.painter.rect_filled(place, unit * 0.2, palette.raised);
            }
            let inner = place.shrink(unit * 0.3);
            let badge = Rect::from_min_size(inner.min, vec2(unit * 1.2, unit * 1.2));
            symbol(self.ui, badge, hand.player.colour);
            let sum = first.as_ref().map(|column| self.held(table, hand, column));
            let sum = self.text(&sum.unwrap_or_default(), 1.6, inner.width() / 2.0, kit::strong, palette.ink);
            let sum = self.put(inner.right_top(), Align2::RIGHT_TOP, sum);
            let name = badge.right() + unit * 0.4;
            let text =
                self.text(&hand.player.name, 1.2, sum.left() - unit * 0.3 - name, kit::strong, palette.ink);
            self.put(pos2(name, inner.top()), Align2::LEFT_TOP, text);
            let said = self.beside_name(table, stage, hand.seat);
            let said = self.text(&said, 1.0, inner.width(), kit::font, palette.faint);
            self.put(pos2(inner.left(), badge.bottom() + unit * 0.3), Align2::LEFT_TOP, said);
        }
    }

    /// Draws the turn, the phase and the prompt. Returns where they end.
    fn head(&self, page: Rect, table: &Session, stage: &TurnStatus) -> f32 {
        let (palette, unit) = (self.palette, self.unit);
        let name = usize::from(stage.phase).checked_sub(1).and_then(|at| stage.phases.get(at));
        let turn = self.speech.say(&stage.turn_line());
        let said = name.map(|name| format!("{turn} · {}", self.speech.word(*name))).unwrap_or(turn);
        let text = self.text(&said, 1.2, page.width(), kit::font, palette.faint);
        let first = self.put(page.min, Align2::LEFT_TOP, text);
        let mut left = page.left();
        let top = first.bottom() + unit * 0.1;
        for player in stage.to_act.iter().filter_map(|seat| table.seats().player(*seat)) {
            let rect = Rect::from_min_size(pos2(left, top + unit * 0.2), vec2(unit * 1.6, unit * 1.6));
            symbol(self.ui, rect, stage.hand.unwrap_or(player.colour));
            left = rect.right() + unit * 0.4;
        }
        let now = self.speech.sentence(stage.over.as_ref().unwrap_or(&stage.prompt));
        let right = self.order(pos2(page.right(), top), table, stage);
        let text = self.text(&now, 1.7, right - left, kit::strong, palette.accent);
        let second = self.put(pos2(left, top), Align2::LEFT_TOP, text);
        second.bottom().max(top + unit * 2.1) + unit * 0.2
    }

    /// Draws the order of play right-aligned, with the players to act underlined. Returns where it begins.
    fn order(&self, end: Pos2, table: &Session, stage: &TurnStatus) -> f32 {
        let (side, unit) = (self.unit * 1.2, self.unit);
        let players: Vec<_> =
            stage.order.iter().flatten().filter_map(|seat| table.seats().player(*seat)).collect();
        let begins = end.x - (side + unit * 0.4) * players.len() as f32;
        let mut left = begins;
        for (seat, player) in stage.order.iter().flatten().zip(players) {
            let rect = Rect::from_min_size(pos2(left, end.y + unit * 0.3), vec2(side, side));
            symbol(self.ui, rect, player.colour);
            if stage.acts(*seat, player.colour) {
                let line = kit::way(unit * 0.15, self.palette.ink);
                self.painter.hline(rect.x_range(), rect.bottom() + unit * 0.3, line);
            }
            left = rect.right() + unit * 0.4;
        }
        begins
    }

    /// A player's role and debts.
    fn beside_name(&self, table: &Session, stage: &TurnStatus, seat: Seat) -> String {
        let role = stage.role(seat).map(|role| self.speech.sentence(&role.into()));
        let owed = table.book().debts.iter().filter(|debt| debt.from == seat).map(|debt| {
            let amount = table.amount_line(debt.unit, debt.amount);
            self.speech.sentence(&msg!(k::OWES, to = table.holder_line(debt.to), amount = amount))
        });
        role.into_iter().chain(owed).collect::<Vec<_>>().join(" \u{b7} ")
    }

    fn held(&self, table: &Session, hand: &hands::Hand, column: &Column) -> String {
        let accounts = column.accounts(table.chart(), hand.holder, hand.seat);
        let sum = accounts.iter().map(|(holder, unit)| table.balance(*holder, *unit)).sum();
        figure_text(self.speech, column.measure(table.chart()).of(sum))
    }

    /// The width of a text in the letters of balances.
    fn wide(&self, text: &str) -> f32 {
        let font = kit::strong(VIEW.balance * self.unit);
        self.painter.layout_no_wrap(text.to_owned(), font, self.palette.ink).size().x
    }

    /// The width of the longest word of a heading.
    fn longest_word(&self, name: Message) -> f32 {
        let name = self.speech.sentence(&name.into());
        let wide = |word: &str| {
            let font = kit::font(self.unit);
            self.painter.layout_no_wrap(word.to_owned(), font, self.palette.faint).size().x
        };
        name.split(' ').map(wide).fold(0.0, f32::max)
    }

    /// Draws a row for each hand and a column for each unit ever held. If there is too little room, the columns shrink, and a note counts
    /// those that still do not fit.
    fn seats(&self, area: Rect, shown: Shown<'_>, stage: &TurnStatus) {
        let (palette, unit, table) = (self.palette, self.unit, shown.table);
        let hands = hands::hands(self.speech, table);
        let count = hands.len().max(1);
        let held = |column: &Column| column.kinds.iter().any(|kind| shown.story.was_held(*kind));
        let wanted: Vec<Column> = (table.info().columns)().into_iter().filter(held).collect();
        let least = |column: &Column| {
            // Sums keep their full size, because players look for the money first.
            let sums = hands.iter().map(|hand| self.wide(&self.held(table, hand, column)) + unit * 1.2);
            sums.fold(self.longest_word(column.name) + unit * 0.6, f32::max)
        };
        let wide = |column: &Column| {
            let money = column.measure(table.chart()) == Measure::Money;
            (unit * if money { 8.4 } else { 5.2 }).max(least(column) + unit * 0.2)
        };
        let room = |names: f32| area.width() - names;
        let (full, tight): (f32, f32) = (wanted.iter().map(wide).sum(), wanted.iter().map(least).sum());
        let names = unit * if full <= room(unit * 12.0) { 12.0 } else { 8.0 };
        // Columns shrink from their ideal width to the width of their words.
        let share = ((room(names) - tight) / (full - tight).max(1.0)).clamp(0.0, 1.0);
        let mut columns = Vec::new();
        let mut right = area.left() + names;
        for column in &wanted {
            let width = least(column) + (wide(column) - least(column)) * share;
            if right + width <= area.right() + 1.0 {
                right += width;
                columns.push((column, right, width - unit * 0.4));
            }
        }
        let mut top = area.top();
        for (column, right, width) in &columns {
            let name = self.speech.sentence(&column.name.into());
            let font = kit::font(unit);
            let mut job = LayoutJob::simple(name, font, palette.faint, *width);
            job.halign = Align::RIGHT;
            let text = self.painter.layout_job(job);
            top = top.max(area.top() + text.size().y);
            self.painter.galley(pos2(*right, area.top()), text, palette.faint);
        }
        let missing = wanted.len() - columns.len();
        if missing > 0 {
            let more = self.speech.say(&msg!(k::MORE, count = missing));
            let text = self.text(&more, 1.0, names, kit::font, palette.amber);
            top = top.max(self.put(area.min, Align2::LEFT_TOP, text).bottom());
        }
        let rows = area.bottom() - top;
        let height = (rows / f32::from(u8::try_from(count).unwrap_or(u8::MAX))).min(unit * 3.2);
        for (at, hand) in (0u8..).zip(&hands) {
            let (seat, player) = (hand.seat, &hand.player);
            let row = Rect::from_min_size(
                pos2(area.left(), top + height * f32::from(at)),
                vec2(area.width(), height),
            );
            if stage.acts(seat, player.colour) {
                self.painter.rect_filled(row, unit * 0.2, palette.raised);
            }
            self.painter.hline(row.x_range(), row.bottom(), kit::hairline(palette.rule));
            let side = unit * 1.4;
            let badge = Rect::from_center_size(row.left_center() + vec2(side, 0.0), vec2(side, side));
            symbol(self.ui, badge, player.colour);
            let name = badge.right() + unit * 0.5;
            let room = area.left() + names - name;
            let said = self.beside_name(table, stage, seat);
            let low = said.is_empty() || height < unit * TWO_LINES || hand.holder != Holder::Seat(seat);
            let text = self.text(&player.name, 1.7, room, kit::strong, palette.ink);
            if low {
                self.put(pos2(name, row.center().y), Align2::LEFT_CENTER, text);
            } else {
                let below = self.put(pos2(name, row.top() + unit * 0.1), Align2::LEFT_TOP, text).bottom();
                let said = self.text(&said, 1.0, room, kit::font, palette.faint);
                self.put(pos2(name, below), Align2::LEFT_TOP, said);
            }
            for (column, right, width) in &columns {
                let text = self.held(table, hand, column);
                let text = self.text(&text, VIEW.balance, *width, kit::strong, palette.ink);
                self.put(pos2(*right, row.center().y), Align2::RIGHT_CENTER, text);
            }
        }
    }
}

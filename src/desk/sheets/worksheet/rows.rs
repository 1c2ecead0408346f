//! Draws the rows of a worksheet with headings and labels.

use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::desk::kit::{self, ClassSign, Palette, badge_size, symbol, text_width};
use crate::desk::sheets::worksheet::Desk;
use crate::desk::sheets::worksheet::columns::{Columns, HEAD_LINES, LINE, row_height, stepper_width};
use crate::desk::table::Subject;
use crate::engine::Worksheet;
use crate::engine::worksheet::{self, Cell, Row};
use crate::msg;
use crate::words::keys::{self, sheets};

impl Desk<'_> {
    pub(super) fn grid_ui(&mut self, ui: &mut Ui, sheet: &Worksheet) {
        let columns = self.columns(ui, sheet);
        if !sheet.heads.is_empty() {
            self.heads_ui(ui, sheet, &columns);
        }
        if self.model.numbers_apart {
            self.told_ui(ui, &sheet.rows);
        }
        let mut whose = String::new();
        for (at, row) in sheet.rows.iter().enumerate() {
            if let Some(label) = &row.whose {
                whose = self.name(label);
                if columns.whose == 0.0 {
                    let size = vec2(ui.available_width(), kit::ROW * 0.8);
                    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                        self.label_ui(ui, label);
                    });
                }
            }
            let named = if whose.is_empty() { self.name(&row.label) } else { whose.clone() };
            ui.push_id(("row", at), |ui| self.row_ui(ui, row, &named, sheet, &columns));
        }
    }

    pub(super) fn heads_ui(&self, ui: &mut Ui, sheet: &Worksheet, columns: &Columns) {
        let narrow = |(head, width): (&worksheet::Label, &f32)| {
            text_width(ui, self.head(head), kit::SMALL) > *width + 0.5
        };
        let two = sheet.heads.iter().skip(1).zip(&columns.cells).any(narrow);
        let high = if two { LINE * HEAD_LINES } else { LINE };
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), egui::Sense::hover());
        let mut left = area.left() + columns.begin();
        let first = Rect::from_min_max(area.min, pos2(left, area.bottom()));
        if let Some(head) = sheet.heads.first() {
            self.head_ui(ui, first, head, Align::Min);
        }
        for (at, (head, width)) in sheet.heads.iter().skip(1).zip(&columns.cells).enumerate() {
            let place = Rect::from_min_size(pos2(left, area.top()), vec2(*width, high));
            // The heading is centred above the number of its stepper.
            let stepper = sheet
                .rows
                .iter()
                .filter_map(|row| row.cells.get(at))
                .find_map(|cell| stepper_width(ui, cell));
            match stepper.filter(|wide| self.head_width(ui, head) <= *wide) {
                Some(wide) => {
                    self.head_ui(ui, place.with_min_x(place.right() - wide), head, Align::Center);
                }
                None => self.head_ui(ui, place, head, Align::Max),
            }
            left += width + kit::GAP;
        }
        kit::rule(ui);
    }

    pub(super) fn head_ui(&self, ui: &mut Ui, place: Rect, head: &worksheet::Label, align: Align) {
        if let Some(class) = &head.class {
            let sign = ClassSign::of(self.speech, class);
            let wide = sign.width(ui);
            let left =
                if align == Align::Center { place.center().x - wide / 2.0 } else { place.right() - wide };
            sign.paint(ui, pos2(left, place.bottom() - badge_size() / 2.0));
            let signed = ui.interact(place, ui.scope_id().with(("head", class.at)), Sense::hover());
            signed.on_hover_text(self.head_name(head));
            return;
        }
        if let Some(player) = head.seat.and_then(|seat| self.table.seats().player(seat)) {
            let line = Layout::left_to_right(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(place).layout(line), |ui| {
                ui.spacing_mut().item_spacing.x = kit::NEAR;
                self.signs_ui(ui, head);
                if ui.available_width() > badge_size() {
                    let name = RichText::new(player.name.as_str()).size(kit::SMALL);
                    ui.add(Label::new(name).truncate());
                }
            });
            return;
        }
        let text = RichText::new(self.head(head)).size(kit::SMALL).color(Palette::of(ui).faint);
        let layout = Layout::bottom_up(align);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            ui.add(Label::new(text).wrap().halign(align));
        });
    }

    pub(super) fn head(&self, head: &worksheet::Label) -> String {
        head.what.as_ref().map(|what| self.speech.sentence(what)).unwrap_or_default()
    }

    /// The accessible name of a row.
    pub(super) fn name(&self, label: &worksheet::Label) -> String {
        match (&label.what, label.seat) {
            (Some(what), _) => self.speech.say(what),
            (None, Some(seat)) => self.table.seats().name(seat).to_owned(),
            (None, None) => String::new(),
        }
    }

    pub(super) fn head_name(&self, head: &worksheet::Label) -> String {
        match &head.class {
            Some(class) => self.speech.word(class.name).to_owned(),
            None => head.what.as_ref().map(|what| self.speech.say(what)).unwrap_or_default(),
        }
    }

    pub(super) fn row_ui(
        &mut self,
        ui: &mut Ui,
        row: &Row,
        named: &str,
        sheet: &Worksheet,
        columns: &Columns,
    ) {
        if let [Cell::Several(cells)] = row.cells.as_slice() {
            if self.is_apart(row) && self.shown(cells).is_empty() {
                return;
            }
            if self.model.numbers_apart && Self::is_on_board(row) {
                return;
            }
            // Only the first such row says that the answer is given on the board.
            let first = sheet.rows.iter().find(|row| self.is_answered_on_board(row));
            let hint = first.is_some_and(|first| std::ptr::eq(first, row));
            return self.flow_ui(ui, (row, cells, hint), named, columns.flow);
        }
        let high = row_height(ui, row);
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), egui::Sense::hover());
        let place = |left: f32, width: f32| {
            UiBuilder::new()
                .max_rect(Rect::from_min_size(pos2(left, area.top()), vec2(width, high)))
                .layout(Layout::left_to_right(Align::Center))
        };
        if let (Some(label), true) = (&row.whose, columns.whose > 0.0) {
            ui.scope_builder(place(area.left(), columns.whose), |ui| self.label_ui(ui, label));
        }
        let label = area.left() + columns.begin() - columns.label - kit::GAP;
        ui.scope_builder(place(label, columns.label), |ui| self.label_ui(ui, &row.label));
        let mut left = area.left() + columns.begin();
        for (at, (cell, width)) in row.cells.iter().zip(&columns.cells).enumerate() {
            let head = sheet.heads.get(at + 1).map(|head| self.head_name(head)).unwrap_or_default();
            let place = place(left, *width);
            let place = match cell {
                Cell::Several(_) | Cell::Act(..) => place,
                _ => place.layout(Layout::right_to_left(Align::Center)),
            };
            ui.scope_builder(place, |ui| self.cell_ui(ui, cell, named, &head));
            left += width + kit::GAP;
        }
        let beside = self.beside(ui, row, columns);
        if let Some(wide) = beside {
            let place = place(label + columns.label - wide, wide);
            ui.scope_builder(place, |ui| self.small_ui(ui, row));
        }
        if high >= kit::press(ui) {
            // A row with inputs keeps its height when its contents change.
            ui.advance_cursor_after_rect(area);
        }
        match beside {
            Some(_) => {}
            None if row.below => self.below_ui(ui, row, label - area.left() + badge_size() + kit::GAP),
            // The line has the same height whether it is a button or not.
            None if self.height(ui, row, columns) <= high + LINE && row.small.is_some() => {
                let (area, _) =
                    ui.allocate_exact_size(vec2(ui.available_width(), LINE), egui::Sense::hover());
                let left = label + badge_size() + kit::GAP;
                let place = Rect::from_min_max(pos2(left, area.top()), area.max);
                let line = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
                ui.scope_builder(line, |ui| self.small_ui(ui, row));
                ui.advance_cursor_after_rect(area);
            }
            None if row.small.is_some() => {
                let room = ui.available_rect_before_wrap();
                let place = room.with_min_x(label + badge_size() + kit::GAP);
                ui.scope_builder(UiBuilder::new().max_rect(place), |ui| self.small_ui(ui, row));
            }
            None => {}
        }
    }

    /// Draws the small text on a line of its own, with an ellipsis if it is too long.
    fn below_ui(&self, ui: &mut Ui, row: &Row, left: f32) {
        let line = vec2(ui.available_width(), LINE + kit::NEAR);
        let (area, _) = ui.allocate_exact_size(line, egui::Sense::hover());
        let Some((small, _)) = &row.small else { return };
        let text = RichText::new(self.speech.sentence(small)).size(kit::SMALL).color(Palette::of(ui).faint);
        let place = Rect::from_min_size(pos2(area.left() + left, area.top()), line - vec2(left, kit::NEAR));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| ui.add(Label::new(text).truncate()));
    }

    /// Draws the small text of a row.
    pub(super) fn small_ui(&mut self, ui: &mut Ui, row: &Row) {
        let Some((small, opens)) = &row.small else { return };
        ui.spacing_mut().interact_size.y = LINE;
        let text = RichText::new(self.speech.sentence(small)).size(kit::SMALL).color(Palette::of(ui).faint);
        match opens {
            Some(figure) => _ = kit::opening(ui, text, self.actions, || Subject::of(figure)),
            None => _ = ui.add(Label::new(text).wrap()),
        }
    }

    /// Whether the number field of a row is drawn elsewhere, with its label.
    pub(super) fn is_apart(&self, row: &Row) -> bool {
        let field = |cell: &Cell| matches!(cell, Cell::Field(_));
        self.model.numbers_apart && row.cells.iter().flat_map(Cell::parts).any(field)
    }

    /// Whether a row is answered on the board.
    fn is_on_board(row: &Row) -> bool {
        let at = |cell: &Cell| matches!(cell, Cell::Press(press) if press.at.is_some());
        matches!(row.cells.as_slice(), [Cell::Several(cells)] if !cells.is_empty() && cells.iter().all(at))
    }

    /// Draws the rows answered on the board on one line next to number fields, open ones first.
    fn told_ui(&self, ui: &mut Ui, rows: &[Row]) {
        let told = |row: &Row| {
            let [Cell::Several(cells)] = row.cells.as_slice() else { return None };
            let label = row.label.what.as_ref().map(|what| self.speech.sentence(what)).unwrap_or_default();
            let pressed = self.shown(cells).into_iter().find_map(|cell| match cell {
                Cell::Press(press) => Some(self.speech.sentence(&press.label)),
                _ => None,
            });
            let value = pressed.clone().unwrap_or_else(|| self.speech.word(sheets::ON_THE_BOARD));
            let said = msg!(keys::table::VALUE, label = label, value = value);
            Some((pressed.is_some(), self.speech.say(&said)))
        };
        let mut told: Vec<(bool, String)> =
            rows.iter().filter(|row| Self::is_on_board(row)).filter_map(told).collect();
        told.sort_by_key(|(pressed, _)| *pressed);
        let told = told.into_iter().map(|(_, said)| said).collect::<Vec<_>>().join(" · ");
        ui.add(Label::new(RichText::new(told).size(kit::SMALL)).truncate());
    }

    /// Draws a row whose answers wrap.
    fn flow_ui(&mut self, ui: &mut Ui, (row, cells, hint): (&Row, &[Cell], bool), named: &str, label: f32) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(kit::NEAR);
            let begins = ui.cursor().left();
            if !self.is_apart(row) {
                self.flow_label_ui(ui, &row.label);
            }
            let drawn = ui.cursor().left() - begins - kit::NEAR;
            match (0.0..label).contains(&drawn) {
                true => ui.add_space(label - drawn),
                // A long label has a line of its own.
                false if drawn > label + kit::NEAR => ui.end_row(),
                false => {}
            }
            let shown = self.shown(cells);
            shown.iter().for_each(|cell| self.cell_ui(ui, cell, named, ""));
            if hint {
                let text = self.speech.word(sheets::ON_THE_BOARD);
                ui.label(RichText::new(text).size(kit::SMALL).color(Palette::of(ui).faint));
            }
            self.small_ui(ui, row);
        });
        ui.add_space(kit::NEAR);
    }

    /// Whether a row is still to be answered, only on the board.
    fn is_answered_on_board(&self, row: &Row) -> bool {
        matches!(row.cells.as_slice(), [Cell::Several(cells)] if !cells.is_empty() && self.shown(cells).is_empty())
    }

    /// The cells of a row to draw. If the board is visible, answers given there show only when chosen.
    pub(super) fn shown<'b>(&self, cells: &'b [Cell]) -> Vec<&'b Cell> {
        let there = |cell: &&Cell| match cell {
            Cell::Field(_) => !self.model.numbers_apart,
            Cell::Press(press) => !self.on_card || press.at.is_none() || press.chosen == Some(true),
            _ => true,
        };
        cells.iter().filter(there).collect()
    }

    /// Draws the label of a row that wraps.
    pub(super) fn flow_label_ui(&self, ui: &mut Ui, label: &worksheet::Label) {
        self.signs_ui(ui, label);
        let name = label.what.as_ref().map_or_else(|| self.name(label), |what| self.speech.sentence(what));
        if !name.is_empty() {
            ui.add(Label::new(RichText::new(name).size(kit::BODY)).wrap());
        }
    }

    /// Draws a player's symbol or the letter of a class.
    pub(super) fn signs_ui(&self, ui: &mut Ui, label: &worksheet::Label) {
        if let Some(player) = label.seat.and_then(|seat| self.table.seats().player(seat)) {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(badge_size()), egui::Sense::hover());
            symbol(ui, rect, player.colour);
        }
        if let Some(class) = &label.class {
            let sign = ClassSign::of(self.speech, class);
            let size = vec2(self.sign_width(ui, label), badge_size());
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            sign.paint(ui, rect.left_center());
        }
    }

    /// Draws a label with its sign.
    pub(super) fn label_ui(&self, ui: &mut Ui, label: &worksheet::Label) {
        ui.spacing_mut().item_spacing.x = kit::GAP;
        self.signs_ui(ui, label);
        let name = match &label.what {
            Some(what) => self.speech.sentence(what),
            None => self.name(label),
        };
        if !name.is_empty() {
            let room = ui.available_width();
            let size = if text_width(ui, &name, kit::BODY) <= room { kit::BODY } else { kit::SMALL };
            let cut = text_width(ui, &name, size) > room;
            let label = Label::new(RichText::new(&name).size(size));
            let two = cut && ui.available_height() >= kit::press(ui);
            let shown = ui.add(if two { label.wrap() } else { label.truncate() });
            if cut {
                shown.on_hover_text(name);
            }
        }
    }
}

//! The card that says what happens now: who acts and what, what can be done, what the rules say to it; at its foot what
//! just happened.

use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Palette, icon_button, icons, mark, symbol};
use crate::desk::sheets::{self, Tab};
use crate::desk::table::ending::ending_ui;
use crate::desk::table::tabs::tabs_ui;
use crate::desk::table::teach::{self, Teach, led_ui, quiz_ui};
use crate::desk::table::{TablePage, answer, choices, foot, just_now, looking, on_table, payout, remind};
use crate::desk::{Action, Speech, scene};
use crate::engine::{Rejection, TurnStatus};
use crate::session::Session;
use crate::words::{Line, keys};

impl TablePage {
    /// Draws the card.
    pub(super) fn now_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        kit::lie_close(ui);
        let table = on_table(&self.record, self.apart.as_ref());
        let stage = self.looking.as_ref().map_or(&self.seen.stage, looking::Looking::stage);
        let over = self.looking.is_none() && stage.over.is_some();
        let won = if over { self.ending.won(table) } else { None };
        let leads = self.teacher.leads(table, stage);
        let help = head_ui(ui, speech, table, stage, won.as_ref(), &mut self.rest);
        let room = ui.available_rect_before_wrap();
        let begun = self.choices.begun() || self.entry.answer().is_some() || self.on_card;
        let version = self.seen.version();
        self.foot.see(ui, (version, self.calls.open(version)), (room.height(), self.choices.whole()), begun);
        self.most = (self.foot.leaves(room.height()), foot::Foot::leaves_folded(room.height()));
        let foot = self.foot.height(room.height());
        let (body, below) = room.split_top_bottom_at_y(room.bottom() - foot);
        ui.scope_builder(UiBuilder::new().max_rect(body).id_salt("now-body"), |ui| {
            ui.shrink_clip_rect(body.expand2(vec2(kit::NEAR, 0.0)));
            self.body_ui(ui, speech, actions);
        });
        let drawn = ui.scope_builder(UiBuilder::new().max_rect(below).id_salt("now-foot"), |ui| {
            ui.shrink_clip_rect(below.expand2(vec2(kit::NEAR, kit::NEAR)));
            let cut = self.foot_ui(ui, speech, self.foot.most(room.height()), actions);
            ui.min_rect().height() + cut
        });
        ui.advance_cursor_after_rect(room);
        self.foot.needed(ui, drawn.inner);
        // From the head Tab leads to what can be done; what explains it comes last.
        if let Some(help) = help {
            let name = speech.word(if leads { keys::coach::QUIET } else { keys::coach::EXPLAIN });
            let place = UiBuilder::new().max_rect(help).id_salt("now-help");
            let help = ui.scope_builder(place, |ui| icon_button(ui, icons::ICON_HELP, name).clicked());
            if help.inner {
                actions.push(Action::Teach(Teach::Explain(!leads)));
            }
        }
    }

    /// What can be done; while something is typed, what the rules say to it; while looking back, what was done.
    fn body_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        self.on_card = false;
        if self.takes_acts() {
            self.back(ui);
            self.offer(ui);
        }
        let table = on_table(&self.record, self.apart.as_ref());
        if let Some(at) = &self.looking {
            return looking::looking_ui(ui, speech, table, at, actions);
        }
        if !self.takes_acts() {
            // Nobody is sent below a board that a sheet lies over.
            if !self.choices.covered() {
                let first = RichText::new(speech.word(keys::coach::FIRST_ANSWER)).color(Palette::of(ui).ink);
                ui.add(Label::new(first).wrap());
            }
            return;
        }
        let led = self.teacher.leads(table, &self.seen.stage).then_some(self.seen.offers.as_slice());
        self.entry.ask_rules((speech, table), &self.pieces, led);
        self.choices.point(table, &self.seen, (led.is_some(), self.teacher.pointed(table)));
        let led = led.is_some();
        let answered = self.entry.answer().is_some();
        let asked = self.asks();
        self.choices.step_aside(asked, ui.max_rect().height());
        if self.seen.stage.over.is_some() && !answered {
            return;
        }
        if answered {
            choices::verbs_ui(ui, speech, table, (&mut self.choices, true), actions);
            self.on_board_ui(ui, speech);
            return answer::answer_ui(ui, speech, table, (&mut self.entry, &mut self.choices), actions);
        }
        let before = self.sheet_meant();
        if before != Some(None) {
            choices::verbs_ui(ui, speech, table, (&mut self.choices, false), actions);
        }
        self.pages.form.choose(self.choices.chosen_verb(), self.choices.pressed_places());
        self.pages.form.see(table);
        let sheet = self.sheet_meant();
        if sheet.is_some() && before.is_none() {
            self.pages.form.begin();
        }
        let (most, folded) = self.most;
        let taken = ui.cursor().top() - ui.max_rect().top() + self.choices.spared();
        let mut fits =
            |high| sheets::worksheet::fits_card(ui, speech, table, &mut self.pages.form, high - taken);
        self.on_card = sheet.is_some() && fits(most);
        let version = table.lines();
        // What changes hands leaves a worksheet its room where that needs no more than the list.
        if sheet.is_some() && !self.on_card && self.calls.waits(table) && self.calls.folded(version).is_none()
        {
            self.calls.fold(version, fits(folded));
            kit::again(ui, "what changes hands may lie folded");
        }
        if self.on_card {
            let drawn = sheets::worksheet::card_ui(ui, speech, table, &mut self.pages.form, actions);
            drawn.iter().for_each(|(drawn, below)| self.choices.stands(ui, drawn, *below));
        }
        if sheet == Some(None) && !self.on_card {
            ui.add_space(kit::GAP);
            choices::verbs_ui(ui, speech, table, (&mut self.choices, false), actions);
            let end = match self.tab {
                Tab::Board => sheets::worksheet::behind_ui(ui, speech, table, &mut self.pages.form, actions),
                _ => Some(ui.cursor().top()),
            };
            end.into_iter().for_each(|end| self.choices.reaches(ui, end));
        }
        // What lies as a wide sheet is not offered twice.
        if !self.on_card && sheet.is_none() {
            let said = match led && kit::narrow(ui) {
                true => Some(teach::verbs_said(speech, &self.seen)),
                false => self.teacher.forgotten(speech, table, &self.seen.stage),
            };
            choices::choices_ui(ui, speech, table, &mut self.choices, said, actions);
        }
    }

    /// Whether a printed value is asked for in the place of the choices, from where a step back leads to the verbs.
    fn asks(&self) -> bool {
        match self.entry.answer() {
            Some((reply, _)) => matches!(reply, Err(Rejection::Missing(_))),
            None if !self.choices.begun() => false,
            None if self.sheet_meant().is_some() => self.pages.form.asks(),
            None => self.choices.asked_there().is_some(),
        }
    }

    /// Escape takes one step back: what is drafted, then what was chosen.
    fn back(&mut self, ui: &Ui) {
        if !(self.entry.answer().is_some() || self.choices.begun()) || !kit::at_rest(ui) {
            return;
        }
        if kit::pressed_anew(ui, egui::Key::Escape) {
            self.entry.clear();
            self.choices.step_back(ui);
        }
    }

    /// What was found to be filled in gets its form; Enter at rest offers the only thing that may be done.
    fn offer(&mut self, ui: &Ui) {
        if let Some(at) = self.entry.take_form() {
            return self.choices.lay_form(ui, at);
        }
        let begun = self.entry.is_used() || self.choices.begun() || self.sheet_meant().is_some();
        if begun || !kit::at_rest(ui) || !kit::pressed_anew(ui, egui::Key::Enter) {
            return;
        }
        match self.choices.only().map(|only| (only.fields.is_empty(), only.at, only.text.clone())) {
            Some((true, _, text)) => self.entry.lay(text),
            Some((false, at, _)) => self.choices.lay_form(ui, at),
            None => {}
        }
    }

    /// The worksheet of the moment: whether there is one, and of which verb, where it is not all of the phase.
    pub(super) fn sheet_meant(&self) -> Option<Option<&'static str>> {
        let verb = self.pages.form.sheet()?.verb;
        (verb.is_none() || verb == self.choices.chosen_verb()).then_some(verb)
    }

    /// What may still be forgotten, what may be done at any moment, and what just happened, at most so high; gives back how
    /// much higher it would be with a list in it whole.
    fn foot_ui(&mut self, ui: &mut Ui, speech: Speech, most: f32, actions: &mut Vec<Action>) -> f32 {
        let table = on_table(&self.record, self.apart.as_ref());
        let (open, real) = (self.takes_acts(), self.apart.is_none());
        let drafting = self.choices.begun() || self.entry.answer().is_some();
        if open {
            // Nothing has happened yet: somebody may be new.
            if table.lines() == 0
                && kit::Button::quiet(speech.word(keys::talk::TITLE))
                    .icon(icons::ICON_SCHOOL)
                    .show(ui)
                    .clicked()
            {
                actions.push(Action::Teach(Teach::Talk(Some(0))));
            }
            // Whoever has begun an act needs the room for it.
            if !self.foot.crowded() && !drafting {
                remind::remind_ui(ui, speech, table, &mut self.reminders, actions);
            }
        }
        let unsettled = if real { self.seen.open } else { 0 };
        self.arbiter.waits_ui(ui, speech, table, unsettled, actions);
        kit::rule(ui);
        let pieces = payout::money(table, &self.pieces);
        // What changes hands is real: nothing of it is asked for by a game in memory, or while looking back.
        let filling = drafting || self.on_card && self.pages.form.begun();
        let version = table.lines();
        let folded = self.calls.folded(version) == Some(true);
        let calls = (open && real && !(self.foot.crowded() && filling)).then_some(&mut self.calls);
        let just = just_now::JustNow {
            echo: self.echo.as_ref(),
            trouble: self.trouble.as_ref(),
            looking: self.looking.as_ref().map(|looking| looking.line),
            short: self.foot.crowded(),
            older: self.foot.older(),
            ends: ui.max_rect().top() + most,
            story: &self.seen.story,
        };
        let cut =
            just_now::just_now_ui(ui, speech, (table, pieces), &just, (calls, &mut self.drawer), actions);
        if folded && self.calls.folded(version) == Some(false) {
            // Whoever hands over looks at the board, not at the worksheet that leaves the card for it.
            self.tab = Tab::Board;
        }
        cut
    }

    /// Draws the page in the middle: the board, or what lies over it.
    pub(super) fn board_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        kit::lie_close(ui);
        let table = on_table(&self.record, self.apart.as_ref());
        let looking = self.looking.as_ref().map(|looking| looking.line);
        self.pages.see(table);
        if looking.is_none() && self.teacher.quiz.is_open() {
            self.choices.cover(ui, false);
            if !self.entry.is_used() && kit::stepped_back(ui) {
                actions.push(Action::Teach(Teach::TryIt(false)));
            }
            kit::within(egui::Panel::bottom("quiz")).show(ui, |ui| {
                kit::rule(ui);
                quiz_ui(ui, speech, table, &mut self.teacher.quiz, actions);
                self.teacher.stands(ui);
            });
            let lights = self.teacher.quiz.lights(table);
            let looked = scene::Looked { at: None, lights: &lights, draft: None };
            if let Some(place) = scene::board_ui(ui, speech, table, &mut self.scene, looked, actions) {
                self.teacher.quiz.press(place);
            }
            return;
        }
        let verb = self.pages.form.sheet().and_then(|sheet| sheet.verb);
        let chosen = verb.is_some() && verb == self.choices.chosen_verb();
        // The worksheet of a verb lies there once the verb is chosen.
        let unchosen = verb.is_some_and(|verb| self.choices.offers(verb)) && !chosen;
        // What is answered stands on the card, with the board in sight.
        let answered = self.entry.answer().is_some() && verb.is_some();
        let away = self.on_card || unchosen || answered;
        let over = if away { None } else { Some(&self.pages) };
        if looking.is_none() && chosen && !away {
            self.tab = Tab::Sheet;
        }
        let pages: Vec<Tab> = Tab::ALL.into_iter().filter(|tab| sheets::has(table, *tab, over)).collect();
        let tab = tabs_ui(ui, speech, &pages, &mut self.tab);
        let tab = if looking.is_some() { Tab::Board } else { tab };
        self.choices.cover(ui, tab != Tab::Board);
        if looking.is_none() && self.teacher.leads(table, &self.seen.stage) {
            // A narrow window has its verbs told on the card, where they are, and leaves the board more room.
            let listed = self.entry.answer().is_none() && self.sheet_meant().is_none();
            let verbs = !(listed && kit::narrow(ui));
            kit::within(egui::Panel::bottom("led")).show(ui, |ui| {
                kit::rule(ui);
                led_ui(ui, speech, (table, &self.seen), (&self.teacher, verbs), actions);
                self.teacher.stands(ui);
            });
        }
        match tab {
            Tab::End => ending_ui(ui, speech, table, &mut self.ending, actions),
            Tab::Board => {
                let mut lights = match self.sheet_meant() {
                    Some(None) => scene::Lights::default(),
                    _ => self.choices.lights(),
                };
                if self.sheet_meant().is_some() {
                    self.pages.form.light(&mut lights);
                    lights.show(self.pages.form.places());
                }
                if looking.is_none() {
                    self.light_asked(&mut lights);
                }
                if self.choices.sends_to_board() {
                    self.scene.focus();
                }
                let answered = self.entry.answer().is_some_and(|(reply, _)| reply.is_ok());
                let draft =
                    answered.then(|| self.entry.act()).or(self.pages.form.drafted().map(|(_, act)| act));
                let looked = scene::Looked { at: looking, lights: &lights, draft };
                let pressed = scene::board_ui(ui, speech, table, &mut self.scene, looked, actions);
                // A question, and a number that is filled in, take the digits first.
                let free = looking.is_none() && !self.entry.is_used() && !self.choices.fills();
                let typed = || if free { scene::typed_place(ui, &self.scene, &lights) } else { None };
                if let Some(place) = pressed.or_else(typed)
                    && !self.answered_there(place, actions)
                {
                    let by_key = pressed.is_none() || kit::by_key(ui);
                    self.place_pressed(ui, (place, by_key), actions);
                }
            }
            tab => sheets::sheet_ui(ui, speech, table, (&mut self.pages, tab), actions),
        }
    }
}

/// Draws whose act it is, or who has won, in a place that is always of the same height; gives back where more or less is
/// asked to be explained.
fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    stage: &TurnStatus,
    won: Option<&Line>,
    rest: &mut bool,
) -> Option<Rect> {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), head_height(ui, speech, stage, won));
    let players: Vec<_> = stage.to_act.iter().filter_map(|seat| table.seats().player(*seat)).collect();
    let said = won.cloned().unwrap_or_else(|| stage.over.clone().unwrap_or_else(|| stage.prompt.clone()));
    kit::head(ui, Rect::from_min_size(ui.cursor().min, size), &speech.sentence(&said), rest);
    let drawn = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        let sign = vec2(kit::PRESS, kit::PRESS);
        let help = won.is_none().then(|| ui.allocate_exact_size(sign, Sense::hover()).0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(kit::NEAR);
            match (won, players.as_slice()) {
                (Some(_), _) => _ = mark(ui, icons::ICON_TROPHY, kit::TITLE, palette.amber),
                (None, []) => _ = mark(ui, icons::ICON_TABLE_RESTAURANT, kit::TITLE, palette.faint),
                (None, players) => {
                    for player in players {
                        let side = if players.len() > 2 { kit::BODY } else { kit::HEADING };
                        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
                        symbol(ui, rect, stage.hand.unwrap_or(player.colour));
                    }
                }
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let over = stage.over.as_ref();
                let now = match won {
                    Some(won) => speech.say(won),
                    None => speech.sentence(over.unwrap_or(&stage.prompt)),
                };
                if let (None, [player], None) = (won, players.as_slice(), over) {
                    let name = kit::bold(player.name.as_str()).size(kit::HEADING).color(palette.ink);
                    ui.add(Label::new(name).truncate());
                    ui.add(Label::new(RichText::new(now).small().color(palette.faint)).wrap());
                    return;
                }
                let size = kit::size_for_rows(ui, &now, [kit::HEADING, kit::LEAD, kit::BODY], 2);
                ui.add(Label::new(kit::bold(now.as_str()).size(size).color(palette.ink)).wrap());
                if let (Some(_), Some(over)) = (won, over) {
                    ui.add(
                        Label::new(RichText::new(speech.sentence(over)).small().color(palette.faint)).wrap(),
                    );
                }
            });
        });
        help
    });
    if let [player] = players.as_slice() {
        let rect = drawn.response.rect;
        let stripe =
            Rect::from_min_size(rect.min - vec2(kit::GAP, kit::NEAR), vec2(kit::NEAR + 1.0, rect.height()));
        let colour = kit::seat_line(palette, stage.hand.unwrap_or(player.colour));
        ui.painter().rect_filled(stripe, 0, colour);
    }
    kit::rule(ui);
    drawn.inner
}

/// How high the head is: two lines of what happens now, more where the card is too narrow for it.
fn head_height(ui: &Ui, speech: Speech, stage: &TurnStatus, won: Option<&Line>) -> f32 {
    let now = won
        .map_or_else(|| speech.sentence(stage.over.as_ref().unwrap_or(&stage.prompt)), |won| speech.say(won));
    let (font, above) = match (stage.to_act.as_slice(), won, &stage.over) {
        ([_], None, None) => (kit::font(kit::SMALL), kit::HEADING * 1.4),
        (_, None, _) => (kit::strong(kit::BODY), 0.0),
        (_, Some(_), _) => return kit::NOW_HEAD,
    };
    let signs = kit::HEADING * stage.to_act.len().max(1) as f32 + kit::GAP * 2.0;
    let room = ui.available_width() - signs - kit::PRESS - kit::GAP;
    let text = ui.painter().layout(now, font, Palette::of(ui).ink, room);
    kit::NOW_HEAD.max(above + text.size().y + kit::NEAR)
}

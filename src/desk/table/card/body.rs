//! Draws the page model: the card and the highlighted board.

use egui::{
    Align, Button, FontId, Id, Label, Layout, Rect, Response, RichText, ScrollArea, Sense, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::desk::kit::{
    self, BoxCaret, PadKey, PageLayout, Palette, icon_button, icons, mark, next_of, symbol,
};
use crate::desk::sheets::worksheet::{OnModel, sheet_on_model_ui};
use crate::desk::sheets::{self, Tab};
use crate::desk::table::card::{COLUMNS, Card};
use crate::desk::table::ending::ending_ui;
use crate::desk::table::tabs::tabs_ui;
use crate::desk::table::teach::{led_ui, quiz_ui, verbs_ui};
use crate::desk::table::{
    TablePage, just_now, looking, payout, plain, receipt, remind, right, shown_session,
};
use crate::desk::{Action, Speech, Teach, scene};
use crate::engine::worksheet::{Cell, Press, Row};
use crate::engine::{AnyAct, TurnStatus};
use crate::msg;
use crate::page::{
    ANYTIME_SLOT, Event, Feedback, FocusTarget, Input, InputId, InputKind, Referee, Step, Word,
};
use crate::session::Session;
use crate::words::{Arg, Line, keys, misread, parse_entered};

/// Draws contents clipped to a rectangle.
fn within<R>(ui: &mut Ui, place: Rect, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(name), |ui| {
        ui.shrink_clip_rect(place.expand(kit::NEAR));
        add(ui)
    })
    .inner
}

/// Runs `add` in a child `Ui` of this width, to lay out text without allocating space for it.
fn laid_in<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&Ui) -> R) -> R {
    let room = Rect::from_min_size(ui.max_rect().min, vec2(width, ui.max_rect().height()));
    add(&ui.new_child(UiBuilder::new().max_rect(room)))
}

fn line(ui: &mut Ui, text: RichText) {
    ui.add(Label::new(text).wrap());
}

fn title_ui(ui: &mut Ui, text: &str) {
    line(ui, RichText::new(text).small().color(Palette::of(ui).faint));
}

/// Worksheets with this many rows or more leave no room for reminders.
const LONG_FORM: usize = 4;

impl TablePage {
    /// The layout of the page in a window.
    pub(in crate::desk) fn places(&self, ui: &Ui, window: Rect) -> PageLayout {
        let seats = shown_session(&self.record, self.apart.as_ref()).seats().count();
        let over = self.looking.is_none() && self.seen.stage.over.is_some();
        let of = if over { PageLayout::of_result } else { PageLayout::of };
        of(window, seats, kit::touch(ui))
    }

    /// Draws the page: the card, the board, the players and the timeline. A panel may cover the board; the rules talk, in which the game is
    /// explained before the first turn, covers both the board and the card.
    pub(in crate::desk::table) fn page_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        window: Rect,
        actions: &mut Vec<Action>,
    ) {
        let at = self.places(ui, window);
        let third = kit::third_column(ui);
        let (board, timeline) = match (third, self.drawer) {
            (true, _) => {
                let (board, timeline) = at.board.split_left_right_at_x(at.board.right() - kit::timeline(ui));
                (board, Some(timeline))
            }
            (false, true) => {
                (at.board, Some(at.board.split_left_right_at_x(at.board.right() - kit::timeline(ui)).1))
            }
            (false, false) => (at.board, None),
        };
        let (lies, talks, drawer) =
            (self.panels.handle_escape(ui), self.teacher.chapter().is_some(), self.drawer);
        let over_all = lies && kit::narrow(ui);
        let tray = self.scene.tray().filter(|_| !lies && !talks);
        let bar = Rect::everything_above(window.top());
        let parts = [Some(at.card), Some(board), tray, Some(at.players), timeline, Some(bar)];
        self.parts = parts.into_iter().flatten().collect();
        if !over_all && !talks {
            kit::laid_on_sheet(ui, at.card, "now", |ui| self.card_ui(ui, speech, &at, actions));
        }
        if self.drawer && !drawer {
            self.panels.put_away();
        }
        match lies {
            _ if talks => {
                kit::laid_on_sheet(ui, at.board.union(at.card), "talk", |ui| {
                    self.talk_ui(ui, speech, actions)
                });
            }
            true => {
                let sheet = if over_all { at.board.union(at.card) } else { board };
                kit::laid_on_sheet(ui, sheet, "laid", |ui| self.sheet_ui(ui, speech, actions));
            }
            false => kit::laid_on_sheet(ui, board, "board", |ui| self.lit_board_ui(ui, speech, actions)),
        }
        // In a narrow window the players are between the card and the board, and are hidden while both are covered.
        let players = at.players.shrink2(vec2(kit::GAP, kit::NEAR));
        if !((over_all || talks) && at.board.union(at.card).intersects(players)) {
            within(ui, players, "players", |ui| self.players_ui(ui, speech, actions));
        }
        if let Some(place) = timeline {
            // Blocks clicks on what is below the drawer.
            ui.interact(place, ui.scope_id().with("drawer"), Sense::click_and_drag());
            kit::laid_on_sheet(ui, place, "timeline", |ui| self.timeline_ui(ui, speech, actions));
            if !third && kit::at_rest(ui) && kit::pressed_anew(ui, egui::Key::Escape) {
                self.drawer = false;
            }
        }
        ui.advance_cursor_after_rect(window);
    }

    /// Draws the board with its highlighted places, or the open tab instead.
    fn lit_board_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        kit::compact_if_low(ui);
        let looking = self.looking.as_ref().map(|looking| looking.line);
        let tab = self.tab_ui(ui, speech);
        let table = shown_session(&self.record, self.apart.as_ref());
        match tab {
            Tab::Board => {}
            _ if looking.is_some() => {}
            Tab::End => return ending_ui(ui, speech, table, &mut self.ending, actions),
            Tab::Alone => return sheets::told_ui(ui, speech, table, &mut self.pages, actions),
            Tab::Sheet => {
                let mut events = Vec::new();
                egui::ScrollArea::both().id_salt("sheet").auto_shrink(false).show(ui, |ui| {
                    self.worksheet_ui(ui, speech, false, &mut events, actions);
                });
                return events.into_iter().for_each(|event| self.take_in(event));
            }
        }
        let table = shown_session(&self.record, self.apart.as_ref());
        let quiz = looking.is_none() && self.teacher.quiz.is_open();
        let lights = if quiz { self.teacher.quiz.lights(table) } else { self.lights(table) };
        let draft = self.card.drafted().and_then(|(_, act)| act.cloned());
        let draft = draft.filter(|_| !quiz && looking.is_none());
        let looked = scene::Looked { at: looking, lights: &lights, draft: draft.as_ref() };
        let scene = &mut self.scene;
        let pressed = if kit::phone(ui) {
            kit::scaled(ui, kit::BOARD_LEAST.x, |ui| {
                scene::board_ui(ui, speech, table, scene, looked, actions)
            })
        } else {
            scene::board_ui(ui, speech, table, scene, looked, actions)
        };
        match pressed {
            Some(place) if quiz => self.teacher.quiz.press(place),
            Some(place) if looking.is_none() => self.take_in(Event::Press(place)),
            _ => {}
        }
    }

    /// Draws the tabs, if there are several. Returns the open one.
    fn tab_ui(&mut self, ui: &mut Ui, speech: Speech) -> Tab {
        let table = shown_session(&self.record, self.apart.as_ref());
        let there = |tab: &Tab| match tab {
            Tab::Board => true,
            Tab::Sheet => self.sheet_on_board(),
            Tab::Alone => sheets::has_private_input(table),
            Tab::End => table.stage().over.is_some(),
        };
        let pages: Vec<Tab> = Tab::ALL.into_iter().filter(there).collect();
        tabs_ui(ui, speech, &pages, &mut self.tab)
    }

    /// The places to highlight: the possible next presses, and the places of the act suggested by the lesson.
    fn lights(&self, table: &Session) -> scene::Lights {
        if self.looking.is_some() {
            return scene::Lights::default();
        }
        let card = &self.card;
        let pointed = self.teacher.pointed(table).and_then(|act| table.read_act(act));
        let pointed = pointed.filter(|_| card.page.draft.is_empty());
        let pointed = self.seen.offers.iter().filter(|offer| Some(&offer.act) == pointed.as_ref());
        let pointed = pointed.flat_map(|offer| offer.places.iter().flatten().copied());
        // While an act is drafted or a question is open, a press on any place is input. Otherwise a press on a place that starts no act shows what is
        // there.
        let begun = !card.page.draft.is_empty() || card.page.question().is_some();
        let all = table.scene().filter(|_| begun).map(|scene| scene.places).unwrap_or_default();
        let all = all.into_iter().map(|place| place.id);
        scene::Lights {
            chosen_verb: card.page.draft.verb.map(str::to_owned),
            open: card.view.lit.iter().copied().chain(pointed).collect(),
            live: card.page.pressable().chain(card.view.lit.iter().copied()).chain(all).collect(),
            pressed: card.page.pressed(),
            unmarked: false,
        }
    }

    fn card_ui(&mut self, ui: &mut Ui, speech: Speech, at: &PageLayout, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let stage = self.looking.as_ref().map_or(&self.seen.stage, looking::Looking::stage).clone();
        let won = if self.looking.is_none() && stage.over.is_some() { self.ending.won(table) } else { None };
        let leads = self.teacher.leads(table, &stage);
        let back = self.takes_acts() && !self.card.page.draft.is_empty();
        let pressed =
            within(ui, at.head, "head", |ui| head_ui(ui, speech, table, &stage, won.as_ref(), (back, leads)));
        match pressed {
            Some(Pressed::Back) => self.take_in(Event::Back),
            Some(Pressed::Explain) => actions.push(Action::Teach(Teach::Explain(!leads))),
            None => {}
        }
        self.card.target = None;
        let mut events = Vec::new();
        if self.takes_acts() && stage.over.is_none() {
            within(ui, at.verbs, "verbs", |ui| self.verbs_ui(ui, speech, &mut events));
        }
        self.body_in_places(ui, speech, at, &mut events, actions);
        if self.takes_acts() && stage.over.is_none() {
            within(ui, at.main, "main", |ui| self.main_ui(ui, speech, &mut events));
        }
        within(ui, at.just_now, "just-now", |ui| self.just_now_ui(ui, speech, actions));
        // Ignores clicks on buttons that have just changed under the pointer.
        let held_back = self.steady.is_too_soon(ui);
        events.into_iter().filter(|_| !held_back).for_each(|event| self.take_in(event));
    }

    /// Remembers the widget of the model's focus; it takes the keyboard focus after drawing.
    fn set_focus_target(&mut self, response: &Response) {
        self.card.target = Some(response.id);
    }

    /// Like `set_focus_target`; also scrolls to the widget if the focus has just moved there.
    fn goes_to(&mut self, response: &Response) {
        if self.card.leads {
            response.scroll_to_me(None);
        }
        self.set_focus_target(response);
    }

    /// The number of a verb's button, from 0. A verb that is possible at any time has the last one of the first row, or a later one.
    fn verb_slot(&self, n: usize, verb: &str) -> usize {
        if self.card.page.anytime() == Some(verb) { ANYTIME_SLOT.max(n) } else { n }
    }

    /// The size of a verb's button, and the height of all of them.
    fn verb_size(&self, place: Rect) -> (Vec2, f32) {
        let verbs = self.card.view.verbs.iter().enumerate();
        let slots = verbs.map(|(n, verb)| self.verb_slot(n, verb.word) + 1).max().unwrap_or(1);
        let lines = slots.div_ceil(COLUMNS as usize) as f32;
        let width = (place.width() - kit::NEAR * (COLUMNS - 1) as f32) / COLUMNS as f32;
        let height = ((place.height() - kit::NEAR * (lines - 1.0)) / lines).min(kit::FINGER);
        (vec2(width, height), height * lines + kit::NEAR * (lines - 1.0))
    }

    /// Draws the buttons of the verbs, three in a row.
    fn verbs_ui(&mut self, ui: &mut Ui, speech: Speech, events: &mut Vec<Event>) {
        let place = ui.max_rect();
        let (size, _) = self.verb_size(place);
        let card = &self.card;
        let (verbs, focus) = (card.view.verbs.clone(), card.page.focus());
        let rows = card.page.form.rows.len();
        let columns = COLUMNS as usize;
        for (n, verb) in verbs.iter().enumerate() {
            let n = self.verb_slot(n, verb.word);
            let corner = vec2((n % columns) as f32, (n / columns) as f32);
            let corner = place.min + corner * (size + Vec2::splat(kit::NEAR));
            let rect = Rect::from_min_size(corner, size);
            let name = speech.sentence(&verb.name);
            let table = shown_session(&self.record, self.apart.as_ref());
            let sign = (table.info().sign)(verb.word);
            let response = verb_ui(ui, rect, (sign, &name), verb.chosen, verb.open);
            // A double click counts once.
            if response.clicked() && !response.double_clicked() {
                events.push(if verb.chosen { Event::Back } else { Event::Choose(verb.word) });
            }
            let at = self.card.page.form.verbs.iter().position(|word| *word == verb.word);
            if matches!(focus, FocusTarget::List(Some(cursor)) if at.map(|at| at + rows) == Some(cursor)) {
                self.set_focus_target(&response);
            }
        }
    }

    /// Draws the body of the card and, while a number is being typed, the number inputs and the keypad below it.
    fn body_in_places(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        at: &PageLayout,
        events: &mut Vec<Event>,
        actions: &mut Vec<Action>,
    ) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let at_rest = self.card.is_at_rest();
        // While nothing is entered, the lesson's explanation is shown in place of the keypad.
        let lesson =
            at_rest && self.card.page.asks().is_none() && self.teacher.leads(table, &self.seen.stage);
        let numbers = self.types_number() && !lesson;
        // With a single number input there is room for the message below it; otherwise it goes above.
        let below = numbers && self.card.page.inputs().len() == 1;
        let (mut said, mut inputs) = (if numbers { at.above_inputs } else { at.body }, at.inputs);
        // If the verbs need fewer rows, the text below them begins higher.
        if said.top() == at.body.top() && self.takes_acts() {
            said.min.y -= at.verbs.height() - self.verb_size(at.verbs).1;
        }
        let answered = if below { &mut inputs } else { &mut said };
        *answered = self.answered(ui, speech, *answered, events);
        // A question has its own scroll area id, so that it starts at the top.
        let asks = self.card.page.asks().is_some();
        let name = if asks { "question" } else { "body" };
        scrolled(ui, said, name, |ui| self.said_so_far_ui(ui, speech, events, actions));
        if numbers {
            scrolled(ui, inputs, "inputs", |ui| self.inputs_ui(ui, speech, true, events));
            let more: &[_] = if self.takes_large_amount() { &["000"] } else { &[] };
            events.extend(kit::keypad(ui, speech, at.keypad, more).map(|key| match key {
                PadKey::Type(digits) => Event::Text(digits.to_owned()),
                PadKey::Erase => Event::Erase,
                PadKey::Accept => Event::Accept,
            }));
        }
    }

    /// Draws the message or refusal at the bottom of a rectangle. Returns the rectangle above it.
    fn answered(&self, ui: &mut Ui, speech: Speech, place: Rect, events: &mut Vec<Event>) -> Rect {
        within(ui, place, "answer", |ui| {
            let upwards = Layout::bottom_up(Align::Min);
            ui.with_layout(upwards, |ui| {
                self.answer_ui(ui, speech, events);
                ui.available_rect_before_wrap()
            })
            .inner
        })
    }

    /// Whether the keypad has a 000 key.
    fn takes_large_amount(&self) -> bool {
        let FocusTarget::Input(id) = self.card.page.focus() else { return self.form_has_keys() };
        let kind = self.card.page.input(&id).map(|input| &input.kind);
        kind.is_some_and(InputKind::is_amount) || self.form_has_keys()
    }

    /// Whether the keypad is shown.
    fn types_number(&self) -> bool {
        if !self.takes_acts() {
            return false;
        }
        let card = &self.card;
        // A complete worksheet keeps its keypad, so that its amounts can still be changed.
        let FocusTarget::Input(id) = card.page.focus() else { return self.form_has_keys() };
        let kind = card.page.input(&id).map(|input| &input.kind);
        // A question may also ask for a name. The keypad stays while it is typed, so that the numbers do not move.
        let mut asked = card.page.asks().into_iter().flat_map(|asked| &asked.inputs);
        if asked.any(|input| matches!(input.kind, InputKind::Number(_))) {
            return true;
        }
        // A worksheet on the card has steppers instead of a keypad, unless it asks for large amounts.
        let of_form = matches!(id, InputId::Sheet(_)) && !self.sheet_on_board();
        let number = matches!(kind, Some(InputKind::Number(_))) && !of_form;
        matches!(kind, Some(InputKind::Digit(_))) || number || self.form_has_keys()
    }

    /// Whether the worksheet on the card asks for large amounts, which are typed with the keypad.
    fn form_has_keys(&self) -> bool {
        let page = &self.card.page;
        let on_card = self.has_sheet() && !self.sheet_on_board();
        on_card && page.typed().is_none() && page.asks().is_none() && page.form.has_amounts()
    }

    /// Draws the refusal and the message for the last event, or else a hint that the question can be answered on the board.
    fn answer_ui(&self, ui: &mut Ui, speech: Speech, events: &mut Vec<Event>) {
        let quiz = self.teacher.quiz.is_open();
        let card = &self.card;
        let (said, palette) = (card.page.said.as_ref(), Palette::of(ui));
        if quiz || self.looking.is_some() && said.is_none() {
            return;
        }
        // The layout is bottom-up, so the last line comes first.
        let repeats = |why: &Line| matches!(said, Some(Feedback::Failed(said) | Feedback::Wrong(_, said)) if said == why);
        let refused = if let Step::Refused(refused) = &card.page.step { Some(&refused.why) } else { None };
        if let Some(said) = said.filter(|_| !refused.is_some_and(repeats)) {
            let table = shown_session(&self.record, self.apart.as_ref());
            let number = self.types_number();
            said_ui(ui, speech, table, (said, card.page.answers(), number), events);
        } else if matches!(card.page.step, Step::Ask(_)) && card.view.lit.len() > 1 {
            let hint = RichText::new(speech.word(keys::reading::ON_BOARD)).small();
            line(ui, hint.color(palette.faint));
        } else if matches!(card.page.step, Step::Fill) && card.page.form.is_answered_on_board() {
            line(ui, RichText::new(speech.word(keys::page::PRESS)).color(palette.faint));
        }
        if let Some(why) = refused {
            let color = if card.page.is_refused_half_filled() { palette.faint } else { palette.red };
            line(ui, RichText::new(speech.sentence(why)).color(color));
        }
    }

    /// Draws the question about a board value, the draft, its inputs and its result. In the history it draws the entry instead, and in a quiz the
    /// quiz question.
    fn said_so_far_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        events: &mut Vec<Event>,
        actions: &mut Vec<Action>,
    ) {
        ui.spacing_mut().item_spacing.y = kit::NEAR;
        let table = shown_session(&self.record, self.apart.as_ref());
        if let Some(at) = &self.looking {
            return looking::looking_ui(ui, speech, table, at, actions);
        }
        if self.teacher.quiz.is_open() {
            if !self.panels.is_open() && kit::consume_escape(ui) {
                actions.push(Action::Teach(Teach::TryIt(false)));
            }
            return quiz_ui(ui, speech, table, &mut self.teacher.quiz, actions);
        }
        let led = self.teacher.leads(table, &self.seen.stage);
        self.entry.ask_rules(table, &self.pieces, led.then_some(self.seen.offers.as_slice()));
        let card = &self.card;
        if let Some(referee) = card.page.draft.referee {
            let name = kit::bold(speech.word(referee.name())).size(kit::LEAD).color(Palette::of(ui).ink);
            line(ui, name);
            if let Referee::Read(cell) = referee {
                line(ui, RichText::new(right::stands(speech, table.board(), cell)));
            }
        }
        let nothing_said = card.page.draft.is_empty() && card.page.field.is_none();
        let resting = nothing_said && card.page.question().is_none();
        if resting && led {
            led_ui(ui, speech, (table, &self.seen), (&self.teacher, false), actions);
        }
        let card = &self.card;
        // A ready draft is not repeated, because the main button names the act. Above a list it stays, so that the list does not move.
        let listed = !card.page.form.rows.is_empty() && card.page.question().is_none();
        let begun = card.page.draft.verb.is_some() || !card.page.draft.places.is_empty();
        let ready = matches!(card.page.step, Step::Ready(_));
        if let Some(asked) = card.page.asks() {
            let question = speech.sentence(&asked.question);
            let size = kit::size_for_rows(ui, &question, [kit::BODY, kit::BODY, kit::SMALL], 2);
            line(ui, kit::bold(question).size(size).color(Palette::of(ui).ink));
        }
        // The draft is also hidden while there are several inputs, because they have labels and need the space, and above a worksheet,
        // because its rows would move.
        let several = card.page.asks().is_some_and(|asked| asked.inputs.len() > 1);
        let on_form = self.has_sheet() && !self.sheet_on_board() && !self.covers_form();
        let card = &self.card;
        let shown = !several && !on_form && if listed { begun } else { !ready };
        if let Some(draft) = card.view.draft.as_ref().filter(|_| shown) {
            draft_ui(ui, &speech.sentence(draft));
        }
        if card.page.inputs().iter().any(|input| {
            !matches!(input.kind, InputKind::Number(_) | InputKind::Digit(_))
                || matches!(input.id, InputId::Detail(_))
        }) {
            self.inputs_ui(ui, speech, false, events);
        }
        if self.has_sheet() && !self.sheet_on_board() && !self.covers_form() {
            self.worksheet_ui(ui, speech, true, events, actions);
        }
        self.rows_ui(ui, speech, events);
        if resting {
            self.calls_ui(ui, speech, actions);
            self.resting_ui(ui, speech, actions);
        }
        self.reply_ui(ui, speech, events, actions);
        if resting && led {
            verbs_ui(ui, speech, &self.seen);
        }
    }

    /// Draws what is shown while the draft is empty: the button of the rules talk (only while the record has no lines), reminders, what is still to
    /// be handed back, entries to be resolved, and what is often forgotten in this phase.
    fn resting_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        if table.lines() == 0 {
            let talk = kit::Button::quiet(speech.word(keys::talk::TITLE)).icon(icons::ICON_SCHOOL);
            if talk.show(ui).clicked() {
                actions.push(Action::Teach(Teach::Talk(Some(0))));
            }
        }
        let sheet = self.card.page.form.sheet.as_deref();
        remind::remind_ui(ui, speech, (table, sheet), &mut self.reminders, actions);
        let unsettled = if self.apart.is_none() { self.seen.open } else { 0 };
        self.panels.waits_ui(ui, speech, table, unsettled, actions);
        let long_form = self.card.page.form.sheet.as_ref().is_some_and(|sheet| sheet.rows.len() >= LONG_FORM);
        let forgotten = self.teacher.forgotten(speech, table, &self.seen.stage).filter(|_| !long_form);
        if let Some(said) = forgotten {
            title_ui(ui, &said);
        }
    }

    /// Draws the open payments.
    fn calls_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        if self.apart.is_none() && self.calls.waits(table) {
            self.calls.fold_older(table, self.echo.as_ref().map(|echo| echo.line));
            let ends = ui.max_rect().bottom() + kit::CHOICES;
            payout::calls_ui(
                ui,
                speech,
                (table, payout::money(table, &self.pieces)),
                &mut self.calls,
                ends,
                actions,
            );
        }
    }

    /// Draws the inputs: either the number inputs or the others.
    fn inputs_ui(&mut self, ui: &mut Ui, speech: Speech, numbers: bool, events: &mut Vec<Event>) {
        let card = &self.card;
        let (focus, rows) = (card.page.focus(), !card.page.form.rows.is_empty());
        let asks = card.page.asks();
        let inputs = if asks.is_some() { card.page.inputs() } else { &card.page.form.inputs };
        let inputs = inputs.to_vec();
        let table = shown_session(&self.record, self.apart.as_ref());
        let asked = match (asks, card.page.draft.referee) {
            (Some(asked), _) => Some(speech.sentence(&asked.question)),
            (_, Some(Referee::Read(cell))) => Some(right::stands(speech, table.board(), cell)),
            _ => None,
        };
        let schema = table.board().schema().clone();
        let several = asks.is_some() && inputs.len() > 1;
        let said = |input: &&Input| {
            matches!(input.id, InputId::Detail(_)) && focus != FocusTarget::Input(input.id.clone())
        };
        let (folded, inputs): (Vec<&Input>, Vec<&Input>) = inputs
            .iter()
            .filter(|input| !matches!(input.id, InputId::Sheet(_)) || numbers && self.form_has_keys())
            .partition(|input| said(input) && self.types_number());
        if !numbers && !folded.is_empty() {
            folded_ui(ui, speech, &folded, events);
        }
        let keys = self.form_has_keys();
        let (places, others): (Vec<&Input>, Vec<&Input>) =
            inputs.iter().copied().partition(|input| keys && input.id == InputId::Place);
        let places = places.into_iter().filter(|_| numbers);
        for input in others.into_iter().chain(places) {
            let has = focus == FocusTarget::Input(input.id.clone());
            let caret = match has {
                true if self.card.page.draft.replaces => BoxCaret::All,
                true => BoxCaret::End,
                false => BoxCaret::None,
            };
            let begun = self.card.page.draft.begun(&input.id).to_owned();
            let name = match &input.id {
                InputId::Detail(detail) => speech.word(detail.name()),
                InputId::Place => speech.word(keys::page::PLACE),
                InputId::Board(_) if input.optional => speech.word(keys::reading::NAME),
                InputId::Board(cell) if several && let Some(cell) = schema.cell(*cell) => {
                    speech.sentence(&cell.question)
                }
                InputId::Board(_) => asked.clone().unwrap_or_default(),
                _ => begun.clone(),
            };
            let response = match &input.kind {
                // A choice of answers has a text box. In a referee's form its options are listed below it only while it has the focus.
                InputKind::Choice(words)
                    if matches!(input.id, InputId::Board(_) | InputId::Detail(_)) && !numbers =>
                {
                    let chosen = words.iter().find(|word| word.word == input.text);
                    let chosen = chosen.map(|word| speech.sentence(&word.label)).unwrap_or_default();
                    let text = if begun.is_empty() { &chosen } else { &begun };
                    if several {
                        title_ui(ui, &name);
                    }
                    let response = labelled_box_ui(ui, text, (input, &name), caret);
                    if has || matches!(input.id, InputId::Board(_)) {
                        // Lists only the options that match the typed text.
                        let begins =
                            |word: &&Word| begun.is_empty() || word.begins_with(&begun, speech.language);
                        let words: Vec<Word> = words.iter().filter(begins).cloned().collect();
                        words_ui(ui, speech, (input, &words), None, events);
                    }
                    Some(response)
                }
                InputKind::Number(_) if !numbers && !has && matches!(input.id, InputId::Detail(_)) => {
                    Some(labelled_box_ui(ui, &input.text, (input, &name), caret))
                }
                InputKind::Number(_) | InputKind::Digit(_) if numbers => {
                    Some(number_ui(ui, speech, (input, inputs.len() == 1), caret, events))
                }
                InputKind::Text if !numbers => {
                    if input.optional && !matches!(input.id, InputId::Detail(_)) {
                        title_ui(ui, &name);
                    }
                    Some(labelled_box_ui(ui, &input.text, (input, &name), caret))
                }
                InputKind::Choice(_) if input.id == InputId::Place && (has || !begun.is_empty()) => {
                    title_ui(ui, &name);
                    Some(box_ui(ui, &begun, (input, &name), caret))
                }
                InputKind::Choice(_) if !numbers && !begun.is_empty() => {
                    Some(box_ui(ui, &begun, (input, &name), caret))
                }
                InputKind::Choice(words)
                    if !numbers && !rows && !matches!(input.id, InputId::Place | InputId::Answer) =>
                {
                    let cursor = self.card.page.cursor;
                    words_ui(ui, speech, (input, words), cursor.filter(|_| has), events)
                }
                _ => None,
            };
            if let Some(response) = response {
                let set = kit::set_by_reader(ui, response.id).and_then(|text| text.parse().ok());
                events.extend(set.map(|number| Event::SetNumber(input.id.clone(), number)));
                if response.clicked() && !has {
                    events.push(Event::GoTo(input.id.clone()));
                }
                if has {
                    self.goes_to(&response);
                }
            }
        }
        let page = &self.card.page;
        let reads = matches!(page.draft.referee, Some(Referee::Read(_)));
        if reads && matches!(page.step, Step::Ready(_)) && numbers == self.types_number() {
            let size = vec2(ui.available_width(), kit::press(ui));
            let only = kit::Button::plain(speech.word(keys::reading::THIS_GAME)).size(size).show(ui);
            if only.on_hover_text(speech.word(keys::reading::THIS_GAME_MEANS)).clicked() {
                events.push(Event::ForThisGame);
            }
            line(ui, RichText::new(speech.word(keys::reading::FOR_GOOD_MEANS)).small());
        }
    }

    /// Whether the draft uses a worksheet.
    fn has_sheet(&self) -> bool {
        self.card.page.form.sheet.is_some()
    }

    /// Whether the worksheet is hidden, because an act in the entry line or a question for a number takes its space.
    fn covers_form(&self) -> bool {
        let card = &self.card;
        card.page.typed().is_some() || card.page.asks().is_some() && self.types_number()
    }

    /// Whether the worksheet is too large for the card, and is shown in place of the board.
    pub(in crate::desk::table) fn sheet_on_board(&self) -> bool {
        let sheet = self.card.page.form.sheet.as_ref();
        let beside = |press: &Press| press.at.is_none();
        let question = |row: &&Row| row.cells.iter().flat_map(Cell::presses).any(beside);
        // Rows answered on the board need little room, and the board must stay visible.
        let on_board = |row: &&Row| row.cells.iter().flat_map(Cell::presses).count() > 0 && !question(row);
        sheet.is_some_and(|sheet| {
            let rows = sheet.rows.iter().filter(|row| !on_board(row)).count();
            let questions = sheet.rows.iter().filter(question).count();
            sheet.places.is_empty() && (sheet.heads.len() > 3 || rows > 4 || questions > 3)
        })
    }

    /// Draws the worksheet.
    fn worksheet_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        on_card: bool,
        events: &mut Vec<Event>,
        actions: &mut Vec<Action>,
    ) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let card = &self.card;
        let Some(sheet) = &card.page.form.sheet else { return };
        let focus = if let FocusTarget::Input(id) = card.page.focus() { Some(id) } else { None };
        let (inputs, replaces) = (card.page.form.inputs.clone(), card.page.draft.replaces);
        let numbers_apart = on_card && self.form_has_keys();
        let model = OnModel { inputs, focus, replaces, numbers_apart, ..OnModel::default() };
        let done = sheet_on_model_ui(ui, (speech, table), sheet, model, on_card, actions);
        events.extend(done.events);
        self.card.stays |= done.stays;
        if let Some(response) = done.has {
            self.goes_to(&response);
        }
    }

    /// Draws the listed acts, in a wide card in two columns.
    fn rows_ui(&mut self, ui: &mut Ui, speech: Speech, events: &mut Vec<Event>) {
        let listed = |card: &Card| card.page.question().is_none() && card.page.typed().is_none();
        let card = &self.card;
        if !listed(card) || card.view.rows.is_empty() {
            return;
        }
        let (rows, focus) = (card.view.rows.clone(), card.page.focus());
        let table = shown_session(&self.record, self.apart.as_ref());
        let prices: Vec<String> =
            rows.iter().map(|row| plain::on_button(speech, table, &row.movements)).collect();
        let said = |lines: &[Line]| lines.iter().map(|line| speech.say(line)).collect::<Vec<_>>().join(", ");
        let written = rows.iter().zip(prices).map(|(row, price)| {
            let hits = said(&row.hits);
            let gives = row.gives.as_ref().map(|gives| speech.say(gives));
            let label = match row.label.as_slice() {
                [only] => speech.sentence(only),
                several => said(several),
            };
            (label, gives.unwrap_or(if hits.is_empty() { price } else { hits }))
        });
        let written: Vec<_> = rows.iter().zip(written).enumerate().collect();
        let count = if ui.available_width() < kit::TWO_COLUMNS { 1 } else { 2 };
        let high = rows.len().div_ceil(count);
        ui.columns(count, |columns| {
            for (ui, part) in columns.iter_mut().zip(written.chunks(high)) {
                // All rows of a column have the same font size.
                let sizes = part.iter().map(|(_, (_, (label, beside)))| row_size(ui, label, beside));
                let size = sizes.fold(kit::BODY, f32::min);
                let mut high = kit::press(ui);
                for (_, (_, (label, beside))) in part {
                    let texts = row_texts(ui, label, beside, size);
                    high = texts.iter().map(|text| text.size().y + kit::GAP).fold(high, f32::max);
                }
                for (n, (row, (label, beside))) in part {
                    let table = shown_session(&self.record, self.apart.as_ref());
                    let name = plain::act(speech, table, &row.act);
                    let response = row_ui(ui, (label, beside), &name, (row.chosen, row.meant), (size, high));
                    if response.clicked() {
                        events.push(Event::Pick(*n));
                    }
                    if focus == FocusTarget::List(Some(*n)) {
                        self.goes_to(&response);
                    }
                }
            }
        });
    }

    /// Draws the result of the draft: payments and warnings, or the suggestion after a refusal.
    fn reply_ui(&self, ui: &mut Ui, speech: Speech, events: &mut Vec<Event>, actions: &mut Vec<Action>) {
        let (palette, table) = (Palette::of(ui), shown_session(&self.record, self.apart.as_ref()));
        let card = &self.card;
        // The page model previews an act typed in the entry line; the entry line itself previews a referee's command.
        if card.page.field.is_some()
            && let Some((Ok(outcome), beside)) = self.entry.answer()
            && outcome.act().is_none()
        {
            return receipt::comes_to_ui(ui, speech, table, (outcome, &beside.doubts), actions);
        }
        match &card.page.step {
            Step::Ready(outcome) => {
                receipt::comes_to_ui(ui, speech, table, (outcome, &card.doubts), actions);
                if let Some(amended) = &card.amended {
                    right::rereading_ui(ui, speech, table, amended, actions);
                }
            }
            Step::Forced(_) => {
                for outcome in card.page.forced() {
                    receipt::step_of_chain_ui(ui, speech, table, outcome, actions);
                }
            }
            Step::Refused(refused) => {
                if let Some(suggestion) = &refused.suggestion {
                    line(ui, RichText::new(speech.sentence(suggestion)));
                }
                for ruled in &card.ruled {
                    line(ui, RichText::new(speech.sentence(ruled)).small().color(palette.faint));
                }
                if let Some(amended) = &card.amended {
                    right::rereading_ui(ui, speech, table, amended, actions);
                }
                right::misread_ui(ui, speech, &refused.misread, actions);
                if let Some(instead) = &refused.instead {
                    let words = msg!(keys::desk::INSTEAD, act = plain::act(speech, table, instead));
                    act_ui(ui, speech.say(&words), instead, events);
                }
            }
            _ => {}
        }
    }

    /// Draws the main button, which names the act or says what is missing.
    fn main_ui(&mut self, ui: &mut Ui, speech: Speech, events: &mut Vec<Event>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let card = &self.card;
        let focus = card.page.focus();
        let nothing_chosen = focus == FocusTarget::List(None);
        let response = match &card.page.step {
            Step::Ready(outcome) => {
                let (name, words, price) = receipt::on_button(speech, table, outcome);
                accept_ui(ui, (&name, &words), &price)
            }
            Step::Forced(acts) => {
                let words = speech.say(&msg!(keys::table::FORCED, count = acts.len()));
                accept_ui(ui, (&words, &words), "")
            }
            Step::Ask(asked) if asked.is_answered() => {
                let words = speech.word(keys::page::READ);
                accept_ui(ui, (&words, &words), "")
            }
            Step::Ask(_) if card.page.asks().is_none() => {
                let words = speech.word(keys::page::GO_ON);
                accept_ui(ui, (&words, &words), "")
            }
            step => {
                let key = match step {
                    Step::Ask(_) => keys::page::READ,
                    Step::Choose => keys::page::CHOOSE,
                    Step::Fill if nothing_chosen && !card.page.choices().is_empty() => keys::page::CHOOSE,
                    Step::Refused(_) if card.page.is_refused_half_filled() => keys::page::FILL,
                    Step::Refused(_) | Step::Over(_) => keys::page::NOT_NOW,
                    Step::Fill | Step::Ready(_) | Step::Forced(_) => keys::page::FILL,
                };
                let words = kit::bold(speech.word(key)).size(kit::LEAD).color(Palette::of(ui).faint);
                let button = Button::new(words).min_size(ui.max_rect().size()).fill(Palette::of(ui).ground);
                ui.add(button.stroke(kit::hairline(Palette::of(ui).rule)))
            }
        };
        if response.clicked() {
            events.push(Event::Main);
        }
        if focus == FocusTarget::Main || nothing_chosen {
            self.set_focus_target(&response);
        }
    }

    /// Draws the last entry and the undo button.
    fn just_now_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let just = just_now::JustNow {
            echo: self.echo.as_ref(),
            trouble: self.trouble.as_ref(),
            looking: self.looking.as_ref().map(|looking| looking.line),
            lesson: self.teacher.leads(table, &self.seen.stage),
            story: &self.seen.story,
        };
        let pieces = payout::money(table, &self.pieces);
        just_now::in_two_lines(ui, speech, (table, pieces), &just, self.drawer, actions);
    }
}

/// Draws the button that enters an act, with its description and price.
fn accept_ui(ui: &mut Ui, (name, words): (&str, &str), price: &str) -> Response {
    let (palette, rect) = (Palette::of(ui), ui.max_rect());
    let response = ui.interact(rect, Id::unique("page-main"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
    ui.painter().rect_filled(rect, kit::CORNER, palette.accent);
    let room = rect.width() - kit::SPACE * 2.0;
    let right = ui.scope(|ui| {
        ui.set_max_width(room / 2.0);
        let size = kit::size_for_rows(ui, price, [kit::LEAD, kit::BODY, kit::SMALL], 1);
        kit::on_rows(ui, price, kit::strong(size), palette.on_accent, 2)
    });
    let right = right.inner;
    let wide = right.size().x;
    ui.painter().galley(
        pos2(rect.right() - kit::SPACE - wide, rect.center().y - right.size().y / 2.0),
        right,
        palette.on_accent,
    );
    let text = ui.scope(|ui| {
        ui.set_max_width(room - if wide > 0.0 { wide + kit::GAP } else { 0.0 });
        let size = kit::size_for_rows(ui, words, [kit::LEAD, kit::SMALL + 1.0, kit::SMALL - 1.5], 2);
        kit::on_rows(ui, words, kit::strong(size), palette.on_accent, if size < kit::SMALL { 3 } else { 2 })
    });
    let (text, cut) = (text.inner.clone(), text.inner.elided);
    ui.painter().galley(
        pos2(rect.left() + kit::SPACE, rect.center().y - text.size().y / 2.0),
        text,
        palette.on_accent,
    );
    if cut { response.on_hover_text(words) } else { response }
}

/// Draws contents in a rectangle with a vertical scroll area.
fn scrolled(ui: &mut Ui, place: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
    within(ui, place, name, |ui| {
        let shown = ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, add);
        if shown.content_size.y <= shown.inner_rect.height() {
            kit::drags_page(ui, shown.inner_rect);
        }
    });
}

/// The button pressed in the header.
#[derive(Clone, Copy, Debug)]
enum Pressed {
    Back,
    Explain,
}

/// Draws the player to act or the winner, the back button and the button for explanations.
fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    stage: &TurnStatus,
    won: Option<&Line>,
    (back, leads): (bool, bool),
) -> Option<Pressed> {
    let (palette, place) = (Palette::of(ui), ui.max_rect());
    let mut pressed = None;
    let players: Vec<_> = stage.to_act.iter().filter_map(|seat| table.seats().player(*seat)).collect();
    let now = won.or(stage.over.as_ref()).unwrap_or(&stage.prompt);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(place.height());
        ui.spacing_mut().item_spacing.x = 0.0;
        if stage.over.is_none() {
            // While there is a draft there is no room for the explanation, so its button becomes the back button.
            let (icon, name, pressing) = match (back, leads) {
                (true, _) => (icons::ICON_ARROW_BACK, keys::table::BACK_WHY, Pressed::Back),
                (false, true) => (icons::ICON_HELP, keys::coach::QUIET, Pressed::Explain),
                (false, false) => (icons::ICON_HELP, keys::coach::EXPLAIN, Pressed::Explain),
            };
            pressed = icon_button(ui, icon, speech.word(name)).clicked().then_some(pressing);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = kit::GAP;
            match (won, players.as_slice()) {
                (Some(_), _) => _ = mark(ui, icons::ICON_TROPHY, kit::TITLE, palette.amber),
                (None, []) => _ = mark(ui, icons::ICON_TABLE_RESTAURANT, kit::TITLE, palette.faint),
                (None, players) => {
                    for player in players {
                        let side = if players.len() > 2 { kit::BODY } else { kit::HEADING };
                        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                        symbol(ui, rect, stage.hand.unwrap_or(player.colour));
                    }
                }
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let said = if won.is_some() { speech.say(now) } else { speech.sentence(now) };
                // A prompt that needs two lines replaces the player's name; it starts with the name anyway.
                let below_name = kit::text_width(ui, &said, kit::SMALL) <= ui.available_width();
                let (lines, sizes) = match players.as_slice() {
                    [player] if won.is_none() && stage.over.is_none() && below_name => {
                        let name = kit::bold(player.name.as_str()).size(kit::LEAD).color(palette.ink);
                        ui.add(Label::new(name).truncate());
                        (2, [kit::SMALL; 3])
                    }
                    _ => (2, [kit::LEAD, kit::BODY, kit::SMALL]),
                };
                let size = kit::size_for_rows(ui, &said, sizes, lines);
                let font = if size > kit::SMALL { kit::strong(size) } else { kit::font(size) };
                let lines = if size > kit::SMALL || below_name { lines } else { 3 };
                let mut galley = kit::on_rows(ui, &said, font, palette.ink, lines);
                if galley.elided {
                    galley = kit::on_rows(ui, &said, kit::font(kit::SMALL - 2.5), palette.ink, lines + 1);
                }
                ui.add(Label::new(galley));
            });
        });
    });
    let said = players.first().filter(|_| players.len() == 1).map(|player| player.name.clone());
    let said = said.into_iter().chain([speech.sentence(now)]).collect::<Vec<_>>().join(" · ");
    let head = ui.interact(place, Id::unique("page-head"), Sense::hover());
    head.widget_info(|| WidgetInfo::labeled(egui::Role::Heading, true, &said));
    ui.painter().hline(place.x_range(), place.bottom(), kit::hairline(palette.rule));
    if let ([player], None) = (players.as_slice(), won) {
        let stripe = place.with_max_x(place.left() - kit::NEAR).with_min_x(place.left() - kit::GAP - 1.0);
        ui.painter().rect_filled(stripe, 0, kit::seat_line(palette, stage.hand.unwrap_or(player.colour)));
    }
    pressed
}

fn verb_ui(
    ui: &mut Ui,
    rect: Rect,
    (sign, name): (Option<crate::engine::Glyph>, &str),
    chosen: bool,
    open: bool,
) -> Response {
    let palette = Palette::of(ui);
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, open, chosen, name));
    let (fill, edge) = match (chosen, open) {
        (true, _) => (palette.raised, kit::outline(palette.ink)),
        (false, true) => (palette.raised, kit::hairline(palette.edge)),
        (false, false) => (palette.ground, kit::hairline(palette.rule)),
    };
    let fill = if response.hovered() && open && !chosen { palette.chosen } else { fill };
    ui.painter().rect(rect, kit::CORNER, fill, edge, StrokeKind::Inside);
    let ink = if open { palette.ink } else { palette.faint };
    let room = rect.width() - kit::NEAR * 2.0;
    let font = if chosen { kit::strong(kit::SMALL) } else { kit::font(kit::SMALL) };
    let rows = if rect.height() < kit::SMALL * 2.5 { 1 } else { 2 };
    let width = sign.map_or(0.0, |sign| kit::glyph_width(sign, kit::LEAD) + kit::NEAR);
    let beside = laid_in(ui, room - width, |ui| kit::on_rows(ui, name, font.clone(), ink, rows));
    // If the label does not fit next to its icon, the icon is dropped and the font shrinks.
    let (sign, sign_width) = if beside.elided { (None, 0.0) } else { (sign, width) };
    let galley = match beside.elided {
        true => laid_in(ui, room, |ui| {
            let size = kit::size_for_rows(ui, name, [kit::SMALL, kit::SMALL - 1.0, kit::SMALL - 2.5], rows);
            kit::on_rows(ui, name, FontId::new(size, font.family), ink, rows)
        }),
        false => beside,
    };
    let cut = galley.elided;
    let left = rect.center().x - (galley.size().x + sign_width) / 2.0;
    if let Some(sign) = sign {
        let place = Rect::from_min_size(
            pos2(left, rect.center().y - kit::LEAD / 2.0),
            vec2(kit::glyph_width(sign, kit::LEAD), kit::LEAD),
        );
        kit::glyph(ui, place, sign, kit::Paint::plain(ink, fill));
    }
    let at = pos2(left + sign_width, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    if cut { response.on_hover_text(name) } else { response }
}

/// Draws the description of the draft in a dashed frame.
fn draft_ui(ui: &mut Ui, said: &str) {
    let width = ui.available_width();
    let inner = width - kit::GAP * 2.0;
    let galley = laid_in(ui, inner, |ui| {
        let size = kit::size_for_rows(ui, said, [kit::BODY, kit::BODY, kit::SMALL], 1);
        kit::on_rows(ui, said, kit::strong(size), Palette::of(ui).ink, 2)
    });
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + kit::GAP), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, said));
    kit::dashed(ui, rect.shrink(1.0), kit::hairline(Palette::of(ui).edge));
    ui.painter().galley(rect.min + vec2(kit::GAP, kit::NEAR), galley, Palette::of(ui).ink);
    response.on_hover_text(said);
}

/// The width for the text at the right of a row: what the label leaves, but at least half.
fn room_beside(ui: &Ui, label: &str) -> f32 {
    let room = ui.available_width() - kit::GAP * 2.0;
    let whole = kit::one_line(ui, label, kit::font(kit::BODY), Palette::of(ui).ink, f32::INFINITY).size().x;
    (room - whole - kit::GAP).max(room / 2.0)
}

/// Lays out the text at the right of a row.
fn beside_in(ui: &mut Ui, label: &str, beside: &str) -> std::sync::Arc<egui::Galley> {
    let room = room_beside(ui, label);
    laid_in(ui, room, |ui| {
        let size = kit::size_for_rows(ui, beside, [kit::SMALL, kit::SMALL, kit::SMALL - 2.0], 2);
        kit::on_rows(ui, beside, kit::strong(size), Palette::of(ui).ink, 2)
    })
}

/// The width that is left for the label of a row.
fn room_for_label(ui: &Ui, beside: &str, drawn: f32) -> f32 {
    let room = ui.available_width() - kit::GAP * 2.0;
    room - if beside.is_empty() { 0.0 } else { drawn + kit::GAP }
}

/// The font size with which the label of a row fits on one line, but at least the small one.
fn row_size(ui: &mut Ui, label: &str, beside: &str) -> f32 {
    let drawn = beside_in(ui, label, beside).size().x;
    let left = room_for_label(ui, beside, drawn);
    kit::size_for_line(ui, label, kit::BODY, left).max(kit::SMALL)
}

/// The texts of a row.
fn row_texts(ui: &mut Ui, label: &str, beside: &str, size: f32) -> [std::sync::Arc<egui::Galley>; 2] {
    let right = beside_in(ui, label, beside);
    let (left, ink) = (room_for_label(ui, beside, right.size().x), Palette::of(ui).ink);
    [laid_in(ui, left, |ui| kit::on_rows(ui, label, kit::font(size), ink, 2)), right]
}

/// Draws a listed act: its label, and its destination or price.
fn row_ui(
    ui: &mut Ui,
    (label, beside): (&str, &str),
    name: &str,
    (chosen, meant): (bool, bool),
    (size, high): (f32, f32),
) -> Response {
    let palette = Palette::of(ui);
    let [text, right] = row_texts(ui, label, beside, size);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, chosen, name));
    if !beside.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(beside));
    }
    let edge = if chosen { kit::outline(palette.ink) } else { kit::hairline(palette.rule) };
    let marked = meant || response.hovered() && !chosen;
    let fill = if marked { palette.chosen } else { palette.raised };
    ui.painter().rect(rect, kit::CORNER, fill, edge, StrokeKind::Inside);
    let cut = text.elided || right.elided;
    ui.painter().galley(
        pos2(rect.left() + kit::GAP, rect.center().y - text.size().y / 2.0),
        text,
        palette.ink,
    );
    let at = pos2(rect.right() - kit::GAP - right.size().x, rect.center().y - right.size().y / 2.0);
    ui.painter().galley(at, right, palette.ink);
    if cut { response.on_hover_text(format!("{name} {beside}")) } else { response }
}

/// Draws the options of an input as buttons. Returns the one at the cursor.
fn words_ui(
    ui: &mut Ui,
    speech: Speech,
    (input, words): (&Input, &[Word]),
    cursor: Option<usize>,
    events: &mut Vec<Event>,
) -> Option<Response> {
    let mut on = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(kit::NEAR);
        // Words like `3:2`, a place with a number, get no button: they are pressed on the board.
        for (n, word) in words.iter().enumerate().filter(|(_, word)| !word.word.contains(':')) {
            let button = kit::Button::plain(speech.sentence(&word.label));
            // A chosen word of an argument is no longer offered, so those buttons have no selected state.
            let one_of = matches!(input.id, InputId::Board(_) | InputId::Detail(_) | InputId::Number(_));
            let chosen = one_of.then_some(input.text == word.word);
            let button = chosen.map_or(button.clone(), |chosen| button.chosen(chosen)).show(ui);
            if button.clicked() {
                events.push(Event::Say(input.id.clone(), word.word.clone()));
            }
            if cursor == Some(n) {
                on = Some(button);
            }
        }
    });
    on
}

/// Draws a number input with its stepper. If a question has several inputs, each gets a label instead of a stepper.
fn number_ui(
    ui: &mut Ui,
    speech: Speech,
    (input, alone): (&Input, bool),
    caret: BoxCaret,
    events: &mut Vec<Event>,
) -> Response {
    let InputKind::Number(field) = &input.kind else { return box_ui(ui, &input.text, (input, ""), caret) };
    let label = speech.sentence(&field.label);
    let said = |label: &str| RichText::new(label).small().color(Palette::of(ui).faint);
    match (&input.id, alone) {
        // The question above is its label.
        (InputId::Board(_), true) => {}
        (InputId::Board(_), false) => {
            let said = said(&label);
            return ui
                .horizontal(|ui| {
                    let room = ui.available_width() - kit::press(ui) * 1.5 - ui.spacing().item_spacing.x;
                    ui.allocate_ui(vec2(room, kit::press(ui)), |ui| {
                        ui.set_min_width(room);
                        ui.add(Label::new(said).truncate());
                    });
                    box_ui(ui, &input.text, (input, &label), caret)
                })
                .inner;
        }
        _ => line(ui, said(&label)),
    }
    let number = parse_entered(&input.text).ok().flatten();
    let room = ui.available_width() - kit::steps_width(ui);
    let (stepped, response) = kit::stepper(ui, speech, field.label.clone(), next_of(field, number), |ui| {
        ui.scope(|ui| {
            ui.set_max_width(room);
            box_ui(ui, &input.text, (input, &label), caret)
        })
        .inner
    });
    if let Some(number) = stepped {
        events.push(Event::SetNumber(input.id.clone(), number));
    }
    response
}

/// Draws the filled-in details of a referee's form on one line, while a number is typed.
fn folded_ui(ui: &mut Ui, speech: Speech, inputs: &[&Input], events: &mut Vec<Event>) {
    ui.horizontal_wrapped(|ui| {
        for input in inputs.iter().filter(|input| !input.text.is_empty()) {
            let InputId::Detail(detail) = input.id else { continue };
            let name = speech.word(detail.name());
            let label = match &input.kind {
                InputKind::Choice(words) => words.iter().find(|word| word.word == input.text),
                _ => None,
            };
            let value = label.map_or_else(|| input.text.clone(), |word| speech.sentence(&word.label));
            let said = speech.say(&msg!(keys::table::VALUE, label = name, value = value));
            if ui.add(Button::new(RichText::new(said).small())).clicked() {
                events.push(Event::GoTo(input.id.clone()));
            }
        }
    });
}

/// Draws a text box. In a referee's form its label is drawn in front.
fn labelled_box_ui(ui: &mut Ui, text: &str, (input, label): (&Input, &str), caret: BoxCaret) -> Response {
    if !matches!(input.id, InputId::Detail(_)) {
        return box_ui(ui, text, (input, label), caret);
    }
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(kit::press(ui) * 2.5, kit::press(ui)), |ui| {
            ui.set_min_width(kit::press(ui) * 2.5);
            ui.add(Label::new(RichText::new(label).small().color(Palette::of(ui).faint)).truncate());
        });
        box_ui(ui, text, (input, label), caret)
    })
    .inner
}

/// Draws the text box of an input, with a caret if it has the focus.
fn box_ui(ui: &mut Ui, text: &str, (input, label): (&Input, &str), caret: BoxCaret) -> Response {
    let size = vec2(ui.available_width(), kit::press(ui));
    let number = matches!(input.kind, InputKind::Number(_) | InputKind::Digit(_));
    kit::entry_box(ui, Id::unique(("page-input", &input.id)), size, (text, label, number), caret)
}

/// Draws the page's answer to the last event. The layout is bottom-up, so the last line is drawn first.
fn said_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (said, answers, number): (&Feedback, Vec<Line>, bool),
    events: &mut Vec<Event>,
) {
    let palette = Palette::of(ui);
    let lines: Vec<Line> = match said {
        Feedback::Wrong(_, why) | Feedback::Unknown(why) | Feedback::Failed(why) => vec![why.clone()],
        Feedback::Empty(_) => vec![keys::page::EMPTY.into()],
        Feedback::Unfinished => vec![keys::page::UNFINISHED.into()],
        Feedback::NoneOf(text) if !answers.is_empty() => {
            vec![msg!(keys::page::ONE_OF, text = text.as_str(), answers = Arg::List(answers))]
        }
        Feedback::NoneOf(text) if number => vec![misread(text)],
        Feedback::NoneOf(text) => vec![msg!(keys::page::NONE_OF, text = text.as_str())],
        Feedback::LeftOut(text) => vec![msg!(keys::page::LEFT_OUT, text = text.as_str())],
        Feedback::Several(text) => vec![msg!(keys::page::SEVERAL, text = text.as_str())],
        Feedback::Nothing => vec![keys::page::NOTHING.into()],
        Feedback::Idle(_, why, _) => why.clone(),
    };
    if let Feedback::Idle(_, _, acts) = said {
        for act in acts.iter().rev() {
            act_ui(ui, plain::act(speech, table, act), act, events);
        }
    }
    for (n, said) in lines.iter().enumerate().rev() {
        let colour = if n == 0 { palette.amber } else { palette.faint };
        line(ui, RichText::new(speech.sentence(said)).small().color(colour));
    }
}

fn act_ui(ui: &mut Ui, words: String, act: &AnyAct, events: &mut Vec<Event>) {
    let size = vec2(ui.available_width(), kit::press(ui));
    if kit::Button::plain(words).size(size).show(ui).clicked() {
        events.push(Event::Draft(act.clone()));
    }
}

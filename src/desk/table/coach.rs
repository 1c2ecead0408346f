//! The coach teaches in the moment: who acts and the one thing to do now; and for whoever learns, what may be done,
//! what is awaited, what comes next, what is forgotten most, and an example from the table as it lies.

use egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui};
use serde::{Deserialize, Serialize};

use crate::desk::kit::{self, Palette, icons, opening};
use crate::desk::table::{Seen, Subject, plain};
use crate::desk::{Command, Speech};
use crate::engine::Stage;
use crate::say;
use crate::session::Table;
use crate::words::keys::{self, coach as k};
use crate::words::{Key, Line};

/// How much the coach says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    /// Nothing is taught.
    Silent,
    /// Who acts, what to do now, what is forgotten.
    #[default]
    Prompt,
    /// Everything, with an example from the table.
    Teach,
}

/// How many choices are looked at for an example.
const LOOKED_AT: usize = 12;

/// Along what a lesson goes.
#[derive(Clone, Debug)]
enum Lesson {
    /// These acts, one by one.
    Acts(Vec<String>),
    /// The first turn of the game on the table, whatever its players do.
    Table,
}

/// A step of a lesson.
struct LessonStep {
    /// What it is called; what is said after the last one.
    title: Line,
    /// The act that comes now; none after the last step.
    act: Option<String>,
    /// What the button says that enters it.
    does: Key,
}

/// Which phase is taught, how much, and along which lesson.
#[derive(Clone, Debug, Default)]
pub struct Coach {
    level: Level,
    asked: Option<u8>,
    lesson: Option<Lesson>,
    example: Option<(u32, Option<Example>)>,
    /// The height that the seats leave.
    room: f32,
}

/// What could be done now.
#[derive(Clone, Debug)]
struct Example {
    /// In notation.
    text: String,
    /// What it moves.
    price: Vec<crate::engine::Movement>,
    /// The paragraph of the rules.
    rule: Option<Key>,
}

impl Coach {
    /// Has so much height for its words.
    pub fn give_room(&mut self, room: f32) {
        self.room = room;
    }

    /// Says so much from now on; who wants more of a phase that was asked about goes on with that phase.
    pub fn set(&mut self, level: Level) {
        self.level = level;
        self.asked = self.asked.filter(|_| level == Level::Teach);
    }

    /// Teaches along these acts, whatever else is set.
    pub fn teach(&mut self, acts: Option<Vec<String>>) {
        self.lesson = acts.map(Lesson::Acts);
    }

    /// Teaches the first turn of the game on the table, or no more.
    pub fn teach_here(&mut self, on: bool) {
        self.lesson = on.then_some(Lesson::Table);
    }

    /// Shows what is said of a phase; asked again, what is said of the present one.
    pub fn ask(&mut self, phase: u8) {
        self.asked = if self.asked == Some(phase) { None } else { Some(phase) };
    }

    /// Back to the present phase.
    pub fn follow(&mut self) {
        self.asked = None;
    }

    /// Whether a phase was asked about.
    pub fn shows(&self, phase: u8) -> bool {
        self.asked == Some(phase)
    }

    /// Whether it has anything to say beside the board: a lesson, or a phase that was asked about.
    pub fn speaks(&self) -> bool {
        self.level == Level::Teach || self.lesson.is_some() || self.asked.is_some()
    }

    /// What is forgotten most in the present phase, where it is to be said.
    pub fn forgotten(&self, speech: Speech, table: &dyn Table, stage: &Stage) -> Option<String> {
        let lessons = table.contents().lessons;
        let at = usize::from(stage.phase).checked_sub(1).filter(|_| self.level == Level::Prompt)?;
        lessons.get(at).map(|lesson| told(speech, k::FORGOTTEN, lesson.forgotten))
    }

    fn level(&self) -> Level {
        let teaching = self.lesson.is_some() || (self.asked.is_some() && self.level == Level::Silent);
        if teaching { Level::Teach } else { self.level }
    }

    /// The step of the lesson that comes now.
    fn step(&mut self, table: &dyn Table, seen: &Seen) -> Option<LessonStep> {
        match self.lesson.as_ref()? {
            Lesson::Acts(acts) => {
                let done = done(table);
                let title = match acts.get(done) {
                    Some(_) => say!(k::LESSON_STEP, n = done + 1, steps = acts.len()),
                    None => say!(k::LESSON_OVER),
                };
                Some(LessonStep { title, act: acts.get(done).cloned(), does: k::LESSON_DO })
            }
            Lesson::Table if first_turn(&seen.stage) => {
                let phases = seen.stage.phases.len();
                let title = say!(k::LESSON_HERE, phase = seen.stage.phase, phases = phases);
                let act = self.example(table, seen).map(|example| example.text.clone());
                Some(LessonStep { title, act, does: k::LESSON_EXAMPLE })
            }
            Lesson::Table => {
                Some(LessonStep { title: say!(k::LESSON_HERE_OVER), act: None, does: k::LESSON_EXAMPLE })
            }
        }
    }

    /// An example of what could be done now, looked for once for each version of the book.
    fn example(&mut self, table: &dyn Table, seen: &Seen) -> Option<&Example> {
        let version = seen.version();
        if self.example.as_ref().is_none_or(|(of, _)| *of != version) {
            let step = match &self.lesson {
                Some(Lesson::Acts(acts)) => acts.get(done(table)).cloned(),
                _ => None,
            };
            self.example = Some((version, example(table, seen, step)));
        }
        self.example.as_ref().and_then(|(_, example)| example.as_ref())
    }
}

/// How many lines of the game stand.
fn done(table: &dyn Table) -> usize {
    let chain = table.chain();
    chain.len() - usize::from(chain.first() == Some(&0))
}

/// Whether the first turn is still going on.
fn first_turn(stage: &Stage) -> bool {
    stage.turn <= 1 && stage.over.is_none()
}

/// The step of the lesson if it can be done; otherwise the first choice with something to explain.
fn example(table: &dyn Table, seen: &Seen, step: Option<String>) -> Option<Example> {
    let legal = seen.open_offers().filter(|(_, offer)| offer.answer.is_ok());
    let offers = legal.filter(|(_, offer)| offer.fields.is_empty()).map(|(_, offer)| offer.act.clone());
    let mut spare = None;
    for text in step.clone().into_iter().chain(offers.take(LOOKED_AT)) {
        let Ok(outcome) = table.preview(&text) else { continue };
        let rule = outcome.effect.postings.first().map(|posting| posting.why.rule);
        let rule = rule.or_else(|| outcome.effect.findings.first().map(|finding| finding.rule));
        let found = Example { text, price: outcome.movements().to_vec(), rule };
        if found.rule.is_some() || step.as_ref() == Some(&found.text) {
            return Some(found);
        }
        spare = spare.or(Some(found));
    }
    spare
}

/// Draws what the coach says of the present phase, or of the one that was asked about.
pub fn coach_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&dyn Table, Option<&Seen>),
    stage: &Stage,
    coach: &mut Coach,
    commands: &mut Vec<Command>,
) {
    if stage.over.is_some() && coach.asked.is_none() {
        return;
    }
    let phase = coach.asked.unwrap_or(stage.phase);
    let lessons = table.contents().lessons;
    let Some(lesson) = usize::from(phase).checked_sub(1).and_then(|at| lessons.get(at)) else { return };
    ui.spacing_mut().item_spacing.y = kit::NEAR;
    ui.horizontal(|ui| {
        if let Some(name) = stage.phases.get(usize::from(phase.saturating_sub(1))) {
            ui.label(kit::bold(speech.say(&say!(keys::table::PHASE_NAMED, n = phase, name = *name))));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            levels_ui(ui, speech, coach.level, commands)
        });
    });
    let level = coach.level();
    if level == Level::Silent {
        return;
    }
    let now = (coach.asked.is_none() || coach.shows(stage.phase)).then_some(seen).flatten();
    if let Some(seen) = now {
        step_ui(ui, speech, (table, seen), coach, commands);
        here_ui(ui, speech, stage, coach, commands);
    }
    // A panel is as high as what is in it: the text asks for its room, and scrolls only beyond that.
    let room = kit::COACH.min(coach.room.max(ui.ctx().content_rect().height() / 4.0));
    let area = ScrollArea::vertical().id_salt("coach").min_scrolled_height(room);
    area.max_height(room).show(ui, |ui| {
        let palette = Palette::of(ui);
        line_ui(ui, speech, k::WHO, lesson.who, palette.ink);
        line_ui(ui, speech, k::NOW, lesson.now, palette.ink);
        if let (Level::Teach, Some(seen)) = (level, now) {
            if let Some(example) = coach.example(table, seen) {
                example_ui(ui, speech, table, example, commands);
            }
            moment_ui(ui, speech, table, seen, stage);
        }
        if level == Level::Teach {
            line_ui(ui, speech, k::NEXT, lesson.next, palette.ink);
        }
        line_ui(ui, speech, k::FORGOTTEN, lesson.forgotten, palette.amber);
    });
}

/// Three buttons, each of which always means the same.
fn levels_ui(ui: &mut Ui, speech: Speech, level: Level, commands: &mut Vec<Command>) {
    for (icon, name, meant) in [
        (icons::ICON_SCHOOL, k::TEACH, Level::Teach),
        (icons::ICON_CAMPAIGN, k::PROMPT, Level::Prompt),
        (icons::ICON_VOLUME_OFF, k::SILENT, Level::Silent),
    ] {
        let button = Button::selectable(level == meant, icon.rich_text().size(kit::BODY));
        let name = speech.word(name);
        if ui.add(button).accessible_name(name.as_str()).on_hover_text(name).clicked() {
            commands.push(Command::Coach(meant));
        }
    }
}

/// What may be done at this moment, and whom everybody waits for.
fn moment_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, seen: &Seen, stage: &Stage) {
    let palette = Palette::of(ui);
    let mut verbs: Vec<Key> = Vec::new();
    for (_, offer) in seen.open_offers().filter(|(_, offer)| offer.is_possible()) {
        let mut words = offer.act.split_whitespace();
        let first = words.next().unwrap_or_default();
        let word = if table.seats().find(first).is_some() { words.next().unwrap_or_default() } else { first };
        verbs.extend((table.contents().verb)(word).filter(|verb| !verbs.contains(verb)));
    }
    if !verbs.is_empty() {
        let names: Vec<String> = verbs.into_iter().map(|verb| speech.word(verb)).collect();
        line_ui(ui, speech, k::MAY, names.join(" · "), palette.ink);
    }
    let names: Vec<String> = stage.whose.iter().map(|seat| table.seats().name(*seat)).collect();
    let awaited = match names.as_slice() {
        [] => stage.now.clone(),
        names => say!(k::WAITS, names = names.join(", ")),
    };
    line_ui(ui, speech, k::BLOCKS, awaited, palette.ink);
}

/// The step of a lesson with the button that does it.
fn step_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&dyn Table, &Seen),
    coach: &mut Coach,
    commands: &mut Vec<Command>,
) {
    let Some(step) = coach.step(table, seen) else { return };
    ui.add(Label::new(kit::bold(speech.say(&step.title)).color(Palette::of(ui).ink)).wrap());
    let ready = coach.example(table, seen).is_some_and(|example| step.act.as_ref() == Some(&example.text));
    if let Some(act) = step.act.filter(|_| ready) {
        ui.add(Label::new(plain::told(speech, table, &act)).wrap());
        if kit::Button::main(speech.word(step.does)).show(ui).clicked() {
            commands.push(Command::Enter(act));
        }
    }
}

/// Offers the lesson of the first turn on the table's own board, or ends it.
fn here_ui(ui: &mut Ui, speech: Speech, stage: &Stage, coach: &Coach, commands: &mut Vec<Command>) {
    let (name, on) = match &coach.lesson {
        None if first_turn(stage) && coach.level() == Level::Teach => (k::LESSON_BEGIN_HERE, true),
        Some(Lesson::Table) => (k::LESSON_END_HERE, false),
        _ => return,
    };
    if ui.button(RichText::new(speech.word(name)).small()).clicked() {
        commands.push(Command::LessonHere(on));
    }
}

/// An example with what it would move and the paragraph.
fn example_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    example: &Example,
    commands: &mut Vec<Command>,
) {
    let told = plain::told(speech, table, &example.text);
    let price = plain::price(speech, table, &example.price);
    let rule = example.rule.map(|rule| speech.word(rule)).unwrap_or_default();
    let parts: Vec<&str> =
        [told.as_str(), &price, &rule].into_iter().filter(|part| !part.is_empty()).collect();
    let line = say!(keys::table::NAMED, name = speech.word(k::EXAMPLE), what = parts.join(" · "));
    let text = RichText::new(speech.say(&line)).small().color(Palette::of(ui).ink);
    opening(ui, text, commands, || Subject::Offer(example.text.clone()));
}

fn line_ui(
    ui: &mut Ui,
    speech: Speech,
    title: Key,
    what: impl Into<crate::words::Arg>,
    colour: egui::Color32,
) {
    ui.add(Label::new(RichText::new(told(speech, title, what)).small().color(colour)).wrap());
}

fn told(speech: Speech, title: Key, what: impl Into<crate::words::Arg>) -> String {
    speech.say(&say!(keys::table::NAMED, name = speech.word(title), what = what))
}

//! The page of a phase: its purpose, who does what, the paragraphs of the rules, the house rules in force, and examples on a board.

use egui::{Align, Label, Layout, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::scene::{self, Lights, Looked};
use crate::desk::table::teach::led;
use crate::desk::table::{Panel, plain, spoken};
use crate::desk::{Action, Speech, Teach};
use crate::engine::{Colour, Lesson};
use crate::msg;
use crate::session::{Example, Session, description};
use crate::words::keys::{self, coach as k};

#[derive(Debug)]
pub struct PhasePage {
    phase: u8,
    examples: Option<Examples>,
}

/// The examples of a phase, shown one at a time.
#[derive(Debug)]
struct Examples {
    /// Acts, each with the session before and after it.
    all: Vec<Example>,
    at: usize,
    board: scene::BoardView,
}

impl PhasePage {
    pub const fn of(phase: u8) -> Self {
        Self { phase, examples: None }
    }

    fn examples(&mut self, speech: Speech, game: &str) -> &mut Examples {
        let called = |colour: Colour| speech.sentence(&colour.key().into());
        self.examples.get_or_insert_with(|| Examples {
            all: Session::examples(game, self.phase, called),
            at: 0,
            board: scene::BoardView::default(),
        })
    }

    pub fn title(&self, speech: Speech, table: &Session) -> String {
        let name = self.lesson(table).map(|lesson| speech.word(lesson.name)).unwrap_or_default();
        speech.say(&msg!(keys::table::PHASE_NAMED, n = self.phase, name = name))
    }

    fn lesson(&self, table: &Session) -> Option<&'static Lesson> {
        table.info().lessons.get(usize::from(self.phase).checked_sub(1)?)
    }
}

pub fn phase_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    page: &mut PhasePage,
    actions: &mut Vec<Action>,
) {
    let Some(lesson) = page.lesson(table) else { return };
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = kit::NEAR;
    ui.add(
        Label::new(RichText::new(speech.word(lesson.why)).size(kit::LEAD).color(Palette::of(ui).ink)).wrap(),
    );
    if ui.available_width() < kit::DIALOG + kit::PICTURE {
        told_ui(ui, speech, table, lesson, actions);
        let examples = page.examples(speech, table.info().game);
        examples_ui(ui, speech, lesson, examples, f32::INFINITY);
        return;
    }
    let bottom = ui.max_rect().bottom();
    let whole = ui.available_width() - kit::GROUP - kit::SPACE;
    let below = Layout::top_down(Align::Min);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = kit::GROUP;
        ui.allocate_ui_with_layout(vec2(whole * DESCRIBE, 0.0), below, |ui| {
            told_ui(ui, speech, table, lesson, actions);
        });
        ui.allocate_ui_with_layout(vec2(whole * (1.0 - DESCRIBE), 0.0), below, |ui| {
            examples_ui(ui, speech, lesson, page.examples(speech, table.info().game), bottom);
        });
    });
}

/// Draws who does what, the paragraphs of the rules and the house rules.
fn told_ui(ui: &mut Ui, speech: Speech, table: &Session, lesson: &Lesson, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let line =
        |ui: &mut Ui, text: String, colour| ui.add(Label::new(RichText::new(text).color(colour)).wrap());
    line(ui, led::named(speech, k::WHO, lesson.who), palette.ink);
    line(ui, led::named(speech, k::NOW, lesson.now), palette.ink);
    line(ui, led::named(speech, k::FORGOTTEN, lesson.forgotten), palette.amber);
    ui.horizontal(|ui| {
        if kit::Button::quiet(speech.word(keys::talk::TITLE)).show(ui).clicked() {
            actions.push(Action::Panel(None));
            actions.push(Action::Teach(Teach::Talk(Some(0))));
        }
        if kit::Button::quiet(speech.word(k::WHERE)).show(ui).clicked() {
            actions.push(Action::Panel(Some(Panel::Where)));
        }
    });
    part(ui, speech.word(k::RULES));
    for entry in table.info().entries.iter().filter(|entry| lesson.rules.contains(&entry.title)) {
        let description = msg!(keys::table::NAMED, name = speech.word(entry.title), what = entry.description);
        line(ui, speech.say(&description), palette.ink);
    }
    open_ui(ui, speech, table, lesson);
}

/// Draws one example, down to the given bottom.
fn examples_ui(ui: &mut Ui, speech: Speech, lesson: &Lesson, examples: &mut Examples, bottom: f32) {
    let many = examples.all.len();
    let Some(example) = examples.all.get(examples.at) else { return };
    let mut another = false;
    ui.horizontal(|ui| {
        let title = speech.word(if lesson.worked.is_empty() { k::EXAMPLE } else { k::WORKED });
        ui.label(kit::bold(title).color(Palette::of(ui).ink));
        another = many > 1 && kit::Button::quiet(speech.word(k::ANOTHER_EXAMPLE)).show(ui).clicked();
    });
    example_ui(ui, speech, example, &mut examples.board, bottom);
    if another {
        examples.at = (examples.at + 1) % many;
        examples.board = scene::BoardView::default();
    }
}

/// Draws a heading within the page.
fn part(ui: &mut Ui, title: String) {
    ui.add_space(kit::GAP);
    ui.label(kit::bold(title).color(Palette::of(ui).ink));
}

/// Draws the open points of the phase with the options in force.
fn open_ui(ui: &mut Ui, speech: Speech, table: &Session, lesson: &Lesson) {
    let (rulings, palette) = (&table.book().rulings, Palette::of(ui));
    let mut open = (0u8..).zip(rulings.forms).filter(|(_, form)| lesson.open.contains(&form.word)).peekable();
    if open.peek().is_some() {
        part(ui, speech.word(k::OPEN));
    }
    for (at, form) in open {
        let option = rulings.option(at);
        let Some((_, played)) = form.options.get(usize::from(option)) else { continue };
        let key = if option == 0 { k::PLAYED } else { k::HOUSE_RULE };
        let description = msg!(key, question = form.question, option = *played);
        let colour = if option == 0 { palette.faint } else { palette.ink };
        ui.add(Label::new(RichText::new(speech.say(&description)).color(colour)).wrap());
    }
}

/// The share of the page that the rules take next to an example.
const DESCRIBE: f32 = 0.36;

/// The height of an example's board relative to its width, and the least height if all its text is to be visible.
const HIGH: f32 = 0.6;
const LOW: f32 = 0.55;

/// Draws an act, the board after it with the changes highlighted, and its movements with their terms.
fn example_ui(ui: &mut Ui, speech: Speech, example: &Example, board: &mut scene::BoardView, bottom: f32) {
    let palette = Palette::of(ui);
    let description = plain::description(speech, &example.before, &example.act);
    ui.add(Label::new(RichText::new(description).color(palette.ink)).wrap());
    let wide = ui.available_width();
    let galley = |line| ui.painter().layout(line, kit::font(kit::SMALL), palette.faint, wide);
    let moved: Vec<_> = moved(speech, example).into_iter().map(galley).collect();
    // A telephone is too narrow for a second board.
    if !kit::phone(ui) {
        let below: f32 = moved.iter().map(|line| line.size().y + ui.spacing().item_spacing.y).sum();
        let left = bottom - ui.cursor().top() - below - kit::GAP;
        let high = if left < wide * LOW { wide * HIGH } else { left.min(wide * HIGH) };
        let (area, picture) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
        let lights = Lights { open: example.changed.iter().copied().collect(), ..Lights::default() };
        let looked = Looked { at: None, lights: &lights, draft: None };
        _ = scene::picture_ui(ui, speech, &example.after, board, looked, area);
        let changed = scene::words_of(board, &example.changed);
        picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &changed));
    }
    for line in moved {
        ui.label(line);
    }
}

/// Describes the movements and findings of an example with their terms.
fn moved(speech: Speech, example: &Example) -> Vec<String> {
    let table = &example.before;
    let Ok(outcome) = table.preview_text(&example.act) else { return Vec::new() };
    let postings = outcome.effect.postings.iter().map(|posting| {
        (description::posting_line(table, posting), description::posting_terms(table, posting))
    });
    let findings = outcome.effect.findings.iter();
    let findings = findings.map(|found| (description::figure_line(found), description::figure_terms(found)));
    postings.chain(findings).map(|(what, terms)| spoken::with_terms(speech, &what, &terms)).collect()
}

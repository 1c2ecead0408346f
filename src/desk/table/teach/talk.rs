//! The talk before the first turn: a chapter a page in large letters, the board beside it with what is spoken of lit.

use egui::{
    Align, Event, Id, Key, Label, Layout, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::table::teach::{Teach, Teacher};
use crate::desk::{Action, Speech, scene};
use crate::engine::{Chapter, Scene};
use crate::msg;
use crate::session::Session;
use crate::words::Key as Message;
use crate::words::keys::{desk, talk as k};

/// The share of the width that the words take beside a board, and in a narrow window, where it needs more of it.
const WORDS: (f32, f32) = (0.46, 0.38);

/// Draws the page that lies open, beside it the board where it speaks of something there and there is room for both.
pub fn talk_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (teacher, board): (&mut Teacher, &mut scene::BoardView),
    actions: &mut Vec<Action>,
) {
    let pages = teacher.chapters(table).len();
    let (Some(page), Some(chapter)) = (teacher.talk, teacher.chapter()) else { return };
    head_ui(ui, speech, chapter.title, (page, pages), actions);
    kit::rule(ui);
    let room = ui.available_rect_before_wrap().shrink2(vec2(kit::GAP, kit::NEAR));
    let lit = table.scene().map(|scene| lights(scene, chapter.lit)).filter(|lit| !lit.open.is_empty());
    let lit = lit.filter(|_| kit::side_by_side(ui));
    let share = if kit::narrow(ui) { WORDS.1 } else { WORDS.0 };
    let wide = if lit.is_some() { room.width() * share } else { room.width() };
    let (words, beside) = room.split_left_right_at_x(room.left() + wide);
    ui.scope_builder(UiBuilder::new().max_rect(words.shrink(kit::NEAR)), |ui| {
        ScrollArea::vertical().id_salt("talk").auto_shrink(false).show(ui, |ui| said_ui(ui, speech, chapter))
    });
    if let Some(lights) = lit {
        ui.scope_builder(UiBuilder::new().max_rect(beside.shrink2(vec2(kit::SPACE, kit::GAP))), |ui| {
            let looked = scene::Looked { at: None, lights: &lights, draft: None };
            scene::board_ui(ui, speech, table, board, looked, actions)
        });
    }
    ui.advance_cursor_after_rect(room);
}

/// The title of the page, and what turns it.
fn head_ui(
    ui: &mut Ui,
    speech: Speech,
    title: Message,
    (page, pages): (usize, usize),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let ask = |page: Option<usize>| Action::Teach(Teach::Talk(page));
    ui.horizontal(|ui| {
        ui.add_space(kit::GAP);
        let title = speech.word(title);
        let name = speech.say(&msg!(k::PAGE, title = title.as_str(), n = page + 1, all = pages));
        let head = Label::new(kit::bold(title).size(kit::TITLE).color(palette.ink)).selectable(false);
        let head = ui.add(head.sense(Sense::focusable_noninteractive()));
        head.widget_info(|| WidgetInfo::labeled(Role::Heading, true, name.as_str()));
        // Whoever reads by ear begins at the head of every page.
        if ui.data(|data| data.get_temp(read())) != Some((page, head.id)) {
            ui.data_mut(|data| data.insert_temp(read(), (page, head.id)));
            head.request_focus();
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, icons::ICON_CLOSE, speech.word(desk::CLOSE)).clicked() {
                actions.push(ask(None));
            }
            let last = page + 1 == pages;
            let next = kit::Button::main(speech.word(if last { k::BEGIN } else { k::NEXT }));
            if next.show(ui).clicked() {
                actions.push(ask((!last).then_some(page + 1)));
            }
            if page > 0 && kit::Button::quiet(speech.word(k::BACK)).show(ui).clicked() {
                actions.push(ask(Some(page - 1)));
            }
            let place = format!("{} / {pages} · {}", page + 1, speech.word(k::ANY_KEY));
            ui.label(RichText::new(place).small().color(palette.faint));
        });
    });
}

/// What is said, in letters as large as they fit.
fn said_ui(ui: &mut Ui, speech: Speech, chapter: &Chapter) {
    let palette = Palette::of(ui);
    let description: Vec<String> = chapter.description.iter().map(|line| speech.sentence(line)).collect();
    let parts: Vec<&str> = description.iter().flat_map(|text| text.split("\n\n")).collect();
    let (room, gap) = (ui.available_size(), kit::GAP);
    let high = |size: f32| {
        let part = |part: &&str| {
            ui.painter().layout((*part).to_owned(), kit::font(size), palette.ink, room.x).size().y + gap
        };
        parts.iter().map(part).sum::<f32>()
    };
    let sizes = [kit::TITLE, kit::HEADING, kit::LEAD];
    let size = sizes.into_iter().find(|size| high(*size) <= room.y).unwrap_or(kit::BODY);
    ui.spacing_mut().item_spacing.y = gap;
    for part in parts {
        ui.add(Label::new(RichText::new(part).size(size).color(palette.ink)).wrap());
    }
}

/// Where the page that was read last is kept, with its head.
fn read() -> Id {
    Id::unique("talk-page")
}

/// The places of some kinds, lit.
pub fn lights(scene: Scene, kinds: &[&str]) -> scene::Lights {
    let places = scene.places.iter().map(|place| place.id);
    scene::Lights { open: places.filter(|place| kinds.contains(&place.kind)).collect(), ..Default::default() }
}

/// The page that a key leads to; what leads round the window, or presses what has the keyboard, is left alone.
pub(super) fn turned(ui: &Ui, page: usize, pages: usize) -> Option<Teach> {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(ui) {
        return None;
    }
    let focused = ui.memory(|memory| memory.focused());
    let head = ui.data(|data| data.get_temp::<(usize, Id)>(read())).map(|(_, head)| head);
    let presses = |key: &Key| matches!(key, Key::Enter | Key::Space) && focused.is_some() && focused != head;
    let mut asked = None;
    let next = if page + 1 < pages { Teach::Talk(Some(page + 1)) } else { Teach::Talk(None) };
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed, modifiers, repeat, .. } = event else {
                return !matches!(event, Event::Text(_));
            };
            let round =
                modifiers.command || modifiers.alt || key.name().starts_with('F') && key.name().len() > 1;
            if round || *key == Key::Tab || presses(key) {
                return true;
            }
            if *pressed && !*repeat {
                asked = Some(match key {
                    Key::Escape => Teach::Talk(None),
                    Key::ArrowLeft | Key::ArrowUp | Key::PageUp | Key::Backspace => {
                        Teach::Talk(Some(page.saturating_sub(1)))
                    }
                    _ => next,
                });
            }
            false
        });
    });
    asked
}

//! The rules talk before the first turn: a page for each chapter in large letters, next to a board with its places highlighted.

use egui::{
    Align, Event, Id, Key, Label, Layout, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::table::teach::Teacher;
use crate::desk::{Action, Speech, Teach, scene};
use crate::engine::{Chapter, Scene};
use crate::msg;
use crate::session::Session;
use crate::words::Key as Message;
use crate::words::keys::{desk, talk as k};

/// The share of the width for the text next to a board, in a wide and in a narrow window.
const WORDS: (f32, f32) = (0.46, 0.38);

/// Draws the open page, and the board if the chapter refers to it and there is room.
pub fn talk_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    teacher: &mut Teacher,
    actions: &mut Vec<Action>,
) {
    let (chapters, mut example) = (teacher.chapters(table).to_vec(), teacher.example.as_deref_mut());
    let Some((page, chapter)) = teacher.talk.and_then(|page| Some((page, chapters.get(page)?))) else {
        return;
    };
    head_ui(ui, speech, chapter.title, (page, chapters.len()), actions);
    kit::rule(ui);
    let room = ui.available_rect_before_wrap().shrink2(vec2(kit::GAP, kit::NEAR));
    let wide = ui.ctx().content_rect().width() >= kit::PAGE_LEAST.x;
    let scene = example.as_ref().and_then(|example| example.0.scene()).filter(|_| wide);
    let share = if kit::narrow(ui) { WORDS.1 } else { WORDS.0 };
    let beside = |chapter: &Chapter| {
        let lit = scene.clone().map(|scene| lights(scene, chapter.lit));
        lit.filter(|lit| !lit.open.is_empty())
    };
    let words = |chapter: &Chapter| {
        let wide = if beside(chapter).is_some() { room.width() * share } else { room.width() };
        room.split_left_right_at_x(room.left() + wide)
    };
    // All pages have the same font size.
    let sizes = [kit::TITLE, kit::HEADING, kit::LEAD];
    let fits = |size: &f32| {
        chapters.iter().all(|chapter| {
            let room = words(chapter).0.shrink(kit::NEAR);
            let high = |part: &String| text_height(ui, part, *size, room.width()) + kit::GAP;
            parts(speech, chapter).iter().map(high).sum::<f32>() <= room.height()
        })
    };
    let size = sizes.into_iter().find(fits).unwrap_or(kit::BODY);
    let (said, board) = words(chapter);
    ui.scope_builder(UiBuilder::new().max_rect(said.shrink(kit::NEAR)), |ui| {
        ScrollArea::vertical().id_salt("talk").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = kit::GAP;
            for part in parts(speech, chapter) {
                ui.add(Label::new(RichText::new(part).size(size).color(Palette::of(ui).ink)).wrap());
            }
        })
    });
    if let Some((lights, example)) = beside(chapter).zip(example.as_mut()) {
        let looked = scene::Looked { at: None, lights: &lights, draft: None };
        let place = UiBuilder::new().max_rect(board.shrink2(vec2(kit::SPACE, kit::GAP)));
        // The board belongs to another session, so clicks are ignored.
        let (game, board) = &mut **example;
        ui.scope_builder(place, |ui| scene::board_ui(ui, speech, game, board, looked, &mut Vec::new()));
    }
    ui.advance_cursor_after_rect(room);
}

/// The paragraphs of a chapter.
fn parts(speech: Speech, chapter: &Chapter) -> Vec<String> {
    let said = chapter.description.iter().map(|line| speech.sentence(line));
    said.flat_map(|text| text.split("\n\n").map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The height of a paragraph.
fn text_height(ui: &Ui, text: &str, size: f32, width: f32) -> f32 {
    ui.painter().layout(text.to_owned(), kit::font(size), Palette::of(ui).ink, width).size().y
}

/// Draws the title of the page and the buttons that turn it.
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
        // A screen reader starts at the heading of each page.
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

/// The id under which the last page and its heading are kept.
fn read() -> Id {
    Id::unique("talk-page")
}

/// Highlights the places of some kinds.
pub fn lights(scene: Scene, kinds: &[&str]) -> scene::Lights {
    let places = scene.places.iter().map(|place| place.id);
    scene::Lights { open: places.filter(|place| kinds.contains(&place.kind)).collect(), ..Default::default() }
}

/// The page that a key leads to. Keys that move the focus or press the focused button are left alone.
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

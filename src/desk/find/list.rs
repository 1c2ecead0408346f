//! The list of search results below the entry line.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, AtomExt, Button, Frame, Label, Popup, RectAlign, Response, RichText, ScrollArea, Sense, Ui, vec2,
};

use crate::desk::find::{Asking, Finder, Found, Here};
use crate::desk::kit::{self, Palette};
use crate::desk::lookup::LookedUp;
use crate::desk::table::plain;
use crate::desk::{Speech, shortcuts};
use crate::words::keys;
use crate::words::keys::find as k;

/// Draws the list. Returns the clicked result.
pub fn list_ui(
    ui: &mut Ui,
    speech: Speech,
    here: Here<'_>,
    field: &Response,
    finder: &mut Finder,
) -> Option<Found> {
    // A click on the list takes the focus from the entry line, so the list stays open during the click.
    let pressing = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_down() || pointer.any_released()).then(|| pointer.interact_pos()).flatten()
    });
    let under = finder.place.zip(pressing).is_some_and(|(place, pointer)| place.contains(pointer));
    let asks = !finder.listed().is_empty() || nothing(finder);
    if !asks || !(field.has_focus() || under) {
        finder.place = None;
        return None;
    }
    let (mut pressed, mut marked_row) = (None, None);
    let window = ui.ctx().content_rect();
    // The list is beside the card, so that the card stays usable.
    let card = here.table.map(|_| kit::PageLayout::of(window, 2, false).card.left() - kit::GAP);
    let card = card.filter(|left| *left > window.center().x);
    let right = card.unwrap_or(field.rect.right()).min(field.rect.right());
    let below = field.rect.with_min_x(right - 1.0).with_max_x(right);
    let width = kit::WHY.0.min(right - window.left() - kit::SPACE);
    let height = (window.bottom() - field.rect.bottom() - kit::SPACE * 3.0).max(kit::press(ui));
    let popup = Popup::from_response(field).anchor(below).open(true);
    let popup = popup.align(RectAlign::BOTTOM_END).gap(kit::GAP);
    let shown = popup.accessible_name(speech.word(k::FOUND)).width(width).show(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        let palette = Palette::of(ui);
        if finder.listed().is_empty() {
            ui.label(RichText::new(speech.word(keys::lookup::NOTHING)).color(palette.amber));
        }
        let marked = finder.marked();
        ScrollArea::vertical().id_salt("found").max_height(height).show(ui, |ui| {
            let mut above = None;
            for (at, found) in finder.listed().iter().enumerate() {
                if above.replace(found.title()) != Some(found.title()) {
                    ui.add_space(kit::NEAR);
                    ui.label(RichText::new(speech.word(found.title())).small().color(palette.faint));
                }
                let row = row_ui(ui, speech, here, found, marked == Some(at));
                if marked == Some(at) {
                    marked_row = Some(row.id);
                    if finder.marked.is_some() {
                        row.scroll_to_me(None::<Align>);
                    }
                }
                if row.clicked() {
                    pressed = Some(found.clone());
                }
            }
        });
    });
    finder.place = shown.map(|shown| shown.response.rect);
    if let Some(row) = marked_row {
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_active_descendant(row.accesskit_id()));
    }
    pressed
}

/// Whether the text is not an act and there are no results.
fn nothing(finder: &Finder) -> bool {
    let asked = finder.asked.as_ref().filter(|asked| finder.closed.as_ref() != Some(&asked.text));
    asked.is_some_and(|asked| !asked.readable && !asked.text.trim().is_empty())
}

fn row_ui(ui: &mut Ui, speech: Speech, here: Here<'_>, found: &Found, marked: bool) -> Response {
    let palette = Palette::of(ui);
    let small = |text: String| RichText::new(text).small().color(palette.ink);
    let (name, beside) = match found {
        Found::Act(act) => {
            let description = here.table.map(|(table, _)| plain::description(speech, table, act));
            // The beginning of an act has no description yet.
            match description.filter(|_| !act.ends_with(' ')) {
                Some(description) => (description, act.clone()),
                None => (act.clone(), String::new()),
            }
        }
        Found::Form(_, [name, description], _) => (name.clone(), description.clone()),
        Found::Command(asking) => {
            let key = asking.key.map(|key| shortcuts::written(ui, speech, &key));
            (asking.name.clone(), key.unwrap_or_default())
        }
        Found::Line(n, description) => (description.clone(), kit::figure_text(speech, *n)),
        Found::Player(_, name) => (name.clone(), String::new()),
        Found::Game([name, description], _) => (name.clone(), description.clone()),
        Found::Rule(entry) => return rule_ui(ui, speech, entry, marked),
    };
    // The accessible name must distinguish acts of one verb, and entries with the same description.
    let called = match found {
        Found::Act(_) | Found::Form(..) if !beside.is_empty() => format!("{name} {beside}"),
        Found::Game(..) => format!("{name}, {beside}"),
        Found::Line(..) => format!("{beside} {name}"),
        _ => name.clone(),
    };
    let room = ui.available_width() - ui.spacing().button_padding.x * 2.0;
    let wide = kit::text_width(ui, &name, kit::BODY) + kit::GAP + kit::text_width(ui, &beside, kit::SMALL);
    // A long detail goes below the name, because acts that begin alike differ at their ends.
    let button = if wide > room {
        let mut job = LayoutJob::simple(name, kit::font(kit::BODY), palette.ink, room);
        job.append("\n", 0.0, TextFormat::simple(kit::font(kit::SMALL), palette.ink));
        job.append(&beside, 0.0, TextFormat::simple(kit::font(kit::SMALL), palette.ink));
        Button::new((job, egui::Atom::grow())).wrap()
    } else {
        Button::new((RichText::new(name), egui::Atom::grow(), small(beside).atom_shrink(true))).truncate()
    };
    let mut button = button.frame_when_inactive(marked).min_size(vec2(ui.available_width(), kit::press(ui)));
    if marked {
        button = button.fill(palette.chosen);
    }
    let row = ui.add(button).accessible_name(called);
    match found {
        Found::Command(Asking { description: Some(description), .. }) => {
            row.on_hover_text(speech.word(*description))
        }
        _ => row,
    }
}

/// Draws a rule with its whole text.
fn rule_ui(ui: &mut Ui, speech: Speech, entry: &LookedUp, marked: bool) -> Response {
    let palette = Palette::of(ui);
    let frame = if marked { Frame::new().fill(palette.chosen) } else { Frame::new() };
    let drawn = frame.inner_margin(kit::NEAR).corner_radius(kit::CORNER).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = crate::session::game(entry.game).map(|contents| speech.word(contents.title));
        ui.horizontal_wrapped(|ui| {
            ui.label(kit::bold(&entry.title).color(palette.ink));
            ui.label(RichText::new(title.unwrap_or_default()).small().color(palette.faint));
        });
        for line in &entry.lines {
            let bullet = if entry.lines.len() > 1 { "· " } else { "" };
            ui.add(Label::new(format!("{bullet}{line}")).wrap());
        }
    });
    let id = ui.scope_id().with(("rule", entry.game, entry.title.as_str()));
    let row = ui.interact(drawn.response.rect, id, Sense::click());
    row.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, entry.title.as_str()));
    row
}

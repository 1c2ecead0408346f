//! The talk before the first turn, to be read aloud or lent out: on one page where it has room, else on two.

use maud::{Markup, html};

use crate::engine::Chapter;
use crate::export::Copy;
use crate::export::page::{page, section};
use crate::export::reference::sides;
use crate::say;
use crate::words::keys::export as k;

/// The talk with the names and the board of a table.
pub fn talk(copy: &Copy<'_>) -> String {
    let title = copy.words(say!(k::TALK_TITLE, game = copy.table.contents().title));
    let chapters = copy.table.talk();
    let (front, back) = chapters.split_at(chapters.len().div_ceil(2));
    let told = |chapters: &[Chapter]| html! { @for chapter in chapters { (chapter_of(copy, chapter)) } };
    page(copy, &title, &html! {}, &sides(&told(front), &told(back)))
}

/// A chapter under its title; a line within it begins anew.
fn chapter_of(copy: &Copy<'_>, chapter: &Chapter) -> Markup {
    let told = chapter.told.iter().map(|line| copy.sentence(line.clone()));
    let lines: Vec<String> =
        told.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    let body = html! { @for line in lines.iter().filter(|line| !line.is_empty()) { p { (line) } } };
    section(&copy.words(chapter.title), &body)
}

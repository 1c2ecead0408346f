//! The state sheet, for setting up the table again after a break.

use maud::{Markup, html};

use crate::engine::Fact;
use crate::export::Copy;
use crate::export::page::{head, page, section, when};
use crate::msg;
use crate::words::keys::export as k;

/// The state sheet as a page.
pub fn state(copy: &Copy<'_>) -> String {
    let body = html! { div class="tight" { (laid(copy)) } };
    page(copy, &copy.words(msg!(k::STATE_TITLE, game = copy.table.info().title)), &when(copy), &body)
}

fn laid(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let stage = table.stage();
    let phase = usize::from(stage.phase).checked_sub(1).and_then(|at| stage.phases.get(at));
    html! {
        p {
            strong {
                (copy.sentence(msg!(
                    k::STAGE,
                    turn = stage.turn,
                    phase = stage.phase,
                    name = phase.copied().unwrap_or(table.info().title),
                )))
            }
        }
        p { (copy.sentence(stage.over.clone().unwrap_or(stage.prompt))) }
        p class="under" { (copy.sentence(k::AGAIN_HOW)) }
        @let (secret, open): (Vec<Fact>, Vec<Fact>) = table.sheet().into_iter().partition(|line| line.secret);
        (section(&copy.words(k::LIES), &said(copy, &open)))
        @if !secret.is_empty() {
            (section(&copy.words(k::SECRET), &said(copy, &secret)))
        }
        @if !copy.fingerprint.is_empty() {
            p class="under" { (copy.sentence(msg!(k::FINGERPRINT, mark = copy.fingerprint))) }
        }
    }
}

/// The lines, each as a sentence and in notation.
fn said(copy: &Copy<'_>, lines: &[Fact]) -> Markup {
    html! {
        table class="again" {
            (head(&[(copy.words(k::HAS), ""), (copy.words(k::TYPED), "")]))
            @for line in lines {
                tr { td { (copy.sentence(line.description.clone())) } td { code { (copy.typed(&line.text)) } } }
            }
        }
    }
}

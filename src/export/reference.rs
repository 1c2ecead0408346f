//! The phases of a game on one page, to lie on the table: who acts, what is done, what is forgotten most, and how the
//! open points of the rules are played here.

use maud::{Markup, html};

use crate::export::Copy;
use crate::export::page::page;
use crate::say;
use crate::words::keys::{coach, export as k};

/// The card as one page.
pub fn reference(copy: &Copy<'_>) -> String {
    let title = copy.words(say!(k::REFERENCE_TITLE, game = copy.table.title()));
    let body = html! {
        div class="card" {
            h1 { (title) }
            (phases(copy))
            (rulings(copy))
        }
    };
    page(copy, &title, &body)
}

/// A row for each phase.
fn phases(copy: &Copy<'_>) -> Markup {
    let names = copy.table.stage().phases;
    html! {
        table {
            thead { tr {
                th {} th { (copy.words(k::PHASE)) }
                @for title in [coach::WHO, coach::NOW, coach::FORGOTTEN] { th { (copy.words(title)) } }
            } }
            @for ((n, name), lesson) in (1..).zip(names).zip(copy.table.lessons()) {
                tr {
                    td class="n" { (copy.number(n)) }
                    td class="phase" { (copy.sentence(*name)) }
                    td class="who" { (copy.sentence(lesson.who)) }
                    td { (copy.sentence(lesson.now)) }
                    td { em { (copy.sentence(lesson.forgotten)) } }
                }
            }
        }
    }
}

/// What is played here where the rules leave a point open.
fn rulings(copy: &Copy<'_>) -> Markup {
    let rulings = copy.table.rulings();
    let options = (0u8..).zip(rulings.forms());
    let chosen = options.filter_map(|(at, form)| {
        let (_, option) = form.options.get(usize::from(rulings.option(at)))?;
        Some((form.question, *option))
    });
    html! {
        h2 { (copy.words(k::PLAYED_HERE)) }
        table {
            @for (question, option) in chosen {
                tr { td { (copy.sentence(question)) } td { (copy.sentence(option)) } }
            }
        }
    }
}

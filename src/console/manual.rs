//! `steward manual [PAGE]`: the manual for people, page by page.

use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::manual::{ManualPage, PAGES};
use crate::say;
use crate::words::keys::manual as k;

/// Does it.
pub(super) fn run(page: Option<&str>, console: &mut Console) -> Result<(), Fault> {
    let Some(word) = page else {
        for page in PAGES {
            let title = page.title(console.language);
            console.text(&format!("{:14}  {title}", page.word));
        }
        return Ok(());
    };
    let page = ManualPage::of(word).ok_or_else(|| {
        let known: Vec<&str> = PAGES.iter().map(|page| page.word).collect();
        Fault::request(say!(k::NO_PAGE, page = word)).way_out(say!(k::PAGES, known = known.join(", ")))
    })?;
    console.page(&page.without_pictures(console.language));
    Ok(())
}

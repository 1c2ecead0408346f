//! `steward manual [PAGE]`: the manual for people, page by page.

use crate::console::args::Manual;
use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::manual::{ManualPage, PAGES};
use crate::say;
use crate::words::keys::manual as k;

/// Does it.
pub(super) fn run(args: &Manual, console: &mut Console) -> Result<(), Fault> {
    let Some(word) = &args.page else {
        for page in PAGES {
            let title = page.title(console.language);
            console.text(&format!("{:14}  {title}", page.word));
        }
        return Ok(());
    };
    let page = ManualPage::of(word).ok_or_else(|| {
        let known: Vec<&str> = PAGES.iter().map(|page| page.word).collect();
        Fault::request(say!(k::NO_PAGE, page = word.as_str()))
            .way_out(say!(k::PAGES, known = known.join(", ")))
    })?;
    console.page(&page.without_pictures(console.language));
    Ok(())
}

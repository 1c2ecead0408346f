//! The page of every box names its open points, and no other, each with its options, the default first.

use steward::session::Session;

use crate::docs::page::rows;

#[test]
fn the_page_of_a_box_names_every_open_point_with_its_options_the_default_first() {
    for game in Session::GAMES {
        let there = Session::contents(game).unwrap().rulings.iter().map(|form| {
            let options = form.options.iter().map(|(word, _)| *word);
            std::iter::once(form.word).chain(options).map(str::to_owned).collect::<Vec<_>>()
        });
        let page = format!("docs/{game}.md");
        assert_eq!(rows(&page, "Open points"), there.collect::<Vec<_>>(), "{page}");
    }
}

//! The example of `docs/board-data.md` is a preset.

use steward::engine::Rules;
use steward::games::automobile::Automobile;
use steward::preset::Preset;

use crate::docs::page::blocks;

#[test]
fn the_preset_of_the_page_is_read() {
    let block = blocks("docs/board-data.md").into_iter().find(|block| block.kind == "preset").unwrap();
    let preset = Preset::parse(&block.text).unwrap();
    let board = preset.board(&Automobile::schema(), &block.text).unwrap();
    assert_eq!(board.len(), 5);
}

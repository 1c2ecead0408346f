//! The widgets and styles of all pages, and the only place that defines sizes and colours.

mod alone;
mod button;
mod came_from;
mod chart;
mod class;
mod colours;
mod derivation;
mod dialog;
mod drafted;
mod enter;
mod entry_box;
mod figure;
mod fingers;
mod fit;
mod focus;
mod glyph;
mod icon;
mod input;
mod keyboard;
mod keypad;
mod layout;
mod letter;
pub mod letters;
mod look;
mod measures;
mod one_stop;
mod page;
mod palette;
mod paper;
mod piece;
mod row;
mod rows;
mod scaled;
mod seat;
mod seat_card;
mod stepper;
mod tip;
mod wide_sheet;

pub use alone::Alone;
pub use button::{Button, add_lit};
pub use came_from::give_back;
pub use chart::chart;
pub use class::ClassSign;
pub use colours::{SeatColours, seat_colours, seat_line};
pub use derivation::{derivation_ui, opened_ui};
pub use dialog::dialog;
pub use drafted::{dashed, drafted};
pub use enter::{enter_moves_on, note_main};
pub use entry_box::{BoxCaret, entry_box};
pub use figure::{Figure, figure_line, figure_text, opened, opening};
pub use fingers::{Fingers, drags_page, keypad_of_fingers};
pub use fit::{
    lines_as_letters, names_to, on_lines, on_rows, one_line, size_for_line, size_for_rows, size_for_words,
    text_width, words_width,
};
pub use focus::{focus_ring, go_round, head, question, resting, rests_on};
pub use glyph::{Paint, car, glyph, glyph_icon, glyph_width, sign_ink};
pub use icon::{icon_button, icons, mark, paint, sign};
pub use input::{
    as_number, known_field, mark_wrong, next_of, number_field, select_all, set_by_reader, text_field,
};
pub use keyboard::{
    at_rest, consume_escape, first_pressed, may_take, note_nowhere, pressed_anew, stay_where_entered,
};
pub use keypad::{Pad, PadKey, keypad};
pub use layout::Layout as PageLayout;
pub use letter::{bold, font, glow, hairline, icon_font, outline, strong, way};
pub use look::install;
pub use measures::*;
pub use one_stop::{arrow, lead_out, one_stop, one_stop_of_page, stop, stop_of, toward};
pub use page::{again, page};
pub use palette::{DAY, FACES, NIGHT, ON_FACE, ON_WHAT_IF, Palette, WHAT_IF};
pub use paper::{
    central, centred, column, ground, heading, in_line, laid_on_sheet, mode_ui, on_ground, on_ground_central,
    on_sheet, page_sheet, part, raised, rule, sheet, title, within,
};
pub use piece::piece;
pub use row::row_button;
pub use rows::rows;
pub use scaled::{enlarges_contents, scaled};
pub use seat::{badge, badge_size, name_size, shape, symbol};
pub use seat_card::seat_card;
pub use stepper::{step_height, stepper, steps, steps_width};
pub use tip::tip;
pub use wide_sheet::wide_sheet;

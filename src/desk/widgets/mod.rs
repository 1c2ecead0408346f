//! Small things that panels are made of.

mod alone;
mod derivation;
mod dialog;
mod figure;
mod fit;
mod icon;
mod input;
mod keyboard;
mod main_button;
mod page;
mod round;
mod row;
mod seat;
mod square_code;

pub use alone::Alone;
pub use derivation::{derivation_ui, opened_ui};
pub use dialog::dialog;
pub use figure::{Figure, figure_line, figure_text, opened, opening};
pub use fit::{size_for_line, size_for_words, text_width};
pub use icon::{icon_button, icons, mark, paint, sign};
pub use input::{number_field, retype, select_all, text_field};
pub use keyboard::{at_rest, held, may_take, pressed_anew};
pub use main_button::{focus_ring, main_button};
pub use page::{page, spilled};
pub use round::Round;
pub use row::row_button;
pub use seat::{badge, badge_size, name_size, narrow_badge, shape, small_badge, symbol};
pub use square_code::square_code;

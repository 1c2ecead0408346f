//! The table page without its window: the draft of an act, the form for the rest, and how events change both.

mod draft;
mod form;
mod label;
mod lines;
mod meant;
mod model;
mod moment;
mod referee;
mod update;
mod view;

pub use draft::{Draft, InputId};
pub use form::{Form, Input, InputKind, Word};
pub use label::moved_on_board;
pub use meant::meant;
pub use model::{Asked, Effect, Event, Feedback, FocusTarget, Mode, PageModel, Refused, Step};
pub use moment::{Candidate, GROUP, Moment};
pub use referee::{Detail, Lasting, Referee};
pub use view::{ANYTIME_SLOT, PageView, RowView, VerbView};

//! The table page without its window: what was said of an act, the form of what is still to be said, and how events change both.

mod draft;
mod form;
mod model;
mod moment;
mod update;

pub use draft::{Draft, InputId};
pub use form::{Form, Input, InputKind};
pub use model::{Asked, Effect, Event, FocusTarget, Mode, PageModel, Refused, Said, Step};
pub use moment::{Candidate, Moment};

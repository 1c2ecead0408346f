//! The table page without its window: what somebody has said of an act so far, and the form of what is still to be said.

mod draft;
mod form;
mod moment;

pub use draft::{Draft, InputId};
pub use form::{Form, Input, InputKind};
pub use moment::{Candidate, Moment};

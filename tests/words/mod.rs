//! The message files: the same messages with the same arguments in every language, and clean typography.

mod description;
mod ftl;
mod messages;
mod third;
mod typography;

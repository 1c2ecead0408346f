//! The message files: the same messages with the same arguments in every language, and clean typography.

mod ftl;
mod messages;
mod third_language;
mod typography;
mod vocabulary;

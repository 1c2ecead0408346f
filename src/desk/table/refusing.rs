//! The cached reason why a form's line cannot be entered.

use crate::desk::Speech;
use crate::session::Session;

/// The last checked line and its refusal.
#[derive(Clone, Debug, Default)]
pub struct Refusing(Option<(String, Option<String>)>);

impl Refusing {
    /// Why the line cannot be entered; `None` if it can.
    pub fn why(&mut self, speech: Speech, table: &Session, line: &str) -> Option<String> {
        if self.0.as_ref().is_none_or(|(of, _)| of != line) {
            let why = table.preview_text(line).err().map(|rejection| speech.sentence(rejection.why()));
            self.0 = Some((line.to_owned(), why));
        }
        self.0.as_ref().and_then(|(_, why)| why.clone())
    }
}

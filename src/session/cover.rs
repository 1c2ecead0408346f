//! Parsing of headers in two steps: the cover, which all formats share, then the rest.

use serde::Deserialize;
use serde_json::Value;

use crate::engine::{FORMAT, Game, Header, Journal};
use crate::session::HeaderFault;
use crate::words::unreadable;

/// The fields of a header that are parsed first.
#[derive(Debug, Deserialize)]
pub(super) struct Cover {
    pub(super) game: String,
}

/// The fields by which a header of a test build is recognized; the rest of such a header may be anything.
#[derive(Debug, Deserialize)]
struct Edition {
    steward: u64,
    #[serde(default)]
    rules: Value,
    #[serde(default)]
    seed: Value,
}

impl Edition {
    /// Refuses headers that only a test build has written.
    fn check(header: &str, rules: Option<u32>) -> Result<(), HeaderFault> {
        let Ok(found) = serde_json::from_str::<Self>(header) else { return Ok(()) };
        let version = found.rules.as_u64();
        let others = rules.zip(version).is_some_and(|(known, found)| u64::from(known) != found);
        if found.steward != u64::from(FORMAT) || others || found.seed.is_object() {
            let (format, rules) = (found.steward, version.unwrap_or_default());
            return Err(HeaderFault::TestBuild { format, rules });
        }
        Ok(())
    }
}

impl Cover {
    /// Parses the cover of a header. Refuses other formats.
    pub(super) fn parse(header: &str) -> Result<Self, HeaderFault> {
        Edition::check(header, None)?;
        serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(unreadable(&why)))
    }

    /// Begins a journal from the header of this cover.
    pub(super) fn begin<G: Game>(&self, header: &str) -> Result<Journal<G>, HeaderFault> {
        Edition::check(header, Some(G::RULES))?;
        let header: Header<G> =
            serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(unreadable(&why)))?;
        Journal::begin(header).map_err(HeaderFault::Refused)
    }
}

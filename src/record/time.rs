//! What time it is at the table. The rules never see it.

use chrono::{Local, SecondsFormat};

/// Now, as a record writes it: local time with its offset, `2026-03-01T20:15:00-05:00`.
pub fn now() -> String {
    Local::now().to_rfc3339_opts(SecondsFormat::Secs, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_has_seconds_and_an_offset() {
        let now = now();
        assert!(chrono::DateTime::parse_from_rfc3339(&now).is_ok(), "{now}");
        assert_eq!(now.len(), "2026-03-01T20:15:00-05:00".len(), "{now}");
    }
}

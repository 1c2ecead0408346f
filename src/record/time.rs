//! What time it is at the table. The rules never see it.

use chrono::{DateTime, Local, SecondsFormat};

/// Now, as a record writes it: local time with its offset, `2026-03-01T20:15:00-05:00`.
pub fn now() -> String {
    Local::now().to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// How many whole minutes lie between two moments as records write them; none where either is written otherwise.
pub(super) fn minutes(from: &str, to: &str) -> Option<u32> {
    let [from, to] = [from, to].map(DateTime::parse_from_rfc3339);
    u32::try_from((to.ok()? - from.ok()?).num_minutes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_counted_across_offsets_and_unknown_where_a_moment_is_not_written() {
        assert_eq!(minutes("2026-03-01T20:15:00+01:00", "2026-03-01T21:45:59+02:00"), Some(30));
        assert_eq!(minutes("", "2026-03-01T21:45:00+02:00"), None);
    }

    #[test]
    fn the_time_has_seconds_and_an_offset() {
        let now = now();
        assert!(chrono::DateTime::parse_from_rfc3339(&now).is_ok(), "{now}");
        assert_eq!(now.len(), "2026-03-01T20:15:00-05:00".len(), "{now}");
    }
}

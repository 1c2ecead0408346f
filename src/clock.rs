//! Time and dates. The rules never use them.

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{
    DateTime, Datelike, FixedOffset, Local, NaiveDate, NaiveDateTime, NaiveTime, SecondsFormat, TimeDelta,
    Timelike, Utc,
};

use crate::msg;
use crate::words::{Arg, Line, keys};

/// The longest time between two entries that counts as played. A longer one means that the players took a
/// break or the clock was reset.
const PAUSE: TimeDelta = TimeDelta::hours(6);

/// The current time in the format of records, local time with its offset: `2026-03-01T20:15:00-05:00`. Empty
/// if the year is out of range.
pub fn now() -> String {
    written(Utc::now().into())
}

fn written(moment: SystemTime) -> String {
    let seconds = match moment.duration_since(UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).ok(),
        Err(before) => i64::try_from(before.duration().as_secs()).ok().map(|seconds| -seconds),
    };
    let moment = seconds.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    // With any offset, the year still has four digits.
    let moment = moment.filter(|moment| (1..9999).contains(&moment.year()));
    let written = |moment: DateTime<Local>| moment.to_rfc3339_opts(SecondsFormat::Secs, false);
    moment.map(|moment| written(moment.into())).unwrap_or_default()
}

/// Parses a time from a record into the local day, the local time, if given, and the offset in seconds.
/// `None` if the text has another format or is not a valid date.
fn parsed(at: &str) -> Option<(NaiveDate, Option<NaiveTime>, i32)> {
    // A leap second is rounded down, because other programs do not accept it.
    let of = |moment: NaiveDateTime, offset| (moment.date(), moment.time().with_nanosecond(0), offset);
    if let Ok(moment) = DateTime::parse_from_rfc3339(at) {
        return Some(of(moment.naive_local(), moment.offset().local_minus_utc()));
    }
    let forms = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M"];
    match forms.iter().find_map(|form| NaiveDateTime::parse_from_str(at, form).ok()) {
        Some(moment) => Some(of(moment, 0)),
        None => Some((NaiveDate::parse_from_str(at, "%Y-%m-%d").ok()?, None, 0)),
    }
}

/// Whether text from a record is a valid time.
pub fn is_moment(at: &str) -> bool {
    parsed(at).is_some()
}

/// A time from a record in a machine-readable format: `2026-03-01 20:15:00`.
pub fn moment_text(at: &str) -> Option<String> {
    let (day, time, _) = parsed(at)?;
    Some(day.and_time(time.unwrap_or_default()).format("%Y-%m-%d %H:%M:%S").to_string())
}

/// The day of a time from a record, for display.
pub fn date_line(at: &str) -> Option<Line> {
    let (day, ..) = parsed(at)?;
    Some(msg!(keys::words::DATE, day = day.day(), month = day.month(), year = day.year()))
}

/// The day and time of a time from a record, for display; other text is returned unchanged.
pub fn moment(at: &str) -> Arg {
    moment_line(at).map_or_else(|| at.into(), Arg::from)
}

/// The day and time of a time from a record, for display; `None` for other text.
pub fn moment_line(at: &str) -> Option<Line> {
    let (.., time, _) = parsed(at)?;
    let time = time?;
    Some(msg!(
        keys::words::MOMENT,
        day = date_line(at)?,
        hour = time.hour(),
        minute = format!("{:02}", time.minute())
    ))
}

/// A time from a record in seconds since 1970; `None` for other text.
pub fn seconds(at: &str) -> Option<i64> {
    let (day, time, offset) = parsed(at)?;
    Some(day.and_time(time.unwrap_or_default()).and_utc().timestamp() - i64::from(offset))
}

/// The minutes played between times from a record, in order. Ignores text that is not a time, and intervals
/// that are negative or too long.
pub(crate) fn minutes<'a>(moments: impl Iterator<Item = &'a str>) -> u32 {
    let mut before: Option<DateTime<FixedOffset>> = None;
    let mut played = TimeDelta::zero();
    for moment in moments.filter_map(|moment| DateTime::parse_from_rfc3339(moment).ok()) {
        let gap = before.replace(moment).map_or(TimeDelta::zero(), |before| moment - before);
        if (TimeDelta::zero()..=PAUSE).contains(&gap) {
            played += gap;
        }
    }
    u32::try_from(played.num_minutes()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, render};
    use std::time::Duration;

    #[test]
    fn a_moment_is_said_as_each_language_writes_it() {
        let said = |at: &str| {
            let line = moment_line(at);
            line.map(|line| [Language::ENGLISH, Language::FRENCH].map(|language| render(&line, language)))
        };
        let expected =
            ["November 1, 2026, 14:04", "1er novembre 2026 à 14\u{a0}h\u{a0}04"].map(str::to_owned);
        assert_eq!(said("2026-11-01T14:04:02+00:00"), Some(expected.clone()));
        assert_eq!(said("2026-11-01 14:04"), Some(expected));
        assert_eq!(said("in spring"), None);
        assert_eq!(moment("in spring"), Arg::from("in spring"));
    }

    #[test]
    fn only_a_day_that_a_calendar_has_is_a_date_whoever_reads_it() {
        for (at, text) in [
            ("2026-03-01T20:15:00+01:00", "2026-03-01 20:15:00"),
            ("2026-11-27T20:00:00", "2026-11-27 20:00:00"),
            ("2026-12-31T23:59:60Z", "2026-12-31 23:59:59"),
            ("2026-11-01 14:04", "2026-11-01 14:04:00"),
            ("2026-11-01", "2026-11-01 00:00:00"),
        ] {
            assert_eq!(moment_text(at).as_deref(), Some(text));
            assert!(date_line(at).is_some() && seconds(at).is_some());
        }
        for at in [
            "27/11/2026 20:00",
            "2026-02-30T20:00:00+01:00",
            "2026-13-01",
            "2026-11-01T25:00:00Z",
            "",
            "in spring",
        ] {
            assert!(!is_moment(at), "{at}");
            assert_eq!(
                (moment_text(at), date_line(at), moment_line(at), seconds(at)),
                (None, None, None, None)
            );
        }
        assert_eq!(seconds("2026-03-01T20:15:00+01:00"), seconds("2026-03-01T19:15:00Z"));
    }

    #[test]
    fn minutes_are_counted_across_offsets_and_unknown_where_no_moment_is_written() {
        let of = |moments: &[&str]| minutes(moments.iter().copied());
        assert_eq!(of(&["2026-03-01T20:15:00+01:00", "2026-03-01T21:45:59+02:00"]), 30);
        assert_eq!(of(&["", "2026-03-01T21:45:00+02:00"]), 0);
        assert_eq!(of(&["2026-03-01T20:15:00Z", "", "2026-03-01T20:25:00Z"]), 10);
    }

    #[test]
    fn a_night_and_a_clock_far_ahead_are_no_minutes_of_play() {
        let evening =
            ["2026-03-01T20:00:00Z", "2026-03-01T21:00:00Z", "2026-03-02T20:00:00Z", "2026-03-02T20:30:00Z"];
        assert_eq!(minutes(evening.into_iter()), 90);
        let ahead =
            ["2026-03-01T20:00:00Z", "2098-03-01T20:30:00Z", "2098-03-01T20:40:00Z", "2026-03-01T20:50:00Z"];
        assert_eq!(minutes(ahead.into_iter()), 10);
    }

    #[test]
    fn a_clock_in_any_year_is_written_or_left_out_and_nothing_fails() {
        let before = written(UNIX_EPOCH - Duration::from_secs(3 * 86_400));
        assert!(before.starts_with("1969-12-2"), "{before}");
        assert!(DateTime::parse_from_rfc3339(&before).is_ok());
        for seconds in [1 << 38, 1 << 42, 1 << 62] {
            for moment in [
                UNIX_EPOCH.checked_add(Duration::from_secs(seconds)),
                UNIX_EPOCH.checked_sub(Duration::from_secs(seconds)),
            ] {
                assert_eq!(moment.map(written).unwrap_or_default(), "");
            }
        }
    }

    #[test]
    fn the_time_has_seconds_and_an_offset() {
        let now = now();
        assert!(chrono::DateTime::parse_from_rfc3339(&now).is_ok(), "{now}");
        assert_eq!(now.len(), "2026-03-01T20:15:00-05:00".len(), "{now}");
    }
}

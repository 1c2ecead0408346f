//! A line whose player was left out.

use crate::engine::Halt;
use crate::session::{Reply, Table};

/// What the rules say to a text; where it is no line, to the same with whoever acts before it. Where nobody in particular
/// acts, a verb means whoever can do it; what nobody can do is refused as the rules refuse it.
pub(super) fn meant(table: &dyn Table, text: &str) -> (String, Reply) {
    let reply = table.preview(text);
    if !matches!(reply, Err(Halt::Unreadable(_))) {
        return (text.to_owned(), reply);
    }
    let verb = text.split_whitespace().next().and_then(|word| (table.contents().verb)(word));
    let by = |who: String| {
        let act = format!("{who} {text}");
        let reply = table.preview(&act);
        (act, reply)
    };
    let stage = table.stage();
    let acts = |(_, reply): &(String, Reply)| !matches!(reply, Err(Halt::Unreadable(_)));
    let can = |(_, reply): &(String, Reply)| !matches!(reply, Err(Halt::Refused(_)));
    if let [seat] = stage.whose.as_slice() {
        let hand = stage.hand.map(|hand| hand.word().to_owned());
        let filled = by(hand.unwrap_or_else(|| table.seats().word(*seat)));
        if verb.is_some() && !can(&filled) {
            // What only one of the others may do is theirs.
            let others = table.seats().iter().filter(|other| other != seat);
            let mut others = others.map(|other| by(table.seats().word(other))).filter(acts).filter(can);
            if let (Some(only), None) = (others.next(), others.next()) {
                return only;
            }
        }
        // How an act is written says more than that nobody is called so.
        return if acts(&filled) || verb.is_some() { filled } else { (text.to_owned(), reply) };
    }
    if verb.is_none() {
        return (text.to_owned(), reply);
    }
    let all = table.seats().iter().filter(|seat| stage.whose.is_empty() || stage.whose.contains(seat));
    let mut all: Vec<_> = all.map(|seat| by(table.seats().word(seat))).filter(acts).collect();
    match all.iter().filter(|one| can(one)).count() {
        0 if !all.is_empty() => all.swap_remove(0),
        1 => all.into_iter().find(can).unwrap_or((text.to_owned(), reply)),
        _ => (text.to_owned(), reply),
    }
}

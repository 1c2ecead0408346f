//! The worksheet of an attack on the car that was clicked: the owner's reply, and the highest possible claim.

use crate::engine::worksheet::FieldId;
use crate::engine::worksheet::Label;
use crate::engine::{Draft, PreviewedAct, Worksheet};
use crate::games::auto_brocante::attack::replied;
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::candidates::replies;
use crate::games::auto_brocante::scene::pressed_car;
use crate::games::auto_brocante::worksheets::bargain::question;
use crate::games::auto_brocante::{Attack, Damage, Policy, Reply, View};
use crate::msg;
use crate::words::Arg;
use crate::words::keys::{auto_brocante as k, brocante};

const REPLY: &str = "reply";

/// `None` until an opponent's car is clicked.
pub fn worksheet(view: View<'_>, draft: &Draft, damage: Damage) -> Option<Worksheet> {
    let seat = view.state().turn;
    let (car, owner) = pressed_car(view, &draft.pressed).filter(|(_, owner)| *owner != seat)?;
    let mut all = replies(view, damage, owner);
    // Policies that do not cover this damage are left out.
    all.retain(|reply| !matches!(reply, Reply::Claim(policy) if !covers(view, *policy, damage)));
    // A click on the owner's lot chooses a claim.
    let shows = draft.pressed.iter().any(|place| place.kind == "lot");
    let claim = all.iter().position(|reply| shows && matches!(reply, Reply::Claim(_)));
    let filled = draft.value(&FieldId::new(REPLY)).and_then(|at| usize::try_from(at).ok());
    // The only possible reply is chosen in advance.
    let only = (all.len() == 1).then_some(0);
    let at = filled.filter(|at| *at < all.len()).or(claim).or(only);
    let number = |at: usize| i64::try_from(at).unwrap_or_default();
    let list = BoardValues::of(view).known_list(car);
    let answer = |reply: Reply| match (reply, list) {
        (Reply::Claim(policy), Some(list)) => {
            msg!(brocante::CLAIMS, policy = policy.key(), list = Arg::Money(list))
        }
        _ => replied(damage, reply),
    };
    let answers = all.iter().enumerate().map(|(at, reply)| (number(at), answer(*reply)));
    let mut rows =
        vec![question(Label::of(brocante::OWNER_DOES), REPLY, at.map(number), answers, draft, |_| None)];
    for row in &mut rows {
        row.label.seat = Some(owner);
    }
    let name = BoardValues::of(view).car(car);
    let worst = list.filter(|_| all.iter().any(|reply| matches!(reply, Reply::Claim(_)))).map(|list| {
        let owner = view.name(owner);
        msg!(brocante::WORST_AMOUNT, seat = owner, list = Arg::Money(list), car = name.clone())
    });
    let (does, verb) = match damage {
        Damage::Fire => (k::VERB_FIRE, "fire"),
        Damage::Collision => (k::VERB_COLLISION, "collision"),
        Damage::Theft => (k::VERB_THEFT, "theft"),
    };
    let does = msg!(brocante::DAMAGE_TO, damage = does, car = name);
    let act = match at.and_then(|at| all.get(at)) {
        Some(reply) => PreviewedAct::new(view, Attack { seat, damage, car, reply: *reply }).offer(),
        None => Some(Err(brocante::OWNER_MISSING.into())),
    };
    let notes = worst.into_iter().collect();
    Some(Worksheet { verb: Some(verb), rows, notes, act, ..Worksheet::of(does) })
}

/// Whether a policy covers a damage; true while that is not known.
fn covers(view: View<'_>, policy: Policy, damage: Damage) -> bool {
    BoardValues::of(view).covers(policy, damage).unwrap_or(true)
}

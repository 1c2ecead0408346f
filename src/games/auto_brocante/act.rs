//! The acts of Auto-Brocante.

use crate::engine::{Acts as _, Refusal, Rejection, Seat};
use crate::games::auto_brocante::{
    Approach, Attack, AutoBrocante, Below, Business, Buy, Cancel, DealCars, DrawCard, Exchange, FinalCount,
    Force, NoOption, Recover, Sell, Step, Take, TakePolicy, View, end, lots, stuck,
};
use crate::words::keys::auto_brocante as k;
use crate::words::{Key, Line};
use crate::{commands, msg};

commands! { AutoBrocante, Seat;
    ;
    Deal(DealCars), Final(FinalCount), Buy(Buy), Below(Below), Policy(TakePolicy), Exchange(Exchange),
    None(NoOption), Sell(Sell), Cancel(Cancel), Take(Take), Attack(Attack), Recover(Recover),
    Approach(Approach), Force(Force), Business(Business), Draw(DrawCard);
    "fire" / "feu", "theft" / "vol", "comprehensive" / "tout-risque", "fly-by-night" / "sans-responsabilité",
    "claim" / "réclame", "repaired" / "réparée", "recovered" / "retrouvée", "walks" / "refuse",
    "closed" / "fermé", "asked" / "demandé", "value" / "valeur", "list" / "liste", "fixed" / "fixe",
    "card" / "carte", "junk" / "ferraille", "cars" / "autos", "cards" / "cartes", "policies" / "polices",
    "graveyard" / "cimetière", "stolen" / "volée", "car" / "auto", "next" / "suivant", "first" / "premier",
    "turn" / "tour", "over" / "fini", "shows" / "montre", "policy" / "police", "price" / "prix",
    "covers" / "couvre",
}

/// Refuses an act before the deal, out of turn, or with a dealer who is not in the game.
///
/// # Errors
/// Suggests what to do instead.
pub fn may_act(view: View<'_>, act: &Act) -> Result<(), Rejection> {
    let state = view.state();
    let refused = |why: Line, rule: Key| Err(Rejection::from(Refusal::new(why, rule)));
    for seat in act.actor().into_iter().chain(others(act)) {
        view.seats().known(seat)?;
    }
    match (act, state.step, end::ended(view)) {
        (Act::Deal(_), Step::Deal, _) | (Act::Final(_), _, true) => return Ok(()),
        (Act::Final(_), ..) if stuck::may_end(view) => return Ok(()),
        (Act::Deal(_), ..) => return refused(k::DEALT_ALREADY.into(), k::RULE_SETUP),
        (Act::Final(_), ..) => {
            let cars = lots::in_bank(view);
            return refused(msg!(k::NOT_ENDED, cars), k::RULE_END);
        }
        (_, Step::Deal, _) => return refused(k::NOT_DEALT.into(), k::RULE_SETUP),
        (.., true) => return refused(k::ENDED.into(), k::RULE_END),
        _ => {}
    }
    match act.actor() {
        Some(seat) if seat != state.turn => {
            let why = msg!(k::NOT_YOUR_TURN, seat = view.name(seat), turn = view.name(state.turn));
            refused(why, k::RULE_TURN)
        }
        _ => Ok(()),
    }
}

/// The other dealers that an act names.
fn others(act: &Act) -> Vec<Seat> {
    match act {
        Act::Cancel(Cancel { dealer, .. }) | Act::Force(Force { dealer, .. }) => vec![*dealer],
        Act::Business(Business { buyer, .. }) => vec![*buyer],
        Act::Take(Take { from, .. }) => from.iter().map(|(seat, _)| *seat).collect(),
        _ => Vec::new(),
    }
}

//! Attacks by fire, collision or theft on an opponent's car, and the owner's reply (4e, 5. Assurance).

use serde::{Deserialize, Serialize};

use crate::engine::board::Printed;
use crate::engine::{
    Arguments, Command, Declared, Derivation, Holder, Part, Refusal, Rejection, Rest, Seat, Setting, Syntax,
    Tally, Term, Told, Typed, Why, is_default, refuse,
};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::rulings::{
    CLAIM_CASH_REFUSED, FLY_BY_NIGHT_CARD, INSURED_CAR_LOST, RECOVERED_LATER, SHORT_DEBT,
    UNREPAIRED_GRAVEYARD,
};
use crate::games::auto_brocante::units::{DOLLARS, POLICIES};
use crate::games::auto_brocante::{AutoBrocante, Car, Damage, Policy, Tx, View, Where, lots, money, turn};
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Key, Line};
use crate::{act, msg, parts};

parts! {
    /// The owner's reply to an attack.
    #[derive(Default)]
    enum Reply {
        /// Pays for the repair after a collision.
        Repaired = "repaired",
        /// Plays the card "stolen car recovered".
        Recovered = "recovered",
        /// Shows a policy and claims the list price from the attacker.
        Claim(Policy) = "claim";
        /// The car is lost: no defence.
        #[default]
        Lost
    }
}

/// Plays a card of fire, collision or theft against an opponent's car; includes the owner's reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub seat: Seat,
    pub damage: Damage,
    pub car: Car,
    #[serde(default, skip_serializing_if = "is_default")]
    pub reply: Reply,
}

impl Declared<AutoBrocante> for Attack {
    const SYNTAX: &'static [Syntax] = &[
        Syntax::new(true, "fire", "brûle", [k::VERB_FIRE, k::MEANS_FIRE], "red fire 7 claim comprehensive"),
        Syntax::new(
            true,
            "collision",
            "cogne",
            [k::VERB_COLLISION, k::MEANS_COLLISION],
            "red collision 7 repaired",
        ),
        Syntax::new(true, "theft", "vole", [k::VERB_THEFT, k::MEANS_THEFT], "red theft 7 recovered"),
    ];

    fn verb(&self) -> &'static str {
        self.damage.word()
    }

    fn actor(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn arguments(&self, line: &mut Arguments<'_>) {
        line.put("car", &self.car).put("reply", &self.reply);
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let mut rest = Rest::of(typed);
        let (damage, car, reply) =
            (typed.argument(typed.verb())?, rest.argument()?, Reply::take((), &mut rest)?);
        rest.end()?;
        Ok(Self { seat: typed.by()?, damage, car, reply })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let key = match self.damage {
            Damage::Fire => k::DESCRIBE_FIRE,
            Damage::Collision => k::DESCRIBE_COLLISION,
            Damage::Theft => k::DESCRIBE_THEFT,
        };
        let (seat, car) = (self.seat.told(setting), self.car.told(setting));
        msg!(key, seat, car, reply = replied(self.damage, self.reply))
    }
}

impl Attack {
    /// A question before a car is lost, since a policy of its owner might cover it. `None` if the owner has no
    /// policy.
    pub fn doubt(&self, view: View<'_>) -> Option<Line> {
        let lost = self.reply == Reply::Lost;
        let owner = lots::owner(view, self.car).filter(|owner| lost && view.has(*owner, POLICIES) > 0)?;
        Some(msg!(k::DOUBT_POLICY, seat = view.name(owner)))
    }
}

impl Command<AutoBrocante> for Attack {
    /// # Errors
    /// Refuses outside the step of option A, against a car of one's own or one on no lot, and with a reply that does
    /// not fit.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, damage, car, reply } = *self;
        turn::play_card(tx, seat)?;
        let owner = target(tx.view(), seat, car)?;
        if tx.view().is(CLAIM_CASH_REFUSED) {
            can_pay_claim(tx.view(), seat, car)?;
        }
        match (damage, reply) {
            (_, Reply::Lost) => lose(tx, damage, car, owner),
            (Damage::Collision, Reply::Repaired) => repair(tx, owner, car),
            (Damage::Theft, Reply::Recovered) => recovered_in_reply(tx, owner, car),
            (_, Reply::Claim(policy)) => {
                claim(tx, (seat, owner), damage, car, policy)?;
                if tx.view().is(INSURED_CAR_LOST) { lose(tx, damage, car, owner) } else { Ok(()) }
            }
            (_, Reply::Repaired) => Err(wrong_reply(tx.view(), damage, k::NOT_REPAIRED)),
            (_, Reply::Recovered) => Err(wrong_reply(tx.view(), damage, k::NOT_RECOVERED)),
        }
    }
}

fn wrong_reply(view: View<'_>, damage: Damage, why: Key) -> Rejection {
    Refusal::new(Line::new(why), k::RULE_DAMAGE).suggestion(replies(view, damage)).into()
}

/// Lists the replies that the owner may give to a damage.
fn replies(view: View<'_>, damage: Damage) -> Key {
    match damage {
        Damage::Collision => k::REPLIES_COLLISION,
        Damage::Theft if !view.is(RECOVERED_LATER) => k::REPLIES_THEFT,
        Damage::Fire | Damage::Theft => k::REPLIES,
    }
}

fn target(view: View<'_>, seat: Seat, car: Car) -> Result<Seat, Rejection> {
    let name = BoardValues::of(view).car(car);
    let why = match lots::owner(view, car) {
        Some(owner) if owner != seat => return Ok(owner),
        Some(_) => msg!(k::OWN_CAR, seat = view.name(seat), car = name),
        None => msg!(k::ON_NO_LOT, car = name, place = lots::place(view, car)),
    };
    refuse(why, k::RULE_DAMAGE, k::OPPONENTS_CAR_SUGGESTION)
}

/// Refuses an attack whose claim the attacker could not pay (ruling `claim-cash refused`).
fn can_pay_claim(view: View<'_>, seat: Seat, car: Car) -> Result<(), Rejection> {
    let list = BoardValues::of(view).list(car)?.0;
    let has = view.has(seat, DOLLARS);
    if has >= list {
        return Ok(());
    }
    let why = msg!(
        k::CLAIM_CASH,
        seat = view.name(seat),
        has = Arg::Money(has),
        list = Arg::Money(list),
        car = BoardValues::of(view).car(car),
    );
    refuse(why, k::RULE_INSURANCE, k::CLAIM_CASH_SUGGESTION)
}

/// Moves a lost car: to the graveyard if burnt, otherwise where the rulings say.
fn lose(tx: &mut Tx<'_>, damage: Damage, car: Car, owner: Seat) -> Result<(), Rejection> {
    let view = tx.view();
    let cause = match damage {
        Damage::Fire => k::CAUSE_FIRE,
        Damage::Collision => k::CAUSE_COLLISION,
        Damage::Theft => k::CAUSE_THEFT,
    };
    let (to, goes) = match damage {
        Damage::Theft if view.is(RECOVERED_LATER) => (Where::Stolen(owner), k::FOUND_ASIDE),
        Damage::Collision | Damage::Theft if !view.is(UNREPAIRED_GRAVEYARD) => (Where::Bank, k::FOUND_UNDER),
        _ => (Where::Graveyard, k::FOUND_GRAVEYARD),
    };
    let what = BoardValues::of(view).car(car);
    tx.record_finding(|| {
        let lost = Tally::traced().plus(1, || cause);
        Derivation::of(msg!(goes, car = what, count = 1), k::RULE_DAMAGE, lost)
    });
    lots::move_car(tx, car, to, Why::new(cause, k::RULE_DAMAGE))
}

/// Pays half the list price to the bank at once; the owner keeps the car.
fn repair(tx: &mut Tx<'_>, owner: Seat, car: Car) -> Result<(), Rejection> {
    const REPAIR: Why = Why::new(k::CAUSE_REPAIR, k::RULE_DAMAGE);
    let Printed(list, source) = BoardValues::of(tx.view()).list(car)?;
    let half = list / 2 + list % 2;
    let term = || Term::new(msg!(k::TERM_REPAIR, car = BoardValues::of(tx.view()).car(car))).printed(source);
    let tally = tx.tally().plus(half, term);
    let instead = Line::new(k::REPAIR_SUGGESTION);
    money::purchase(tx, (owner, Holder::Bank), tally, REPAIR, SHORT_DEBT, instead)
}

/// Plays the owner's card "stolen car recovered" in reply; that card also goes under the pile.
fn recovered_in_reply(tx: &mut Tx<'_>, owner: Seat, car: Car) -> Result<(), Rejection> {
    let view = tx.view();
    if view.is(RECOVERED_LATER) {
        return Err(wrong_reply(view, Damage::Theft, k::RECOVERED_IN_TURN));
    }
    let what = BoardValues::of(view).car(car);
    tx.record_finding(|| {
        let stays = Tally::traced().plus(1, || k::TERM_RECOVERED);
        Derivation::of(msg!(k::FOUND_RECOVERED, car = what), k::RULE_DAMAGE, stays)
    });
    turn::discard(tx, owner, k::CAUSE_RECOVERED)
}

/// Settles a claim: the attacker pays the list price, and the owner returns a policy to the bank.
fn claim(
    tx: &mut Tx<'_>,
    (attacker, owner): (Seat, Seat),
    damage: Damage,
    car: Car,
    policy: Policy,
) -> Result<(), Rejection> {
    const CLAIM: Why = Why::new(k::CAUSE_CLAIM, k::RULE_INSURANCE);
    let view = tx.view();
    if view.has(owner, POLICIES) == 0 {
        let why = msg!(k::NO_POLICY, seat = view.name(owner));
        return refuse(why, k::RULE_INSURANCE, replies(view, damage));
    }
    covered(view, damage, policy)?;
    let Printed(list, source) = BoardValues::of(view).list(car)?;
    let mut tally = tx.tally();
    tally.add(list, || {
        Term::new(msg!(k::TERM_CLAIM, car = BoardValues::of(tx.view()).car(car))).printed(source)
    });
    if policy == Policy::FlyByNight {
        tally.note(|| k::TERM_FLY_BY_NIGHT);
    }
    if view.has(attacker, DOLLARS) < list {
        tally.note(|| k::TERM_CREDIT);
    }
    tx.pay_or_owe(attacker, owner, DOLLARS, tally, CLAIM)?;
    tx.hand(owner, Holder::Bank, POLICIES, 1, CLAIM)
}

/// Refuses a policy that does not cover the damage (5. Assurance, ruling `fly-by-night`).
fn covered(view: View<'_>, damage: Damage, policy: Policy) -> Result<(), Rejection> {
    let covers = match policy {
        Policy::FlyByNight if !view.is(FLY_BY_NIGHT_CARD) => false,
        policy => BoardValues::of(view).covers(policy, damage)?,
    };
    if covers {
        return Ok(());
    }
    let why = msg!(k::NOT_COVERED, policy = policy.key(), damage = damage.key());
    refuse(why, k::RULE_INSURANCE, replies(view, damage))
}

act! {
    /// Takes back a stolen car with a card in the owner's later turn (ruling `recovered later`).
    pub struct Recover(AutoBrocante, "recover" / "récupère", "red recover 7", k::VERB_RECOVER, k::MEANS_RECOVER) {
        by seat: Seat,
        pub car: Car,
    } => k::DESCRIBE_RECOVER
}

impl Command<AutoBrocante> for Recover {
    /// # Errors
    /// Refuses outside the step of option A, for a car that was not stolen from this dealer, and if the lot is full.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, car } = *self;
        const BACK: Why = Why::new(k::CAUSE_RECOVERED, k::RULE_DAMAGE);
        turn::play_card(tx, seat)?;
        let view = tx.view();
        if view.state().place(car) != Where::Stolen(seat) {
            let why = msg!(
                k::NOT_STOLEN,
                car = BoardValues::of(view).car(car),
                place = lots::place(view, car),
                seat = view.name(seat)
            );
            return Err(Refusal::new(why, k::RULE_DAMAGE).into());
        }
        lots::move_car(tx, car, Where::Lot(seat), BACK)
    }
}

/// Describes the owner's reply.
pub(super) fn replied(damage: Damage, reply: Reply) -> Line {
    match (damage, reply) {
        (Damage::Fire, Reply::Lost) => Line::new(k::DESCRIBE_BURNT),
        (Damage::Collision, Reply::Lost) => Line::new(k::DESCRIBE_WRECKED),
        (Damage::Theft, Reply::Lost) => Line::new(k::DESCRIBE_STOLEN),
        (_, Reply::Repaired) => Line::new(k::DESCRIBE_REPAIRED),
        (_, Reply::Recovered) => Line::new(k::DESCRIBE_RECOVERED),
        (_, Reply::Claim(policy)) => msg!(k::DESCRIBE_CLAIMED, policy = policy.key()),
    }
}

//! The acts of Les Sponsors.

use crate::engine::{Acts as _, Rejection};
use crate::games::sponsors::{
    Ball, Buy, Car, Category, Dealt, Done, DrawSponsor, Energy, EnterHand, Exchange, Fell, Finish, Force,
    Give, Grid, Miss, Move, Pass, Play, Roll, Sell, Sponsor, Sponsors, Square, Stop, Swap, UseRoulette, View,
    turn,
};
use crate::words::keys::sponsors as k;
use crate::{arguments, commands};

commands! { Sponsors, Car;
    Dealt(Dealt);
    Grid(Grid), Ball(Ball), Hand(EnterHand), Sell(Sell), Roll(Roll), Move(Move), Buy(Buy),
    Sponsor(DrawSponsor), Swap(Swap), Force(Force), Done(Done), Energy(Energy), Exchange(Exchange),
    Give(Give), Play(Play), Spin(UseRoulette), Stop(Stop), Finish(Finish), Pass(Pass), Miss(Miss);
    "tyres" / "pneus", "mechanics" / "mécanique", "body" / "carrosserie", "chassis" / "châssis",
    "driver" / "pilote", "engine" / "moteur", "engineer" / "ingénieur", "tests" / "essais", "plain" / "neutre",
    "violet" / "violet", "slip" / "aspiration", "card" / "carte", "own-ball" / "sa-bille", "pushed" / "poussée",
    "return" / "retour", "drop" / "remet", "behind" / "derrière", "only" / "seulement", "first" / "premier",
    "energy" / "énergie", "sponsor-blue" / "sponsor-bleu", "sponsor-red" / "sponsor-rouge",
    "sponsor-yellow" / "sponsor-jaune", "second" / "seconde", "stock" / "réserve", "pile" / "pioche",
    "sold" / "vendues", "played" / "jouées", "removed" / "retirées", "next" / "suivant", "at" / "à",
    "order" / "ordre", "finished" / "arrivées", "on" / "sur", "off" / "hors", "back" / "revenue",
    "step" / "étape", "choose" / "choisit", "square" / "case", "fuelled" / "ravitaillées",
    "exchanged" / "échangé", "hand" / "main", "started" / "parties", "waiting" / "attendent",
    "returns" / "revient", "had" / "eu", "slipped" / "aspirée", "spins" / "lance", "due" / "dû",
    "over" / "fini", "price" / "prix",
}

arguments!(Act; Category: k::NOTATION_CATEGORY, Sponsor: k::NOTATION_SPONSOR, Square: k::NOTATION_SQUARE);

/// Refuses an act with a car that is not in the game.
pub fn known_cars(view: View<'_>, act: &Act) -> Result<(), Rejection> {
    let others: Vec<Car> = match act {
        Act::Grid(Grid { order }) => order.clone().unwrap_or_default(),
        Act::Force(Force { with: other, .. })
        | Act::Exchange(Exchange { with: other, .. })
        | Act::Give(Give { to: other, .. })
        | Act::Ball(Ball { fell: Some(Fell::Car(other)) }) => vec![*other],
        _ => Vec::new(),
    };
    let named: Vec<Car> = act.actor().into_iter().chain(others).collect();
    turn::known(view, &named)
}

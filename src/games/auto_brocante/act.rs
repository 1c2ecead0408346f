//! The acts of Auto-Brocante.

use crate::commands;
use crate::engine::Seat;
use crate::games::auto_brocante::{
    Approach, Attack, AutoBrocante, Below, Business, Buy, Cancel, DealCars, DrawCard, Exchange, FinalCount,
    Force, NoOption, Recover, Sell, Take, TakePolicy,
};

commands! { AutoBrocante, seat: Seat; ;
    Deal(DealCars), Final(FinalCount);
    Buy(Buy), Below(Below), Policy(TakePolicy), Exchange(Exchange), None(NoOption), Sell(Sell),
    Cancel(Cancel), Take(Take), Attack(Attack), Recover(Recover), Approach(Approach), Force(Force),
    Business(Business), Draw(DrawCard);
    "fire" / "feu", "theft" / "vol", "comprehensive" / "tout-risque", "fly-by-night" / "sans-responsabilité",
    "claim" / "réclame", "repaired" / "réparée", "recovered" / "retrouvée", "walks" / "refuse",
    "closed" / "fermé", "asked" / "demandé", "value" / "valeur", "list" / "liste", "fixed" / "fixe",
    "card" / "carte", "junk" / "ferraille", "cars" / "autos", "cards" / "cartes", "policies" / "polices",
    "graveyard" / "cimetière", "stolen" / "volée", "car" / "auto", "next" / "suivant", "first" / "premier",
    "turn" / "tour", "over" / "fini", "shows" / "montre", "policy" / "police", "price" / "prix",
    "covers" / "couvre",
}

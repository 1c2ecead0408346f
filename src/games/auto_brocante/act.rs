//! The acts of Auto-Brocante.

use crate::commands;
use crate::engine::Seat;
use crate::games::auto_brocante::{
    Approach, Attack, AutoBrocante, Below, Business, Buy, Cancel, DealCars, DrawCard, Exchange, FinalCount,
    Force, NoOption, Recover, Sell, Take, TakePolicy,
};

commands! { AutoBrocante, Seat; ;
    Deal(DealCars), Buy(Buy), Below(Below), Policy(TakePolicy), Exchange(Exchange), None(NoOption), Sell(Sell),
    Cancel(Cancel), Take(Take), Attack(Attack), Recover(Recover), Approach(Approach), Force(Force),
    Business(Business), Draw(DrawCard), Final(FinalCount),
}

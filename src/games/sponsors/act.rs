//! The acts of Les Sponsors.

use crate::commands;
use crate::games::sponsors::{
    Ball, Buy, Car, Dealt, Done, DrawSponsor, Energy, Exchange, Finish, Force, Give, Grid, Miss, Move, Pass,
    Play, Roll, Sell, Sponsors, Stop, Swap, TellHand, UseRoulette,
};

commands! { Sponsors, Car;
    Dealt(Dealt);
    Hand(TellHand), Sell(Sell), Roll(Roll), Move(Move), Buy(Buy), Sponsor(DrawSponsor), Swap(Swap), Force(Force),
    Done(Done), Energy(Energy), Exchange(Exchange), Give(Give), Grid(Grid), Play(Play), Spin(UseRoulette), Ball(Ball),
    Stop(Stop), Finish(Finish), Pass(Pass), Miss(Miss),
}

//! The acts of Automobile.

use crate::commands;
use crate::engine::Seat;
use crate::games::automobile::{
    Automobile, Bid, Bonus, Build, Choose, Close, Cubes, Distributors, Drawn, Durant, EndTurn, Ford, Howard,
    Loan, Losses, Pass, Place, Produce, Reduced, Reveal, Sale, Sell,
};

commands! { Automobile, Seat;
    Drawn(Drawn), Sale(Sale), EndTurn(EndTurn);
    Bid(Bid), Choose(Choose), Durant(Durant), Build(Build), Ford(Ford), Place(Place), Cubes(Cubes),
    Produce(Produce), Close(Close), Howard(Howard), Sell(Sell), Distributors(Distributors), Bonus(Bonus),
    Reduced(Reduced), Pass(Pass), Reveal(Reveal), Losses(Losses), Loan(Loan),
}

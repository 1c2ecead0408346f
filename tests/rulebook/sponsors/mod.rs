//! Les Sponsors de l’Automobile, part by part.

mod before;
mod corrections;
mod deal;
mod energy;
mod finish;
mod hands;
mod page;
mod race;
mod roulette;
mod rulings;
mod sell;
mod table;
mod track;
mod travel;
mod workshop;

//! The acts of Automobile.

use crate::engine::Seat;
use crate::games::automobile::{
    Automobile, Bid, Bonus, Build, Character, Choose, Close, Cubes, Distributors, Drawn, Durant, EndTurn,
    Ford, Howard, Loan, Losses, Pass, Place, Produce, Reduced, Reveal, Sale, Sell,
};
use crate::words::keys::automobile as k;
use crate::{arguments, commands};

commands! { Automobile, Seat;
    Drawn(Drawn), Sale(Sale), EndTurn(EndTurn);
    Bid(Bid), Distributors(Distributors), Reveal(Reveal), Losses(Losses), Choose(Choose), Durant(Durant),
    Build(Build), Place(Place), Cubes(Cubes), Produce(Produce), Close(Close), Ford(Ford), Howard(Howard),
    Sell(Sell), Bonus(Bonus), Reduced(Reduced), Pass(Pass), Loan(Loan);
    "parts" / "pièces", "none" / "aucune", "close" / "ferme", "premium" / "luxe", "mid" / "moyen",
    "low" / "bas", "space" / "case", "band" / "bande", "box" / "boîte", "losses" / "pertes", "loans" / "prêts",
    "reduced" / "réduits", "closed" / "fermée", "cars" / "voitures", "distributors" / "distributeurs",
    "tiles" / "tuiles", "order" / "ordre", "played" / "joué", "passed" / "passé", "bids" / "enchères",
    "selling" / "ventes", "over" / "fini", "acted" / "agi", "taken" / "pris", "demand" / "demande",
    "next" / "suivant", "began" / "avait", "is" / "est", "cost" / "coût", "name" / "nom", "rate" / "taux",
    "character" / "personnage", "count" / "nombre", "class" / "classe",
    "least" / "min", "most" / "max",
}

arguments!(Act; Character: k::NOTATION_CHARACTER);

//! The acts of Tow Truck.

use crate::commands;
use crate::engine::Seat;
use crate::games::tow_truck::{Call, Scrap, Tow, TowTruck};

commands! { TowTruck, seat: Seat; ; Tow(Tow); Call(Call), Scrap(Scrap);
    "van" / "fourgonnette", "night" / "nuit", "called" / "annoncé", "scrap" / "casse",
}

//! The acts of Tow Truck.

use crate::commands;
use crate::engine::Seat;
use crate::games::tow_truck::{Call, Scrap, Tow, TowTruck};

commands! { TowTruck, Seat; ; Call(Call), Scrap(Scrap), Tow(Tow);
    "van" / "fourgonnette", "night" / "nuit", "called" / "annoncé", "scrap" / "casse",
}

//! The acts of Tow Truck.

use crate::commands;
use crate::engine::Seat;
use crate::games::tow_truck::{Call, Tow, TowTruck};

commands! { TowTruck, Seat; ; Call(Call), Tow(Tow) }

//! The second pair of eyes: each box reckoned once more, naively, from its rule page alone. Nothing here
//! uses the engine or the games, so that a mistake would have to be made twice.

pub mod automobile;

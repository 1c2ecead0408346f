//! Runs the examples of the pages under `docs`: each is parsed, replayed or answered, and every act has one.

mod ask;
mod auto_brocante;
mod autotock;
mod board_data;
mod by_hand;
mod independents;
mod manual;
mod notation;
mod page;
mod readme;
mod record;
mod sponsors;

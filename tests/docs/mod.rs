//! The pages under `docs` are held to the program: every example in them is read, replayed or answered, and
//! nothing that can be entered is left without an example.

mod ask;
mod auto_brocante;
mod autotock;
mod box_page;
mod boxes;
mod by_hand;
mod independents;
mod manual;
mod notation;
mod page;
mod readme;
mod record;
mod sponsors;

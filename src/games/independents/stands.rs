//! Where a game of The Last of the Independents stands, in plain words.

use crate::engine::Setting;
use crate::games::independents::Fix;
use crate::games::independents::board::Printing;
use crate::games::independents::stage::step_name;
use crate::say;
use crate::words::keys::{engine, independents as k};
use crate::words::{Arg, Line};

/// A fix, as the table says it.
pub fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    let printed = Printing::on(&setting.board);
    let numbered = |n: u8| say!(k::SECTION, n = n);
    match fix {
        Fix::Phase { year, category, step } => say!(
            k::STANDS_STEP,
            year = *year,
            step = *step,
            name = step_name(*step),
            category = category.key()
        ),
        Fix::Order(order) if order.is_empty() => Line::new(k::STANDS_NO_ORDER),
        Fix::Order(order) => say!(k::STANDS_ORDER, order = setting.names(order)),
        Fix::Lane(lane) => say!(k::STANDS_LANE, lane = setting.names(lane)),
        Fix::Company { seat, company } => {
            say!(k::STANDS_COMPANY, seat = name(*seat), company = printed.company(*company))
        }
        Fix::NoCompany(seat) => say!(k::STANDS_NO_COMPANY, seat = name(*seat)),
        Fix::Bankrupt(companies) if companies.is_empty() => Line::new(k::STANDS_NONE_BANKRUPT),
        Fix::Bankrupt(companies) => {
            let companies = companies.iter().map(|company| printed.company(*company)).collect();
            say!(k::STANDS_BANKRUPT, companies = Arg::List(companies))
        }
        Fix::Next(seat) => say!(engine::STANDS_NEXT, seat = name(*seat)),
        Fix::Used { seat, sections } => {
            let sections = sections.iter().map(|section| numbered(section.number())).collect();
            say!(k::STANDS_USED, seat = name(*seat), sections = Arg::List(sections))
        }
        Fix::Trended { seat, sections } => {
            let sections = sections.iter().map(|spot| printed.spot(*spot)).collect();
            say!(k::STANDS_TRENDED, seat = name(*seat), sections = Arg::List(sections))
        }
        Fix::Counted { seat, disks } => say!(k::STANDS_COUNTED, seat = name(*seat), disks = *disks),
        Fix::Over => Line::new(engine::STANDS_OVER),
    }
}

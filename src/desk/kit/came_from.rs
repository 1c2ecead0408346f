//! Where the keyboard came from to what lies over the page, and where it goes back to.

use egui::{Id, Ui};

/// What lies over the page.
#[derive(Clone, Copy, Debug)]
struct Lying {
    what: Id,
    /// What had the keyboard before it was there.
    from: Option<Id>,
    /// The pass in which it was drawn last.
    pass: u64,
}

fn lying() -> Id {
    Id::unique("lying")
}

/// Notes that something lies over the page in this pass; says whether it has just been laid.
pub(super) fn lies(ui: &Ui, what: Id) -> bool {
    let (from, pass) = (ui.memory(|memory| memory.focused()), ui.ctx().cumulative_pass_nr());
    ui.data_mut(|data| {
        let all: &mut Vec<Lying> = data.get_temp_mut_or_default(lying());
        match all.iter_mut().find(|known| known.what == what) {
            Some(known) => {
                known.pass = pass;
                false
            }
            None => {
                all.push(Lying { what, from, pass });
                true
            }
        }
    })
}

/// Gives the keyboard back to where it came from to what has been put away, unless something else has it by now.
pub fn give_back(ui: &Ui) {
    let pass = ui.ctx().cumulative_pass_nr();
    let gone = |it: &Lying| it.pass < pass;
    let Some(first) =
        ui.data(|data| data.get_temp::<Vec<Lying>>(lying()).and_then(|all| all.iter().copied().find(gone)))
    else {
        return;
    };
    // A pass after something lay in front of everything, what lies below does not keep the keyboard yet.
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return ui.request_repaint();
    }
    ui.data_mut(|data| data.get_temp_mut_or_default::<Vec<Lying>>(lying()).retain(|it| !gone(it)));
    // What lay there and had the keyboard has it no more.
    let has = ui.memory(|memory| memory.focused());
    let has = has.filter(|id| ui.ctx().viewport(|viewport| viewport.this_pass.widgets.contains(*id)));
    if let Some(from) = first.from.filter(|_| has.is_none()) {
        ui.memory_mut(|memory| memory.request_focus(from));
    }
}

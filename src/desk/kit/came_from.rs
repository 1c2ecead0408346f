//! Returns the keyboard focus after a dialog or panel closes.

use egui::{Id, Ui};

/// A dialog or panel.
#[derive(Clone, Copy, Debug)]
struct Lying {
    what: Id,
    /// The widget that had the focus before it opened.
    from: Option<Id>,
    /// The last pass in which it was drawn.
    pass: u64,
}

fn lying() -> Id {
    Id::unique("lying")
}

/// Notes that a dialog or panel is drawn in this pass. Returns whether it has just opened.
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

/// After a dialog or panel has closed, returns the focus to where it was before, unless another widget has it.
pub fn give_back(ui: &Ui) {
    let pass = ui.ctx().cumulative_pass_nr();
    let gone = |it: &Lying| it.pass < pass;
    let Some(first) =
        ui.data(|data| data.get_temp::<Vec<Lying>>(lying()).and_then(|all| all.iter().copied().find(gone)))
    else {
        return;
    };
    // In the pass after a modal dialog, widgets below it cannot keep the focus yet.
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return ui.request_repaint();
    }
    ui.data_mut(|data| data.get_temp_mut_or_default::<Vec<Lying>>(lying()).retain(|it| !gone(it)));
    // A focused widget of the closed dialog no longer exists.
    let has = ui.memory(|memory| memory.focused());
    let has = has.filter(|id| ui.ctx().viewport(|viewport| viewport.this_pass.widgets.contains(*id)));
    if let Some(from) = first.from.filter(|_| has.is_none()) {
        ui.memory_mut(|memory| memory.request_focus(from));
    }
}

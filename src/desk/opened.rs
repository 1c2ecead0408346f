//! Records that macOS hands over: a double-click in the Finder names no file where the program starts, and sends it
//! afterwards. It is then as if the file had been let go over the window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock};

use ashlar_native::open_files::{OpenFiles, Opened};
use egui::{Context, ViewportId};

/// A record that was handed over.
#[derive(Debug)]
struct Handed(PathBuf);

impl egui::DroppedFile for Handed {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|why| why.to_string())
    }
}

/// Listens from now on, before there is a window; what comes is given to the window that is named then.
pub(super) fn listen() -> impl FnOnce(&Context) {
    let window = Arc::new(OnceLock::<Context>::new());
    let bell = Arc::clone(&window);
    let queue = OpenFiles::new(Arc::new(move || {
        if let Some(ctx) = bell.get() {
            ctx.request_repaint();
        }
    }));
    // Where nothing can be listened to, a record is opened from inside the program.
    let _ = queue.listen_os();
    let queue = Mutex::new(queue);
    move |ctx| {
        // There is no other.
        let _ = window.set(ctx.clone());
        let hand_over = move |ui: &mut egui::Ui| {
            if ui.ctx().viewport_id() == ViewportId::ROOT
                && let Ok(queue) = queue.lock()
                && let Some(Opened::File(path)) = queue.drain().pop()
            {
                ui.ctx().input_mut(|input| input.raw.dropped_files.push(Arc::new(Handed(path))));
            }
        };
        ctx.on_begin_pass("handed over", Arc::new(hand_over));
    }
}

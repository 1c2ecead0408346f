//! The window as an eframe application, and the backup when it closes.

use egui::Ui;

use crate::desk::{Desk, Page};
use crate::record::Backups;

/// Backs up the open record when the window closes.
impl Drop for Desk {
    fn drop(&mut self) {
        if let Page::Table(table) = &self.page {
            self.room.back_up(table.record(), Backups::put_away);
        }
    }
}

impl eframe::App for Desk {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        if let Some(night) = self.prefs.night {
            ui.ctx().set_theme(if night { egui::Theme::Dark } else { egui::Theme::Light });
        }
        self.show(ui);
        if self.prefs != self.stored
            && let Some(storage) = frame.storage_mut()
        {
            self.prefs.save(storage);
            storage.flush();
            self.stored = self.prefs.clone();
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        self.prefs.save(storage);
    }
}

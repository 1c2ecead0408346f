//! A bare window: eframe with the same features and options as the desk, and a label. The baseline for the
//! startup time, memory and size of Steward.

fn main() -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("bare")
        .with_title("Bare")
        .with_inner_size([1280.0, 720.0])
        .with_min_inner_size([640.0, 400.0])
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_ui_native("bare", options, |ui, _| {
        egui::CentralPanel::default().show(ui, |ui| ui.label("A window"));
    })
}

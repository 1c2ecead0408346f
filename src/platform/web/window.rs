//! The page, its file dialog, and keeping the screen on.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::{Future, ready};
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;

use eframe::{AppCreator, WebOptions, WebRunner};
use egui::{ColorImage, DroppedFileHandle};
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlInputElement, KeyboardEvent, Url,
};

use crate::disk::{Disk, names};
use crate::msg;
use crate::platform::FileQuestion;
use crate::platform::web::js::{call, error_text, get, listener, promised, window};
use crate::platform::web::{Files, RECORDS, UPLOADS, store};
use crate::words::{Language, Line, keys, render};

thread_local! {
    static CONTEXT: RefCell<Option<egui::Context>> = const { RefCell::new(None) };
    /// Files that were dropped and have been read.
    static ARRIVED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
    /// The URL of the file that was handed over last.
    static HANDED_OVER: RefCell<String> = const { RefCell::new(String::new()) };
    /// Whether the screen is kept on, and the browser's lock.
    static AWAKE: RefCell<(bool, Option<JsValue>)> = const { RefCell::new((false, None)) };
    /// The pictures of the manual that have been asked for.
    static PICTURES: RefCell<BTreeMap<String, Option<ColorImage>>> = const { RefCell::new(BTreeMap::new()) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Draws a frame.
pub(super) fn repaint() {
    CONTEXT.with_borrow(|context| context.iter().for_each(egui::Context::request_repaint));
}

/// Opens the window on the canvas of the page.
///
/// # Errors
/// Says what the page lacks.
pub fn open(app: AppCreator<'static>) -> Result<(), String> {
    let said = |why: JsValue| error_text(&why);
    let document = window().map_err(said)?.document().ok_or_else(String::new)?;
    let canvas = document.get_element_by_id("canvas").ok_or("no canvas")?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().map_err(|_| "no canvas".to_owned())?;
    let app: AppCreator<'static> = Box::new(move |creation| {
        CONTEXT.set(Some(creation.egui_ctx.clone()));
        app(creation)
    });
    let leaving = listener(|event| {
        if !store::saved() {
            // The browser asks whether to leave.
            let _ = call(&event, "preventDefault", &[]);
        }
    });
    let page = window().map_err(said)?;
    page.set_onbeforeunload(Some(&leaving));
    let pressed = listener(|event| {
        if event.dyn_ref::<KeyboardEvent>().is_some_and(is_ours) {
            let _ = call(&event, "preventDefault", &[]);
        }
    });
    page.add_event_listener_with_callback_and_bool("keydown", &pressed, true).map_err(said)?;
    spawn_local(async move {
        if let Err(why) = WebRunner::new().start(canvas, WebOptions::default(), app).await {
            say_why_not(&msg!(keys::desk::PAGE_NOT_OPEN, why = error_text(&why)));
        }
    });
    Ok(())
}

/// Whether the program may use a key. The others are those of the browser's tabs, reloading, its own tools and the clipboard.
fn is_ours(event: &KeyboardEvent) -> bool {
    let key = event.key();
    match &*key {
        "F5" | "F11" | "F12" => false,
        "ArrowUp" | "ArrowDown" => event.alt_key(),
        key if key.starts_with('F') && key.len() > 1 => true,
        key if event.ctrl_key() || event.meta_key() => {
            !event.alt_key()
                && !matches!(&*key.to_lowercase(), "t" | "w" | "n" | "r" | "c" | "v" | "x" | "a" | "q")
        }
        // One browser searches the page with it.
        key => key == "/" || key == "'",
    }
}

/// A picture of the manual, by the name of its file. It is asked for when it is needed first, and drawn when it is there.
pub fn picture(name: &str) -> Option<ColorImage> {
    if let Some(known) = PICTURES.with_borrow(|pictures| pictures.get(name).cloned()) {
        return known;
    }
    PICTURES.with_borrow_mut(|pictures| pictures.insert(name.to_owned(), None));
    let name = name.to_owned();
    spawn_local(async move {
        if let Ok(bytes) = fetched(&format!("pictures/{name}")).await {
            PICTURES.with_borrow_mut(|pictures| pictures.insert(name, png(&bytes)));
            repaint();
        }
    });
    None
}

/// The content of a file of this version.
async fn fetched(name: &str) -> Result<Vec<u8>, JsValue> {
    let page: JsValue = window()?.into();
    let answer = promised(call(&page, "fetch", &[&name.into()])?).await?;
    let bytes = promised(call(&answer, "arrayBuffer", &[])?).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

fn png(bytes: &[u8]) -> Option<ColorImage> {
    let mut decoder = png::Decoder::new(io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::ALPHA | png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let read = reader.next_frame(&mut pixels).ok()?;
    let size = [read.width as usize, read.height as usize];
    (read.color_type == png::ColorType::Rgba && pixels.len() == size[0] * size[1] * 4)
        .then(|| ColorImage::from_rgba_unmultiplied(size, &pixels))
}

/// Shows a message instead of the program.
pub(super) fn say_why_not(why: &Line) {
    let Some(document) = window().ok().and_then(|window| window.document()) else { return };
    if let Some(place) = document.get_element_by_id("why") {
        place.set_text_content(Some(&render(why, Language::from_system())));
    }
    document.get_element_by_id("canvas").iter().for_each(web_sys::Element::remove);
}

/// Keeps the screen on until it is dropped. Does nothing in a browser that does not support it.
#[derive(Debug)]
pub struct Awake;

impl Awake {
    /// Keeps the screen on.
    pub fn new(_: String) -> Self {
        AWAKE.with_borrow_mut(|awake| awake.0 = true);
        keep_on();
        if !LISTENS.replace(true)
            && let Some(document) = window().ok().and_then(|window| window.document())
        {
            // The browser lets go of the screen when the page is hidden.
            let shown = listener(|_| keep_on());
            let _ = document.add_event_listener_with_callback("visibilitychange", &shown);
        }
        Self
    }
}

fn keep_on() {
    if !AWAKE.with_borrow(|awake| awake.0) {
        return;
    }
    spawn_local(async {
        let asked = window()
            .and_then(|window| call(&get(&window.navigator(), "wakeLock")?, "request", &[&"screen".into()]));
        if let Ok(asked) = asked
            && let Ok(lock) = promised(asked).await
        {
            AWAKE.with_borrow_mut(|awake| awake.1 = Some(lock));
        }
    });
}

impl Drop for Awake {
    fn drop(&mut self) {
        let lock = AWAKE.with_borrow_mut(|awake| {
            awake.0 = false;
            awake.1.take()
        });
        // A lock that is gone needs no release.
        let _ = lock.map(|lock| call(&lock, "release", &[]));
    }
}

/// A value that arrives later.
pub type Waiting<T> = Pin<Box<dyn Future<Output = T>>>;

/// Waits for a value in the background.
pub fn when<T: 'static>(value: Waiting<T>, then: impl FnOnce(T) + Send + 'static) {
    spawn_local(async move { then(value.await) });
}

/// Opens the browser's file dialog. A file to write is a download, whose place the browser knows.
pub fn ask_file(question: &FileQuestion) -> Waiting<Option<PathBuf>> {
    match &question.copy {
        Some(name) => Box::pin(ready(Some(Path::new(super::DOWNLOADS).join(name)))),
        None => Box::pin(async { choose().await.ok() }),
    }
}

async fn choose() -> Result<PathBuf, JsValue> {
    let document = window()?.document().ok_or(JsValue::UNDEFINED)?;
    let input: HtmlInputElement = document.create_element("input")?.dyn_into()?;
    input.set_type("file");
    let chosen = Promise::new(&mut |chosen, _| {
        input.set_onchange(Some(&chosen));
        // An input takes any listener.
        let _ = input.add_event_listener_with_callback("cancel", &chosen);
    });
    input.click();
    promised(chosen.into()).await?;
    let file = input.files().and_then(|files| files.get(0)).ok_or(JsValue::UNDEFINED)?;
    let bytes = promised(file.array_buffer().into()).await?;
    Ok(taken_in(&file.name(), Uint8Array::new(&bytes).to_vec()))
}

/// Takes a file in: a game among the games, unless it is there, anything else for reading only.
fn taken_in(name: &str, bytes: Vec<u8>) -> PathBuf {
    let name = Path::new(name);
    if name.extension().is_some_and(|ending| ending == "steward") {
        if let Some(there) = store::same(Path::new(RECORDS), &bytes) {
            return there;
        }
        let stem = name.file_stem().unwrap_or_default().to_string_lossy();
        let free = names(Path::new(RECORDS), &stem, "steward").find(|path| Files.stamp(path).is_err());
        if let Some(path) = free.filter(|path| Files.create(path, &bytes).is_ok()) {
            return path;
        }
    }
    let path = Path::new(UPLOADS).join(name);
    store::take_in(&path, bytes);
    path
}

/// Takes in a file that was dropped on the page. It takes time; see [`arrived`].
pub fn dropped(file: &DroppedFileHandle) -> Option<PathBuf> {
    let file = file.clone();
    spawn_local(async move {
        if let Ok(bytes) = file.bytes_async().await {
            let path = taken_in(&file.path().to_string_lossy(), bytes);
            ARRIVED.with_borrow_mut(|arrived| arrived.push(path));
            repaint();
        }
    });
    None
}

/// A file that has arrived since it was dropped.
pub fn arrived() -> Option<PathBuf> {
    ARRIVED.with_borrow_mut(Vec::pop)
}

/// Hands a file over to the user, as a download.
pub(super) fn hand_over(path: &Path, bytes: &[u8]) -> io::Result<()> {
    download(path, bytes).map_err(|why| io::Error::other(error_text(&why)))
}

fn download(path: &Path, bytes: &[u8]) -> Result<(), JsValue> {
    let kind = match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html;charset=utf-8",
        _ => "application/octet-stream",
    };
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let document = window()?.document().ok_or(JsValue::UNDEFINED)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(&path.file_name().unwrap_or_default().to_string_lossy());
    link.click();
    let before = HANDED_OVER.replace(url);
    if before.is_empty() { Ok(()) } else { Url::revoke_object_url(&before) }
}

/// Opens the file that was handed over last in a tab of its own, and its print dialog.
pub fn print(_: &egui::Context, _: &Path) {
    let url = HANDED_OVER.with_borrow(Clone::clone);
    // A browser that opens no tab has given the file as a download.
    let Ok(Some(shown)) = window().and_then(|page| page.open_with_url_and_target(&url, "_blank")) else {
        return;
    };
    let page = shown.clone();
    let loaded = listener(move |_| {
        let _ = call(&page, "print", &[]);
    });
    let _ = shown.add_event_listener_with_callback("load", &loaded);
}

//! Calls of the browser that `web_sys` does not offer, and promises of its events.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbRequest, Window};

/// The window of the page.
pub(super) fn window() -> Result<Window, JsValue> {
    web_sys::window().ok_or(JsValue::UNDEFINED)
}

/// A property of an object.
pub(super) fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(of, &name.into())
}

/// Calls a method by its name.
pub(super) fn call(of: &JsValue, name: &str, with: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = get(of, name)?.dyn_into()?;
    let with: Array = with.iter().copied().collect();
    Reflect::apply(&method, of, &with)
}

/// An object with one property.
pub(super) fn object(name: &str, value: &JsValue) -> JsValue {
    let object = js_sys::Object::new();
    // A new object takes any property.
    let _ = Reflect::set(&object, &name.into(), value);
    object.into()
}

/// Waits for a promise.
pub(super) async fn promised(value: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(value.dyn_into::<Promise>()?).await
}

/// The result of a request to the database.
pub(super) async fn answered(request: &IdbRequest) -> Result<JsValue, JsValue> {
    promised(
        Promise::new(&mut |done, failed| {
            request.set_onsuccess(Some(&done));
            request.set_onerror(Some(&failed));
        })
        .into(),
    )
    .await
    .map_err(|_| request.error().ok().flatten().map_or(JsValue::UNDEFINED, Into::into))?;
    request.result()
}

/// A function for an event that may come any number of times.
pub(super) fn listener(listen: impl FnMut(JsValue) + 'static) -> Function {
    Closure::<dyn FnMut(JsValue)>::new(listen).into_js_value().unchecked_into()
}

/// The name or the text of an error.
pub(super) fn error_text(why: &JsValue) -> String {
    let text = |name| get(why, name).ok().and_then(|text| text.as_string());
    text("name").or_else(|| text("message")).or_else(|| why.as_string()).unwrap_or_else(|| format!("{why:?}"))
}

// Keeps all files of this version, so that the page needs no network. A new version waits until the page asks for it.
const cache = "steward-@hash@";
const files = [@files@];

self.addEventListener("install", (event) => {
    const fresh = files.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(cache).then((open) => open.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name.startsWith("steward-") && name !== cache);
    event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const wanted = event.request.mode === "navigate" ? "./" : event.request;
    event.respondWith(
        caches.open(cache).then((open) => open.match(wanted)).then((kept) => kept ?? fetch(event.request)),
    );
});

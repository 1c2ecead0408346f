// Starts the program, and offers a new version when there is one.
import init from "./steward.js";

const update = document.getElementById("update");
const text = {
    en: "A new version is ready. Reload",
    fr: "Une nouvelle version est prête. Recharger",
};

function offer(worker) {
    update.textContent = text[navigator.language.startsWith("fr") ? "fr" : "en"];
    update.hidden = false;
    update.onclick = () => worker.postMessage("take over");
}

async function keepOffline() {
    const known = await navigator.serviceWorker.register("worker.js");
    // The first worker takes over without a reload.
    const replaces = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => replaces && location.reload());
    const watch = (worker) => {
        const ready = () => replaces && worker.state === "installed" && offer(worker);
        worker.addEventListener("statechange", ready);
        ready();
    };
    if (known.waiting) watch(known.waiting);
    known.addEventListener("updatefound", () => watch(known.installing));
}

await init({ module_or_path: "steward_bg.wasm" });
// Without a service worker the page works as long as there is a network.
if ("serviceWorker" in navigator) keepOffline().catch(console.warn);

// Helpers: serves the page, opens it in Chromium, and reads what it keeps.
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { createRequire } from "node:module";

const require = createRequire(join(process.env.NODE_FOLDER ?? process.cwd(), "x.js"));
const { chromium } = require("playwright-core");

const kinds = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
    ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};

// Serves a folder on a free port. `requests` lists the paths asked for.
export async function serve(folder) {
    const requests = [];
    const server = createServer((request, response) => {
        const path = normalize(new URL(request.url, "http://localhost").pathname);
        requests.push(path);
        const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
        try {
            statSync(file);
            response.writeHead(200, { "content-type": kinds[extname(file)] ?? "application/octet-stream" });
            response.end(readFileSync(file));
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
    return { address: `http://localhost:${server.address().port}/`, requests, close: () => server.close() };
}

// A browser with storage of its own.
export async function browser(options = {}) {
    const folder = mkdtempSync(join(tmpdir(), "steward-web-"));
    const context = await chromium.launchPersistentContext(folder, {
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        headless: true,
        viewport: { width: 1024, height: 700 },
        locale: "en-US",
        acceptDownloads: true,
        args: [
            "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
        ],
        ...options,
    });
    context.setDefaultTimeout(60_000);
    // Counts what is drawn, and notes whether something is printed.
    await context.addInitScript(() => {
        window.print = () => (window.printed = true);
        window.draws = 0;
        for (const kind of [window.WebGL2RenderingContext, window.WebGLRenderingContext]) {
            if (!kind) continue;
            for (const name of ["drawElements", "drawArrays", "clear"]) {
                const draw = kind.prototype[name];
                kind.prototype[name] = function (...with_) {
                    window.draws += 1;
                    return draw.apply(this, with_);
                };
            }
        }
    });
    return context;
}

export const pause = (time) => new Promise((done) => setTimeout(done, time));

// Waits until a condition holds.
export async function until(what, holds, patience = 30_000) {
    const end = Date.now() + patience;
    for (;;) {
        const found = await holds();
        if (found) return found;
        if (Date.now() > end) throw new Error(`${what}: did not happen`);
        await pause(50);
    }
}

// Waits until nothing more is drawn for a while.
export async function rest(page, time = 400) {
    await until("something is drawn", () => page.evaluate(() => window.draws > 0));
    await until("drawing ends", async () => {
        const before = await page.evaluate(() => window.draws);
        await pause(time);
        return before === (await page.evaluate(() => window.draws));
    });
}

export async function open(context, address) {
    const page = context.pages().find((page) => page.url() === "about:blank") ?? (await context.newPage());
    page.wrong = [];
    page.on("pageerror", (why) => page.wrong.push(String(why)));
    page.on("console", (line) => line.type() === "error" && page.wrong.push(line.text()));
    await page.goto(address);
    await rest(page);
    return page;
}

// Types a line, and presses Enter where it has "⏎".
export async function type(page, line) {
    for (const part of line.split(/(⏎)/)) {
        if (part === "⏎") {
            await page.keyboard.press("Enter", { delay: 30 });
            await rest(page, 250);
        } else if (part) {
            await page.keyboard.type(part, { delay: 20 });
            await rest(page, 150);
        }
    }
}

// Takes a picture, if there is a folder for pictures.
export const picture = (page, name) => process.env.KEEP && page.screenshot({ path: join(process.env.KEEP, `${name}.png`) });

// Runs the steps of a test in their order, up to the first that fails. ONLY selects steps by name, and with GO_ON the others follow a failed one.
export async function run(steps, failed = () => {}) {
    for (const [name, step] of Object.entries(steps)) {
        if (process.env.ONLY && !new RegExp(process.env.ONLY).test(name)) continue;
        try {
            await step();
            console.log(`ok: ${name}`);
        } catch (why) {
            await failed();
            console.error(`FAILED: ${name}: ${why.message}`);
            process.exitCode = 1;
            if (!process.env.GO_ON) break;
        }
    }
}

// The files that the page keeps in the database, as text by path.
export function kept(page) {
    return page.evaluate(async () => {
        const answer = (request) => new Promise((done, failed) => {
            request.onsuccess = () => done(request.result);
            request.onerror = () => failed(request.error);
        });
        const database = await answer(indexedDB.open("steward"));
        const table = database.transaction("pieces").objectStore("pieces");
        const [keys, values] = await Promise.all([answer(table.getAllKeys()), answer(table.getAll())]);
        database.close();
        const files = {};
        keys.forEach(([path], at) => (files[path] = (files[path] ?? "") + new TextDecoder().decode(values[at])));
        return files;
    });
}

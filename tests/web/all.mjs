// Uses the page as a group does, in the order of an evening. What it keeps is read from its database and checked by the program.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser, kept, open, pause, picture, rest, run, serve, type, until } from "./page.mjs";

const work = mkdtempSync(join(tmpdir(), "steward-page-"));
const steward = (...with_) => execFileSync(process.env.STEWARD, [...with_, "--lang", "en"], { encoding: "utf8" });
const check = (path) => steward("check", path);

// A first turn of each game, from the beginning of its demo.
const turns = {
    automobile: ["drawn", "blue choose ford", "green choose kettering", "red choose sloan"],
    "auto-brocante": ["deal red 2 9 20 22, blue 1 8 12 24, green 6 7 16 18", "red sell 2 list", "red draw"],
    sponsors: ["dealt", "blue roll 5", "blue sponsor blue"],
    independents: ["order green red", "red company 9", "blue company 2"],
    autotock: ["deal", "blue discard", "green out queen", "red out king"],
};

// The beginning of a demo, as a file.
function beginning(game) {
    const path = join(work, `${game}.steward`);
    steward("demo", game, "-o", path);
    writeFileSync(path, `${readFileSync(path, "utf8").split("\n")[0]}\n`);
    return path;
}

// What is in a line but when it was entered and its checksum.
const acts = (text) => text.trim().split("\n").map((line) => {
    const { at, sum, ...rest } = JSON.parse(line);
    return JSON.stringify(rest);
});
const same = (what, found, wanted) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}:\n${JSON.stringify(found)}\nnot\n${JSON.stringify(wanted)}`);
};
const lines = async (page, path) => ((await kept(page))[path] ?? "").split("\n").length - 1;

async function enter(page, line, path) {
    const before = await lines(page, path);
    await page.keyboard.press("F2");
    await type(page, `${line}⏎`);
    await until(`${line} is saved`, async () => (await lines(page, path)) > before);
}

// Takes in a file and returns the name under which it is kept.
async function takeIn(page, path) {
    const before = Object.keys(await kept(page));
    const chosen = page.waitForEvent("filechooser");
    await page.keyboard.press("Control+o");
    await (await chosen).setFiles(path);
    const found = await until("the file is there", async () => Object.keys(await kept(page)).find((name) => name.startsWith("/games/") && !before.includes(name)));
    await rest(page);
    return found;
}

async function download(page) {
    const loaded = page.waitForEvent("download");
    await page.keyboard.press("Control+s");
    const path = join(work, `${Date.now()}.steward`);
    await (await loaded).saveAs(path);
    await rest(page);
    return path;
}

const server = await serve(process.argv[2]);
const context = await browser();
let page = await open(context, server.address);
let path;
const steps = {
    async "first start draws nothing at rest"() {
        await picture(page, "home");
        const before = await page.evaluate(() => window.draws);
        await pause(5000);
        same("draw calls in five seconds", (await page.evaluate(() => window.draws)) - before, 0);
    },
    async "a turn of each game"() {
        for (const [game, turn] of Object.entries(turns)) {
            const file = beginning(game);
            path = await takeIn(page, file);
            for (const line of turn) {
                await enter(page, line, path);
                steward("act", file, line);
            }
            await picture(page, game);
            same(game, acts((await kept(page))[path]), acts(readFileSync(file, "utf8")));
        }
    },
    async "a download is the same game, which goes on"() {
        const file = await download(page);
        same("the content", readFileSync(file, "utf8"), (await kept(page))[path]);
        check(file);
        steward("act", file, "blue discard");
        // Taken in, it is another game.
        path = await takeIn(page, file);
        same("the content", (await kept(page))[path], readFileSync(file, "utf8"));
        await enter(page, "note goes on", path);
    },
    async "a new game by keys"() {
        await page.keyboard.press("Control+Home");
        await rest(page);
        await type(page, "automobile⏎");
        await type(page, "Anne⏎Bob⏎Chloé⏎");
        await picture(page, "set-up");
        const before = Object.keys(await kept(page));
        const { width, height } = page.viewportSize();
        await page.mouse.click(width - 130, height - 34);
        await rest(page);
        await picture(page, "begun");
        path = await until("a game is there", async () => Object.keys(await kept(page)).find((name) => name.startsWith("/games/") && !before.includes(name)));
        await enter(page, "note begun", path);
    },
    async "a paper is downloaded and printed"() {
        const [loaded, shown] = await Promise.all([
            page.waitForEvent("download"), context.waitForEvent("page"), page.keyboard.press("Control+p"),
        ]);
        await until("the print dialog opens", () => shown.evaluate(() => window.printed));
        if (!loaded.suggestedFilename().endsWith(".html")) throw new Error(loaded.suggestedFilename());
        await shown.close();
        await page.bringToFront();
        await rest(page);
    },
    async "the file of an evening is offered when the game is put away"() {
        await page.keyboard.press("Control+Home");
        await rest(page);
        await picture(page, "put-away");
        const loaded = page.waitForEvent("download");
        await page.mouse.click(350, page.viewportSize().height - 28);
        const file = join(work, "evening.steward");
        await (await loaded).saveAs(file);
        same("the content", readFileSync(file, "utf8"), (await kept(page))[path]);
        check(file);
        await page.reload();
        await rest(page);
        await page.keyboard.press("Enter");
        await rest(page);
    },
    async "reload finds game and draft"() {
        await page.keyboard.press("F2");
        await type(page, "note unfinished");
        await page.reload();
        await rest(page);
        await picture(page, "reloaded");
        await page.keyboard.press("Enter");
        await until("the draft is entered", async () => (await kept(page))[path].includes('"unfinished"'));
    },
    async "reload without a network"() {
        await until("the worker keeps all files", () => page.evaluate(() => navigator.serviceWorker.ready.then(() => true)));
        await page.reload();
        await rest(page);
        const asked = server.requests.length;
        await context.setOffline(true);
        await page.reload();
        await rest(page);
        await enter(page, "note offline", path);
        await context.setOffline(false);
        // The browser itself looks whether there is another worker.
        same("requests", server.requests.slice(asked).filter((path) => path !== "/worker.js"), []);
    },
    async "a second tab reads along, then writes"() {
        const second = await open(context, server.address);
        const before = await lines(page, path);
        await second.keyboard.press("F2");
        await type(second, "note second⏎");
        same("lines", await lines(page, path), before);
        await picture(second, "second");
        const drawn = await second.evaluate(() => window.draws);
        await page.bringToFront();
        await enter(page, "note first", path);
        await second.bringToFront();
        await until("the second tab shows it", async () => (await second.evaluate(() => window.draws)) > drawn);
        await rest(second);
        await picture(second, "followed");
        await page.close();
        page = second;
        await rest(page);
        await picture(page, "free");
        // "Write here", in the bar at the top.
        await page.mouse.click(718, 28);
        await rest(page);
        await picture(page, "taken-over");
        await enter(page, "note now second", path);
    },
    async "a full storage is said, and nothing is lost"() {
        const control = await context.newCDPSession(page);
        const origin = new URL(server.address).origin;
        const before = (await kept(page))[path];
        await control.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
        // The browser remembers for half a minute how much room there was.
        await pause(32_000);
        await page.keyboard.press("F2");
        await type(page, "note full⏎");
        await pause(1000);
        await picture(page, "full");
        same("the record", (await kept(page))[path], before);
        await control.send("Storage.overrideQuotaForOrigin", { origin });
        await enter(page, "note room again", path);
        const now = (await kept(page))[path];
        if (!now.includes('"full"') || !now.startsWith(before)) throw new Error("a line is missing");
    },
    async "a tab that is closed while it writes leaves a whole record"() {
        let whole = 0;
        for (let n = 0; n < 8; n += 1) {
            const before = (await kept(page))[path];
            await page.keyboard.press("F2");
            await type(page, `note closed ${n}`);
            await page.keyboard.press("Enter");
            await pause(n * 6);
            await page.close();
            page = await open(context, server.address);
            const now = (await kept(page))[path];
            whole += now.length > before.length ? 1 : 0;
            if (!now.startsWith(before)) throw new Error("a saved line is lost");
            writeFileSync(join(work, "closed.steward"), now);
            check(join(work, "closed.steward"));
        }
        console.log(`${whole} of 8 last lines were kept`);
    },
};
// The page itself may be gone.
await run(steps, () => Promise.resolve(picture(page, "failed")).catch(() => {}));
same("errors of the page", page.wrong, []);
await context.close();
server.close();

// Uses the page with fingers, on a telephone and on tablets.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser, kept, open, pause, picture, rest, run, serve, until } from "./page.mjs";

const work = mkdtempSync(join(tmpdir(), "steward-touch-"));
const steward = (...with_) => execFileSync(process.env.STEWARD, [...with_, "--lang", "en"], { encoding: "utf8" });

// The demo of a game up to a line, as a file.
function beginning(game, lines) {
    const path = join(work, `${game}-${Date.now()}.steward`);
    steward("demo", game, "-o", path);
    writeFileSync(path, `${readFileSync(path, "utf8").split("\n").slice(0, lines).join("\n")}\n`);
    return path;
}

const games = async (page) => Object.entries(await kept(page)).filter(([path]) => path.startsWith("/games/"));

// Fingers on the screen: `move` gets the way of each finger, from 0 to 1.
async function fingers(page, from, to, time = 0) {
    const control = await page.context().newCDPSession(page);
    const at = (share) => from.map(([x, y], n) => ({ x: x + (to[n][0] - x) * share, y: y + (to[n][1] - y) * share, id: n }));
    await control.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= 10; step += 1) {
        await pause(time / 10 + 20);
        await control.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 10) });
    }
    await control.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await control.detach();
    await rest(page);
}

async function tap(page, x, y) {
    await page.touchscreen.tap(x, y);
    await rest(page);
}

// What is drawn, to tell whether something has changed.
const look = async (page) => (await page.screenshot()).toString("base64");

async function changes(page, what, act) {
    const before = await look(page);
    await act();
    if (before === (await look(page))) throw new Error(`${what}: nothing has changed`);
}

async function withGame(size, game, lines) {
    const [width, height] = size;
    const context = await browser({ viewport: { width, height }, hasTouch: true });
    const page = await open(context, server.address);
    const chosen = page.waitForEvent("filechooser");
    await page.keyboard.press("Control+o");
    await (await chosen).setFiles(beginning(game, lines));
    await until("the game is there", async () => (await games(page)).length > 0);
    await rest(page);
    return { context, page };
}

const server = await serve(process.argv[2]);
const steps = {
    async "a tablet books an act by taps"() {
        const { context, page } = await withGame([1180, 820], "automobile", 1);
        const before = (await games(page))[0][1];
        await tap(page, 1180 - 170, 820 - 62 - 84 - 50);
        await until("the act is saved", async () => (await games(page))[0][1].length > before.length);
        await picture(page, "touch-tablet");
        await context.close();
    },
    async "a long press tells the reason, and a tap beside it closes it"() {
        const { context, page } = await withGame([1180, 820], "automobile", 60);
        const before = await look(page);
        await changes(page, "a long press", () => fingers(page, [[60, 110]], [[60, 110]], 1500));
        await picture(page, "touch-reason");
        await tap(page, 4, 400);
        if (before !== (await look(page))) throw new Error("the reason is still open");
        await context.close();
    },
    async "two fingers zoom"() {
        const { context, page } = await withGame([1180, 820], "automobile", 60);
        await changes(page, "a pinch", () => fingers(page, [[500, 400], [600, 400]], [[420, 400], [680, 400]]));
        await picture(page, "touch-zoomed");
        await context.close();
    },
    async "a telephone shows all parts one below the other"() {
        const { context, page } = await withGame([390, 844], "automobile", 60);
        await picture(page, "touch-phone");
        // The first touch shows that there are fingers.
        await tap(page, 120, 60);
        await changes(page, "a finger that moves up", () => fingers(page, [[200, 500]], [[200, 80]]));
        await picture(page, "touch-phone-below");
        await context.close();
    },
    async "a finger on a number opens no keyboard but the keypad"() {
        const { context, page } = await withGame([1180, 820], "automobile", 60);
        await page.keyboard.press("Control+g");
        await rest(page);
        await picture(page, "touch-position");
        await changes(page, "a tap", () => tap(page, 375, 251));
        await picture(page, "touch-keypad");
        const focused = await page.evaluate(() => document.activeElement?.tagName);
        if (focused === "INPUT") throw new Error("the keyboard of the system would open");
        await context.close();
    },
};
await run(steps);
server.close();
if (process.exitCode) process.exit();

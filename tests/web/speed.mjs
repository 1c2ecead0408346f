// Compares a frame and an act of the page with those of the desktop, in one run. As in the benchmark of the desktop, the calls of the graphics
// driver are left out: without a graphics card they would be all that is measured.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser, open, pause, rest, serve, type } from "./page.mjs";

const ENTRIES = 60;
const FRAMES = 600;
const ACTS = 15;
const GREATEST = 3;

const work = mkdtempSync(join(tmpdir(), "steward-speed-"));
const game = join(work, "game.steward");
execFileSync(process.env.STEWARD, ["demo", "automobile", "-o", game]);
writeFileSync(game, readFileSync(game, "utf8").split("\n").slice(0, ENTRIES).join("\n") + "\n");

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

// Measures the desktop with a copy of the game.
function desktop(name) {
    const copy = join(work, `${name}.steward`);
    writeFileSync(copy, readFileSync(game));
    const lines = execFileSync(process.env.FRAMES, [copy], { encoding: "utf8" }).trim().split("\n");
    return Object.fromEntries(lines.map((line) => line.split("\t")));
}

const server = await serve(process.argv[2]);
const context = await browser({ viewport: { width: 1280, height: 720 } });
await context.addInitScript(() => {
    const driver = /^(draw|clear|buffer|uniform|bind|activeTexture|scissor|viewport|enable|disable|blend|vertexAttrib|useProgram|texSub|colorMask|pixelStore|depth|stencil|cull)/;
    for (const kind of [window.WebGL2RenderingContext, window.WebGLRenderingContext])
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
            if (typeof value !== "function" || !driver.test(name) || name.endsWith("Location")) continue;
            kind.prototype[name] = /^(drawElements|drawArrays|clear)$/.test(name) ? () => (window.draws += 1) : () => {};
        }
    const ask = window.requestAnimationFrame.bind(window);
    window.frames_ms = [];
    window.requestAnimationFrame = (draw) =>
        ask((time) => {
            const [draws, begun] = [window.draws, performance.now()];
            draw(time);
            if (window.draws > draws) window.frames_ms.push(performance.now() - begun);
        });
});
const before = desktop("before");
const page = await open(context, server.address);
const chosen = page.waitForEvent("filechooser");
await page.keyboard.press("Control+o");
await (await chosen).setFiles(game);
await pause(800);
await rest(page);

const wander = (count) => [...Array(count).keys()].map((n) => [(n * 37) % 1280, (n * 23) % 720]);
const forget = () => page.evaluate(() => (window.frames_ms = []));
const frames = () => page.evaluate(() => window.frames_ms);
for (const [x, y] of wander(FRAMES)) await page.mouse.move(x, y);
await forget();
for (const [x, y] of wander(FRAMES)) await page.mouse.move(x, y);
const frame = median(await frames());
const acts = [];
for (let n = 0; n < ACTS; n += 1) {
    await page.keyboard.press("F2");
    await type(page, `note n${n}`);
    await forget();
    await page.keyboard.press("Enter");
    await rest(page, 250);
    acts.push(Math.max(...(await frames())));
}
const after = desktop("after");
let slow = false;
for (const [name, time] of [["frame", frame], ["act", median(acts)]]) {
    const [first, last] = [before, after].map((run) => Number(run[`game/${name}/median-ms`]));
    const ratio = time / ((first + last) / 2);
    slow ||= ratio > GREATEST;
    console.log(`${name}: page ${time.toFixed(2)} ms, desktop ${first.toFixed(2)} and ${last.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`);
}
if (page.wrong.length > 0) throw new Error(page.wrong.join("\n"));
await context.close();
server.close();
process.exit(slow ? 1 : 0);

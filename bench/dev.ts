import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-browsers.mjs';
import { misuse, readArguments } from '../src/cli/read-arguments';
import { startDev } from './load/dev-process';

const usage = `Usage: npm run bench:dev -- [--pages N]

Measures how long after a document is saved the browser shows the change, or the error: from before the file is written
until the browser has painted. Prints medians of 20 as a table, then as JSON.

  --pages N  on a site of so many varied pages, from 34 (default: this site)`;

const { values } = readArguments(usage, { options: { pages: { type: 'string' } } });
const pages = values.pages === undefined ? undefined : Number(values.pages);
if (pages !== undefined && !(pages >= 34))
  misuse(usage, `“${values.pages}” is not a number of pages from 34.`);

const runs = 20;
const path = 'study-newzealand.json';

/** Time between two saves, ms. The watcher would report the second of two quick ones late. */
const pause = 250;

/** The banner's lead, the first one of the document. */
const lead = /"lead": "[^"]*"/;

const dev = await startDev({ count: pages });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${dev.origin}/study-newzealand`);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  const written = await dev.read(path);
  const visible: number[] = [];
  const overlay: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const words = `Saved ${run} times.`;
    const [valid, invalid] = [`"lead": "${words}"`, `"lede": "${words}"`];
    const shown = await timeUntil(
      page,
      `document.querySelector('main').textContent.includes('${words}')`,
      () => dev.save(path, written.replace(lead, valid)),
    );
    const reported = await timeUntil(page, "document.querySelector('vite-error-overlay') !== null", () =>
      dev.save(path, written.replace(lead, invalid)),
    );
    if (run === 0) continue; // the first time nothing is warm
    visible.push(shown);
    overlay.push(reported);
  }
  const reloaded = !(await page.evaluate(() => 'isFirstLoad' in window));
  const results = { 'save to visible': summaryOf(visible), 'save to overlay': summaryOf(overlay) };
  console.table(results);
  console.log(JSON.stringify({ runs, pages, load: loadavg()[0], reloaded, results }));
} finally {
  await browser.close();
  await dev.stop();
}

/** Time from before the work until a page that meets the condition is painted, ms. */
async function timeUntil(page: Page, condition: string, work: () => Promise<void>): Promise<number> {
  await page.evaluate((expression) => {
    const holds = new Function(`return ${expression}`);
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!holds()) return;
        observer.disconnect();
        // A task queued in a frame's callback runs after that frame.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { painted });
  }, condition);
  await wait(pause);
  const start = Date.now();
  await work();
  return (await page.evaluate<number>('window.painted')) - start;
}

function summaryOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number) => sorted.at(index) ?? Number.NaN;
  return { 'median ms': at(Math.floor(sorted.length / 2)), 'fastest ms': at(0), 'slowest ms': at(-1) };
}

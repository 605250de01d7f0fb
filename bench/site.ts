import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findShell } from '../scripts/find-browsers.mjs';
import { misuse, readArguments } from '../src/cli/read-arguments';
import { measureBuilds, sizes } from './build/measure-builds';
import { type ServedSite, serveSite } from './load/serve-site';
import { answersAtFirstPaint } from './visit/answers';
import { committedFigures, figuresFile } from './visit/committed-figures';
import { groupOf, type Results, rowsOf } from './visit/compare';
import { firstVisit } from './visit/first-visit';
import { type Figures, medians } from './visit/medians';
import { timeMoves } from './visit/move';
import { type Variant, variants, writeVariant } from './visit/variants';

const usage = `Usage: npm run bench -- [--site DIR] [--runs N] [--only visits|answers|moves|builds] [route …]

Measures what counts: first visits, answers to a tap at the first paint, moves between pages, and builds. On a mid-range phone,
412 px wide, with 1.6 Mbit/s, 150 ms of delay and a processor four times slower, as in the mobile run of Lighthouse. Each
page is also measured without its script, and as a plain page with its styles in a file, in turn with the others.

Prints medians, beside each figure its ratio to the last committed one, and saves them in ${figuresFile}.

  --site DIR   the built site (default: dist)
  --runs N     how often each is measured (default: 5)
  --only PART  one part alone; nothing is saved`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) misuse(usage, `“${values.runs}” is not a number of runs.`);
const routes =
  positionals.length > 0
    ? positionals
    : [
        '/',
        '/study-ireland',
        '/study-newzealand',
        '/student-services/visa-services',
        '/contact',
        '/university-partnerships',
        '/blogdetails',
      ];
const folder = await mkdtemp(join(tmpdir(), 'prospectus-bench-'));

/** What is measured, by the name under which it is saved. */
const parts: Readonly<Record<string, () => Promise<Results>>> = {
  visits: measureVisits,
  answers: measureAnswers,
  moves: measureMoves,
  builds: measureAllBuilds,
};
if (values.only !== undefined && !Object.hasOwn(parts, values.only))
  misuse(usage, `There is no part “${values.only}”.`);

const args = ['--no-sandbox', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath: findChromium(), args });
/**
 * What a visit costs is measured in a browser without windows: for each window Chromium on a desktop also renders the
 * pages of its address bar, which takes both cores for as long as a first paint, and which a phone does not do. Moves between
 * pages are measured in the whole browser.
 */
const shell = await chromium.launch({ executablePath: findShell() ?? findChromium(), args });
const started: ServedSite[] = [];
try {
  const committed = await committedFigures();
  const load = { before: loadavg()[0] ?? 0, after: 0 };
  const results: Record<string, Results> = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only !== undefined && name !== values.only) continue;
    results[name] = await measure();
    print(name, results[name], groupOf(committed, name));
  }
  load.after = loadavg()[0] ?? 0;
  const figures = {
    date: new Date().toISOString(),
    chromium: browser.version(),
    node: process.version,
    runs,
    load,
  };
  console.log(`Load of the machine: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`);
  if (values.only === undefined) {
    await writeFile(figuresFile, `${JSON.stringify({ ...figures, ...results }, null, 2)}\n`);
    console.log(`Saved in ${figuresFile}.`);
  }
} finally {
  await browser.close();
  await shell.close();
  for (const { stop } of started) stop();
  await rm(folder, { recursive: true, force: true });
}

async function serve(site: string, name: string): Promise<string> {
  const served = await serveSite(site, join(folder, `data-${name}`));
  started.push(served);
  return served.origin;
}

/** Each route in each variant, one after the other, so that all have the same load beside them. */
async function measureVisits(): Promise<Results> {
  const origins = new Map<Variant, string>();
  for (const variant of variants) {
    const site = variant === 'as built' ? values.site : join(folder, variant);
    if (variant !== 'as built') await writeVariant(variant, values.site, routes, site);
    origins.set(variant, await serve(site, variant));
  }
  const results: Record<string, Results> = {};
  for (const route of routes) {
    const visits = new Map<Variant, Figures[]>(variants.map((variant) => [variant, []]));
    for (let run = 0; run < runs; run += 1)
      for (const variant of variants)
        visits.get(variant)?.push(await firstVisit(shell, `${origins.get(variant)}${route}`));
    results[route] = Object.fromEntries([...visits].map(([variant, all]) => [variant, medians(all)]));
  }
  return results;
}

/** `4x` and `6x`: how many times slower the processor is. */
async function measureAnswers(): Promise<Results> {
  const origin = await serve(values.site, 'answers');
  const results: Record<string, Results> = {};
  for (const slowdown of [4, 6]) {
    const answers: Figures[] = [];
    for (let run = 0; run < runs; run += 1)
      answers.push(await answersAtFirstPaint(shell, `${origin}/study-newzealand`, slowdown));
    results[`${slowdown}x`] = medians(answers);
  }
  return results;
}

async function measureMoves(): Promise<Results> {
  const origin = await serve(values.site, 'moves');
  const moves: Figures[] = [];
  for (let run = 0; run < runs; run += 1)
    moves.push(await timeMoves(browser, `${origin}/study-ireland`, '/study-germany'));
  return { 'to the paint of the next page': medians(moves) };
}

/** `npm run bench:build` measures these alone, or others. */
async function measureAllBuilds(): Promise<Results> {
  const results: Record<string, Results> = {};
  for await (const [name, figures] of measureBuilds(sizes)) results[name] = figures;
  return results;
}

/** One table for each route of the visits; one for the others. */
function print(name: string, results: Results, committed: Results): void {
  const hasGroups = Object.values(results).some(
    (group) => typeof group === 'object' && Object.values(group).some((entry) => typeof entry === 'object'),
  );
  if (!hasGroups) {
    console.log(`\n${name} (ms)`);
    console.table(rowsOf(results, committed));
    return;
  }
  for (const route of Object.keys(results)) {
    console.log(`\n${name}: ${route} (ms, bytes)`);
    console.table(rowsOf(groupOf(results, route), groupOf(committed, route)));
  }
}

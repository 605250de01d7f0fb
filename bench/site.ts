import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { readArguments } from '../scripts/read-arguments';

const usage = `Usage: npm run bench -- [--site DIR] [--runs N] [route …]

Measures what a first visit costs on a mid-range phone: 412 px wide, a processor four times slower, 1.6 Mbit/s with
150 ms of delay, as in the mobile run of Lighthouse. Prints medians as a table, then as JSON.

  --site DIR  the built site (default: dist)
  --runs N    visits to each route (default: 5)`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { site: { type: 'string', default: 'dist' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const routes =
  positionals.length > 0 ? positionals : ['/study-ireland', '/study-newzealand', '/study-france'];
const port = '4190';
const origin = `http://localhost:${port}`;

interface Visit {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time: what tasks took beyond 50 ms each, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes over the network, as packed: scripts, and everything. */
  scriptBytes: number;
  bytes: number;
}

const data = await mkdtemp(join(tmpdir(), 'prospectus-bench-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  env: { ...process.env, SITE: values.site, PORT: port, DATA: data },
  stdio: ['ignore', 'ignore', 'pipe'],
});
await new Promise((resolve) => server.stderr.once('data', resolve)); // it says so when it listens

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const results = [];
  for (const route of routes) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, route));
    results.push({ route, ...medians(visits) });
  }
  console.table(
    results.map(({ route, lcp, tbt, cls, scriptBytes, bytes }) => ({
      route,
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(tbt),
      CLS: Number(cls.toFixed(4)),
      'script KB': Number((scriptBytes / 1024).toFixed(1)),
      'all KB': Number((bytes / 1024).toFixed(1)),
    })),
  );
  console.log(JSON.stringify({ runs, results }));
} finally {
  await browser.close();
  server.kill();
}

async function visit(browser: Browser, route: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const kinds = new Map<string, string>();
  const received = { scriptBytes: 0, bytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') received.scriptBytes += encodedDataLength;
  });
  await page.addInitScript('globalThis.__name = (value) => value'); // tsx names functions by this helper
  await page.addInitScript(observe);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  const timings = await page.evaluate(
    () =>
      new Promise<Pick<Visit, 'lcp' | 'tbt' | 'cls'>>((resolve) => {
        requestIdleCallback(() => resolve((window as unknown as { seen: Visit }).seen));
      }),
  );
  await context.close();
  return { ...timings, ...received };
}

/** Runs in the page, before anything of the page does. */
function observe() {
  const seen = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
}

function medians(visits: readonly Visit[]): Visit {
  const median = (key: keyof Visit) => {
    const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    scriptBytes: median('scriptBytes'),
    bytes: median('bytes'),
  };
}

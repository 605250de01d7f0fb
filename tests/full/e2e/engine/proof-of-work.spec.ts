import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../../../bench/load/free-port';
import { createApp } from '../../../../server/app';
import { listen, type RunningServer } from '../../../../server/listen';
import { createGuard } from '../../../../server/receiver/guard';
import { readBuild } from '../../../../server/site/build';
import { createProofOfWork } from '../../../../server/spam/proof-of-work';
import type { Enquiry } from '../../../../server/store/enquiry';
import { openStore } from '../../../../server/store/open-store';
import type { Store } from '../../../../server/store/store';
import { folderOf } from '../../../built-sites';
import { ready } from '../../../e2e/hydration';
import { answers, fill, formOn, payload } from '../../../e2e/tour-form';
import { commandLine } from '../../../site/run-script';

const waitMessage =
  'To keep spam out, please wait a few seconds and then press the button again. Nothing you typed is lost.';
const formPage = '/norway#contact-form';

test.describe.configure({ mode: 'serial' }); // one worker, so that each server is started once
test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

let data: string;
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'proof-'));
});
test.afterAll(() => rm(data, { recursive: true }));

async function keptIn(store: Store): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for await (const enquiry of store.list()) found.push(enquiry);
  return found;
}

/** The answers to posts of the form, by their status. */
function statusesOn(page: Page) {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/contact-form')) statuses.push(response.status());
  });
  return statuses;
}

test.describe('a server that asks for a proof of work', () => {
  let server: ChildProcess;
  let origin: string;
  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = spawn(process.execPath, [...commandLine('serve')], {
      env: {
        PATH: process.env.PATH,
        SITE: folderOf('fixture'),
        PORT: String(port),
        DATA: data,
        ENQUIRIES_PROOF_OF_WORK: '12', // leading zero bits: few, so that the page finds them at once
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (server.stderr) await once(server.stderr, 'data'); // it serves
  });
  test.afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });

  test('gets it from the page’s script, which loads the code for it only then', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const statuses = statusesOn(page);
    await page.goto(origin + formPage);
    await ready(page);
    await fill(page);
    const loads = () => scripts.filter((url) => url.includes('/assets/prove-work.'));
    expect(loads()).toEqual([]);
    await formOn(page).button.click();
    await expect(formOn(page).thanks).toBeVisible();
    expect(statuses).toEqual([428, 200]);
    expect(loads()).toHaveLength(1);
    const store = await openStore(data, undefined);
    expect(await keptIn(store)).toMatchObject([{ payload }]);
    await store.close();
  });

  test('shows the form’s message if the page cannot compute it, and what was typed stays', async ({
    page,
  }) => {
    await page.route('**/assets/prove-work.*', (route) => route.abort());
    await page.goto(origin + formPage);
    await ready(page);
    await fill(page);
    await formOn(page).button.click();
    await expect(formOn(page).alert).toHaveText(waitMessage);
    for (const [label, answer] of Object.entries(answers)) {
      await expect(formOn(page).field(label)).toHaveValue(answer);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  let store: Store;
  let server: RunningServer;
  let now = Date.parse('2026-11-22T10:00:00Z');
  test.beforeAll(async () => {
    store = await openStore(join(data, 'plain'), undefined);
    const build = await readBuild(join(folderOf('fixture'), '_server.json'));
    const app = createApp({
      site: folderOf('fixture'),
      currentBuild: () => build,
      store,
      guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 }),
      channels: [],
      trustedProxies: 0,
      proof: createProofOfWork({ bits: 12, now: () => now }),
      onStored: () => {},
      onFailure: () => {},
      onError: () => {},
    });
    server = await listen(app, { port: await freePort(), host: '127.0.0.1' });
  });
  test.afterAll(async () => {
    await server.stop();
    await store.close();
  });

  test('the visitor waits ten seconds and presses again, and nothing typed is lost', async ({ page }) => {
    const city = `O’Neill "City" <b>&amp;</b>`;
    await page.goto(`http://127.0.0.1:${server.port}${formPage}`);
    await fill(page);
    await formOn(page).field('Current city').fill(city);
    await formOn(page).button.click();

    const heading = page.getByRole('heading', { level: 1 });
    const again = page.getByRole('button', { name: 'Book a Trial Ride' });
    await expect(heading).toHaveText(waitMessage);
    await expect(page.getByText('10 seconds')).toBeVisible();

    now += 6000;
    await again.click();
    await expect(page.getByText('4 seconds')).toBeVisible();
    expect(await keptIn(store)).toEqual([]);

    now += 4000;
    await again.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(await keptIn(store)).toMatchObject([
      { payload: { ...payload, city }, consent: { version: '2026-11' } },
    ]);
  });
});

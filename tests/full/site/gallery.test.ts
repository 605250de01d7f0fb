import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createAdaptorServer } from '@hono/node-server';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/find-browsers.mjs';
import { readBuild } from '../../../server/site/build';
import { createStaticSite } from '../../../server/site/static-site';
import { commandLine } from '../../site/run-script';

/** `npm run gallery` as a person runs it. */
function gallery(...options: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...commandLine('gallery'), ...options], (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

let folder = '';
let origin = '';
let browser: Browser;
let stop = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  // Of the smallest site: the pages of blocks and of diagnostics are the same for each site.
  const site = join(folder, 'gallery');
  const { status, output } = await gallery('--pages', 'examples/one-page/site', '--out', site);
  expect(output).toContain('Wrote the gallery');
  expect(status).toBe(0);
  const build = await readBuild(join(site, '_server.json'));
  const { fetch } = createStaticSite(site, () => build);
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => void server.close();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
});

afterAll(async () => {
  await browser.close();
  stop();
  await rm(folder, { recursive: true });
});

const open = async (address: string, width: number, colorScheme: 'light' | 'dark' = 'light') => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  await page.goto(origin + address);
  return page;
};

describe('the gallery', () => {
  const visits = [
    ['/__gallery', 390, 'light'],
    ['/__gallery/blocks/cost-table', 1440, 'light'],
    ['/__gallery/codes/placeholder', 1440, 'dark'],
    ['/__gallery', 1440, 'dark'],
    ['/__gallery/blocks/facts', 390, 'dark'],
    ['/__gallery/codes/unknown-route', 390, 'light'],
  ] as const;

  it.each(visits)(
    'has no accessibility violations, and fits the window: %s at %i px, %s',
    async (address, width, scheme) => {
      const page = await open(address, width, scheme);
      // What is within a frame is a page of the site, which has tests of its own.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    },
  );

  it('is the start page of its server', async () => {
    const page = await open('/', 1440);
    expect(new URL(page.url()).pathname).toBe('/__gallery');
    await page.context().close();
  });

  it.each([390, 1440])('shows an example live, by itself and at its own height, at %i px', async (width) => {
    const page = await open('/__gallery/blocks/faq', width);
    for (const [index, screen] of [390, 1280].entries()) {
      const frame = page.locator('iframe').nth(index);
      await frame.scrollIntoViewIfNeeded();
      const content = frame.contentFrame();
      await content.locator('html[data-script]').waitFor();
      await content.locator('body > header').waitFor({ state: 'hidden' });
      expect(await content.locator('html').evaluate(() => window.innerWidth)).toBe(screen);
      const height = () =>
        content.locator('main').evaluate((main) => String(Math.ceil(main.getBoundingClientRect().height)));
      await expect.poll(async () => (await frame.getAttribute('height')) === (await height())).toBe(true);

      const question = content.locator('main details').first();
      const isOpen = () => question.evaluate((details) => details.hasAttribute('open'));
      const wasOpen = await isOpen();
      await question.locator('summary').click();
      await expect.poll(isOpen).toBe(!wasOpen);
    }
    await page.context().close();
  });

  it('copies the JSON of an example', async () => {
    const page = await open('/__gallery/blocks/text', 1440);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ type: 'text' });
    await page.context().close();
  });

  it('has the JSON of an example before the live example in the tab order', async () => {
    const page = await open('/__gallery/blocks/enquiry-form', 1440);
    const isAtCopy = () => page.evaluate(() => document.activeElement?.matches('[data-copy]'));
    const isInFrame = () => page.evaluate(() => document.activeElement?.matches('iframe'));
    while (!(await isAtCopy())) {
      await page.keyboard.press('Tab');
      expect(await isInFrame()).toBe(false);
    }
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Properties' })
      .click();
    await page.keyboard.press('Tab'); // goes on from the heading to which the link leads
    expect(await isInFrame()).toBe(false);
    await page.context().close();
  });

  it('selects the JSON if there is no clipboard', async () => {
    const page = await open('/__gallery/blocks/text', 1440);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: /Copied|Press/ })
      .waitFor();
    const selected = await page.evaluate(() => String(window.getSelection()));
    expect(JSON.parse(selected)).toMatchObject({ type: 'text' });
    await page.context().close();
  });
});

describe('npm run gallery', () => {
  it('reports unknown options', async () => {
    const { status, output } = await gallery('--outt', 'x');
    expect(output).toContain('Usage: npm run gallery');
    expect(status).toBe(2);
  });

  it('reports a folder without documents', async () => {
    const { status, output } = await gallery('--pages', join(folder, 'nowhere'));
    expect(output).toContain('No documents in');
    expect(status).toBe(2);
  });
});

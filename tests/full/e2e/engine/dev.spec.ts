import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import { type DevProcess, startDev } from '../../../../bench/load/dev-process';
import { openStore } from '../../../../server/store/open-store';
import { openLiveSite } from '../../../../src/dev/live-site';
import { complaintsOf } from '../../../e2e/complaints';
import { holdBack } from '../../../e2e/hold-back';
import { hydrate, ready } from '../../../e2e/hydration';
import { originOf } from '../../../e2e/served-sites';
import { answers, fill, formOn } from '../../../e2e/tour-form';
import { fixturePages } from '../../../site/build-site';
import { commandLine } from '../../../site/run-script';
import { smallPages } from '../../../site/small-pages';
import { copyOfProject } from '../../site/project-copy';
import { peru } from './peru';

test.describe.configure({ mode: 'serial' }); // one server: its documents are changed, and put back, test by test

const path = 'norway.json';
const route = '/norway';
/** The project in which the server runs: a copy, as tests change the code, too. */
const project = copyOfProject();
let dev: DevProcess;
/** The text of the document as the fixture has it. */
let written: string;
/** Where the same site is served as it is built. */
const builtOrigin = originOf('fixture');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  written = await readFile(join(fixturePages, path), 'utf8');
  dev = await startDev({ changes: { [path]: invalid() }, root: project, documents: fixturePages });
});
test.afterAll(async () => {
  await dev.stop();
  await rm(project, { recursive: true });
});

/** The text of the document with another lead in its banner. */
const withLead = (lead: string) => written.replace(/"lead": "[^"]*"/, `"lead": "${lead}"`);
/** The text of the document with a mistake. */
const invalid = () => written.replace('"lead":', '"leed":');
/**
 * Whatever is waited for here comes from a server that compiles the site, transforms modules as they are asked for, and
 * bundles packages at first: nothing but the test's own time says how long that may take.
 */
const expect = expectSoon.configure({ timeout: 110_000 });

/** Saves the document as the fixture has it, and waits until it is served, since the next test begins with it. */
async function restore() {
  await dev.save(path, written);
  const [, lead = '-'] = /"lead": "([^"]*)"/.exec(written) ?? [];
  await expect.poll(async () => (await fetch(dev.origin + route)).text()).toContain(lead);
}

/** Where a notice and the end of the footer are, measured together: both move while what is above is laid out. */
const atTheEnd = async (page: Page, notice: Locator) =>
  page.getByRole('contentinfo').evaluate(
    (footer, element) => {
      const { y, width, height } = (element as Element).getBoundingClientRect();
      return { y, width, height, footerEnd: footer.getBoundingClientRect().bottom };
    },
    await notice.elementHandle(),
  );

const overlayOn = (page: Page) => page.locator('vite-error-overlay');

async function open(page: Page, address = route) {
  await page.goto(new URL(address, dev.origin).href);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
}
const isReloaded = (page: Page) => page.evaluate(() => !('isFirstLoad' in window));

test.describe('npm run dev, started with invalid documents', () => {
  test('shows what is wrong instead of a page, and the gallery, which helps', async ({ page }) => {
    const answer = await page.goto(dev.origin);
    expect(answer?.status()).toBe(500);
    await expect(overlayOn(page).locator('.message')).toContainText('unknown-property');

    await page.goto(`${dev.origin}/__gallery/blocks/media-text`);
    const picture = page.frameLocator('iframe').first().locator('[data-block=media-text] img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('loads a page once after a mistake, however often its document is saved meanwhile', async ({
    page,
  }) => {
    let messages = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('prospectus:site')) messages += 1;
      }),
    );
    await page.goto(dev.origin + route);
    await expect(overlayOn(page)).toBeAttached();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const releasePage = await holdBack(page, dev.origin + route);
    await dev.save(path, written);
    await expect.poll(() => loads).toBe(1);
    const before = messages;
    await dev.save(path, withLead('Two fjords, one price list.'));
    const served = async () => (await page.request.get(dev.origin + route)).text();
    await expect.poll(served).toContain('Two fjords, one price list.');
    await expect.poll(() => messages).toBeGreaterThan(before); // the page that is still open hears of it, too
    releasePage();
    await ready(page);
    await expect(page.locator('[data-block=banner]')).toContainText('Two fjords, one price list.');
    await expect(overlayOn(page)).toHaveCount(0);
    expect(loads).toBe(1);
  });

  test('shows a valid page to a visitor who arrives after the mistake was fixed', async ({ page }) => {
    await open(page, dev.origin + route);
    await expect(overlayOn(page)).toHaveCount(0);
    await page.locator('[data-block=faq] summary').first().click();
    await expect(page.locator('[data-block=faq] details').first()).toHaveAttribute('open');
  });
});

test.describe('npm run dev', () => {
  test.beforeAll(restore);
  test.afterEach(restore);

  test('serves the HTML of the build', async ({ page, request }) => {
    const bodyOf = (html: string) =>
      tagsOf(
        /<body>[\s\S]*<\/body>/
          .exec(html)?.[0]
          .replace(/<link[^>]*>|<script[^>]*src=[^>]*><\/script>/g, '') ?? '',
      );
    const headOf = (html: string) =>
      html.match(
        /<title[\s\S]*?<\/title>|<meta name="description"[^>]*>|<script type="application[\s\S]*?<\/script>/g,
      );
    const [live = '', built = ''] = await Promise.all(
      [dev.origin, builtOrigin].map(async (origin) => (await request.get(origin + route)).text()),
    );
    expect(bodyOf(live)).toEqual(bodyOf(built));
    expect(bodyOf(live).join('')).toContain('data-block="faq"');
    expect(headOf(live)).toEqual(headOf(built));
    expect(headOf(live)).toEqual(expect.arrayContaining([expect.stringContaining('<title')]));

    const complaints = complaintsOf(page);
    await open(page);
    expect(complaints).toEqual([]);
  });

  test('serves pages that have their styles before any script has run', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const heights: number[] = [];
    for (const origin of [dev.origin, builtOrigin]) {
      await page.goto(origin + route);
      heights.push((await page.locator('main').boundingBox())?.height ?? 0);
    }
    expect(heights[0]).toBe(heights[1]);
    await context.close();
  });

  test('has the gallery with live examples', async ({ page }) => {
    await page.goto(`${dev.origin}/__gallery/blocks/facts`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('facts');
    const example = page.frameLocator('iframe').first();
    await expect(example.locator('html[data-script]')).toBeAttached();
    await expect(example.locator('[data-block=facts]')).toBeVisible();
  });

  test('links from the gallery to the pages that use a block', async ({ page }) => {
    await page.goto(`${dev.origin}/__gallery`);
    await page.getByRole('link', { name: 'faq', exact: true }).click();
    await page.getByText(/^Used on \d+ pages$/).click();
    await page.getByRole('link', { name: route, exact: true }).click();
    await ready(page);
    expect(page.url()).toBe(dev.origin + route);
    await expect(page.locator('[data-block=faq]')).toBeVisible();
  });

  test('keeps the mistakes of documents out of the gallery', async ({ page }) => {
    await page.route('**/page-script.js', (route) => route.abort()); // CSS alone hides the overlay there
    await page.goto(`${dev.origin}/__gallery/blocks/facts`);
    const example = page.frameLocator('iframe').first();
    await expect(example.locator('html[data-script]')).toBeAttached();
    await dev.save(path, invalid());
    await expect(overlayOn(page)).toHaveCount(0);
    await expect(example.locator('vite-error-overlay')).toBeAttached();
    await expect(example.locator('vite-error-overlay')).toBeHidden();
  });

  test('answers as the server of the built site: methods, redirects, 404, ranges and files', async ({
    page,
    request,
  }) => {
    expect((await request.post(dev.origin + route)).status()).toBe(405);
    const redirect = await request.get(`${dev.origin}/old-prices?from=old`, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers().location]).toEqual([308, '/prices?from=old']);
    const missing = await page.goto(`${dev.origin}/nowhere`);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    for (const address of ['/%', '/files/%', '/__gallery/%'])
      expect((await request.get(dev.origin + address)).status()).toBe(404);

    const range = await request.get(`${dev.origin}/files/hero.mp4`, { headers: { Range: 'bytes=0-9' } });
    expect([range.status(), (await range.body()).length]).toEqual([206, 10]);
    await open(page);
    const addresses = await page.evaluate(() => [
      document.querySelector('main img')?.getAttribute('src'),
      document.querySelector('use')?.getAttribute('href')?.split('#')[0],
      document.querySelector('[data-rates]')?.getAttribute('data-rates'),
    ]);
    for (const address of addresses) expect((await request.get(dev.origin + address)).ok()).toBe(true);
  });

  test('shows what is saved without a reload: scroll position, open answers and what was typed stay', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing scrolls any more when it is looked at
    await open(page);
    const answer = page.locator('[data-block=faq] details').first();
    await answer.locator('summary').click();
    await formOn(page).field('First name').fill('Asha');
    const whereTyped = () =>
      formOn(page)
        .field('First name')
        .evaluate((field) => field.getBoundingClientRect().y);
    const before = await whereTyped();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await dev.save(path, withLead('Two fjords, one price list.'));
    await expect(page.locator('[data-block=banner]')).toContainText('Two fjords, one price list.');
    await expect(answer).toHaveAttribute('open');
    await expect(formOn(page).field('First name')).toHaveValue('Asha');
    await expect(formOn(page).field('First name')).toBeFocused();
    expect(await whereTyped()).toBeCloseTo(before, 0);
    expect(await isReloaded(page)).toBe(false);
  });

  test('keeps an island that has not changed as it is, and replaces one that has', async ({ page }) => {
    await open(page);
    const menu = page.locator('[data-island=mega-menu]');
    const button = menu.getByRole('button', { name: 'Countries', exact: true });
    const isSame = () => menu.evaluate((island) => 'isFirst' in island);
    await button.hover();
    await expect(menu).toHaveAttribute('data-hydrated');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await menu.evaluate((island) => Object.assign(island, { isFirst: true }));

    await dev.save(path, withLead('Two fjords, one price list.'));
    await expect(page.locator('[data-block=banner]')).toContainText('Two fjords, one price list.');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await isSame()).toBe(true);

    await dev.save('peru.json', peru());
    await expect.poll(isSame).toBe(false);
    await expect(menu.getByText('Peru')).toBeAttached();
    await page.mouse.move(640, 600);
    await button.hover();
    await expect(menu).toHaveAttribute('data-hydrated');
    await expect(menu.getByRole('link', { name: 'Peru' })).toBeVisible();
    expect(await isReloaded(page)).toBe(false);
    await dev.remove('peru.json');
  });

  test('shows a mistake at its line, also in pages opened later, until it is fixed', async ({
    page,
    context,
  }) => {
    await open(page);
    await dev.save(path, invalid());
    const line = invalid().slice(0, invalid().indexOf('"leed"')).split('\n').length;
    const later = await context.newPage();
    await open(later);
    for (const browser of [page, later]) {
      const overlay = overlayOn(browser);
      const message = 'unknown-property: Unknown property “leed”.';
      await expect(overlay.locator('.message')).toHaveText(
        `1 error, 0 warnings; 1 fixable with npm run check -- --fix.\n\n${message}`,
        { useInnerText: true },
      );
      await expect(overlay.locator('.file')).toHaveText(`pages/${path}:${line}:7`);
      await expect(overlay.locator('.frame')).toHaveText(
        new RegExp(`^${line} \\|       "leed": .*\\n {3}\\| {7}\\^{6}$`),
        { useInnerText: true },
      );
      await expect(overlay.locator('.stack')).toContainText('hint: Did you mean “lead”?');
      await expect(overlay.locator('.stack')).toContainText(
        `More about each: ${dev.origin}/__gallery/codes/unknown-property\n`,
      );
      const shown = await overlay.locator('.window').innerText();
      expect(shown.split(message)).toHaveLength(2);
      expect(shown).not.toMatch(/vite|plugin|server\.hmr/);
    }
    await dev.save(path, written);
    for (const browser of [page, later]) {
      await expect(overlayOn(browser)).toHaveCount(0);
      expect(await isReloaded(browser)).toBe(false);
    }
  });

  test('shows every mistake once, with a link to each in the editor', async ({ page }) => {
    await open(page);
    await dev.save(path, written.replaceAll('"heading":', '"headng":'));
    const overlay = overlayOn(page);
    const count = written.split('"heading":').length - 1;
    await expect(overlay.locator('.file-link')).toHaveCount(count);
    const shown = await overlay.locator('.window').innerText();
    expect(shown).toContain(`${count} errors, 0 warnings; ${count} fixable`);
    expect(shown.match(/Unknown property “headng”\./g)).toHaveLength(count);
    expect(shown.match(new RegExp(`^pages/${path}:\\d+:7`, 'gm'))).toHaveLength(count);
    expect(shown).not.toContain(dev.pages);
    const asked = page.waitForRequest(/__open-in-editor/);
    await page.route(/__open-in-editor/, (editor) => editor.fulfill());
    await overlay.locator('.file-link').last().click();
    expect(new URL((await asked).url()).searchParams.get('file')).toMatch(
      new RegExp(`^${dev.pages}/${path}:\\d+:7$`),
    );
  });

  test('shows warnings in a line that opens, and covers nothing', async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const notice = page.getByText('1 warning', { exact: true });
    await expect(notice).toHaveCount(0);
    await dev.save(path, withLead('Two fjords &amp; one price list.'));
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Two fjords &amp; one price list.'); // the page is the saved one, too
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const { y, height, footerEnd } = await atTheEnd(page, notice);
    expect(height).toBeLessThan(30);
    expect(y).toBeGreaterThan(footerEnd - 1);
    await notice.click();
    const warning = page.getByRole('complementary', { name: 'For the author' }).getByRole('listitem');
    await expect(warning).toHaveText(new RegExp(`^pages/${path}:\\d+:\\d+ `));
    await expect(warning).toContainText('“&amp;”');
    await dev.save(path, withLead('Two fjords &amp; one list of prices.'));
    await expect(page.getByRole('main')).toContainText('one list of prices.');
    await expect(warning).toBeVisible(); // the list stays open
    await expect(warning.getByRole('link')).toHaveAttribute(
      'href',
      `${dev.origin}/__gallery/codes/stray-mark`,
    );
    expect(await isReloaded(page)).toBe(false);
    await dev.save(path, written);
    await expect(notice).toHaveCount(0);
  });

  test('lists a new page in the menus at once, and removes a deleted one', async ({ page }) => {
    await open(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Peru' });
    await dev.save('peru.json', peru());
    await expect(link).toBeVisible();
    expect(await isReloaded(page)).toBe(false);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ride in Peru');

    await dev.remove('peru.json');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(link).toHaveCount(0);
  });

  test('marks a draft as one, and lists it nowhere', async ({ page }) => {
    await dev.save('peru.json', peru({ draft: true }));
    await expect.poll(async () => (await page.request.get(`${dev.origin}/peru`)).status()).toBe(200);
    await open(page, '/peru');
    const notice = page.getByText('visitors do not see this page yet');
    await expect(notice).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const { y, width, height, footerEnd } = await atTheEnd(page, notice);
    expect(width).toBe(390); // as wide as the window, so that no line of the page goes on beside it
    expect(height).toBeLessThan(30);
    expect(y).toBeGreaterThan(footerEnd - 1);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Peru' })).toHaveCount(0);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Portugal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Portugal');
    await expect(notice).toHaveCount(0);
    await dev.remove('peru.json');
  });

  test('follows a page that is renamed: its address, the menus, the redirect', async ({ page }) => {
    await open(page, '/chile');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const args = ['/chile', '/patagonia', '--pages', dev.pages];
    await promisify(execFile)(process.execPath, [...commandLine('rename'), ...args]);

    await expect(page).toHaveURL(`${dev.origin}/patagonia`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Chile' });
    await expect(inFooter).toHaveAttribute('href', '/patagonia');
    await expect(overlayOn(page)).toHaveCount(0);
    const former = await page.request.get(`${dev.origin}/chile`, { maxRedirects: 0 });
    expect([former.status(), former.headers().location]).toEqual([308, '/patagonia']);
  });

  test('keeps an enquiry separate from those of visitors', async ({ page }) => {
    await open(page, `${route}#contact-form`);
    await hydrate(formOn(page).form); // the browser would send it after five seconds without its script
    await fill(page);
    await formOn(page).button.click();
    await expect(formOn(page).thanks).toBeVisible();
    const store = await openStore(dev.data, undefined);
    const emails: unknown[] = [];
    for await (const { email } of store.list()) emails.push(email);
    await store.close();
    expect(emails).toEqual([answers['Email address']]);
  });

  test('shows a change of the code without a reload, also after a mistake in it', async ({ page }) => {
    const banner = page.locator('[data-block=banner]');
    const change = async (file: string, before: string | RegExp, after: string) => {
      const source = join(project, 'src/blocks/banner', file);
      const text = await readFile(source, 'utf8');
      expect(text).toMatch(before);
      await writeFile(source, text.replace(before, after));
    };
    await open(page);
    await change('banner.tsx', '<h1>', '<p>New in the code.</p><h1>');
    await expect(banner).toContainText('New in the code.');
    await change(
      'banner.module.css',
      '@layer blocks {',
      '@layer blocks { [data-block] { outline: 3px solid; }',
    );
    await expect(banner).toHaveCSS('outline-width', '3px');

    await change('banner.tsx', 'New in the code.', "{(() => { throw new Error('No banner'); })()}");
    await expect(overlayOn(page).locator('.message')).toContainText('No banner');
    await change('banner.tsx', /\{\(\(\).*?\(\)\}/, 'Mended.');
    await expect(banner).toContainText('Mended.');
    await expect(overlayOn(page)).toHaveCount(0);
    expect(await isReloaded(page)).toBe(false);
  });
});

test('npm run dev says what to do if its port is in use', async () => {
  const { port } = new URL(dev.origin);
  const { pages } = await smallPages(); // the site is read before the port is asked for
  const args = ['scripts/run.mjs', 'dev', '--pages', pages, '--port', port, '--data', dev.data];
  const second = promisify(execFile)(process.execPath, args);
  const advice = `or take another port: npm run dev -- --pages ${pages} --port ${Number(port) + 1}\n`;
  await expect(second).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(advice) });
});

test('npm run dev reports in its terminal what is wrong, and once when everything is fixed', async () => {
  const folder = join(project, 'terminal'); // removed only with the project, since it may still be read
  const said: string[] = [];
  const { error } = console;
  console.error = (text: string) => said.push(text);
  try {
    await cp(fixturePages, folder, { recursive: true });
    const live = await openLiveSite({ folder, controlIcons: [], origin: '', onChange: () => undefined });
    const save = async (text: string) => {
      // Atomically: the previous touch may still read the file, and report it half-written as a mistake.
      await writeFile(join(folder, `${path}.new`), text);
      await rename(join(folder, `${path}.new`), join(folder, path));
      live.touch();
    };
    expect(said).toEqual([]);
    await save(invalid());
    await expect.poll(() => said).toEqual([expect.stringContaining('1 error, 0 warnings')]);
    await save(written);
    await expect.poll(() => said.slice(1)).toEqual(['No problems.']);
    const before = live.version();
    await save(withLead('Two fjords, one price list.'));
    await expect.poll(live.version).not.toBe(before);
    expect(said).toHaveLength(2);
  } finally {
    console.error = error;
  }
});

/** A page split at its tags, without style sheets, and with numbers for class names, which a build shortens. */
function tagsOf(html: string): readonly string[] {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name);
  };
  return html
    .replace(/<link rel="stylesheet"[^>]*>\n/g, '')
    .replace(
      /( class="|&quot;className&quot;:&quot;)([^"&]*)/g,
      (_, before: string, names: string) => before + names.split(' ').map(numberOf).join(' '),
    )
    .split(/(?=<)/);
}

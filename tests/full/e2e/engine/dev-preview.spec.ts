import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { startDev } from '../../../../bench/load/dev-process';
import { ready } from '../../../e2e/complaints';
import { holdBack } from '../../../e2e/hold-back';
import { fixturePages } from '../../../site/build-site';
import { peru } from './peru';

/** The server compiles the site, and bundles packages at first: on a busy machine that takes minutes. */
const timeout = 300_000;
const expect = expectSoon.configure({ timeout });

test('npm run dev shows what is saved without a reload, and a mistake at its line until it is fixed', async ({
  page,
}) => {
  test.setTimeout(timeout);
  const path = 'norway.json';
  const written = await readFile(join(fixturePages, path), 'utf8');
  const withLead = (lead: string) => written.replace(/"lead": "[^"]*"/, `"lead": "${lead}"`);
  const invalid = written.replace('"lead":', '"leed":');
  const dev = await startDev({ changes: { [path]: invalid }, documents: fixturePages });
  const address = `${dev.origin}/norway`;
  const banner = page.locator('[data-block=banner]');
  const overlay = page.locator('vite-error-overlay');
  try {
    await test.step('a mistake from the start: its page is loaded once when it is fixed, however often it is saved', async () => {
      let news = 0;
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('prospectus:site')) news += 1;
        }),
      );
      expect((await page.goto(address))?.status()).toBe(500);
      await expect(overlay.locator('.message')).toContainText('unknown-property');
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url() === address) loads += 1;
      });
      const letCome = await holdBack(page, address);
      await dev.save(path, withLead('Two fjords.'));
      await expect.poll(() => loads).toBe(1);
      const before = news;
      await dev.save(path, written);
      await expect.poll(async () => (await fetch(address)).text()).not.toContain('Two fjords.');
      await expect.poll(() => news).toBeGreaterThan(before); // the page that is left hears of it, too
      letCome();
      await ready(page);
      await expect(overlay).toHaveCount(0);
      expect(loads).toBe(1);
      await page.unrouteAll();
    });
    await test.step('what is served', async () => {
      const built = await (await page.request.get('/norway')).text();
      const live = await (await page.request.get(address)).text();
      const headingsIn = (html: string) =>
        html.match(/<h[1-3][\s\S]*?<\/h[1-3]>/g)?.map((heading) => heading.replace(/<[^>]*>/g, ''));
      expect(headingsIn(live)).toEqual(headingsIn(built));
      for (const route of ['/no-such-page', '/%', '/files/%', '/__gallery/%'])
        expect((await page.request.get(dev.origin + route)).status(), route).toBe(404);
      const old = await page.request.get(`${dev.origin}/old-prices?from=old`, { maxRedirects: 0 });
      expect([old.status(), old.headers().location]).toEqual([308, '/prices?from=old']);
      const video = { headers: { Range: 'bytes=0-9' } };
      expect((await page.request.get(`${dev.origin}/files/hero.mp4`, video)).status()).toBe(206);
      const gallery = await page.request.get(`${dev.origin}/__gallery/blocks/facts`);
      expect(await gallery.text()).toContain('<iframe');
      const pictures = await page
        .locator('main img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
      expect((await page.request.get(pictures[0] ?? '')).status()).toBe(200);
    });

    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    const question = page.locator('[data-block=faq] details').first();
    await question.locator('summary').click();

    await test.step('a change', async () => {
      await dev.save(path, withLead('Two fjords, one price list.'));
      await expect(banner).toContainText('Two fjords, one price list.');
      await expect(question).toHaveAttribute('open');
    });
    await test.step('a warning', async () => {
      await dev.save(path, withLead('Two fjords &amp; one price list.'));
      await page.getByText('1 warning', { exact: true }).click();
      const warning = page.getByRole('complementary', { name: 'For the author' }).getByRole('listitem');
      await expect(warning).toContainText(`${path}:`);
      await expect(warning).toContainText('“&amp;”');
    });
    await test.step('a mistake, and its correction', async () => {
      await dev.save(path, invalid);
      await expect(overlay.locator('.message')).toContainText('unknown-property');
      await expect(overlay.locator('.file')).toHaveText(new RegExp(`^pages/${path}:\\d+:7$`));
      const later = await page.context().newPage();
      await later.goto(`${dev.origin}/about`);
      await expect(later.locator('vite-error-overlay .message')).toContainText('unknown-property');
      await later.close();
      await dev.save(path, written);
      await expect(overlay).toHaveCount(0);
      await expect(banner).not.toContainText('Two fjords');
      await expect(page.getByText('1 warning', { exact: true })).toHaveCount(0);
    });
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);

    await test.step('a new page, as a draft at first, and its removal', async () => {
      const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Peru' });
      const notice = page.getByText('visitors do not see this page yet');
      await dev.save('peru.json', peru({ draft: true }));
      await expect.poll(async () => (await page.request.get(`${dev.origin}/peru`)).status()).toBe(200);
      await page.goto(`${dev.origin}/peru`);
      await expect(notice).toBeVisible();
      await expect(inFooter).toHaveCount(0);
      await dev.save('peru.json', peru());
      await expect(inFooter).toBeVisible();
      await expect(notice).toHaveCount(0);
      await dev.remove('peru.json');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });
  } finally {
    await dev.stop();
  }
});

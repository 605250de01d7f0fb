import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { startDev } from '../../../bench/load/dev-process';
import { fixturePages } from '../../site/build-site';
import { ready } from '../complaints';

/** The server compiles the site, and bundles packages at first: on a busy machine that takes minutes. */
const timeout = 300_000;
const expect = expectSoon.configure({ timeout });

test('npm run dev shows what is saved without a reload, and a mistake at its line until it is fixed', async ({
  page,
}) => {
  test.setTimeout(timeout);
  const path = 'norway.json';
  const written = await readFile(join(fixturePages, path), 'utf8');
  const dev = await startDev({ documents: fixturePages });
  try {
    const built = await (await page.request.get('/norway')).text();
    const live = await (await page.request.get(`${dev.origin}/norway`)).text();
    const headingsIn = (html: string) =>
      html.match(/<h[1-3][\s\S]*?<\/h[1-3]>/g)?.map((heading) => heading.replace(/<[^>]*>/g, ''));
    expect(headingsIn(live)).toEqual(headingsIn(built));
    expect((await page.request.get(`${dev.origin}/no-such-page`)).status()).toBe(404);

    await page.goto(`${dev.origin}/norway`);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    const question = page.locator('[data-block=faq] details').first();
    await question.locator('summary').click();

    await test.step('a change', async () => {
      await dev.save(path, written.replace(/"lead": "[^"]*"/, '"lead": "Two fjords, one price list."'));
      await expect(page.locator('[data-block=banner]')).toContainText('Two fjords, one price list.');
      await expect(question).toHaveAttribute('open');
    });
    await test.step('a mistake, and its correction', async () => {
      const overlay = page.locator('vite-error-overlay');
      await dev.save(path, written.replace('"lead":', '"leed":'));
      await expect(overlay.locator('.message')).toContainText('unknown-property');
      await expect(overlay).toContainText(`${path}:`);
      const later = await page.context().newPage();
      await later.goto(`${dev.origin}/about`);
      await expect(later.locator('vite-error-overlay .message')).toContainText('unknown-property');
      await later.close();
      await dev.save(path, written);
      await expect(overlay).toHaveCount(0);
      await expect(page.locator('[data-block=banner]')).not.toContainText('Two fjords');
    });
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  } finally {
    await dev.stop();
  }
});

import { expect, test } from '@playwright/test';
import { complaintsOf } from '../complaints';
import { button, open } from './print-buttons';

/** Pages on paper, and the buttons that print or share them; tests/full/main-site/print.spec.ts counts sheets. */

test('a page of a kind that leaves blocks out on paper can be saved as PDF, without them, images, navigation and button links; a page of another kind prints its questions, with all answers', async ({
  page,
}) => {
  const called = await open(page);
  await button(page, 'Save as PDF').click();
  await expect.poll(() => called).toEqual([['print']]);
  await expect(button(page, 'Share')).toBeHidden(); // a device without `share` has nothing to share by
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('main > [data-block]').filter({ visible: true });
  const blocks = await shown.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-block')),
  );
  expect([...new Set(blocks)]).toEqual([
    'banner',
    'at-a-glance',
    'facts',
    'checklist',
    'cost-table',
    'cards',
  ]);
  for (const locator of ['main img', 'nav', 'footer', 'main section a[data-look]'])
    await expect(page.locator(locator).filter({ visible: true })).toHaveCount(0);

  await page.goto('/prices');
  const answers = page.locator('[data-block=faq] details > div');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('a page of a kind that can be saved as PDF is shared by the device’s own dialog', async ({ page }) => {
  const complaints = complaintsOf(page);
  const called = await open(page, { canShare: true });
  await button(page, 'Share').click();
  const title = await page.title();
  await expect.poll(() => called).toEqual([['share', { title, url: page.url() }]]);
  expect(complaints).toEqual([]);
  await page.goto('/about'); // a page of another kind
  await expect(button(page, 'Save as PDF')).toHaveCount(0);
});

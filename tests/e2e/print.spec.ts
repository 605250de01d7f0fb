import { expect, test } from '@playwright/test';
import { ready } from './complaints';

const kept = ['banner', 'facts', 'checklist', 'intakes', 'cost-table', 'entry-requirements'];

test('a destination is printed as a fact sheet of two pages', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);

  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('main > [data-block]').filter({ visible: true });
  const blocks = await shown.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-block')),
  );
  expect([...new Set(blocks)]).toEqual(kept);
  const details = page.locator('main > [hidden]');
  await expect(details).toContainText('+91 00000 00000 · 4th floor, Sample House');
  await expect(details).toContainText('/study-ireland');
  await expect(details.locator('time')).toHaveText(/20\d\d$/); // printing has dated it
  for (const locator of ['main img', 'nav', 'footer', 'main section a[data-look]'])
    await expect(page.locator(locator).filter({ visible: true })).toHaveCount(0);
});

test('a page that is not a destination prints its questions, with all answers', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[data-block=faq] details > div');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

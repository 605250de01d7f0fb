import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { openDetails, textFaultsOf } from '../../../e2e/text-faults';
import { violationsInBoth } from '../../../e2e/violations';
import { documentOf, pagesOf, type TestedSite } from './sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The smallest phone, breakpoints, where a layout has the least room that it may get, and widths just below them. */
const widths = [320, 390, 480, 560, 639, 640, 767, 768, 900, 1023, 1024, 1279, 1280, 1440, 1600];

/** The widths at which text is looked at word by word. */
const readAt = [320, 390, 1280];

/** The telephone number and the postal address of the office that a site names as its contact for bookings. */
const reachedAt = (site: TestedSite): readonly string[] => {
  const { collection, entry } = documentOf(site, '_site.json').booking.contact;
  const { entries } = documentOf(site, `_collections/${collection}.json`);
  const { phone, address } = entries.find(({ id }: { id: string }) => id === entry);
  return [phone, address.join(', ')];
};

// Pages of a site with `hasOwnVisit` are looked at by axe, and their text word by word, in that visit instead.
for (const { site, route, address, index } of pagesOf(({ few }) => few))
  test(`${site.pages}: ${route} ${site.hasOwnVisit ? '' : 'has nothing that axe finds, '}says on paper who published it, and fits every width, also at twice the text size`, async ({
    page,
  }) => {
    await page.goto(address);
    await ready(page);
    if (!site.hasOwnVisit) {
      await page.setViewportSize({ width: [390, 1280][index % 2] ?? 390, height: 900 }); // in turn
      expect.soft(await violationsInBoth(page)).toEqual([]);
    }
    await expectOnPaper(page, reachedAt(site));

    await openDetails(page);
    const tooWide: string[] = [];
    for (const size of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (!site.hasOwnVisit && size === 200 && readAt.includes(width))
          expect.soft(await textFaultsOf(page), `at twice the size, ${width} px`).toEqual([]);
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${size} %, ${width} px: ${needed} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });

/** Expects a page to say on paper alone how to reach the owner of the site, its own URL, and the day of printing. */
async function expectOnPaper(page: Page, contacts: readonly string[]): Promise<void> {
  const details = page.locator('[data-day]');
  await expect(details).toBeHidden();
  await page.pdf({ format: 'A4' }); // upon which the page's script fills in the day
  await page.emulateMedia({ media: 'print' });
  await expect(details).toBeVisible();
  for (const words of contacts) await expect(details).toContainText(words);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await expect(details).toContainText(canonical ?? '?');
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }),
  );
  const after = await details.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(today);
  await page.emulateMedia({ media: 'screen' });
}

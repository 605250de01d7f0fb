import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveBuilt } from '../../../e2e/changed-site';
import { complaintsOf } from '../../../e2e/complaints';
import { holdBack } from '../../../e2e/hold-back';
import { siteOfCases } from '../../site/case-site';

/**
 * A site whose pictures and logos are those of cases that other products met: folders of tests/full/cases, whose
 * numbers are in the titles. Of case 03 only the theme is used, which names two logos; the files are those of case 02.
 */

let site: ChangedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const documents = await siteOfCases('03-logo-gradient-id', 'o2-image-beside-words');
  for (const name of ['logo.svg', 'logo-dark.svg'])
    await cp(
      join('tests/full/cases/02-logo-style/site/_images', name),
      join(documents.pages, '_images', name),
    );
  site = await serveBuilt(documents);
});
test.afterAll(() => site.stop());

const contact = () => `${site.origin}/contact`;

/** Where each picture begins, and how high it is. */
const boxesOf = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      images.map((image) =>
        [image.getBoundingClientRect().top, image.getBoundingClientRect().height].map(Math.round),
      ),
    );

for (const width of [390, 1280])
  test(`nothing moves when a tall picture comes, at ${width} px (o2)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const releaseImages = await holdBack(page, '**/assets/images/**');
    await page.goto(contact(), { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxesOf(page);
    expect(before.every(([, height = 0]) => height > 100)).toBe(true);
    releaseImages();
    await page.locator('main img').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('main img')
          .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await boxesOf(page)).toEqual(before);
  });

for (const [colorScheme, shown] of [
  ['light', ['rgb(194, 65, 12)', 'rgb(15, 118, 110)']],
  ['dark', ['rgb(253, 186, 116)', 'rgb(94, 234, 212)']],
] as const)
  test(`the logo has its own colours under the policy of the page, in the ${colorScheme} scheme (02)`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ colorScheme });
    await page.goto(contact());
    const colours = await page
      .locator('header [data-logo]')
      .filter({ visible: true })
      .locator('rect, circle')
      .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    expect(colours).toEqual(shown);
    expect(complaints).toEqual([]);
  });

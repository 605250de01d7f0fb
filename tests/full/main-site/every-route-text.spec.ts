import { expect, test } from '@playwright/test';
import { ready } from '../../e2e/complaints';
import { doubleText, openAnswers, textFaultsOf } from '../../e2e/text-faults';
import { everyPage } from './every-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address } of everyPage) {
  test(`${name} loses no text on a narrow screen or at twice its size`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await openAnswers(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await textFaultsOf(page), `at ${width} px`).toEqual([]);
    }
    await doubleText(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await textFaultsOf(page), `at twice the size, ${width} px`).toEqual([]);
    }
  });
}

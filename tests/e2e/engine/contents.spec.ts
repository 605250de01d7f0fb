import { expect, test } from '@playwright/test';
import { ready } from '../hydration';

import { box, contents, currentLink, describeContents } from './contents-list';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

describeContents({ width: 390, height: 844 });

test('the contents keep a focused link in view, whichever section is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portugal');
  await ready(page);
  const links = contents(page).locator('a');
  await page.keyboard.press('Tab'); // from here on a focus shows
  await links.first().focus();
  const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  for (const id of ids.slice(-2)) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
    // Once the link of this section is current, the row of links has scrolled for the section before it.
    await expect(currentLink(page)).toHaveAttribute('href', `#${id}`);
  }
  await expect(links.first()).toBeFocused();
  expect((await box(links.first())).left).toBeGreaterThanOrEqual(0);
});

test('a focused question is neither behind the list of contents nor below the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/norway');
  await ready(page);
  const questions = page.locator('[data-block=faq] summary');
  await questions.last().focus();
  for (let step = (await questions.count()) - 1; step > 0; step -= 1) {
    await page.keyboard.press('Shift+Tab');
    const { top, bottom } = await box(page.locator(':focus'));
    expect(top).toBeGreaterThanOrEqual((await box(contents(page))).bottom);
    expect(bottom).toBeLessThanOrEqual(844);
  }
});

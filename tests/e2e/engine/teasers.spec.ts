import { expect, test } from '@playwright/test';
import { engaged, expectSlides, expectWidths, openStill, titlesOf } from '../carousels';
import { teasersOn } from './teasers';

test.describe('teasers', () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test('are three at a time, two below 1024 px, one below 640 px; shown twice, but read aloud, found and focused once', async ({
    page,
  }) => {
    const teasers = teasersOn(page);
    await openStill(page, '/blog');
    const titles = await titlesOf(teasers);
    expect(titles).toHaveLength(3);
    await engaged(teasers);
    await expectWidths(page, teasers, titles, [
      [1024, 3],
      [1023, 2],
      [640, 2],
      [639, 1],
      [390, 1],
      [1300, 3],
    ]);
    await page.clock.resume();
    await expect(teasers.originals).toHaveCount(3);
    await expect(teasers.copies).toHaveCount(3);
    await expect(teasers.block.locator('[data-copy][aria-hidden=true] > [inert]')).toHaveCount(3);
    await expect(teasers.block.getByRole('link', { name: /^Read More/ })).toHaveCount(3);
    await expect(teasers.block.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(teasers.block.getByRole('listitem')).toHaveCount(3);
    await expect(teasers.dots).toHaveCount(3);
    for (const dot of [3, 1]) {
      await teasers.dots.nth(dot - 1).click();
      await expectSlides(teasers, titles, dot, 3);
    }
    const first = teasers.originals.first().getByRole('link');
    await first.focus();
    for (const number of [1, 2]) {
      await page.keyboard.press('Tab');
      await expect(teasers.originals.nth(number).getByRole('link')).toBeFocused();
      await expect(teasers.originals.nth(number)).toBeInViewport();
    }
    await page.keyboard.press('Tab');
    await expect(teasers.previous).toBeFocused();
  });
});

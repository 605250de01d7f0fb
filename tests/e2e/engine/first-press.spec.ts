import { expect, test } from '@playwright/test';
import { carouselIn, expectSlides, show, titlesOf } from '../carousels';
import { awake, ready } from '../complaints';
import { holdBack, visitServed } from '../hold-back';
import { everyIsland } from './presses';

/** What answers a press while its script has not come; first-press.spec.ts of `npm run test:full` asks how soon. */

const everyScript = '**/assets/*.js';

test.describe('a press before its script', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens the menu, which stays open when the scripts come', async ({ page }) => {
      const letCome = await visitServed(page, '/norway', everyScript);
      const button = page.locator('header button[popovertarget]');
      await button.tap();
      await expect(page.locator('header :popover-open')).toBeVisible();
      letCome();
      await ready(page);
      await expect(page.locator('header :popover-open')).toBeVisible();
      await button.tap();
      await expect(page.locator('header [popover]')).toBeHidden();
    });

    test('on next moves a carousel at once, and once', async ({ page }) => {
      const letCome = await holdBack(page, everyIsland);
      await page.goto('/norway');
      const courses = carouselIn(page.locator('[data-block=course-carousel]'));
      const titles = await titlesOf(courses);
      await show(courses);
      await courses.next.tap({ noWaitAfter: true });
      const view = courses.block.locator('[data-effect]');
      await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(2);
      letCome();
      await expectSlides(courses, titles, 2, 1);
      await expect(courses.block.locator('[data-engaged]')).toBeAttached();
      await expectSlides(courses, titles, 2, 1);
      await expect(courses.toggle).toHaveAccessibleName('Resume Auto-play');
    });
  });

  test('shows the office of a tab, which stays when the tabs wake', async ({ page }) => {
    const letCome = await visitServed(page, '/contact', everyScript);
    const block = page.locator('[data-block=offices]');
    const tab = block.locator('a[href^="#"]', { hasText: 'Station' });
    const shown = block.getByRole('heading', { level: 3 }).filter({ visible: true });
    await tab.click();
    await expect(shown).toHaveText('Station');
    letCome();
    await ready(page);
    await tab.hover();
    await awake(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveText('Station');
  });
});

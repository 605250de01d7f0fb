import { expect, test } from '@playwright/test';
import { visitServed } from '../hold-back';
import { hydrated, ready } from '../hydration';

/** What answers a press while its script has not come; first-press.spec.ts of `npm run test:full` asks how soon. */

const everyScript = '**/assets/*.js';

test.describe('a press before its script', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens the menu, which stays open when the scripts come', async ({ page }) => {
      const releaseScripts = await visitServed(page, '/norway', everyScript);
      const button = page.locator('header button[popovertarget]');
      await button.tap();
      await expect(page.locator('header :popover-open')).toBeVisible();
      releaseScripts();
      await ready(page);
      await expect(page.locator('header :popover-open')).toBeVisible();
      await button.tap();
      await expect(page.locator('header [popover]')).toBeHidden();
    });
  });

  test('shows the office of a tab, which stays when the tabs hydrate', async ({ page }) => {
    const releaseScripts = await visitServed(page, '/contact', everyScript);
    const block = page.locator('[data-block=offices]');
    const tab = block.locator('a[href^="#"]', { hasText: 'Station' });
    const shown = block.getByRole('heading', { level: 3 }).filter({ visible: true });
    await tab.click();
    await expect(shown).toHaveText('Station');
    releaseScripts();
    await ready(page);
    await tab.hover();
    await hydrated(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveText('Station');
  });
});

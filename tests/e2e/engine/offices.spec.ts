import { expect, type Page, test } from '@playwright/test';
import { names, openTabs, tabsOn } from './offices';

test.describe('offices as tabs', () => {
  async function expectOffice(page: Page, index: number) {
    const { tab, panel } = tabsOn(page);
    await expect(tab.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(tab.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(panel).toHaveCount(1); // the others are hidden from everybody
    await expect(panel.getByRole('heading')).toHaveText(names[index] ?? '');
  }

  test('show the first office, then the selected office, by pointer and by key, and shift no layout', async ({
    page,
  }) => {
    const { block, tab, panel } = await openTabs(page);
    const height = () => block.evaluate((element) => element.clientHeight);
    const before = await height();
    await expect(tab).toHaveText(names);
    await expectOffice(page, 0);
    for (const index of [3, 1, 2, 0]) {
      await tab.nth(index).click();
      await expectOffice(page, index);
      expect(await height()).toBe(before);
    }
    await expect(page).toHaveURL(/\/contact$/);

    // One tab stop: the arrow keys, Home and End select and wrap.
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab.nth(index)).toBeFocused();
      await expectOffice(page, index);
    }
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab.first()).toBeFocused();
  });
});

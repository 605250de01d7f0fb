import { expect, test } from '@playwright/test';
import { visitServed } from '../hold-back';

/** The link beside the heading of a section. */

const link = { name: /^Share: / };

test.describe('on a desktop', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link leads to its section, copies its address and says so', async ({ page }) => {
    await page.goto('/iceland');
    const first = page.getByRole('link', link).first();
    const hash = await first.getAttribute('href');
    await first.focus();
    await expect(first).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    await expect(page).toHaveURL(`/iceland${hash}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('only the keyboard shows the link, and presses it; a press before its script shares the section, by the Web Share API', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async ({ url }: ShareData) => shared.push(String(url)) });
    });
    const goOn = await visitServed(page, '/iceland', '**/*heading-link*.js');
    const first = page.getByRole('link', link).first();
    await expect(first).toHaveCSS('opacity', '0');
    await expect(first).toHaveCSS('pointer-events', 'none');
    await page.keyboard.press('Tab'); // from here on a focus shows
    await first.focus();
    await expect(first).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await goOn();
    const hash = await first.getAttribute('href');
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    await expect.poll(shared).toEqual([expect.stringMatching(new RegExp(`/iceland${hash}$`))]);
    await expect(page).toHaveURL('/iceland');
  });
});

import { expect, test } from '@playwright/test';
import { openCountries } from '../../../e2e/engine/menus';

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a menu whose facts do not come is the menu that was served', async ({ page }) => {
  await page.route('**/menu.json', (route) => route.abort());
  const panel = await openCountries(page);
  await expect(panel.getByRole('link', { name: 'Portugal' })).toHaveText('Portugal');
});

test('the facts of a menu come when it hydrates, in each page’s tone, and move nothing', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/menu.json', async (route) => {
    await released;
    await route.continue();
  });
  const panel = await openCountries(page);
  /** Where the name of each page begins, and how high its link is. */
  const positions = () =>
    panel.locator('a').evaluateAll((links) =>
      links.map((link) => {
        const name = document.createRange();
        name.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Node);
        const { x, y } = name.getBoundingClientRect();
        return [x, y, link.clientHeight].map(Math.round);
      }),
    );
  const before = await positions();
  expect(await panel.locator('small').count()).toBe(0);
  release();
  await expect(panel.getByRole('link', { name: 'Portugal' })).toHaveText(
    /^Portugal from €90 a week up to 5 months to stay$/,
  );
  expect(await positions()).toEqual(before);
  await expect(panel.getByRole('link', { name: 'Portugal' })).toHaveAttribute('data-tone', 'green');
  // Japan has no figure for the length of a stay.
  await expect(panel.getByRole('link', { name: 'Japan' })).toHaveText(/^Japan from JP¥120,000 a week$/);
});

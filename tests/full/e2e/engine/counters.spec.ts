import { expect, test } from '@playwright/test';
import { countersOn, finals, open, show } from '../../../e2e/engine/counted-figures';
import { visitServed } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';

test.use({ viewport: { width: 1280, height: 320 } }); // so low that the figures are below the view at first

test('figures that are taller together than the screen count up, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 120 });
  await page.goto('/');
  await ready(page);
  await show(page);
  await expect(countersOn(page).list).toHaveAttribute('data-counting', 'done');
});

test('figures that were visible before the script arrived stay as they are', async ({ page }) => {
  const releaseScripts = await visitServed(page, '/', '**/counters.island.*.js');
  const { counting, final, list } = countersOn(page);
  await show(page);
  await expect(final.first()).toHaveCSS('opacity', '1');
  releaseScripts();
  await expect(list).toHaveAttribute('data-counting', 'done');
  await show(page);
  await expect(final.first()).toHaveCSS('opacity', '1');
  await expect(counting).toHaveCount(0);
});

test('a capture of the whole page has the final figures, also after a little scrolling', async ({ page }) => {
  await open(page);
  const { counting, final, list } = countersOn(page);
  const expectFinal = async () => {
    await expect(final).toHaveCount(finals.length);
    for (const figure of await final.all()) await expect(figure).toHaveCSS('opacity', '1');
    await expect(counting).toHaveCount(0);
  };
  await expect(list).not.toBeInViewport();
  await expectFinal();
  for (const top of [1, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expectFinal();
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await expect(list).toBeInViewport();
  await expectFinal();
});

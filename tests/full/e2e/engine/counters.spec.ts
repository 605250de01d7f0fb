import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import { countersOn, show } from '../../../e2e/engine/counted-figures';
import { visitServed } from '../../../e2e/hold-back';

test.use({ viewport: { width: 1280, height: 320 } });

test('numbers that are taller together than the screen count, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 120 });
  await page.goto('/');
  await ready(page);
  await show(page);
  await expect(countersOn(page).list).toHaveAttribute('data-counting', 'done');
});

test('if the loader does not come, the final figures can be read after two seconds', async ({ page }) => {
  await visitServed(page, '/', '**/assets/*.js');
  const waits = await countersOn(page).final.evaluateAll((all) =>
    all.flatMap((figure) => figure.getAnimations()).map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(waits).toHaveLength(3);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(2001);
  for (const figure of await countersOn(page).final.all()) await expect(figure).toHaveCSS('opacity', '1');
});

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated } from '../e2e/complaints';
import { routes } from '../routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const route of routes) {
      test(`${route} has no barrier`, async ({ page }) => {
        await page.route(/openstreetmap\.org/, (request) => request.abort()); // what is foreign is not ours to mend
        await page.goto(route);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze(); // every rule of axe, none disabled
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  });
}

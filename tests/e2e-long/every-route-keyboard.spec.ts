import { expect, test } from '@playwright/test';
import { openWhole, walkBack, walkForward } from '../e2e/focus-walk';
import { allRoutes } from '../routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const route of allRoutes) {
      test(`${route} can be navigated with the keyboard`, async ({ page }) => {
        await openWhole(page, route);
        expect.soft((await walkForward(page)).faults).toEqual([]);
        expect.soft((await walkBack(page)).faults).toEqual([]);
      });
    }
  });
}

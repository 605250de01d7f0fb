import { expect, test } from '@playwright/test';
import { hydrated } from '../e2e/complaints';
import { walkBack, walkForward } from '../e2e/focus-walk';
import { routes } from '../routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const route of routes) {
      test(`${route} is gone through by the keyboard`, async ({ page }) => {
        await page.route(/openstreetmap\.org/, (request) =>
          request.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/">map</a>' }),
        );
        await page.goto(route);
        await hydrated(page);
        expect.soft((await walkForward(page)).faults).toEqual([]);
        expect.soft((await walkBack(page)).faults).toEqual([]);
      });
    }
  });
}

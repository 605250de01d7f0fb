import { expect, test } from '@playwright/test';
import { openWhole, walkBack, walkForward } from '../../e2e/focus-walk';
import { everyPage } from './every-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, address } of everyPage) {
      test(`${name} can be navigated with the keyboard`, async ({ page }) => {
        await openWhole(page, address);
        expect.soft((await walkForward(page)).faults).toEqual([]);
        expect.soft((await walkBack(page)).faults).toEqual([]);
      });
    }
  });
}

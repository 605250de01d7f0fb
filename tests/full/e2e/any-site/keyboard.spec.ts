import { expect, test } from '@playwright/test';
import { openWhole, walkBack, walkForward } from '../../../e2e/focus-walk';
import { sites } from './sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that differ most. On phones, where headers and bars cover most, they are walked backwards as well. */
for (const { pages, origin, walked } of sites)
  for (const [route, width] of walked)
    test(`${pages}: ${route} can be navigated with the keyboard at ${width} px, with the focus always in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWhole(page, origin + route);
      const forward = await walkForward(page);
      expect.soft(forward.faults).toEqual([]);
      if (width < 640) expect.soft((await walkBack(page)).faults).toEqual([]);
      expect(forward.stops.length).toBeGreaterThan(20);
    });

import { expect, test } from '@playwright/test';
import { openWhole, walkBack, walkForward } from '../../../e2e/focus-walk';
import { sites } from './sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** On a phone and in a wide window, some of them back again, too. */
for (const { pages, origin, walked } of sites)
  for (const [route, width, way] of walked)
    test(`${pages}: ${route} can be navigated at ${width} px${way ? ` ${way}` : ''}, with the focus always in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWhole(page, origin + route);
      const forward = await walkForward(page);
      expect.soft(forward.faults).toEqual([]);
      if (way === 'and back') expect.soft((await walkBack(page)).faults).toEqual([]);
      expect(forward.stops.length).toBeGreaterThan(30);
    });

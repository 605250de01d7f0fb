import { expect, test } from '@playwright/test';
import { faintLines } from '../../e2e/words-contrast';
import { isLong } from '../../is-long';
import { routes } from '../../routes';

/** Each kind of banner, the one whose drawing is the lightest, and the longest title; `npm run test:long` looks at all, at more widths. */
const samples = ['/', '/study-australia', '/university-partnerships', '/about', '/blogdetails'];
const widths = isLong ? [320, 640, 768, 1024, 1100, 1200, 1280, 1366, 1440, 1600] : [1024, 1440];
/** In `npm test` the narrower one has the larger text. */
const sizesAt = (width: number) => (isLong ? [100, 150, 200] : [width === 1024 ? 200 : 100]);

test.use({ javaScriptEnabled: false }); // the slides stay where they are: the first in view, the others beside it

for (const route of isLong ? routes : samples)
  test(`the words on the banner of ${route} keep 4.5:1, whatever the width and the size of text`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of widths)
      for (const size of sizesAt(width)) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = `${size}%`;
          await document.fonts.ready;
        }, size);
        expect.soft(await faintLines(page, 'main > :first-child', 4.5), `${width} px, ${size} %`).toEqual([]);
      }
  });

import { expect, test } from '@playwright/test';
import { faintLines } from '../../e2e/words-contrast';
import { routes } from './routes';

/** Where the words lie over most of the drawing, and where most of it is beside them. */
const windows = [
  { width: 1024, size: 200 },
  { width: 1440, size: 100 },
];

test.use({ javaScriptEnabled: false }); // the slides stay where they are: the first in view, the others beside it

for (const route of routes)
  test(`the words on the banner of ${route} keep 4.5:1, with text at its size and at twice it`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const { width, size } of windows) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(async (size) => {
        document.documentElement.style.fontSize = `${size}%`;
        await document.fonts.ready;
      }, size);
      expect.soft(await faintLines(page, 'main > :first-child', 4.5), `${width} px, ${size} %`).toEqual([]);
    }
  });

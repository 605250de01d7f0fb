import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../../is-long';
import { destinations } from '../../routes';
import { ready } from '../complaints';
import { textFaultsOf } from '../text-faults';

/** So many px apart. What does not fit is mostly so up to a breakpoint; `npm run test:long` looks for the rest. */
const step = isLong ? 20 : 160;

/** From the smallest phone to a large screen, and each breakpoint with the width before it. */
const widths = [
  ...new Set([
    ...Array.from({ length: Math.ceil(1280 / step) }, (_, index) => 320 + step * index),
    ...[639, 640, 767, 768, 1023, 1024, 1279, 1280, 1600],
  ]),
].sort((one, other) => one - other);

/** The widest range of money: seven figures, and a currency that is named by its code. */
const widestRange = 'SGD\u00a017,000–50,000';

/** Few and many facts, short and long words; the others are looked at by `npm run test:long`. */
const sampled = ['/study-newzealand', '/study-australia', '/study-germany'];

for (const route of isLong ? destinations : sampled)
  test(`${route} loses no text and never scrolls sideways, at any width`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    expect(await faultsAtEveryWidth(page)).toEqual([]);
  });

for (const count of [4, 5])
  test(`${count} facts and a table have room for ranges in a currency shown by its code`, async ({
    page,
  }) => {
    await page.goto('/study-australia');
    await ready(page);
    await page.evaluate(
      ({ count, widestRange }) => {
        for (const fact of [...document.querySelectorAll('[data-block=facts] [data-item]')].slice(count))
          fact.remove();
        const sums = document.querySelectorAll('[data-block=facts] dd > span, td[data-numeric] > div');
        for (const sum of sums) {
          const walker = document.createTreeWalker(sum, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { currentNode } = walker;
            const isMark = currentNode.parentElement?.closest('button') !== null; // the number of a note is no sum
            if (!isMark && /\d/.test(currentNode.textContent ?? '')) currentNode.textContent = widestRange;
          }
        }
        // As the block says of the first (facts.tsx).
        document
          .querySelector<HTMLElement>('[data-block=facts] [data-item]')
          ?.style.setProperty('--characters', String(widestRange.indexOf('–') + 1));
      },
      { count, widestRange },
    );
    expect(await page.getByText(widestRange).count()).toBeGreaterThan(count);
    expect(await faultsAtEveryWidth(page)).toEqual([]);
  });

async function faultsAtEveryWidth(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await textFaultsOf(page)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

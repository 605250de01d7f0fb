import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../e2e/hydration';
import { mapFaultsOf } from '../../e2e/map-faults';
import { textFaultsOf } from '../../e2e/text-faults';
import { destinations } from './routes';

/** The smallest phone, each breakpoint, where there is the least room, and the width before it. */
const widths = [320, 480, 639, 640, 767, 768, 1023, 1024, 1279, 1280];

/** The widest range of money: seven figures, and a currency that is named by its code. */
const widestRange = 'SGD\u00a017,000–50,000';

for (const route of [...destinations, '/contact'])
  test(`${route} loses no text and never scrolls sideways, and the labels of its map are clear of each other, at any width`, async ({
    page,
  }) => {
    await page.goto(route);
    await ready(page);
    expect.soft(await faultsAtEveryWidth(page)).toEqual([]);
    expect.soft(await mapFaultsOf(page)).toEqual([]);
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
            const isNote = currentNode.parentElement?.closest('button') !== null; // its number is no sum
            if (!isNote && /\d/.test(currentNode.textContent ?? '')) currentNode.textContent = widestRange;
          }
        }
        // The block sets this for long figures, so that they get a smaller font size (facts.tsx).
        for (const fact of document.querySelectorAll<HTMLElement>('[data-block=facts] [data-item]'))
          fact.style.setProperty('--characters', String(widestRange.length));
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

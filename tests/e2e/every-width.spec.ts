import { expect, type Page, test } from '@playwright/test';
import { destinations } from '../routes';
import { ready } from './complaints';
import { textFaultsOf } from './text-faults';

/** Every 20 px from the smallest phone to a large screen, and each breakpoint with the width before it. */
const widths = [
  ...Array.from({ length: 65 }, (_, step) => 320 + 20 * step),
  ...[639, 767, 768, 1023, 1024, 1279],
].sort((one, other) => one - other);

/** The widest range of money: seven figures, and a currency that is named by its code. */
const widestRange = 'SGD\u00a017,000–50,000';

for (const route of destinations)
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
          while (walker.nextNode())
            if (/\d/.test(walker.currentNode.textContent ?? '')) walker.currentNode.textContent = widestRange;
        }
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

import { expect, test } from '@playwright/test';
import { countersOn, finals, open, show } from './counted-figures';

test.use({ viewport: { width: 1280, height: 320 } });

test('the counters count once, in ones up to 100 and in five hundreds above, every 30 ms; they move nothing, and a screen reader gets the final figures at all times', async ({
  page,
}) => {
  await open(page);
  const { block, counting, final, list } = countersOn(page);
  const size = () => block.evaluate((element) => [element.clientWidth, element.clientHeight]);
  const before = await size();
  await show(page);
  await expect(counting).toHaveText(['0+', '0%', '0']);
  expect(await size()).toEqual(before);
  await expect(list).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - text: /^10,000\\+ riders so far/
      - listitem:
        - text: /^96% .*who come again/
      - listitem:
        - text: 4 offices
  `);
  await page.clock.runFor(29);
  await expect(counting).toHaveText(['0+', '0%', '0']);
  await page.clock.runFor(1);
  await expect(counting).toHaveText(['500+', '1%', '1']);
  await page.clock.runFor(30);
  await expect(counting).toHaveText(['1,000+', '2%', '2']);
  await page.clock.runFor(30 * 17);
  await expect(counting).toHaveText(['9,500+', '19%', '4']);
  await page.clock.runFor(30);
  await expect(counting).toHaveText(['10,000+', '20%', '4']);
  await page.clock.runFor(30 * 75);
  await expect(counting).toHaveText(['10,000+', '95%', '4']);
  await page.clock.runFor(30);
  await expect(list).toHaveAttribute('data-counting', 'done');
  await expect(counting).toHaveCount(0);
  await expect(final).toHaveText(finals);
  expect(await size()).toEqual(before);

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(list).not.toBeInViewport();
  await show(page);
  await page.clock.runFor(300);
  await expect(counting).toHaveCount(0);
  await expect(final).toHaveText(finals);
  await expect(final.first()).toHaveCSS('opacity', '1');
});

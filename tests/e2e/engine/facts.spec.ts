import { expect, test } from '@playwright/test';
import { readSourceByKeys } from './read-source';

/** At this width some of its figures take two lines, and others one. */
test('the titles of facts in a row are aligned, however many lines a figure takes', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/portugal');
  // The first stands beside the others, over several of their rows.
  const facts = await page.locator('[data-block=facts] [data-item]').evaluateAll(([, ...items]) =>
    items.map((item) => {
      const [title, figure] = [item.querySelector('dt'), item.querySelector('dd > span')];
      if (!title || !figure) throw new Error('A fact has a title and a figure.');
      return {
        row: item.getBoundingClientRect().top,
        title: title.getBoundingClientRect().top,
        lines: Math.round(figure.getBoundingClientRect().height),
      };
    }),
  );
  expect(new Set(facts.map(({ lines }) => lines)).size).toBeGreaterThan(1);
  const rows = new Set(facts.map(({ row }) => row));
  expect(rows.size).toBeGreaterThan(1);
  expect(new Set(facts.map(({ title }) => title)).size).toBe(rows.size);

  // The most telling figure is the first: only three are alike.
  const isLarger = await page.locator('[data-block=facts] dl').evaluate((list) => {
    const size = (item?: Element | null) => {
      const figure = item?.querySelector('dd > span');
      return figure ? Number.parseFloat(getComputedStyle(figure).fontSize) : 0;
    };
    const found: Record<number, boolean> = {};
    for (let count = list.children.length; count > 1; count -= 1) {
      found[count] = size(list.firstElementChild) > 1.5 * size(list.children[1]);
      list.lastElementChild?.remove();
    }
    return found;
  });
  expect(isLarger).toEqual({ 6: true, 5: true, 4: true, 3: false, 2: true });
});

test('the sources of figures are opened, read and closed by keys, on a phone and on a desktop', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await readSourceByKeys(page);
  }
});

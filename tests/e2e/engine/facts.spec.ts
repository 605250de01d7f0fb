import { expect, test } from '@playwright/test';
import { readSourceByKeys } from './read-source';

test('a fact has its name above its figure, every row of facts is full, and the first is not shown larger', async ({
  page,
}) => {
  await page.goto('/portugal');
  const list = page.locator('[data-block=facts] dl');
  for (const width of [390, 800, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const layoutFaults = await list.evaluate((element) => {
      const items = [...element.children];
      const faults: string[] = [];
      for (const item of items) {
        const [name, figure] = [item.querySelector('dt'), item.querySelector('dd')];
        const gap = (figure?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0);
        if (gap < 0 || gap > 16) faults.push(`${name?.textContent} is ${gap} px above its figure`);
      }
      const { right } = element.getBoundingClientRect();
      const ends = new Map<number, number>(); // where each row ends, by where it begins
      for (const item of items) {
        const box = item.getBoundingClientRect();
        ends.set(Math.round(box.top), Math.max(box.right, ends.get(Math.round(box.top)) ?? 0));
      }
      for (const end of ends.values())
        if (Math.abs(end - right) > 1) faults.push(`a row ends ${right - end} px too early`);
      return faults;
    });
    expect(layoutFaults, `${width} px`).toEqual([]);
  }

  // The first figure is not highlighted by a size of more than half again the second's, however many there are.
  const isLarger = await list.evaluate((list) => {
    const size = (item?: Element | null) => {
      const figure = item?.querySelector('dd > span');
      if (!figure) throw new Error('A fact has no figure');
      return Number.parseFloat(getComputedStyle(figure).fontSize);
    };
    const found: Record<number, boolean> = {};
    for (let count = list.children.length; count > 1; count -= 1) {
      found[count] = size(list.firstElementChild) > 1.5 * size(list.children[1]);
      list.lastElementChild?.remove();
    }
    return found;
  });
  expect(isLarger).toEqual({ 6: false, 5: false, 4: false, 3: false, 2: false });
});

test('the sources of figures are opened, read and closed by keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await readSourceByKeys(page);
});

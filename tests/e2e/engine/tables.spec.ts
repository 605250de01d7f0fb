import { expect, type Page, test } from '@playwright/test';
import { brokenWordsIn } from '../broken-words';
import { doubleText } from '../text-faults';

test('a screen reader gets rows, cells and headers at each width; on a phone each sum is beside its name, at one edge', async ({
  page,
}) => {
  await page.goto('/norway');
  const { rows, columns } = await page.locator('#prices table').evaluate((table) => ({
    rows: table.querySelectorAll('tbody tr').length,
    columns: table.querySelectorAll('thead th').length,
  }));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await rolesIn(page, '#prices table'), `${width} px`).toMatchObject({
      table: 1,
      row: rows + 1,
      columnheader: columns,
      rowheader: rows,
      cell: rows * (columns - 1),
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page.locator('#prices tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [name, sum] = [row.querySelector('th'), row.querySelector('td')];
      if (!name || !sum) throw new Error('A row has a name and a sum.');
      const { top, bottom, right } = sum.getBoundingClientRect();
      return {
        right,
        overlaps: top < name.getBoundingClientRect().bottom && bottom > row.getBoundingClientRect().top,
      };
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines.map(({ right }) => right)).size).toBe(1);
  expect(lines.every(({ overlaps }) => overlaps)).toBe(true);
  await expect(page.locator('#prices thead')).toContainText('Fee per week');
});

/** How often each role occurs in what Chromium hands to a screen reader. */
async function rolesIn(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await browser.send('Accessibility.queryAXTree', { nodeId });
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  return Object.fromEntries(
    [...new Set(roles)].map((role) => [role, roles.filter((other) => other === role).length]),
  );
}

test('on a phone, with text at twice its size, no name is broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/japan');
  await doubleText(page);
  expect(await brokenWordsIn(page.locator('#prices :is(th, td)'))).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { layOut } from './lay-out';

for (const width of [390, 1280])
  test(`a screen reader gets rows, cells and their headers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/study-uk');
    await layOut(page);
    const { rows, columns } = await page.locator('#tuition table').evaluate((table) => ({
      rows: table.querySelectorAll('tbody tr').length,
      columns: table.querySelectorAll('thead th').length,
    }));
    expect(await rolesIn(page, '#tuition table')).toMatchObject({
      table: 1,
      row: rows + 1,
      columnheader: columns,
      rowheader: rows,
      cell: rows * (columns - 1),
    });
  });

test('on a phone all values of a table are aligned right after its longest label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/study-uk');
  const starts = await page
    .locator('#tuition td > div')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeLessThan(130); // “Fee (a year)” leaves the sums most of the line
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

import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../e2e/hydration';

/** The blocks of a destination that are kept on paper, in order. */
const kept = ['banner', 'at-a-glance', 'facts', 'checklist', 'intakes', 'cost-table', 'entry-requirements'];

test('a destination is printed as a fact sheet of two pages', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);

  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('main > [data-block]').filter({ visible: true });
  const blocks = await shown.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-block')),
  );
  expect([...new Set(blocks)]).toEqual(kept);
  for (const locator of ['main img', 'nav', 'footer', 'main section a[data-look]'])
    await expect(page.locator(locator).filter({ visible: true })).toHaveCount(0);
});

/** A4 without its margins (base.css), at 96 px an inch. */
const printableArea = { width: 688, height: 1032 };

/**
 * Prints a page as it is shown, and returns the number of sheets. Expects that everything fits into the width of a
 * sheet, and that nothing on it is there to be pressed.
 */
async function print(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(printableArea);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(printableArea.width);
  await expect(page.locator('main :is(button, [type=checkbox])').filter({ visible: true })).toHaveCount(0);
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

const rupees = (page: Page) => page.getByRole('button', { name: 'Show amounts in rupees too' });

test.describe('a page of figures is printed with what it was asked', () => {
  test('two countries side by side, with budget, both currencies and sources', async ({ page }) => {
    await page.goto('/compare?with=germany,ireland&budget=30,00,000&currency=INR&for=4');
    await ready(page);
    await rupees(page).click();
    const block = page.locator('[data-block=compare]');
    // A year, and the shortest and the longest degree, in both countries.
    await expect(block.locator('mark').filter({ visible: true })).toHaveCount(6);
    expect(await print(page)).toBeLessThanOrEqual(4);
    await expect(block.locator('thead th').filter({ visible: true })).toHaveText(['Germany', 'Ireland']);
    await expect(block.getByLabel('Your budget')).toBeVisible();
    await expect(block.locator('tbody td').filter({ visible: true }).first()).toContainText('≈\u00a0₹');
    const cut = await block.locator('td > *, th > *, select').evaluateAll((elements) =>
      elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      }),
    );
    expect(cut).toHaveLength(0);
    await expect(block.locator('[data-sources] li').first()).toBeVisible();
  });

  test('all countries below one another', async ({ page }) => {
    await page.goto('/compare?with=all');
    await ready(page);
    expect(await print(page)).toBeLessThanOrEqual(12);
    await expect(page.locator('[data-block=compare] td').filter({ visible: true }).nth(8)).toBeVisible();
  });

  test('an estimate on one sheet, with its assumptions and sums in both currencies', async ({ page }) => {
    await page.goto('/cost-calculator?in=usa&hours=20&months=24');
    await ready(page);
    await rupees(page).click();
    const block = page.locator('[data-block=cost-calculator]');
    await expect(block.locator('[role=status]').first()).toContainText('≈\u00a0₹');
    expect(await print(page)).toBe(1);
    for (const name of [
      'Country',
      'Yearly tuition, highest',
      'Length of stay (months)',
      'Hours worked per week',
    ]) {
      const field = block.getByLabel(name, { exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveCSS('border-top-width', '0px');
    }
    await expect(block.getByRole('row', { name: /^Left to pay/ })).toContainText('≈\u00a0₹');
    await expect(block.getByRole('link', { name: 'Book a consultation' })).toBeHidden();
  });

  test('marks and scores beside the answers to them, and no empty field', async ({ page }) => {
    await page.goto('/eligibility');
    await ready(page);
    const block = page.locator('[data-block=eligibility]');
    await block.getByRole('combobox', { name: 'Level' }).selectOption("Master's degree");
    await block.getByLabel('Marks (%)').fill('65');
    await block.getByLabel('IELTS', { exact: true }).fill('6.5');
    await expect(block.locator('[role=status]')).toContainText('Not enough: ');
    expect(await print(page)).toBe(1);
    await expect(block.locator('input').filter({ visible: true })).toHaveCount(2);
    await expect(block.locator('table').filter({ visible: true })).toHaveCount(1);
  });
});

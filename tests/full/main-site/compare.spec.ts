import { expect, type Page, test } from '@playwright/test';
import { announcementsOf } from '../../e2e/announcements';
import { expectFocusSeen, goTo } from '../../e2e/focus-walk';
import { visitServed } from '../../e2e/hold-back';
import { ready } from '../../e2e/hydration';
import { violationsInBoth, violationsOn } from '../../e2e/violations';

const route = '/compare';
const countryCount = 9;

function compareOn(page: Page) {
  const block = page.locator('[data-block=compare]');
  return {
    block,
    country: (name: string) => block.getByRole('checkbox', { name }),
    /** On a phone, all controls are folded into the one line of this summary. */
    choice: block.locator('summary').filter({ hasText: 'Change' }),
    everyRow: block.locator('summary', { hasText: 'All figures' }),
    budget: block.locator('summary', { hasText: 'What fits your budget?' }),
    level: block.getByRole('combobox', { name: 'Level of study' }),
    columns: block.locator('thead th').filter({ visible: true }),
    rows: block.locator('[scope=row]').filter({ visible: true }),
    status: block.locator('[role=status]'),
    marks: block.locator('mark').filter({ visible: true }),
  };
}

/** The sum of all layout shifts, without those after input: a press may move what is below it. */
async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0);
    });
}

async function open(page: Page, query = '') {
  await page.goto(route + query);
  await ready(page);
  return compareOn(page);
}

test.describe('countries', () => {
  test('are two before anybody chooses, in an address that says nothing of them', async ({ page }) => {
    const { block, columns, level } = await open(page);
    await expect(columns).toHaveCount(2);
    await expect(block.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const [first = '', second = ''] = await columns.allTextContents();
    await level.selectOption("Bachelor's degree"); // the script has come
    await expect(page).toHaveURL(/\/compare\?level=bachelor$/);
    await expect(columns).toHaveText([first, second]);
  });

  test('can all be taken out, and are shown again once two are chosen', async ({ page }) => {
    const { block, columns, country, status } = await open(page);
    const chosen = await block.getByRole('checkbox', { checked: true }).all();
    for (const box of chosen.reverse()) await box.uncheck();
    await expect(columns).toHaveCount(0);
    await expect(status).toHaveText('Choose at least two countries to see them side by side.');
    await country('Germany').check();
    await expect(columns).toHaveCount(0);
    await country('Ireland').check();
    await expect(columns).toHaveText(['Germany', 'Ireland']);
    await country('Germany').uncheck();
    await expect(columns).toHaveCount(0);
  });

  test('that are chosen stand side by side, and are in the address', async ({ page }) => {
    const { columns, country, status } = await open(page, '?with=france,ireland');
    await country('France').uncheck();
    await country('Germany').check();
    await expect(columns).toHaveText(['Germany', 'Ireland']);
    await expect(page).toHaveURL(/\?with=germany,ireland$/);
    await expect(status).toHaveText('Chosen: Germany and Ireland.');
    await page.reload();
    await expect(columns).toHaveText(['Germany', 'Ireland']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(columns).toHaveCount(countryCount);
    await expect(page).toHaveURL(/\?with=all$/);
    await page.reload();
    await expect(columns).toHaveCount(countryCount);
    await country('Canada').check();
    await expect(columns).toHaveCount(0);
  });

  test('are three at most', async ({ page }) => {
    const { columns, country, status } = await open(page, '?with=ireland,germany,uk,usa');
    await expect(columns).toHaveCount(3);
    await expect(country('Canada')).toBeDisabled();
    await expect(status).toContainText('Remove one to choose another.');
    await country('Ireland').uncheck();
    await expect(country('Canada')).toBeEnabled();
  });

  test('of a shared address are chosen when a visitor comes back to it', async ({ page }) => {
    const { columns, status } = await open(page, '?with=ireland,uk');
    await expect(columns).toHaveText(['United Kingdom', 'Ireland']);
    await expect(status).toHaveText('Chosen: United Kingdom and Ireland.');
    await page.goto('/contact');
    await page.goBack();
    await expect(columns).toHaveText(['United Kingdom', 'Ireland']);
  });

  test('are chosen with the keyboard before the script has come, in addition to those served', async ({
    page,
  }) => {
    const releaseScripts = await visitServed(page, route, '**/compare.island.*.js');
    const { block, columns, country } = compareOn(page);
    const before = await columns.allTextContents();
    await country('Australia').focus();
    await page.keyboard.press('Space');
    await expect(columns).toHaveCount(2);
    releaseScripts();
    await expect(columns).toHaveText(['Australia', ...before]);
    await expect(page).toHaveURL(/\?with=australia,[a-z]+,[a-z]+$/);
    await expect(block.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(country('Australia')).toBeFocused();
  });

  test('are chosen by the link to the comparison on the page of one of them', async ({ page }) => {
    await page.goto('/study-ireland');
    const link = page.getByRole('link', { name: 'Compare Ireland with Germany' });
    await expect(link).toHaveAttribute('href', '/compare?with=ireland,germany');
    await link.click();
    await expect(page).toHaveURL(/\/compare\?with=germany,ireland$/);
    await ready(page);
    const { columns, country } = compareOn(page);
    await expect(country('Ireland')).toBeChecked();
    await expect(columns).toHaveText(['Germany', 'Ireland']);
  });
});

test.describe('a level', () => {
  test('has its own rows, and is in the address', async ({ page }) => {
    const { level, rows } = await open(page, '?with=germany,ireland');
    const yearOf = (name: string) => rows.filter({ hasText: `Tuition for a year of a ${name}` });
    await expect(yearOf("master's degree")).toHaveCount(1);
    await expect(yearOf("bachelor's degree")).toHaveCount(0);
    await level.selectOption("Bachelor's degree");
    await expect(yearOf("master's degree")).toHaveCount(0);
    await expect(yearOf("bachelor's degree")).toHaveCount(1);
    await expect(page).toHaveURL(/\?with=germany,ireland&level=bachelor$/);
    await page.reload();
    await expect(yearOf("bachelor's degree")).toHaveCount(1);
  });

  test('that is alone in a shared address is chosen', async ({ page }) => {
    const { level } = await open(page, '?level=diploma');
    await expect(level).toHaveValue('diploma');
  });

  test('has no row without a figure', async ({ page }) => {
    const { block, rows } = await open(page, '?with=germany,ireland&level=diploma');
    await expect(rows.first()).toBeVisible();
    const empty = await block.locator('tbody tr').evaluateAll(
      (tableRows) =>
        tableRows.filter((row) => {
          const cells = [...row.querySelectorAll('td:not([hidden])')];
          return (
            row.checkVisibility() &&
            cells.length > 0 &&
            cells.every((cell) => cell.querySelector('[data-none]'))
          );
        }).length,
    );
    expect(empty).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two countries are side by side, on at most four screens', async ({ page }) => {
    const { block, columns, choice, everyRow } = await open(page, '?with=germany,ireland');
    await expect(block.locator('form')).toBeHidden();
    await expect(choice).toHaveText("Germany and Ireland · Master's degree Change");
    await expect(columns).toHaveText(['Germany', 'Ireland']);
    const tops = async () =>
      block
        .locator('[data-first] td')
        .filter({ visible: true })
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    const [one, other, ...rest] = await tops();
    expect(one).toBe(other);
    expect(rest.length).toBeGreaterThan(0);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await length()).toBeLessThanOrEqual(4 * 844);
    await everyRow.click();
    await expect(block.getByRole('rowheader', { name: 'Legal minimum wage' })).toBeVisible();
  });

  test('the first screen has what is compared, and the answers first', async ({ page }) => {
    const { columns, rows } = await open(page);
    await expect(columns.first()).toBeInViewport();
    await expect(rows.first()).toBeInViewport();
    await expect(rows).toHaveText([
      /^Tuition and living costs for a year of a master's degree/,
      "Next intakes for a master's degree",
      "Marks for a master's degree",
      "Test scores for a master's degree",
      'Work during your studies',
      'Staying on after you graduate',
    ]);
  });

  test('the choice is one line until it is opened, and then stays open', async ({ page }) => {
    const moved = await shiftsOf(page);
    const { block, choice, columns, country, level } = await open(page, '?with=germany,ireland');
    await expect(country('Canada')).toBeHidden();
    await choice.click();
    await country('United Kingdom').check();
    await level.selectOption("Bachelor's degree");
    await expect(columns).toHaveText(['United Kingdom', 'Germany', 'Ireland']);
    await expect(choice).toContainText(/United Kingdom, Germany,? and Ireland · Bachelor's degree/);
    await expect(country('Canada')).toBeVisible();
    await country('Germany').uncheck();
    await country('Ireland').uncheck();
    await expect(columns).toHaveCount(0);
    await expect(block.locator('form')).toBeVisible();
    // A shift is put down to an input for half a second only (hadRecentInput), and a busy machine may need longer to
    // answer a press: so a little is allowed.
    expect(await moved()).toBeLessThanOrEqual(0.03);
  });

  for (const width of [320, 390])
    test(`there is no layout shift when a shared address is applied, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const moved = await shiftsOf(page);
      const releaseScripts = await visitServed(
        page,
        `${route}?with=germany,ireland`,
        '**/compare.island.*.js',
      );
      const { block, columns, choice } = compareOn(page);
      await expect(choice).toBeVisible();
      await expect(block.locator('form')).toBeHidden();
      releaseScripts();
      await expect(columns).toHaveText(['Germany', 'Ireland']);
      expect(await moved()).toBeLessThan(0.01);
    });

  test('if the script does not come, the choice is there, and as many columns as are served', async ({
    page,
  }) => {
    await page.route('**/compare.island.*.js', (request) => request.abort());
    const { choice, columns, country } = await open(page, '?with=germany,ireland');
    await choice.click();
    await expect(country('Germany')).toBeVisible();
    await expect(columns).toHaveCount(2);
  });

  test('the marks for the budget of an address are visible without a press', async ({ page }) => {
    const { marks, status } = await open(page, '?with=germany,ireland&budget=30,000&currency=EUR&for=1');
    await expect(marks).toHaveCount(3);
    await expect(status).toContainText('Within your budget: Germany.');
  });

  test('that is turned, what is open stays open, and the focus where it is', async ({ page }) => {
    const { block } = await open(page, '?with=germany,ireland');
    const workings = block.locator('th details').filter({ visible: true }).first();
    const steps = block.locator('[data-exact]').filter({ visible: true });
    await expect(steps).toHaveCount(0);
    await workings.locator('summary').click();
    await expect(steps).toHaveCount(3); // public and private universities in Germany, and Ireland
    await page.setViewportSize({ width: 1024, height: 390 });
    await expect(block.locator('th details[open] summary')).toBeFocused();
    await expect(steps).toHaveCount(3);
  });
});

test.describe('a budget', () => {
  test('is held against the sums of the chosen row, and the status says what fits', async ({ page }) => {
    const { block, budget, marks, status } = await open(page, '?with=germany,ireland');
    await budget.click();
    await block.getByLabel('Your budget').fill('30,000');
    await block.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await block
      .getByRole('combobox', { name: 'Cost of' })
      .selectOption({ label: "Tuition for a whole master's degree" });
    await expect(marks).toHaveText([
      'within your budget', // public universities, a degree of one year: up to 3,000
      'within your budget', // two years: up to 6,000
      'within your budget', // private ones, one year: 10,000–20,000
      'partly within your budget', // two years: 20,000–40,000
      'partly within your budget', // Ireland, one year: 9,500–34,500
      'partly within your budget', // two years: 19,000–69,000
    ]);
    await expect(status).toContainText('Within your budget: Germany. Partly within your budget: Ireland.');
    await page.reload();
    await expect(marks).toHaveCount(6);
  });

  test('in rupees is converted', async ({ page }) => {
    const { marks } = await open(page, '?with=germany,ireland&budget=20,00,000&currency=INR&for=4');
    await expect(marks.first()).toBeVisible();
    await expect(marks.filter({ hasText: 'in another currency' })).toHaveCount(0);
  });
});

for (const width of [390, 1440])
  test(`at ${width} px the comparison is operated by keyboard alone, and says the result once, after a pause`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { block, budget, columns, country, marks, status } = await open(page, '?with=germany');
    const announced = await announcementsOf(status);
    await goTo(page, country('Ireland')); // on a phone, too: with one country there is nothing but the choice to see
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Chosen: Germany and Ireland.');
    await expectFocusSeen(country('Ireland'));
    const before = (await announced()).length;

    await goTo(page, budget);
    await page.keyboard.press('Enter');
    await goTo(page, block.getByLabel('Your budget'));
    await page.keyboard.type('30000');
    await goTo(page, block.getByRole('combobox', { name: 'Currency' }));
    await page.keyboard.type('EUR');
    await goTo(page, block.getByRole('combobox', { name: 'Cost of' }));
    await page.keyboard.press('ArrowDown'); // from a year of the level to the whole degree
    await expectFocusSeen(block.getByRole('combobox', { name: 'Cost of' }));
    await expect(marks).toHaveCount(6);
    const result =
      'Chosen: Germany and Ireland. Within your budget: Germany. Partly within your budget: Ireland.';
    await expect(status).toHaveText(result);
    await expect.poll(async () => (await announced()).at(-1)).toBe(result);
    const said = (await announced()).slice(before);
    expect(said.length).toBeLessThanOrEqual(3); // one for each field, whatever the number of keys

    // On to the table. goTo fails if what it reaches is covered or shows no focus.
    await goTo(page, columns.first().getByRole('link'));
    await goTo(page, block.locator('th summary').filter({ visible: true }).first());
    await page.keyboard.press('Enter');
    await expect(block.locator('[data-exact]').filter({ visible: true }).first()).toBeVisible();
    await goTo(page, block.getByRole('button', { name: 'Show all' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusSeen(country('Australia'));
    await expect(columns).toHaveCount(countryCount);
  });

test('a screen reader is told what each control is, which countries are chosen, and of which row and country a figure is', async ({
  page,
}) => {
  const { block } = await open(page, '?with=germany,ireland');
  await expect(block).toMatchAriaSnapshot(`
    - heading "Side by side" [level=2]
    - group:
      - group:
        - combobox "Level of study"
      - group "Choose up to 3 to compare":
        - checkbox "Canada"
        - checkbox "Germany" [checked]
        - checkbox "Ireland" [checked]
        - button "Show all"
      - group: What fits your budget?
    - status: "Chosen: Germany and Ireland."
    - table "Side by side":
      - rowgroup:
        - row "Germany Ireland":
          - columnheader "Germany"
          - columnheader "Ireland"
      - rowgroup:
        - row "One year":
          - rowheader "One year"
        - row /Tuition for a year of a master's degree/:
          - rowheader "Tuition for a year of a master's degree"
          - cell /Public university/
          - cell /€9,500–34,500 a year/
  `);
});

test('nothing is inaccessible in either scheme, and the page does not scroll sideways, on a phone and on a desktop', async ({
  page,
}) => {
  const { marks } = await open(page, '?with=germany,ireland,uk&budget=30000&currency=EUR&for=1');
  await expect(marks).toHaveCount(4);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The colours are the same at each width.
    const found = await (width === 390 ? violationsInBoth : violationsOn)(page, '[data-block=compare]');
    expect(found, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('at 320 px every figure of three countries is within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { block } = await open(page, '?with=germany,ireland,uk');
  const widest = await block
    .locator('td > *, dd > *')
    .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)));
  expect(widest).toBeLessThanOrEqual(320);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in one table, and there is nothing to choose', async ({ page }) => {
    await page.goto(`${route}?with=ireland`);
    const { block, columns } = compareOn(page);
    await expect(columns).toHaveCount(countryCount);
    await expect(block.locator('form')).toBeHidden();
    await expect(block.getByText('ask us').first()).toBeVisible();
  });
});

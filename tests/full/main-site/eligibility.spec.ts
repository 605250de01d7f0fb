import { expect, type Page, test } from '@playwright/test';
import { announcementsOf } from '../../e2e/announcements';
import { expectFocusSeen, goTo } from '../../e2e/focus-walk';
import { visitServed } from '../../e2e/hold-back';
import { ready } from '../../e2e/hydration';
import { violationsInBoth } from '../../e2e/violations';

const route = '/eligibility';

function eligibilityOn(page: Page) {
  const block = page.locator('[data-block=eligibility]');
  const row = (level: string, country: string) =>
    block.getByRole('table', { name: level }).getByRole('row', { name: country });
  return {
    block,
    row,
    marks: block.getByLabel('Marks (%)'),
    ielts: block.getByLabel('IELTS', { exact: true }),
    country: block.getByRole('combobox', { name: 'Country' }),
    level: block.getByRole('combobox', { name: 'Level' }),
    status: block.locator('[role=status]'),
  };
}

async function open(page: Page) {
  await page.goto(route);
  await ready(page);
  return eligibilityOn(page);
}

test('65 % and IELTS 6.5 are held against the rules of the United Kingdom', async ({ page }) => {
  const { ielts, level, marks, row, status } = await open(page);
  await level.selectOption("Bachelor's degree");
  await marks.fill('65');
  await ielts.fill('6.5');
  const bachelor = row("Bachelor's degree", 'United Kingdom');
  await expect(bachelor.locator('mark')).toHaveText(['enough for some; others ask for 70%', 'enough']);
  await expect(bachelor).toContainText('Marks: enough for some universities. English test: enough.');
  await expect(status).toContainText(
    "Bachelor's degree Marks and English test: enough in 2 of 4 countries, and for some universities in 1 more.",
  );
  await level.selectOption("Master's degree");
  const master = row("Master's degree", 'United Kingdom');
  await expect(master.locator('mark')).toHaveText(['enough', '0.5 points below']);
  await expect(master).toContainText('Marks: enough. English test: not enough.');
  await expect(bachelor).toBeHidden();
  await expect(status).toContainText(/Not enough: .*United Kingdom/);
  await expect(row("Master's degree", 'Germany')).toHaveCount(0);
});

test('marks alone are answered for each level at once, and each level is a press away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { block, level, marks, row, status } = await open(page);
  await marks.fill('68');
  await expect(status).toContainText("Master's degree Marks: enough in 4 of 4 countries.");
  await expect(status).toContainText('Doctorate Marks: enough in 1 of 2 countries.');
  await expect(status).toContainText('Choose a level to see each country.');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(block.getByRole('table')).toHaveCount(0);
  await expect(block.locator('summary').filter({ hasText: "Bachelor's degree" })).toContainText(
    /Enough: Dubai and USA\..*Enough for some universities: United Kingdom\..*Not enough: Ireland\./,
  );
  await block.locator('summary').filter({ hasText: "Master's degree" }).click();
  await expect(row("Master's degree", 'Dubai')).toContainText('Marks: enough. Test scores: ask us.');
  await expect(row("Master's degree", 'United Kingdom').getByRole('rowheader')).toHaveText(
    'United KingdomMarks: enough.',
  );
  await marks.fill('69');
  await expect(row("Master's degree", 'Dubai')).toBeVisible();
  await level.selectOption("Bachelor's degree");
  await expect(row("Bachelor's degree", 'Ireland')).toContainText('6 points below');
  await expect(block.getByRole('table')).toHaveCount(1);
});

test('a CGPA is converted by the factor of the site, and says so', async ({ page }) => {
  const { block, level, marks, row } = await open(page);
  const scale = block.getByRole('combobox', { name: '% or CGPA' });
  await level.selectOption("Master's degree");
  await marks.fill('65');
  await scale.selectOption('CGPA out of 10');
  const cgpa = block.getByRole('textbox', { name: 'CGPA out of 10' });
  await expect(cgpa).toHaveAttribute('aria-invalid', 'true');
  await cgpa.fill('6.5');
  await expect(block.getByText(/^Counts as 61.75%\. We count 9.5% for each point/)).toBeVisible();
  const usa = row("Master's degree", 'USA');
  await expect(usa.locator('mark')).toHaveText('0.35 points below');
  await page.reload();
  await expect(usa.locator('mark')).toHaveText('0.35 points below');
  await block.getByRole('button', { name: 'Clear' }).click();
  await expect(marks).toHaveValue('');
  await expect(block.getByText(/We count 9.5%/)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('one link asks about all countries without minimums', async ({ page }) => {
  const { block } = await open(page);
  const ask = block.getByRole('link', { name: 'Ask us about these 5 countries' });
  await expect(ask).toHaveCount(1);
  await ask.click();
  await expect(page.getByLabel('Desired country')).toHaveValue(
    'Australia, Canada, France, Germany and New Zealand',
  );
});

for (const width of [1024, 1440])
  test(`the results are beside the fields at ${width} px, in columns that never move`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { block, level, marks, status } = await open(page);
    const columns = () =>
      block
        .locator('thead th')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.getBoundingClientRect().x))]);
    const before = await columns();
    expect(before).toHaveLength(3);
    expect(Math.min(...before)).toBeGreaterThan((await block.locator('form').boundingBox())?.width ?? width);
    await marks.fill('68');
    await level.selectOption("Master's degree");
    await expect(status).toContainText('enough in 4 of 4 countries');
    expect((await columns()).filter((x) => x > 0)).toEqual(before);
    await expect(block.getByRole('table')).toBeInViewport({ ratio: 0.5 });
  });

test('for one country and level only what these ask for is asked, and what is missing is said', async ({
  page,
}) => {
  const { block, country, ielts, level, marks, row, status } = await open(page);
  await country.focus();
  await country.selectOption('United Kingdom');
  await level.selectOption("Master's degree");
  await expect(row("Master's degree", 'Ireland')).toBeHidden();
  await expect(status).toContainText('You need 60% and IELTS 7.0');
  // The sentences about countries without requirements.
  await expect(block.locator('[data-others]').filter({ visible: true })).toHaveCount(0);
  await expect(block.getByRole('textbox')).toHaveCount(2);
  await marks.fill('65');
  await expect(status).toContainText('You need IELTS 7.0');
  await ielts.fill('6.5');
  await expect(status).toHaveText(
    'United Kingdom Marks: enough. English test: not enough. You need IELTS 7.0.',
  );
  await expect(status.locator('[data-answer=below] svg')).toBeVisible();
  await ielts.fill('7');
  await expect(status).toHaveText('United Kingdom Marks: enough. English test: enough.');
  await country.selectOption('All countries');
  await expect(row("Master's degree", 'Ireland')).toBeVisible();
  await country.selectOption('Dubai');
  await level.selectOption('Doctorate');
  await expect(status.getByRole('link', { name: 'Ask us: Dubai' })).toHaveAttribute(
    'href',
    '/contact?country=Dubai#contact-form',
  );
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test(`the answer is in view once all fields are filled in at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scrolling to a focused field
    const { country, ielts, level, marks, status } = await open(page);
    await country.focus();
    await country.selectOption('United Kingdom');
    await level.focus();
    await level.selectOption("Master's degree");
    await marks.focus();
    await marks.fill('65');
    await ielts.focus();
    await ielts.fill('6.5');
    await expect(status).toContainText('You need IELTS 7.0.');
    await expect(status).toBeInViewport({ ratio: 1 });
    const [ofField, ofAnswer] = [await ielts.boundingBox(), await status.boundingBox()];
    expect((ofField?.y ?? 0) + (ofField?.height ?? 0)).toBeLessThanOrEqual(ofAnswer?.y ?? 0);
  });

test('the lowest band of a test counts where a rule asks for it', async ({ page }) => {
  const { block, ielts, level, marks, row } = await open(page);
  await level.selectOption("Bachelor's degree");
  await marks.fill('80');
  await ielts.fill('6,5');
  const ireland = row("Bachelor's degree", 'Ireland');
  await expect(ireland.locator('mark')).toHaveText(['enough', 'enough, if no band is below 6.0']);
  await block.getByLabel('Lowest IELTS band score').fill('5.5');
  await expect(ireland.locator('mark')).toHaveText(['enough', 'lowest band 0.5 points below']);
});

test('what is entered is kept in the tab alone, and never in the address', async ({ page }) => {
  const asked: string[] = [];
  const { block, ielts, level, marks, row } = await open(page);
  await level.selectOption("Master's degree");
  await marks.focus();
  await expect(block.locator('[data-hydrated]')).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  await marks.fill('65');
  await ielts.fill('6.5');
  await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
  expect(asked).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(marks).toHaveValue('65');
  await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
  await block.getByRole('button', { name: 'Clear' }).click();
  await expect(block.locator('mark')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what is typed before the script has come is answered once it is there', async ({ page }) => {
  const releaseScripts = await visitServed(page, route, '**/eligibility.island.*.js');
  const { ielts, level, marks, row } = eligibilityOn(page);
  await marks.focus();
  await page.keyboard.type('65');
  await ielts.fill('6.5');
  await level.selectOption("Master's degree");
  releaseScripts();
  await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
  await page.reload();
  await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
  await expect(marks).toHaveValue('65');
});

test('an impossible score is invalid, says what to enter, and is not answered', async ({ page }) => {
  const { block, ielts, status } = await open(page);
  await ielts.fill('65');
  await expect(ielts).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toHaveText('IELTS: enter a number up to 9.');
  await expect(block.locator('mark')).toHaveCount(0);
  const label = ielts.locator('..');
  await expect(label).toHaveAttribute('data-wrong', 'IELTS: enter a number up to 9.');
  const below = () => label.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await below()).toContain('"IELTS: enter a number up to 9."');
  await expect(ielts).toHaveAccessibleName('IELTS');
  await ielts.fill('6.5');
  expect(await below()).toBe('none');
});

for (const width of [390, 1440])
  test(`at ${width} px the marks check is operated by keyboard alone, and says the result once, after a pause`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { block, ielts, level, marks, row, status } = await open(page);
    await expect(status).toHaveText('Enter your marks and scores to see where they are high enough.');
    const announced = await announcementsOf(status);
    await goTo(page, level);
    await page.keyboard.type('Master');
    await expect(level).toHaveValue('master');
    await goTo(page, marks);
    await page.keyboard.type('65');
    await expect.poll(async () => (await announced()).at(-1)).toMatch(/enough in 4 of 4 countries/);
    await goTo(page, ielts);
    const before = (await announced()).length;
    await page.keyboard.type('6.5');
    await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
    await expectFocusSeen(ielts);
    const result =
      /^Master's degree Marks and English test: enough in 2 of 4 countries\. Enough: USA\. Enough, if .*: Ireland\. Not enough: .*United Kingdom\./;
    await expect.poll(async () => (await announced()).slice(before)).toEqual([expect.stringMatching(result)]);
    await page.keyboard.press('Enter'); // there is nothing to send
    await expectFocusSeen(ielts);

    await goTo(page, block.getByRole('button', { name: 'Clear' }));
    await page.keyboard.press('Enter');
    await expect(marks).toHaveValue('');
    await expect(status).toHaveText('Enter your marks and scores to see where they are high enough.');
    await expectFocusSeen(block.getByRole('button', { name: 'Clear' }));
  });

test('a screen reader is told what is asked for, what was entered, and each rule with its answer', async ({
  page,
}) => {
  const { block, ielts, level, marks, row } = await open(page);
  await level.selectOption("Master's degree");
  await marks.fill('65');
  await ielts.fill('6.5');
  await expect(row("Master's degree", 'United Kingdom')).toContainText('not enough');
  await expect(block).toMatchAriaSnapshot(`
    - heading "Your marks and scores" [level=2]
    - group:
      - combobox "Level":
        - option "Master's degree" [selected]
      - combobox "Country"
      - combobox "% or CGPA"
      - textbox "Marks (%)": "65"
      - group "English test":
        - textbox "IELTS": "6.5"
        - textbox "Lowest IELTS band score"
      - group: PTE Academic, TOEFL iBT (out of 120), GRE or GMAT
      - button "Clear"
    - status:
      - strong: Master's degree
      - text: /Not enough/
    - group:
      - heading "Master's degree" [level=3]
      - table "Master's degree":
        - rowgroup:
          - row "Country Degree marks Test scores"
        - rowgroup:
          - row /^United Kingdom Marks. enough. English test. not enough/:
            - rowheader
            - cell /60% .*enough/
            - cell /IELTS 7.0 .*0.5 points below/
  `);
});

test('nothing is inaccessible in either scheme, answered or wrong, and the page does not scroll sideways, on a phone and on a desktop', async ({
  page,
}) => {
  const { ielts, level, marks, block, status } = await open(page);
  await level.selectOption("Master's degree");
  await marks.fill('65');
  await ielts.fill('6.5');
  await expect(block.locator('mark').filter({ visible: true }).first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) {
      await ielts.fill('65');
      await expect(status).toContainText('enter a number up to 9');
      await expect(block.locator('mark').filter({ visible: true }).first()).toBeVisible();
    }
    expect(await violationsInBoth(page, '[data-block=eligibility]'), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules are there to read', async ({ page }) => {
    await page.goto(route);
    const { block, row } = eligibilityOn(page);
    await expect(block.locator('form')).toBeHidden();
    await expect(row("Master's degree", 'United Kingdom')).toContainText('60%');
    await expect(row("Master's degree", 'United Kingdom')).toContainText('IELTS 7.0');
    await expect(block.getByText(/^Not listed yet: .*Germany/)).toBeVisible();
    await expect(block.getByRole('table')).toHaveCount(3);
  });
});

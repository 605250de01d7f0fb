import { expect, type Page, test } from '@playwright/test';
import { announcementsOf } from '../../e2e/announcements';
import { complaintsOf } from '../../e2e/complaints';
import { expectFocusSeen, goTo } from '../../e2e/focus-walk';
import { visitServed } from '../../e2e/hold-back';
import { ready } from '../../e2e/hydration';
import { violationsInBoth, violationsOn } from '../../e2e/violations';

const route = '/cost-calculator';

/** The smallest phone, and each breakpoint. */
const widths = [320, 480, 640, 768, 1024, 1280];

function calculatorOn(page: Page) {
  const block = page.locator('[data-block=cost-calculator]');
  const field = (name: string) => block.getByLabel(name, { exact: true });
  return { block, field, status: block.locator('[role=status]').first() };
}

async function open(page: Page, query = '') {
  await page.goto(route + query);
  await ready(page);
  const calculator = calculatorOn(page);
  // What follows from a choice, and what the answer is made of, are a press away.
  await calculator.block.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  return calculator;
}

/** Focuses the field first, as a visitor does. */
async function chooseCountry(page: Page, name: string) {
  const country = calculatorOn(page).field('Country');
  await country.focus();
  await country.selectOption(name);
}

test.describe('the calculator', () => {
  test('is never wider than the window', async ({ page }) => {
    await open(page, '?in=usa'); // with the widest sums
    const tooWide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${width} px: ${needed} px`);
    }
    expect(tooWide).toEqual([]);
  });

  test('calculates what is chosen, and keeps it in the address', async ({ page }) => {
    const { block, field, status } = await open(page);
    await chooseCountry(page, 'Canada');
    await expect(status).toHaveText('Midpoint: CAD 45,000 ≈\u00a0₹30\u00a0lakh for 12 months in Canada');
    await field('Course').selectOption('Diploma');
    await expect(status).toHaveText('Midpoint: CAD 34,500 ≈\u00a0₹23\u00a0lakh for 12 months in Canada');
    await field('Length of stay (months)').fill('24');
    await expect(status).toHaveText('Midpoint: CAD 69,000 ≈\u00a0₹47\u00a0lakh for 24 months in Canada');
    await expect(block.getByText('Between CAD 60,000 and CAD 78,000')).toBeVisible();
    await field('Yearly tuition, highest').fill('15000');
    await expect(status).toHaveText('Midpoint: CAD 65,000 ≈\u00a0₹44\u00a0lakh for 24 months in Canada');
    await expect(page).toHaveURL(/\?in=canada&course=tuition\.diploma&months=24&fee-to=15000$/);
    await page.reload();
    await ready(page);
    await expect(field('Yearly tuition, highest')).toBeVisible(); // since it is the visitor's own
    await expect(status).toHaveText('Midpoint: CAD 65,000 ≈\u00a0₹44\u00a0lakh for 24 months in Canada');
    await expect(field('Course')).toHaveValue('tuition.diploma');
    await expect(field('Length of stay (months)')).toHaveValue('24');
  });

  test('takes off the pay of hours that the law allows, and no more', async ({ page }) => {
    const { field, block } = await open(page, '?in=usa');
    await field('Hours worked per week').fill('10');
    // 10 h × 40 weeks at 8 to 15: 3,200 to 6,000
    await expect(block.getByRole('row', { name: /Your earnings/ })).toContainText('$4,600');
    await field('Hours worked per week').fill('60');
    await expect(block.getByRole('row', { name: /Your earnings/ })).toContainText('$9,200'); // 20 h
    await field('Hours worked per week').fill('');
    await expect(block.getByRole('row', { name: /Your earnings/ })).toHaveCount(0);
  });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const)
    test(`shows its answer without scrolling after the last choice at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      await ready(page);
      const { block, field, status } = calculatorOn(page);
      for (const [name, value] of [
        ['Country', 'Canada'],
        ['Course', 'Diploma'],
      ] as const) {
        await field(name).focus();
        await field(name).selectOption(value);
      }
      await field('Length of stay (months)').focus();
      await field('Length of stay (months)').fill('24');
      await expect(status).toHaveText('Midpoint: CAD 69,000 ≈\u00a0₹47\u00a0lakh for 24 months in Canada');
      const foot = block.locator('p[aria-hidden]'); // the answer again, at the bottom edge of the screen
      await expect(foot).toContainText('CAD 69,000 ≈\u00a0₹47\u00a0lakh');
      await expect(foot).toBeInViewport({ ratio: 1 });
      expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(48);
      // The field is scrolled into place smoothly.
      const covered = async () => {
        const [ofField, ofFoot] = [
          await field('Length of stay (months)').boundingBox(),
          await foot.boundingBox(),
        ];
        return (ofField?.y ?? 0) + (ofField?.height ?? 0) - (ofFoot?.y ?? 0);
      };
      await expect.poll(covered).toBeLessThanOrEqual(0);
      // The card with the answer covers the foot as soon as the card itself is in view.
      await status.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const shown = await foot.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(shown).toBe(false);
    });

  test('covers no field with its answer before anything is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    await ready(page);
    const { field, status } = calculatorOn(page);
    await field('Country').scrollIntoViewIfNeeded();
    const [ofField, ofAnswer] = [
      await field('Length of stay (months)').boundingBox(),
      await status.boundingBox(),
    ];
    expect((ofField?.y ?? 0) + (ofField?.height ?? 0)).toBeLessThan(ofAnswer?.y ?? 0);
  });

  test('is used from the keyboard', async ({ page }) => {
    const { field, status } = await open(page, '?in=canada');
    await expect(field('Country')).toHaveValue('canada');
    await field('Length of stay (months)').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('6');
    await expect(status).toHaveText('Midpoint: CAD 22,500 ≈\u00a0₹15\u00a0lakh for 6 months in Canada');
    await page.keyboard.press('Tab');
    await expect(field('Length of stay (months)')).not.toBeFocused();
  });

  for (const width of [390, 1440])
    test(`is operated by keyboard alone at ${width} px, and says the result once, after a pause`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { block, field, status } = await open(page);
      const announced = await announcementsOf(status);
      await goTo(page, field('Country'));
      await page.keyboard.type('USA');
      await expect(status).toHaveText(/in the USA$/);
      await expectFocusSeen(field('Country')); // all other controls were made anew
      await goTo(page, field('Course'));
      await expect.poll(async () => (await announced()).at(-1)).toMatch(/in the USA$/);
      const first = (await announced()).length;
      await page.keyboard.press('ArrowDown');
      await expect(field('Yearly tuition, highest')).not.toHaveValue('45000');
      await expectFocusSeen(field('Course'));
      await goTo(page, field('Length of stay (months)'));
      await expect
        .poll(async () => (await announced()).slice(first))
        .toEqual([expect.stringMatching(/ 12 months in the USA$/)]);
      const before = (await announced()).length;
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('24');
      await expect(status).toHaveText(/ 24 months in the USA$/);
      await expect
        .poll(async () => (await announced()).slice(before))
        .toEqual([expect.stringMatching(/^Midpoint: \$[\d,]+ ≈\s₹\d+\slakh for 24 months/)]);
      await goTo(page, field('Hours worked per week'));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('10');
      await expect(block.getByRole('row', { name: /Your earnings/ })).toBeVisible();

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = block.getByText('Link copied');
      await goTo(page, block.getByRole('button', { name: 'Copy link to share' }));
      await page.keyboard.press('Enter');
      await expect(copied).toHaveRole('status');
      await expectFocusSeen(block.getByRole('button', { name: 'Copy link to share' }));
      await goTo(page, block.getByLabel('Add this estimate to my enquiry'));
      await page.keyboard.press('Space');
      await goTo(page, block.getByRole('link', { name: 'Book a consultation' }));
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Your cost estimate')).toHaveValue(/24 months in the USA/);
    });

  test('leaves the focus where it was when its script comes and the address has a choice', async ({
    page,
  }) => {
    const releaseScripts = await visitServed(page, `${route}?in=canada`, '**/cost-calculator.island*');
    const { field, status } = calculatorOn(page);
    await goTo(page, field('Country'));
    releaseScripts();
    await expect(status).toContainText('in Canada');
    await expectFocusSeen(field('Country'));
  });

  test('tells a screen reader what each figure is, what limits it, and the result', async ({ page }) => {
    const { block, field } = await open(page, '?in=usa&hours=10');
    await expect(block).toMatchAriaSnapshot(`
      - heading "Your estimate" [level=2]
      - group:
        - combobox "Country"
        - combobox "Course"
        - combobox "Where you live"
        - spinbutton "Length of stay (months)"
        - group:
          - group "Yearly tuition (USD)":
            - spinbutton "Yearly tuition, lowest"
            - spinbutton "Yearly tuition, highest"
          - group "Monthly living costs (USD)"
          - spinbutton "Hours worked per week": "10"
          - spinbutton "Weeks worked per year"
          - group "Hourly pay (USD)"
          - textbox "Any other cost (name it)"
          - spinbutton "Amount (USD)"
      - status:
        - text: "Midpoint:"
        - strong: $47,900 ≈ ₹46 lakh
        - text: for 12 months in the USA
      - group:
        - table "Your estimate":
          - rowgroup:
            - row "Item Low Midpoint High"
          - rowgroup:
            - row "Tuition $20,000 $32,500 $45,000"
      - button "Copy link to share"
      - button "Print"
      - status
      - checkbox "Add this estimate to my enquiry"
      - link "Book a consultation"
    `);
    await expect(field('Hours worked per week')).toHaveAccessibleDescription(
      /^The law allows up to 20 hours a week in term\./,
    );
  });

  test('adds the estimate to an enquiry only if it is asked to', async ({ page }) => {
    const { block } = await open(page, '?in=canada');
    const link = block.getByRole('link', { name: 'Book a consultation' });
    await expect(link).toHaveAttribute('href', '/contact?country=Canada#contact-form');
    await link.click();
    await expect(page.getByLabel('Desired country')).toHaveValue('Canada');
    await expect(page.getByLabel('Your cost estimate')).toHaveCount(0);

    await open(page, '?in=canada');
    await block.getByLabel('Add this estimate to my enquiry').check();
    await link.click();
    await expect(page.getByLabel('Your cost estimate')).toHaveValue(
      /^Midpoint: CAD\s45,000 for 12 months in Canada\n.*\?in=canada$/s,
    );
  });

  for (const reload of [false, true])
    test(`shows its result in rupees, too, ${reload ? 'after a reload' : 'once asked to'}`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const { block, field, status } = await open(page, '?in=canada');
      const between = block.getByText(/^Between/);
      await expect(between).toHaveText('Between CAD 35,000 and CAD 55,000');
      await page.getByRole('button', { name: 'Show amounts in rupees too' }).first().click();
      const both = 'Between CAD 35,000 ≈\u00a0₹24\u00a0lakh and CAD 55,000 ≈\u00a0₹37\u00a0lakh';
      await expect(between).toHaveText(both);
      if (reload) {
        await page.reload();
        await ready(page);
        await expect(field('Country')).toHaveValue('canada');
        await expect(between).toHaveText(both);
      }
      await field('Length of stay (months)').fill('24');
      await expect(status).toContainText('CAD 90,000 ≈\u00a0₹61\u00a0lakh for 24 months');
      expect(complaints).toEqual([]);
    });

  test('keeps what is chosen before its script has come', async ({ page }) => {
    const releaseScripts = await visitServed(page, route, '**/cost-calculator.island*');
    const { field, status } = calculatorOn(page);
    await expect(field('Country')).toBeEnabled();
    await chooseCountry(page, 'Canada');
    releaseScripts();
    await expect(status).toHaveText('Midpoint: CAD 45,000 ≈\u00a0₹30\u00a0lakh for 12 months in Canada');
  });

  test('keeps a field that is typed into when it takes over what was chosen before its script came', async ({
    page,
  }) => {
    const releaseScripts = await visitServed(page, route, '**/cost-calculator.island*');
    const { field, status } = calculatorOn(page);
    await expect(field('Country')).toBeEnabled();
    await chooseCountry(page, 'Canada');
    await field('Length of stay (months)').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    releaseScripts();
    await expect(status).toContainText('for 2 months in Canada');
    await page.keyboard.type('4');
    await expect(status).toHaveText('Midpoint: CAD 90,000 ≈\u00a0₹61\u00a0lakh for 24 months in Canada');
  });

  test('keeps the focus in the list of courses when it takes over a country chosen before its script came', async ({
    page,
  }) => {
    const releaseScripts = await visitServed(page, route, '**/cost-calculator.island*');
    const { field, status } = calculatorOn(page);
    await expect(field('Country')).toBeEnabled();
    await chooseCountry(page, 'Canada');
    await field('Course').focus();
    releaseScripts();
    await expect(status).toContainText('in Canada');
    await expect(field('Course')).toBeFocused();
  });

  test('takes no figure of the served country into the estimate for another', async ({ page }) => {
    const releaseScripts = await visitServed(page, route, '**/cost-calculator.island*');
    const { field, status } = calculatorOn(page);
    await expect(field('Country')).toBeEnabled();
    await chooseCountry(page, 'Canada');
    // Chooses a course in the task in which the script has taken over, before anything else is rendered.
    await field('Course').evaluate((select: HTMLSelectElement) => {
      const section = select.closest('[data-island]') as HTMLElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const course = section.querySelector('[name=course]') as HTMLSelectElement;
        course.value = 'tuition.diploma';
        course.dispatchEvent(new Event('change', { bubbles: true }));
      }).observe(section, { attributeFilter: ['data-hydrated'] });
    });
    releaseScripts();
    await expect(status).toHaveText('Midpoint: CAD 34,500 ≈\u00a0₹23\u00a0lakh for 12 months in Canada');
  });

  test('answers a choice that is made without focus or pointer, as autofill makes it', async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const { field, status } = calculatorOn(page);
    const set = (name: string, value: string) =>
      field(name).evaluate((control: HTMLSelectElement, value) => {
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    await set('Country', 'canada');
    await expect(status).toHaveText('Midpoint: CAD 45,000 ≈\u00a0₹30\u00a0lakh for 12 months in Canada');
    await set('Length of stay (months)', '24');
    await expect(status).toHaveText('Midpoint: CAD 90,000 ≈\u00a0₹61\u00a0lakh for 24 months in Canada');
    await expect(page).toHaveURL(/\?in=canada&months=24$/);
  });

  test('has nothing that axe finds in either scheme, and never scrolls sideways, on a phone and on a desktop', async ({
    page,
  }) => {
    const { block } = await open(page, '?in=usa&hours=10&months=24');
    await expect(block.getByRole('row', { name: /^Your earnings/ })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The colours are the same at each width.
      const found = await (width === 390 ? violationsInBoth : violationsOn)(
        page,
        '[data-block=cost-calculator]',
      );
      expect(found, `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sums of a country are in a table, and there is nothing to choose', async ({ page }) => {
    await page.goto(route);
    await expect(
      page
        .getByRole('row', { name: /^Canada/ })
        .getByRole('cell')
        .nth(2),
    ).toHaveText('CAD 45,000 ≈\u00a0₹30\u00a0lakh');
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('a destination says what a year costs, and leads to the calculator', async ({ page }) => {
    await page.goto('/study-canada');
    const card = page.locator('[data-block=at-a-glance]');
    await expect(card).toContainText('about ₹24–37 lakh CAD 35,000–55,000 a year');
    await card.getByRole('link', { name: 'Work out your own costs' }).click();
    await expect(page).toHaveURL('/cost-calculator?in=canada');
  });
});

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ready } from '../../e2e/hydration';

/**
 * What visitors come for, on a phone, mostly from the home page by its menu: how many taps it takes. Scrolling is
 * no tap.
 */

interface Visitor {
  tap: (target: Locator) => Promise<void>;
  /** Three taps: the menu, a group in it, a page in the group. */
  goTo: (group: string, page: string) => Promise<void>;
  taps: () => number;
}

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page }, use) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const header = page.getByRole('banner');
    await use({
      tap,
      goTo: async (group, name) => {
        await tap(header.getByRole('button', { name: 'Menu' }));
        await tap(header.locator('summary', { hasText: group }));
        await tap(header.locator('details[open]').getByRole('link', { name, exact: true }));
      },
      taps: () => taps,
    });
  },
});

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const nextSteps = (page: Page) => page.locator('[data-block="next-steps"]');
const desiredCountry = (page: Page) => page.locator('#contact-form').getByLabel('Desired country');

/** Whether a section begins below the bars, and in the upper third of the screen. */
const isBelowBars = (section: Locator) =>
  section.evaluate((element) => {
    const ends = [...document.querySelectorAll('body > header, [data-contents]')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    );
    const { top } = element.getBoundingClientRect();
    return top >= Math.max(0, ...ends) && top < innerHeight / 3;
  });

test('a consultation from Ireland, with the country filled in: four taps', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'Ireland');
  await visitor.tap(page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).first());
  await expect(page).toHaveURL('/contact?country=Ireland#contact-form');
  await expect(desiredCountry(page)).toHaveValue('Ireland');
  await expect(page.locator('#contact-form h2')).toBeInViewport();
  expect(visitor.taps()).toBe(4);
});

test('a partner in New Zealand for a diploma: four taps, a fifth to apply', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'New Zealand');
  await visitor.tap(nextSteps(page).getByRole('link', { name: 'Partners in New Zealand' }));
  const cards = page.locator('#explore [data-item]:visible');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Diploma');
  await expect(page.locator('#explore h2')).toBeInViewport();
  expect(visitor.taps()).toBe(4);
  await visitor.tap(cards.getByRole('link', { name: 'Apply Now' }));
  await expect(desiredCountry(page)).toHaveValue('New Zealand, Tidewell Polytechnic');
});

test('the page about the country of an article: one tap from the article', async ({ page, visitor }) => {
  await page.goto('/blogdetails');
  await visitor.tap(nextSteps(page).getByRole('link', { name: 'Australia', exact: true }));
  await expect(page).toHaveURL('/study-australia');
  expect(visitor.taps()).toBe(1);
});

test('the telephone of Ahmedabad and its hours on a Saturday: three taps', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.goTo('Offices', 'India');
  const office = page.locator('[data-block=offices] [data-item]');
  await expect(office).toContainText('Ahmedabad');
  await expect(office.locator('a[href^="tel:+91"]')).toBeVisible();
  await expect(office.getByRole('row', { name: 'Saturday' })).toContainText('10 am – 6 pm');
  expect(visitor.taps()).toBe(3);
});

test('the intakes of Canada: four taps', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'Canada');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await visitor.tap(contents.getByRole('link', { name: 'Intakes' }));
  const intakes = page.locator('#intakes');
  await expect(intakes.getByRole('heading', { level: 3 }).first()).toBeInViewport();
  await expect.poll(() => isBelowBars(intakes)).toBe(true);
  expect(visitor.taps()).toBe(4);
});

test('the fees of France by a link to them: no tap', async ({ page }) => {
  await page.goto('/study-france#tuition');
  await ready(page);
  const fees = page.locator('#tuition');
  await expect(fees.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(fees.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isBelowBars(fees)).toBe(true);
});

test('back to the same scroll position, although both pages were reloaded', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  const topOfLiving = () =>
    page.locator('#living').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const link = page.locator('#intro').getByRole('link', { name: 'a place to live' });
  await page.locator('#living').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await topOfLiving();
  await page.reload();
  await ready(page);
  await expect.poll(topOfLiving).toBe(before);
  await link.evaluate((element: HTMLElement) => element.click()); // without scrolling to it
  await expect(page).toHaveURL('/student-accommodation');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/study-ireland');
  await expect.poll(topOfLiving).toBe(before);
});

test('from one destination to the one with the lowest fees: one tap', async ({ page, visitor }) => {
  await page.goto('/study-ireland');
  const lowestFees = nextSteps(page).getByRole('listitem').filter({ hasText: 'Lowest fees' });
  await expect(lowestFees).toContainText('from €500 a year');
  await visitor.tap(lowestFees.getByRole('link'));
  await expect(page).toHaveURL('/study-germany');
  await expect(nextSteps(page).getByRole('listitem').filter({ hasText: 'Lowest fees' })).toContainText(
    'This page',
  );
  expect(visitor.taps()).toBe(1);
});

test('a whole master’s degree in Ireland and in Germany, in rupees: at most nine taps', async ({
  page,
  visitor,
}) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'Compare Countries');
  const compare = page.locator('[data-block=compare]');
  await visitor.tap(compare.locator('summary').first()); // opens the choice: two are chosen already
  for (const name of ['Ireland', 'Germany']) {
    const box = compare.getByRole('checkbox', { name });
    if (!(await box.isChecked())) await visitor.tap(box);
  }
  for (const name of await chosenIn(compare))
    if (!['Ireland', 'Germany'].includes(name))
      await visitor.tap(compare.getByRole('checkbox', { name, exact: true }));
  const year = compare
    .getByRole('row', { name: /for a year of a master's degree/ })
    .filter({ visible: true });
  await expect(year).toContainText(/≈\s₹\d+–\d+\slakh[\s\S]*≈\s₹\d+–\d+\slakh/);
  await visitor.tap(compare.locator('summary', { hasText: 'All figures' }));
  await expect(compare.getByText('The whole degree').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/with=(ireland,germany|germany,ireland)/);
  expect(visitor.taps()).toBeLessThanOrEqual(9);
});

/** The names of the countries that are compared. */
const chosenIn = (compare: Locator) =>
  compare
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));

test('Canada’s next intake and its deadline: four taps', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'Canada');
  await visitor.tap(page.locator('[data-contents]').getByRole('link', { name: 'Intakes' }));
  const intakes = page.locator('#intakes');
  await expect(intakes).toContainText('May');
  await expect(intakes.locator('[data-until]').first()).toHaveText(/^(today|tomorrow|in \d+ (days|months))$/);
  expect(visitor.taps()).toBe(4);
});

test('whether 65% and IELTS 6.5 are enough for the United Kingdom: three taps, two choices, two figures', async ({
  page,
  visitor,
}) => {
  await page.goto('/');
  await visitor.goTo('Study Abroad', 'Check My Marks');
  await expect(page).toHaveURL(/\/eligibility/);
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Level').selectOption("Master's degree");
  await page.getByLabel(/^Marks/).fill('65');
  await page.getByLabel(/IELTS/).first().fill('6.5');
  await expect(page.getByRole('main')).toContainText(
    'United Kingdom Marks: enough. English test: not enough. You need IELTS 7.0.',
  );
  expect(visitor.taps()).toBe(3);
});

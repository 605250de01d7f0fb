import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../e2e/hydration';
import { doubleText } from '../../e2e/text-faults';

/** Where a page leads on to, and what a link to the form fills in there; errands.spec.ts counts the taps. */

const nextSteps = (page: Page) => page.locator('[data-block="next-steps"]');
const field = (page: Page, label: string) => page.locator('#contact-form').getByLabel(label);

test.use({ viewport: { width: 390, height: 780 } });

test('a field that was filled in says so until it is edited', async ({ page }) => {
  await page.goto('/study-ireland');
  await page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).first().click();
  await expect(field(page, 'Desired country')).toHaveValue('Ireland');
  await expect(page.getByText('Filled in for you')).toBeVisible();
  await field(page, 'Desired country').fill('Ireland or France');
  await expect(page.getByText('Filled in for you')).toHaveCount(0);
});

test('an article leads to the form with the country that it is about', async ({ page }) => {
  await page.goto('/blogdetails');
  await expect(nextSteps(page).getByRole('link', { name: 'Book a consultation' })).toHaveAttribute(
    'href',
    '/contact?country=Australia#contact-form',
  );
});

test('a service is filled in where the form offers it', async ({ page }) => {
  await page.goto('/student-services/visa-services');
  await page.getByRole('link', { name: 'Book Consultation' }).first().click();
  await expect(field(page, 'Purpose of consultation')).toHaveValue('Visa Services');
  await page.goto('/contact?service=Astrology#contact-form');
  await page.locator('[data-island="enquiry-form"][data-hydrated]').waitFor({ state: 'attached' });
  await expect(field(page, 'Purpose of consultation')).toHaveValue('');
  await expect(page.getByText('Filled in for you')).toHaveCount(0);
});

test('a page that has the form itself fills it in as it is served', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/study-newzealand');
  await expect(page.getByRole('link', { name: 'Book Consultation' }).nth(0)).toBeAttached();
  expect(await page.locator('[data-block="banner"] a[data-look]').getAttribute('href')).toBe('#contact-form');
  await expect(field(page, 'Desired country')).toHaveValue('New Zealand');
  await context.close();
});

test('the breadcrumb of a menu opens its pages, with script and without', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 780 } });
    const page = await context.newPage();
    await page.goto('/study-ireland');
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await trail.getByRole('button', { name: 'Study Abroad' }).click();
    await expect(trail.getByRole('link', { name: 'Canada' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(trail.getByRole('link', { name: 'Canada' })).toBeHidden();
    await trail.getByRole('button', { name: 'Study Abroad' }).click();
    await trail.getByRole('link', { name: 'Canada' }).click();
    await expect(page).toHaveURL('/study-canada');
    await context.close();
  }
});

for (const route of ['/study-ireland', '/scholarship', '/blogdetails'])
  test(`the bars take at most 18 % of the screen while ${route} is read`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const bar = page.locator('[data-sticky-action]');
    await page.mouse.move(195, 400);
    for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 300);
    await expect(bar).toBeInViewport();
    const taken = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body > header, [data-contents], [data-sticky-action]')].reduce(
          (sum, element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
          },
          0,
        ),
      );
    await expect.poll(taken).toBeLessThanOrEqual(0.18 * 780);
    const header = page.getByRole('banner');
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -120);
    await expect(header).toBeInViewport({ ratio: 1 });
  });

test('the header stays away while it would cover what is focused', async ({ page }) => {
  await page.goto('/study-newzealand');
  await ready(page);
  await page.mouse.move(195, 400);
  const question = page.locator('[data-block=faq] summary').nth(3);
  await page.keyboard.press('Tab'); // from here on a focus shows
  await question.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' }),
  );
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await question.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const settled = await page.getByRole('banner').evaluateHandle((header) => ({
    /** Resolves once the page has been scrolled, has handled that, and the header has ended its transitions. */
    once: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
      .then(() => new Promise(requestAnimationFrame))
      .then(() => new Promise(requestAnimationFrame))
      .then(() => Promise.allSettled(header.getAnimations().map(({ finished }) => finished))),
  }));
  await page.mouse.wheel(0, -20);
  await settled.evaluate(({ once }) => once);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the bar at the bottom has links to call the office and to write to it', async ({ page }) => {
  await page.goto('/study-ireland');
  const bar = page.locator('[data-sticky-action]');
  await expect(bar.locator('a')).toHaveCount(3);
  await expect(bar.locator('a[href^="tel:+91"]')).toHaveText('Call us');
  await expect(bar.locator('a[href^="https://wa.me/91"]')).toHaveText('WhatsApp');
});

test('the partner universities are reached from the menu, the footer, the home page and a destination', async ({
  page,
}) => {
  const to = '[href^="/university-partnerships"]';
  await page.goto('/');
  for (const landmark of ['header', 'main', 'footer'])
    expect(await page.locator(`${landmark} a${to}`).count()).toBeGreaterThan(0);
  await page.goto('/study-france');
  await expect(nextSteps(page).locator(`a${to}`)).toHaveText('All partner universities');
});

test('the bar at the bottom keeps its buttons on screen with text at twice its size', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  await doubleText(page);
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 780 });
    const bar = page.locator('[data-sticky-action]');
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(bar).toBeInViewport();
    for (const button of await bar.locator('a').all()) {
      const { x = 0, width: wide = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      const overflow = await button.evaluate((link) => link.scrollWidth - link.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

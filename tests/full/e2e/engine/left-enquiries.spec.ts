import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../../e2e/hydration';
import { expectFilled, fill, formOn, openHydrated } from '../../../e2e/tour-form';

/** What becomes of an enquiry whose page was left before it was answered. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, city, remaining] of [
  ['is cleared of what was received', 'Surat', ''],
  ['keeps what was typed meanwhile', 'Vadodara', 'Vadodara'],
] as const)
  test(`the form of the next page ${what}`, async ({ page }) => {
    await openHydrated(page);
    let answer = () => {}; // to the last request: the next page sends the enquiry again
    await page.route('**/api/contact-form', (route) => {
      answer = () => void route.fulfill({ json: { ok: true } });
    });
    await fill(page);
    const { button, field } = formOn(page);
    await button.click();
    await expect(button).toHaveText('Sending…');
    await page.goto('/contact');
    await expect(page.getByRole('status').filter({ visible: true })).toContainText('Sending…');
    await hydrated(button);
    await expectFilled(page);
    await field('Current city').fill(city);
    answer();
    await expect(page.getByText('We have received your enquiry.')).toBeVisible();
    await expect(field('Current city')).toHaveValue(remaining);
  });

test('a visitor who leaves twice, the second time without a connection, is told, and finds what was typed', async ({
  page,
}) => {
  await openHydrated(page);
  let isOffline = false;
  let posts = 0;
  await page.route('**/api/contact-form', async (route) => {
    posts += 1;
    if (isOffline) await route.abort('internetdisconnected'); // until then there is no answer
  });
  await fill(page);
  await formOn(page).button.click();
  await expect(formOn(page).button).toHaveText('Sending…');
  await page.goto('/privacy-policy');
  const notice = page.getByRole('status').filter({ visible: true });
  await expect(notice).toContainText('Sending…');
  await expect.poll(() => posts).toBe(2); // the notice is there before the request
  isOffline = true;
  await page.goto('/blog');
  await expect(notice).toContainText('Network error. Please check your connection and try again.');
  expect(posts).toBe(3);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/about#contact$/);
  await hydrated(formOn(page).button);
  await expectFilled(page);
});

test('whoever is led back to a form finds the country that a link had filled in', async ({ page }) => {
  await page.goto('/contact?country=Portugal#contact-form');
  await hydrated(formOn(page).button);
  const { field, button } = formOn(page);
  await fill(page);
  await field('Country to tour').fill('');
  await page.reload();
  await expect(field('Country to tour')).toHaveValue('Portugal');
  let posts = 0;
  await page.route('**/api/contact-form', async (route) => {
    posts += 1;
    if (posts > 1) await route.fulfill({ status: 500, json: {} }); // the first is never answered
  });
  await button.click();
  await expect.poll(() => posts).toBe(1);
  await page.goto('/privacy-policy');
  await page.getByRole('status').getByRole('link').click();
  await expect(page).toHaveURL('/contact?country=Portugal#contact-form');
  await expect(field('Country to tour')).toHaveValue('Portugal');
  await expect(field('First name')).toHaveValue('Asha');
});

test.describe('whoever leaves while an enquiry is being sent', () => {
  /** Leaves the form for the privacy policy before the receiver answers. That page sends again, and gets `answer`. */
  async function leave(page: Page, answer: { status: number; json: object }) {
    await openHydrated(page);
    let posts = 0;
    await page.route('**/api/contact-form', async (route) => {
      posts += 1;
      if (posts > 1) await route.fulfill(answer); // the first is never answered
    });
    await fill(page);
    await formOn(page).button.click();
    await expect(formOn(page).button).toHaveText('Sending…');
    await expect.poll(() => posts).toBe(1); // the button says so before the request is sent
    await page.goto('/privacy-policy');
  }

  test('sees on the next page that it was not received, and is led back to what was typed', async ({
    page,
  }) => {
    await leave(page, { status: 503, json: { message: 'Closed until Monday.' } });
    await expect(page.getByText('Closed until Monday.')).toBeVisible();
    await page.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(/\/about#contact$/);
    await hydrated(formOn(page).button);
    await expectFilled(page);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { awake, ready, wakeUp } from './complaints';
import { expectFilled, fill, formOn, open, payload, purpose } from './consultation';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

const draft = (page: Page) => page.evaluate(() => localStorage.getItem('/api/contact-form#draft'));

async function openAwake(page: Page) {
  await open(page);
  await wakeUp(formOn(page).button);
}

test.describe('what is typed', () => {
  test('is still there after the privacy policy and back', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    await formOn(page).form.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expectFilled(page);
  });

  test('is still there after a reload', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    await page.reload();
    await ready(page);
    await awake(formOn(page).button);
    await expectFilled(page);
  });

  test('is still there after a crash, in a new tab, and on other pages with the form', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    const next = await page.context().newPage();
    await page.close();
    for (const route of ['/contact', '/about']) {
      await next.goto(route);
      await ready(next);
      await awake(formOn(next).button);
      await expectFilled(next);
    }
  });

  test('is said to be kept, and can be forgotten', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    const { form, field } = formOn(page);
    await expect(form.getByText('What you type is kept in this browser until you send it')).toBeVisible();
    await form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('First name')).toHaveValue('');
    expect(await draft(page)).toBeNull();
    await page.reload();
    await ready(page);
    await expect(field('First name')).toHaveValue('');
  });

  test('is forgotten once it is sent', async ({ page }) => {
    await openAwake(page);
    await page.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
    await fill(page);
    expect(await draft(page)).toContain('Asha');
    await formOn(page).button.click();
    await expect(formOn(page).thanks).toBeVisible();
    expect(await draft(page)).toBeNull();
  });

  test('is forgotten after a week', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    await page.evaluate(() => {
      const name = '/api/contact-form#draft';
      const kept = JSON.parse(localStorage.getItem(name) ?? '');
      localStorage.setItem(name, JSON.stringify({ ...kept, at: kept.at - 8 * 24 * 60 * 60 * 1000 }));
    });
    const next = await page.context().newPage();
    await next.goto('/contact');
    await ready(next);
    await wakeUp(formOn(next).button);
    await expect(formOn(next).field('First name')).toHaveValue('');
    expect(await draft(next)).toBeNull();
  });

  test('takes the place of what a page fills in, which is not kept', async ({ page }) => {
    const { field } = formOn(page);
    const hint = page.getByText('Filled in for you');
    await openAwake(page);
    await field('First name').fill('Asha');
    expect(await draft(page)).not.toContain('New Zealand');

    await page.goto('/contact?country=Ireland#contact-form');
    await awake(formOn(page).button);
    await expect(field('First name')).toHaveValue('Asha');
    await expect(field('Desired country')).toHaveValue('Ireland');
    await expect(hint).toBeVisible();
    await field('Desired country').fill('France');
    await page.reload();
    await awake(formOn(page).button);
    await expect(field('Desired country')).toHaveValue('France');
    await expect(hint).toHaveCount(0);

    await page.goto('/study-newzealand');
    await awake(formOn(page).button);
    await expect(field('Desired country')).toHaveValue('France');
    await expect(hint).toHaveCount(0);
    await formOn(page).form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('Desired country')).toHaveValue('New Zealand');
    await expect(hint).toBeVisible();
  });

  test('is put back into a page that was rendered ahead once it is shown', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    const ahead = await page.context().newPage();
    await ahead.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    await ahead.goto('/contact');
    await ahead.locator('html[data-script]').waitFor({ state: 'attached' });
    await formOn(page).field('First name').fill('Āśā'); // the visitor types on
    await ahead.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(formOn(ahead).field('First name')).toHaveValue('Āśā');
  });

  test('of two samples is kept for each', async ({ page }) => {
    await page.goto('/india-office');
    await page.getByLabel('First name').fill('Asha');
    await awake(formOn(page).button);
    await page.goto('/philippine-office');
    await page.getByLabel('Your name').fill('Ravi');
    await awake(formOn(page).button);
    await page.goto('/india-office');
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'question#draft',
      'wide#draft',
    ]);
  });

  test('is not said to be kept where the visitor allows no storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await openAwake(page);
    await fill(page);
    await expect(formOn(page).form.getByText('What you type is kept')).toBeHidden();
  });
});

test.describe('a mobile number', () => {
  for (const written of ['+91 98765 43210', '098765 43210', '98765 43210', '(98765)-43210'])
    test(`is cleaned when the field is left: ${written}`, async ({ page }) => {
      await openAwake(page);
      const field = formOn(page).field('Mobile number');
      await field.fill(written);
      await expect(field).toHaveValue(written);
      await field.press('Tab');
      await expect(field).toHaveValue('9876543210');
    });

  test('that begins with the digits of the country’s code is left alone', async ({ page }) => {
    await openAwake(page);
    const field = formOn(page).field('Mobile number');
    await field.fill('9198765432');
    await field.press('Tab');
    await expect(field).toHaveValue('9198765432');
  });
});

test.describe('whoever leaves while an enquiry is being sent', () => {
  /** Leaves the form for the privacy policy before the receiver has answered, and lets it answer there. */
  async function leave(page: Page, answer: { status: number; json: object }) {
    await openAwake(page);
    const bodies: string[] = [];
    let isLeft = false;
    await page.route('**/api/contact-form', async (route) => {
      bodies.push(
        JSON.stringify([
          route.request().postDataJSON(),
          await route.request().headerValue('idempotency-key'),
        ]),
      );
      if (isLeft) await route.fulfill(answer); // the first is never answered
    });
    await fill(page);
    await formOn(page).button.click();
    await expect(formOn(page).button).toHaveText('Sending…');
    isLeft = true;
    await page.goto('/privacy-policy');
    return bodies;
  }

  test('sees on the next page that it was received', async ({ page }) => {
    const bodies = await leave(page, { status: 200, json: { ok: true } });
    const notice = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(notice).toContainText('We have received your enquiry.');
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]); // the same key: it is kept once
    expect(JSON.parse(bodies[0] ?? '')[0]).toEqual(payload);
    expect(await draft(page)).toBeNull();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.getByText('We have received your enquiry.')).toHaveCount(0);
  });

  test('sees there that it was not, and is led back to what was typed', async ({ page }) => {
    await leave(page, { status: 503, json: { message: 'Closed until Monday.' } });
    await expect(page.getByText('Closed until Monday.')).toBeVisible();
    await page.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(/\/study-newzealand#contact-form$/);
    await awake(formOn(page).button);
    await expectFilled(page);
  });
});

test('whoever is led back to a form finds the country that a link had filled in', async ({ page }) => {
  await page.goto('/contact?country=Ireland#contact-form');
  await awake(formOn(page).button);
  const { field, button } = formOn(page);
  await fill(page);
  await field('Desired country').fill('');
  await page.reload();
  await expect(field('Desired country')).toHaveValue('Ireland');
  await page.route('**/api/contact-form', () => {}); // never answered
  await button.click();
  await expect(button).toHaveText('Sending…');
  await page.unroute('**/api/contact-form');
  await page.route('**/api/contact-form', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/privacy-policy');
  await page.getByRole('status').getByRole('link').click();
  await expect(page).toHaveURL('/contact?country=Ireland#contact-form');
  await expect(field('Desired country')).toHaveValue('Ireland');
  await expect(field('First name')).toHaveValue('Asha');
});

test('“Not Sure” reads as a prompt and not as an answer', async ({ page }) => {
  await open(page);
  const select = formOn(page).field(purpose.label);
  await expect(select.locator('option:checked')).toHaveText('Not Sure? Pick the closest');
  await expect(select).toHaveValue('');
});

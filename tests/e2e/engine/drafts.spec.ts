import { expect, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready, wakeUp } from '../complaints';
import { expectFilled, fill, formOn, formPage, open, payload, purpose } from '../consultation';
import { visitServed } from '../hold-back';

test.use({ baseURL: process.env.FIXTURE_ORIGIN, contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

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
    const crash = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => {}); // it never answers
    await crash;
    const next = await page.context().newPage();
    for (const route of ['/contact', '/about']) {
      await next.goto(route);
      await ready(next);
      await awake(formOn(next).button);
      await expectFilled(next);
    }
  });

  test('in two tabs is kept as it was typed last, and forgotten when it is sent in one', async ({ page }) => {
    await openAwake(page);
    await fill(page);
    const other = await page.context().newPage();
    await openAwake(other);
    await expectFilled(other);
    await formOn(other).field('Current city').fill('Vadodara');
    await formOn(page).field('First name').fill('Usha');
    await page.reload();
    await awake(formOn(page).button);
    await expect(formOn(page).field('First name')).toHaveValue('Usha');
    await expect(formOn(page).field('Current city')).toHaveValue('Surat');

    await other.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
    await formOn(other).button.click();
    await expect(formOn(other).thanks).toBeVisible();
    await page.goto('/contact');
    await wakeUp(formOn(page).button);
    await expect(formOn(page).field('First name')).toHaveValue('');
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
    await page.goto('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expect(formOn(page).field('First name')).toHaveValue('');
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
    await page.goto('/norway');
    await wakeUp(formOn(page).button);
    await field('First name').fill('Asha');
    expect(await draft(page)).not.toContain('Norway');

    await page.goto('/contact?country=Portugal#contact-form');
    await awake(formOn(page).button);
    await expect(field('First name')).toHaveValue('Asha');
    await expect(field('Desired country')).toHaveValue('Portugal');
    await expect(hint).toBeVisible();
    await field('Desired country').fill('Chile');
    await page.reload();
    await awake(formOn(page).button);
    await expect(field('Desired country')).toHaveValue('Chile');
    await expect(hint).toHaveCount(0);

    await page.goto('/norway');
    await awake(formOn(page).button);
    await expect(field('Desired country')).toHaveValue('Chile');
    await expect(hint).toHaveCount(0);
    await formOn(page).form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('Desired country')).toHaveValue('Norway');
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
    await page.goto('/harbour-office');
    await page.getByLabel('First name').fill('Asha');
    await awake(formOn(page).button);
    await page.goto('/mill-office');
    await page.getByLabel('Your name').fill('Ravi');
    await awake(formOn(page).button);
    await page.goto('/harbour-office');
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'question#draft',
      'wide#draft',
    ]);
  });

  const storages = {
    'where the visitor allows no storage': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    'where the storage is full': () => {
      for (let size = 5 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
        for (const storage of [localStorage, sessionStorage])
          try {
            storage.setItem(`other ${size}`, 'x'.repeat(size));
          } catch {
            // So much does not fit.
          }
    },
  };
  for (const [where, prepare] of Object.entries(storages))
    test(`is not said to be kept ${where}, and is sent`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript(prepare);
      await openAwake(page);
      await fill(page);
      await expect(formOn(page).form.getByText('What you type is kept')).toBeHidden();
      await page.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
      await formOn(page).button.click();
      await expect(formOn(page).thanks).toBeVisible();
      expect(complaints).toEqual([]);
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

  test('is cleaned when the script comes, if its field was left before', async ({ page }) => {
    const letCome = await visitServed(page, formPage, '**/assets/*.js');
    const { button, field } = formOn(page);
    await field('Mobile number').fill('+91 98765 43210');
    await field('Current city').fill(' Surat'); // it is still being written
    letCome();
    await awake(button);
    await expect(field('Mobile number')).toHaveValue('9876543210');
    await expect(field('Current city')).toHaveValue(' Surat');
    await expect(field('Current city')).toBeFocused();
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
    await expect(page).toHaveURL(/\/about#contact$/);
    await awake(formOn(page).button);
    await expectFilled(page);
  });
});

for (const [what, city, left] of [
  ['is cleared of what was received', 'Surat', ''],
  ['keeps what was written meanwhile', 'Vadodara', 'Vadodara'],
] as const)
  test(`the form of the next page ${what}`, async ({ page }) => {
    await openAwake(page);
    let answer = () => {};
    await page.route('**/api/contact-form', (route) => {
      answer = () => void route.fulfill({ json: { ok: true } });
    });
    await fill(page);
    const { button, field } = formOn(page);
    await button.click();
    await expect(button).toHaveText('Sending…');
    await page.goto('/contact');
    await expect(page.getByRole('status').filter({ visible: true })).toContainText('Sending…');
    await awake(button);
    await expectFilled(page);
    await field('Current city').fill(city);
    answer();
    await expect(page.getByText('We have received your enquiry.')).toBeVisible();
    await expect(field('Current city')).toHaveValue(left);
  });

test('whoever leaves twice, and then without a connection, is told, and finds what was typed', async ({
  page,
}) => {
  await openAwake(page);
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
  await awake(formOn(page).button);
  await expectFilled(page);
});

test('whoever is led back to a form finds the country that a link had filled in', async ({ page }) => {
  await page.goto('/contact?country=Portugal#contact-form');
  await awake(formOn(page).button);
  const { field, button } = formOn(page);
  await fill(page);
  await field('Desired country').fill('');
  await page.reload();
  await expect(field('Desired country')).toHaveValue('Portugal');
  let isLeft = false;
  await page.route('**/api/contact-form', async (route) => {
    if (isLeft) await route.fulfill({ status: 500, json: {} }); // the first is never answered
  });
  await button.click();
  await expect(button).toHaveText('Sending…');
  isLeft = true;
  await page.goto('/privacy-policy');
  await page.getByRole('status').getByRole('link').click();
  await expect(page).toHaveURL('/contact?country=Portugal#contact-form');
  await expect(field('Desired country')).toHaveValue('Portugal');
  await expect(field('First name')).toHaveValue('Asha');
});

test('“Not Sure” reads as a prompt and not as an answer', async ({ page }) => {
  await open(page);
  const select = formOn(page).field(purpose.label);
  await expect(select.locator('option:checked')).toHaveText('Not Sure? Pick the closest');
  await expect(select).toHaveValue('');
});

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { dataOf } from '../../built-sites';
import { ready } from '../hydration';
import { keptIn } from '../kept-in';
import { expectFilled, fill, formOn, open, payload } from '../tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

/** What the fixture's real receiver keeps. Each test finds its enquiry by an email address of its own. */
const ownAddress = () => `asha.${randomUUID()}@example.com`;

const keptFrom = (email: string) => keptIn(dataOf('fixture'), email);

test('an enquiry whose answer was lost is kept once, even if it is sent again after a reload', async ({
  page,
}) => {
  const email = ownAddress();
  await open(page);
  await page.route('**/api/contact-form', async (route) => {
    await route.fetch(); // it arrives
    await route.abort('connectionreset');
  });
  await fill(page);
  await formOn(page).field('Email address').fill(email);
  await formOn(page).button.click();
  await expect(formOn(page).alert).toHaveText('Network error. Please check your connection and try again.');
  expect(await keptFrom(email)).toHaveLength(1);

  await page.unroute('**/api/contact-form');
  await page.reload();
  await open(page);
  await fill(page);
  await formOn(page).field('Email address').fill(email);
  await formOn(page).button.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(await keptFrom(email)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid form is reported on a page, from which the visitor goes back to what was typed; a valid one is kept, and answered with the thank-you page', async ({
    page,
  }) => {
    const email = ownAddress();
    await page.goto('/norway#contact-form');
    await fill(page);
    const { field, button } = formOn(page);
    await field('First name').fill('   ');
    await button.click();
    await expect(page.getByText('Please enter a valid first name.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Form submission failed. Please try again.',
    );
    await page.goBack();
    await expect(field('Current city')).toHaveValue(payload.city);

    await fill(page);
    await field('Email address').fill(email);
    await button.click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await keptFrom(email)).toMatchObject([
      { payload: { ...payload, email }, consent: { version: '2026-11' }, quarantine: undefined },
    ]);
  });
});

test('a page that is older than the receiver asks to be reloaded, which keeps what was typed; the enquiry is then received with what the visitor agreed to', async ({
  page,
}) => {
  await open(page);
  // What a page sends that was opened before a field was added.
  await page.route('**/api/contact-form', (route, request) => {
    const { city: _notYetAsked, ...body } = request.postDataJSON();
    const headers = { ...request.headers(), 'form-version': 'older' };
    return route.continue({ headers, postData: JSON.stringify(body) });
  });
  await fill(page);
  await formOn(page).button.click();
  await expect(formOn(page).alert).toHaveText(/^We have just changed this form\. Please reload the page/);
  await expectFilled(page);

  await page.unroute('**/api/contact-form');
  await page.reload();
  await ready(page);
  await expectFilled(page);
  const email = ownAddress();
  await formOn(page).field('Email address').fill(email);
  await formOn(page).button.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(await keptFrom(email)).toMatchObject([
    {
      form: '/api/contact-form',
      payload: { ...payload, email },
      consent: { version: '2026-11', text: expect.stringContaining('/privacy-policy') },
    },
  ]);
  await page.reload();
  await ready(page);
  await expect(formOn(page).field('First name')).toHaveValue('');
});

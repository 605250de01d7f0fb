import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { dataOf } from '../../../built-sites';
import { ready } from '../../../e2e/complaints';
import { expectFilled, fill, formOn, open, payload } from '../../../e2e/consultation';
import { keptIn } from '../../../e2e/kept-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

/** The real receiver, to its store and back. Each test writes from an address of its own. */
const ownAddress = () => `asha.${randomUUID()}@example.com`;

const keptFrom = (email: string) => keptIn(dataOf('fixture'), email);

test('a page that is older than the receiver asks to be reloaded, which keeps what was typed', async ({
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
  expect(await keptFrom(email)).toHaveLength(1);
  await page.reload();
  await ready(page);
  await expect(formOn(page).field('First name')).toHaveValue('');
});

test('an enquiry with a filled honeypot is quarantined', async ({ page }) => {
  const email = ownAddress();
  await open(page);
  await fill(page);
  const { block, button, field, thanks } = formOn(page);
  await field('Email address').fill(email);
  await block.locator('[name=website_url]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com';
  });
  await button.click();
  await expect(thanks).toBeVisible();
  expect(await keptFrom(email)).toMatchObject([{ quarantine: 'honeypot', payload: { ...payload, email } }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid form is reported on a page, whose link back leads to what was typed', async ({ page }) => {
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
  });
});

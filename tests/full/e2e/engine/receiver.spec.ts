import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { dataOf } from '../../../built-sites';
import { keptIn } from '../../../e2e/kept-in';
import { fill, formOn, open, payload } from '../../../e2e/tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

/** An address that no other test writes from, by which its enquiry is found in the store of the real receiver. */
const ownAddress = () => `asha.${randomUUID()}@example.com`;

const keptFrom = (email: string) => keptIn(dataOf('fixture'), email);

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

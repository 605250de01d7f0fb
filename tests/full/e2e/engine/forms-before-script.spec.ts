import { expect, test } from '@playwright/test';
import { fill, formOn, open, receiver } from '../../../e2e/consultation';

/** A form as it is served, until its script comes; and if it does not. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test('a form whose script does not come posts by itself', async ({ page }) => {
  const requests = await receiver(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
  );
  await page.route('**/enquiry-form.island.*.js', (route) => route.abort());
  await open(page);
  await fill(page);
  await formOn(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact-form$/);
  expect(requests.map((request) => request.method())).toEqual(['POST']);
});

import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../../../e2e/hold-back';
import { hydrated, ready } from '../../../e2e/hydration';
import {
  accepts,
  expectFilled,
  fakeReceiver,
  fill,
  formOn,
  formPage,
  messages,
  open,
} from '../../../e2e/tour-form';

/** A form as it is served, until its script comes; and if it does not. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

test('a form whose script does not come posts by itself', async ({ page }) => {
  const requests = await fakeReceiver(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
  );
  await page.route('**/enquiry-form.island.*.js', (route) => route.abort());
  await open(page);
  await fill(page);
  await formOn(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact-form$/);
  expect(requests.map((request) => request.method())).toEqual(['POST']);
});

/** Adds an element before the first field of the form, as browser extensions do. */
const addElement = (page: Page) =>
  page.evaluate(() => {
    const helper = document.createElement('div');
    helper.append(document.createElement('button'));
    document.querySelector('[data-block=enquiry-form] [data-type]')?.before(helper);
  });

test.describe('before the script arrives', () => {
  test('what is typed stays on a page that something has changed, with the focus, the selection and the press', async ({
    page,
  }) => {
    const releaseScripts = await holdBack(page, '**/enquiry-form.island.*.js');
    const requests = await fakeReceiver(page, accepts);
    await page.goto(formPage);
    await addElement(page);
    await fill(page);
    const { field, button, thanks } = formOn(page);
    await button.click({ noWaitAfter: true });
    await field('Current city').focus();
    await field('Current city').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    const focused = await field('Current city').elementHandle();
    await page.route('**/api/contact-form', () => {}, { times: 1 }); // the form stays to be looked at
    releaseScripts();
    await hydrated(button);
    expect(await focused?.evaluate((input) => input.isConnected)).toBe(false); // React has made it anew
    await expectFilled(page);
    await expect(field('Current city')).toBeFocused();
    expect(
      await field('Current city').evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([1, 3]);
    await expect(button).toHaveText('Sending…');
    expect(requests).toEqual([]);
    await expect(thanks).toBeHidden();
  });

  test('the form says itself what is wrong, without the browser’s bubble over it', async ({ page }) => {
    await holdBack(page, '**/enquiry-form.island.*.js');
    await page.goto(formPage);
    await page.evaluate(() =>
      addEventListener(
        'invalid',
        (event) => {
          document.body.dataset.bubble = `${!event.defaultPrevented}`;
        },
        true,
      ),
    );
    const { button, errors, field } = formOn(page);
    await ready(page);
    await button.click();
    await expect(errors).toHaveText(Object.values(messages));
    await expect(field('First name')).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-bubble', 'false');
  });
});

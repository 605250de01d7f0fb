import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { hydrated, ready } from '../../../e2e/hydration';
import {
  accepts,
  expectFilled,
  fakeReceiver,
  fill,
  formOn,
  formPage,
  openHydrated,
  payload,
} from '../../../e2e/tour-form';

/** A page that a translator has changed before its islands hydrate, or whose fields the browser has emptied. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

/** What a browser that translates does to a page: each text is in elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.closest('script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.nodeValue}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test('a translated form stays translated and as it was, and sends the site’s own words', async ({ page }) => {
  const complaints = complaintsOf(page);
  const requests = await fakeReceiver(page, accepts);
  await page.goto(formPage);
  await ready(page);
  await translate(page);
  const { block, button, thanks } = formOn(page);
  const first = block.locator('[name=name]');
  const served = await first.elementHandle();
  await first.pressSequentially('Asha');
  await hydrated(button);
  await expect(first).toBeFocused();
  expect(await served?.evaluate((input) => input.isConnected)).toBe(true);
  await expect(block.locator('label', { hasText: '«First name»' })).toBeVisible();
  for (const [name, answer] of Object.entries(payload))
    if (name !== 'purpose') await block.locator(`[name=${name}]`).fill(answer);
  await block.locator('select').selectOption({ index: 6 }); // by its index: the text is translated
  await expect(block.locator('option:checked')).toHaveText(`«${payload.purpose}»`);
  await button.click();
  await expect(thanks).toBeVisible();
  expect(requests[0]?.postDataJSON()).toEqual(payload);
  expect(complaints).toEqual([]);
});

test('an island of any kind works on a translated page', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await translate(page);
  const block = page.locator('[data-block=offices]');
  const tab = block.locator('a[href^="#"], [role=tab]', { hasText: 'Station' });
  await tab.focus();
  await hydrated(tab);
  await expect(tab).toBeFocused();
  await tab.click();
  await expect(block.getByRole('heading', { level: 3 }).filter({ visible: true })).toContainText('Station');
});

test('a field that the browser empties in a page from its back/forward cache gets its text again', async ({
  page,
}) => {
  await openHydrated(page);
  await fill(page);
  // As Safari does it: it empties fields with autocomplete="off" of a page that comes out of its cache.
  await page.evaluate(() => {
    setTimeout(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]'))
        input.value = '';
    });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFilled(page);
  const requests = await fakeReceiver(page, accepts);
  await formOn(page).button.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(requests[0]?.postDataJSON()).toEqual(payload);
});

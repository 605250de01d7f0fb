import { expect, test } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { hydrate, hydrated, ready } from '../../../e2e/hydration';
import { expectFilled, fill, formOn, keptInput, openHydrated } from '../../../e2e/tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

test.describe('what is typed', () => {
  test('is forgotten after a week', async ({ page }) => {
    await openHydrated(page);
    await fill(page);
    await page.evaluate(() => {
      const key = '/api/contact-form#draft';
      const kept = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - 8 * 24 * 60 * 60 * 1000 }));
    });
    const next = await page.context().newPage();
    await next.goto('/contact');
    await ready(next);
    await hydrate(formOn(next).button);
    await expect(formOn(next).field('First name')).toHaveValue('');
    expect(await keptInput(next)).toBeNull();
  });

  test('is put back into a prerendered page once it is shown', async ({ page }) => {
    await openHydrated(page);
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

  test('into two sample forms is kept for each', async ({ page }) => {
    await page.goto('/harbour-office');
    await page.getByLabel('First name').fill('Asha');
    await hydrated(formOn(page).button);
    await page.goto('/mill-office');
    await page.getByLabel('Your name').fill('Ravi');
    await hydrated(formOn(page).button);
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
            // This size does not fit, a smaller one may.
          }
    },
  };
  for (const [where, prepare] of Object.entries(storages))
    test(`is not said to be kept ${where}, and is sent`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript(prepare);
      await openHydrated(page);
      await fill(page);
      await expect(formOn(page).form.getByText('What you type is kept')).toBeHidden();
      await page.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
      await formOn(page).button.click();
      await expect(formOn(page).thanks).toBeVisible();
      expect(complaints).toEqual([]);
    });
});

test.describe('what is typed', () => {
  test('takes the place of what a page fills in, which is not kept', async ({ page }) => {
    const { field } = formOn(page);
    const hint = page.getByText('Filled in for you');
    await page.goto('/norway');
    await hydrate(formOn(page).button);
    await field('First name').fill('Asha');
    expect(await keptInput(page)).not.toContain('Norway');

    await page.goto('/contact?country=Portugal#contact-form');
    await hydrated(formOn(page).button);
    await expect(field('First name')).toHaveValue('Asha');
    await expect(field('Country to tour')).toHaveValue('Portugal');
    await expect(hint).toBeVisible();
    await field('Country to tour').fill('Chile');
    await page.reload();
    await hydrated(formOn(page).button);
    await expect(field('Country to tour')).toHaveValue('Chile');
    await expect(hint).toHaveCount(0);

    await page.goto('/norway');
    await hydrated(formOn(page).button);
    await expect(field('Country to tour')).toHaveValue('Chile');
    await expect(hint).toHaveCount(0);
    await formOn(page).form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('Country to tour')).toHaveValue('Norway');
    await expect(hint).toBeVisible();
  });

  test('is still there after a crash, in a new tab, and on other pages with the form', async ({ page }) => {
    await openHydrated(page);
    await fill(page);
    const crash = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => {}); // it never answers
    await crash;
    const next = await page.context().newPage();
    for (const route of ['/contact', '/about']) {
      await next.goto(route);
      await ready(next);
      await hydrated(formOn(next).button);
      await expectFilled(next);
    }
  });

  test('in two tabs is kept as it was typed last, and forgotten when it is sent in one', async ({ page }) => {
    await openHydrated(page);
    await fill(page);
    const other = await page.context().newPage();
    await openHydrated(other);
    await expectFilled(other);
    await formOn(other).field('Current city').fill('Vadodara');
    await formOn(page).field('First name').fill('Usha');
    await page.reload();
    await hydrated(formOn(page).button);
    await expect(formOn(page).field('First name')).toHaveValue('Usha');
    await expect(formOn(page).field('Current city')).toHaveValue('Surat');

    await other.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
    await formOn(other).button.click();
    await expect(formOn(other).thanks).toBeVisible();
    await page.goto('/contact');
    await hydrate(formOn(page).button);
    await expect(formOn(page).field('First name')).toHaveValue('');
  });
});

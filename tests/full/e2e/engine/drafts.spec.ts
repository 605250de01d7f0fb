import { expect, test } from '@playwright/test';
import { awake, complaintsOf, ready, wakeUp } from '../../../e2e/complaints';
import { draft, fill, formOn, openAwake } from '../../../e2e/consultation';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// the page comes to the form at once

test.describe('what is typed', () => {
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

import { expect, test } from '@playwright/test';
import { awake, ready, wakeUp } from '../complaints';
import { draft, expectFilled, fill, formOn, openAwake } from '../consultation';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test.describe('what is typed', () => {
  test('is still there after a reload, and after the privacy policy and back; it is forgotten when it is cleared, and when it is sent', async ({
    page,
  }) => {
    await openAwake(page);
    const { button, field, form, thanks } = formOn(page);
    await fill(page);
    await expect(form.getByText('What you type is kept in this browser until you send it')).toBeVisible();
    await page.reload();
    await ready(page);
    await awake(button);
    await expectFilled(page);
    await form.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expectFilled(page);

    await form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('First name')).toHaveValue('');
    expect(await draft(page)).toBeNull();
    await page.reload();
    await ready(page);
    await expect(field('First name')).toHaveValue('');

    await wakeUp(button);
    await page.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
    await fill(page);
    expect(await draft(page)).toContain('Asha');
    await button.click();
    await expect(thanks).toBeVisible();
    expect(await draft(page)).toBeNull();
    await page.goto('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expect(field('First name')).toHaveValue('');
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
});

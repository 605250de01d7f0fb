import { expect, test } from '@playwright/test';
import { hydrate, hydrated, ready } from '../hydration';
import { expectFilled, fill, formOn, keptInput, openHydrated } from '../tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page scrolls without a transition

test.describe('what is typed', () => {
  test('is still there after a reload, and after the privacy policy and back; it is forgotten when it is cleared, and when it is sent', async ({
    page,
  }) => {
    await openHydrated(page);
    const { button, field, form, thanks } = formOn(page);
    await fill(page);
    await expect(form.getByText('What you type is kept in this browser until you send it')).toBeVisible();
    await page.reload();
    await ready(page);
    await hydrated(button);
    await expectFilled(page);
    await form.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expectFilled(page);

    await form.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('First name')).toHaveValue('');
    expect(await keptInput(page)).toBeNull();
    await page.reload();
    await ready(page);
    await expect(field('First name')).toHaveValue('');

    await hydrate(button);
    await page.route('**/api/contact-form', (route) => route.fulfill({ json: { ok: true } }));
    await fill(page);
    expect(await keptInput(page)).toContain('Asha');
    await button.click();
    await expect(thanks).toBeVisible();
    expect(await keptInput(page)).toBeNull();
    await page.goto('/privacy-policy');
    await page.goBack();
    await ready(page);
    await expect(field('First name')).toHaveValue('');
  });
});

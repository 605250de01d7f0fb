import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import { visitServed } from '../hold-back';
import { answers, fill, formOn, open, purpose, route, sentFrom } from './simulated-form';

test.describe('a form that sends nothing', () => {
  test('shows its thanks after one second for three seconds, then resets, and sends nothing', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    const { button, field, form, thanks } = await open(page);
    const sent = sentFrom(page);
    await page.clock.pauseAt(60_000);
    await fill(page); // the message is left out: it is optional
    await button.click();
    await expect(button).toHaveText('Sending…');
    await page.clock.runFor(999);
    await expect(button).toHaveText('Sending…');
    await page.clock.runFor(1);
    await expect(thanks).toBeFocused();
    await expect(form).toHaveCount(0);
    await page.clock.runFor(2999);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(1);
    await expect(form).toBeFocused();
    await expect(thanks).toHaveCount(0);
    for (const label of Object.keys(answers)) await expect(field(label)).toHaveValue('');
    await expect(field(purpose).locator('option:checked')).toHaveText(/^Not Sure\?/);
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });

  test('cannot be sent before its script arrives, and keeps what was typed until then', async ({ page }) => {
    const letCome = await visitServed(page, route, '**/assets/*.js');
    const { button, field } = formOn(page);
    await fill(page);
    await expect(button).toBeDisabled();
    await field('Email address').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    letCome();
    await ready(page);
    await expect(button).toBeEnabled();
    for (const [label, answer] of Object.entries(answers)) await expect(field(label)).toHaveValue(answer);
    await expect(field(purpose)).toHaveValue('Spare Parts / Tools');
  });
});

import { expect, test } from '@playwright/test';
import { visitServed } from '../hold-back';
import { ready } from '../hydration';
import { answers, fill, formOn, purpose, route } from './simulated-form';

test.describe('a form that sends nothing', () => {
  test('cannot be sent before its script arrives, and keeps what was typed until then', async ({ page }) => {
    const releaseScripts = await visitServed(page, route, '**/assets/*.js');
    const { button, field } = formOn(page);
    await fill(page);
    await expect(button).toBeDisabled();
    await field('Email address').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    releaseScripts();
    await ready(page);
    await expect(button).toBeEnabled();
    for (const [label, answer] of Object.entries(answers)) await expect(field(label)).toHaveValue(answer);
    await expect(field(purpose)).toHaveValue('Spare Parts / Tools');
  });
});

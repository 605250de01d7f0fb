import { expect, test } from '@playwright/test';
import { answers, fill, messages, open, purpose, route, sentFrom } from '../../../e2e/engine/simulated-form';

const message = 'Your message (optional)';

test.describe('a form that sends nothing', () => {
  test('shows every message if it is empty, and focuses the first field', async ({ page }) => {
    const { button, errors, field, thanks } = await open(page);
    const sent = sentFrom(page);
    await button.click();
    await expect(errors).toHaveText(Object.values(messages));
    await expect(field(Object.keys(messages)[0] ?? '')).toBeFocused();
    for (const [label, text] of Object.entries(messages)) {
      await expect(field(label)).toHaveAccessibleDescription(text);
    }
    await expect(thanks).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('says that it is a sample, before and after, and leads to what reaches somebody', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const { block, button, thanks, sampleNotice } = await open(page);
    const way = block.getByRole('link', { name: 'Write to us on our contact page' });
    await expect(sampleNotice).toBeVisible();
    await expect(way).toHaveAttribute('href', '/contact#contact-form');
    await page.clock.pauseAt(60_000);
    await fill(page);
    await button.click();
    await page.clock.runFor(1000);
    await expect(thanks).toContainText('This form is a sample: it sends nothing.');
    await expect(thanks).not.toContainText(/received|in touch/);
    await expect(thanks.getByRole('link')).toHaveAttribute('href', '/contact#contact-form');
    await page.clock.runFor(3000);
    await expect(sampleNotice).toBeVisible();
  });

  test('shows its thanks, too, if the optional message is filled in', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const { button, field, form, thanks } = await open(page);
    await page.clock.pauseAt(60_000);
    await fill(page);
    await field(message).fill('When does the season begin?');
    await button.click();
    await page.clock.runFor(1000);
    await expect(thanks).toBeFocused(); // the three seconds of the thanks have begun
    await page.clock.runFor(3000);
    await expect(form).toBeVisible();
    await expect(field(message)).toHaveValue('');
  });

  test('cannot be sent if its script does not come', async ({ page }) => {
    await page.route('**/enquiry-form.island.*.js', (request) => request.abort());
    const { button, field } = await open(page);
    const sent = sentFrom(page);
    await button.click();
    await expect(button).toBeDisabled();
    await fill(page);
    await field('Email address').press('Enter');
    await expect(button).toBeDisabled();
    for (const [label, answer] of Object.entries(answers)) await expect(field(label)).toHaveValue(answer);
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });

  test('distinguishes a missing address from an invalid one', async ({ page }) => {
    const { button, errors, field } = await open(page);
    await fill(page);
    for (const wrong of ['asha', 'asha@', '@example.com', 'asha rao@example.com']) {
      await field('Email address').fill(wrong);
      await expect(errors).toHaveCount(0); // editing clears the field's error
      await button.click();
      await expect(errors).toHaveText(['Please enter a valid email address.']);
    }
    await field('Email address').fill('   ');
    await button.click();
    await expect(errors).toHaveText(['Please enter your email address.']);
  });

  test('editing a field clears its own error and no other', async ({ page }) => {
    const { button, errors, field } = await open(page);
    await button.click();
    const [, ...others] = Object.values(messages);
    await field(Object.keys(messages)[0] ?? '').pressSequentially('A');
    await expect(errors).toHaveText(others);
  });
});

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
});

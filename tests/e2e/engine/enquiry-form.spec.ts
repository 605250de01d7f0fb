import { expect, type Route, test } from '@playwright/test';
import {
  accepts,
  answers,
  expectFilled,
  fill,
  formOn,
  messages,
  open,
  payload,
  purpose,
  receiver,
} from '../consultation';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The form that is delivered: what is wrong in it, what its receiver answers. Its first tests scroll as a browser does. */

const rejected = 'Form submission failed. Please try again.';

const network = 'Network error. Please check your connection and try again.';

const busy = 'We cannot take enquiries at the moment. Please wait a minute and send it again.';

/** A promise that is kept from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

// the page comes to the form at once

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('while it is sent the button says so, and a second press is ignored', async ({ page }) => {
    await open(page);
    const { open: answer, opened } = gate();
    const requests = await receiver(page, async (route) => {
      await opened;
      await accepts(route);
    });
    const { button, field, thanks } = formOn(page);
    await fill(page);
    await button.click();
    await expect(button).toHaveText('Sending…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
    await button.click({ force: true });
    await field('Current city').press('Enter');
    answer();
    await expect(thanks).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  const refusals: [string, (route: Route) => Promise<void>, string][] = [
    [
      'a refusal with a message',
      (route) => route.fulfill({ status: 503, json: { message: 'Closed until Monday.' } }),
      'Closed until Monday.',
    ],
    ['a refusal without a message', (route) => route.fulfill({ status: 500, json: {} }), rejected],
    [
      'a receiver that is away behind its proxy',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      busy,
    ],
    [
      'a refusal that is not JSON',
      (route) => route.fulfill({ status: 500, body: '<h1>Error</h1>' }),
      rejected,
    ],
    ['a failing network', (route) => route.abort('internetdisconnected'), network],
  ];
  // On one visit: everything typed stays, so it is sent again. No two that follow each other say the same.
  test(`each is reported in an alert, and everything typed stays: ${refusals.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    let dialogs = 0;
    page.on('dialog', async (dialog) => {
      dialogs += 1;
      await dialog.dismiss();
    });
    await open(page);
    const { alert, button } = formOn(page);
    await fill(page);
    for (const [name, answer, text] of refusals) {
      const requests = await receiver(page, answer);
      await button.click();
      await expect(alert, name).toHaveText(text);
      await expect(alert).toBeInViewport();
      expect(await alert.textContent()).toBe(text);
      expect(requests, name).toHaveLength(1);
      expect(dialogs).toBe(0);
      await expectFilled(page);
      await expect(button).toHaveText('Book Consultation');
    }
  });
});

test('a receiver that never answers is reported as unreachable after 30 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  const requests = await receiver(page, () => {});
  const { alert, button } = formOn(page);
  await fill(page);
  await button.click();
  await expect(button).toHaveText('Sending…');
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(20_000);
  await expect(button).toHaveText('Sending…');
  await page.clock.runFor(10_000);
  await expect(alert).toHaveText(network);
  await expect(button).toHaveText('Book Consultation');
  await expectFilled(page);
});

test('a form that failed can be sent again, and its alert disappears', async ({ page }) => {
  await open(page);
  const requests = await receiver(page, (route) =>
    requests.length === 1 ? route.fulfill({ status: 500 }) : accepts(route),
  );
  const { alert, button, thanks } = formOn(page);
  await fill(page);
  await button.click();
  await expect(alert).toHaveText(rejected);
  await button.click();
  await expect(thanks).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(requests).toHaveLength(2);
});

test('fields that the receiver refuses show its messages', async ({ page }) => {
  await open(page);
  const errors = { email: 'This address is not known.', city: 'Which Surat?', unknown: 'No such field.' };
  await receiver(page, (route) => route.fulfill({ status: 422, json: { message: 'Look again.', errors } }));
  const { alert, button, errors: shown, field } = formOn(page);
  await fill(page);
  await button.click();
  await expect(shown).toHaveText(['This address is not known.', 'Which Surat?']);
  await expect(alert).toHaveText('Look again.');
  await expect(field('Email address')).toBeFocused();
  await expectFilled(page);
});

test('an invalid field shows only its own error, and is focused', async ({ page }) => {
  await open(page);
  const requests = await receiver(page, accepts);
  const { button, errors, field } = formOn(page);
  for (const [label, wrong] of [
    ['First name', '   '],
    ['Email address', 'asha@example'],
    ['Email address', 'asha rao@example.com'],
    ['Mobile number', '987654321'],
    ['Mobile number', '98765 43210 1'],
  ] as const) {
    await fill(page);
    await expect(errors).toHaveCount(0);
    await field(label).fill(wrong);
    await button.click();
    const count = wrong.replace(/\D/g, '').length;
    const why = label === 'Mobile number' ? ` A mobile number has 10 digits; this one has ${count}.` : '';
    await expect(errors, `“${wrong}”`).toHaveText([messages[label] + why]);
    await expect(field(label)).toBeFocused();
  }
  expect(requests).toHaveLength(0);
});

test('editing a field clears its own error and no other', async ({ page }) => {
  await open(page);
  const { button, errors, field } = formOn(page);
  await button.click();
  await expect(errors).toHaveCount(7);
  await field('Last name').pressSequentially('R');
  await expect(errors).toHaveCount(6);
  await expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  await field(purpose.label).selectOption('Spare Parts / Tools');
  await expect(errors).toHaveCount(5);
  await expect(errors.first()).toHaveText(messages['First name']);
});

test('the form can be filled in and sent with the keyboard alone', async ({ page }) => {
  await open(page);
  const requests = await receiver(page, accepts);
  const { field, thanks } = formOn(page);
  await field('First name').focus();
  for (const answer of Object.values(answers)) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await expect(field(purpose.label)).toBeFocused();
  await page.keyboard.type('Vis');
  await page.keyboard.press('Tab');
  await expect(formOn(page).form.getByRole('link', { name: 'privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks).toBeFocused();
  expect(requests[0]?.postDataJSON()).toEqual(payload);
});

test('fields are in one column on a phone, in two from 640 px on, and large enough to touch and read', async ({
  page,
}) => {
  await open(page);
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [640, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const controls = await formOn(page)
      .form.locator('input:not([type=hidden], [aria-hidden] *), select, button[type=submit]')
      .evaluateAll((all) =>
        all.map((element) => {
          const { left, right, height } = element.getBoundingClientRect();
          return { left, right, height, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) };
        }),
      );
    expect(controls).toHaveLength(8);
    expect(new Set(controls.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(columns);
    for (const { left, right, height, fontSize } of controls) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(fontSize).toBeGreaterThanOrEqual(16);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

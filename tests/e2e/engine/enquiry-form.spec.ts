import { expect, type Route, test } from '@playwright/test';
import {
  accepts,
  answers,
  expectFilled,
  fakeReceiver,
  fill,
  formOn,
  messages,
  open,
  payload,
  purpose,
} from '../tour-form';

/** The form whose enquiries are delivered: how it shows what is wrong in it, and what its receiver answers. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page scrolls without a transition

const rejectedMessage = 'Form submission failed. Please try again.';

const networkMessage = 'Network error. Please check your connection and try again.';

const busyMessage = 'We cannot take enquiries at the moment. Please wait a minute and send it again.';

/** A promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const failures: [string, (route: Route) => Promise<void>, string][] = [
    [
      'a refusal with a message',
      (route) => route.fulfill({ status: 503, json: { message: 'Closed until Monday.' } }),
      'Closed until Monday.',
    ],
    ['a refusal without a message', (route) => route.fulfill({ status: 500, json: {} }), rejectedMessage],
    [
      'a receiver that is away behind its proxy',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      busyMessage,
    ],
    [
      'a refusal that is not JSON',
      (route) => route.fulfill({ status: 500, body: '<h1>Error</h1>' }),
      rejectedMessage,
    ],
    ['a failing network', (route) => route.abort('internetdisconnected'), networkMessage],
  ];
  // All on one visit: what is typed stays, and is sent again. No two in a row have the same text, so that an alert that
  // is left from the one before fails the test.
  test(`each failure is reported in an alert, everything typed stays, and is sent once at last: ${failures.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    let dialogs = 0;
    page.on('dialog', async (dialog) => {
      dialogs += 1;
      await dialog.dismiss();
    });
    await open(page);
    const { alert, button, field, thanks } = formOn(page);
    await fill(page);
    for (const [name, answer, text] of failures) {
      const requests = await fakeReceiver(page, answer);
      await button.click();
      await expect(alert, name).toHaveText(text);
      await expect(alert).toBeInViewport();
      expect(await alert.textContent()).toBe(text);
      expect(requests, name).toHaveLength(1);
      expect(dialogs).toBe(0);
      await expectFilled(page);
      await expect(button).toHaveText('Book a Trial Ride');
    }

    await test.step('while it is sent the button says so, and a second press is ignored', async () => {
      const { open: answer, opened } = gate();
      const requests = await fakeReceiver(page, async (route) => {
        await opened;
        await accepts(route);
      });
      await button.click();
      await expect(button).toHaveText('Sending…');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toBeFocused();
      await expect(alert).toHaveCount(0);
      await button.click({ force: true });
      await field('Current city').press('Enter');
      answer();
      await expect(thanks).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(requests).toHaveLength(1);
    });
  });
});

test('the form is filled in and sent with the keyboard alone, a second time after a receiver that has not answered for 30 seconds', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page);
  const requests = await fakeReceiver(page, () => {});
  const { alert, button, field, form, thanks } = formOn(page);
  await field('First name').focus();
  for (const answer of Object.values(answers)) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await expect(field(purpose.label)).toBeFocused();
  await page.keyboard.type('Rai');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Sending…');
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(20_000);
  await expect(button).toHaveText('Sending…');
  await page.clock.runFor(10_000);
  await expect(alert).toHaveText(networkMessage);
  await expect(button).toHaveText('Book a Trial Ride');
  await expectFilled(page);

  const again = await fakeReceiver(page, accepts);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(thanks).toBeFocused();
  expect(again[0]?.postDataJSON()).toEqual(payload);
});

test('an invalid field shows its own error, which editing takes away, and so does one that the receiver refuses', async ({
  page,
}) => {
  await open(page);
  const requests = await fakeReceiver(page, accepts);
  const { alert, button, errors, field, form } = formOn(page);

  await test.step('in one column on a phone, in two from 640 px on, large enough to touch and read', async () => {
    for (const [width, columns] of [
      [320, 1],
      [390, 1],
      [640, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const controls = await form
        .locator('input:not([type=hidden], [aria-hidden] *), select, button[type=submit]')
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

  await test.step('editing a field clears its own error and no other', async () => {
    await button.click();
    await expect(errors).toHaveCount(7);
    await field('Last name').pressSequentially('R');
    await expect(errors).toHaveCount(6);
    await expect(field('Last name')).not.toHaveAttribute('aria-invalid');
    await field(purpose.label).selectOption('Spare Parts / Tools');
    await expect(errors).toHaveCount(5);
    await expect(errors.first()).toHaveText(messages['First name']);
  });

  await test.step('an invalid field shows only its own error, and is focused', async () => {
    for (const [label, wrong] of [
      ['First name', '   '],
      ['Email address', 'asha@example'],
      ['Mobile number', '987654321'],
    ] as const) {
      await fill(page);
      await expect(errors).toHaveCount(0);
      await field(label).fill(wrong);
      await button.click();
      const why = label === 'Mobile number' ? ' A mobile number has 10 digits; this one has 9.' : '';
      await expect(errors, `“${wrong}”`).toHaveText([messages[label] + why]);
      await expect(field(label)).toBeFocused();
    }
    expect(requests).toHaveLength(0);
  });

  await test.step('fields that the receiver refuses show its messages', async () => {
    const refused = { email: 'This address is not known.', city: 'Which Surat?', unknown: 'No such field.' };
    await fakeReceiver(page, (route) =>
      route.fulfill({ status: 422, json: { message: 'Look again.', errors: refused } }),
    );
    await fill(page);
    await button.click();
    await expect(errors).toHaveText(['This address is not known.', 'Which Surat?']);
    await expect(alert).toHaveText('Look again.');
    await expect(field('Email address')).toBeFocused();
    await expectFilled(page);
  });
});

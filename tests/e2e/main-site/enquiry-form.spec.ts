import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import type { PublishedForms } from '../../../src/compiled';
import { awake, ready } from '../complaints';
import { answers, expectFilled, fill, formOn, formPage, open, payload, purpose } from '../consultation';
import { visitServed } from '../hold-back';

/** Spec 000, section 5, word for word, in the order of the fields. */
const messages = {
  'First name': 'Please enter a valid first name.',
  'Last name': 'Please enter a valid last name.',
  'Email address': 'Please enter a valid email address.',
  'Mobile number': 'Please enter a valid mobile number.',
  'Current city': 'Please enter your current city.',
  'Desired country': 'Please enter your desired country.',
  'Purpose of consultation': 'Please select the purpose of consultation.',
};

const rejected = 'Form submission failed. Please try again.';
const network = 'Network error. Please check your connection and try again.';
const busy = 'We cannot take enquiries at the moment. Please wait a minute and send it again.';

/** A fake receiver that records what it got. */
async function receiver(page: Page, answer: (route: Route) => Promise<void> | void) {
  const requests: Request[] = [];
  await page.route('**/api/contact-form', async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

const accepts = (route: Route) => route.fulfill({ json: { ok: true } });

/** A promise that is kept from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** The page before any script. */
const visitStill = (page: Page) => visitServed(page, formPage, '**/assets/*.js');

/** The page, and what its script reads of its forms, as they would be served if the form's document said “simulate”. */
async function simulate(page: Page) {
  await page.route('**/assets/forms.*.json', async (route) => {
    const response = await route.fetch();
    const forms: PublishedForms = await response.json();
    const simulated = Object.entries(forms).map(([key, form]) => [key, { ...form, submit: 'simulate' }]);
    await route.fulfill({ response, json: Object.fromEntries(simulated) });
  });
  await page.route(`**${formPage}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(' action="/api/contact-form"', '')
      .replace(/<div data-slot="above".*?<\/div>/, '$&<div data-slot="sample"></div>')
      .replace('<button type="submit"', '<button type="submit" disabled="" data-scripted=""');
    await route.fulfill({ response, body });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an empty form shows every message, sends nothing and focuses the first field', async ({ page }) => {
      await open(page);
      const requests = await receiver(page, accepts);
      const { button, errors, field } = formOn(page);
      await button.click();
      await expect(errors).toHaveText(Object.values(messages));
      for (const [label, message] of Object.entries(messages)) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      }
      await expect(field('First name')).toBeFocused();
      await expect(field('First name')).toBeInViewport({ ratio: 1 });
      expect(requests).toHaveLength(0);
    });

    test('an enquiry is sent once as JSON, and the thank-you message replaces the form', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await open(page);
      const requests = await receiver(page, accepts);
      const { button, form, thanks } = formOn(page);
      await fill(page);
      await button.click();
      await expect(thanks).toBeFocused();
      const title = thanks.getByRole('heading', { level: 3 });
      await expect(title).toHaveText('Thank you');
      await expect(title).toBeInViewport({ ratio: 1 });
      // As the page says to which a browser without script is led.
      await expect(thanks.getByRole('heading', { level: 4 })).toHaveText('What happens next');
      await expect(thanks.getByRole('link', { name: 'privacy policy' })).toBeVisible();
      await expect(form).toHaveCount(0);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.method()).toBe('POST');
      expect(requests[0]?.headers()['content-type']).toBe('application/json');
      expect(requests[0]?.postDataJSON()).toEqual(payload);
      await page.clock.runFor(60_000);
      await expect(thanks).toBeVisible();
    });
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

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
      'a refusal that is not JSON',
      (route) => route.fulfill({ status: 500, body: '<h1>Error</h1>' }),
      rejected,
    ],
    [
      'a receiver that is away behind its proxy',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      busy,
    ],
    ['a failing network', (route) => route.abort('internetdisconnected'), network],
  ];
  for (const [name, answer, text] of refusals) {
    test(`${name} is reported in an alert, and everything typed stays`, async ({ page }) => {
      let dialogs = 0;
      page.on('dialog', async (dialog) => {
        dialogs += 1;
        await dialog.dismiss();
      });
      await open(page);
      await receiver(page, answer);
      const { alert, button } = formOn(page);
      await fill(page);
      await button.click();
      await expect(alert).toHaveText(text);
      await expect(alert).toBeInViewport();
      expect(await alert.textContent()).toBe(text);
      expect(dialogs).toBe(0);
      await expectFilled(page);
      await expect(button).toHaveText('Book Consultation');
    });
  }
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
  await field(purpose.label).selectOption('OSHC / OVHC');
  await expect(errors).toHaveCount(5);
  await expect(errors.first()).toHaveText(messages['First name']);
});

test('“Not Sure” is the placeholder and cannot be chosen', async ({ page }) => {
  await open(page);
  const select = formOn(page).field(purpose.label);
  await expect(select.locator('option:checked')).toHaveText('Not Sure? Pick the closest');
  await expect(select.locator('option', { hasText: 'Not Sure' })).toBeDisabled();
  await expect(select.locator('option:enabled')).toHaveText([
    'University Admission',
    'Trade Course Admission',
    'Professional Year Packages',
    'OSHC / OVHC',
    'Migration Consultation',
    'Visa Services',
  ]);
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

test('a phone shows the right keyboard and can autofill', async ({ page }) => {
  await open(page);
  const expected = {
    'First name': ['text', 'given-name'],
    'Email address': ['email', 'email'],
    'Mobile number': ['tel', 'tel-national'],
    'Current city': ['text', 'address-level2'],
  };
  for (const [label, [keyboard = '', known = '']] of Object.entries(expected)) {
    const field = formOn(page).field(label);
    await expect(field).toHaveAttribute('inputmode', keyboard);
    await expect(field).toHaveAttribute('autocomplete', known);
  }
});

for (const [width, columns] of [
  [320, 1],
  [390, 1],
  [640, 2],
  [1280, 2],
] as const) {
  test(`fields are in ${columns} column(s) at ${width} px, and large enough to touch and read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const controls = await formOn(page)
      .form.locator('input:not([type=hidden], [aria-hidden] *), select, button[type=submit]')
      .evaluateAll((all) =>
        all.map((element) => {
          const { left, right, height } = element.getBoundingClientRect();
          return { left, right, height, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) };
        }),
      );
    expect(controls).toHaveLength(8);
    expect(new Set(controls.map(({ left }) => Math.round(left))).size).toBe(columns);
    for (const { left, right, height, fontSize } of controls) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(fontSize).toBeGreaterThanOrEqual(16);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('before the script arrives', () => {
  test('what was typed and selected stays', async ({ page }) => {
    const letCome = await visitStill(page);
    await fill(page);
    letCome();
    await ready(page);
    await expectFilled(page);
    const requests = await receiver(page, accepts);
    await formOn(page).button.click();
    await expect(formOn(page).thanks).toBeVisible();
    expect(requests[0]?.postDataJSON()).toEqual(payload);
  });

  test('the browser itself refuses invalid fields', async ({ page }) => {
    const requests = await receiver(page, accepts);
    await visitStill(page);
    const { button, field } = formOn(page);
    await fill(page);
    await field('Mobile number').fill('12345');
    await button.click();
    await expect(field('Mobile number')).toBeFocused();
    await expect(formOn(page).block.locator('input:invalid')).toHaveCount(1);
    await field('Mobile number').fill('9876543210');
    await field('Email address').fill('asha@example');
    await expect(formOn(page).block.locator('input:invalid')).toHaveCount(1);
    expect(requests).toHaveLength(0);
  });

  test('nothing moves under a press that leaves a wrong field: it shows all messages', async ({ page }) => {
    await visitStill(page);
    const { button, errors, field } = formOn(page);
    await field('Email address').pressSequentially('asha');
    await field('Current city').focus();
    await expect(errors).toHaveCount(0);
    await field('Email address').pressSequentially('@');
    await button.click();
    await expect(errors).toHaveText(Object.values(messages));
    await expect(field('First name')).toBeFocused();
    await field('First name').fill('Asha');
    await expect(errors).toHaveCount(6);
  });

  test('what the browser has found is shown until the script comes, and then by the form', async ({
    page,
  }) => {
    const letCome = await visitStill(page);
    const { button, errors, field } = formOn(page);
    await field('First name').fill('Asha');
    await button.click();
    await expect(errors).toHaveCount(6);
    letCome();
    await expect(field('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(errors).toHaveText(Object.values(messages).slice(1));
    await expect(field('Last name')).toBeFocused();
    await field('Last name').pressSequentially('R');
    await expect(errors).toHaveCount(5);
  });

  test('the form posts the same fields without script, and none of them in the address', async ({ page }) => {
    const requests = await receiver(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
    );
    await visitStill(page);
    await fill(page);
    await formOn(page).button.click();
    await expect(page).toHaveURL(/\/api\/contact-form$/);
    expect(requests[0]?.method()).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
      ...payload,
      consent_version: '2026-11',
      form_version: expect.stringMatching(/^[\w-]{8}$/),
      website_url: '',
    });
  });
});

test('a form whose script does not come posts by itself', async ({ page }) => {
  const requests = await receiver(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
  );
  await page.route('**/enquiry-form.island.*.js', (route) => route.abort());
  await open(page);
  await fill(page);
  await formOn(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact-form$/);
  expect(requests.map((request) => request.method())).toEqual(['POST']);
});

test.describe('a simulated form', () => {
  test.beforeEach(({ page }) => simulate(page));

  test('whose script does not come cannot be sent, and says so', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.route('**/enquiry-form.island.*.js', (route) => route.abort());
    await open(page);
    const { button, field } = formOn(page);
    await button.click();
    await expect(button).toBeDisabled();
    await fill(page);
    await field('Current city').press('Enter');
    await expect(button).toBeDisabled();
    await expect(page).toHaveURL(`${formPage}#contact`);
    await expectFilled(page);
    expect(sent).toEqual([]);
  });

  test('shows its thanks after one second for three seconds, then resets, and sends nothing', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.clock.install({ time: 0 });
    await open(page);
    await page.clock.pauseAt(60_000);
    const { button, field, form, thanks } = formOn(page);
    await fill(page);
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
    await expect(field(purpose.label).locator('option:checked')).toHaveText(/^Not Sure\?/);
    expect(sent).toEqual([]);
  });

  test('validates before it shows its thanks', async ({ page }) => {
    await open(page);
    const { button, errors } = formOn(page);
    await button.click();
    await awake(button); // before, the style sheet shows them
    await expect(errors).toHaveText(Object.values(messages));
  });

  test('cannot be sent before the script arrives', async ({ page }) => {
    const letCome = await visitStill(page);
    const { button, field } = formOn(page);
    await fill(page);
    await expect(button).toBeDisabled();
    await field('Current city').press('Enter');
    await expect(page).toHaveURL(formPage);
    letCome();
    await ready(page);
    await expect(button).toBeEnabled();
    await expectFilled(page);
  });
});

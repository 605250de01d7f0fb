import { expect, type Page, test } from '@playwright/test';
import { dataOf } from '../../built-sites';
import { hydrated, ready } from '../../e2e/hydration';
import { keptIn } from '../../e2e/kept-in';
import { expectKeyboards, formOn, open } from '../../e2e/tour-form';
import { fill, messages, payload } from './consultation';
import { purposes } from './purposes';

/** What the forms ask and answer, word for word (spec 000, section 5). What they do is tested in tests/e2e/engine. */

const purpose = 'Purpose of consultation';

/** The forms by the names of their documents in _forms, and their messages in the order of the fields. */
const forms = {
  consultation: { route: '/about', messages },
  wide: {
    route: '/india-office',
    messages: {
      'First name': 'Please enter your first name.',
      'Last name': 'Please enter your last name.',
      'Email address': 'Please enter your email address.',
      'Phone number': 'Please enter your phone number.',
      [purpose]: 'Please select the purpose of consultation.',
      'Desired country': 'Please enter your desired country.',
    },
  },
  question: {
    route: '/philippine-office',
    messages: {
      'Your name': 'Please enter your name.',
      'Email address': 'Please enter your email address.',
      'Mobile number': 'Please enter your mobile number.',
    },
  },
};
/** Forms that thank a visitor and send nothing: how they are filled in, and which field may stay empty. */
const simulatedForms = {
  wide: {
    ...forms.wide,
    answers: {
      'First name': 'Asha',
      'Last name': 'Rao',
      'Email address': 'asha.rao@example.com',
      'Phone number': '1', // the spec asks for no more than that it is not empty
      'Desired country': 'New Zealand',
    },
    optional: 'Your message (optional)',
  },
  question: {
    ...forms.question,
    answers: { 'Your name': 'Asha Rao', 'Email address': 'asha.rao@example.com', 'Mobile number': '1' },
    optional: 'Your question (optional)',
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page scrolls to the form without a transition

async function visit(page: Page, route: string) {
  await page.goto(route);
  await ready(page);
  return formOn(page);
}

for (const [name, { route, messages }] of Object.entries(forms)) {
  test(`the ${name} form has a message for each field that is empty`, async ({ page }) => {
    const { button, errors, field } = await visit(page, route);
    await button.click();
    await hydrated(button);
    await expect(errors).toHaveText(Object.values(messages));
    for (const [label, message] of Object.entries(messages))
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  });

  test(`the ${name} form reports an invalid email address`, async ({ page }) => {
    const { button, errors, field } = await visit(page, route);
    await field('Email address').fill('asha@');
    await button.click();
    await hydrated(button);
    await expect(errors.filter({ hasText: 'email address' })).toHaveText(
      'Please enter a valid email address.',
    );
  });

  if (purpose in messages)
    test(`“Not Sure” is the placeholder of the ${name} form and cannot be chosen`, async ({ page }) => {
      const { field } = await visit(page, route);
      const select = field(purpose);
      await expect(select.locator('option:checked')).toHaveText('Not Sure? Pick the closest');
      await expect(select.locator('option', { hasText: 'Not Sure' })).toBeDisabled();
      await expect(select.locator('option:enabled')).toHaveText(purposes);
    });
}

for (const [name, { route, messages, answers, optional }] of Object.entries(simulatedForms))
  test(`the ${name} form shows its thanks after one second for three seconds, and sends nothing`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.clock.install({ time: 0 });
    const { block, button, field, form, thanks } = await visit(page, route);
    await expect(block.getByText('This is a sample form: nothing you enter is sent.')).toBeVisible();
    await expect(block.getByRole('link', { name: 'Use the consultation form to reach us' })).toHaveAttribute(
      'href',
      '/contact#contact-form',
    );
    await expect(field(optional)).toHaveValue('');
    await page.clock.pauseAt(60_000);
    for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
    if (purpose in messages) await field(purpose).selectOption('OSHC / OVHC');
    await button.click();
    await page.clock.runFor(1000);
    await expect(thanks).toBeFocused();
    await page.clock.runFor(2999);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(1);
    await expect(form).toBeFocused();
    expect(sent).toEqual([]);
  });

test('an enquiry is kept under the names of the specification, after each failure was reported', async ({
  page,
}) => {
  const email = `asha.${crypto.randomUUID()}@example.com`;
  await open(page);
  await fill(page);
  const { alert, button, field, thanks } = formOn(page);
  await field('Email address').fill(email);
  await page.route('**/api/contact-form', (route) => route.abort('internetdisconnected'));
  await button.click();
  await expect(alert).toHaveText('Network error. Please check your connection and try again.');
  await page.unroute('**/api/contact-form');
  await page.route('**/api/contact-form', (route) => route.fulfill({ status: 500, json: {} }));
  await button.click();
  await expect(alert).toHaveText('Form submission failed. Please try again.');
  await expect(button).toHaveText('Book Consultation');
  await page.unroute('**/api/contact-form');
  await button.click();
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading', { level: 3 })).toHaveText('Thank you');
  await expect(thanks.getByRole('heading', { level: 4 })).toHaveText('What happens next');
  await expect(thanks.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(await keptIn(dataOf('main'), email)).toMatchObject([
    {
      form: '/api/contact-form',
      payload: { ...payload, email },
      consent: { version: '2026-11-27', text: expect.stringContaining('/privacy-policy') },
    },
  ]);
});

test('a phone shows the right keyboard and can autofill', async ({ page }) => {
  await open(page);
  await expectKeyboards(page);
});

import type { Page } from '@playwright/test';
import { ready } from '../hydration';

/** The form of the fixture’s harbour office, which sends nothing. */

export const purpose = 'Purpose of your journey';
export const route = '/harbour-office';

/** What is said of each field if nothing is in it, in their order. */
export const messages = {
  'First name': 'Please enter your first name.',
  'Last name': 'Please enter your last name.',
  'Email address': 'Please enter your email address.',
  'Phone number': 'Please enter your phone number.',
  [purpose]: 'Please select the purpose of your journey.',
  'Country to tour': 'Please enter the country to tour.',
};

/** What a visitor writes. */
export const answers = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Email address': 'asha.rao@example.com',
  'Phone number': '1', // any will do that is not empty
  'Country to tour': 'New Zealand',
};

export const formOn = (page: Page) => {
  const block = page.locator('[data-block=enquiry-form]');
  return {
    block,
    form: block.locator('form'),
    field: (label: string) => block.getByLabel(label, { exact: true }),
    button: block.locator('button[type=submit]'),
    errors: block.locator('[id$=-error]'),
    thanks: block.getByRole('group', { name: 'Thank you' }),
    /** Says that nothing is sent. */
    sampleNotice: block.getByText('This form is a sample: it sends nothing.'),
  };
};

export async function open(page: Page) {
  await page.goto(route);
  await ready(page);
  return formOn(page);
}

export async function fill(page: Page) {
  const { field } = formOn(page);
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await field(purpose).selectOption('Spare Parts / Tools');
}

/** Everything that the page sends or writes into its address from now on. */
export function sentFrom(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });
  return sent;
}

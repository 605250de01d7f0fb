import { expect, type Page, type Request, type Route } from '@playwright/test';
import { visitServed } from './hold-back';
import { hydrate, ready } from './hydration';

/** What a visitor writes into the form of the fixture, by the labels of its fields; and what the receiver gets. */
export const answers = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Email address': 'asha.rao@example.com',
  'Mobile number': '9876543210',
  'Current city': 'Surat',
  'Country to tour': 'New Zealand',
};
export const purpose = { label: 'Purpose of your journey', chosen: 'Rail Services' };
export const payload = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  mobileNumber: '9876543210',
  city: 'Surat',
  country: 'New Zealand',
  purpose: 'Rail Services',
};

/** What is said of each field if nothing is in it, in their order. */
export const messages = {
  'First name': 'Please enter a valid first name.',
  'Last name': 'Please enter a valid last name.',
  'Email address': 'Please enter a valid email address.',
  'Mobile number': 'Please enter a valid mobile number.',
  'Current city': 'Please enter your current city.',
  'Country to tour': 'Please enter the country to tour.',
  'Purpose of your journey': 'Please select the purpose of your journey.',
};

/** Accepts every enquiry in place of the receiver. Returns a function that says how many there were. */
export async function acceptPosts(page: Page): Promise<() => number> {
  let posts = 0;
  await page.route('**/api/contact-form', (route) => {
    posts += 1;
    return route.fulfill({ json: { ok: true } });
  });
  return () => posts;
}

export function formOn(page: Page) {
  const block = page.locator('[data-block=enquiry-form]');
  return {
    block,
    form: block.locator('form'),
    field: (label: string) => block.getByLabel(label, { exact: true }),
    button: block.locator('button[type=submit]'),
    errors: block.locator('[id$=-error] > *').filter({ visible: true }),
    alert: block.getByRole('alert'),
    thanks: block.getByRole('group', { name: 'Thank you' }),
  };
}

/** A page with the form that is not about a country, with which the form would be filled in. */
export const formPage = '/about';

export async function open(page: Page) {
  await page.goto(`${formPage}#contact`);
  await ready(page);
}

export async function openHydrated(page: Page) {
  await open(page);
  await hydrate(formOn(page).button);
}

/** The page before any script. The function that is returned lets the scripts come. */
export const visitWithoutScripts = (page: Page) => visitServed(page, formPage, '**/assets/*.js');

/** What the browser keeps of what was typed into the form, until it is sent; null if nothing. */
export const keptInput = (page: Page) => page.evaluate(() => localStorage.getItem('/api/contact-form#draft'));

export async function fill(page: Page) {
  const { field } = formOn(page);
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await field(purpose.label).selectOption(purpose.chosen);
}

export async function expectFilled(page: Page) {
  const { field } = formOn(page);
  for (const [label, answer] of Object.entries(answers)) await expect(field(label)).toHaveValue(answer);
  await expect(field(purpose.label)).toHaveValue(purpose.chosen);
}

/** Answers enquiries in place of the receiver. Returns a list to which each request is added. */
export async function fakeReceiver(page: Page, answer: (route: Route) => Promise<void> | void) {
  const requests: Request[] = [];
  await page.route('**/api/contact-form', async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

export const accepts = (route: Route) => route.fulfill({ json: { ok: true } });

/** Expects the attributes by which a phone chooses its keyboard and offers what it knows of the visitor. */
export async function expectKeyboards(page: Page): Promise<void> {
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
}

import { expect, type Page } from '@playwright/test';
import { ready } from './complaints';

/** What a visitor writes, by the labels of the fields; and what the receiver gets, by its own names. */
export const answers = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Email address': 'asha.rao@example.com',
  'Mobile number': '9876543210',
  'Current city': 'Surat',
  'Desired country': 'New Zealand',
};
export const purpose = { label: 'Purpose of consultation', chosen: 'Visa Services' };
export const payload = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  mobileNumber: '9876543210',
  city: 'Surat',
  citys: 'New Zealand',
  purpose: 'Visa Services',
};

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

export async function open(page: Page) {
  await page.goto('/study-newzealand#contact-form');
  await ready(page);
}

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

import type { Page } from '@playwright/test';
import { formOn } from '../../e2e/tour-form';

/** What a visitor writes into the consultation form, by the labels of its fields. */
const answers = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Email address': 'asha.rao@example.com',
  'Mobile number': '9876543210',
  'Current city': 'Surat',
  'Desired country': 'New Zealand',
};
const purpose = { label: 'Purpose of consultation', chosen: 'Visa Services' };
/** What the receiver gets then, under the names of spec 000: `citys` is the desired country. */
export const payload = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  mobileNumber: '9876543210',
  city: 'Surat',
  citys: 'New Zealand',
  purpose: 'Visa Services',
};

/** What is said of each field if nothing is in it, in their order. */
export const messages = {
  'First name': 'Please enter a valid first name.',
  'Last name': 'Please enter a valid last name.',
  'Email address': 'Please enter a valid email address.',
  'Mobile number': 'Please enter a valid mobile number.',
  'Current city': 'Please enter your current city.',
  'Desired country': 'Please enter your desired country.',
  'Purpose of consultation': 'Please select the purpose of consultation.',
};

export async function fill(page: Page) {
  const { field } = formOn(page);
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await field(purpose.label).selectOption(purpose.chosen);
}

import { expect, it } from 'vitest';
import { checkPayload } from './check-payload';

const form: Parameters<typeof checkPayload>[0] = {
  failure: { rejected: 'Please check the form.', network: 'There is no connection.' },
  fields: [
    {
      id: 'country',
      name: 'country',
      type: 'select',
      label: 'Country',
      options: Array.from({ length: 200 }, (_, index) => `Country ${index}`),
    },
    { id: 'message', name: 'message', type: 'textarea', label: 'Message' },
  ],
};

it('takes little time, however many accents are on one letter', () => {
  const accents = '\u0315\u0301'.repeat(14_000);
  for (const { name } of form.fields)
    expect(Object.keys(checkPayload(form, { [name]: accents }).errors ?? {})).toEqual([name]);
});

it('composes a letter with its accents', () => {
  const message = `e\u0301${'\u0323'.repeat(20)}`;
  expect(checkPayload(form, { message }).payload).toEqual({ message: message.normalize('NFC') });
});

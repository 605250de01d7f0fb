import { expect, it, onTestFinished, vi } from 'vitest';
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

it('normalizes at most thirty accents in a row, since that takes quadratic time, however many are on one letter', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  const text = `e${'\u0315\u0301'.repeat(14_000)}`;
  const joiner = /\u034f/; // the combining grapheme joiner: no accent is reordered across it
  for (const { name } of form.fields) {
    normalize.mockClear();
    expect(Object.keys(checkPayload(form, { [name]: text }).errors ?? {})).toEqual([name]);
    const lengths = normalize.mock.contexts.flatMap((normalized) =>
      String(normalized)
        .split(joiner)
        .flatMap((section) => section.match(/\p{M}+/gu) ?? [])
        .map((accents) => accents.length),
    );
    expect(Math.max(...lengths)).toBe(30);
  }
});

it('composes a letter with its accents', () => {
  const message = `e\u0301${'\u0323'.repeat(20)}`;
  expect(checkPayload(form, { message }).payload).toEqual({ message: message.normalize('NFC') });
});

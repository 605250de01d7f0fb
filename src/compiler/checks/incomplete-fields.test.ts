import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const day = { id: 'day', name: 'day', type: 'date', label: 'Day', latest: '2030-12-31' };
const found = (field: object) =>
  site({ '_forms/visit.json': { ...form, fields: [field] } }).diagnostics.map(
    ({ message, hint }) => `${message} ${hint}`,
  );

it('a field that can have invalid input needs a message for that: “invalid” is missing, or all of “messages”', () => {
  expect(found({ ...day, messages: { tooHigh: 'Not after 2030.' } })).toEqual([
    'The required property “invalid” is missing. Add it, for example "messages": { "invalid": "Please enter a day of the calendar." }. Visitors see it when they have to correct the field.',
  ]);
  expect(found({ ...day, latest: undefined })).toEqual([
    expect.stringContaining('The required property “messages” is missing.'),
  ]);
});

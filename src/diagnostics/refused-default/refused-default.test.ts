import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const siteWithField = (rules: object) => {
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', ...rules }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a default value that is not an option is an error', () => {
  const level = { type: 'radio', options: ['Beginner', 'Advanced'] };
  expect(siteWithField({ ...level, value: 'Advanced' }).diagnostics).toEqual([]);
  expect(siteWithField({ ...level, value: 'Expert' }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:13:16  error  refused-default
      13 |       "value": "Expert"
         |                ^^^^^^^^ “Expert” is not one of the options.
      hint: Write one of them: “Beginner” or “Advanced”.

    1 error, 0 warnings."
  `);
});

it('a default value beyond the limits of the field is an error', () => {
  const messages = { missing: 'How many?', tooLow: 'At least one.', tooHigh: 'At most twelve.' };
  const people = { type: 'number', min: 1, max: 12, messages };
  expect(siteWithField({ ...people, value: '2' }).diagnostics).toEqual([]);
  expect(siteWithField({ ...people, value: '20' }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:16:16  error  refused-default
      16 |       "value": "20"
         |                ^^^^ This field does not take “20”.
      hint: Write a value that fits the rules of the field, or delete it.

    1 error, 0 warnings."
  `);
});

import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const asking = (rules: object) => {
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', ...rules }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a rule belongs to fields of certain types', () => {
  expect(asking({ step: 2 }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:7  error  misplaced-rule
      9 |       "step": 2
        |       ^^^^^^ “step” means nothing for a field of the type “text”.
      hint: Delete it, or give the field a type that has it: “number”.

    1 error, 0 warnings."
  `);
});

it('is one that a number with its country has a use for', () => {
  const countries = [{ code: '+351', name: 'Portugal' }];
  const messages = { missing: 'Please enter your number.' };
  const phone = { type: 'tel', countries, countryLabel: 'Country code', messages };
  expect(asking(phone).diagnostics).toEqual([]);
  expect(asking({ ...phone, digits: 9 }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:19:7  error  misplaced-rule
      19 |       "digits": 9
         |       ^^^^^^^^ “digits” means nothing for a telephone number with “countries”.
      hint: Delete it.

    1 error, 0 warnings."
  `);
});

it('may not be a message for a missing answer if the field is shown only when filled in', () => {
  const service = { type: 'text', prefill: ['service'], shown: 'filled' };
  expect(asking(service).diagnostics).toEqual([]);
  expect(
    asking({ ...service, messages: { missing: 'Please name a service.' } }).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:14:9  error  misplaced-rule
      14 |         "missing": "Please name a service."
         |         ^^^^^^^^^ “missing” means nothing for a field that is only shown filled in.
      hint: Delete it.

    1 error, 0 warnings."
  `);
});

it('a consent is never given in advance', () => {
  const consent = { type: 'consent', version: '2026-11', text: 'I agree.', value: '2026-11' };
  expect(asking(consent).diagnostics.map(({ code }) => code)).toEqual(['misplaced-rule']);
});

import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const siteWithField = (rules: object) => {
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', ...rules }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a rule that the type of the field does not have is an error', () => {
  expect(siteWithField({ step: 2 }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:7  error  misplaced-rule
      9 |       "step": 2
        |       ^^^^^^ “step” means nothing for a field of the type “text”.
      hint: Delete it, or give the field a type that has it: “number”.

    1 error, 0 warnings."
  `);
});

it('the number of digits is an error beside countries, which have their own', () => {
  const countries = [{ code: '+351', name: 'Portugal' }];
  const messages = { missing: 'Please enter your number.' };
  const phone = { type: 'tel', countries, countryLabel: 'Country code', messages };
  expect(siteWithField(phone).diagnostics).toEqual([]);
  expect(siteWithField({ ...phone, digits: 9 }).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:19:7  error  misplaced-rule
      19 |       "digits": 9
         |       ^^^^^^^^ “digits” means nothing for a telephone number with “countries”.
      hint: Delete it.

    1 error, 0 warnings."
  `);
});

it('a message for a missing answer is an error if the field is only shown filled in', () => {
  const service = { type: 'text', prefill: ['service'], shown: 'filled' };
  expect(siteWithField(service).diagnostics).toEqual([]);
  expect(
    siteWithField({ ...service, messages: { missing: 'Please name a service.' } }).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:14:9  error  misplaced-rule
      14 |         "missing": "Please name a service."
         |         ^^^^^^^^^ “missing” means nothing for a field that is only shown filled in.
      hint: Delete it.

    1 error, 0 warnings."
  `);
});

it('a default value is an error for a consent', () => {
  const consent = { type: 'consent', version: '2026-11', text: 'I agree.', value: '2026-11' };
  expect(siteWithField(consent).diagnostics.map(({ code }) => code)).toEqual(['misplaced-rule']);
});

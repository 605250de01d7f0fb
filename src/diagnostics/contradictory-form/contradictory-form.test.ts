import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';
import { contradictoryForms } from '../../rules/contradictory-forms';

it('says both numbers', () => {
  const field = {
    id: 'mobileNumber',
    name: 'mobileNumber',
    type: 'tel',
    label: 'Mobile number',
    hint: '9 digits',
    digits: 10,
    messages: { missing: 'Please enter your mobile number.' },
  };
  expect(
    site({ '_forms/contact.json': { ...form, fields: [field] } }, {}, contradictoryForms).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_forms/contact.json:9:15  warning  contradictory-form
      9 |       "hint": "9 digits",
        |               ^^^^^^^^^^ This says 9, and “digits” is 10.
      hint: Write 10 here, or correct “digits”.

    0 errors, 1 warning."
  `);
});

import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';

const pageWithForm = (name: string) => page({ type: 'enquiry-form', heading: 'Ask us', form: name });

describe('a form on a page', () => {
  it('is an error if it does not exist', () => {
    const documents = { 'contact.json': pageWithForm('reservaton'), '_forms/reservation.json': form };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/contact.json:10:15  error  missing-form
        10 |       "form": "reservaton"
           |               ^^^^^^^^^^^^ The form “reservaton” does not exist.
        hint: Did you mean “reservation”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with the document to create if none has a similar name', () => {
    expect(site({ 'contact.json': pageWithForm('callback') }).report()).toMatchInlineSnapshot(`
      "pages-json/contact.json:10:15  error  missing-form
        10 |       "form": "callback"
           |               ^^^^^^^^^^ The form “callback” does not exist.
        hint: Create _forms/callback.json, or correct the name.

      1 error, 0 warnings."
    `);
  });

  it('is not reported as missing if its document is invalid', () => {
    const documents = {
      'contact.json': pageWithForm('callback'),
      '_forms/callback.json': { ...form, button: '' },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/callback.json:15:13  error  malformed-value
        15 |   "button": "",
           |             ^^ This text is empty.
        hint: Write some text, or delete the property if it is optional.

      1 error, 0 warnings."
    `);
  });
});

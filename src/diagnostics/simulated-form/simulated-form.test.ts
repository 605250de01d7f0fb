import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';

const simulated = { ...form, submit: 'simulate' };

describe('a form that sends nothing', () => {
  it('is only reported by --release', () => {
    const asking = page({ type: 'enquiry-form', heading: 'Ask us', form: 'question' });
    const { diagnostics, releaseReport } = site({
      'contact.json': asking,
      '_forms/question.json': simulated,
      '_site.json': undefined, // that of tests has placeholders, which --release reports, too
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-document']);
    expect(releaseReport()).toMatchInlineSnapshot(`
      "pages-json/_forms/question.json:2:13  warning  simulated-form
        2 |   "submit": "simulate",
          |             ^^^^^^^^^^ This form sends nothing: whatever visitors write is lost.
        hint: Write an address that begins with “/api/”, such as “/api/contact-form”.

      0 errors, 1 warning."
    `);
  });
});

import { describe, expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

describe('the address of a form', () => {
  it('is an error for two forms, because the receiver recognizes the form by it', () => {
    const forms = { '_forms/callback.json': form, '_forms/reservation.json': form };
    expect(site(forms).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/reservation.json:2:13  error  duplicate-submit
        2 |   "submit": "/api/contact-form",
          |             ^^^^^^^^^^^^^^^^^^^ “/api/contact-form” is already the address of pages-json/_forms/callback.json.
        hint: Give each form its own address, such as “/api/callback”. One form may appear on any number of pages.

      1 error, 0 warnings."
    `);
  });

  it('may be “simulate” in any number of forms', () => {
    const simulated = { ...form, submit: 'simulate' };
    expect(site({ '_forms/a.json': simulated, '_forms/b.json': simulated }).diagnostics).toEqual([]);
  });
});

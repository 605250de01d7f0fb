import { expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';
import { unfilledPrefills } from '../../rules/unfilled-prefills';

it('is reported at the field, with what to do', () => {
  const contact = { type: 'enquiry-form', id: 'ask', heading: 'Ask us', form: 'contact' };
  const documents = {
    '_kinds.json': { topics: ['course'], kinds: [{ kind: 'page' }] },
    '_forms/contact.json': { ...form, fields: [{ ...form.fields[0], prefill: ['course'] }] },
    'contact.json': page(contact),
  };
  expect(site(documents, {}, unfilledPrefills).report()).toMatchInlineSnapshot(`
    "pages-json/_forms/contact.json:13:18  warning  unfilled-prefill
      13 |       "prefill": [
         |                  ^ No link to this form carries “course”.
      hint: Write "topic": "course" in _kinds.json into the kind of the pages about it, or delete "prefill".

    0 errors, 1 warning."
  `);
});

import { expect, it } from 'vitest';
import { officeSchema } from '../../../tests/compiler/office-schema';
import { site } from '../../../tests/compiler/site';
import { contactDetails } from '../../rules/contact-details';

it('says what does not fit the country of an entry', () => {
  const entries = [{ id: 'oslo', name: 'Norway', flag: 'no', phone: '+81 3 0000 0000' }];
  const documents = {
    '_collections/offices.schema.json': officeSchema,
    '_collections/offices.json': { entries },
  };
  expect(site(documents, { flags: ['no'] }, contactDetails).report()).toMatchInlineSnapshot(`
    "pages-json/_collections/offices.json:7:16  warning  contact-detail
      7 |       "phone": "+81 3 0000 0000"
        |                ^^^^^^^^^^^^^^^^^ This number does not begin as numbers of Norway do.
      hint: They begin with +47.

    0 errors, 1 warning."
  `);
});

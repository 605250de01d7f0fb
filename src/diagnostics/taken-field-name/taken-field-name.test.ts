import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const siteWithField = (name: string) => {
  const fields = [{ id: 'wanted', name, type: 'text', label: 'What you want' }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('the name of a field is an error if it would hide a property of the form that scripts may use', () => {
  expect(siteWithField('elements').report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:6:15  error  taken-field-name
      6 |       "name": "elements",
        |               ^^^^^^^^^^ A field cannot be named “elements”: in a browser every form has something of that name.
      hint: Choose another, such as “yourElements”. Visitors do not see it; it is the name of a column in exports.

    1 error, 0 warnings."
  `);
});

it.each(['querySelector', 'focus', 'submit', 'reset', 'parentNode', 'constructor', 'toString', 'ariaLabel'])(
  'the name %s is an error',
  (name) => {
    expect(siteWithField(name).diagnostics.map(({ code }) => code)).toEqual(['taken-field-name']);
  },
);

it.each(['id', 'name', 'title', 'length', 'action', 'form', 'received', 'children', 'only'])(
  'the name %s is allowed',
  (name) => {
    expect(siteWithField(name).diagnostics).toEqual([]);
  },
);

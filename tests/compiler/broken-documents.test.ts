import { describe, expect, it } from 'vitest';
import { page, pageWith, saying, site, type TestDocument } from './site';
import { describeMissingCharacters, iceland } from './spoilt-country';

describe('a country', () => {
  it('is valid before it is changed', () => {
    expect(iceland('', '').report()).toBe('No problems.');
  });
});

describe('a country with one mistake', () => {
  it('has a text where a number is required', () => {
    expect(iceland('"count": 7000', '"count": "7000"').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:26:59  error  wrong-type
        26 |         { "title": "Repeat visitors", "value": { "count": "7000" }, "asOf": 2023 },
           |                                                           ^^^^^^ This must be a number, not text.
        hint: Write it without quotation marks: 7000.

      1 error, 0 warnings."
    `);
  });

  it('has a misspelt property', () => {
    expect(iceland('"heading": "Questions"', '"headnig": "Questions"').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:44:7  error  unknown-property
        44 |       "headnig": "Questions",
           |       ^^^^^^^^^ Unknown property “headnig”.
        hint: Did you mean “heading”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('is missing a property', () => {
    expect(iceland('"city": "Keflavik", ', '').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:38:9  error  missing-property
        38 |         { "cost": 811 },
           |         ^^^^^^^^^^^^^^^ The required property “city” is missing.
        hint: Add it, for example "city": "Porto". About “city”: The city.

      1 error, 0 warnings."
    `);
  });

  it('has a comma after the last entry', () => {
    expect(iceland('"cost": 811 },', '"cost": 811, },').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:38:42  error  syntax-error
        38 |         { "city": "Keflavik", "cost": 811, },
           |                                          ^ There is a comma before the closing “}”.
        hint: Delete it: there is no comma after the last entry.

      1 error, 0 warnings."
    `);
  });

  it('has the same key twice', () => {
    const right = '"tone": "green",';
    expect(iceland(right, `${right}\n  "breadcrumb": "Iceland",`).report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:8:3  error  duplicate-key
        8 |   "breadcrumb": "Iceland",
          |   ^^^^^^^^^^^^ “breadcrumb” appears twice; it is already set on line 6.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });

  it('has a link to a page that does not exist', () => {
    expect(iceland('/contact#contact-form', '/contcat#contact-form').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:48:67  error  unknown-route
        48 | …   "content": ["Yes: **20 hours a week** in term. [Ask us](/contcat#contact-form) about your case."]
           |                                                             ^^^^^^^^^^^^^^^^^^^^^ The page “/contcat” does not exist.
        hint: Did you mean “/contact”?

      1 error, 0 warnings."
    `);
  });

  it('has an image that does not exist', () => {
    expect(iceland('"src": "iceland.svg"', '"src": "icland.svg"').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:19:25  error  missing-image
        19 |       "image": { "src": "icland.svg", "alt": "" },
           |                         ^^^^^^^^^^^^ The image “icland.svg” does not exist in _images.
        hint: Did you mean “iceland.svg”?

      1 error, 0 warnings."
    `);
  });

  it('has a block of a type that does not exist', () => {
    expect(iceland('"type": "cost-table"', '"type": "costs-table"').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:32:15  error  unknown-block-type
        32 |       "type": "costs-table",
           |               ^^^^^^^^^^^^^ Unknown block type “costs-table”.
        hint: Did you mean “cost-table”?

      1 error, 0 warnings."
    `);
  });

  it('has a range of money that runs backwards', () => {
    expect(iceland('"to": 12000', '"to": 1200').report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:28:62  error  range-backwards
        28 | …     { "title": "Tuition", "value": { "from": 7000, "to": 1200, "currency": "EUR", "per": "year" } }
           |                                                            ^^^^ The range runs backwards: from 7000 to 1200.
        hint: Write the smaller number first: 1200, then 7000.

      1 error, 0 warnings."
    `);
  });

  it('shares its route with another document', () => {
    expect(iceland('', '', { 'tours-iceland/index.json': page() }).report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland/index.json:1:1  error  duplicate-route
        1 | {
          | ^ /tours-iceland is already used by pages-json/tours-iceland.json.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });
});

// One character in 41; the full tier leaves out each of them.
describeMissingCharacters(41);

describe('a document that is nested too deeply', () => {
  const reported = (documents: Readonly<Record<string, TestDocument>>) =>
    site(documents).diagnostics.map(
      ({ location, message }) => `${location.file}:${location.column} ${message}`,
    );
  const deep = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`;

  it('is reported where the nesting becomes too deep, closed or not', () => {
    const message = 'Lists and objects are nested too deeply here.';
    expect(reported({ 'about.json': deep('[', ']') })).toEqual([`pages-json/about.json:101 ${message}`]);
    expect(reported({ 'about.json': deep('{"a":', '}') })).toEqual([`pages-json/about.json:501 ${message}`]);
    expect(reported({ 'about.json': deep('[', '') })).toEqual([`pages-json/about.json:101 ${message}`]);
    expect(reported({ '_site.json': deep('[', ']') })).toEqual([`pages-json/_site.json:101 ${message}`]);
  });

  it('is not one with many brackets within a text', () => {
    // What is reported is only the length of the text.
    expect(reported({ 'about.json': pageWith({ title: '['.repeat(101) }) })).toEqual([
      'pages-json/about.json:12 Too long: 101 characters, the limit is 90.',
    ]);
  });
});

describe('a document that is not saved as UTF-8', () => {
  it('is reported at the character that could not be read', () => {
    const text = Buffer.from(
      JSON.stringify(pageWith({ title: 'The café' })('about.json'), null, 2),
      'latin1',
    );
    expect(site({ 'about.json': text.toString('utf8') }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:3:20  error  syntax-error
        3 |   "title": "The caf�",
          |                    ^ This character cannot be read: the file is not saved as UTF-8.
        hint: Save the file as UTF-8, then type this character again. In VS Code, click the encoding at the bottom right and choose “Save with Encoding”.

      1 error, 0 warnings."
    `);
  });

  it('is reported with its other mistakes', () => {
    const { title, ...others } = pageWith({ title: 'The café' })('about.json');
    const text = Buffer.from(JSON.stringify({ titel: title, ...others }), 'latin1').toString('utf8');
    const { diagnostics } = site({ 'about.json': text });
    expect(diagnostics.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'This character cannot be read: the file is not saved as UTF-8.',
        'Unknown property “titel”.',
      ]),
    );
  });

  it('is reported as UTF-16 even if it is not valid JSON', () => {
    const text = Buffer.from(JSON.stringify(page()('about.json')), 'utf16le').toString('utf8');
    // Each of the two bytes at the beginning of UTF-16 is unreadable in UTF-8.
    const { diagnostics } = site({ 'about.json': `\ufffd\ufffd${text}` });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'This file is saved as UTF-16 and cannot be read.',
    ]);
  });

  it.each([
    ['it begins with FF FE', '\ufeff', false],
    ['it begins with FE FF', '\ufeff', true],
    ['it has no mark', '', false],
    ['it has no mark, and the other order', '', true],
  ])('is reported with its encoding if %s', (_what, mark, bigEndian) => {
    const bytes = Buffer.from(`${mark}${JSON.stringify(page()('about.json'), null, 2)}`, 'utf16le');
    if (bigEndian) bytes.swap16();
    const { diagnostics } = site({ 'about.json': bytes.toString('utf8') });
    expect(
      diagnostics.map(({ location, message, hint }) => [location.line, location.column, message, hint]),
    ).toEqual([
      [
        1,
        1,
        'This file is saved as UTF-16 and cannot be read.',
        'Save the file as UTF-8. In VS Code, click the encoding at the bottom right and choose “Save with Encoding”.',
      ],
    ]);
  });

  it('is not one in which the replacement character is typed as an escape', () => {
    const text = JSON.stringify(page(saying('The character SIGN.'))('about.json')).replace('SIGN', '\\ufffd');
    expect(site({ 'about.json': text }).report()).toBe('No problems.');
  });
});

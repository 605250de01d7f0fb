import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const reportOn = (block: unknown) => site({ 'about.json': page(block) }).report();
const factsWith = (value: unknown) => ({
  type: 'facts',
  heading: 'Figures',
  items: [{ title: 'Visitors', value }],
});
const costing = (cost: unknown) => ({
  type: 'cost-table',
  of: 'city',
  heading: 'Costs',
  currency: 'EUR',
  rows: [{ city: 'Cork', cost }],
});

describe('a value of the wrong type', () => {
  it('may be text instead of a figure', () => {
    expect(reportOn(factsWith('7000'))).toMatchInlineSnapshot(`
      "pages-json/about.json:13:20  error  wrong-type
        13 |           "value": "7000"
           |                    ^^^^^^ This must be a figure in { }, not text.
        hint: Write a figure here: { "count": 7000 }.

      1 error, 0 warnings."
    `);
  });

  it('may be a number instead of a figure', () => {
    expect(reportOn(factsWith(28))).toMatchInlineSnapshot(`
      "pages-json/about.json:13:20  error  wrong-type
        13 |           "value": 28
           |                    ^^ This must be a figure in { }, not a number.
        hint: Say what it is: { "count": 28 }, { "percent": 28 } or { "from": 28, "currency": "EUR" }.

      1 error, 0 warnings."
    `);
  });

  it.each([null, true, [28], ['7000']])('is one error in place of a figure: %j', (value) => {
    expect(site({ 'about.json': page(factsWith(value)) }).diagnostics).toHaveLength(1);
  });

  it('may be a number in quotation marks', () => {
    expect(reportOn(costing('1095'))).toMatchInlineSnapshot(`
      "pages-json/about.json:15:19  error  wrong-type
        15 |           "cost": "1095"
           |                   ^^^^^^ This must be a number or an amount in { }, not text.
        hint: Write it without quotation marks: 1095.

      1 error, 0 warnings."
    `);
  });

  it.each([
    ['3,500,000', '3500000'],
    ['1,20,000', '120000'],
    ['96%', '96'],
    ['€ 1 095', '1095'],
  ])('may be a number in quotation marks with separators or units: %s', (written, meant) => {
    expect(reportOn(costing(written))).toContain(
      `Write the number alone, without quotation marks: ${meant}.`,
    );
  });

  it.each(['900-1,200', '3,50', '10 20', '9'.repeat(400)])(
    'is reported without a proposal if it is a text with no single number: %s',
    (written) => {
      expect(reportOn(costing(written))).not.toContain('Write');
    },
  );

  it('may be a number instead of text', () => {
    expect(reportOn({ type: 'text', heading: 2024, paragraphs: ['Words.'] })).toMatchInlineSnapshot(`
      "pages-json/about.json:9:18  error  wrong-type
        9 |       "heading": 2024,
          |                  ^^^^ This must be text, not a number.
        hint: Put it in quotation marks: "2024".

      1 error, 0 warnings."
    `);
  });

  it('may be true in quotation marks', () => {
    expect(site({ 'about.json': pageWith({ draft: 'true' }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:12  error  wrong-type
        6 |   "draft": "true",
          |            ^^^^^^ This must be true or false, not text.
        hint: Write it without quotation marks: true.

      1 error, 0 warnings."
    `);
  });

  it('may be false where a property has to be left out', () => {
    expect(reportOn(costing({ from: 650, about: false }))).toMatchInlineSnapshot(`
      "pages-json/about.json:17:22  error  wrong-type
        17 |             "about": false
           |                      ^^^^^ This must be true, not false.
        hint: Write true, or delete the property if it does not apply.

      1 error, 0 warnings."
    `);
  });

  it('may be one paragraph instead of a list', () => {
    expect(reportOn({ type: 'text', paragraphs: 'Words.' })).toMatchInlineSnapshot(`
      "pages-json/about.json:9:21  error  wrong-type
        9 |       "paragraphs": "Words."
          |                     ^^^^^^^^ This must be a list in [ ], not text.
        hint: Put [ before the text and ] after it.

      1 error, 0 warnings."
    `);
  });

  it('may be text instead of a block', () => {
    expect(reportOn('banner')).toMatchInlineSnapshot(`
      "pages-json/about.json:7:5  error  wrong-type
        7 |     "banner"
          |     ^^^^^^^^ This must be a block in { }, not text.
        hint: Begin the block with { "type": "text", or another type from the gallery, and end it with }.

      1 error, 0 warnings."
    `);
  });

  it('may be a number as the type of a block', () => {
    const { diagnostics } = site({ 'about.json': page({ type: 5 }, { type: null }, { type: ['text'] }) });
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
      [
        "wrong-type: This must be text, not a number.",
        "wrong-type: This must be text, not null.",
        "wrong-type: This must be text, not a list.",
      ]
    `);
  });

  it('may be a number as the kind of a table', () => {
    expect(site({ 'about.json': page({ ...costing(5), of: 1 }) }).diagnostics).toHaveLength(1);
  });

  it.each(['[]', 'null', '12', '"page"', '[{}]'])('may be the whole document: %s', (text) => {
    const [{ message = '', hint = '' } = {}, ...more] = site({ 'about.json': text }).diagnostics;
    expect(message).toMatch(/^This must be an object in { }, not /);
    expect(hint).toBe('Begin the document with “{” and end it with “}”.');
    expect(more).toEqual([]);
  });
});

it('a whole block in a list of another block is reported with where to move it', () => {
  const inner = { type: 'banner', title: 'A page' };
  const { diagnostics } = site({
    'about.json': page({ type: 'checklist', heading: 'Documents', items: ['Passport', inner] }),
  });
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'This must be text, not an object.',
      "A whole block is inside “checklist”. Move it below that block's closing “}”.",
    ],
  ]);
});

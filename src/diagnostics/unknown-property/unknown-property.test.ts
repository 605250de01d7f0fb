import { describe, expect, it } from 'vitest';
import { page, pageWith, site, siteDocument } from '../../../tests/compiler/site';

const siteWith = (block: unknown) => site({ 'about.json': page(block) });
const factsWith = (value: unknown) => ({
  type: 'facts',
  heading: 'Figures',
  items: [{ title: 'Visitors', value }],
});
const table = { type: 'cost-table', of: 'city', heading: 'Costs', currency: 'EUR' };

describe('a misspelt property', () => {
  it('is the only error, although a required property is missing because of it', () => {
    expect(siteWith({ type: 'text', paragraph: ['Words.'] }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:9:7  error  unknown-property
        9 |       "paragraph": [
          |       ^^^^^^^^^^^ Unknown property “paragraph”.
        hint: Did you mean “paragraphs”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('may be the type of a block', () => {
    expect(siteWith({ typ: 'text', paragraphs: ['Words.'] }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:8:7  error  unknown-property
        8 |       "typ": "text",
          |       ^^^^^ Unknown property “typ”.
        hint: Did you mean “type”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('may be the kind of a table', () => {
    const { of: kind, ...rest } = table;
    const rows = [{ city: 'Hofn', cost: 900 }];
    expect(siteWith({ ...rest, fo: kind, rows }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:7  error  unknown-property
        11 |       "fo": "city",
           |       ^^^^ Unknown property “fo”.
        hint: Did you mean “of”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('is taken for the missing property if an existing one is equally similar', () => {
    const pages = { kind: 'service', kin: 'slider' };
    const { diagnostics } = siteWith({ type: 'page-cards', heading: 'More', pages, display: 'grid' });
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-property', 'Did you mean “in”?'],
    ]);
  });

  it('may consist of a single letter', () => {
    const { of: kind, ...rest } = table;
    const { diagnostics } = siteWith({ ...rest, f: kind, rows: [{ city: 'Hofn', cost: 900 }] });
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-property', 'Did you mean “of”?'],
    ]);
  });

  it('may be the count of a figure', () => {
    expect(siteWith(factsWith({ cuont: 5 })).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:14:13  error  unknown-property
        14 |             "cuont": 5
           |             ^^^^^^^ Unknown property “cuont”.
        hint: Did you mean “count”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('may be the lower end of an amount', () => {
    expect(siteWith(factsWith({ form: 5, to: 7, currency: 'EUR' })).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:14:13  error  unknown-property
        14 |             "form": 5,
           |             ^^^^^^ Unknown property “form”.
        hint: Did you mean “from”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('may be the target of a menu item', () => {
    const header = { ...siteDocument.header, items: [{ label: 'Home', too: '/' }] };
    expect(site({ '_site.json': { ...siteDocument, header } }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:11:9  error  unknown-property
        11 |         "too": "/"
           |         ^^^^^ Unknown property “too”.
        hint: Did you mean “to”?

      1 error, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('is reported separately if there are two', () => {
    const item = { titel: 'May I work?', contents: ['Yes.'] };
    const { diagnostics } = siteWith({ type: 'faq', heading: 'Questions', items: [item] });
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean “title”?', 'Did you mean “content”?']);
  });
});

describe('a property with no similar name', () => {
  it('is reported with those that are allowed', () => {
    expect(siteWith({ type: 'text', paragraphs: ['Words.'], colour: 'red' }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:7  error  unknown-property
        12 |       "colour": "red"
           |       ^^^^^^^^ Unknown property “colour”.
        hint: Allowed here: “type”, “id”, “language”, “heading”, “paragraphs” and “display”.

      1 error, 0 warnings."
    `);
  });

  it('is reported together with missing properties, one of which was probably meant', () => {
    const item = { question: 'May I work?', answer: ['Yes.'] };
    expect(siteWith({ type: 'faq', heading: 'Questions', items: [item] }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:11  error  unknown-property
        12 |           "question": "May I work?",
           |           ^^^^^^^^^^ Unknown properties “question” and “answer”.
        hint: Allowed here: “id”, “title”, “content” and “open”. Still missing: “title” and “content”.

      1 error, 0 warnings."
    `);
  });

  it('is one error in a row of another kind of table', () => {
    const rows = [
      { city: 'Hofn', cost: 900 },
      { program: 'Nursing', amount: 9000 },
    ];
    expect(siteWith({ ...table, rows }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:18:11  error  unknown-property
        18 |           "program": "Nursing",
           |           ^^^^^^^^^ Unknown properties “program” and “amount”.
        hint: Allowed here: “city”, “cost” and “description”. Still missing: “city” and “cost”.

      1 error, 0 warnings."
    `);
  });

  it('is one error in an amount', () => {
    expect(
      siteWith({ ...table, rows: [{ city: 'Hofn', cost: { amount: 900 } }] }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:16:13  error  unknown-property
        16 |             "amount": 900
           |             ^^^^^^^^ Unknown property “amount”.
        hint: Allowed here: “fact”, “from”, “to”, “about”, “atLeast”, “currency” and “per”.

      1 error, 0 warnings."
    `);
  });

  it('is one error in a figure with properties of two types', () => {
    expect(siteWith(factsWith({ count: 5, currency: 'EUR' })).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:15:13  error  unknown-property
        15 |             "currency": "EUR"
           |             ^^^^^^^^^^ Unknown property “currency”.
        hint: Allowed here: “count”, “grouping” and “plus”.

      1 error, 0 warnings."
    `);
  });

  it('is located even if its name has characters that separate a JSON Pointer', () => {
    expect(siteWith({ type: 'text', paragraphs: ['Words.'], 'a/b~c': 1 }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:7  error  unknown-property
        12 |       "a/b~c": 1
           |       ^^^^^^^ Unknown property “a/b~c”.
        hint: Allowed here: “type”, “id”, “language”, “heading”, “paragraphs” and “display”.

      1 error, 0 warnings."
    `);
  });

  it('is quoted in one line, and shortened if it is long', () => {
    const { diagnostics } = site({
      'about.json': pageWith({ 'a\nb\u001b[31m': 1, [`x${'😀'.repeat(99)}`]: 2 }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Unknown property “a⏎b⏎[31m”.',
      'There is a character here that no page can show (U+001B).',
      `Unknown property “x${'😀'.repeat(59)}…”.`,
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('may be called “%s”', (name) => {
    // Replaced in the text, because `__proto__` in an object literal would set its prototype.
    const text = JSON.stringify(pageWith({ NAME: 1 })('about.json')).replace('NAME', name);
    const inFigure = JSON.stringify(page(factsWith({ count: 5, NAME: 1 }))('fees.json')).replace(
      'NAME',
      name,
    );
    const { diagnostics } = site({ 'about.json': text, 'fees.json': inFigure });
    expect(diagnostics.map(({ message }) => message)).toEqual(Array(2).fill(`Unknown property “${name}”.`));
  });
});

describe('a property at the wrong level', () => {
  const listing = { name: 'Iceland', summary: 'Small classes.', order: 60 };
  const { order, ...unordered } = listing;
  const reportedFor = (properties: object) =>
    site({ 'about.json': pageWith(properties) }).diagnostics.map(({ code, location, hint }) => [
      code,
      location.pointer,
      hint,
    ]);

  it('belongs one level up', () => {
    const items = [{ title: 'Visitors', value: { count: 5, asOf: 2023 } }];
    expect(siteWith({ type: 'facts', heading: 'Figures', items }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:15:13  error  unknown-property
        15 |             "asOf": 2023
           |             ^^^^^^ Unknown property “asOf”.
        hint: Move it one level up, next to “value”.

      1 error, 0 warnings."
    `);
    expect(reportedFor({ listing: { ...listing, tone: 'green' } })).toEqual([
      ['unknown-property', '/listing/tone', 'Move it one level up, next to “listing”.'],
    ]);
  });

  it('is the only error if it is missing one level down', () => {
    expect(reportedFor({ order, listing: unordered })).toEqual([
      ['unknown-property', '/order', 'Move it one level down, into “listing”.'],
    ]);
  });

  it('does not hide other missing properties', () => {
    const { name, ...rest } = unordered;
    expect(reportedFor({ order, listing: rest }).map(([code, pointer]) => [code, pointer])).toEqual([
      ['unknown-property', '/order'],
      ['missing-property', '/listing'],
    ]);
    expect(
      reportedFor({ order, title: undefined, listing: unordered }).map(([code, pointer]) => [code, pointer]),
    ).toEqual([
      ['missing-property', ''],
      ['unknown-property', '/order'],
    ]);
  });

  it('is not moved to an object that already has it', () => {
    expect(reportedFor({ order, listing }).map(([, , hint]) => hint)).toEqual([
      expect.stringContaining('Allowed here: '),
    ]);
    expect(reportedFor({ tone: 'green', listing: { ...listing, tone: 'green' } })).toEqual([
      ['unknown-property', '/listing/tone', expect.stringContaining('Allowed here: ')],
    ]);
  });

  it('is not moved out of a list', () => {
    const { diagnostics } = siteWith({ type: 'text', paragraphs: ['Words.'], image: 'world.svg' });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([expect.stringContaining('Allowed here: ')]);
  });
});

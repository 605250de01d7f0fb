import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const sound = JSON.stringify(page()('about.json'), null, 2);
const about = (text: string) => site({ 'about.json': text });

/** A document with these lines in the place of its `breadcrumb`. */
const withLines = (...lines: string[]) => about(sound.replace('  "breadcrumb": "Page",', lines.join('\n')));

/** The one thing that an author is told: where, what, and what to do. */
function told(text: string): string {
  const { diagnostics } = about(text);
  return diagnostics
    .map(({ location, message, hint }) => `${location.line}:${location.column} ${message} ${hint}`)
    .join('\n');
}

describe('a document that is no JSON', () => {
  it('has a comma too many at the end of a list', () => {
    expect(
      withLines('  "breadcrumb": "Page",', '  "listing": { "in": ["menu",] },').report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:6:29  error  syntax-error
        6 |   "listing": { "in": ["menu",] },
          |                             ^ There is a comma before the closing “]”.
        hint: JSON allows no comma after the last entry: take it out.

      1 error, 0 warnings."
    `);
  });

  it('lacks a comma where the line before ends', () => {
    expect(withLines('  "breadcrumb": "Page"').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:22  error  syntax-error
        5 |   "breadcrumb": "Page"
          |                      ^ A comma is missing after this.
        hint: Put a comma between two entries.

      1 error, 0 warnings."
    `);
  });

  it('has a text that is not closed', () => {
    expect(withLines('  "breadcrumb": "Page,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:17  error  syntax-error
        5 |   "breadcrumb": "Page,
          |                 ^^^^^^ This text has no closing quotation mark.
        hint: Close it with “"”. A quotation mark inside a text is written \\".

      1 error, 0 warnings."
    `);
  });

  it('has the name of a property that is not closed', () => {
    expect(withLines('  "breadcrumb: "Page",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:3  error  syntax-error
        5 |   "breadcrumb: "Page",
          |   ^^^^^^^^^^^^^^ This name is not closed.
        hint: Close it with a quotation mark before the colon.

      1 error, 0 warnings."
    `);
  });

  it('has a text that ends at a quotation mark of its own', () => {
    expect(withLines('  "breadcrumb": "The "best" page",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:22  error  syntax-error
        5 |   "breadcrumb": "The "best" page",
          |                      ^ The text ends at this quotation mark.
        hint: A quotation mark inside a text is written \\".

      1 error, 0 warnings."
    `);
  });

  it('has a text that begins straight and ends with a curly quotation mark', () => {
    expect(withLines('  "breadcrumb": "Study in Malaysia”,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:35  error  syntax-error
        5 |   "breadcrumb": "Study in Malaysia”,
          |                                   ^ A text does not end with a curly quotation mark.
        hint: Write " instead of ”.

      1 error, 0 warnings."
    `);
  });

  it('has a curly quotation mark where a text or a name ends', () => {
    const lines = [
      '"title": "Study”',
      '"title”: "Study"',
      '"in": ["menu”, "home"]',
      '"link": { "label": "Read”, "to": "/" }',
      '"link": { "label": "Read”, "to": "/” }',
      '"title": "The “best” page”',
      '"title": "Study“',
    ];
    expect(lines.map((line) => told(`{\n  ${line},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:18 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:9 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:15 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:27 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:27 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:28 A text does not end with a curly quotation mark. Write " instead of ”.",
        "2:18 A text does not end with a curly quotation mark. Write " instead of “.",
      ]
    `);
  });

  it('has a curly quotation mark that belongs to its text', () => {
    const lines = [
      '"title": "The “best”, and no other,',
      '"title": "The “best”,',
      '"title": "The “best”, "most" loved"',
      '"title": "Best”, and no other,',
      '"title": "The “best”" "order": 1,',
    ];
    const messages = lines.map((line) => told(`{\n  ${line}\n  "order": 1\n}`));
    expect(messages.filter((message) => message.includes('curly'))).toEqual([]);
  });

  it('has single quotation marks', () => {
    expect(withLines("  'breadcrumb': 'Page',").report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:3  error  syntax-error
        5 |   'breadcrumb': 'Page',
          |   ^^^^^^^^^^^^ These are not the quotation marks of JSON.
        hint: Write straight double quotation marks: "heading".

      1 error, 0 warnings."
    `);
  });

  it('has a number with separators', () => {
    expect(withLines('  "cost": 1,032,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:11  error  syntax-error
        5 |   "cost": 1,032,
          |           ^^^^^ A number has no separators.
        hint: Write 1032.

      1 error, 0 warnings."
    `);
  });

  it('has a comment', () => {
    expect(withLines('  "breadcrumb": "Page", // a short name').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:25  error  syntax-error
        5 |   "breadcrumb": "Page", // a short name
          |                         ^^^^^^^^^^^^^^^ JSON has no comments.
        hint: Take the comment out.

      1 error, 0 warnings."
    `);
  });

  it('ends too early', () => {
    expect(about(sound.slice(0, -2)).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:3  error  syntax-error
        11 |   ]
           |   ^ The document ends too early.
        hint: Every “{” needs its “}”, every “[” its “]”.

      1 error, 0 warnings."
    `);
  });

  it('is empty', () => {
    expect(about('').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:1:1  error  syntax-error
        1 | 
          | ^ The file is empty.
        hint: A document is an object: begin it with “{” and end it with “}”.

      1 error, 0 warnings."
    `);
  });

  it('has a block that is not closed', () => {
    expect(
      told('{\n  "blocks": [\n    { "type": "text",\n    { "type": "text" }\n  ]\n}'),
    ).toMatchInlineSnapshot(
      `"4:5 A “}” is missing before this. Close the object that is open here. A list of objects begins with “[”."`,
    );
    expect(told('{\n  "blocks": [\n    { "type": "text"\n  ]\n}')).toMatchInlineSnapshot(
      `"4:3 A “}” is missing before this. Close the object that is open here. A list of objects begins with “[”."`,
    );
  });

  it('has a list that is not closed', () => {
    expect(told('{\n  "blocks": [\n    { "type": "text" }\n}')).toMatchInlineSnapshot(
      `"4:1 A “]” is missing before this. Close the list that is open here."`,
    );
    expect(told('{\n  "in": ["menu",\n  "order": 5\n}')).toMatchInlineSnapshot(
      `"3:3 A “]” is missing before this. Close the list that is open here."`,
    );
  });

  it('has something behind its end', () => {
    expect(told(`${sound}\n}`)).toMatchInlineSnapshot(
      `"13:1 The document has ended before this. Take out what follows the last “}”, or the “}” that closed too early."`,
    );
  });

  it('has a number that is written as people write it', () => {
    const numbers = ['1,22,000', '032', '.5', '5.', '€500', '500 EUR', '1_000', '+5'];
    expect(numbers.map((number) => told(`{\n  "cost": ${number},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:11 A number has no separators. Write 122000.",
        "2:11 A number does not begin with 0. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:11 This is no number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:11 This is no number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:11 This is no number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:15 This cannot stand behind a number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:12 This cannot stand behind a number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
        "2:11 This is no number. Write digits, with a point for fractions and no separators: 1032, 12.5.",
      ]
    `);
  });

  it('has a comma where a fraction begins', () => {
    expect(told('{\n  "cost": 12,50,\n  "order": 1\n}')).toMatchInlineSnapshot(
      `"2:11 A number has no separators. Write digits, with a point for fractions and no separators: 1032, 12.5."`,
    );
  });

  it('has a name behind a colon', () => {
    const texts = ['{\n  "kind":\n  "title": "Us"\n}', '{\n  "title": "Ireland": a guide"\n}'];
    expect(texts.map(told)).toMatchInlineSnapshot(`
      [
        "2:9 The value is missing here. Write a value after the colon, or take the property out.",
        "2:20 The text ends at this quotation mark. A quotation mark inside a text is written \\".",
      ]
    `);
  });

  it('has a sign that nobody sees', () => {
    const signs = ['\u0000', '\u000b', '\u0085', '\u1680', '\u3000', '\ufeff'];
    const messages = signs.map((sign) => told(`{\n  ${sign}"draft": true\n}`));
    expect([...new Set(messages)]).toMatchInlineSnapshot(`
      [
        "2:3 An invisible sign stands here. Delete it, and type a plain space where one is needed.",
      ]
    `);
  });

  it('has a word or no word where a value belongs', () => {
    const values = ['True', 'yes', '', '5,', '“Page”', '\u00a05'];
    expect(values.map((value) => told(`{\n  "draft": ${value},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:12 This word is written in small letters. Write true.",
        "2:12 This is no JSON value. Texts stand in double quotation marks; other values are numbers, true, false, lists and objects.",
        "2:10 The value is missing here. Write a value after the colon, or take the property out.",
        "2:14 There is a comma too many. Take it out: one comma stands between two entries.",
        "2:12 These are not the quotation marks of JSON. Write straight double quotation marks: "heading".",
        "2:12 An invisible sign stands here. Delete it, and type a plain space where one is needed.",
      ]
    `);
  });

  it('has a text with a sign that has to be written otherwise', () => {
    const texts = ['"Page\none"', '"Page\tone"', '"😀 Page\tone"', '"C:\\Pages"', '"\\u20a euros"'];
    expect(texts.map((text) => told(`{\n  "title": ${text},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:12 A text must stand in one line. Take out the line break; a second paragraph is a second text.",
        "2:17 A text must stand in one line. Take out the line break or tab; a second paragraph is a second text.",
        "2:20 A text must stand in one line. Take out the line break or tab; a second paragraph is a second text.",
        "2:15 A backslash is followed by a letter that JSON does not know. Write \\\\ for a backslash, \\" for a quotation mark.",
        "2:13 Four digits from 0 to f belong after \\u. Type the sign itself, or its number in four digits: \\u20ac.",
      ]
    `);
  });

  it('has a text that goes on in the next line', () => {
    expect(withLines('  "breadcrumb": "Study', '    in Malaysia",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:17  error  syntax-error
        5 |   "breadcrumb": "Study
          |                 ^^^^^^ A text must stand in one line.
        hint: Take out the line break; a second paragraph is a second text.

      1 error, 0 warnings."
    `);
    const texts = ['"Study\r\n\r\n\tin\n\tMalaysia"', '"Study\n"', '"Study “now”\nor never"'];
    const messages = texts.map((text) => told(`{\n  "title": ${text},\n  "order": 1\n}`));
    expect([...new Set(messages)]).toEqual([
      '2:12 A text must stand in one line. Take out the line break; a second paragraph is a second text.',
    ]);
  });

  it('has a text that is not closed above others', () => {
    const texts = ['"title": "Study,\n  "kind": "page"', '"in": ["menu,\n    "footer"]', '"title": "Study'];
    const messages = texts.map((text) => told(`{\n  ${text}\n}`));
    expect(messages.filter((message) => !message.includes('has no closing quotation mark'))).toEqual([]);
  });

  it('has something else between its names and values', () => {
    const lines = [
      'cost: 5',
      '"cost" 5',
      '"cost" = 5',
      '"cost": 5; "order": 1',
      ', "cost": 5',
      '# cost\n  "cost": 5',
      '/* cost\n  "cost": 5',
      '<<<<<<< HEAD\n  "cost": 5',
    ];
    expect(lines.map((line) => told(`{\n  ${line}\n}`))).toMatchInlineSnapshot(`
      [
        "2:3 The name of a property has no quotation marks. Put it in double quotation marks: "cost".",
        "2:10 A colon is missing before this. Put a colon between a name and its value.",
        "2:10 A colon is missing here. Put a colon between a name and its value.",
        "2:12 A semicolon parts nothing in JSON. Put a comma between two entries.",
        "2:3 There is a comma too many. Take it out: one comma stands between two entries.",
        "2:3 JSON has no comments. Take the comment out.",
        "2:3 JSON has no comments. Take the comment out.",
        "2:3 A merge of two versions was not finished here. Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.",
      ]
    `);
  });
});

describe('the place of a mistake', () => {
  it('is the same with the line ends of Windows', () => {
    const unix = withLines('  "breadcrumb": "Page"').diagnostics;
    const windows = about(sound.replace('"Page",', '"Page"').replaceAll('\n', '\r\n')).diagnostics;
    expect(windows).toEqual(unix);
  });

  it('ends with its line there, too, where a value has several', () => {
    const text = JSON.stringify(pageWith({ tone: { dark: 1 } })('about.json'), null, 2);
    expect(about(text.replaceAll('\n', '\r\n')).diagnostics).toEqual(about(text).diagnostics);
  });

  it('is underlined behind tabs as well', () => {
    const text = JSON.stringify({ ...page()('about.json'), titel: 'x' }, null, '\t');
    expect(about(text).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:2  error  unknown-property
        12 | 	"titel": "x"
           | 	^^^^^^^ There is no property “titel” here.
        hint: Did you mean “title”?

      1 error, 0 warnings."
    `);
  });
});

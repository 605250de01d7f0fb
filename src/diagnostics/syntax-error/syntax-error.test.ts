import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const validText = JSON.stringify(page()('about.json'), null, 2);
const siteWith = (text: string) => site({ 'about.json': text });

/** A site with a document that has these lines in place of its `breadcrumb`. */
const withLines = (...lines: string[]) =>
  siteWith(validText.replace('  "breadcrumb": "Page",', lines.join('\n')));

/** The location, message and hint of each error of a document. */
function messageFor(text: string): string {
  const { diagnostics } = siteWith(text);
  return diagnostics
    .map(({ location, message, hint }) => `${location.line}:${location.column} ${message} ${hint}`)
    .join('\n');
}

describe('a document that is not valid JSON', () => {
  it('may have a comma after the last entry', () => {
    expect(
      withLines('  "breadcrumb": "Page",', '  "listing": { "in": ["menu",] },').report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:6:29  error  syntax-error
        6 |   "listing": { "in": ["menu",] },
          |                             ^ There is a comma before the closing “]”.
        hint: Delete it: there is no comma after the last entry.

      1 error, 0 warnings."
    `);
  });

  it('may lack a comma at the end of a line', () => {
    expect(withLines('  "breadcrumb": "Page"').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:22  error  syntax-error
        5 |   "breadcrumb": "Page"
          |                      ^ A comma is missing after this.
        hint: Add a comma between the two entries.

      1 error, 0 warnings."
    `);
  });

  it('may have a text that is not closed', () => {
    expect(withLines('  "breadcrumb": "Page,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:17  error  syntax-error
        5 |   "breadcrumb": "Page,
          |                 ^^^^^^ This text has no closing quotation mark.
        hint: Add a " at its end. Write \\" for a quotation mark inside a text.

      1 error, 0 warnings."
    `);
  });

  it('may have a property name that is not closed', () => {
    expect(withLines('  "breadcrumb: "Page",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:3  error  syntax-error
        5 |   "breadcrumb: "Page",
          |   ^^^^^^^^^^^^^^ This name has no closing quotation mark.
        hint: Add a quotation mark before the colon.

      1 error, 0 warnings."
    `);
  });

  it('may have a quotation mark within a text', () => {
    expect(withLines('  "breadcrumb": "The "best" page",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:22  error  syntax-error
        5 |   "breadcrumb": "The "best" page",
          |                      ^ This quotation mark ends the text too early.
        hint: Write \\" for a quotation mark inside a text.

      1 error, 0 warnings."
    `);
  });

  it('may have a text that ends with a curly quotation mark', () => {
    expect(withLines('  "breadcrumb": "Tours of Malaysia”,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:35  error  syntax-error
        5 |   "breadcrumb": "Tours of Malaysia”,
          |                                   ^ A text cannot end with a curly quotation mark.
        hint: Write " instead of ”.

      1 error, 0 warnings."
    `);
  });

  it('may have a curly quotation mark at the end of any text or name', () => {
    const lines = [
      '"title": "Tours”',
      '"title”: "Tours"',
      '"in": ["menu”, "home"]',
      '"link": { "label": "Read”, "to": "/" }',
      '"link": { "label": "Read”, "to": "/” }',
      '"title": "The “best” page”',
      '"title": "Tours“',
    ];
    expect(lines.map((line) => messageFor(`{\n  ${line},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:18 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:9 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:15 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:27 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:27 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:28 A text cannot end with a curly quotation mark. Write " instead of ”.",
        "2:18 A text cannot end with a curly quotation mark. Write " instead of “.",
      ]
    `);
  });

  it('may have curly quotation marks that belong to the text, which are not reported', () => {
    const lines = [
      '"title": "The “best”, and no other,',
      '"title": "The “best”,',
      '"title": "The “best”, "most" loved"',
      '"title": "Best”, and no other,',
      '"title": "The “best”" "order": 1,',
    ];
    const messages = lines.map((line) => messageFor(`{\n  ${line}\n  "order": 1\n}`));
    expect(messages.filter((message) => message.includes('curly'))).toEqual([]);
  });

  it('may have single quotation marks', () => {
    expect(withLines("  'breadcrumb': 'Page',").report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:3  error  syntax-error
        5 |   'breadcrumb': 'Page',
          |   ^^^^^^^^^^^^ These are the wrong quotation marks.
        hint: Use straight double quotation marks: "heading".

      1 error, 0 warnings."
    `);
  });

  it('may have a number with separators', () => {
    expect(withLines('  "cost": 1,032,').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:11  error  syntax-error
        5 |   "cost": 1,032,
          |           ^^^^^ Numbers have no thousands separators.
        hint: Write 1032.

      1 error, 0 warnings."
    `);
  });

  it('may have a comment', () => {
    expect(withLines('  "breadcrumb": "Page", // a short name').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:25  error  syntax-error
        5 |   "breadcrumb": "Page", // a short name
          |                         ^^^^^^^^^^^^^^^ Comments are not possible in this file.
        hint: Delete from // to the end of the line.

      1 error, 0 warnings."
    `);
  });

  it('may end too early', () => {
    expect(siteWith(validText.slice(0, -2)).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:3  error  syntax-error
        11 |   ]
           |   ^ The document ends too early.
        hint: Add the missing “}” or “]”: every “{” needs a “}”, every “[” a “]”.

      1 error, 0 warnings."
    `);
  });

  it('may be empty', () => {
    expect(siteWith('').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:1:1  error  syntax-error
        1 | 
          | ^ The file is empty.
        hint: Begin the document with “{” and end it with “}”.

      1 error, 0 warnings."
    `);
  });

  it('may have a block that is not closed', () => {
    expect(
      messageFor('{\n  "blocks": [\n    { "type": "text",\n    { "type": "text" }\n  ]\n}'),
    ).toMatchInlineSnapshot(
      `"4:5 A “}” is missing before this. Add “}” to close the object. A list of objects needs “[” before the first."`,
    );
    expect(messageFor('{\n  "blocks": [\n    { "type": "text"\n  ]\n}')).toMatchInlineSnapshot(
      `"4:3 A “}” is missing before this. Add “}” to close the object. A list of objects needs “[” before the first."`,
    );
  });

  it('may have a list that is not closed', () => {
    expect(messageFor('{\n  "blocks": [\n    { "type": "text" }\n}')).toMatchInlineSnapshot(
      `"4:1 A “]” is missing before this. Add “]” to close the list."`,
    );
    expect(messageFor('{\n  "in": ["menu",\n  "order": 5\n}')).toMatchInlineSnapshot(
      `"3:3 A “]” is missing before this. Add “]” to close the list."`,
    );
  });

  it('may have something after its end', () => {
    expect(messageFor(`${validText}\n}`)).toMatchInlineSnapshot(
      `"13:1 There is more text after the end of the document. Delete what follows the last “}”, or the “}” that ends the document too early."`,
    );
  });

  it('may have numbers that are not valid JSON', () => {
    const numbers = ['1,22,000', '032', '.5', '5.', '€500', '500 EUR', '1_000', '+5'];
    expect(
      numbers.map((number) => messageFor(`{\n  "cost": ${number},\n  "order": 1\n}`)),
    ).toMatchInlineSnapshot(`
      [
        "2:11 Numbers have no thousands separators. Write 122000.",
        "2:11 A number cannot start with 0. Write digits only, with a point for decimals: 1032 or 12.5.",
        "2:11 This is not a valid number. Write digits only, with a point for decimals: 1032 or 12.5.",
        "2:11 This is not a valid number. Write digits only, with a point for decimals: 1032 or 12.5.",
        "2:11 A number cannot have a currency. Write the number alone: 500.",
        "2:15 “EUR” is not allowed after a number. Write the number alone: 500.",
        "2:12 “_000” is not allowed after a number. Write the number alone: 1.",
        "2:11 This is not a valid number. Write digits only, with a point for decimals: 1032 or 12.5.",
      ]
    `);
  });

  it('may have a comma instead of a decimal point, for which no number is proposed', () => {
    expect(messageFor('{\n  "cost": 12,50,\n  "order": 1\n}')).toMatchInlineSnapshot(
      `"2:11 Numbers have no thousands separators. Write digits only, with a point for decimals: 1032 or 12.5."`,
    );
  });

  it('may lack a value after a colon, or have a colon after a text that ends too early', () => {
    const texts = ['{\n  "kind":\n  "title": "Us"\n}', '{\n  "title": "Iceland": a guide"\n}'];
    expect(texts.map(messageFor)).toMatchInlineSnapshot(`
      [
        "2:9 There is no value after this colon. Write a value, or delete the property.",
        "2:20 This quotation mark ends the text too early. Write \\" for a quotation mark inside a text.",
      ]
    `);
  });

  it('may have an invisible character', () => {
    const characters = ['\u0000', '\u000b', '\u0085', '\u1680', '\u3000', '\ufeff'];
    const messages = characters.map((character) => messageFor(`{\n  ${character}"draft": true\n}`));
    expect([...new Set(messages)]).toMatchInlineSnapshot(`
      [
        "2:3 There is an invisible character here. Delete it, and type a normal space if one is needed.",
      ]
    `);
  });

  it('may have something that is not JSON in place of a value, or nothing', () => {
    const values = ['True', 'yes', '', '5,', '“Page”', '\u00a05'];
    expect(
      values.map((value) => messageFor(`{\n  "draft": ${value},\n  "order": 1\n}`)),
    ).toMatchInlineSnapshot(`
      [
        "2:12 This word must be in small letters. Write true.",
        "2:12 This is not valid JSON. Put text in double quotation marks. Other values are numbers, true, false, lists and objects.",
        "2:10 There is no value after this colon. Write a value, or delete the property.",
        "2:14 There is one comma too many. Delete it: one comma is enough between two entries.",
        "2:12 These are the wrong quotation marks. Use straight double quotation marks: "heading".",
        "2:12 There is an invisible character here. Delete it, and type a normal space if one is needed.",
      ]
    `);
  });

  it('may have a text with a character that has to be escaped', () => {
    const texts = [
      '"Page\none"',
      '"Page\tone"',
      '"😀 Page\tone"',
      '"C:\\Pages"',
      '"\\u20a euros"',
      '"C:\\\\users \\u20q"', // the first “\u” is an escaped backslash
    ];
    expect(texts.map((text) => messageFor(`{\n  "title": ${text},\n  "order": 1\n}`))).toMatchInlineSnapshot(`
      [
        "2:12 A text must be on one line. Delete the line break. For a second paragraph, add a second text.",
        "2:17 A text must be on one line. Delete the line break or tab. For a second paragraph, add a second text.",
        "2:20 A text must be on one line. Delete the line break or tab. For a second paragraph, add a second text.",
        "2:15 “\\P” has no meaning in JSON. Delete the backslash. For a backslash in the text write \\\\.",
        "2:13 \\u must be followed by a four-digit code. Type the character itself, such as €, or its four-digit code: \\u20ac.",
        "2:23 \\u must be followed by a four-digit code. Type the character itself, such as €, or its four-digit code: \\u20ac.",
      ]
    `);
  });

  it('may have a text that is not closed before a line that begins with a quotation mark', () => {
    expect(messageFor('{\n"title": "Tours\n"order": 1\n}')).toBe(
      '2:10 This text has no closing quotation mark. Add a " at its end. Write \\" for a quotation mark inside a text.',
    );
  });

  it('may have a text with a line break', () => {
    expect(withLines('  "breadcrumb": "Tours', '    in Malaysia",').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:5:17  error  syntax-error
        5 |   "breadcrumb": "Tours
          |                 ^^^^^^ A text must be on one line.
        hint: Delete the line break. For a second paragraph, add a second text.

      1 error, 0 warnings."
    `);
    const texts = ['"Tours\r\n\r\n\tin\n\tMalaysia"', '"Tours\n"', '"Tours “now”\nor never"'];
    const messages = texts.map((text) => messageFor(`{\n  "title": ${text},\n  "order": 1\n}`));
    expect([...new Set(messages)]).toEqual([
      '2:12 A text must be on one line. Delete the line break. For a second paragraph, add a second text.',
    ]);
  });

  it('may have a text that is not closed before other texts', () => {
    const texts = ['"title": "Tours,\n  "kind": "page"', '"in": ["menu,\n    "footer"]', '"title": "Tours'];
    const messages = texts.map((text) => messageFor(`{\n  ${text}\n}`));
    expect(messages.filter((message) => !message.includes('has no closing quotation mark'))).toEqual([]);
  });

  it('may have names without quotation marks, wrong punctuation, comments or conflict markers', () => {
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
    expect(lines.map((line) => messageFor(`{\n  ${line}\n}`))).toMatchInlineSnapshot(`
      [
        "2:3 Property names need quotation marks. Write "cost".",
        "2:10 A colon is missing before this. Write a colon between a name and its value.",
        "2:10 A colon is missing here. Write a colon between a name and its value.",
        "2:12 JSON has no semicolons. Write a comma instead.",
        "2:3 There is one comma too many. Delete it: one comma is enough between two entries.",
        "2:3 Comments are not possible in this file. Delete from # to the end of the line.",
        "2:3 Comments are not possible in this file. Delete everything from /* to */.",
        "2:3 Git could not combine two versions of this file here. Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.",
      ]
    `);
  });
});

describe('the location of a mistake', () => {
  it('is the same with the line endings of Windows', () => {
    const unix = withLines('  "breadcrumb": "Page"').diagnostics;
    const windows = siteWith(validText.replace('"Page",', '"Page"').replaceAll('\n', '\r\n')).diagnostics;
    expect(windows).toEqual(unix);
  });

  it('is the same with the line endings of Windows if it has several lines', () => {
    const text = JSON.stringify(pageWith({ tone: { dark: 1 } })('about.json'), null, 2);
    expect(siteWith(text.replaceAll('\n', '\r\n')).diagnostics).toEqual(siteWith(text).diagnostics);
  });

  it('is underlined after tabs', () => {
    const text = JSON.stringify({ ...page()('about.json'), titel: 'x' }, null, '\t');
    expect(siteWith(text).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:2  error  unknown-property
        12 | 	"titel": "x"
           | 	^^^^^^^ Unknown property “titel”.
        hint: Did you mean “title”?

      1 error, 0 warnings."
    `);
  });
});

describe('a number that is typed as in prose, or with something after it', () => {
  const reportedFor = (value: string) => {
    const { diagnostics } = site({ 'about.json': `{\n  "from": ${value}\n}` });
    return diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  };

  it.each([
    ['17 550', 'A number cannot contain spaces. Write 17550, without spaces.'],
    ['17550–20000', 'A number cannot be a range. Write { "from": 17550, "to": 20000 }.'],
    ['17550-20000', 'A number cannot be a range. Write { "from": 17550, "to": 20000 }.'],
    ['17550 - 20000', 'A number cannot be a range. Write { "from": 17550, "to": 20000 }.'],
    ['S$90', 'A number cannot have a currency. Write the number alone: 90.'],
    ['€ 1,200', 'A number cannot have a currency. Write the number alone: 1200.'],
    ['SGD 90', 'A number cannot have a currency. Write the number alone: 90.'],
    ['90%', '“%” is not allowed after a number. Write the number alone: 90.'],
    ['6 )', '“)” is not a bracket in JSON. Use } instead of ).'],
    ['6 # after Iceland', 'Comments are not possible in this file. Delete from # to the end of the line.'],
    ['6 // after Iceland', 'Comments are not possible in this file. Delete from // to the end of the line.'],
    ['6 /* after Iceland */', 'Comments are not possible in this file. Delete everything from /* to */.'],
  ])('%s has its own message', (value, words) => {
    expect(reportedFor(value)).toEqual([`syntax-error: ${words}`]);
  });
});

it('text after the document is reported', () => {
  expect(messageFor('{\n  "title": "About us"\n}\nThe end.')).toBe(
    '4:1 There is more text after the end of the document. Delete what follows the last “}”, or the “}” that ends the document too early.',
  );
});

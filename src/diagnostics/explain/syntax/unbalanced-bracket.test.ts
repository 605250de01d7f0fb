import { describe, expect, it } from 'vitest';
import { page, site } from '../../../../tests/compiler/site';

const cards = {
  type: 'cards',
  heading: 'Cards',
  items: [{ title: 'Work', link: { label: 'Read', to: '/' } }, { title: 'Live' }],
};
const validText = JSON.stringify(page(cards)('about.json'), null, 2);

const reportOn = (text: string) => site({ 'about.json': text }).report();

/** The report on a document in which one piece of text was replaced by another. */
function replacing(right: string, wrong: string): string {
  if (!validText.includes(right)) throw new Error(`There is no ${right}`);
  return reportOn(validText.replace(right, wrong));
}

/** A report in one line: the position, the message and what to do. */
const inBrief = (report: string) =>
  report.replace(/^\S+json:(\d+:\d+) [^^]*\^+ (.*)\n +hint: (.*)[\s\S]*$/, '$1 $2 $3');

describe('a bracket that is missing, superfluous or of the wrong type', () => {
  it('is reported where the indentation ends the object, not where the parser stops', () => {
    expect(replacing('"/"\n          }', '"/"\n')).toMatchInlineSnapshot(`
      "pages-json/about.json:17:9  error  syntax-error
        17 |         },
           |         ^ A “}” is missing before this.
        hint: Add “}” to close the object. A list of objects needs “[” before the first.

      1 error, 0 warnings."
    `);
  });

  it('is reported if a closing bracket is missing together with the comma after it', () => {
    const text = JSON.stringify(page({ type: 'banner', title: 'A' }, cards)('about.json'), null, 2);
    expect(reportOn(text.replace('"A"\n    },', '"A"'))).toMatchInlineSnapshot(`
      "pages-json/about.json:10:5  error  syntax-error
        10 |     {
           |     ^ A “}” is missing before this.
        hint: Add “}” to close the object. A list of objects needs “[” before the first.

      1 error, 0 warnings."
    `);
  });

  it('is reported after the name of the list if its opening bracket is missing', () => {
    expect(replacing('"items": [', '"items":')).toMatchInlineSnapshot(`
      "pages-json/about.json:10:14  error  syntax-error
        10 |       "items":
           |              ^ A “[” is missing after this.
        hint: Add it: the list is closed below but never opened.

      1 error, 0 warnings."
    `);
  });

  it('is reported at the same position whatever ends the lines', () => {
    const broken = validText.replace('"/"\n          }', '"/"\n');
    expect(reportOn(broken.replaceAll('\n', '\r\n'))).toBe(reportOn(broken));
  });

  it('is reported in a list of lists', () => {
    const table = {
      type: 'table',
      heading: 'Courses',
      columns: [{ heading: 'Course', type: 'text' }],
      rows: [['Evening'], ['Morning']],
    };
    const text = JSON.stringify(page(table)('about.json'), null, 2);
    expect(reportOn(text.replace('[\n          "Morning"', '\n          "Morning"'))).toMatchInlineSnapshot(`
      "pages-json/about.json:19:10  error  syntax-error
        19 |         ],
           |          ^ A “[” is missing after this.
        hint: Add it: the list is closed below but never opened.

      1 error, 0 warnings."
    `);
    expect(reportOn(text.replace('[\n          "Evening"', '\n          "Evening"'))).toMatchInlineSnapshot(`
      "pages-json/about.json:16:15  error  syntax-error
        16 |       "rows": [
           |               ^ A “[” is missing after this.
        hint: Add it: the list is closed below but never opened.

      1 error, 0 warnings."
    `);
  });

  it('is reported if a list is opened twice', () => {
    expect(replacing('"items": [', '"items": [[')).toMatchInlineSnapshot(`
      "pages-json/about.json:10:17  error  syntax-error
        10 |       "items": [[
           |                 ^ There is one “[” too many.
        hint: Delete it.

      1 error, 0 warnings."
    `);
  });

  it('is reported if an object is closed twice in one line', () => {
    expect(replacing('"/"\n          }', '"/"\n          }}')).toMatchInlineSnapshot(`
      "pages-json/about.json:16:12  error  syntax-error
        16 |           }}
           |            ^ There is one “}” too many.
        hint: Delete it.

      1 error, 0 warnings."
    `);
  });

  it('is not explained by the indentation if the document has another mistake', () => {
    const text = validText.replace('"items": [', '"items":').replace('"Work",', '"Work"');
    expect(reportOn(text)).not.toContain('A “[” is missing after this.');
  });

  it('is not explained by the indentation if the lines are not indented', () => {
    const flat = validText.replace('"/"\n          }', '"/"\n').replace(/^ +/gm, '');
    expect(inBrief(reportOn(flat))).toMatchInlineSnapshot(
      `"18:1 A “}” is missing before this. Add “}” to close the object. A list of objects needs “[” before the first."`,
    );
  });

  it('is reported where the parser stops if the lines are not indented', () => {
    const flat = (text: string) => reportOn(text.replace(/^ +/gm, ''));
    expect(inBrief(flat(validText.replace('        },', '        }},')))).toMatchInlineSnapshot(
      `"17:2 There is one “}” too many. Delete it."`,
    );
    expect(
      inBrief(flat(validText.replace('        }\n      ]', '        }\n      }'))),
    ).toMatchInlineSnapshot(`"21:1 “}” cannot close the “[” of line 10. Write “]” instead of “}”."`);
    expect(inBrief(flat(validText.replace('        }\n      ]', '        }')))).toMatchInlineSnapshot(
      `"21:1 A “]” is missing before this. Add “]” to close the list."`,
    );
  });

  it('is reported if something is closed again', () => {
    expect(replacing('"/"\n          }\n        },', '"/"\n          }\n        }},')).toMatchInlineSnapshot(`
      "pages-json/about.json:17:10  error  syntax-error
        17 |         }},
           |          ^ There is one “}” too many.
        hint: Delete it.

      1 error, 0 warnings."
    `);
    expect(inBrief(replacing('      ]\n', '      ]]\n'))).toMatchInlineSnapshot(
      `"21:8 There is one “]” too many. Delete it."`,
    );
    expect(inBrief(replacing('  ]\n}', '  ]\n]}'))).toMatchInlineSnapshot(
      `"24:1 There is one “]” too many. Delete it."`,
    );
  });

  it('is reported if it is of the wrong type', () => {
    expect(replacing('        }\n      ]', '        }\n      }')).toMatchInlineSnapshot(`
      "pages-json/about.json:21:7  error  syntax-error
        21 |       }
           |       ^ “}” cannot close the “[” of line 10.
        hint: Write “]” instead of “}”.

      1 error, 0 warnings."
    `);
    expect(inBrief(replacing('"Live"\n        }', '"Live"\n        ]'))).toMatchInlineSnapshot(
      `"20:9 “]” cannot close the “{” of line 18. Write “}” instead of “]”."`,
    );
    expect(inBrief(replacing('"blocks"', '"in": ["menu"},\n  "blocks"'))).toMatchInlineSnapshot(
      `"6:16 “}” cannot close the “[” of line 6. Write “]” instead of “}”."`,
    );
  });
});

describe('a bracket that does not fit, in a document with another mistake', () => {
  /**
   * The report on a document in which one piece of text was replaced by another and that has a comma after its last
   * property, so that no single change makes it valid.
   */
  const twice = (right: string, wrong: string) =>
    reportOn(validText.replace(right, wrong).replace(/\]\n\}$/, '],\n}'));

  it('is reported with both explanations if either is possible', () => {
    expect(twice('"/"\n          }\n        },', '"/"\n          }\n        }},')).toMatchInlineSnapshot(`
      "pages-json/about.json:17:10  error  syntax-error
        17 |         }},
           |          ^ Either this “}” is one too many, or a “]” is missing before it.
        hint: The “[” of line 10 is still open. If its list ends here, add “]” before this “}”; if it continues, delete this “}”.

      1 error, 0 warnings."
    `);
  });

  it('is reported as of the wrong type if its indentation says so', () => {
    expect(inBrief(twice('        }\n      ]', '        }\n      }'))).toMatchInlineSnapshot(
      `"21:7 “}” cannot close the “[” of line 10. Write “]” instead of “}”."`,
    );
  });

  it('is reported as one before which another is missing if its indentation says so', () => {
    expect(inBrief(twice('        }\n      ]\n', '        }\n'))).toMatchInlineSnapshot(
      `"21:5 A “]” is missing before this. Add “]” to close the list."`,
    );
  });
});

describe('a block below the list of blocks', () => {
  const text = '{ "type": "text", "paragraphs": ["Words."] }'; // that of the block

  it('is reported as outside of the list', () => {
    expect(replacing('\n  ]\n', `\n  ],\n  ${text}\n`)).toMatchInlineSnapshot(`
      "pages-json/about.json:24:3  error  syntax-error
        24 |   { "type": "text", "paragraphs": ["Words."] }
           |   ^ This is outside the list “blocks”.
        hint: Move the “]” of line 23 below this, and put a comma between the two entries.

      1 error, 0 warnings."
    `);
  });

  it.each([`\n  ]\n  ${text}\n`, `\n  ],\n  ${text},\n  ${text}\n`, `\n  ],\n  ${text},\n  "draft": true\n`])(
    'is reported so wherever the commas are: %j',
    (lines) => {
      expect(inBrief(replacing('\n  ]\n', lines))).toMatchInlineSnapshot(
        `"24:3 This is outside the list “blocks”. Move the “]” of line 23 below this, and put a comma between the two entries."`,
      );
    },
  );

  it.each([
    ['no entry of that list', '\n  ],\n  { "name": "Cork" }\n'],
    ['followed by another fault', `\n  ],\n  ${text},\n`],
  ])('is not reported so if it is %s', (_why, lines) => {
    expect(replacing('\n  ]\n', lines)).not.toContain('outside');
  });
});

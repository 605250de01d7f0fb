import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const siteWithType = (type: unknown) => site({ 'about.json': page({ type, paragraphs: ['Words.'] }) });

/** The report without the list of block types, which changes with each new type. */
const withoutTypes = (report: string) => report.replace(/(“[a-z-]+”(, | and | or )?){9,}/, '“…”');

describe('the type of a block', () => {
  it('is an error if no block has it', () => {
    expect(siteWithType('txet').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:8:15  error  unknown-block-type
        8 |       "type": "txet",
          |               ^^^^^^ Unknown block type “txet”.
        hint: Did you mean “text”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with all types if none is similar', () => {
    expect(withoutTypes(siteWithType('paragraph').report())).toMatchInlineSnapshot(`
      "pages-json/about.json:8:15  error  unknown-block-type
        8 |       "type": "paragraph",
          |               ^^^^^^^^^^^ Unknown block type “paragraph”.
        hint: Choose one of these: “…”.

      1 error, 0 warnings."
    `);
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'Text'])('is an error if it is “%s”', (type) => {
    expect(siteWithType(type).diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
  });
});

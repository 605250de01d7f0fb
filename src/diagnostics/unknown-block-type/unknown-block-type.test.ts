import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const about = (type: unknown) => site({ 'about.json': page({ type, paragraphs: ['Words.'] }) });

/** A new block is no other message. */
const withoutTypes = (report: string) => report.replace(/(“[a-z-]+”(, | and | or )?){9,}/, '“…”');

describe('the type of a block', () => {
  it('is one of the vocabulary', () => {
    expect(about('txet').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:8:15  error  unknown-block-type
        8 |       "type": "txet",
          |               ^^^^^^ Unknown block type “txet”.
        hint: Did you mean “text”?

      1 error, 0 warnings."
    `);
  });

  it('is chosen from all there are where it is like none', () => {
    expect(withoutTypes(about('paragraph').report())).toMatchInlineSnapshot(`
      "pages-json/about.json:8:15  error  unknown-block-type
        8 |       "type": "paragraph",
          |               ^^^^^^^^^^^ Unknown block type “paragraph”.
        hint: Choose one of these: “…”.

      1 error, 0 warnings."
    `);
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'Text'])('is not “%s”', (type) => {
    expect(about(type).diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
  });
});

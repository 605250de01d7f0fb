import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { missingAlts } from '../../rules/missing-alts';

const reportOn = (alt: string) => {
  const image = { src: 'cork-harbour.svg', alt };
  const block = { type: 'media-text', heading: 'Cork', paragraphs: ['A harbour.'], image };
  const images = { 'cork-harbour.svg': { width: 800, height: 600 } };
  return site({ 'about.json': page(block) }, { images }, missingAlts).report();
};

describe('an informative image', () => {
  it('is reported without alt text', () => {
    expect(reportOn('')).toMatchInlineSnapshot(`
      "pages-json/about.json:15:16  warning  missing-alt
        15 |         "alt": ""
           |                ^^ This image has no alt text.
        hint: Describe what the image shows, in one sentence: screen readers read it aloud.

      0 errors, 1 warning."
    `);
  });

  it('is reported if its alt text is the file name', () => {
    expect(reportOn('cork-harbour')).toMatchInlineSnapshot(`
      "pages-json/about.json:15:16  warning  missing-alt
        15 |         "alt": "cork-harbour"
           |                ^^^^^^^^^^^^^^ The alt text “cork-harbour” is just the file name.
        hint: Describe what the image shows, in one sentence: screen readers read it aloud.

      0 errors, 1 warning."
    `);
  });
});

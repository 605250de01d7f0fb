import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';

const cards = {
  type: 'cards',
  heading: 'Cards',
  items: [{ title: 'Work', link: { label: 'Read', to: '/' } }, { title: 'Live' }],
};
const sound = JSON.stringify(page(cards)('about.json'), null, 2);

const reportOn = (text: string) => site({ 'about.json': text }).report();

/** The report on a document in which one piece of text was replaced by another. */
function replacing(right: string, wrong: string): string {
  if (!sound.includes(right)) throw new Error(`There is no ${right}`);
  return reportOn(sound.replace(right, wrong));
}

describe('a bracket that the indents of the lines tell of', () => {
  it('closes an object where its line says, not where nothing fits any more', () => {
    expect(replacing('"/"\n          }', '"/"\n')).toMatchInlineSnapshot(`
      "pages-json/about.json:17:9  error  syntax-error
        17 |         },
           |         ^ A “}” is missing before this.
        hint: Close the object that is open here. A list of objects begins with “[”.

      1 error, 0 warnings."
    `);
  });

  it('closes an object whose comma went with its bracket', () => {
    const block = JSON.stringify(page({ type: 'banner', title: 'A' }, cards)('about.json'), null, 2);
    expect(reportOn(block.replace('"A"\n    },', '"A"'))).toMatchInlineSnapshot(`
      "pages-json/about.json:10:5  error  syntax-error
        10 |     {
           |     ^ A “}” is missing before this.
        hint: Close the object that is open here. A list of objects begins with “[”.

      1 error, 0 warnings."
    `);
  });

  it('opens a list behind the name above it', () => {
    expect(replacing('"items": [', '"items":')).toMatchInlineSnapshot(`
      "pages-json/about.json:10:14  error  syntax-error
        10 |       "items":
           |              ^ A “[” is missing after this.
        hint: Open the list that is closed below.

      1 error, 0 warnings."
    `);
  });

  it('opens a list once', () => {
    expect(replacing('"items": [', '"items": [[')).toMatchInlineSnapshot(`
      "pages-json/about.json:10:17  error  syntax-error
        10 |       "items": [[
           |                 ^ There is a “[” too many.
        hint: Take it out.

      1 error, 0 warnings."
    `);
  });

  it('closes an object once', () => {
    expect(replacing('"/"\n          }', '"/"\n          }}')).toMatchInlineSnapshot(`
      "pages-json/about.json:16:12  error  syntax-error
        16 |           }}
           |            ^ There is a “}” too many.
        hint: Take it out.

      1 error, 0 warnings."
    `);
  });

  it('is not believed where the document has another fault, too', () => {
    const text = sound.replace('"items": [', '"items":').replace('"Work",', '"Work"');
    expect(reportOn(text)).not.toContain('A “[” is missing after this.');
  });

  it('is not believed where the lines are not indented', () => {
    const flat = sound.replace('"/"\n          }', '"/"\n').replace(/^ +/gm, '');
    expect(reportOn(flat)).toContain('A “}” is missing before this.');
  });
});

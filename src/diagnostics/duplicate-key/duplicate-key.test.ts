import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

const pageWithLines = (...lines: string[]) =>
  `{
  "kind": "page",
  "title": "About us",
  "description": "Who we are.",
  "breadcrumb": "About us",
${lines.map((line) => `  ${line}\n`).join('')}}`;

describe('a property that appears twice', () => {
  it('is reported where it is set again, with the line of the first', () => {
    const text = pageWithLines('"title": "About", "blocks": [{ "type": "banner", "title": "About us" }]');
    expect(site({ 'about.json': text }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:3  error  duplicate-key
        6 |   "title": "About", "blocks": [{ "type": "banner", "title": "About us" }]
          |   ^^^^^^^ “title” appears twice; it is already set on line 3.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });

  it('is the only error if two blocks were merged by mistake', () => {
    const text = pageWithLines(
      '"blocks": [',
      '  { "type": "banner", "title": "Us",',
      '    "type": "text", "paragraphs": ["x"] }',
      ']',
    );
    expect(site({ 'about.json': text }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:8:7  error  duplicate-key
        8 |       "type": "text", "paragraphs": ["x"] }
          |       ^^^^^^ “type” appears twice; it is already set on line 7.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });

  it('does not break links to ids in the value that is overridden', () => {
    const text = pageWithLines(
      '"blocks": [{ "type": "text", "id": "team", "paragraphs": ["x"] }],',
      '"blocks": []',
    );
    expect(
      site({ 'about.json': text, 'index.json': page(linkTo('/about#team')) }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:7:3  error  duplicate-key
        7 |   "blocks": []
          |   ^^^^^^^^ “blocks” appears twice; it is already set on line 6.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });

  it('is found for the name __proto__, and beside a name with a slash', () => {
    const text = pageWithLines('"__proto__": 1, "__proto__": 2, "a/b": 1, "blocks": []');
    expect(site({ 'about.json': text }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:19  error  duplicate-key
        6 |   "__proto__": 1, "__proto__": 2, "a/b": 1, "blocks": []
          |                   ^^^^^^^^^^^ “__proto__” appears twice; it is already set on line 6.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });
});

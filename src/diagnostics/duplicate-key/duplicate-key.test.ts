import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

const written = (...lines: string[]) =>
  `{
  "kind": "page",
  "title": "About us",
  "description": "Who we are.",
  "breadcrumb": "About us",
${lines.map((line) => `  ${line}\n`).join('')}}`;

describe('a property that appears twice', () => {
  it('is reported at the second place, with the line of the first', () => {
    const text = written('"title": "About", "blocks": [{ "type": "banner", "title": "About us" }]');
    expect(site({ 'about.json': text }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:3  error  duplicate-key
        6 |   "title": "About", "blocks": [{ "type": "banner", "title": "About us" }]
          |   ^^^^^^^ “title” appears twice; it is already set on line 3.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });

  it('is the one mistake where two blocks were run together', () => {
    const text = written(
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

  it('does not make links to what the first of the two holds fail', () => {
    const text = written(
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

  it('is found under names that mean something to a program', () => {
    const text = written('"__proto__": 1, "__proto__": 2, "a/b": 1, "blocks": []');
    expect(site({ 'about.json': text }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:19  error  duplicate-key
        6 |   "__proto__": 1, "__proto__": 2, "a/b": 1, "blocks": []
          |                   ^^^^^^^^^^^ “__proto__” appears twice; it is already set on line 6.
        hint: Delete one of them: only the last one would count.

      1 error, 0 warnings."
    `);
  });
});

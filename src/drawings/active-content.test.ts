import { expect, it, vi } from 'vitest';
import { activeContent } from './active-content';
import { loadSvgo } from './load-svgo';

vi.mock('./load-svgo', { spy: true });

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<script href="https://example.com/a.js"/>', 'a script'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'a script'],
  ['<g><path onclick="alert(1)"/></g>', 'a script (“onclick”)'],
  ['<path\nonmouseover = "alert(1)"/>', 'a script (“onmouseover”)'],
  ['<set attributeName="onmouseover" to="alert(1)"/>', 'a script (“onmouseover”)'],
  ['<a href="javascript:alert(1)"><path/></a>', 'a script (“javascript:”)'],
  ['<a href=" java&#x9;script:alert(1)"><path/></a>', 'a script (“javascript:”)'],
  ['<animate attributeName="href" values="#a;javascript:alert(1)"/>', 'a script (“javascript:”)'],
  [
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="a"/></foreignObject>',
    'another page (“iframe”)',
  ],
  [
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=a"/>',
    'a change to another page (“meta”)',
  ],
])('finds what runs in %s', (inner, found) => {
  expect(activeContent(svg(inner))).toBe(found);
});

it('finds a handler of the outermost element, and a script that an entity brings', () => {
  expect(activeContent(svg('', 'onload="alert(1)"'))).toBe('a script (“onload”)');
  expect(activeContent(`<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg('&a;')}`)).toBe(
    'a script',
  );
});

it.each([
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>', '<!ATTLIST'],
  [`<!DOCTYPE svg [<!ENTITY % a "<!ENTITY b '&#60;script/>'>"> %a;]>`, '<!ENTITY %'],
])('finds what only browsers read: %s', (declarations, found) => {
  expect(activeContent(declarations + svg('&b;'))).toBe(`a declaration that may hide a script (“${found}”)`);
});

it.each([
  '<!-- <script>alert(1)</script> -->',
  '<text>A description of one script</text>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
])('finds nothing in what is only drawn: %s', (inner) => {
  expect(activeContent(svg(inner))).toBeUndefined();
});

it('parses nothing that looks harmless', () => {
  vi.mocked(loadSvgo).mockClear();
  expect(activeContent(svg('<path/>'))).toBeUndefined();
  expect(loadSvgo).not.toHaveBeenCalled();
});

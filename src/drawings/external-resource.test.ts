import { expect, it } from 'vitest';
import { externalResource } from './external-resource';

it.each([
  ['<image href="https://example.org/a.jpg"/>', 'https://example.org/a.jpg'],
  ["<image width='9' xlink:href='photo.png'/>", 'photo.png'],
  ['<use href="sprite.svg#a"/>', 'sprite.svg#a'],
  ['<style>@import url(https://example.org/a.css);</style>', 'https://example.org/a.css'],
  ['<style>@import "a.css";</style>', 'a.css'],
  ['<style>@font-face{src:url("a.woff2")}</style>', 'a.woff2'],
  ['<path fill="url(other.svg#a)"/>', 'other.svg#a'],
])('a drawing takes a part from another file: %s', (inner, address) => {
  expect(externalResource(`<svg>${inner}</svg>`)).toBe(address);
});

it.each([
  '<image href="data:image/png;base64,AAAA"/>',
  '<use xlink:href="#a"/>',
  '<path fill="url(#a)" mask="url(\'#b\')"/>',
  '<a href="https://example.org"><path/></a>',
  '<!-- <image href="a.png"/> -->',
])('a drawing takes nothing from another file: %s', (inner) => {
  expect(externalResource(`<svg>${inner}</svg>`)).toBeUndefined();
});

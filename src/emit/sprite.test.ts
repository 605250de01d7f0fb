import { describe, expect, it } from 'vitest';
import { emitSprite } from './sprite';

const flag = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><clipPath id="a"><path d="M0 0h3v2H0z"/></clipPath>` +
  `<g clip-path="url(#a)"><path id="b" fill="${fill}"/><use href="#b"/></g></svg>`;

const leaf = `<!-- @license -->
<svg
  class="lucide"
  viewBox="0 0 24 24"
>
  <path d="M1 1" />
  <path d="M2 2" />
</svg>
`;

describe('the sprite', () => {
  it('has each icon as a symbol, without the outer element of its file', () => {
    expect(emitSprite([{ id: 'leaf', svg: leaf }])).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg"><symbol id="leaf" viewBox="0 0 24 24"><path d="M1 1" /><path d="M2 2" /></symbol></svg>"`,
    );
  });

  it('makes the IDs of two flags distinct, and updates their references', () => {
    const sprite = emitSprite([
      { id: 'flag-ie', svg: flag('green') },
      { id: 'flag-nz', svg: flag('blue') },
    ]);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...sprite.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['flag-ie', 'flag-ie-a', 'flag-ie-b', 'flag-nz', 'flag-nz-a', 'flag-nz-b']);
    expect(references).toEqual(['flag-ie-a', 'flag-ie-b', 'flag-nz-a', 'flag-nz-b']);
  });

  it('is a file without symbols if nothing is in use', () => {
    expect(emitSprite([])).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  });

  it('refuses a file without a viewBox', () => {
    expect(() => emitSprite([{ id: 'leaf', svg: '<svg/>' }])).toThrow('leaf');
  });
});

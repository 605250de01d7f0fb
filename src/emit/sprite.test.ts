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
  it('holds each icon as a symbol, without what its file says around it', () => {
    expect(emitSprite([{ id: 'icon-leaf', svg: leaf }])).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-leaf" viewBox="0 0 24 24"><path d="M1 1" /><path d="M2 2" /></symbol></svg>"`,
    );
  });

  it('keeps the names inside two flags apart, and their references with them', () => {
    const sprite = emitSprite([
      { id: 'flag-ie', svg: flag('green') },
      { id: 'flag-nz', svg: flag('blue') },
    ]);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...sprite.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['flag-ie', 'flag-ie-a', 'flag-ie-b', 'flag-nz', 'flag-nz-a', 'flag-nz-b']);
    expect(references).toEqual(['flag-ie-a', 'flag-ie-b', 'flag-nz-a', 'flag-nz-b']);
  });

  it('is a file without symbols where nothing is in use', () => {
    expect(emitSprite([])).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  });

  it('takes no file that is not a picture', () => {
    expect(() => emitSprite([{ id: 'icon-leaf', svg: '<svg/>' }])).toThrow('icon-leaf');
  });
});

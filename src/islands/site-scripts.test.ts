import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

let pages = 0;
afterEach(() => vi.unstubAllGlobals());

/** A page whose elements name these scripts, and what was added to its head. */
async function pageWith(scripts: readonly string[], trustedTypes?: object) {
  const added: Record<string, unknown>[] = [];
  const append = (script: Record<string, unknown>) => void added.push(script);
  const createElement = () => ({
    setAttribute(this: Record<string, unknown>, name: string, value: string) {
      this[name] = value;
    },
  });
  const elements = scripts.map((siteScript) => ({ dataset: { siteScript } }));
  vi.stubGlobal('document', { querySelectorAll: () => elements, createElement, head: { append } });
  vi.stubGlobal('window', { trustedTypes });
  pages += 1;
  // The module reads the page when it is loaded, so each page imports a new copy.
  const file = `${join(import.meta.dirname, 'site-scripts.ts')}?page=${pages}`;
  const { addScript }: typeof import('./site-scripts') = await import(file);
  const add = (siteScript: string, attributes?: Readonly<Record<string, string | undefined>>) =>
    addScript({ dataset: { siteScript } } as unknown as HTMLElement, attributes);
  return { add, added };
}

describe('the script of another site', () => {
  it('is added to the page with what it reads there, and does not hold it up', async () => {
    const { add, added } = await pageWith(['https://a.example/badge.js', 'https://b.example/tag.js?id=1']);
    add('https://b.example/tag.js?id=1', { 'data-id': '7', 'data-none': undefined });
    expect(added).toMatchObject([
      { src: 'https://b.example/tag.js?id=1', async: true, 'data-id': '7', 'data-none': '' },
    ]);
  });

  it.each(['https://b.example/', 'https://a.example/badge.js?x', ''])(
    'is not added if the page does not name it: “%s”',
    async (address) => {
      const { add, added } = await pageWith(['https://a.example/badge.js']);
      expect(() => add(address)).toThrow(`_site.json names no script “${address}”`);
      expect(added).toEqual([]);
    },
  );

  it('gets its address from the one policy that the page allows', async () => {
    const policies: string[] = [];
    const createPolicy = (
      name: string,
      { createScriptURL }: { createScriptURL: (address: string) => string },
    ) => {
      policies.push(name);
      return { createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }) };
    };
    const { add, added } = await pageWith(['https://a.example/badge.js'], { createPolicy });
    add('https://a.example/badge.js');
    expect(added).toMatchObject([{ src: { trusted: 'https://a.example/badge.js' } }]);
    expect(() => add('https://b.example/')).toThrow('names no script');
    expect(policies).toEqual(['site-scripts']);
  });
});

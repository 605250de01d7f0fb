import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const copyOfAbout = {
  code: 'copied-document',
  message: 'This is a copy of about.json, so nothing is made of it.',
};

describe('a copy of a document', () => {
  it.each([
    'about (1).json',
    'about - Copy.json',
    'about - Copy (2).json',
    'about copy.json',
    'about copy 2.json',
    'Copy of about.json',
  ])('is recognized by its name, whatever is in it: %s', (path) => {
    const [original, copy] = [page(), page({ type: 'banner', title: 'Edited' })].map((valueAt, index) => ({
      ...valueAt('about.json'),
      title: ['About us', 'Something else'][index],
    }));
    expect(site({ 'about.json': original, [path]: copy }).diagnostics).toMatchObject([copyOfAbout]);
  });

  it.each(['about-copy.json', 'about_old.json', 'about v2.json'])(
    'is recognized by its title if a page of its own could have its name, too: %s',
    (path) => {
      // Their titles are the same, because they are made of the path.
      const [original, copy] = [page(), page({ type: 'banner', title: 'Edited' })].map((valueAt) =>
        valueAt('about.json'),
      );
      expect(site({ 'about.json': original, [path]: copy }).diagnostics).toMatchObject([copyOfAbout]);
    },
  );

  it('is reported once, without errors about its content', () => {
    const fact = {
      id: 'one',
      title: 'One',
      value: { count: 1 },
      measure: 'one',
      sort: 'typical',
      status: 'given',
    };
    const documents = {
      '_facts/prices.json': { facts: [fact] },
      '_facts/prices-old.json': { facts: [fact] },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_facts/prices-old.json:1:1  error  copied-document
        1 | {
          | ^ This is a copy of _facts/prices.json, so nothing is made of it.
        hint: Delete it. If it is to become a document of its own, give it a name of its own first.

      1 error, 0 warnings."
    `);
  });

  it('is not seen in a page with such a name whose title is its own', () => {
    expect(site({ 'about.json': page(), 'about-copy.json': page() }).report()).toBe('No problems.');
  });
});

import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const kinds = { kinds: [{ kind: 'page' }, { kind: 'course', places: ['menu'] }] };

describe('a kind that the site does not have', () => {
  it('is reported with a similar one', () => {
    const documents = { '_kinds.json': kinds, 'french.json': pageWith({ kind: 'coarse' }) };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/french.json:2:11  error  unknown-kind
        2 |   "kind": "coarse",
          |           ^^^^^^^^ No kind of page is called “coarse”.
        hint: Did you mean “course”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with all kinds if none is similar', () => {
    const documents = { '_kinds.json': kinds, 'french.json': pageWith({ kind: 'teacher' }) };
    expect(site(documents).diagnostics.map(({ hint }) => hint)).toEqual([
      'Write “page” or “course”, or add the kind to _kinds.json.',
    ]);
  });

  it('is reported in a list of pages', () => {
    const pages = { kind: 'cours', in: 'menu' };
    const cards = { type: 'page-cards', heading: 'Courses', pages, display: 'grid' };
    const { diagnostics } = site({ '_kinds.json': kinds, 'index.json': page(cards) });
    expect(diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual([
      ['unknown-kind', '/blocks/0/pages/kind'],
    ]);
  });

  it('is not reported if errors in _kinds.json may hide it', () => {
    const codes = (kindsDocument: string | object) =>
      site({ '_kinds.json': kindsDocument, 'french.json': pageWith({ kind: 'course' }) }).diagnostics.map(
        ({ code }) => code,
      );
    expect(codes('{ "kinds": [')).toEqual(['syntax-error']);
    expect(codes({ kindz: [{ kind: 'page' }, { kind: 'course' }] })).toEqual(['unknown-property']);
  });
});

describe('without _kinds.json', () => {
  it('“page” is the only kind', () => {
    const documents = { '_kinds.json': undefined, 'french.json': pageWith({ kind: 'course' }) };
    expect(site(documents).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-kind', 'Write “page”, or add the kind to _kinds.json.'],
    ]);
    expect(site({ '_kinds.json': undefined }).diagnostics).toEqual([]);
  });
});

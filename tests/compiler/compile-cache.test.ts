import { describe, expect, it, vi } from 'vitest';
import { check } from '../../src/compiler/check';
import { compile } from '../../src/compiler/compile';
import { createCompileCache } from '../../src/compiler/compile-cache';
import type { LinkedDocument } from '../../src/site/checked-site';
import {
  describeEdits,
  describeRandomEdits,
  original,
  readAgain,
  replaceIn,
  resultOf,
  throughFile,
} from './random-edits';
import { draft, linkTo, page, sourcesOf } from './site';

describeEdits();
describeRandomEdits(6);

describe('a compilation with the cache of earlier ones', () => {
  it('summarizes each page for the first build, and none for the next', () => {
    const cache = createCompileCache();
    const summaries = () => {
      const { value: site } = compile(readAgain(original), { cache });
      const entries = [...(site?.pages ?? []), ...(site?.specialPages ?? [])];
      const withDocument = entries.filter(({ route }) => route !== '/500.html'); // made of the 404 page each time
      return withDocument.map((entry) => entry.summary());
    };
    const first = summaries();
    expect(first.length).toBeGreaterThan(5);
    for (const [index, summary] of summaries().entries()) expect(summary).toBe(first[index]);
  });

  it('reads only the pages that have changed, and those with tables or teasers, which are checked each time', () => {
    const cache = createCompileCache();
    resultOf(original, cache);
    const edited = replaceIn(original, 'norway.json', /"lead": "[^"]*"/, '"lead": "Edited"');
    const known = throughFile(cache, original);
    const parse = vi.spyOn(JSON, 'parse');
    compile(readAgain(edited), { cache: known });
    const parsed = new Set(parse.mock.calls.map(([text]) => text));
    parse.mockRestore();
    const pages = edited.documents.filter(({ path }) => !path.startsWith('_'));
    expect(pages.filter(({ text }) => parsed.has(text)).map(({ path }) => path)).toEqual([
      'blog/first-ride.json',
      'blog/index.json',
      'norway.json',
      'prices.json',
    ]);
  });

  it('reports a link as soon as the page that it leads to becomes a draft, until that page is published', () => {
    const cache = createCompileCache();
    const codesWith = (trip: ReturnType<typeof page>) => {
      const sources = sourcesOf({ 'about.json': page(linkTo('/trip')), 'trip.json': trip });
      return check(sources, { rules: [], cache }).diagnostics.map(({ code }) => code);
    };
    expect([page(), draft(), page()].map(codesWith)).toEqual([[], ['link-to-draft'], []]);
  });

  it('applies rules again on another day', () => {
    const cache = createCompileCache();
    const closed = page({ type: 'notice', title: 'Closed', text: 'We are away.', to: '2026-12-01' });
    const codesOn = (today: string) =>
      check({ ...sourcesOf({ 'about.json': closed }), today }, { cache }).diagnostics.map(({ code }) => code);
    expect(codesOn('2026-12-01')).not.toContain('past-notice');
    expect(codesOn('2026-12-02')).toContain('past-notice');
  });

  it('applies rules again only to a page that has changed, even if that is not valid any more', () => {
    const cache = createCompileCache();
    const checkDocument = vi.fn<(document: LinkedDocument) => []>(() => []);
    check(original, { rules: [{ checkDocument }], cache });
    checkDocument.mockClear();
    const edited = replaceIn(original, 'norway.json', /"title"/, '"titel"');
    check(edited, { rules: [{ checkDocument }], cache });
    expect(checkDocument.mock.calls.map(([{ parsed }]) => parsed.source.path)).toEqual(['norway.json']);
  });
});

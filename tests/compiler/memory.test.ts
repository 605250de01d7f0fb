import { describe, expect, it, vi } from 'vitest';
import { assemble } from '../../src/compiler/assemble';
import { check } from '../../src/compiler/check';
import { compile } from '../../src/compiler/compile';
import { createMemory } from '../../src/compiler/memory';
import { leaveUnread } from '../../src/references/read-text';
import type { CheckedPage, PlacedDocument } from '../../src/site/checked-site';
import { jsonOfPage, summaryOf } from '../../src/site/page-outline';
import {
  describeRandomEdits,
  isValid,
  original,
  readAgain,
  replaceIn,
  resultOf,
  throughFile,
} from './random-edits';

describeRandomEdits(6);

describe('a compilation with the memory of earlier ones', () => {
  it.each([true, false])('keeps what was parsed of a page unless no other follows (%s)', (once) => {
    const memory = createMemory({}, isValid);
    const { value: checked } = check(readAgain(original), { memory });
    const contents = () => checked?.pages.map(({ document }) => document.value);
    const parsed = contents();
    const site = checked && assemble(checked, { memory, once });
    const made = [...(site?.pages ?? []), ...(site?.specialPages ?? [])].map(({ page }) => page.title);
    expect(made).toContain('Ride in Norway');
    expect(contents()).toEqual(parsed);
    expect(contents()?.some((content, at) => content === parsed?.[at])).toBe(!once);
  });

  it('makes each page once for a build, and none that is known', () => {
    const memory = createMemory({}, isValid);
    const write = () => {
      const { value } = check(readAgain(original), { memory });
      const onMade = vi.fn<(page: CheckedPage) => void>();
      const site = value && assemble(value, { memory, once: true, readText: leaveUnread, onMade });
      const entries = [...(site?.pages ?? []), ...(site?.specialPages ?? [])];
      const wholes = entries.map((entry) => ({ entry, summary: summaryOf(entry) }));
      return { wholes, made: onMade.mock.calls.map(([{ route }]) => route) };
    };
    const { wholes, made } = write();
    for (const { entry, summary } of wholes) expect(jsonOfPage(entry, summary)).toMatch(/^\{"image":/);
    expect(made).toEqual(wholes.map(({ entry }) => entry.route));
    expect(write().made).toEqual([]);
  });

  it('reads only the pages that have changed, and those with tables, whose cells are checked each time', () => {
    const memory = createMemory();
    resultOf(original, memory);
    const edited = replaceIn(original, 'norway.json', /"lead": "[^"]*"/, '"lead": "Edited"');
    const known = throughFile(memory, original);
    const parse = vi.spyOn(JSON, 'parse');
    compile(readAgain(edited), { readText: leaveUnread, memory: known });
    const parsed = new Set(parse.mock.calls.map(([text]) => text));
    parse.mockRestore();
    const pages = edited.documents.filter(({ path }) => !path.startsWith('_'));
    expect(pages.filter(({ text }) => parsed.has(text)).map(({ path }) => path)).toEqual([
      'norway.json',
      'prices.json',
    ]);
  });

  it('applies rules again only to a page that has changed, even if that is not valid any more', () => {
    const memory = createMemory();
    const inDocument = vi.fn<(document: PlacedDocument) => []>(() => []);
    check(original, { rules: [{ inDocument }], memory });
    inDocument.mockClear();
    const edited = replaceIn(original, 'norway.json', /"title"/, '"titel"');
    check(edited, { rules: [{ inDocument }], memory });
    expect(inDocument.mock.calls.map(([{ document }]) => document.source.path)).toEqual(['norway.json']);
  });
});

import { check } from '../../src/compiler/check';
import { createCompileCache } from '../../src/compiler/compile-cache';
import { fromPointer, toPointer } from '../../src/document/location';
import type { SourceFile, Sources } from '../../src/document/source';

/** What stands in place of a value: of every type, and texts that look nearly right. */
const spoilers: readonly unknown[] = [null, 0, -1.5, true, '', 'x', '2027-13', [], [{}], {}, { fact: 'a.b' }];

/** The pointers to the values of a document; of all entries of a list, each property only once. */
function pointersIn(value: unknown, pointer: string, knownShapes: Set<string>): readonly string[] {
  /** The pointer with `*` in place of each index of a list. */
  const shape = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  const own = knownShapes.has(shape) ? [] : [pointer];
  knownShapes.add(shape);
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pointersIn(inner, pointer + toPointer([key]), knownShapes),
    ),
  ];
}

/**
 * The sources of a site, each time with one value of one document replaced by a spoiler; `what` names both. Of all
 * combinations of values and spoilers about one in `step` is taken, with a changing spoiler.
 */
export function* spoilt(sources: Sources, paths: RegExp, step: number): Generator<[what: string, Sources]> {
  let turn = 0;
  for (const source of sources.documents) {
    if (!paths.test(source.path)) continue;
    const value = JSON.parse(source.text);
    for (const pointer of pointersIn(value, '', new Set())) {
      for (const [at, spoiler] of spoilers.entries()) {
        turn += 1;
        if ((turn + at) % step !== 0) continue;
        const text = JSON.stringify(replaced(value, fromPointer(pointer), spoiler));
        yield [`${source.path}#${pointer}: ${JSON.stringify(spoiler)}`, withText(sources, source, text)];
      }
    }
  }
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === key ? replaced(entry, rest, by) : entry));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, by) };
}

const withText = (sources: Sources, changed: SourceFile, text: string): Sources => ({
  ...sources,
  documents: sources.documents.map((source) => (source === changed ? { ...source, text } : source)),
});

/** Checks sites. Returns what the check threw, which it never should, and how many sites it reported errors in. */
export function checkSites(sites: Iterable<[what: string, Sources]>) {
  const cache = createCompileCache();
  const thrown: string[] = [];
  let refused = 0;
  for (const [what, sources] of sites) {
    try {
      const { diagnostics } = check(sources, { cache });
      if (diagnostics.some(({ severity }) => severity === 'error')) refused += 1;
    } catch (error) {
      const { stack = '' } = error as Error;
      thrown.push(`${what}\n${stack.split('\n').slice(0, 3).join('\n')}`);
    }
  }
  return { thrown, refused };
}

import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/nearest';
import { unknownMeasure } from '../diagnostics/unknown-measure/unknown-measure';
import { locationOfKey, locationOfValue } from '../document/location';
import type { SiteDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import type { NamedSite, ReferenceKind } from './reference-kind';
import { siteSettings } from './site-documents';

type Measures = NonNullable<PartiallyValid<SiteDocument>['measures']>;

/** A name that connects figures, such as a measure or a scope. */
interface MeasureReference {
  pointer: string;
  of: 'measure' | 'scope' | 'value' | 'test' | 'any value';
  name: string;
  /** The scope that the value belongs to. */
  scope?: string;
  /** The name is a property key, not a value. */
  isKey?: true;
}

const findMeasure = (of: MeasureReference['of']) => (value: unknown, pointer: string) =>
  typeof value === 'string' ? [{ pointer, of, name: value }] : [];

/** Names of measures, scopes and tests, by which tables and tools find figures. A site may restrict them to a list. */
export const measures: ReferenceKind<MeasureReference> = {
  parts: {
    measure: {
      find: findMeasure('measure'),
      suggest: (site) => namesToSuggest(site).map((name) => ({ name, description: '' })),
    },
    'fact-scope': {
      find: (scope, pointer) =>
        Object.entries(Object(scope)).flatMap(([name, value]): readonly MeasureReference[] => [
          { pointer: `${pointer}/${name}`, of: 'scope', name, isKey: true },
          { pointer: `${pointer}/${name}`, of: 'value', name: String(value), scope: name },
        ]),
    },
    'fact-value': { find: testOfScore },
    'scope-key': { find: findMeasure('scope') },
    'facts-of-pages': {
      find: (_asked, pointer, _referring, beside) =>
        namesInTool(beside, pointer.slice(0, pointer.lastIndexOf('/'))),
    },
  },

  check: (references, { document }, { documents }) => {
    const siteMeasures: Measures | undefined = siteSettings(documents).measures;
    if (!siteMeasures) return [];
    return references.flatMap((reference): readonly Diagnostic[] => {
      const { pointer, of, name, scope = '', isKey } = reference;
      const names = allowedNames(reference, siteMeasures);
      if (names === undefined || names.includes(name)) return [];
      const location = isKey ? locationOfKey(document, pointer) : locationOfValue(document, pointer);
      const what = of === 'value' ? `a value of “${scope}”` : roleNames[of];
      const [likely = [], others = []] = bySharedWord(name, names);
      const [only] = likely.length === 1 ? likely : [];
      const near = nearest(name, names) ?? only;
      return [
        {
          ...unknownMeasure(location, name, what, [...likely, ...others], near),
          ...(of === 'measure' && { unknown: { type: of, name, near } as const }),
        },
      ];
    });
  },
};

const roleNames = {
  measure: 'a measure',
  scope: 'a scope',
  'any value': 'a value of a scope',
  test: 'a test',
  value: '',
};

/** Names that share a word with this one come first: “minimum-wage” for “min-wage”. */
function bySharedWord(name: string, names: readonly string[]): readonly (readonly string[])[] {
  const words = name.toLowerCase().split('-');
  const isLikely = (one: string) => one.split('-').some((word) => word.length > 2 && words.includes(word));
  return [names.filter(isLikely), names.filter((one) => !isLikely(one))];
}

/** The allowed names; undefined if any name is allowed, or if another diagnostic covers the problem. */
function allowedNames(
  { of, scope = '' }: MeasureReference,
  { names = [], scopes = {}, tests = [] }: Measures,
) {
  const all = scopes as Readonly<Record<string, readonly string[]>>;
  const nameOfTest = tests.flatMap((one) => one?.test ?? []);
  if (of === 'measure') return names.filter((name) => name !== undefined);
  if (of === 'test') return nameOfTest.length > 0 ? nameOfTest : undefined;
  if (Object.keys(all).length === 0) return undefined;
  if (of === 'scope') return Object.keys(all);
  const values = of === 'any value' ? [...Object.values(all).flat(), ...nameOfTest] : (all[scope] ?? []);
  return values.length > 0 ? values : undefined;
}

function testOfScore(value: unknown, pointer: string): readonly MeasureReference[] {
  const { score, test } = Object(value);
  return score === undefined ? [] : findMeasure('test')(test, `${pointer}/test`);
}

/** Levels and tests of a tool, and the names that it uses for values. */
function namesInTool(tool: Readonly<Record<string, unknown>>, pointer: string): readonly MeasureReference[] {
  const valuesOf = (list: unknown, listPointer: string, of: MeasureReference['of'], scope?: string) =>
    (Array.isArray(list) ? list : []).flatMap((entry, index): readonly MeasureReference[] =>
      typeof Object(entry).value === 'string'
        ? [
            {
              pointer: `${listPointer}/${index}/value`,
              of,
              name: entry.value,
              ...(scope !== undefined && { scope }),
            },
          ]
        : [],
    );
  const groups = Array.isArray(tool.groups) ? tool.groups : [];
  return [
    ...valuesOf(tool.levels, `${pointer}/levels`, 'value', 'level'),
    ...valuesOf(tool.names, `${pointer}/names`, 'any value'),
    ...groups.flatMap((group, index) =>
      valuesOf(Object(group).tests, `${pointer}/groups/${index}/tests`, 'test'),
    ),
  ];
}

/** The names that the site lists, as far as the document is readable. */
function namesToSuggest({ contentOf }: NamedSite): readonly string[] {
  const { names } = Object(Object(contentOf('_site.json')).measures) as { names?: unknown };
  return Array.isArray(names) ? names.map(String) : [];
}

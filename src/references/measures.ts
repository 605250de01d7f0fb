import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/nearest';
import { unknownMeasure } from '../diagnostics/unknown-measure/unknown-measure';
import { listIn } from '../document/list-in';
import { locationOfKey, locationOfValue } from '../document/location';
import type { SiteDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
import type { EditedSite, ReferenceKind } from './reference-kind';
import { siteSettings } from './site-documents';

type Measures = NonNullable<PartiallyValid<SiteDocument>['measures']>;

/** A name by which blocks find facts in registers, such as a measure or a scope. */
interface MeasureReference {
  pointer: string;
  /** What it names: `value` is a value of the scope in `scope`, `any value` one of any scope, or a test (an exam). */
  role: 'measure' | 'scope' | 'value' | 'test' | 'any value';
  name: string;
  /** For a value of a scope: the name of the scope. */
  scope?: string;
  /** The name is a property key, not a value. */
  isKey?: true;
}

/** Creates a function that finds a name of this role. */
const nameFinder =
  (role: MeasureReference['role']) =>
  (value: unknown, pointer: string): readonly MeasureReference[] =>
    typeof value === 'string' ? [{ pointer, role, name: value }] : [];

/** Names of measures, scopes and tests, by which blocks find facts. A site may restrict them to a list. */
export const measures: ReferenceKind<MeasureReference> = {
  parts: {
    measure: {
      find: nameFinder('measure'),
      suggest: (site) => namesToSuggest(site).map((name) => ({ name, description: '' })),
    },
    'fact-scope': {
      find: (scope, pointer) =>
        Object.entries(Object(scope)).flatMap(([name, value]): readonly MeasureReference[] => [
          { pointer: `${pointer}/${name}`, role: 'scope', name, isKey: true },
          { pointer: `${pointer}/${name}`, role: 'value', name: String(value), scope: name },
        ]),
    },
    'fact-value': { find: testOfScore },
    'scope-key': { find: nameFinder('scope') },
    'facts-of-pages': {
      find: (_request, pointer, _referringSchema, block) =>
        namesInBlock(block, pointer.slice(0, pointer.lastIndexOf('/'))),
    },
  },

  check: (references, { parsed }, { documents }) => {
    const siteMeasures: Measures | undefined = siteSettings(documents).measures;
    if (!siteMeasures) return [];
    return references.flatMap((reference): readonly Diagnostic[] => {
      const { pointer, role, name, scope = '', isKey } = reference;
      const names = allowedNames(reference, siteMeasures);
      if (names === undefined || names.includes(name)) return [];
      const location = isKey ? locationOfKey(parsed, pointer) : locationOfValue(parsed, pointer);
      const what = role === 'value' ? `a value of “${scope}”` : roleNames[role];
      const alike = withSharedWord(name, names);
      const near = nearest(name, names) ?? (alike.length === 1 ? alike[0] : undefined);
      return [
        {
          ...unknownMeasure(location, name, what, [...new Set([...alike, ...names])], near),
          // A measure may be misspelt where the site lists it: compiler/merge-related-diagnostics.ts looks there.
          ...(role === 'measure' && { unknown: { type: role, name, near } as const }),
        },
      ];
    });
  },
};

/** The roles of names in messages. Values of a scope are described with the scope's name instead. */
const roleNames = {
  measure: 'a measure',
  scope: 'a scope',
  'any value': 'a value of a scope',
  test: 'a test',
  value: '',
};

/** The names that share a word with this one, as “minimum-wage” does with “min-wage”. */
function withSharedWord(name: string, names: readonly string[]): readonly string[] {
  const words = name.toLowerCase().split('-');
  return names.filter((one) => one.split('-').some((word) => word.length > 2 && words.includes(word)));
}

/**
 * The allowed names. Undefined if any name is allowed: the site lists no scopes or no tests, or lists a scope without
 * values, which then may be any (so that `any value` is, too). An unknown scope has a diagnostic of its own.
 */
function allowedNames(
  { role, scope = '' }: MeasureReference,
  { names = [], scopes = {}, tests = [] }: Measures,
) {
  const valuesByScope = scopes as Readonly<Record<string, readonly string[]>>;
  const testNames = tests.flatMap((one) => one?.test ?? []);
  if (role === 'measure') return names.filter((name) => name !== undefined);
  if (role === 'test') return testNames.length > 0 ? testNames : undefined;
  if (Object.keys(valuesByScope).length === 0) return undefined;
  if (role === 'scope') return Object.keys(valuesByScope);
  const isAnyAllowed = Object.values(valuesByScope).some((values) => values.length === 0);
  if (role === 'any value' && isAnyAllowed) return undefined;
  const values =
    role === 'any value'
      ? [...Object.values(valuesByScope).flat(), ...testNames]
      : (valuesByScope[scope] ?? []);
  return values.length > 0 ? values : undefined;
}

/** The test of which a fact's value is a score; empty for other values. */
function testOfScore(value: unknown, pointer: string): readonly MeasureReference[] {
  const { score, test } = Object(value);
  return score === undefined ? [] : nameFinder('test')(test, `${pointer}/test`);
}

/** The levels and tests of a block that compares pages, and the values of scopes that it gives a name to show. */
function namesInBlock(
  block: Readonly<Record<string, unknown>>,
  pointer: string,
): readonly MeasureReference[] {
  const valuesOf = (list: readonly unknown[], listPointer: string, role: MeasureReference['role']) =>
    list.flatMap((entry, index) => nameFinder(role)(Object(entry).value, `${listPointer}/${index}/value`));
  return [
    ...valuesOf(listIn(block, 'levels'), `${pointer}/levels`, 'value').map((level) => ({
      ...level,
      scope: 'level',
    })),
    ...valuesOf(listIn(block, 'names'), `${pointer}/names`, 'any value'),
    ...listIn(block, 'groups').flatMap((group, index) =>
      valuesOf(listIn(group, 'tests'), `${pointer}/groups/${index}/tests`, 'test'),
    ),
  ];
}

/** The measures that the site lists; empty if its settings cannot be parsed. */
const namesToSuggest = ({ contentOf }: EditedSite): readonly string[] =>
  listIn(Object(contentOf('_site.json')).measures, 'names').map(String);

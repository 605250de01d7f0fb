import type { Diagnostic, UnknownName } from '../diagnostics/diagnostic';
import { misspeltName } from '../diagnostics/misspelt-name/misspelt-name';
import { collectionPath, kindsPath, themePath } from '../document/document-kind';
import { groupBy } from '../document/group-by';
import { locationOfValue, type SourceLocation } from '../document/location';
import type { KindsDocument } from '../generated/documents';
import { anchors } from '../references/anchors';
import { entries } from '../references/entries';
import { links } from '../references/links';
import { measures } from '../references/measures';
import { pageKinds } from '../references/page-kinds';
import { quotes } from '../references/quotes';
import type { NamedReference } from '../references/reference-kind';
import { nameOfRegister } from '../references/registers';
import { tones } from '../references/tones';
import { topics } from '../references/topics';
import type { PartiallyValid } from '../schema/valid-value';
import type { LinkedDocument, LinkedSite } from '../site/checked-site';

/**
 * Reduces diagnostics that have a single cause. If a name is misspelt in its definition, only the definition is
 * reported instead of every reference to it. If a definition is a duplicate or invalid, references to unknown names of
 * that kind are dropped, because they probably mean that one.
 */
export function mergeRelated(all: readonly Diagnostic[], site: LinkedSite): readonly Diagnostic[] {
  // A redirect does not answer an old address that is taken, and vanished-route would say so again.
  const remaining = all.some(isTakenOldAddress) ? all.filter(({ code }) => code !== 'vanished-route') : all;
  // A value with an invisible character is probably malformed only because of that character.
  const withControlCharacter = new Set(
    remaining.filter(({ code }) => code === 'control-character').map(fileAndPointer),
  );
  const found = remaining.filter(
    (one) => one.code !== 'malformed-value' || !withControlCharacter.has(fileAndPointer(one)),
  );
  // The diagnostics about each unknown name; those about anything else are in none.
  const groups = groupBy(
    found,
    ({ unknown }) => unknown && [unknown.type, unknown.container ?? '', unknown.name].join('\n'),
  );
  if (groups.size === 0) return found;
  const documentsByPath = new Map(site.documents.map((document) => [document.parsed.source.path, document]));
  const replaced = new Set<Diagnostic>();
  const causes: Diagnostic[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first?.unknown) continue;
    const definer = documentsByPath.get(nameKinds[first.unknown.type].path(first.unknown));
    if (!definer) continue;
    const { file } = definer.parsed.source;
    const isExplained = found.some((one) => one.location.file === file && isAboutDefinition(one));
    const cause = isExplained || group.length < 2 ? undefined : causeOf(first.unknown, definer, group, site);
    if (cause) causes.push(cause);
    if (isExplained || cause) for (const one of group) replaced.add(one);
  }
  return [...found.filter((one) => !replaced.has(one)), ...causes];
}

/** Where a diagnostic is reported, as a key. */
export const fileAndPointer = ({ location: { file, pointer } }: Diagnostic) => `${file}#${pointer}`;

/** Whether a diagnostic is about a redirect whose old address a page, a file or another redirect has already. */
const isTakenOldAddress = ({ code, location: { pointer } }: Diagnostic) =>
  code === 'duplicate-route' && pointer.startsWith('/redirects/');

/**
 * Removes warnings that only follow from others: an unused image, because another image is named by mistake; an unusual
 * currency, because the figure is another page's.
 */
export function dropConsequences(warnings: readonly Diagnostic[]): readonly Diagnostic[] {
  // `leadsTo` is the code of warnings that may follow from one.
  const effects = new Set(warnings.map(({ leadsTo }) => leadsTo));
  return warnings.filter(({ code, location: { file, line } }) => {
    if (effects.has(code)) return false;
    if (code !== 'row-currency') return true;
    return !warnings.some(
      (one) => one.code === 'other-page' && one.location.file === file && one.location.line === line,
    );
  });
}

/** Whether a diagnostic in the defining document is about a definition that is a duplicate or invalid. */
const isAboutDefinition = (diagnostic: Diagnostic) =>
  diagnostic.code === 'duplicate-id' || isTakenOldAddress(diagnostic) || isMalformedName(diagnostic);

const isMalformedName = ({ code, location: { pointer } }: Diagnostic) =>
  code === 'malformed-value' && /\/(?:id|name|kind|topics\/\d+)$/.test(pointer);

/**
 * The diagnostic that a name is misspelt where it is defined: several references name `name`, and none the definition
 * that is nearest to it. Undefined if there is no such definition, or something refers to it as it is.
 */
function causeOf(
  unknown: UnknownName,
  definer: LinkedDocument,
  group: readonly Diagnostic[],
  site: LinkedSite,
): Diagnostic | undefined {
  const { type, name, near } = unknown;
  const { definedIn, usedIn } = nameKinds[type];
  const definition = definedIn(definer, unknown).find((one) => one.name === near);
  if (near === undefined || !definition) return undefined;
  const isUsed = site.documents.some((document) =>
    usedIn(document).some(
      (one) => one.name === near && !(document === definer && one.pointer === definition.pointer),
    ),
  );
  if (isUsed) return undefined;
  const [first] = group.map((one) => one.location).sort(byLocation);
  const location = locationOfValue(definer.parsed, definition.pointer);
  return misspeltName(location, near, name, group.length, `${first?.file}:${first?.line}`);
}

const byLocation = (one: SourceLocation, other: SourceLocation) =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;

/** How to find where names of one kind are defined, and where they are used. */
interface NameKind {
  /** Path of the document that defines such names. */
  path(unknown: UnknownName): string;
  /** The names that this document defines; of kinds with a container, those of the container. */
  definedIn(definer: LinkedDocument, unknown: UnknownName): readonly NamedReference[];
  /** The names of this kind that a document uses. */
  usedIn(document: LinkedDocument): readonly NamedReference[];
}

/** The names in a list: its entries, or a `property` of each. */
const namesIn = (list: unknown, pointer: string, property?: string): readonly NamedReference[] =>
  (Array.isArray(list) ? list : []).map((entry, index) =>
    property === undefined
      ? { name: entry, pointer: `${pointer}/${index}` }
      : { name: Object(entry)[property], pointer: `${pointer}/${index}/${property}` },
  );

const nameKinds: Readonly<Record<UnknownName['type'], NameKind>> = {
  fact: {
    path: ({ name, near = name }) => `_facts/${near.split('.')[0]}.json`,
    definedIn: (definer) =>
      namesIn(Object(definer.validValue).facts, '/facts', 'id').map(({ name, pointer }) => ({
        name: `${nameOfRegister(definer)}.${name}`,
        pointer,
      })),
    usedIn: ({ references }) => references.of(quotes),
  },
  tone: {
    path: () => themePath,
    definedIn: ({ validValue }) => namesIn(Object(validValue).tones, '/tones', 'name'),
    usedIn: ({ references }) => references.of(tones),
  },
  entry: {
    path: ({ container = '' }) => collectionPath(container),
    definedIn: ({ validValue }) => namesIn(Object(validValue).entries, '/entries', 'id'),
    usedIn: ({ references }) => references.of(entries),
  },
  kind: {
    path: () => kindsPath,
    definedIn: ({ validValue }) => namesIn(Object(validValue).kinds, '/kinds', 'kind'),
    usedIn: ({ references }) => references.of(pageKinds).flatMap(({ kind }) => kind ?? []),
  },
  slot: {
    path: () => kindsPath,
    definedIn: ({ validValue }, { container }) => {
      const { kinds = [] } = Object(validValue) as PartiallyValid<KindsDocument>;
      const index = kinds.findIndex((one) => one?.kind === container);
      return namesIn(kinds[index]?.places, `/kinds/${index}/places`);
    },
    usedIn: ({ references, kind }) =>
      // `_kinds.json` defines the slots.
      kind === 'kinds' ? [] : references.of(pageKinds).flatMap(({ slot }) => slot ?? []),
  },
  anchor: {
    path: ({ container = '' }) => container,
    definedIn: ({ references }) => references.of(anchors),
    usedIn: ({ references }) =>
      references
        .of(links)
        .flatMap(({ address: { anchor: name } = {}, pointer }) =>
          name === undefined ? [] : { name, pointer },
        ),
  },
  // An unknown route may be the old address of an invalid redirect. Misspelt routes are not looked for.
  route: { path: () => '_site.json', definedIn: () => [], usedIn: () => [] },
  measure: {
    path: () => '_site.json',
    definedIn: ({ validValue }) => namesIn(Object(validValue).measures?.names, '/measures/names'),
    usedIn: ({ references }) => references.of(measures).filter(({ role }) => role === 'measure'),
  },
  topic: {
    path: () => kindsPath,
    definedIn: ({ validValue }) => namesIn(Object(validValue).topics, '/topics'),
    usedIn: ({ references }) => references.of(topics),
  },
};

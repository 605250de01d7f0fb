import { controlCharacter } from '../diagnostics/control-character/control-character';
import type { Diagnostic, UnknownName } from '../diagnostics/diagnostic';
import { malformedValue } from '../diagnostics/malformed-value/malformed-value';
import { misspeltName } from '../diagnostics/misspelt-name/misspelt-name';
import { otherPage } from '../diagnostics/other-page/other-page';
import { rowCurrency } from '../diagnostics/row-currency/row-currency';
import { vanishedRoute } from '../diagnostics/vanished-route/vanished-route';
import { collectionPath, kindsPath, themePath } from '../document/document-kind';
import { groupBy } from '../document/group-by';
import { locationOfValue, type SourceLocation } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { SiteDocument } from '../generated/documents';
import { anchors } from '../references/anchors';
import { entries } from '../references/entries';
import { links } from '../references/links';
import { measures } from '../references/measures';
import { pageKinds } from '../references/page-kinds';
import { quotes } from '../references/quotes';
import { factsByName } from '../references/registers';
import { tones } from '../references/tones';
import { topics } from '../references/topics';
import type { PartiallyValid } from '../schema/valid-part';
import type { LinkedDocument, LinkedSite } from '../site/checked-site';

/**
 * Reduces diagnostics that have a single cause. If a name is misspelt in its definition, only the definition is
 * reported instead of every reference to it. If a definition is a duplicate or invalid, references to unknown names of
 * that kind are dropped, because they probably mean that one.
 */
export function mergeRelated(all: readonly Diagnostic[], site: LinkedSite): readonly Diagnostic[] {
  // A redirect whose source is taken does not answer its old address, and vanished-route would say so again.
  const remaining = all.some(isTakenSource) ? all.filter(({ code }) => code !== vanishedCode) : all;
  // A value with an invisible character is probably malformed only because of that character.
  const withControlCharacter = new Set(
    remaining.filter(({ code }) => code === controlCharacterCode).map(fileAndPointer),
  );
  const found = remaining.filter(
    (one) => one.code !== malformedCode || !withControlCharacter.has(fileAndPointer(one)),
  );
  // The diagnostics about each unknown name; those about anything else are in none.
  const groups = groupBy(
    found,
    ({ unknown }) => unknown && [unknown.type, unknown.container ?? '', unknown.name].join('\n'),
  );
  if (groups.size === 0) return found;
  const replaced = new Set<Diagnostic>();
  const causes: Diagnostic[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first?.unknown) continue;
    const nameKind = nameKinds[first.unknown.type];
    const path = nameKind.path(first.unknown);
    if (found.some((one) => one.location.file.endsWith(path) && isAboutDefinition(one))) {
      for (const one of group) replaced.add(one);
      continue;
    }
    const cause = group.length > 1 && causeOf(first.unknown, nameKind, group, site);
    if (!cause) continue;
    causes.push(cause);
    for (const one of group) replaced.add(one);
  }
  return [...found.filter((one) => !replaced.has(one)), ...causes];
}

const { code: vanishedCode } = vanishedRoute.definition;
const { code: controlCharacterCode } = controlCharacter.definition;
const { code: malformedCode } = malformedValue.definition;

const fileAndPointer = ({ location: { file, pointer } }: Diagnostic) => `${file}#${pointer}`;

/** Whether a diagnostic is about a redirect whose source is that of a page, a file or another redirect already. */
const isTakenSource = ({ code, location: { pointer } }: Diagnostic) =>
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
    if (code !== rowCurrency.definition.code) return true;
    return !warnings.some(
      (one) =>
        one.code === otherPage.definition.code && one.location.file === file && one.location.line === line,
    );
  });
}

/** Whether a diagnostic in the defining document is about a definition that is a duplicate or invalid. */
const isAboutDefinition = (diagnostic: Diagnostic) =>
  diagnostic.code === 'duplicate-id' || isTakenSource(diagnostic) || isMalformedName(diagnostic);

const isMalformedName = ({ code, location: { pointer } }: Diagnostic) =>
  code === 'malformed-value' && /\/(?:id|name|kind|topics\/\d+)$/.test(pointer);

/**
 * The diagnostic that a name is misspelt where it is defined: several references name `name`, and none the definition
 * that is nearest to it. Undefined if there is no such definition, or something refers to it as it is.
 */
function causeOf(
  { name, near, container }: UnknownName,
  nameKind: NameKind,
  group: readonly Diagnostic[],
  site: LinkedSite,
): Diagnostic | undefined {
  const defined = near === undefined ? undefined : nameKind.find(near, container, site);
  if (near === undefined || !defined) return undefined;
  const location = locationOfValue(defined.document, defined.pointer);
  const isUsed = site.documents.some((document) =>
    nameKind
      .namesIn(document)
      .some(
        (one) =>
          one.name === near && !(document.parsed === defined.document && one.pointer === defined.pointer),
      ),
  );
  if (isUsed) return undefined;
  const [first] = group.map((one) => one.location).sort(byLocation);
  return misspeltName(location, near, name, group.length, `${first?.file}:${first?.line}`);
}

const byLocation = (one: SourceLocation, other: SourceLocation) =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;

/** How to find where one kind of name is defined, and where it is used. */
interface NameKind {
  /** Path of the document that defines the names. */
  path(unknown: UnknownName): string;
  /** The definition of a name. */
  find(
    name: string,
    container: string | undefined,
    site: LinkedSite,
  ): { document: ParsedDocument; pointer: string } | undefined;
  /** The names of this kind that a document uses. */
  namesIn(document: LinkedDocument): readonly { name: string; pointer: string }[];
}

const documentAt = ({ documents }: LinkedSite, path: string) =>
  documents.find(({ parsed }) => parsed.source.path === path);

/** Finds a definition in a list of a document: the entry that is the name itself, or whose `property` is. */
const findInList =
  (path: (container: string | undefined) => string, list: string, property?: string): NameKind['find'] =>
  (name, container, site) => {
    const found = documentAt(site, path(container));
    const all = (Object(found?.validValue) as Readonly<Record<string, unknown>>)[list];
    const nameOf = (entry: unknown) => (property === undefined ? entry : Object(entry)[property]);
    const index = Array.isArray(all) ? all.findIndex((entry) => nameOf(entry) === name) : -1;
    return found && index !== -1
      ? {
          document: found.parsed,
          pointer: `/${list}/${index}${property === undefined ? '' : `/${property}`}`,
        }
      : undefined;
  };

const nameKinds: Readonly<Record<UnknownName['type'], NameKind>> = {
  fact: {
    path: ({ name }) => `_facts/${name.split('.')[0]}.json`,
    find: (name, _container, { documents }) => {
      const located = factsByName(documents).get(name);
      return located && { document: located.register.parsed, pointer: `${located.pointer}/id` };
    },
    namesIn: ({ references }) => references.of(quotes),
  },
  tone: {
    path: () => themePath,
    find: findInList(() => themePath, 'tones', 'name'),
    namesIn: ({ references }) => references.of(tones),
  },
  entry: {
    path: ({ container = '' }) => collectionPath(container),
    find: findInList((container = '') => collectionPath(container), 'entries', 'id'),
    namesIn: ({ references }) => references.of(entries),
  },
  kind: {
    path: () => kindsPath,
    find: findInList(() => kindsPath, 'kinds', 'kind'),
    namesIn: ({ references }) => references.of(pageKinds).flatMap(({ kind }) => kind ?? []),
  },
  place: {
    path: () => kindsPath,
    find: (name, container, site) => {
      const kind = findInList(() => kindsPath, 'kinds', 'kind')(container ?? '', undefined, site);
      const index = Number(kind?.pointer.split('/')[2]);
      const places = site.kinds.find((one) => one.kind === container)?.places ?? [];
      return kind && places.includes(name)
        ? { document: kind.document, pointer: `/kinds/${index}/places/${places.indexOf(name)}` }
        : undefined;
    },
    namesIn: ({ references, kind }) =>
      // The document of the kinds defines the places.
      kind === 'kinds' ? [] : references.of(pageKinds).flatMap(({ slot }) => slot ?? []),
  },
  anchor: {
    path: ({ container = '' }) => `/${container}`,
    find: (name, container = '', site) => {
      const found = documentAt(site, container);
      const anchor = found?.references.of(anchors).find((one) => one.name === name);
      return found && anchor && { document: found.parsed, pointer: anchor.pointer };
    },
    namesIn: ({ references }) =>
      references
        .of(links)
        .flatMap(({ address, pointer }) =>
          address?.anchor === undefined ? [] : [{ name: address.anchor, pointer }],
        ),
  },
  // An unknown route may be the source of an invalid redirect. Misspelt routes are not looked for.
  route: {
    path: () => '_site.json',
    find: () => undefined,
    namesIn: () => [],
  },
  measure: {
    path: () => '_site.json',
    find: (name, _container, { documents }) => {
      const site = documents.find(({ kind }) => kind === 'site');
      const { names = [] } = (Object(site?.validValue) as PartiallyValid<SiteDocument>).measures ?? {};
      const index = names.indexOf(name);
      return site && index !== -1
        ? { document: site.parsed, pointer: `/measures/names/${index}` }
        : undefined;
    },
    namesIn: ({ references }) =>
      references
        .of(measures)
        .flatMap(({ role, name, pointer }) => (role === 'measure' ? { name, pointer } : [])),
  },
  topic: {
    path: () => kindsPath,
    find: findInList(() => kindsPath, 'topics'),
    namesIn: ({ references }) => references.of(topics),
  },
};

import { nearest } from '../diagnostics/nearest';
import { unknownKind } from '../diagnostics/unknown-kind/unknown-kind';
import { unknownPlace } from '../diagnostics/unknown-place/unknown-place';
import { kindsPath } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { FactsOfPages, PageDocument, PageKind, PageList } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import type { NamedSite, ReferenceKind } from './reference-kind';
import { areKindsKnown, kindsDocument, siteKinds } from './site-kinds';

interface KindReference {
  /** The kind that is named; if omitted, the kind of the page itself. */
  kind?: { pointer: string; name: string };
  /** The slot in which pages of the kind are listed. */
  place?: { pointer: string; name: string };
}

/** Kinds of pages by name, and the slots in which their pages can be listed. */
export const pageKinds: ReferenceKind<KindReference> = {
  parts: {
    'kind-name': {
      find: (kind, pointer, { listedIn }) => {
        const kindReference = { pointer, name: String(kind) };
        return [
          listedIn === undefined
            ? { kind: kindReference }
            : { kind: kindReference, place: { pointer, name: listedIn } },
        ];
      },
      suggest: (site) =>
        unvalidatedKinds(site).map(({ kind, description = '' }) => ({ name: kind, description })),
    },
    place: {
      // In a list of pages without a kind, the kind of the slot is unknown.
      find: (place, pointer) =>
        pointer.endsWith('/in') ? [] : [{ place: { pointer, name: String(place) } }],
      suggest: (site) => {
        const all = unvalidatedKinds(site).flatMap(({ places }) => (Array.isArray(places) ? places : []));
        return [...new Set(all.map(String))].map((name) => ({ name, description: '' }));
      },
    },
    'facts-of-pages': {
      find: (request, pointer) => [
        { kind: { pointer: `${pointer}/kind`, name: String((request as FactsOfPages).kind) } },
      ],
    },
    'other-pages': { find: findList },
    'page-list': { find: findList },
    'post-list': { find: findList },
  },

  check: (references, { document, validValue }, site) => {
    if (!areKindsKnown(site)) return [];
    const kinds = siteKinds(site.documents);
    const names = kinds.map(({ kind }) => kind);
    const kindsFile = kindsDocument(site.documents);
    const mightDefine = (name: string) => kindsFile?.mightDefine('kind-name', name) === true;
    return references.flatMap(({ kind, place }) => {
      const name = kind?.name ?? (validValue as PartiallyValid<PageDocument>).kind;
      const kindNamed = kinds.find((one) => one.kind === name);
      if (kindNamed) {
        const { places = [] } = kindNamed;
        if (!place || places.includes(place.name) || mightDefine(place.name)) return [];
        const location = locationOfValue(document, place.pointer);
        return unknownPlace(location, kindNamed.kind, place.name, places, nearest(place.name, places));
      }
      if (!kind || mightDefine(kind.name)) return []; // an unknown kind of the page itself is reported there
      return unknownKind(
        locationOfValue(document, kind.pointer),
        kind.name,
        names,
        nearest(kind.name, names),
      );
    });
  },
};

function findList(list: unknown, pointer: string): readonly KindReference[] {
  const { kind, in: place } = list as PageList;
  return [
    {
      kind: { pointer: `${pointer}/kind`, name: kind },
      place: { pointer: `${pointer}/in`, name: place },
    },
  ];
}

/** The kinds defined so far, read without validation. Those without a name are skipped. */
export function unvalidatedKinds({ contentOf }: Pick<NamedSite, 'contentOf'>): readonly PageKind[] {
  const { kinds } = Object(contentOf(kindsPath) ?? { kinds: [{ kind: 'page' }] }) as { kinds?: unknown };
  return (Array.isArray(kinds) ? kinds : []).filter((entry) => typeof Object(entry).kind === 'string');
}

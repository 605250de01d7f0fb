import { nearest } from '../diagnostics/nearest';
import { unknownKind } from '../diagnostics/unknown-kind/unknown-kind';
import { unknownPlace } from '../diagnostics/unknown-place/unknown-place';
import { kindsPath } from '../document/document-kind';
import { listIn } from '../document/list-in';
import { locationOfValue } from '../document/location';
import type { FactsOfPages, PageDocument, PageKind, PageList } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
import type { EditedSite, ReferenceKind } from './reference-kind';
import { areKindsKnown, kindsDocument, siteKinds } from './site-kinds';

/** A kind of pages that is named, a slot, or both. */
interface KindReference {
  /** The kind that is named; if omitted, the kind of the page itself. */
  kind?: { pointer: string; name: string };
  /** The slot in which pages of the kind are listed. */
  slot?: { pointer: string; name: string };
}

/** Kinds of pages by name, and the slots in which their pages can be listed. */
export const pageKinds: ReferenceKind<KindReference> = {
  parts: {
    'kind-name': {
      // `listedIn` is a keyword beside the reference in the schema: the slot in which pages of the kind are listed.
      find: (kind, pointer, { listedIn }) => {
        const slot = listedIn === undefined ? undefined : { pointer, name: listedIn };
        return [{ kind: { pointer, name: String(kind) }, slot }];
      },
      suggest: (site) =>
        unvalidatedKinds(site).map(({ kind, description = '' }) => ({ name: kind, description })),
    },
    // The name of a slot.
    place: {
      // `in` of a list of pages is found with the list, which also names the kind.
      find: (slot, pointer) => (pointer.endsWith('/in') ? [] : [{ slot: { pointer, name: String(slot) } }]),
      suggest: (site) => {
        const all = unvalidatedKinds(site).flatMap((kind) => listIn(kind, 'places'));
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

  check: (references, { parsed, validValue }, site) => {
    if (!areKindsKnown(site)) return [];
    const kinds = siteKinds(site.documents);
    const names = kinds.map(({ kind }) => kind);
    const kindsFile = kindsDocument(site.documents);
    // Slots are defined within kinds, so where a kind may be missing, its slots may be, too.
    const mightDefine = (name: string) => kindsFile?.mightDefine('kind-name', name) === true;
    return references.flatMap(({ kind, slot }) => {
      const name = kind?.name ?? (validValue as PartiallyValid<PageDocument>).kind;
      const namedKind = kinds.find((one) => one.kind === name);
      if (namedKind) {
        const { places = [] } = namedKind;
        if (!slot || places.includes(slot.name) || mightDefine(slot.name)) return [];
        const location = locationOfValue(parsed, slot.pointer);
        return unknownPlace(location, namedKind.kind, slot.name, places, nearest(slot.name, places));
      }
      // An unknown kind of the page itself is reported at its own `kind`.
      if (!kind || mightDefine(kind.name)) return [];
      return unknownKind(locationOfValue(parsed, kind.pointer), kind.name, names, nearest(kind.name, names));
    });
  },
};

/** The kind and the slot that a list of pages names. */
function findList(list: unknown, pointer: string): readonly KindReference[] {
  const { kind, in: slot } = list as PageList;
  return [
    {
      kind: { pointer: `${pointer}/kind`, name: kind },
      slot: { pointer: `${pointer}/in`, name: slot },
    },
  ];
}

/**
 * The kinds of pages of a site that is being edited, read without validation. Those without a name are skipped. A site
 * without a document of kinds has the kind `page`.
 */
export function unvalidatedKinds({ contentOf }: Pick<EditedSite, 'contentOf'>): readonly PageKind[] {
  const kinds = listIn(contentOf(kindsPath) ?? { kinds: [{ kind: 'page' }] }, 'kinds');
  return kinds.filter((entry): entry is PageKind => typeof Object(entry).kind === 'string');
}

import { nearest } from '../diagnostics/nearest';
import { unknownEntry } from '../diagnostics/unknown-entry/unknown-entry';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { Office, OfficeList } from '../generated/documents';
import type { Readable } from '../schema/readable-value';
import { type Collection, entriesOf } from './collections';
import { findName, type NamedReference, type ReferenceKind, type ReferringDocument } from './reference-kind';

/** Offices by their ids in the collection. */
export const offices: ReferenceKind<NamedReference> = {
  parts: {
    'office-id': {
      find: findName, // of a list that is invalid in part
      /** As far as the collection is valid. */
      suggest: ({ contentOf }) => {
        const { entries } = Object(contentOf('_collections/offices.json')) as { entries?: unknown };
        return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
          const { id, name } = Object(entry) as Partial<Office>;
          return typeof id === 'string' ? [{ name: id, description: String(name ?? '') }] : [];
        });
      },
    },
    'office-list': {
      find: (ids, pointer) => (ids as OfficeList).map((name, at) => ({ pointer: `${pointer}/${at}`, name })),
      view: {
        type: 'readonly Office[]',
        resolve: (ids, _from, site) => {
          const entries = entriesOf('offices', site) ?? [];
          return (ids as OfficeList).flatMap((name) => entries.find(({ id }) => id === name) ?? []);
        },
      },
    },
  },

  check: (references, { document }, site) => {
    const collection = site.documents.find(({ kind }) => kind === 'offices');
    if (!collection) return []; // a missing collection has a diagnostic of its own
    const known = idsIn(collection);
    return references
      .filter(({ name }) => !known.includes(name) && !collection.mayContain('entry-id', name))
      .map(({ name, pointer }) =>
        unknownEntry(locationOfValue(document, pointer), 'office', name, known, nearest(name, known)),
      );
  },
};

const idsIn = memoize(({ readable }: ReferringDocument): readonly string[] => {
  const { entries = [] } = Object(readable) as Partial<Readable<Collection>>;
  return entries.flatMap((entry) => entry?.id ?? []);
});

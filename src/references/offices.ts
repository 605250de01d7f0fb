import { nearest } from '../diagnostics/nearest';
import { unknownEntry } from '../diagnostics/unknown-entry/unknown-entry';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { OfficeList } from '../generated/documents';
import { type Collection, entriesOf } from './collections';
import type { NamedReference, ReferencedSite, ReferenceKind } from './reference-kind';

/** Offices by their ids in the collection. */
export const offices: ReferenceKind<NamedReference> = {
  parts: {
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
    const known = officeIds(site);
    if (!known) return []; // a missing collection has a diagnostic of its own
    return references
      .filter(({ name }) => !known.includes(name))
      .map(({ name, pointer }) =>
        unknownEntry(locationOfValue(document, pointer), name, known, nearest(name, known)),
      );
  },
};

/** Undefined if the collection is missing or invalid. */
const officeIds = memoize(({ documents }: ReferencedSite): readonly string[] | undefined => {
  const collection = documents.find(({ kind }) => kind === 'offices');
  return (collection?.document.value as Collection | undefined)?.entries.map(({ id }) => id);
});

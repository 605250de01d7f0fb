import { missingCollection } from '../diagnostics/missing-collection/missing-collection';
import type { CollectionName } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { ReferenceKind, ResolvableSite } from './reference-kind';

interface CollectionReference {
  pointer: string;
  name: CollectionName;
}

/** Collections that are shown, whole or in part. */
export const collections: ReferenceKind<CollectionReference> = {
  parts: {
    'partner-list': {
      find: findCollection('partners'),
      view: { type: 'readonly Partner[]', resolve: (_all, _from, site) => entriesOf('partners', site) },
    },
    'university-list': {
      find: findCollection('universities'),
      view: {
        type: 'readonly University[]',
        resolve: (_all, _from, site) => entriesOf('universities', site),
      },
    },
    'office-list': { find: findCollection('offices') },
  },

  check: (references, { document }, { sources }) =>
    references
      .filter(({ name }) => !sources.documents.some(({ path }) => path === `_collections/${name}.json`))
      .map(({ name, pointer }) => missingCollection(locationOfValue(document, pointer), name)),
};

function findCollection(name: CollectionName) {
  return (_value: unknown, pointer: string): readonly CollectionReference[] => [{ pointer, name }];
}

/** What the documents of all collections have in common. */
export interface Collection {
  entries: readonly { id: string }[];
}

/** The entries of a collection as the view gets them. */
export function entriesOf(
  name: CollectionName,
  { documents, resolve }: ResolvableSite,
): Collection['entries'] | undefined {
  const collection = documents.find(({ kind }) => kind === name);
  return collection && (resolve(collection) as Collection).entries;
}

import { missingCollection } from '../diagnostics/missing-collection/missing-collection';
import { missingField } from '../diagnostics/missing-field/missing-field';
import { nearest } from '../diagnostics/nearest';
import { collectionName, collectionPath, entrySchemaFile } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Sources } from '../document/source';
import { missingFields } from './missing-fields';
import type { Beside, ReferenceKind, ResolvableSite } from './reference-kind';

export interface CollectionReference {
  pointer: string;
  name: string;
  /** The properties that a block needs of each entry. */
  entry?: Schema;
}

/** Collections that blocks show. With `entries` beside the name, only these entries are shown. */
export const collections: ReferenceKind<CollectionReference> = {
  parts: {
    collection: {
      find: (name, pointer, { entry }) => [{ pointer, name: String(name), entry }],
      suggest: ({ sources }) => collectionNames(sources).map((name) => ({ name, description: '' })),
      view: {
        type: 'readonly { id: string }[]',
        resolve: (name, _from, site, beside) => selectedEntries(entriesOf(String(name), site) ?? [], beside),
      },
    },
  },

  check: (references, { document }, { sources }) => {
    const known = collectionNames(sources);
    return references.flatMap(({ name, pointer, entry }) => {
      const location = () => locationOfValue(document, pointer);
      if (!known.includes(name)) return [missingCollection(location(), name, nearest(name, known))];
      const file = entrySchemaFile(name);
      if (!entry || !sources.schemas[file]) return []; // a missing schema is reported separately
      const missing = missingFields(sources.schemas)(entry)(file);
      return missing.length > 0 ? [missingField(location(), name, missing)] : [];
    });
  },
};

/** Names of all collections, including invalid ones. */
export const collectionNames = memoize(({ documents }: Sources): readonly string[] =>
  documents.flatMap(({ path }) => collectionName(path) ?? []),
);

/** The properties that all collection documents share. */
export interface Collection {
  entries: readonly { id: string }[];
}

function selectedEntries(entries: Collection['entries'], { entries: ids }: Beside): Collection['entries'] {
  if (!Array.isArray(ids)) return entries;
  return ids.flatMap((name) => entries.find(({ id }) => id === name) ?? []);
}

/** The entries of a collection, resolved for the view. */
export function entriesOf(
  name: string,
  { documents, resolve }: Pick<ResolvableSite, 'documents' | 'resolve'>,
): Collection['entries'] | undefined {
  const path = collectionPath(name);
  const collection = documents.find(({ document }) => document.source.path === path);
  return collection && (resolve(collection) as Collection).entries;
}

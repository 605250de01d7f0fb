import { missingCollection } from '../diagnostics/missing-collection/missing-collection';
import { missingField } from '../diagnostics/missing-field/missing-field';
import { nearest } from '../diagnostics/nearest';
import { collectionName, entrySchemaFile } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Sources } from '../document/source';
import { missingFields } from './missing-fields';
import type { ReferenceKind, ResolvableSite } from './reference-kind';
import { collectionNamed } from './site-documents';

export interface CollectionReference {
  pointer: string;
  name: string;
  /** The schema of what the block needs of each entry: the keyword `entry` beside the `$ref` to this part. */
  neededSchema?: Schema;
}

/** Collections that blocks show. With `entries` beside the name, only these entries are shown. */
export const collections: ReferenceKind<CollectionReference> = {
  parts: {
    collection: {
      find: (name, pointer, { entry: neededSchema }) => [{ pointer, name: String(name), neededSchema }],
      suggest: ({ sources }) => collectionNames(sources).map((name) => ({ name, description: '' })),
      view: {
        type: 'readonly { id: string }[]',
        resolve: (name, _from, site, { entries: ids }) => {
          const entries = entriesOf(String(name), site) ?? [];
          // The entries whose ids the block lists, in that order; all if it lists none.
          return Array.isArray(ids)
            ? ids.flatMap((wanted) => entries.find(({ id }) => id === wanted) ?? [])
            : entries;
        },
      },
    },
  },

  check: (references, { parsed }, { sources }) => {
    const names = collectionNames(sources);
    return references.flatMap(({ name, pointer, neededSchema }) => {
      const location = () => locationOfValue(parsed, pointer);
      if (!names.includes(name)) return [missingCollection(location(), name, nearest(name, names))];
      const file = entrySchemaFile(name);
      if (!neededSchema || !sources.schemas[file]) return []; // a missing schema is reported separately
      const missing = missingFields(sources.schemas, neededSchema, file);
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

/** The entries of a collection, resolved for the view; undefined if there is no such collection. */
export function entriesOf(
  name: string,
  { documents, resolve }: Pick<ResolvableSite, 'documents' | 'resolve'>,
): Collection['entries'] | undefined {
  const collection = collectionNamed(name, documents);
  return collection && (resolve(collection) as Collection).entries;
}

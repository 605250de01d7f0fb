import { nearest } from '../diagnostics/nearest';
import { unknownEntry } from '../diagnostics/unknown-entry/unknown-entry';
import { collectionPath } from '../document/document-kind';
import { listIn } from '../document/list-in';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import { collectionNames } from './collections';
import type {
  EditedSite,
  NamedReference,
  ReferenceKind,
  ReferringDocument,
  Suggestion,
} from './reference-kind';
import { collectionNamed } from './site-documents';

interface EntryReference extends NamedReference {
  collection: string;
}

/** Collection entries by id. The collection is given by the schema, or by a property beside the reference. */
export const entries: ReferenceKind<EntryReference> = {
  parts: {
    // `entry-name` refers to an entry by its id, which `entry-id` defines.
    'entry-name': {
      find: (id, pointer, referringSchema, container) => {
        const collection = referringSchema.collection ?? container.collection;
        return typeof collection === 'string' ? [{ pointer, name: String(id), collection }] : [];
      },
      /** Entries of all collections that can be parsed. */
      suggest: (site) => collectionNames(site.sources).flatMap((name) => entriesToSuggest(name, site)),
    },
  },

  check: (references, { parsed }, { documents }) =>
    references.flatMap(({ name, pointer, collection }) => {
      const collectionDocument = collectionNamed(collection, documents);
      if (!collectionDocument) return []; // a missing collection is reported separately
      const entryIds = idsIn(collectionDocument);
      // An invalid entry may have this id.
      if (entryIds.includes(name) || collectionDocument.mightDefine('entry-id', name)) return [];
      return [
        unknownEntry(locationOfValue(parsed, pointer), collection, name, entryIds, nearest(name, entryIds)),
      ];
    }),
};

const entriesToSuggest = (name: string, { contentOf }: EditedSite): readonly Suggestion[] =>
  listIn(contentOf(collectionPath(name)), 'entries').flatMap((entry) => {
    const { id, name: title } = Object(entry) as { id?: unknown; name?: unknown };
    return typeof id === 'string' ? { name: id, description: `${name}: ${title ?? id}` } : [];
  });

const idsIn = memoize(({ validValue }: ReferringDocument): readonly string[] =>
  listIn(validValue, 'entries').flatMap((entry) => Object(entry).id ?? []),
);

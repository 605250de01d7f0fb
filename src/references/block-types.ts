import { nearest } from '../diagnostics/nearest';
import { unknownBlockType } from '../diagnostics/unknown-block-type/unknown-block-type';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';
import { taggedBranches } from '../schema/branches';
import { schemaIn } from '../schema/located-schema';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

/** Block types named in a document, as opposed to the blocks themselves. */
export const blockTypes: ReferenceKind<NamedReference> = {
  parts: {
    'block-type': {
      find: findName,
      suggest: ({ sources }) => typesIn(sources.schemas).map((name) => ({ name, description: '' })),
    },
  },

  check: (references, { document }, { sources }) => {
    const typeNames = typesIn(sources.schemas);
    return references
      .filter(({ name }) => !typeNames.includes(name))
      .map(({ name, pointer }) =>
        unknownBlockType(locationOfValue(document, pointer), name, typeNames, nearest(name, typeNames)),
      );
  },
};

const typesIn = memoize((schemas: Schemas): readonly string[] => [
  ...new Set(
    taggedBranches(schemas, schemaIn(schemas, 'schema/block.schema.json')).map(({ tags }) => String(tags[0])),
  ),
]);

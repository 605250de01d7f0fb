import { unknownBlockType } from '../diagnostics/unknown-block-type/unknown-block-type';
import { taggedBranches } from '../schema/branches';
import { schemaIn } from '../schema/located-schema';
import { namesInList } from './names-in-list';
import type { NamedReference, ReferenceKind } from './reference-kind';

/** Block types named in a document, as opposed to the blocks themselves. */
export const blockTypes: ReferenceKind<NamedReference> = namesInList('block-type', {
  // The types of all blocks. Each block is a branch of the schema whose tag is its type.
  names: ({ schemas }) =>
    new Set(
      taggedBranches(schemas, schemaIn(schemas, 'schema/block.schema.json')).map(({ tags }) =>
        String(tags[0]),
      ),
    ),
  report: (location, name, near, names) => unknownBlockType(location, name, [...names], near),
});

import { collectionPath, entrySchemaPath } from '../document/document-kind';
import type { Schemas } from '../document/source';
import { dereference } from '../schema/located-schema';

/**
 * The collections that the examples of all blocks use, by document path, each with example entries, and the minimal
 * schemas of these entries. The keyword `entry` of a property that names collections has what a block needs of each
 * entry.
 */
export function exampleCollections(
  schemas: Schemas,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([file]) => /^schema\/(blocks|parts)\//.test(file))
      .flatMap(([file, { properties = {}, examples = [] }]) =>
        Object.entries(properties).flatMap(([property, { entry }]) => {
          if (!entry) return [];
          const { schema } = dereference(schemas, { schema: entry, file });
          const names = examples.flatMap((example): readonly string[] => Object(example)[property] ?? []);
          return [...new Set(names)].flatMap((name) => [
            [collectionPath(name), { entries: schema.examples ?? [] }],
            [entrySchemaPath(name), { ...schema }],
          ]);
        }),
      ),
  );
}

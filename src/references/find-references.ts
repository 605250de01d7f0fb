import type { Schemas } from '../document/source';
import { visitParts } from '../schema/walk';
import { referenceKinds } from './kinds';
import type { Beside, ReferenceKind, References } from './reference-kind';

const partNames = [...new Set(referenceKinds.flatMap(({ parts }) => Object.keys(parts)))];

const positions: ReadonlyMap<ReferenceKind, number> = new Map(
  referenceKinds.map((kind, position) => [kind, position]),
);

/** The finders of each part. Parts without finders are walked too, since some contain links. */
const findersByPart = partNames
  .map((name) => ({
    name,
    finders: referenceKinds.flatMap((kind, position) => {
      const find = kind.parts[name]?.find;
      return find ? [{ position, find }] : [];
    }),
  }))
  .filter(({ finders }) => finders.length > 0);

/**
 * Finds the references in a value, in document order. `file` is the schema that describes the value; of an invalid
 * value (src/schema/valid-part.ts), `invalidPointers` lists the invalid pointers.
 */
export function findReferences(
  schemas: Schemas,
  file: string,
  value: unknown,
  invalidPointers?: ReadonlySet<string>,
): References {
  const found: unknown[][] = [];
  const visitors = Object.fromEntries(
    findersByPart.map(({ name, finders }) => [
      name,
      (part: unknown, pointer: string, referring: Schemas[string], beside: Beside) => {
        for (const { position, find } of finders) {
          const references = find(part, pointer, referring, beside);
          if (references.length === 0) continue;
          found[position] ??= [];
          found[position].push(...references);
        }
      },
    ]),
  );
  visitParts(schemas, file, value, visitors, invalidPointers);
  return {
    of: <Reference>(kind: ReferenceKind<Reference>) =>
      (found[positions.get(kind) ?? -1] ?? []) as readonly Reference[],
  };
}

import type { Schemas } from '../document/source';
import { visitParts } from '../schema/walk';
import { referenceKinds } from './kinds';
import type { Beside, ReferenceKind, References } from './reference-kind';

const partNames = [...new Set(referenceKinds.flatMap(({ parts }) => Object.keys(parts)))];

const positions: ReadonlyMap<ReferenceKind, number> = new Map(
  referenceKinds.map((kind, position) => [kind, position]),
);

/** What looks for references in each part. A part that nothing looks for is gone through: links are in some of them. */
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
 * What a value refers to, in the order of its text. `file` is the schema that it is valid against; of an invalid value
 * (src/schema/readable-value.ts) `broken` says where it is.
 */
export function findReferences(
  schemas: Schemas,
  file: string,
  value: unknown,
  broken?: ReadonlySet<string>,
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
  visitParts(schemas, file, value, visitors, broken);
  return {
    of: <Reference>(kind: ReferenceKind<Reference>) =>
      (found[positions.get(kind) ?? -1] ?? []) as readonly Reference[],
  };
}

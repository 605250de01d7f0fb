import { groupBy } from '../document/group-by';
import type { Schemas } from '../document/source';
import { visitParts } from '../schema/walk';
import type { Container, ReferenceKind, References } from './reference-kind';
import { referenceKinds } from './reference-kinds';

/**
 * The `find` functions for each part. Parts without such a function get no visitor, because what is nested in a visited
 * part is skipped, and they may contain other parts, such as links.
 */
const findersByPart = groupBy(
  referenceKinds.flatMap((kind) =>
    Object.entries(kind.parts).flatMap(([part, { find }]) => (find ? { part, kind, find } : [])),
  ),
  ({ part }) => part,
);

/**
 * Finds the references in a value, in document order. `file` is the file of the value's schema. If something in the
 * value is invalid, `invalidPointers` has its pointer and those of everything that contains it.
 */
export function findReferences(
  schemas: Schemas,
  file: string,
  value: unknown,
  invalidPointers?: ReadonlySet<string>,
): References {
  const found = new Map<ReferenceKind, unknown[]>(referenceKinds.map((kind) => [kind, []]));
  const visitors = Object.fromEntries(
    [...findersByPart].map(([name, finders]) => [
      name,
      (part: unknown, pointer: string, referringSchema: Schemas[string], container: Container) => {
        for (const { kind, find } of finders)
          found.get(kind)?.push(...find(part, pointer, referringSchema, container));
      },
    ]),
  );
  visitParts(schemas, file, value, visitors, invalidPointers);
  return {
    of: <Reference>(kind: ReferenceKind<Reference>) => (found.get(kind) ?? []) as readonly Reference[],
  };
}

import type { Schemas } from '../document/source';
import { visitParts } from '../schema/walk';
import { referenceKinds } from './kinds';
import type { ReferenceKind, References } from './reference-kind';

const partNames = [...new Set(referenceKinds.flatMap(({ parts }) => Object.keys(parts)))];

/** What looks for references in each part. */
const findersByPart = partNames.map((name) => ({
  name,
  finders: referenceKinds.flatMap((kind) => {
    const find = kind.parts[name]?.find;
    return find ? [{ kind, find }] : [];
  }),
}));

/** What a valid value refers to, in the order of its text. `file` is the schema that it is valid against. */
export function findReferences(schemas: Schemas, file: string, value: unknown): References {
  const found = new Map<ReferenceKind, unknown[]>();
  const visitors = Object.fromEntries(
    findersByPart.map(({ name, finders }) => [
      name,
      (part: unknown, pointer: string, within: Schemas[string]) => {
        for (const { kind, find } of finders) {
          for (const reference of find(part, pointer, within)) {
            const others = found.get(kind);
            if (others) others.push(reference);
            else found.set(kind, [reference]);
          }
        }
      },
    ]),
  );
  visitParts(schemas, file, value, visitors);
  return {
    of: <Reference>(kind: ReferenceKind<Reference>) => (found.get(kind) ?? []) as readonly Reference[],
  };
}

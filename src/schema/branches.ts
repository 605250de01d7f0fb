import type { Schemas } from '../document/source';
import { dereference, type LocatedSchema } from './located-schema';

/** A branch of a discriminated union (`discriminator` and `oneOf`), with its reference resolved. */
export interface TaggedBranch extends LocatedSchema {
  /** The values of the tag that select it. */
  tags: readonly unknown[];
  /** The reference, as the union contains it. */
  reference: LocatedSchema;
}

/** The branches of a discriminated union; empty for other schemas. */
export function taggedBranches(schemas: Schemas, { schema, file }: LocatedSchema): readonly TaggedBranch[] {
  const { discriminator, oneOf = [] } = schema;
  if (!discriminator) return [];
  return oneOf.map((branch) => {
    const reference = { schema: branch, file };
    const target = dereference(schemas, reference);
    const { const: name, enum: names = [name] } =
      target.schema.properties?.[discriminator.propertyName] ?? {};
    return { ...target, tags: names, reference };
  });
}

/** All values of the tag. */
export const tagsOf = (schemas: Schemas, union: LocatedSchema): readonly unknown[] =>
  taggedBranches(schemas, union).flatMap(({ tags }) => tags);

/** The branch that the tag of a value selects. */
export function branchFor(schemas: Schemas, union: LocatedSchema, value: object): TaggedBranch | undefined {
  const tag = union.schema.discriminator?.propertyName ?? '';
  const tagValue = (value as Readonly<Record<string, unknown>>)[tag];
  return taggedBranches(schemas, union).find(({ tags }) => tags.includes(tagValue));
}

/**
 * For a union without a discriminator (`if`, `then`, `else`): the properties that each select a branch, and the default
 * branch.
 */
export function branchSelectors(
  schemas: Schemas,
  { schema, file }: LocatedSchema,
): { properties: readonly string[]; otherwise?: LocatedSchema } {
  const { if: condition, else: rest } = schema;
  if (!condition) {
    const otherwise = dereference(schemas, { schema, file });
    return otherwise.schema.if ? branchSelectors(schemas, otherwise) : { properties: [], otherwise };
  }
  const { properties, otherwise } = rest
    ? branchSelectors(schemas, { schema: rest, file })
    : { properties: [] };
  return { properties: [...new Set([...(condition.required ?? []), ...properties])], otherwise };
}

import type { Schemas } from '../document/source';
import { dereference, type LocatedSchema } from './located-schema';

/** A branch of a discriminated union (`discriminator` and `oneOf`), with its reference resolved. */
interface TaggedBranch extends LocatedSchema {
  /** The values of the tag that select it. The tag is the property that the discriminator names. */
  tags: readonly unknown[];
  /** The branch as the union contains it, with its `$ref`. */
  reference: LocatedSchema;
}

/** The branches of a discriminated union; empty for other schemas. */
export function taggedBranches(schemas: Schemas, { schema, file }: LocatedSchema): readonly TaggedBranch[] {
  const { discriminator, oneOf = [] } = schema;
  if (!discriminator) return [];
  return oneOf.map((branch) => {
    const reference = { schema: branch, file };
    const target = dereference(schemas, reference);
    const { const: value, enum: values = [value] } =
      target.schema.properties?.[discriminator.propertyName] ?? {};
    return { ...target, tags: values, reference };
  });
}

/** All values of the tag that select a branch of a discriminated union. */
export const tagsOf = (schemas: Schemas, union: LocatedSchema): readonly unknown[] =>
  taggedBranches(schemas, union).flatMap(({ tags }) => tags);

/** The branch of a discriminated union that the tag of a value selects. */
export function branchFor(schemas: Schemas, union: LocatedSchema, value: object): TaggedBranch | undefined {
  const tag = union.schema.discriminator?.propertyName ?? '';
  const tagValue = (value as Readonly<Record<string, unknown>>)[tag];
  return taggedBranches(schemas, union).find(({ tags }) => tags.includes(tagValue));
}

/**
 * What selects the branches of a union that is a chain of `if`, `then` and `else`: `properties`, each of which selects
 * one by being present, and the default branch, `otherwise`.
 */
export function branchSelectors(
  schemas: Schemas,
  { schema, file }: LocatedSchema,
): { properties: readonly string[]; otherwise?: LocatedSchema } {
  const { if: condition, else: rest } = schema;
  if (!condition) {
    // The end of the chain, or a reference to more of it.
    const otherwise = dereference(schemas, { schema, file });
    return otherwise.schema.if ? branchSelectors(schemas, otherwise) : { properties: [], otherwise };
  }
  const { properties, otherwise } = rest
    ? branchSelectors(schemas, { schema: rest, file })
    : { properties: [] };
  return { properties: [...new Set([...(condition.required ?? []), ...properties])], otherwise };
}

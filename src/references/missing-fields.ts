import type { MissingField } from '../diagnostics/missing-field/missing-field';
import type { Schema, Schemas } from '../document/source';
import { dereference, fileOf, type LocatedSchema, schemaIn } from '../schema/located-schema';

/**
 * The properties that a block needs of each entry of a collection and that the collection's schema does not guarantee.
 * `needed` is a subschema of the block; `file` is the schema of the entries.
 */
export const missingFields = (schemas: Schemas, needed: Schema, file: string): readonly MissingField[] =>
  lackingIn(schemas, { schema: needed, file: fileOf(schemas, needed) }, schemaIn(schemas, file));

/** The properties of `needed` that objects of the schema `own` may lack, or have with another type. */
function lackingIn(schemas: Schemas, needed: LocatedSchema, own: LocatedSchema): readonly MissingField[] {
  const need = dereference(schemas, needed);
  const { schema: ownSchema, file } = dereference(schemas, own);
  return Object.entries(need.schema.properties ?? {}).flatMap(([name, schema]): readonly MissingField[] => {
    const property = { schema, file: need.file };
    // The shared part of the schema that the property refers to, such as `image`; a plain value has none.
    const { part } = dereference(schemas, property);
    const isRequired = need.schema.required?.includes(name) ?? false;
    const ownProperty = ownSchema.properties?.[name];
    if (!ownProperty) return isRequired ? [{ name, problem: 'missing', part }] : [];
    if (isRequired && !ownSchema.required?.includes(name)) return [{ name, problem: 'optional', part }];
    return fits(schemas, property, { schema: ownProperty, file })
      ? []
      : [{ name, problem: 'other type', part }];
  });
}

/** Whether every value of the schema `own` can be shown where one of the schema `needed` is expected. */
function fits(schemas: Schemas, needed: LocatedSchema, own: LocatedSchema): boolean {
  const need = dereference(schemas, needed);
  const propertySchema = dereference(schemas, own);
  if (need.schema === propertySchema.schema) return true;
  // Parts may be resolved to something else for the view, so they must be the same. A plain text is the same with or
  // without the part `text`.
  const [neededPart, ownPart] = [need.part, propertySchema.part].map((part) =>
    part === 'text' ? undefined : part,
  );
  if (neededPart !== ownPart) return false;
  if (typeOf(need.schema) !== typeOf(propertySchema.schema)) return false;
  if (need.schema.items && propertySchema.schema.items)
    return fits(
      schemas,
      { schema: need.schema.items, file: need.file },
      { schema: propertySchema.schema.items, file: propertySchema.file },
    );
  return lackingIn(schemas, need, propertySchema).length === 0;
}

/** The type of a schema's values; an enum or a constant implies it. */
function typeOf({ type, enum: values, const: only, properties }: Schema): string {
  if (typeof type === 'string') return type === 'integer' ? 'number' : type;
  if (properties) return 'object';
  return typeof (values?.[0] ?? only);
}

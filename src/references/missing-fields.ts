import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { fileOf, follow, type LocatedSchema, schemaIn } from '../schema/located-schema';

/** What a collection's schema does not promise of a field that a block needs. */
export interface MissingField {
  name: string;
  /** It is not there, entries may leave it out, or it is something else than the block shows. */
  how: 'missing' | 'optional' | 'other';
  /** The part that it has to be, if it is one. */
  part?: string;
}

/**
 * What the entries of a collection lack of what a block needs. `needed` is a schema within that of the block; `file` is
 * that of an entry.
 */
export const missingFields = memoize((schemas: Schemas) =>
  memoize((needed: Schema) => {
    const known = new Map<string, readonly MissingField[]>();
    return (file: string): readonly MissingField[] => {
      const lacking =
        known.get(file) ?? lackingIn(schemas, { schema: needed, file: fileOf(schemas, needed) }, file);
      known.set(file, lacking);
      return lacking;
    };
  }),
);

function lackingIn(schemas: Schemas, needed: LocatedSchema, file: string): readonly MissingField[] {
  const { schema: need, file: at } = follow(schemas, needed);
  const entry = schemaIn(schemas, file);
  return Object.entries(need.properties ?? {}).flatMap(([name, schema]): readonly MissingField[] => {
    const { part } = follow(schemas, { schema, file: at });
    const isRequired = need.required?.includes(name) ?? false;
    const own = entry.schema.properties?.[name];
    if (!own) return isRequired ? [{ name, how: 'missing', part }] : [];
    if (isRequired && !entry.schema.required?.includes(name)) return [{ name, how: 'optional', part }];
    return fits(schemas, { schema, file: at }, { schema: own, file: entry.file })
      ? []
      : [{ name, how: 'other', part }];
  });
}

/** Whether every value of one schema can be shown where the other is needed. */
function fits(schemas: Schemas, needed: LocatedSchema, own: LocatedSchema): boolean {
  const need = follow(schemas, needed);
  const has = follow(schemas, own);
  if (need.schema === has.schema) return true;
  // A part may become something else for the view, and a text is a text with or without one.
  const [needs, is] = [need.part, has.part].map((part) => (part === 'text' ? undefined : part));
  if (needs !== is) return false;
  if (typeOf(need.schema) !== typeOf(has.schema)) return false;
  if (need.schema.items && has.schema.items)
    return fits(
      schemas,
      { schema: need.schema.items, file: need.file },
      { schema: has.schema.items, file: has.file },
    );
  return Object.entries(need.schema.properties ?? {}).every(([name, schema]) => {
    const isRequired = need.schema.required?.includes(name) ?? false;
    const property = has.schema.properties?.[name];
    if (!property) return !isRequired;
    const isSure = !isRequired || (has.schema.required?.includes(name) ?? false);
    return isSure && fits(schemas, { schema, file: need.file }, { schema: property, file: has.file });
  });
}

/** The type of a schema's values, which a list of values says without naming it. */
function typeOf({ type, enum: words, const: only, properties }: Schema): string {
  if (typeof type === 'string') return type === 'integer' ? 'number' : type;
  if (properties) return 'object';
  return typeof (words?.[0] ?? only);
}

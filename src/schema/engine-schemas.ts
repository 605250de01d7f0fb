import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

/** By each result of `withSchemas`, the engine's schemas that it was made from. */
const enginesByResult = new WeakMap<Schemas, Schemas>();

/** The engine's schemas, without those of the site. */
export const engineSchemas = (schemas: Schemas): Schemas => enginesByResult.get(schemas) ?? schemas;

/** The engine's schemas together with those of a site, which replace the engine's of the same file. */
export function withSchemas(engine: Schemas, siteSchemas: Schemas): Schemas {
  const schemas = { ...engine, ...siteSchemas };
  enginesByResult.set(schemas, engine);
  return schemas;
}

/** Whether a site only adds schemas, such as those of its collections, and replaces none. */
export const onlyAddsSchemas = memoize((schemas: Schemas): boolean =>
  Object.entries(engineSchemas(schemas)).every(([file, schema]) => schemas[file] === schema),
);

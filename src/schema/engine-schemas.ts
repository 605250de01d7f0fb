import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

/** The engine's schemas that each result of `withSchemas` was made from. */
const enginesByResult = new WeakMap<Schemas, Schemas>();

/** The engine's schemas, without those of the site. */
export const engineSchemas = (schemas: Schemas): Schemas => enginesByResult.get(schemas) ?? schemas;

/** The engine's schemas with additional or replaced ones. */
export function withSchemas(engine: Schemas, siteSchemas: Schemas): Schemas {
  const schemas = { ...engine, ...siteSchemas };
  enginesByResult.set(schemas, engine);
  return schemas;
}

/** Whether a site only adds schemas, such as those of its collections, and replaces none. */
export const onlyAddsSchemas = memoize((schemas: Schemas): boolean =>
  Object.entries(engineSchemas(schemas)).every(([file, schema]) => schemas[file] === schema),
);

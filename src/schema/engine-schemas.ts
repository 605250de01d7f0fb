import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

const engines = new WeakMap<Schemas, Schemas>();

/** The engine's schemas, without those of the site. */
export const engineSchemas = (schemas: Schemas): Schemas => engines.get(schemas) ?? schemas;

/** The engine's schemas with additional or replaced ones. */
export function withSchemas(engine: Schemas, siteSchemas: Schemas): Schemas {
  const schemas = { ...engine, ...siteSchemas };
  engines.set(schemas, engine);
  return schemas;
}

/** Whether a site only adds schemas, such as those of its collections, and replaces none. */
export const keepsEngine = memoize((schemas: Schemas): boolean =>
  Object.entries(engineSchemas(schemas)).every(([file, schema]) => schemas[file] === schema),
);

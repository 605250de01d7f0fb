import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

/** The engine's schemas among those of a site. */
export const engineSchemas = (schemas: Schemas): Schemas => engines.get(schemas) ?? schemas;

/** Remembers that the schemas of a site are these of the engine with its own. */
export const extendEngine = (schemas: Schemas, engine: Schemas): void => void engines.set(schemas, engine);

const engines = new WeakMap<Schemas, Schemas>();

/**
 * Schemas with which this one means the same, for as many sites as possible, so that it is compiled once for all of them:
 * the engine's, unless it is the site's own or the site has blocks, which change what a page may say.
 */
export function schemasFor(schemas: Schemas, file: string): Schemas {
  const engine = engineSchemas(schemas);
  return file in engine && keepsEngine(schemas) ? engine : schemas;
}

const keepsEngine = memoize((schemas: Schemas) =>
  Object.entries(engineSchemas(schemas)).every(([file, schema]) => schemas[file] === schema),
);

import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

/** Block types whose title is the `h1` of the page (`pageHeading` in their schemas). */
export const headingTypes = memoize((schemas: Schemas): readonly string[] =>
  Object.values(schemas)
    .flatMap(({ pageHeading, properties }) => (pageHeading ? [String(properties?.type?.const)] : []))
    .sort(),
);

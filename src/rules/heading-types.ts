import { memoize } from '../document/memoize';
import type { Schemas } from '../document/source';

/** The types of blocks whose title is the large heading of the page. */
export const headingTypes = memoize((schemas: Schemas): readonly string[] =>
  Object.values(schemas)
    .flatMap(({ pageHeading: hasOne, properties }) => (hasOne ? [String(properties?.type?.const)] : []))
    .sort(),
);

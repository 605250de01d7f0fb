import { pageHeading } from '../diagnostics/page-heading/page-heading';
import { locationOfKey, locationOfValue } from '../document/location';
import { headingTypes } from './heading-types';
import { forPages, type Rule } from './rule';

/**
 * Pages with no first-level heading or several; screen reader users find the start of the content by it, and
 * breadcrumbs are in the same block. Pages without a route (404) are included.
 */
export const pageHeadings: Rule = forPages(({ document, content: { blocks } }, { sources: { schemas } }) => {
  if (!blocks) return [];
  const types = headingTypes(schemas);
  const [first, ...others] = blocks.flatMap((block, index) =>
    block?.type !== undefined && types.includes(block.type) ? [index] : [],
  );
  const isCertain = blocks.every((block) => block?.type !== undefined);
  if (first === undefined && !isCertain) return [];
  if (first === undefined) return [pageHeading(locationOfKey(document, '/blocks'), types)];
  const locationOfType = (index: number) => locationOfValue(document, `/blocks/${index}/type`);
  return others.map((index) => pageHeading(locationOfType(index), types, locationOfType(first).line));
});

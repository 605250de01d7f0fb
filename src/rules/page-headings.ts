import { pageHeading } from '../diagnostics/page-heading/page-heading';
import { locationOfKey, locationOfValue } from '../document/location';
import { headingTypes } from './heading-types';
import { forPages, type Rule } from './rule';

/**
 * Pages with no main heading (`h1`), or with several. Users of screen readers find the beginning of the content by it.
 * Pages without a route, such as 404, are included.
 */
export const pageHeadings: Rule = forPages(({ parsed, content: { blocks } }, { sources: { schemas } }) => {
  if (!blocks) return [];
  const types = headingTypes(schemas);
  const [first, ...others] = blocks.flatMap((block, index) =>
    block?.type !== undefined && types.includes(block.type) ? [index] : [],
  );
  // An invalid block may be the one with the heading.
  const isCertain = blocks.every((block) => block?.type !== undefined);
  if (first === undefined && !isCertain) return [];
  if (first === undefined) return [pageHeading(locationOfKey(parsed, '/blocks'), types)];
  const locationOfType = (index: number) => locationOfValue(parsed, `/blocks/${index}/type`);
  return others.map((index) => pageHeading(locationOfType(index), types, locationOfType(first).line));
});

import { lateHeading } from '../diagnostics/late-heading/late-heading';
import { locationOfValue } from '../document/location';
import { headingTypes } from './heading-types';
import { forPages, type Rule } from './rule';

/** Pages whose block with the main heading is not their first block. */
export const lateHeadings: Rule = forPages(
  ({ parsed, content: { blocks = [] } }, { sources: { schemas } }) => {
    const types = headingTypes(schemas);
    // An invalid block may be the heading.
    const index = blocks.findIndex((block) => block?.type === undefined || types.includes(block.type));
    const type = blocks[index]?.type;
    return type && index > 0 ? [lateHeading(locationOfValue(parsed, `/blocks/${index}/type`), type)] : [];
  },
);

import { impossibleDate } from '../diagnostics/impossible-date/impossible-date';
import { locationInNode } from '../document/location';
import { impossibleDays } from './dates-in-texts';
import { foundInTexts } from './found-in-texts';
import { forVisibleDocuments, type Rule } from './rule';

/** Dates in texts that do not exist, such as 31 November, recognized by the month names of the text's language. */
export const impossibleDates: Rule = forVisibleDocuments((document, context) =>
  foundInTexts(document, context, impossibleDays).map(([node, { start, end, length }]) =>
    impossibleDate(
      locationInNode(document.parsed.source, node, start, end),
      String(node.value).slice(start, end),
      length,
    ),
  ),
);

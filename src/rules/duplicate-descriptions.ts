import { duplicateDescription } from '../diagnostics/duplicate-description/duplicate-description';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages with the same description, which look alike in search results. */
export const duplicateDescriptions: Rule = (site) => {
  const firstByDescription = new Map<string, string>();
  return publishedPages(site).flatMap(({ parsed, content: { description } }) => {
    if (description === undefined) return [];
    const other = firstByDescription.get(description);
    if (other !== undefined) return [duplicateDescription(locationOfValue(parsed, '/description'), other)];
    firstByDescription.set(description, parsed.source.file);
    return [];
  });
};

import { duplicateDescription } from '../diagnostics/duplicate-description/duplicate-description';
import { locationOfValue } from '../document/location';
import { repeated } from '../document/repeated';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages with the same description, which look alike in search results. */
export const duplicateDescriptions: Rule = (site) =>
  repeated(publishedPages(site), ({ content }) => content.description).map(({ entry: { parsed }, first }) =>
    duplicateDescription(locationOfValue(parsed, '/description'), first.parsed.source.file),
  );

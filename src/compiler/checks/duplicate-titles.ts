import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateTitle } from '../../diagnostics/duplicate-title/duplicate-title';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';

/** Published pages with the same title as another page. */
export function duplicateTitles({ pages }: LinkedSite): readonly Diagnostic[] {
  const firstFileByTitle = new Map<string, string>();
  return pages.flatMap(({ parsed, draft, content: { title } }) => {
    if (draft || title === undefined) return [];
    const other = firstFileByTitle.get(title);
    if (other !== undefined) return [duplicateTitle(locationOfValue(parsed, '/title'), title, other)];
    firstFileByTitle.set(title, parsed.source.file);
    return [];
  });
}

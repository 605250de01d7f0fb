import type { ParsedDocument } from '../parse';
import type { SitePage } from '../site';
import type { WholeSite } from './rule';

/** Every page that has a route and is published, with its document. */
export function publishedPages({
  site,
  documents,
}: Pick<WholeSite, 'site' | 'documents'>): readonly (SitePage & { document: ParsedDocument })[] {
  const byFile = new Map(documents.map((document) => [document.source.file, document]));
  return site.pages.flatMap((entry) => {
    const document = byFile.get(entry.file);
    return document ? [{ ...entry, document }] : [];
  });
}

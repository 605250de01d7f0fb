import type { UrlsDocument } from '../generated/documents';
import { urlHistoryPath } from './document-kind';
import type { ParsedDocument } from './parsed-document';

/** Whether visitors may know an address. Without a URL history it cannot be ruled out. */
export function isPublished(documents: readonly ParsedDocument[], address: string): boolean {
  const history = documents.find(({ source }) => source.path === urlHistoryPath);
  return !history || (history.value as UrlsDocument).published.includes(address);
}

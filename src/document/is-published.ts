import type { UrlsDocument } from '../generated/documents';
import { urlHistoryPath } from './document-kind';
import type { ParsedDocument } from './parsed-document';

/** Whether an address was ever published. Assumed to be so if there is no URL history. */
export function isPublished(documents: readonly ParsedDocument[], address: string): boolean {
  const history = documents.find(({ source }) => source.path === urlHistoryPath);
  return !history || (history.value as UrlsDocument).published.includes(address);
}

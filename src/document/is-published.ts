import type { Urls } from '../generated/documents';
import { urlHistoryPath } from './document-kind';
import type { ParsedDocument } from './parsed-document';

/** Whether an address may be known out there. Without a ledger nobody can tell: it may. */
export function isPublished(documents: readonly ParsedDocument[], address: string): boolean {
  const ledger = documents.find(({ source }) => source.path === urlHistoryPath);
  return !ledger || (ledger.value as Urls).published.includes(address);
}

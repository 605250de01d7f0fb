import type { Urls } from '../../generated/documents';
import type { ParsedDocument } from '../parse';
import { ledgerPath } from './record-addresses';

/** Whether an address may be known out there. Without a ledger nobody can tell: it may. */
export function isPublished(documents: readonly ParsedDocument[], address: string): boolean {
  const ledger = documents.find(({ source }) => source.path === ledgerPath);
  return !ledger || (ledger.value as Urls).published.includes(address);
}

import { openStore } from '../../server/store/open-store';
import type { Payload } from './enquiry-request';

/** The store compared with what was acknowledged to its clients. All but `kept` have to be 0. */
export interface StoreVerification {
  kept: number;
  /** Acknowledged but missing. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Stored, but not as sent. */
  damaged: number;
  /** Stored but never acknowledged, although every client retries until it is. */
  unknown: number;
}

/** Compares the store with what was acknowledged, by last name. */
export async function verifyStore(
  acknowledged: ReadonlyMap<string, Payload>,
  folder: string,
  databaseUrl?: string,
): Promise<StoreVerification> {
  const store = await openStore(folder, databaseUrl);
  const found = new Set<string>();
  const result = { kept: 0, lost: 0, doubled: 0, damaged: 0, unknown: 0 };
  for await (const { payload } of store.list()) {
    const name = String(payload.lastName ?? '');
    const sent = acknowledged.get(name);
    result.kept += 1;
    if (found.has(name)) result.doubled += 1;
    found.add(name);
    if (!sent) result.unknown += 1;
    else if (!isSame(sent, payload)) result.damaged += 1;
  }
  await store.close();
  for (const name of acknowledged.keys()) if (!found.has(name)) result.lost += 1;
  return result;
}

const isSame = (a: Payload, b: Readonly<Record<string, unknown>>) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

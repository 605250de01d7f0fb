import { openStore } from '../../server/store/open-store';
import type { Payload } from './enquiry-request';

/** What the store holds beside what its clients were told. All but `kept` have to be 0. */
export interface Audit {
  kept: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** There, and not as it was sent. */
  damaged: number;
  /** There, and never acknowledged, though every client went on until it was. */
  unknown: number;
}

/** Compares the store with what was acknowledged, by the last names. */
export async function audit(
  acknowledged: ReadonlyMap<string, Payload>,
  folder: string,
  databaseUrl?: string,
): Promise<Audit> {
  const store = await openStore(folder, databaseUrl);
  const found = new Set<string>();
  const result = { kept: 0, lost: 0, doubled: 0, damaged: 0, unknown: 0 };
  for await (const { payload } of store.list()) {
    const name = payload.lastName ?? '';
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

const isSame = (a: Payload, b: Payload) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

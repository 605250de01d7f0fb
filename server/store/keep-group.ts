import { errorCode } from '../error-code';
import type { Database, Row } from './database';
import type { NewEnquiry } from './enquiry';
import { enquiryValues } from './rows';

/** `kept`: stored. `repeated`: already stored. `conflicting`: its key was used with another body. */
type KeepOutcome = 'kept' | 'repeated' | 'conflicting';

/** Stores a group of new enquiries in one transaction. Returns the outcome of each, in the same order. */
export async function keepGroup(
  { insertNew }: Database,
  enquiries: readonly NewEnquiry[],
): Promise<readonly KeepOutcome[]> {
  // In a fixed order, so that instances never deadlock.
  const sorted = enquiries.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const deliveries = sorted.flatMap(({ id, received, deliverTo }) =>
    deliverTo.map((channel) => [id, channel, received]),
  );
  const stored = await insertNew({
    count: sorted.length,
    enquiriesJson: JSON.stringify(sorted.map(enquiryValues)),
    deliveriesJson: JSON.stringify(deliveries),
  });
  const byKey = new Map(stored.map((enquiry) => [keyOf(enquiry), enquiry]));
  return enquiries.map((enquiry) => {
    const storedEnquiry = byKey.get(keyOf(enquiry));
    if (storedEnquiry?.id === enquiry.id) return 'kept';
    return storedEnquiry?.digest === enquiry.digest ? 'repeated' : 'conflicting';
  });
}

const keyOf = ({ form, key }: NewEnquiry | Row) => `${form} ${key}`;

/**
 * Whether a group failed because of the content of a row: PostgreSQL's classes data exception, integrity constraint
 * violation and program limit exceeded (appendix A of its manual), and SQLite's corresponding result codes.
 */
export function isInvalidData(error: unknown): boolean {
  return /^(22|23|54)\w{3}$|^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)/.test(errorCode(error));
}

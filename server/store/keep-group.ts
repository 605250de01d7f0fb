import { errorCode } from '../error-code';
import type { Database } from './database';
import type { NewEnquiry } from './enquiry';
import { enquiryValues } from './rows';
import type { Kept } from './store';

/** A text that no database keeps as it is. The code is that of PostgreSQL for it. */
class NullCharacter extends Error {
  override readonly name = 'NullCharacter';
  readonly code = '22021';
}

/** Keeps the new enquiries of a group, all or none, and returns what happened to each. */
export async function keepGroup(
  { insertNew }: Database,
  enquiries: readonly NewEnquiry[],
): Promise<readonly Kept[]> {
  if (enquiries.some(hasNull)) throw new NullCharacter('A text contains a NUL character.');
  // Always in the same order, so that two instances never wait for each other.
  const sorted = enquiries.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const deliveries = sorted.flatMap(({ id, received, deliverTo }) =>
    deliverTo.map((channel) => [id, channel, received]),
  );
  const stored = await insertNew({
    count: sorted.length,
    enquiries: JSON.stringify(sorted.map(enquiryValues)),
    deliveries: JSON.stringify(deliveries),
  });
  const byName = new Map(stored.map((enquiry) => [nameOf(enquiry), enquiry]));
  return enquiries.map((enquiry) => {
    const found = byName.get(nameOf(enquiry));
    if (found?.id === enquiry.id) return 'kept';
    return found?.digest === enquiry.digest ? 'repeated' : 'conflicting';
  });
}

const hasNull = (enquiry: NewEnquiry) =>
  [...enquiryValues(enquiry), ...Object.values(enquiry.payload)].some(
    (value) => typeof value === 'string' && value.includes('\0'),
  );

const nameOf = ({ form, key }: Pick<NewEnquiry, 'form' | 'key'>) => `${form} ${key}`;

/**
 * Whether a group failed because of what is in one of its rows: of PostgreSQL the classes data exception, integrity
 * constraint violation and program limit exceeded (appendix A of its manual), and SQLite's result codes for the same.
 */
export function isOfData(error: unknown): boolean {
  return /^(22|23|54)\w{3}$|^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)/.test(errorCode(error));
}

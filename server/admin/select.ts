import type { Enquiry } from '../store/enquiry';
import type { Store } from '../store/store';
import { emailKey, isSamePhone, phoneKey, textKey } from './contact-key';

/** Identifies a person by one of these. */
export type PersonKey = { by: 'id' | 'email' | 'phone'; value: string };

/** A filter for enquiries; all conditions must hold. */
export interface EnquiryFilter {
  /** Only quarantined ones. */
  quarantine?: boolean;
  /** Only those quarantined for this reason. */
  reason?: string;
  /** Only those received since this time, ISO 8601. */
  since?: string;
  /** Only those with this text in a field, in any spelling. */
  search?: string;
}

type Predicate = (enquiry: Enquiry) => boolean;

/**
 * Matches the enquiry with this id, or those with this address or number as the whole value of any field. Throws if
 * the value for `phone` is no phone number.
 */
export function belongsTo({ by, value }: PersonKey): Predicate {
  if (by === 'id') return ({ id }) => id === value;
  if (by === 'email') {
    const key = emailKey(value);
    return (enquiry) => [enquiry.email ?? '', ...textsIn(enquiry)].some((text) => emailKey(text) === key);
  }
  const searchedPhone = phoneKey(value);
  if (!searchedPhone) throw new Error('--phone must be a number of at least six digits.');
  return (enquiry) =>
    textsIn(enquiry).some((text) => {
      const key = phoneKey(text);
      return key !== undefined && isSamePhone(key, searchedPhone);
    });
}

/** Matches enquiries that meet all conditions of a filter. */
export function matchesFilter({
  quarantine = false,
  reason,
  since = '',
  search = '',
}: EnquiryFilter): Predicate {
  const searchKey = textKey(search);
  return (enquiry) =>
    (!quarantine || enquiry.quarantine !== undefined) &&
    (reason === undefined || enquiry.quarantine === reason) &&
    enquiry.received >= since &&
    (searchKey === '' || textsIn(enquiry).some((text) => textKey(text).includes(searchKey)));
}

/** What the visitor wrote and chose. */
const textsIn = ({ payload }: Enquiry) => Object.values(payload).flat();

/** The matching enquiries, oldest first. */
export async function* select(store: Store, isWanted: Predicate): AsyncGenerator<Enquiry> {
  for await (const enquiry of store.list()) if (isWanted(enquiry)) yield enquiry;
}

/** Only the ids of matching enquiries, since there may be any number. */
export async function selectIds(store: Store, isWanted: Predicate): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of select(store, isWanted)) ids.push(id);
  return ids;
}

import type { Enquiry } from '../store/enquiry';
import type { Store } from '../store/store';
import { emailKey, isSamePhone, phoneKey, textKey } from './contact-key';

/** Whose enquiries: one of these. */
export type PersonKey = { by: 'id' | 'email' | 'phone'; value: string };

/** Which enquiries: those that all of this is true of. */
export interface EnquiryFilter {
  /** Only what is in quarantine. */
  quarantine?: boolean;
  /** Only what is in quarantine for this reason. */
  reason?: string;
  /** Only what was received since then, ISO 8601. */
  since?: string;
  /** Only what has this text in a field, in any spelling. */
  search?: string;
}

export type Predicate = (enquiry: Enquiry) => boolean;

/** An address or a number is searched for in every field that contains only it. Throws if it is neither. */
export function belongsTo({ by, value }: PersonKey): Predicate {
  if (by === 'id') return ({ id }) => id === value;
  if (by === 'email') {
    const wanted = emailKey(value);
    return ({ email, payload }) =>
      [email ?? '', ...Object.values(payload).flat()].some((text) => emailKey(text) === wanted);
  }
  const wanted = phoneKey(value);
  if (!wanted) throw new Error('--phone must be a number of at least six digits.');
  return ({ payload }) =>
    Object.values(payload)
      .flat()
      .some((text) => {
        const key = phoneKey(text);
        return key !== undefined && isSamePhone(key, wanted);
      });
}

export function matchesFilter({
  quarantine = false,
  reason,
  since = '',
  search = '',
}: EnquiryFilter): Predicate {
  const wanted = textKey(search);
  return (enquiry) =>
    (!quarantine || enquiry.quarantine !== undefined) &&
    (reason === undefined || enquiry.quarantine === reason) &&
    enquiry.received >= since &&
    (wanted === '' ||
      Object.values(enquiry.payload)
        .flat()
        .some((text) => textKey(text).includes(wanted)));
}

/** Those of the store that are wanted, oldest first. */
export async function* select(store: Store, isWanted: Predicate): AsyncGenerator<Enquiry> {
  for await (const enquiry of store.list()) if (isWanted(enquiry)) yield enquiry;
}

/** The same, but only their IDs, since there may be any number. */
export async function selectIds(store: Store, isWanted: Predicate): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of select(store, isWanted)) ids.push(id);
  return ids;
}

import { isDraftEntry } from '../references/draft-entries';
import type { LinkedDocument } from '../site/checked-site';

/** A collection entry with a phone number or a mail address. */
export interface Contact {
  collection: LinkedDocument;
  name: string;
  entry: Readonly<Record<string, unknown>>;
  /** Pointer of the entry within the collection. */
  pointer: string;
  flag?: string;
}

/** Whether a value is an international phone number: “+44 20 7946 0000”. */
export const isPhone = (value: unknown): value is string =>
  typeof value === 'string' && /^\+\d[\d ()/-]*$/.test(value);

/** Whether a value is a mail address. */
export const isMail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** The lines of a contact's address; empty if it has none. */
export const addressLines = ({ entry }: Contact): readonly string[] =>
  Array.isArray(entry.address) ? entry.address.map(String) : [];

/** The contacts in all collections. Entries that are drafts are left out. */
export const contactsIn = (documents: readonly LinkedDocument[]): readonly Contact[] =>
  documents.filter(({ kind }) => kind === 'collection').flatMap(contactsOf);

function contactsOf(collection: LinkedDocument): readonly Contact[] {
  const { entries = [] } = Object(collection.validValue) as { entries?: readonly unknown[] };
  return (Array.isArray(entries) ? entries : []).flatMap((value, index): Contact | readonly Contact[] => {
    const entry = Object(value) as Contact['entry'];
    const values = Object.values(entry);
    if (isDraftEntry(value) || (!values.some(isPhone) && !values.some(isMail))) return [];
    const { flag } = entry;
    const name = String(entry.name ?? entry.id);
    const pointer = `/entries/${index}`;
    return { collection, name, entry, pointer, ...(typeof flag === 'string' && { flag }) };
  });
}

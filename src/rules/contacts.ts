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

export const isPhone = (value: unknown): value is string =>
  typeof value === 'string' && /^\+\d[\d ()/-]*$/.test(value);

export const isMail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

export const addressLines = ({ entry }: Contact): readonly string[] =>
  Array.isArray(entry.address) ? entry.address.map(String) : [];

/** The contacts in all collections, but for drafts. */
export const contactsIn = (documents: readonly LinkedDocument[]): readonly Contact[] =>
  documents.filter(({ kind }) => kind === 'collection').flatMap(contactsOf);

function contactsOf(collection: LinkedDocument): readonly Contact[] {
  const { entries = [] } = Object(collection.validValue) as { entries?: readonly unknown[] };
  return (Array.isArray(entries) ? entries : []).flatMap((value, index): readonly Contact[] => {
    const entry = Object(value) as Contact['entry'];
    const values = Object.values(entry);
    if (isDraftEntry(value) || (!values.some(isPhone) && !values.some(isMail))) return [];
    const { flag } = entry;
    return [
      {
        collection,
        name: String(entry.name ?? entry.id),
        entry,
        pointer: `/entries/${index}`,
        ...(typeof flag === 'string' && { flag }),
      },
    ];
  });
}

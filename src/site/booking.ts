import type { ContactLink, Shell } from '../compiled';
import { collectionPath } from '../document/document-kind';
import { digitsIn } from '../form/normalize-answer';
import type { Contact, Link, SiteDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';

/** The sticky bar's button, from the site's document. */
export const bookingLink = ({ booking, header }: SiteDocument): Link | undefined => booking ?? header?.action;

/** The sticky bar: its button, and contact links of the entry that it names. Undefined if the site has no button. */
export function bookingOf(settings: SiteDocument, documents: readonly ReferringDocument[]): Shell['booking'] {
  const button = bookingLink(settings);
  if (!button) return undefined;
  const contact = settings.booking?.contact;
  const entry = contactOf(settings, documents);
  return {
    label: button.label,
    to: { kind: 'route', href: button.to },
    contacts: contact && entry ? contactsOf(entry, contact) : [],
  };
}

/** The contact entry, from its collection. */
export function contactOf(
  { booking }: SiteDocument,
  documents: readonly ReferringDocument[],
): Contact | undefined {
  if (!booking?.contact) return undefined;
  const { collection, entry } = booking.contact;
  const path = collectionPath(collection);
  const { entries = [] }: { entries?: readonly Contact[] } = Object(
    documents.find(({ document }) => document.source.path === path)?.validValue,
  );
  return entries.find(({ id }) => id === entry);
}

function contactsOf(
  { phone, whatsapp }: Contact,
  words: { call: string; whatsapp: string },
): readonly ContactLink[] {
  const call: ContactLink = { label: words.call, icon: 'phone', to: external(`tel:+${digitsIn(phone)}`) };
  if (whatsapp === undefined) return [call];
  const to = external(`https://wa.me/${digitsIn(whatsapp)}`);
  return [call, { label: words.whatsapp, icon: 'message-circle', to }];
}

const external = (href: string) => ({ kind: 'external', href }) as const;

import type { ContactLink, Shell } from '../compiled';
import { digitsIn } from '../form/normalize-answer';
import type { Contact, Link, SiteDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';
import { collectionNamed } from '../references/site-documents';

/**
 * The button of the sticky bar on phones: the link `booking` of `_site.json`, which may name a contact to show beside
 * it, or else the action of the header.
 */
export const stickyBarButton = ({ booking, header }: SiteDocument): Link | undefined =>
  booking ?? header?.action;

/** The sticky bar: its button, and links to its contact (`stickyBarContact`). Undefined if the site has no button. */
export function stickyBarOf(settings: SiteDocument, contact: Contact | undefined): Shell['stickyBar'] {
  const button = stickyBarButton(settings);
  const labels = settings.booking?.contact;
  return (
    button && {
      label: button.label,
      to: { kind: 'route', href: button.to },
      contacts: contact && labels ? contactLinks(contact, labels) : [],
    }
  );
}

/** The contact that the sticky bar shows: the entry of a collection that the site's document names. */
export function stickyBarContact(
  { booking }: SiteDocument,
  documents: readonly ReferringDocument[],
): Contact | undefined {
  if (!booking?.contact) return undefined;
  const { collection, entry } = booking.contact;
  const { entries = [] }: { entries?: readonly Contact[] } = Object(
    collectionNamed(collection, documents)?.validValue,
  );
  return entries.find(({ id }) => id === entry);
}

function contactLinks(
  { phone, whatsapp }: Contact,
  labels: { call: string; whatsapp: string },
): readonly ContactLink[] {
  const call: ContactLink = { label: labels.call, icon: 'phone', to: external(`tel:+${digitsIn(phone)}`) };
  if (whatsapp === undefined) return [call];
  const to = external(`https://wa.me/${digitsIn(whatsapp)}`);
  return [call, { label: labels.whatsapp, icon: 'message-circle', to }];
}

const external = (href: string) => ({ kind: 'external', href }) as const;

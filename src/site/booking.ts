import type { ContactLink, Shell } from '../compiled';
import { digitsIn } from '../form/digits-in';
import type { Office, SiteDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';
import { officesOf } from './offices';

/** Where the bar at the foot of a phone's screen leads to, as the site's document says it. */
export const bookingAddress = ({ booking, header }: SiteDocument): string => (booking ?? header.action).to;

/** The bar: its button, and those of the office that it names. */
export function bookingOf(settings: SiteDocument, documents: readonly ReferringDocument[]): Shell['booking'] {
  const { label } = settings.booking ?? settings.header.action;
  const contact = settings.booking?.contact;
  const office = officesOf(documents).find(({ id }) => id === contact?.office);
  return {
    label,
    to: { kind: 'route', href: bookingAddress(settings) },
    contacts: contact && office ? contactsOf(office, contact) : [],
  };
}

function contactsOf(
  { phone, whatsapp }: Office,
  words: { call: string; whatsapp: string },
): readonly ContactLink[] {
  const call: ContactLink = { label: words.call, icon: 'phone', to: external(`tel:+${digitsIn(phone)}`) };
  if (whatsapp === undefined) return [call];
  const to = external(`https://wa.me/${digitsIn(whatsapp)}`);
  return [call, { label: words.whatsapp, icon: 'message-circle', to }];
}

const external = (href: string) => ({ kind: 'external', href }) as const;

import type { Office, OpenDays } from '../../generated/compiled';
import type { PlaceOfBusiness } from '../block-props';

/** An office as structured data, for search engines. Its flag is named by the country code. */
export const placeOfBusiness = (office: Office): PlaceOfBusiness => ({
  id: `office-${office.id}`,
  name: office.name,
  city: office.city,
  country: office.flag,
  address: office.address,
  postalCode: office.postalCode,
  region: office.region,
  phone: office.phone,
  email: office.email,
  open: openDaysOf(office),
});

/** The office's hours by day, or else those for weekdays, Saturday and Sunday. */
export function openDaysOf({ hours, weekdays, saturday, sunday }: Office): readonly OpenDays[] {
  return (
    hours ?? [
      ...(weekdays ? [{ from: 'monday', to: 'friday', ...weekdays } as const] : []),
      ...(saturday ? [{ from: 'saturday', ...saturday } as const] : []),
      ...(sunday ? [{ from: 'sunday', ...sunday } as const] : []),
    ]
  );
}

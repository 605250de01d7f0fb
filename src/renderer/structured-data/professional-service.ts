import type { PlaceOfBusiness } from '../../blocks/block-props';
import type { Page, Shell } from '../../compiled';
import { hoursForMachines } from '../../format/date-time';
import { daysFrom } from '../../format/opening-hours';
import { definitionOf } from '../definition-of';
import { referenceToOrganization } from './organization';

/** Every place of business on the page, once, even if several blocks show it. */
export function professionalServicesOf({ blocks }: Page, shell: Shell): readonly object[] {
  const shown = blocks.flatMap((block) => definitionOf(block).places?.(block as never) ?? []);
  return [...new Map(shown.map((place) => [place.id, place])).values()].map((place) =>
    professionalServiceOf(place, shell),
  );
}

function professionalServiceOf(place: PlaceOfBusiness, shell: Shell): object {
  const { id, name, city, country, email, phone } = place;
  const open = place.open.map(hoursForMachines).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysFrom(from, to).map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens,
    closes,
  }));
  return {
    '@type': shell.business ?? 'LocalBusiness',
    '@id': `${shell.origin}/#${id}`,
    name: `${shell.name}, ${name}`,
    parentOrganization: referenceToOrganization(shell),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(place),
      addressLocality: city,
      addressCountry: country.toUpperCase(),
    },
    telephone: phone,
    email,
    ...(open.length > 0 && { openingHoursSpecification: open }),
  };
}

/** The lines above the last one with the city, since a street may be called after it; all of them if none has it, because then nothing distinguishes them. */
function streetOf({ address, city }: PlaceOfBusiness): string {
  const line = address.findLastIndex((text) => text.includes(city));
  return (line > 0 ? address.slice(0, line) : address).join(', ');
}

import type { PlaceOfBusiness } from '../../blocks/block-props';
import type { Page, Shell } from '../../compiled';
import { hoursForMachines } from '../../format/date-time';
import { countryName } from '../../format/locale';
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
  const { id, name, email, phone } = place;
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
    address: addressOf(place, shell),
    telephone: phone,
    email,
    ...(open.length > 0 && { openingHoursSpecification: open }),
  };
}

/** Nothing of an address is lost or guessed: only a document can know which part of a line is a postal code. */
function addressOf({ address, city, region, postalCode, country }: PlaceOfBusiness, shell: Shell): object {
  const named = [city, region, postalCode, countryName(country, shell)].flatMap((name) => name ?? []);
  return {
    '@type': 'PostalAddress',
    streetAddress: streetOf(address, named),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country.toUpperCase(),
  };
}

/** The lines above those that say no more than what has a name of its own; all of them if none does. */
function streetOf(address: readonly string[], named: readonly string[]): string {
  const longestFirst = [...named].sort((one, other) => other.length - one.length);
  const saysMore = (line: string) =>
    /[\p{L}\p{N}]/u.test(longestFirst.reduce((rest, name) => rest.replace(name, ' '), line));
  const lines = address.slice(0, address.findLastIndex(saysMore) + 1);
  return (lines.length > 0 ? lines : address).join(', ');
}

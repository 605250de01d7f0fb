import type { PlaceOfBusiness } from '../../blocks/block-props';
import type { Page, Shell } from '../../compiled';
import { schemaOrgHours } from '../../format/date-time';
import { countryName } from '../../format/locale';
import { daysFrom } from '../../format/opening-hours';
import { definitionOf } from '../definition-of';
import { referenceToOrganization } from './organization';

/** All places of business on the page, without duplicates. */
export function localBusinessesOf({ blocks }: Page, shell: Shell): readonly object[] {
  const shownPlaces = blocks.flatMap((block) => definitionOf(block).places?.(block) ?? []);
  return [...new Map(shownPlaces.map((place) => [place.id, place])).values()].map((place) =>
    localBusinessOf(place, shell),
  );
}

function localBusinessOf(place: PlaceOfBusiness, shell: Shell): object {
  const { id, name, email, phone } = place;
  const openingHours = place.open.map(schemaOrgHours).map(({ from, to, opens, closes }) => ({
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
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours }),
  };
}

/**
 * The postal address. Region and postal code are given only if the document has them as properties: they are not
 * guessed from the address lines.
 */
function addressOf({ address, city, region, postalCode, country }: PlaceOfBusiness, shell: Shell): object {
  const namedParts = [city, region, postalCode, countryName(country, shell)].flatMap((name) => name ?? []);
  return {
    '@type': 'PostalAddress',
    streetAddress: streetOf(address, namedParts),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country.toUpperCase(),
  };
}

/** The address lines without the last ones that only repeat named parts; all lines if all of them do. */
function streetOf(address: readonly string[], namedParts: readonly string[]): string {
  const longestFirst = [...namedParts].sort((one, other) => other.length - one.length);
  const saysMore = (line: string) =>
    /[\p{L}\p{N}]/u.test(longestFirst.reduce((rest, name) => rest.replace(name, ' '), line));
  const lines = address.slice(0, address.findLastIndex(saysMore) + 1);
  return (lines.length > 0 ? lines : address).join(', ');
}

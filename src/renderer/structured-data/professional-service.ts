import type { Page, Shell } from '../../compiled';
import { daysFrom } from '../../format/opening-hours';
import type { Office, OpenDays } from '../../generated/compiled';
import { definitionOf } from '../definition-of';
import { referenceToOrganization } from './organization';

/** Every office on the page, once, even if several blocks show it. */
export function professionalServicesOf({ blocks }: Page, shell: Shell): readonly object[] {
  const shown = blocks.flatMap((block) => definitionOf(block).places?.(block as never) ?? []);
  return [...new Map(shown.map((office) => [office.id, office])).values()].map((office) =>
    professionalServiceOf(office, shell),
  );
}

function professionalServiceOf(office: Office, shell: Shell): object {
  const { id, name, city, flag, email, phone } = office;
  const open = openDaysOf(office).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysFrom(from, to).map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens,
    closes,
  }));
  return {
    '@type': shell.business ?? 'LocalBusiness',
    '@id': `${shell.origin}/#office-${id}`,
    name: `${shell.name}, ${name}`,
    parentOrganization: referenceToOrganization(shell),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(office),
      addressLocality: city,
      addressCountry: flag.toUpperCase(),
    },
    telephone: phone,
    email,
    ...(open.length > 0 && { openingHoursSpecification: open }),
  };
}

/** The hours of the days that the office names, or those from Monday to Friday, of Saturday and of Sunday. */
function openDaysOf({ hours, weekdays, saturday, sunday }: Office): readonly OpenDays[] {
  return (
    hours ?? [
      ...(weekdays ? [{ from: 'monday', to: 'friday', ...weekdays } as const] : []),
      ...(saturday ? [{ from: 'saturday', ...saturday } as const] : []),
      ...(sunday ? [{ from: 'sunday', ...sunday } as const] : []),
    ]
  );
}

/** The lines above the one with the city; all of them if none has it, because then nothing distinguishes them. */
function streetOf({ address, city }: Office): string {
  const line = address.findIndex((text) => text.includes(city));
  return (line > 0 ? address.slice(0, line) : address).join(', ');
}

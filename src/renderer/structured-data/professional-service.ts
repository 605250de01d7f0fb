import type { Page, Shell } from '../../compiled';
import type { Hours, Office } from '../../generated/compiled';
import { definitionOf } from '../definition-of';
import { referenceToOrganization } from './organization';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Every office on the page, once, even if several blocks show it. */
export function professionalServicesOf({ blocks }: Page, shell: Shell): readonly object[] {
  const shown = blocks.flatMap((block) => definitionOf(block).places?.(block as never) ?? []);
  return [...new Map(shown.map((office) => [office.id, office])).values()].map((office) =>
    professionalServiceOf(office, shell),
  );
}

function professionalServiceOf(office: Office, shell: Shell): object {
  const { id, name, city, flag, email, phone, saturday, sunday } = office;
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
    openingHoursSpecification: [
      openOn(weekdays, office.weekdays),
      ...(saturday ? [openOn(['Saturday'], saturday)] : []),
      ...(sunday ? [openOn(['Sunday'], sunday)] : []),
    ],
  };
}

const openOn = (days: readonly string[], { opens, closes }: Hours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});

/** The lines above the one with the city; all of them if none has it, because then nothing distinguishes them. */
function streetOf({ address, city }: Office): string {
  const line = address.findIndex((text) => text.includes(city));
  return (line > 0 ? address.slice(0, line) : address).join(', ');
}

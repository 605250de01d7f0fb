import { unknownFlag } from '../diagnostics/unknown-flag/unknown-flag';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** The name of the country of a flag; empty for the flag of a region, such as Scotland. */
export const countryOf = (code: string) =>
  /^[a-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? '') : '';

/** Flags by country code. */
export const countryFlags: ReferenceKind<NamedReference> = {
  parts: {
    flag: {
      find: findName,
      suggest: ({ sources }) =>
        [...sources.flags].sort().map((code) => ({ name: code, description: countryOf(code) })),
    },
  },

  check: (references, { document }, { sources }) =>
    references
      .filter(({ name }) => !sources.flags.has(name))
      .map(({ name, pointer }) => unknownFlag(locationOfValue(document, pointer), name)),
};

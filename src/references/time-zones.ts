import { memoizeText } from '../document/memoize';
import { isTimeZone } from '../format/local-day';

/** Not in TypeScript's library yet. Newer engines have only the function, older ones only the property. */
type WithZones = Intl.Locale & { timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** The time zones of a country, by its lower-case code; undefined if unknown. */
export const zonesOfCountry = (country: string): readonly string[] | undefined => {
  const { zones } = zonesByCountry(country.slice(0, 2));
  return zones.length > 0 ? zones : undefined;
};

const zonesByCountry = memoizeText((country): { zones: readonly string[] } => {
  if (!/^[a-z]{2}$/.test(country)) return { zones: [] };
  const locale: WithZones = new Intl.Locale(`und-${country.toUpperCase()}`);
  return { zones: locale.getTimeZones?.() ?? locale.timeZones ?? [] };
});

/** The canonical name of a time zone: “Asia/Kolkata” and “Asia/Calcutta” are the same zone. */
export const canonicalZone = (zone: string | undefined): string | undefined =>
  zone === undefined ? undefined : canonical(zone).zone;

const canonical = memoizeText((zone): { zone?: string } =>
  isTimeZone(zone)
    ? { zone: new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone }
    : {},
);

import { memoizeText } from '../document/memoize';
import { isTimeZone } from '../format/local-day';

/** What engines have of `Intl.Locale`: the newer ones the function alone. */
type WithZones = Intl.Locale & { timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** The time zones of a country, by its code in small letters; undefined where they are not known. */
export const zonesOf = (country: string): readonly string[] | undefined => {
  const { zones } = zonesByCountry(country.slice(0, 2));
  return zones.length > 0 ? zones : undefined;
};

const zonesByCountry = memoizeText((country): { zones: readonly string[] } => {
  if (!/^[a-z]{2}$/.test(country)) return { zones: [] };
  const locale: WithZones = new Intl.Locale(`und-${country.toUpperCase()}`);
  return { zones: locale.getTimeZones?.() ?? locale.timeZones ?? [] };
});

/** One name for each time zone: “Asia/Kolkata” is “Asia/Calcutta” as well. */
export const canonicalZone = (zone: string | undefined): string | undefined =>
  zone === undefined ? undefined : canonical(zone).zone;

const canonical = memoizeText((zone): { zone?: string } =>
  isTimeZone(zone)
    ? { zone: new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone }
    : {},
);

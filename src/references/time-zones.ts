import { isTimeZone } from '../format/local-day';

/** TypeScript's types lack both. Newer versions of Node have only the function, older ones only the property. */
type WithZones = Intl.Locale & { timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** The time zones of a country, by its lower-case code or that of a region, such as `gb-sct`; undefined if unknown. */
export function zonesOfCountry(code: string): readonly string[] | undefined {
  const country = code.slice(0, 2);
  if (!/^[a-z]{2}$/.test(country)) return undefined;
  const locale: WithZones = new Intl.Locale(`und-${country.toUpperCase()}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length > 0 ? zones : undefined;
}

/**
 * The canonical name of a time zone, because one zone may have several: “Asia/Kolkata” and “Asia/Calcutta”. Undefined
 * for an unknown zone.
 */
export const canonicalZone = (zone: string | undefined): string | undefined =>
  zone !== undefined && isTimeZone(zone)
    ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    : undefined;

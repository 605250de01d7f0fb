import { oldRate } from '../diagnostics/old-rate/old-rate';
import { locationOfValue } from '../document/location';
import { daysUntil } from '../format/month-or-day';
import { ratesDocument, siteRates } from '../references/site-documents';
import type { Rule } from './rule';

/** The greatest age in days of exchange rates that are not outdated: a quarter of a year. */
const maxDays = 92;

/** Exchange rates that are outdated. */
export const oldRates: Rule = ({ documents, sources: { today } }) => {
  const rates = ratesDocument(documents);
  const asOf = siteRates(documents)?.asOf;
  if (!rates || asOf === undefined || today === undefined) return [];
  return daysUntil(asOf, today) < -maxDays ? [oldRate(locationOfValue(rates.parsed, '/asOf'), asOf)] : [];
};

import type { Diagnostic } from '../diagnostics/diagnostic';
import { unlikelyFigure } from '../diagnostics/unlikely-figure/unlikely-figure';
import { locationOfValue } from '../document/location';
import type { RatesDocument } from '../generated/documents';
import { ratesDocument, siteRates } from '../references/site-documents';
import type { SiteForRules } from './rule';

/**
 * Whether two rates of a currency contradict each other: one is at least three times the other. Rates that are rough,
 * or of different days, differ by less.
 */
export const areFar = (one: number, other: number) => one / other >= 3 || other / one >= 3;

/**
 * Currencies with two rates in `_rates.json`, by which visitors see amounts in another currency, and rates there that
 * contradict those of `_site.json`, by which the lowest amounts are found.
 */
export function unlikelyRates({ documents, settings }: SiteForRules): readonly Diagnostic[] {
  const document = ratesDocument(documents);
  const rates = siteRates(documents) as RatesDocument | undefined;
  if (!document || !rates || !settings) return [];
  const settingsRates = settings.content.rates ?? [];
  const codes = rates.rates.map(({ currency }) => currency);
  const duplicates = codes.flatMap((code, index) => {
    const first = codes.indexOf(code);
    if (first === index) return [];
    const { line } = locationOfValue(document.parsed, `/rates/${first}/currency`);
    return unlikelyFigure(
      locationOfValue(document.parsed, `/rates/${index}/currency`),
      `“${code}” has a rate on line ${line} already.`,
      'Write the currency that this rate is of, or delete one of the two.',
    );
  });
  if (duplicates.length > 0) return duplicates;
  return settingsRates.flatMap((rate, settingsIndex) => {
    const otherIndex = rates.rates.findIndex(({ currency }) => currency === rate?.currency);
    const other = rates.rates[otherIndex]?.rate;
    if (rate?.value === undefined || other === undefined || !areFar(other, rate.value)) return [];
    // Of two rates on different sides of 1, the one below is probably the wrong way round.
    const isSiteWrong = rate.value < 1 && other >= 1;
    const location = isSiteWrong
      ? locationOfValue(settings.parsed, `/rates/${settingsIndex}/value`)
      : locationOfValue(document.parsed, `/rates/${otherIndex}/rate`);
    const [here, elsewhere] = isSiteWrong ? [rate.value, other] : [other, rate.value];
    return unlikelyFigure(
      location,
      `The rate of ${rate.currency} is ${here} here and ${elsewhere} in ${isSiteWrong ? '_rates.json' : '_site.json'}.`,
      'A decimal point may be wrong, or the rate the wrong way round: write what one unit of the other currency is worth.',
    );
  });
}

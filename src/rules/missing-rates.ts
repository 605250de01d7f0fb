import { missingRate } from '../diagnostics/missing-rate/missing-rate';
import { locationOfKey } from '../document/location';
import type { RatesDocument } from '../generated/documents';
import { lowestAmountIn } from '../references/lowest-amounts';
import { factsOfRegister } from '../references/registers';
import { ratesDocument, siteRates } from '../references/site-documents';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { publishedPages } from './published';
import { onlyIfValid, type Rule } from './rule';

/**
 * Currencies of published pages that have no exchange rate: in `_site.json`, by which fees are compared, or in
 * `_rates.json`, by which amounts are converted for visitors. Each is reported once.
 */
export const missingRates: Rule = onlyIfValid((site) => {
  const { documents, settings, kinds } = site;
  const pages = publishedPages(site);
  const comparedCurrencies = firstRouteByCurrency(pages, (page) => {
    const kind = kinds.find((one) => one.kind === page.content.kind);
    return lowestAmountIn(page.documentIndex.lowestAmounts, kind?.figures?.lowest)?.currency ?? [];
  });
  const comparable = (settings.content.rates ?? []).map(({ currency }) => currency);
  const document = ratesDocument(documents);
  const rates = siteRates(documents) as RatesDocument | undefined;
  const convertible = rates ? [rates, ...rates.rates].map(({ currency }) => currency) : [];
  // The last argument says which rate is missing: one to show amounts in another currency, or one to compare fees by.
  return [
    ...withoutRate(comparedCurrencies, comparable).map(([currency, route]) =>
      missingRate(locationOfKey(settings.parsed, '/rates'), currency, route, false),
    ),
    ...withoutRate(
      firstRouteByCurrency(pages, (page) => shownCurrencies(page, site)),
      convertible,
    ).flatMap(([currency, route]) =>
      document ? [missingRate(locationOfKey(document.parsed, '/rates'), currency, route, true)] : [],
    ),
  ];
});

/** The currencies that have no rate, each with its route; none if there are no rates at all. */
const withoutRate = (routeByCurrency: ReadonlyMap<string, string>, rated: readonly (string | undefined)[]) =>
  rated.length === 0 ? [] : [...routeByCurrency].filter(([currency]) => !rated.includes(currency));

/** The currencies of some pages, each with the route of the first page that has it. */
function firstRouteByCurrency(
  pages: readonly CheckedPage[],
  currenciesOf: (page: CheckedPage) => string | readonly string[],
): ReadonlyMap<string, string> {
  const firstUse = new Map<string, string>();
  for (const page of pages)
    for (const currency of [currenciesOf(page)].flat())
      if (!firstUse.has(currency)) firstUse.set(currency, page.route);
  return firstUse;
}

/** The currencies of a page's tables and its register. */
function shownCurrencies(
  { content, documentIndex }: CheckedPage,
  { documents }: CheckedSite,
): readonly string[] {
  const facts = content.facts === undefined ? [] : factsOfRegister(content.facts, documents);
  return [
    ...documentIndex.lowestAmounts.map(({ currency }) => currency),
    ...facts.flatMap(({ fact: { value } }) => ('currency' in value ? value.currency : [])),
  ];
}

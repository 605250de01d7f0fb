import type { ExchangeRates } from '../resolved';
import type { ReferenceKind } from './reference-kind';
import { siteRates } from './site-documents';

/**
 * The site's exchange rates, for blocks that convert amounts. Documents only ask for them, by the value `true`, which
 * names nothing that could be missing: so there is nothing to find.
 */
export const exchangeRates: ReferenceKind<never> = {
  parts: {
    'own-rates': {
      view: {
        type: 'ExchangeRates | null',
        resolve: (_value, _from, { documents }): ExchangeRates | null => {
          const { currency, asOf, source, rates = [] } = siteRates(documents) ?? {};
          if (currency === undefined || asOf === undefined) return null;
          // The rate of a currency is what one unit of it is worth in `currency`.
          const worth = rates.flatMap((one) =>
            one?.currency !== undefined && one.rate !== undefined ? [[one.currency, one.rate] as const] : [],
          );
          return {
            day: asOf,
            source: source?.publisher ?? '',
            worth: { [currency]: 1, ...Object.fromEntries(worth) },
          };
        },
      },
    },
  },
};

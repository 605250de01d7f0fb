import { defineWarning } from '../define-diagnostic';

/** `isForDisplay`: the rates are those of the second currency, and not those that pages are compared by. */
export const missingRate = defineWarning<[currency: string, route: string, isForDisplay: boolean]>({
  code: 'missing-rate',
  about:
    'A page has sums in a currency of which a table of rates has none: it is not compared with others, or not shown in the second currency.',
  message: (currency, route) => `No rate of ${currency} is here, and ${route} has sums in it.`,
  hint: (currency, _route, isForDisplay) =>
    isForDisplay
      ? `Add { "currency": "${currency}", "rate": … } from the source of the others. Until then these sums are shown in one currency.`
      : `Add { "currency": "${currency}", "value": … }: what one unit is worth, roughly. Until then the page is not compared by price.`,
});

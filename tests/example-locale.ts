import type { Locale } from '../src/compiled';

/** Formats as in `_site.json` of the main site, but without the Indian grouping of rupees. */
export const exampleLocale: Locale = {
  language: 'en-GB',
  formats: {
    dates: 'en-US',
    clock: 12,
    sign: 'code',
    currencies: [
      { currency: 'EUR', sign: 'narrow' },
      { currency: 'GBP', sign: 'narrow' },
      { currency: 'INR', sign: 'narrow' },
      { currency: 'USD', sign: 'narrow' },
    ],
  },
};

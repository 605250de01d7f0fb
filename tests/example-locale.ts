import type { Locale } from '../src/compiled';

/** As the main site writes figures: `formats` in its `_site.json`. */
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

import { withValue } from '../../edit/with-value';
import type { Migration } from '../migration';

/** How version 0 wrote dates, times and amounts, whatever the language. */
const formats = {
  dates: 'en-US',
  clock: 12,
  sign: 'code',
  currencies: ['EUR', 'GBP', 'INR', 'USD'].map((currency) => ({ currency, sign: 'narrow' })),
};

/**
 * Formats now follow the site's language by default; existing sites keep their appearance by setting the old formats.
 */
export const figureFormats: Migration = (texts) => {
  const site = texts.get('_site.json');
  if (site === undefined || 'formats' in JSON.parse(site)) return texts;
  const withFormats = withValue(site, ['formats'], formats, { insertBefore: ['image', 'header'] });
  return new Map(texts).set('_site.json', withFormats);
};

import { withValue } from '../../edit/with-value';
import type { Migration } from '../migration';

/** How version 0 wrote figures, whatever the language. */
const formats = {
  dates: 'en-US',
  clock: 12,
  sign: 'code',
  currencies: ['EUR', 'GBP', 'INR', 'USD'].map((currency) => ({ currency, sign: 'narrow' })),
};

/** Figures, dates and hours follow the language of the site; a site that has pages keeps the look that it had. */
export const figureFormats: Migration = (texts) => {
  const site = texts.get('_site.json');
  if (site === undefined || 'formats' in JSON.parse(site)) return texts;
  const written = withValue(site, ['formats'], formats, { before: ['image', 'header'] });
  return new Map(texts).set('_site.json', written);
};

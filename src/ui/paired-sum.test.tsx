import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OtherCurrency } from '../compiled';
import { withOtherCurrency } from '../format/other-currency';
import { PairedSum } from './paired-sum';
import { SiteSettingsContext } from './site-settings';

const rupees: OtherCurrency = {
  currencies: [{ before: '€', after: '', rate: 100 }],
  before: '₹',
  after: '',
  group: ',',
  decimal: '.',
  dash: '–',
  indian: true,
  large: [{ from: 100_000, word: ' lakh' }],
  note: 'At the rates of September.',
};

/** An amount on a site with this second currency. */
const rendered = (otherCurrency?: OtherCurrency) =>
  renderToStaticMarkup(
    <SiteSettingsContext
      value={{ spriteUrl: '', newTabLabel: '', shareLabel: '', formsUrl: '', otherCurrency }}
    >
      <PairedSum>€22,800</PairedSum>
    </SiteSettingsContext>,
  );

it('shows the converted amount before the second currency is switched on', () => {
  expect(rendered(rupees)).toBe('<span data-paired="">€22,800 <small>≈\u00a0₹23 lakh</small></span>');
});

it('is the amount alone on a site without a second currency', () => {
  expect(rendered()).toBe('€22,800');
});

it('is not converted again when the second currency is switched on', () => {
  const page = `<html lang="en"><body><main>${rendered(rupees)}</main></body></html>`;
  const switched = withOtherCurrency(page, rupees);
  expect(switched.split('₹23 lakh')).toHaveLength(2); // it is there once
});

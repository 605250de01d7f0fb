import type { OtherCurrency } from '../compiled';
import { convertedSums } from '../format/other-currency';
import { useSiteSettings } from './site-settings';

interface PairedSumProps {
  children: string;
  /** The second currency, for islands, which have no page context. */
  other?: OtherCurrency;
}

/**
 * An amount and its value in the site's second currency, if there is one, whether or not the visitor has switched that
 * on; because of `data-paired`, the switch adds nothing more. For lists with amounts in different currencies, which
 * could not be compared otherwise.
 */
export function PairedSum({ children: sum, other }: PairedSumProps) {
  const { otherCurrency = other } = useSiteSettings();
  const [converted] = otherCurrency ? convertedSums(sum, otherCurrency) : [];
  if (!converted) return sum;
  return (
    <span data-paired="">
      {sum} <small>{converted.text}</small>
    </span>
  );
}

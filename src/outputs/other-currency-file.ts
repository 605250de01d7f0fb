import type { Shell } from '../compiled';
import { hashedPath } from '../files/hashed-path';
import type { Site } from '../site/assembled-site';

/** The switch for sums in a second currency, and the text of the file that it reads. Nothing if the site has no rates. */
export function otherCurrencyFile({
  otherCurrency,
}: Pick<Site, 'otherCurrency'>): { text: string; shell: Required<Pick<Shell, 'otherCurrency'>> } | undefined {
  if (!otherCurrency) return;
  const { label, action, data } = otherCurrency;
  const text = JSON.stringify(data);
  return {
    text,
    shell: { otherCurrency: { label, action, rates: hashedPath('assets/rates.json', text), data } },
  };
}

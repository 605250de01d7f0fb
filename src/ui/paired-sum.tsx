import { pairedMark, sumsIn } from '../format/other-currency';
import { useInterface } from './interface';

/**
 * An amount and its value in the site's second currency, if there is one, whether or not the visitor has switched it
 * on. For lists with amounts in different currencies, which could not be compared otherwise.
 */
export function PairedSum({ children: sum }: { children: string }) {
  const { otherCurrency } = useInterface();
  const [inOther] = otherCurrency ? sumsIn(sum, otherCurrency) : [];
  if (!inOther) return sum;
  return (
    <span {...{ [pairedMark]: '' }}>
      {sum} <small>{inOther.text}</small>
    </span>
  );
}

import { pairedMark, sumsIn } from '../format/other-currency';
import { useInterface } from './interface';

/**
 * A sum, and what it is worth in the second currency of the site if it has one, whether that is switched on or not: for
 * lists that compare sums in several currencies, which nobody can.
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

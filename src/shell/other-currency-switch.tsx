import type { Shell } from '../compiled';
import { otherCurrencyName } from '../format/other-currency';
import { islandAttributes } from '../islands/wakes';
import styles from './header.module.css';

/** Shows every sum of the page in a second currency, too, and every page after it. Without script it can do nothing. */
export function OtherCurrencySwitch({
  label,
  action,
  rates,
}: Omit<NonNullable<Shell['otherCurrency']>, 'data'>) {
  return (
    <button
      type="button"
      className={styles.currency}
      aria-pressed="false"
      aria-label={`${label}: ${action}`}
      title={action}
      disabled
      data-scripted=""
      data-rates={rates}
      data-recalls={otherCurrencyName}
      {...islandAttributes('other-currency', 'onInteraction')}
    >
      {label}
    </button>
  );
}

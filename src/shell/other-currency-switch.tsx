import type { Shell } from '../compiled';
import { otherCurrencyName } from '../format/other-currency';
import { islandAttributes } from '../islands/island-attributes';
import styles from './header.module.css';

/**
 * Switches amounts in a second currency on or off, on this page and later ones. Needs JavaScript, which enables what
 * has `data-scripted`; if the choice named by `data-restore` is stored, the island hydrates without a press. `rates` is
 * the URL from which the island fetches the exchange rates.
 */
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
      data-restore={otherCurrencyName}
      {...islandAttributes('other-currency', 'interaction')}
    >
      {label}
    </button>
  );
}

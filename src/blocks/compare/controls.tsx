import type { Locale, WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { FactsOfPage } from '../../resolved';
import { Flag } from '../../ui/icon';
import styles from './compare.module.css';
import { isSum } from './reckon';

/** As many as are readable side by side. */
export const most = 3;

interface CompareControlsProps {
  pages: readonly FactsOfPage[];
  /** The titles of the rows that a budget may be for. */
  budgets: readonly string[];
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/** The browser's own controls; what is chosen before the script has come stays chosen. */
export function CompareControls({ pages, budgets, words, locale }: CompareControlsProps) {
  const currencies = currenciesOf(pages);
  return (
    <form className={styles.controls} autoComplete="off">
      <fieldset disabled data-scripted="">
        <legend>{fill(words.choose, { most: formatNumber(most, locale) })}</legend>
        <div className={styles.pages}>
          {pages.map(({ register, name, flag }) => (
            <label key={register}>
              <input type="checkbox" name="with" value={register} />
              {flag && <Flag code={flag} />}
              <span>{name}</span>
            </label>
          ))}
        </div>
        <button type="button" name="all" hidden>
          {words.showAll}
        </button>
      </fieldset>
      {budgets.length > 0 && (
        <fieldset disabled data-scripted="">
          <legend>{words.budget}</legend>
          <div className={styles.budget}>
            <label>
              <span>{words.amount}</span>
              <input name="budget" inputMode="numeric" maxLength={15} />
            </label>
            <label>
              <span>{words.currency}</span>
              <select name="currency">
                {currencies.map((currency) => (
                  <option key={currency} value={currency}>
                    {nameOf(currency, locale)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.budgetFor}</span>
              <select name="for">
                {budgets.map((title, index) => (
                  <option key={title} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </fieldset>
      )}
    </form>
  );
}

const currenciesOf = (pages: readonly FactsOfPage[]): readonly string[] =>
  [
    ...new Set(
      pages.flatMap(({ facts }) =>
        facts.flatMap(({ value }) => (isSum(value) && value.currency ? value.currency : [])),
      ),
    ),
  ].sort();

const nameOf = (currency: string, { language }: Locale): string =>
  `${currency} · ${new Intl.DisplayNames(language, { type: 'currency' }).of(currency)}`;

import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDate } from '../../format/date-time';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { Compare } from '../../generated/compiled';
import type { ExchangeRates, FactsOfPage } from '../../resolved';
import { isSum } from '../../sums/yearly';
import { Flag } from '../../ui/icon';
import { LabelledInput, LabelledSelect } from '../../ui/labelled-controls';
import own from '../../ui/own-figures.module.css';
import { ShowMore } from '../../ui/show-more';
import styles from './compare.module.css';

/** Maximum number of pages that are readable side by side. */
export const maxPages = 3;

interface CompareControlsProps {
  levels: NonNullable<Compare['levels']>;
  pages: readonly FactsOfPage[];
  /** The pages compared by default. */
  initialPages: readonly FactsOfPage[];
  /** The rows that a budget can be compared with, and the level of those that belong to a single one. */
  budgetRows: readonly { title: string; level?: string }[];
  rates: ExchangeRates | null | undefined;
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/**
 * Native form controls, whose state before hydration is kept. They have the names of the query parameters; the script
 * enables what is marked with `data-scripted`.
 */
export function CompareControls({
  levels,
  pages,
  initialPages,
  budgetRows,
  rates,
  words,
  locale,
}: CompareControlsProps) {
  const currencies = selectableCurrencies(pages, rates);
  return (
    <form className={`${own.fields} ${styles.controls}`} autoComplete="off">
      {levels.length > 0 && (
        <fieldset disabled data-scripted="">
          <LabelledSelect name="level" label={words.level} options={levels} />
        </fieldset>
      )}
      <fieldset disabled data-scripted="">
        <legend>{fill(words.choose, { most: formatNumber(maxPages, locale) })}</legend>
        <div className={styles.pages}>
          {pages.map((page) => (
            <label key={page.register}>
              <input
                type="checkbox"
                name="with"
                value={page.register}
                defaultChecked={initialPages.includes(page)}
              />
              {page.flag && <Flag code={page.flag} />}
              <span>{page.name}</span>
            </label>
          ))}
          <button type="button" name="all">
            {words.showAll}
          </button>
        </div>
      </fieldset>
      {budgetRows.length > 0 && (
        <ShowMore label={words.budget}>
          <fieldset disabled data-scripted="">
            <div className={styles.budget}>
              <LabelledInput name="budget" label={words.amount} inputMode="numeric" maxLength={15} />
              <LabelledSelect
                name="currency"
                label={words.currency}
                options={currencies.map((value) => ({ value, name: currencyName(value, locale) }))}
              />
              <LabelledSelect
                name="for"
                label={words.budgetFor}
                options={budgetRows.map(({ title, level }, value) => ({
                  value,
                  name: title,
                  data: { 'data-level': level },
                }))}
              />
            </div>
            {rates && (
              <p className={styles.rates}>
                {fill(words.converted, { day: formatDate(rates.day, locale), source: rates.source })}
              </p>
            )}
          </fieldset>
        </ShowMore>
      )}
    </form>
  );
}

/**
 * The common currency of the exchange rates, which is the visitors' own and the first in `worth`; then those of the
 * pages' figures.
 */
function selectableCurrencies(
  pages: readonly FactsOfPage[],
  rates: ExchangeRates | null | undefined,
): readonly string[] {
  const common = Object.keys(rates?.worth ?? {}).slice(0, 1);
  const values = pages.flatMap(({ facts }) => facts.map(({ value }) => value));
  const ofPages = values.filter(isSum).map(({ currency }) => currency);
  return [...new Set([...common, ...ofPages.sort()])];
}

const currencyName = (currency: string, { language }: Locale): string =>
  `${currency} · ${new Intl.DisplayNames(language, { type: 'currency' }).of(currency)}`;

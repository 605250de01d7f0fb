import type { ReactNode } from 'react';
import { formatMoney } from '../../format/money';
import { roundEstimate } from '../../sums/round-estimate';
import { AskLink } from '../../ui/ask-link';
import { PairedSum } from '../../ui/paired-sum';
import { Table } from '../../ui/table/table';
import type { BlockProps } from '../block-props';
import { type Assumptions, calculateCosts, type Estimate } from './calculate-costs';
import { choose } from './choice';
import styles from './cost-calculator.module.css';
import { monthsText } from './months-text';
import type { Plan } from './plans';

interface CountryTableProps extends Pick<BlockProps<'cost-calculator'>, 'block' | 'words' | 'locale'> {
  /** The first one is selected in the calculator as it is served. */
  plans: readonly Plan[];
}

/**
 * What the default choice of each country costs, from the cheapest: a year, and the whole course at its longest, if the
 * length of any is known. Amounts are in the site's second currency, too (`PairedSum`), because their own currencies
 * differ.
 */
export function CountryTable({ block: { id, pages, rates }, plans, words, locale }: CountryTableProps) {
  const countries = plans.map((plan) => {
    // The first course, anywhere in the country, without work.
    const { course, place, assumptions } = choose([plan], {});
    const { currency } = plan;
    const year = roundedCost(assumptions);
    const whole = course.length && roundedCost({ ...assumptions, months: course.length.to });
    const rate = rates?.worth[currency];
    // `{}`: no default currency or period.
    const format = (from: number, to?: number) => formatMoney({ from, to, currency }, {}, words, locale);
    return {
      plan,
      course,
      note: place.note,
      typicalText: format(year.typical),
      rangeText: format(year.low, year.high),
      wholeText: whole && format(whole.low, whole.high),
      ask: pages.find(({ register }) => register === plan.id)?.ask,
      /** The typical cost in the common currency of the exchange rates; undefined if the rate is missing. */
      comparableCost: rate && year.typical * rate,
    };
  });
  const isLengthKnown = countries.some(({ wholeText }) => wholeText !== undefined);
  /** The cost of a whole course; before it, for how many months, where courses differ in length. */
  const wholeCell = ({ plan, course: { length }, wholeText, ask }: (typeof countries)[number]) =>
    length && wholeText ? (
      <>
        {length.from < length.to && (
          <small>{monthsText({ from: length.to, to: length.to }, words, locale)}</small>
        )}{' '}
        <PairedSum>{wholeText}</PairedSum>
      </>
    ) : (
      <AskLink label={words.notPublished} about={plan.name} to={ask} />
    );
  return (
    <div className={styles.countries}>
      <h3>{words.all}</h3>
      <Table
        caption={words.all}
        columns={[
          { label: words.country },
          { label: words.course },
          { label: `${words.low}–${words.high}` },
          { label: words.typical, numeric: true },
          ...(isLengthKnown ? [{ label: words.whole }] : []),
        ]}
        labelled // on a phone, where each row is a list
        rows={cheapestFirst(countries).map((country) => {
          const { plan, course, note, typicalText, rangeText } = country;
          return [
            <a
              key={plan.id}
              href={`?in=${plan.id}${id ? `#${id}` : ''}`}
              data-plan={plan.id}
              aria-current={plan === plans[0] || undefined}
            >
              {plan.name}
            </a>,
            withRemark(course.title, course.length && monthsText(course.length, words, locale)),
            withRemark(<PairedSum>{rangeText}</PairedSum>, note),
            <PairedSum key="typical">{typicalText}</PairedSum>,
            ...(isLengthKnown ? [wholeCell(country)] : []),
          ];
        })}
      />
    </div>
  );
}

/** A text, and a remark in small print after it. */
const withRemark = (text: ReactNode, remark: string | undefined) => (
  <>
    {text}
    {remark && ' '}
    {remark && <small>{remark}</small>}
  </>
);

/** What a stay costs, rounded as the calculator rounds it. */
function roundedCost(assumptions: Assumptions): Estimate {
  const { cost } = calculateCosts(assumptions);
  const round = (sum: number) => roundEstimate(sum, cost);
  return { low: round(cost.low), typical: round(cost.typical), high: round(cost.high) };
}

/** Sorts countries by cost. If an exchange rate is missing, costs are not comparable, and the order is kept. */
const cheapestFirst = <Country extends { comparableCost?: number }>(countries: readonly Country[]) =>
  countries.every(({ comparableCost }) => comparableCost !== undefined)
    ? [...countries].sort((one, other) => (one.comparableCost ?? 0) - (other.comparableCost ?? 0))
    : countries;

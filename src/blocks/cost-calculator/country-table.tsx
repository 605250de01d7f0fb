import type { ReactNode } from 'react';
import { formatMoney } from '../../format/money';
import type { Money } from '../../generated/compiled';
import type { ExchangeRates } from '../../resolved';
import { roundEstimate } from '../../sums/round-estimate';
import { AskLink } from '../../ui/ask-link';
import { PairedSum } from '../../ui/paired-sum';
import { Table } from '../../ui/table/table';
import type { BlockProps } from '../block-props';
import { calculateCosts, type Estimate } from './calculate-costs';
import { choose } from './choice';
import styles from './cost-calculator.module.css';
import { monthsText } from './months-text';
import type { Plan } from './plans';

interface CountryTableProps extends Pick<BlockProps<'cost-calculator'>, 'block' | 'words' | 'locale'> {
  /** The first one is selected in the calculator as it is served. */
  plans: readonly Plan[];
}

/**
 * What the default choice of each country costs, from the cheapest: a year, and the whole course if the length of any is
 * known. Amounts are in the site's second currency, too (`PairedSum`), because their own currencies differ.
 */
export function CountryTable({ block: { id, pages, rates }, plans, words, locale }: CountryTableProps) {
  const format = (money: Money) => formatMoney(money, {}, words, locale); // `{}`: no default currency or period
  const countries = plans.map((plan) => {
    const { course, note, cost, wholeCost } = defaultEstimate(plan);
    const { low, typical, high } = roundedMoney(cost, plan.currency);
    const whole = wholeCost && roundedMoney(wholeCost, plan.currency);
    return {
      plan,
      course,
      note,
      typicalText: format(typical),
      rangeText: format({ ...low, to: high.from }),
      wholeText: whole && format({ ...whole.low, to: whole.high.from }),
      ask: pages.find(({ register }) => register === plan.id)?.ask,
      commonWorth: worthInCommonCurrency(typical, rates),
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
    <div className={styles.all}>
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

/**
 * The default choice: the first course, anywhere in the country, without work; for a year, and for the whole course at
 * its longest.
 */
function defaultEstimate(plan: Plan) {
  const { course, place, assumptions } = choose([plan], {});
  const costOf = (months: number) => calculateCosts({ ...assumptions, months }).cost;
  return {
    course,
    note: place.note,
    cost: calculateCosts(assumptions).cost,
    wholeCost: course.length && costOf(course.length.to),
  };
}

interface Amount {
  from: number;
  currency: Plan['currency'];
}

/** The amounts of an estimate, rounded as the calculator rounds them. */
const roundedMoney = (cost: Estimate, currency: Plan['currency']) => {
  const money = (sum: number): Amount => ({ from: roundEstimate(sum, cost), currency });
  return { low: money(cost.low), typical: money(cost.typical), high: money(cost.high) };
};

/** An amount in the common currency of the exchange rates. Undefined if the rate is missing. */
const worthInCommonCurrency = (
  { from, currency }: Amount,
  rates: ExchangeRates | null | undefined,
): number | undefined => {
  const rate = rates?.worth[currency];
  return rate && from * rate;
};

/** Sorts countries by cost. If an exchange rate is missing, costs are not comparable, and the order is kept. */
const cheapestFirst = <Country extends { commonWorth?: number }>(countries: readonly Country[]) =>
  countries.every(({ commonWorth }) => commonWorth !== undefined)
    ? [...countries].sort((one, other) => (one.commonWorth ?? 0) - (other.commonWorth ?? 0))
    : countries;

import { Fragment } from 'react';
import { formatFact, formatMonthOrDay } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatMoney } from '../../format/money';
import type { Money } from '../../generated/compiled';
import { island } from '../../islands/island';
import type { ExchangeRates } from '../../resolved';
import { roundEstimate } from '../../sums/round-estimate';
import { AskLink } from '../../ui/ask-link';
import { PairedSum } from '../../ui/paired-sum';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import { Table } from '../../ui/table/table';
import type { BlockProps } from '../block-props';
import { calculateCosts, type Estimate } from './calculate-costs';
import { Calculator } from './calculator';
import { choose, defaultsOf } from './choice';
import styles from './cost-calculator.module.css';
import { monthsText } from './months-text';
import { type Plan, plansOf } from './plans';

const CalculatorIsland = island('cost-calculator', 'interaction', Calculator);

/**
 * The cost calculator. The default choice of each country is calculated at build; an island does the rest. The table of
 * countries has amounts in the site's second currency, too (`PairedSum`), because their own currencies differ.
 */
export function CostCalculator({ block, words, locale }: BlockProps<'cost-calculator'>) {
  const { id, heading, lead, pages, rates, action } = block;
  const { otherCurrency } = useSiteSettings();
  const [first, ...others] = plansOf(pages, ({ value, from }) =>
    fill(words.next, {
      figure: formatFact(value, words, locale) ?? '',
      from: formatMonthOrDay(from, locale),
    }),
  );
  if (!first) return null;
  const plans = [first, ...others] as const;
  const countries = plans.map((plan) => {
    const { course, note, cost, wholeCost } = defaultEstimate(plan);
    const { low, typical, high } = roundedMoney(cost, plan.currency);
    const whole = wholeCost && roundedMoney(wholeCost, plan.currency);
    const format = (money: Money) => formatMoney(money, {}, words, locale); // `{}`: no default currency or period
    return {
      plan,
      course,
      note,
      typicalText: format(typical),
      rangeText: format({ ...low, to: high.from }),
      wholeText: whole && format({ ...whole.low, to: whole.high.from }),
      longestText:
        course.length && course.length.from < course.length.to
          ? monthsText({ from: course.length.to, to: course.length.to }, words, locale)
          : undefined,
      ask: pages.find(({ register }) => register === plan.id)?.ask,
      commonWorth: worthInCommonCurrency(typical, rates),
    };
  });
  const isLengthKnown = countries.some(({ wholeText }) => wholeText !== undefined);
  return (
    <Section block="cost-calculator" id={id} heading={heading} lead={lead}>
      <CalculatorIsland
        plans={plans}
        words={words}
        locale={locale}
        otherCurrency={otherCurrency}
        enquiry={action && { label: action.label, href: action.to.href }}
        // A query with one of these hydrates the island at once.
        restoreFrom={[...new Set(['in', ...plans.flatMap(parameterNames)])].join(' ')}
      />
      {others.length > 0 && (
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
            rows={cheapestFirst(countries).map(
              ({ plan, course, note, typicalText, rangeText, wholeText, longestText, ask }) => [
                <a
                  key={plan.id}
                  href={`?in=${plan.id}${id ? `#${id}` : ''}`}
                  data-plan={plan.id}
                  aria-current={plan === first || undefined}
                >
                  {plan.name}
                </a>,
                <Fragment key="course">
                  {course.title}
                  {course.length && (
                    <>
                      {' '}
                      <small>{monthsText(course.length, words, locale)}</small>
                    </>
                  )}
                </Fragment>,
                <Fragment key="range">
                  <PairedSum>{rangeText}</PairedSum>
                  {note && (
                    <>
                      {' '}
                      <small>{note}</small>
                    </>
                  )}
                </Fragment>,
                <PairedSum key="typical">{typicalText}</PairedSum>,
                ...(isLengthKnown
                  ? [
                      wholeText ? (
                        <Fragment key="whole">
                          {longestText && (
                            <>
                              <small>{longestText}</small>{' '}
                            </>
                          )}
                          <PairedSum>{wholeText}</PairedSum>
                        </Fragment>
                      ) : (
                        <AskLink key="whole" label={words.notPublished} about={plan.name} to={ask} />
                      ),
                    ]
                  : []),
              ],
            )}
          />
        </div>
      )}
    </Section>
  );
}

/** Query parameters that the choices of a plan may have. */
const parameterNames = (plan: Plan) => Object.keys(defaultsOf(choose([plan], {})));

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

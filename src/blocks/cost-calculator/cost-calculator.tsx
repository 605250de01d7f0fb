import { formatFact, formatMonthOrDay } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatMoney } from '../../format/money';
import { island } from '../../islands/island';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table';
import type { BlockProps } from '../block-props';
import { Calculator } from './calculator';
import { choose, defaultsOf } from './choice';
import styles from './cost-calculator.module.css';
import { type Plan, plansOf } from './plans';
import { reckon } from './reckon';

const CalculatorIsland = island('cost-calculator', 'onInteraction', Calculator);

/**
 * What a stay costs. The choice with which everybody begins is reckoned at build, for each country; the rest is an
 * island.
 */
export function CostCalculator({ block, words, locale }: BlockProps<'cost-calculator'>) {
  const { id, heading, lead, pages, action } = block;
  const [first, ...others] = plansOf(pages, ({ value, from }) =>
    fill(words.next, {
      figure: formatFact(value, words, locale) ?? '',
      from: formatMonthOrDay(from, locale),
    }),
  );
  if (!first) return null;
  const plans = [first, ...others] as const;
  return (
    <Section block="cost-calculator" id={id} heading={heading} lead={lead}>
      <CalculatorIsland
        plans={plans}
        words={words}
        locale={locale}
        enquiry={action && { label: action.label, href: action.to.href }}
        recalls={[...new Set(['in', ...plans.flatMap(namesOf)])].join(' ')}
      />
      {others.length > 0 && (
        <div className={styles.all}>
          <h3>{words.all}</h3>
          <Table
            caption={words.all}
            columns={[
              { label: words.country },
              { label: words.course },
              ...[words.low, words.typical, words.high].map((label) => ({ label, numeric: true })),
            ]}
            rows={plans.map((plan) => {
              const { course, cost } = beginningOf(plan);
              return [
                <a key={plan.id} href={`?in=${plan.id}${id ? `#${id}` : ''}`}>
                  {plan.name}
                </a>,
                course.title,
                ...[cost.low, cost.typical, cost.high].map((sum) => formatSum(sum, plan, words, locale)),
              ];
            })}
          />
        </div>
      )}
    </Section>
  );
}

/** The parameters of the address that its choices may have. */
const namesOf = (plan: Plan) => Object.keys(defaultsOf(choose([plan], {})));

/** A year of the first course, anywhere in the country, without work. */
function beginningOf(plan: Plan) {
  const { course, assumptions } = choose([plan], {});
  return { course, cost: reckon(assumptions).cost };
}

const formatSum = (
  sum: number,
  { currency }: Plan,
  words: BlockProps<'cost-calculator'>['words'],
  locale: BlockProps<'cost-calculator'>['locale'],
) => formatMoney({ from: Math.round(sum), currency }, {}, words, locale);

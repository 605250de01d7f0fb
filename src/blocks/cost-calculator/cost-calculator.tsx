import { formatFact, formatMonthOrDay } from '../../format/fact';
import { fill } from '../../format/fill';
import type { NextFact } from '../../generated/documents';
import { island } from '../../islands/island';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import type { BlockDefinition, BlockProps } from '../block-props';
import { Calculator } from './calculator';
import { choose, defaultsOf } from './choice';
import { CountryTable } from './country-table';
import { type Plan, planOf } from './plans';

const CalculatorIsland = island('cost-calculator', 'interaction', Calculator);

/** The cost calculator. The default choice of each country is calculated at build; an island does the rest. */
function CostCalculator({ block, words, locale }: BlockProps<'cost-calculator'>) {
  const { id, heading, lead, pages, action } = block;
  const { otherCurrency } = useSiteSettings();
  const describeChange = ({ value, from }: NextFact) =>
    fill(words.next, {
      figure: formatFact(value, words, locale) ?? '',
      from: formatMonthOrDay(from, locale),
    });
  const [first, ...others] = pages.flatMap((page) => planOf(page, describeChange) ?? []);
  if (!first) return null;
  const plans = [first, ...others] as const;
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
      {others.length > 0 && <CountryTable block={block} plans={plans} words={words} locale={locale} />}
    </Section>
  );
}

export const block: BlockDefinition<'cost-calculator'> = { component: CostCalculator };

/** Query parameters that the choices of a plan may have. */
const parameterNames = (plan: Plan) => Object.keys(defaultsOf(choose([plan], {})));

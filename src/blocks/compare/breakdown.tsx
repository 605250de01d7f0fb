import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { QuotableFact } from '../../resolved';
import type { Cost, CostPart } from '../../sums/costs';
import { rangeOf } from '../../sums/range';
import type { Sum } from '../../sums/yearly';
import styles from './compare.module.css';

interface BreakdownProps {
  cost: Cost;
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/**
 * How a total was calculated, step by step, and which less specific figures were not used. `length` is for how many
 * years it is paid; `data-exact` keeps amounts in another currency unrounded.
 */
export function Breakdown({ cost: { parts, length }, words, locale }: BreakdownProps) {
  const broaderFacts = parts.flatMap((part) => part.lessSpecific);
  const valueText = ({ value }: QuotableFact) => formatFact(value, words, locale);
  const labelledFact = (fact: QuotableFact) => `${fact.title}: ${valueText(fact)}`;
  const partText = ({ facts, factor }: CostPart) => {
    const times = factor === 1 ? '' : ` × ${formatNumber(factor, locale)}`;
    return endsOf(facts)
      .map((fact) => labelledFact(fact) + times)
      .join('; ');
  };
  const factInBrackets = (fact: QuotableFact) => `${fact.title} (${valueText(fact)})`;
  const steps = [
    ...parts.map((part, index) => (index === 0 ? '' : '+ ') + partText(part)),
    // If the length is a range, each end has a line of its own, which is labelled with it.
    ...(length?.fact && length.years.from === length.years.to ? [`× ${labelledFact(length.fact)}`] : []),
    ...(broaderFacts.length > 0
      ? [fill(words.broader, { figures: broaderFacts.map(factInBrackets).join('; ') })]
      : []),
  ];
  return (
    <ol data-exact="" className={styles.workings}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** The lowest and the highest of several figures. */
function endsOf(facts: CostPart['facts']): readonly QuotableFact[] {
  const range = ({ value }: QuotableFact) => rangeOf(value as Sum);
  const lowest = facts.reduce((one, other) => (range(other).from < range(one).from ? other : one));
  const highest = facts.reduce((one, other) => (range(other).to > range(one).to ? other : one));
  return [...new Set([lowest, highest])];
}

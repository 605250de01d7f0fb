import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { QuotableFact } from '../../resolved';
import type { Cost, CostPart } from '../../sums/costs';
import styles from './compare.module.css';

interface WorkingsProps {
  cost: Cost;
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/** How a total was calculated, step by step, and which less specific figures were not used. */
export function Breakdown({ cost: { parts, length }, words, locale }: WorkingsProps) {
  const others = parts.flatMap((part) => part.others);
  const factText = ({ value }: QuotableFact) => formatFact(value, words, locale);
  const figureOf = (fact: QuotableFact) => `${fact.title}: ${factText(fact)}`;
  const stepOf = ({ facts, factor }: CostPart) => {
    const times = factor === 1 ? '' : ` × ${formatNumber(factor, locale)}`;
    return endsOf(facts)
      .map((fact) => figureOf(fact) + times)
      .join('; ');
  };
  const asideOf = (fact: QuotableFact) => `${fact.title} (${factText(fact)})`;
  const steps = [
    ...parts.map((part, index) => (index === 0 ? '' : '+ ') + stepOf(part)),
    // If there is a line for each length, the lines are labelled with the length.
    ...(length?.fact && length.years.from === length.years.to ? [`× ${figureOf(length.fact)}`] : []),
    ...(others.length > 0 ? [fill(words.broader, { figures: others.map(asideOf).join('; ') })] : []),
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
  const endOf = ({ value }: QuotableFact, end: 'from' | 'to') => {
    const { from, to = from } = value as { from: number; to?: number };
    return end === 'from' ? from : to;
  };
  const lowest = facts.reduce((one, other) => (endOf(other, 'from') < endOf(one, 'from') ? other : one));
  const highest = facts.reduce((one, other) => (endOf(other, 'to') > endOf(one, 'to') ? other : one));
  return [...new Set([lowest, highest])];
}

import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { QuotableFact } from '../../resolved';
import type { CostPart } from '../../sums/costs';
import type { Line } from './cell';
import styles from './compare.module.css';

interface WorkingsProps extends Pick<Line, 'cost' | 'others'> {
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/** How a total was worked out, step by step, and which broader figure was not used. Nothing for a figure as it is given. */
export function Workings({ cost, others, words, locale }: WorkingsProps) {
  if (!cost && others.length === 0) return null;
  const figureOf = ({ title, value }: QuotableFact) => `${title}: ${formatFact(value, words, locale)}`;
  const stepOf = ({ facts, factor }: CostPart) => {
    const figures = endsOf(facts).map(figureOf).join('; ');
    return factor === 1 ? figures : `${figures} × ${formatNumber(factor, locale)}`;
  };
  const steps = [
    ...(cost?.parts ?? []).map((part, index) => (index === 0 ? '' : '+ ') + stepOf(part)),
    ...(cost?.length?.fact ? [`× ${figureOf(cost.length.fact)}`] : []),
    ...(others.length > 0 ? [fill(words.broader, { figures: others.map(figureOf).join('; ') })] : []),
  ];
  return (
    <details data-exact="" className={styles.workings}>
      <summary>{words.workings}</summary>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </details>
  );
}

/** Of several figures, the lowest and the highest. */
function endsOf(facts: CostPart['facts']): readonly QuotableFact[] {
  const of = ({ value }: QuotableFact, end: 'from' | 'to') => {
    const { from, to = from } = value as { from: number; to?: number };
    return end === 'from' ? from : to;
  };
  const lowest = facts.reduce((one, other) => (of(other, 'from') < of(one, 'from') ? other : one));
  const highest = facts.reduce((one, other) => (of(other, 'to') > of(one, 'to') ? other : one));
  return [...new Set([lowest, highest])];
}

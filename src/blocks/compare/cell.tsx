import { Fragment, type ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact, formatUntil } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import type { QuotableFact, ShownIntake } from '../../resolved';
import { isOver, startsTooSoon } from '../../sums/by-deadline';
import type { Cost, CostPart } from '../../sums/costs';
import { type Line, lineLabel } from '../../sums/lines';
import { rangeOf } from '../../sums/range';
import { isSum, type Sum } from '../../sums/yearly';
import { FactNext } from '../../ui/fact-mark';
import ownFigures from '../../ui/own-figures.module.css';
import { PairedSum } from '../../ui/paired-sum';
import styles from './compare.module.css';

interface CellProps {
  lines: readonly Line[];
  /** Shown if there are no lines. */
  fallback: ReactNode;
  /** Whether a budget can be compared with the amounts. */
  isInBudgetRow: boolean;
  words: WordsOfBlocks['compare'];
  locale: Locale;
}

/**
 * What a page's register says of a row: a line for each figure, and below the last line of a total how it was
 * calculated. `data-none` marks a cell without a figure; the island hides rows of which no shown cell has one.
 */
export function Cell({ lines, fallback, isInBudgetRow, words, locale }: CellProps) {
  if (lines.length === 0)
    return (
      <span data-none="" className={ownFigures.none}>
        {fallback}
      </span>
    );
  return (
    <div>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <CellLine line={line} isInBudgetRow={isInBudgetRow} words={words} locale={locale} />
          {line.cost && line.cost !== lines[index + 1]?.cost && (
            <Breakdown cost={line.cost} words={words} locale={locale} />
          )}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * One figure; an amount also in the second currency of the site (`PairedSum`). In a row for budgets `data-sum` is the
 * currency of the amount; the island compares amounts that have it with the budget.
 */
function CellLine({
  line,
  isInBudgetRow,
  words,
  locale,
}: Omit<CellProps, 'lines' | 'fallback'> & { line: Line }) {
  // The next value of a fact is announced; where the figure is a total, `cost`, the fact is named.
  const { value, cost, factsWithNext } = line;
  const intake = 'intake' in value ? value.intake : undefined;
  const label = intake ? undefined : lineLabel(line, words, locale);
  const figure = formatFact(value, words, locale) ?? '';
  const remark = intake && deadlineRemark(intake, words, locale);
  return (
    <p data-sum={isInBudgetRow && isSum(value) ? value.currency : undefined}>
      {label !== undefined && <small>{label} </small>}
      <strong>{isSum(value) ? <PairedSum>{figure}</PairedSum> : figure}</strong>
      {factsWithNext.map(({ name, title }) => (
        <FactNext key={name} fact={name} title={cost && title} />
      ))}
      {remark && <small> {remark}</small>}
    </p>
  );
}

/**
 * How a total was calculated, step by step, and which less specific figures were not used. `length` is for how many
 * years it is paid; `data-exact` keeps amounts in another currency unrounded.
 */
function Breakdown({
  cost: { parts, length },
  words,
  locale,
}: Pick<CellProps, 'words' | 'locale'> & { cost: Cost }) {
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

/**
 * The last day to apply, a closing date or the day that the site advises; or that it has passed, or that the intake
 * starts too soon to prepare for.
 */
function deadlineRemark(intake: ShownIntake, words: CellProps['words'], locale: Locale): string | undefined {
  const { apply } = intake;
  const over = isOver(intake);
  if (over && !apply?.advice) return words.closed;
  if (over || startsTooSoon(intake)) return words.passed;
  return (
    apply && fill(apply.advice ? words.advised : words.applyBy, { day: formatUntil(apply, words, locale) })
  );
}

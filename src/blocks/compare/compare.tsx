import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { askedScript } from '../../format/asked-script';
import { formatFact, formatUntil } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import { behaviour } from '../../islands/wakes';
import type { OwnRates } from '../../resolved';
import { type Line, linesOf } from '../../sums/lines';
import { isSum } from '../../sums/yearly';
import { AskLink } from '../../ui/ask-link';
import { Link } from '../../ui/link';
import own from '../../ui/own-figures.module.css';
import { PairedSum } from '../../ui/paired-sum';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './compare.module.css';
import { CompareControls, most } from './controls';
import { Workings } from './workings';

/** Names in the address of which one wakes the script. */
const recalled = ['with', 'level', 'budget'];

/**
 * Pages side by side. All of them are in the table, for those without script; where it runs, visitors choose a level and
 * pages first. On a narrow screen it makes a card of each page (rare/cards.ts), and folds the choice to one line.
 */
export function Compare({ block, words, locale }: BlockProps<'compare'>) {
  const { id, heading, lead, pages, groups, levels = [], names = [], rates } = block;
  const called = new Map(names.map(({ value, name }) => [value, name]));
  const budgets = groups.flatMap(({ rows }) => rows.filter(({ budget }) => budget));
  const levelOf = ({ scope }: (typeof budgets)[number]) =>
    levels.find(({ value }) => value === scope?.level)?.value;
  return (
    <Section block="compare" id={id} heading={heading} lead={lead}>
      <div
        {...behaviour('compare', 'onInteraction')}
        className={`${own.answers} ${styles.compare}`}
        data-recalls={recalled.join(' ')}
        data-texts={JSON.stringify(textsOf(words, pages.length, locale, rates))}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, which the policy names */}
        <script dangerouslySetInnerHTML={{ __html: askedScript }} />
        <details open className={styles.choice} data-choice="">
          <summary>
            <span /> <u>{words.change}</u>
          </summary>
          <CompareControls
            levels={levels}
            pages={pages}
            rates={rates}
            budgets={budgets.map((row) => ({ title: row.title, level: levelOf(row) }))}
            words={words}
            locale={locale}
          />
        </details>
        <p role="status" className={styles.status}>
          {words.few}
        </p>
        <div className={styles.cards} data-cards="" hidden />
        {/* The links in it bring the keyboard to every column, so the table itself cannot be focused. */}
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={heading}>
            <thead>
              <tr>
                <td />
                {pages.map(({ register, name, to }) => (
                  <th key={register} scope="col" data-of={register}>
                    <Link to={to}>{name}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ title, rows }) => (
              <tbody key={title}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={pages.length + 1}>
                    <span>{title}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <tr
                    key={row.title}
                    data-budget={row.budget ? budgets.indexOf(row) : undefined}
                    data-level={levelOf(row)}
                    data-first={row.first && ''}
                  >
                    <th scope="row">{row.title}</th>
                    {pages.map(({ register, name, facts, ask }) => (
                      <td key={register} data-of={register} data-label={name}>
                        <Cell
                          lines={linesOf(row, facts, called)}
                          none={<AskLink words={words.notPublished} about={name} to={ask} />}
                          words={words}
                          locale={locale}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </Section>
  );
}

type Words = WordsOfBlocks['compare'];

interface CellProps {
  words: Words;
  locale: Locale;
}

function Cell({ lines, none, words, locale }: CellProps & { lines: readonly Line[]; none: ReactNode }) {
  if (lines.length === 0)
    return (
      <span data-none="" className={own.none}>
        {none}
      </span>
    );
  return (
    <div>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
        <CellLine key={index} line={line} words={words} locale={locale} />
      ))}
    </div>
  );
}

function CellLine({ line: { label, value, cost }, words, locale }: CellProps & { line: Line }) {
  const apply = 'intake' in value ? value.intake.apply : undefined;
  const isStart = 'intake' in value;
  return (
    <>
      <p
        data-sum={
          isSum(value) ? JSON.stringify([value.from, value.to ?? value.from, value.currency]) : undefined
        }
      >
        {label !== undefined && !isStart && <small>{label} </small>}
        <strong>
          {cost ? (
            <PairedSum>{formatFact(value, words, locale) ?? ''}</PairedSum>
          ) : (
            formatFact(value, words, locale)
          )}
        </strong>
        {apply && <small> {fill(words.applyBy, { day: formatUntil(apply, words, locale) })}</small>}
      </p>
      {cost && <Workings cost={cost} words={words} locale={locale} />}
    </>
  );
}

/** What the script says. */
const textsOf = (words: Words, count: number, locale: Locale, rates: OwnRates | null | undefined) => ({
  few: words.few,
  all: fill(words.all, { count: formatNumber(count, locale) }),
  chosen: words.chosen,
  full: words.full,
  within: words.within,
  partly: words.partly,
  above: words.above,
  unknown: words.unknown,
  verdict: words.verdict,
  most,
  ...(rates && { rates: rates.worth }),
});

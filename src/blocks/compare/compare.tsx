import type { Locale, WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import { queryStateScript } from '../../format/inline-scripts';
import { formatNumber } from '../../format/number';
import { islandAttributes } from '../../islands/island-attributes';
import type { ExchangeRates, FactsOfPage } from '../../resolved';
import { type Line, linesOf } from '../../sums/lines';
import { AskLink } from '../../ui/ask-link';
import { Link } from '../../ui/link';
import ownFigures from '../../ui/own-figures.module.css';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import { Cell } from './cell';
import styles from './compare.module.css';
import { CompareControls, maxPages } from './controls';
import { defaultSelection } from './default-selection';

/**
 * Query parameters with a selection. With one of them the island hydrates at once, and until then `queryStateScript`
 * marks the block, whose styles hide the default selection.
 */
const restoredFrom = ['with', 'level', 'budget'];

/**
 * Compares pages in a table. The HTML contains all pages, for browsers without JavaScript. With JavaScript, CSS shows
 * only the default pages and the rows of the first level, exactly as the script will, until visitors change the
 * selection. On a phone the controls and further rows are collapsed.
 *
 * Marks for the style sheet and the script: `data-pair` says that two pages are shown, `data-left` is on what the first
 * selection leaves out, `data-first` on rows that a phone shows at once, `data-said` on a sentence for screen readers.
 */
function Compare({ block, words, locale }: BlockProps<'compare'>) {
  const { id, heading, lead, pages, groups, levels = [], names = [], rates } = block;
  const scopeNames = new Map(names.map(({ value, name }) => [value, name]));
  const budgetRows = groups.flatMap(({ rows }) => rows.filter(({ budget }) => budget));
  // The level to which a row is limited; undefined if it is for all.
  const levelOf = ({ scope }: (typeof budgetRows)[number]) =>
    levels.find(({ value }) => value === scope?.level)?.value;
  const table = groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => {
      const level = levelOf(row);
      const lines = pages.map(({ facts }) => byStart(linesOf(row, facts, scopeNames)));
      // A row for all levels, or for the first, which is shown until visitors choose another.
      return { row, level, lines, isOfLevel: level === undefined || level === levels[0]?.value };
    }),
  }));
  const initialPages = defaultSelection(
    pages,
    table.flatMap(({ rows }) =>
      rows.flatMap(({ isOfLevel, lines }) => (isOfLevel ? [lines.map(({ length }) => length > 0)] : [])),
    ),
  );
  const isInitial = (page: (typeof pages)[number]) =>
    initialPages.length === 0 || initialPages.includes(page);
  type Row = (typeof table)[number]['rows'][number];
  const isHiddenAtFirst = ({ isOfLevel, lines }: Row) =>
    !isOfLevel || !lines.some(({ length }, index) => length > 0 && isInitial(pages[index] as FactsOfPage));
  const hasCost = ({ lines }: Row) => lines.flat().some(({ cost }) => cost);
  const attributeIf = (condition: boolean) => (condition ? '' : undefined);
  const initialNames = new Intl.ListFormat(locale.language).format(initialPages.map(({ name }) => name));
  const mainRows = table.flatMap(({ rows }) => rows.filter(({ row }) => row.first));
  const hasVisibleMainRow = mainRows.some((tableRow) => !isHiddenAtFirst(tableRow));
  return (
    <Section block="compare" id={id} heading={heading} lead={lead}>
      <div
        {...islandAttributes('compare', 'interaction')}
        className={`${ownFigures.answers} ${styles.compare}`}
        data-restore={restoredFrom.join(' ')}
        data-texts={JSON.stringify(islandTexts(words, pages.length, locale, rates))}
        data-pair={attributeIf(initialPages.length > 0)}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which the CSP allows by its hash */}
        <script dangerouslySetInnerHTML={{ __html: queryStateScript }} />
        <details className={styles.choice} data-choice="">
          <summary>
            <span>{[initialNames, levels[0]?.name].filter(Boolean).join(' · ')}</span> <u>{words.change}</u>
          </summary>
          <CompareControls
            levels={levels}
            pages={pages}
            initialPages={initialPages}
            rates={rates}
            budgetRows={budgetRows.map((row) => ({ title: row.title, level: levelOf(row) }))}
            words={words}
            locale={locale}
          />
        </details>
        <p role="status" className={styles.status}>
          {initialPages.length > 0 ? (
            <span data-said="">{fill(words.chosen, { names: initialNames })}</span>
          ) : (
            words.few
          )}
        </p>
        {/* The links in the table make every column reachable by keyboard, so the scroller needs no tabindex. */}
        <div className={`${styles.scroller} ${mainRows.length > 0 ? styles.short : ''}`.trim()}>
          <table className={styles.table} aria-label={heading}>
            <thead>
              <tr>
                <td />
                {pages.map((page) => (
                  <th
                    key={page.register}
                    scope="col"
                    data-of={page.register}
                    data-left={attributeIf(!isInitial(page))}
                  >
                    <Link to={page.to}>{page.name}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            {table.map(({ title, rows }) => (
              <tbody key={title} data-left={attributeIf(rows.every(isHiddenAtFirst))}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={pages.length + 1}>
                    <span>{title}</span>
                  </th>
                </tr>
                {rows.map((tableRow) => (
                  <tr
                    key={tableRow.row.title}
                    data-budget={tableRow.row.budget ? budgetRows.indexOf(tableRow.row) : undefined}
                    data-level={tableRow.level}
                    data-first={tableRow.row.first && ''}
                    data-left={attributeIf(isHiddenAtFirst(tableRow))}
                  >
                    <th scope="row" abbr={hasCost(tableRow) ? tableRow.row.title : undefined}>
                      {tableRow.row.title}
                      {hasCost(tableRow) && (
                        // The breakdowns that it opens are in the cells of the row, each below its total.
                        <details className={styles.how}>
                          <summary>{words.workings}</summary>
                        </details>
                      )}
                    </th>
                    {pages.map((page, index) => (
                      <td
                        key={page.register}
                        data-of={page.register}
                        data-label={page.name}
                        data-left={attributeIf(!isInitial(page))}
                      >
                        <Cell
                          lines={tableRow.lines[index] ?? []}
                          isInBudgetRow={tableRow.row.budget === true}
                          fallback={<AskLink label={words.notPublished} about={page.name} to={page.ask} />}
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
        {mainRows.length > 0 && (
          <details className={styles.rest} data-rest="" open={!hasVisibleMainRow}>
            <summary>{words.everyRow}</summary>
          </details>
        )}
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'compare'> = { component: Compare };

/** Sorts intakes by their start, because visitors compare when they could begin. */
const byStart = (lines: readonly Line[]): readonly Line[] =>
  [...lines].sort(({ value: one }, { value: other }) =>
    'intake' in one && 'intake' in other ? one.intake.starts.localeCompare(other.intake.starts) : 0,
  );

/**
 * What the page sends to the script: words, which schema/words/compare.schema.json describes, the maximum number of
 * pages that can be compared (`most`), and exchange rates.
 */
const islandTexts = (
  words: WordsOfBlocks['compare'],
  pageCount: number,
  locale: Locale,
  rates: ExchangeRates | null | undefined,
) => ({
  few: words.few,
  all: fill(words.all, { count: formatNumber(pageCount, locale) }),
  chosen: words.chosen,
  full: words.full,
  within: words.within,
  partly: words.partly,
  above: words.above,
  unknown: words.unknown,
  verdict: words.verdict,
  most: maxPages,
  ...(rates && { rates: rates.worth }),
});

/** What the script gets from the page. */
export type Texts = ReturnType<typeof islandTexts>;

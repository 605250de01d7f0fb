import { Fragment } from 'react';
import { formatFact, formatMonthOrDay, formatUntil } from '../../format/fact';
import { fill } from '../../format/fill';
import { convertedSums } from '../../format/other-currency';
import { withQuery } from '../../format/with-query';
import type { GlanceRow } from '../../generated/compiled';
import { islandAttributes } from '../../islands/island-attributes';
import type { ShownIntake } from '../../resolved';
import { isOver } from '../../sums/by-deadline';
import { type Line, lineLabel, linesOf } from '../../sums/lines';
import { DeadlineChip } from '../../ui/deadline-chip';
import { FactNext } from '../../ui/fact-mark';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './at-a-glance.module.css';

/**
 * Items are subgrids, so that their labels and figures align. An item with several figures is an ordinary block
 * instead, because its further figures would need rows of their own.
 */
const unaligned = { display: 'block' };

/**
 * The key facts of pages, from their registers. A row for which a register has no fact is left out. The link below
 * tells a calculator which page it is about, by the parameter `in`. The island `intakes` keeps the time that is left
 * until deadlines current.
 */
function AtAGlance({ block, words, locale }: BlockProps<'at-a-glance'>) {
  const { id, heading, pages, rows, names = [], action } = block;
  const { timeZone } = useSiteSettings();
  // What values of scopes are called on the page.
  const shownNames = new Map(names.map(({ value, name }) => [value, name]));
  const summaries = pages.flatMap(({ name, to, register, facts }) => {
    const items = rows.flatMap((row) => {
      const lines = withNextIntakeOnly(linesOf(row, facts, shownNames));
      return lines.length > 0 ? [{ row, lines }] : [];
    });
    const hasDeadline = items.some(({ lines: [line] }) => line && 'intake' in line.value);
    return items.length > 0 ? [{ name, to, register, items, hasDeadline }] : [];
  });
  if (summaries.length === 0) return null;
  return (
    <Section block="at-a-glance" id={id} heading={heading} className={styles.section}>
      {summaries.map(({ name, to, register, items, hasDeadline }) => (
        <Fragment key={register}>
          {pages.length > 1 && (
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
          )}
          <dl
            className={styles.answers}
            {...(hasDeadline && { ...islandAttributes('intakes', 'visible'), 'data-zone': timeZone })}
          >
            {items.map(({ row, lines }) => (
              <div
                key={row.title}
                data-large={row.large ? '' : undefined}
                style={lines.length > 1 ? unaligned : undefined}
              >
                <dt>{titleOf(row, lines)}</dt>
                {lines.map((line, index) => (
                  <dd key={index}>
                    <Answer line={line} isOnlyLine={lines.length === 1} words={words} locale={locale} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          {action && (
            <Link to={{ ...action.to, href: withQuery(action.to.href, { in: register }) }}>
              {action.label}
            </Link>
          )}
        </Fragment>
      ))}
    </Section>
  );
}

export const block: BlockDefinition<'at-a-glance'> = { component: AtAGlance };

/** Leaves out all intakes but the next that is still open, since a block further down lists them. */
function withNextIntakeOnly(lines: readonly Line[]): readonly Line[] {
  const nextIntake = lines.find(({ value }) => 'intake' in value && !isOver(value.intake));
  return [...lines.filter(({ value }) => !('intake' in value)), ...(nextIntake ? [nextIntake] : [])];
}

/** The title of a row: for deadlines a different one if they are only advice, or if only the start date is known. */
function titleOf({ title, start, advised }: GlanceRow, lines: readonly Line[]) {
  const intakes = lines.flatMap(({ value }) => ('intake' in value ? [value.intake] : []));
  if (intakes.some(({ apply }) => !apply)) return start ?? title;
  return intakes.some(({ apply }) => apply?.advice) ? (advised ?? title) : title;
}

type TextProps = Pick<BlockProps<'at-a-glance'>, 'words' | 'locale'>;

interface AnswerProps extends TextProps {
  line: Line;
  /** The label of an only line is a note below the figure. One of several comes first, to tell the lines apart. */
  isOnlyLine: boolean;
}

function Answer({ line, isOnlyLine, words, locale }: AnswerProps) {
  // The next value of a fact is announced; where the figure is a total, `cost`, the fact is named.
  const { value, cost, factsWithNext } = line;
  const { otherCurrency } = useSiteSettings();
  if ('intake' in value) return <Deadline intake={value.intake} words={words} locale={locale} />;
  const label = lineLabel(line, words, locale);
  const figure = formatFact(value, words, locale) ?? '';
  // The sum in the other currency comes first. `data-paired` keeps it from being added after the original as well.
  const [otherSum] = otherCurrency ? convertedSums(figure, otherCurrency) : [];
  const labelNote = label !== undefined && <small className={styles.below}>{label}</small>;
  return (
    <>
      {labelNote && !isOnlyLine && <>{labelNote} </>}
      {otherSum ? (
        <>
          {words.about} <strong>{otherSum.sum}</strong> <span data-paired="">{figure}</span>
        </>
      ) : (
        <strong>{figure}</strong>
      )}
      {labelNote && isOnlyLine && <> {labelNote}</>}
      {factsWithNext.map(({ name, title }) => (
        <FactNext key={name} fact={name} title={cost && title} />
      ))}
    </>
  );
}

/** Until when to apply for an intake; its start if nothing is known of applications (no `apply`). */
function Deadline({ intake, words, locale }: TextProps & { intake: ShownIntake }) {
  const { starts, apply, today } = intake;
  const formatDay = (day: string) => formatMonthOrDay(day, locale);
  if (!apply)
    return (
      <>
        <strong>{formatDay(starts)}</strong> <span className={styles.below}>{words.ownDate}</span>
      </>
    );
  return (
    <>
      <strong>{formatUntil(apply, words, locale)}</strong>{' '}
      <DeadlineChip
        period={apply}
        today={today}
        words={{ opens: words.opens, over: words.closed }}
        locale={locale}
      />{' '}
      <span className={styles.below}>
        {apply.closes !== undefined
          ? fill(words.closes, { date: formatDay(starts), day: formatDay(apply.closes) })
          : fill(apply.advice ? words.advice : words.starts, { date: formatDay(starts) })}
      </span>
    </>
  );
}

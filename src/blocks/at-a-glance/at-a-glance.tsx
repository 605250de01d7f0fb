import { formatFact, formatMonthOrDay, formatUntil } from '../../format/fact';
import { fill } from '../../format/fill';
import { lastDayOf } from '../../format/month-or-day';
import { pairedAttribute, sumsIn } from '../../format/other-currency';
import { withQuery } from '../../format/with-query';
import { islandAttributes } from '../../islands/island-attributes';
import type { FactsOfPage, ShownIntake } from '../../resolved';
import { lineLabel } from '../../sums/line-label';
import { type Line, linesOf } from '../../sums/lines';
import { DeadlineChip } from '../../ui/deadline-chip';
import { FactNext } from '../../ui/fact-mark';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import type { BlockProps } from '../block-props';
import styles from './at-a-glance.module.css';

/** The key facts of a page, answered by its register. Facts that the register lacks are left out. */
export function AtAGlance({ block, words, locale }: BlockProps<'at-a-glance'>) {
  const { id, heading, pages, rows, names = [], action } = block;
  const shownNames = new Map(names.map(({ value, name }) => [value, name]));
  const summaries = pages.flatMap((page) => {
    const items = rows.flatMap((row) => {
      const lines = shownOf(linesOf(row, page.facts, shownNames));
      return lines.length > 0 ? [{ row, lines }] : [];
    });
    return items.length > 0 ? [{ page, items }] : [];
  });
  if (summaries.length === 0) return null;
  return (
    <Section block="at-a-glance" id={id} heading={heading} className={styles.section}>
      {summaries.map(({ page, items }) => (
        <Summary key={page.register} {...{ page, items, words, locale, action }} named={pages.length > 1} />
      ))}
    </Section>
  );
}

/** Several figures below a label are not spread over the rows that align those of its neighbours. */
const unaligned = { display: 'block' };

interface SummaryProps extends Pick<BlockProps<'at-a-glance'>, 'words' | 'locale'> {
  page: FactsOfPage;
  items: readonly { row: BlockProps<'at-a-glance'>['block']['rows'][number]; lines: readonly Line[] }[];
  action: BlockProps<'at-a-glance'>['block']['action'];
  /** Whether there are other lines, so that its name is needed to tell them apart. */
  named: boolean;
}

function Summary({ page: { name, to, register }, items, action, named, words, locale }: SummaryProps) {
  const { timeZone } = useSiteSettings();
  const counts = items.some(({ lines: [line] }) => line && 'intake' in line.value);
  return (
    <>
      {named && (
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
      )}
      <dl
        className={styles.answers}
        {...(counts && { ...islandAttributes('intakes', 'visible'), 'data-zone': timeZone })}
      >
        {items.map(({ row, lines }) => (
          <div key={row.title} data-large={row.large && ''} style={lines.length > 1 ? unaligned : undefined}>
            <dt>{titleOf(row, lines)}</dt>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
              <dd key={index}>
                <Answer line={line} alone={lines.length === 1} words={words} locale={locale} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {action && (
        <Link to={{ ...action.to, href: withQuery(action.to.href, { in: register }) }}>{action.label}</Link>
      )}
    </>
  );
}

/** Shows only the next intake, since a block further down lists all of them. */
function shownOf(lines: readonly Line[]): readonly Line[] {
  const nextIntake = lines.find(({ value }) => 'intake' in value && !isOver(value.intake));
  return [...lines.filter(({ value }) => !('intake' in value)), ...(nextIntake ? [nextIntake] : [])];
}

/** The title of a line. Deadlines have another one if the date is only advice, or if only the start date is known. */
function titleOf({ title, start, advised }: SummaryProps['items'][number]['row'], lines: readonly Line[]) {
  const dates = lines.flatMap(({ value }) => ('intake' in value ? [value.intake] : []));
  if (dates.some(({ apply }) => !apply)) return start ?? title;
  return dates.some(({ apply }) => apply?.advice) ? (advised ?? title) : title;
}

const isOver = ({ starts, apply, today }: ShownIntake): boolean =>
  today !== undefined && lastDayOf(apply?.until ?? starts) < today;

type AnswerProps = Pick<SummaryProps, 'words' | 'locale'> & {
  line: Line;
  /** Whether there are no others, which its label would tell it from: then that is a note, below it. */
  alone: boolean;
};

function Answer({ line, alone, words, locale }: AnswerProps) {
  const { value, cost, changing = [] } = line;
  const { otherCurrency } = useSiteSettings();
  if ('intake' in value) return <Deadline dates={value.intake} words={words} locale={locale} />;
  const label = lineLabel(line, words, locale);
  const figure = formatFact(value, words, locale) ?? '';
  const [inOther] = otherCurrency ? sumsIn(figure, otherCurrency) : [];
  const labelBelow = label !== undefined && <small className={styles.below}>{label}</small>;
  return (
    <>
      {labelBelow && !alone && <>{labelBelow} </>}
      {inOther ? (
        <>
          {words.about} <strong>{inOther.sum}</strong> <span {...{ [pairedAttribute]: '' }}>{figure}</span>
        </>
      ) : (
        <strong>{figure}</strong>
      )}
      {labelBelow && alone && <> {labelBelow}</>}
      {changing.map(({ name, title }) => (
        <FactNext key={name} fact={name} title={cost && title} />
      ))}
    </>
  );
}

function Deadline({ dates, words, locale }: Pick<SummaryProps, 'words' | 'locale'> & { dates: ShownIntake }) {
  const { starts, apply, today } = dates;
  const date = (written: string) => formatMonthOrDay(written, locale);
  if (!apply)
    return (
      <>
        <strong>{date(starts)}</strong> <span className={styles.below}>{words.ownDate}</span>
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
          ? fill(words.closes, { date: date(starts), day: date(apply.closes) })
          : fill(apply.advice ? words.advice : words.starts, { date: date(starts) })}
      </span>
    </>
  );
}

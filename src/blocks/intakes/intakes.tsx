import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '../../compiled';
import { formatDuration } from '../../format/duration';
import { formatMonthOrDay, formatUntil, monthInitials } from '../../format/fact';
import { fill } from '../../format/fill';
import type { Intake } from '../../generated/compiled';
import { islandAttributes } from '../../islands/island-attributes';
import type { ShownIntake } from '../../resolved';
import { byDeadline, isOver, lastDayToPrepare, startsTooSoon } from '../../sums/by-deadline';
import { DeadlineChip } from '../../ui/deadline-chip';
import { FactMark } from '../../ui/fact-mark';
import { Icon } from '../../ui/icon';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './intakes.module.css';

/**
 * Start dates and application deadlines of intakes, each with its months highlighted on a year. For dated intakes, the
 * title is the next step for applicants, with the time left.
 */
function Intakes({ block: { id, heading, lead, items }, words, locale }: BlockProps<'intakes'>) {
  const hasDeadline = items.some(({ dates }) => dates?.apply);
  const ordered = byDeadline(items, ({ dates }) => dates);
  const { timeZone } = useSiteSettings();
  return (
    <Section block="intakes" id={id} heading={heading} lead={lead} beside>
      <ol
        className={styles.intakes}
        {...(hasDeadline && { ...islandAttributes('intakes', 'visible'), 'data-zone': timeZone })}
      >
        {ordered.map(({ title, period, months, dates, icon, text }, index) => {
          const name = (
            <>
              {icon && <Icon name={icon} />}
              {title}
            </>
          );
          const yearBar = months && (
            <YearBar months={months} deadline={dates?.apply?.until} locale={locale} />
          );
          return (
            <li key={index} className={styles.intake} data-item="">
              {dates ? (
                <DatedIntake intake={dates} name={name} period={period} words={words} locale={locale}>
                  {yearBar}
                </DatedIntake>
              ) : (
                <>
                  <h3>{name}</h3>
                  {period && <p className={styles.period}>{period}</p>}
                  {yearBar}
                </>
              )}
              <Paragraph text={text} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

export const block: BlockDefinition<'intakes'> = { component: Intakes };

interface DatedIntakeProps extends Pick<BlockProps<'intakes'>, 'words' | 'locale'> {
  intake: ShownIntake;
  name: ReactNode;
  period?: string;
  /** Shown between the heading and the text. */
  children: ReactNode;
}

/**
 * The dates are fixed; the time left is computed at build, and updated in the browser. `apply` is when applications are
 * accepted: with `advice`, its `until` is the site's own advice, and `closes` the actual end, if known. `fact` is the
 * name of the intake's fact, `visa` how long a visa takes, and `next` the following intake, if this one has closed and
 * recurs.
 */
function DatedIntake({ intake, name, period, words, locale, children }: DatedIntakeProps) {
  const { starts, apply, visa, fact, today, next } = intake;
  const formatDay = (day: string) => formatMonthOrDay(day, locale);
  const formatDeadline = (day: string) => formatUntil({ until: day, advice: apply?.advice }, words, locale);
  const over = isOver(intake);
  const isDeadlineAhead = apply && !over;
  const closes = apply?.closes;
  const isLate = !over && startsTooSoon(intake);
  // The texts for an intake that is over, or starts too soon to prepare for. After the advised day, the chip names the
  // actual end instead, if it is known.
  const overTexts = apply?.advice
    ? {
        chip: closes !== undefined ? fill(words.by, { until: formatDay(closes) }) : words.passed,
        sentence: words.advisedOver,
      }
    : { chip: isLate ? words.passed : words.closed, sentence: words.over };
  const calendar = fact && (!over || next) && (
    <a className={styles.calendar} href={`/calendars/${fact}.ics`}>
      {words.calendar}
    </a>
  );
  return (
    <>
      <h3>
        <span className={styles.name}>
          {name}
          {period && (
            <>
              {' '}
              <span>{period}</span>
            </>
          )}
        </span>{' '}
        {isDeadlineAhead
          ? fill(apply.advice ? words.advice : words.by, { until: formatDeadline(apply.until) })
          : fill(words.startsOn, { date: formatDay(starts) })}
      </h3>{' '}
      {(apply || over || isLate) && (
        <DeadlineChip
          // Without a deadline, an intake is over once it has started.
          period={apply ?? { until: isLate ? lastDayToPrepare(starts) : starts }}
          today={today}
          words={{ opens: words.opens, over: overTexts.chip }}
          locale={locale}
        />
      )}
      {children}
      <p>
        {[
          isDeadlineAhead && fill(words.starts, { date: formatDay(starts) }),
          isDeadlineAhead &&
            apply.from !== undefined &&
            fill(words.applyFrom, { from: formatDay(apply.from) }),
          isDeadlineAhead && closes !== undefined && fill(words.closes, { day: formatDay(closes) }),
          !apply && !over && words.ownDate, // “Each course provider sets its own closing date.”
          apply && over && fill(overTexts.sentence, { until: formatDeadline(apply.until) }),
          visa && fill(words.visa, { length: formatDuration(visa, words, locale) }),
        ]
          .filter(Boolean)
          .join(' ')}
        <FactMark fact={fact} /> {!next && calendar}
      </p>
      {next && (
        <p>
          {fill(words.next, { date: formatDay(next.starts), until: formatDeadline(next.until) })} {calendar}
        </p>
      )}
    </>
  );
}

interface YearBarProps {
  months: NonNullable<Intake['months']>;
  /** A day or a month: `2027-03-15`, `2027-03`. */
  deadline: string | undefined;
  locale: Locale;
}

/**
 * The twelve months, those of the intake filled and that of its deadline outlined. Hidden from screen readers, which
 * have the text. `--from` and `--to` are numbers of months before the start and the end of the filled part; months that
 * continue in the next year are also filled from the start of the bar until `--until`.
 */
function YearBar({ months: { from, to = from }, deadline, locale }: YearBarProps) {
  const isWrapped = to < from;
  const style = {
    '--from': from - 1,
    '--to': isWrapped ? 12 : to,
    '--until': isWrapped ? to : undefined,
  } as CSSProperties;
  return (
    <div aria-hidden className={styles.months} style={style}>
      {monthInitials(locale).map((initial, index) => (
        <b key={index} data-deadline={index + 1 === Number(deadline?.slice(5, 7)) ? '' : undefined}>
          {initial}
        </b>
      ))}
    </div>
  );
}

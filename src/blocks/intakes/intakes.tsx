import type { CSSProperties } from 'react';
import { durationParts } from '../../format/duration';
import { formatMonthOrDay } from '../../format/fact';
import { joinParts } from '../../format/figure-parts';
import { fill } from '../../format/fill';
import type { DatedIntake } from '../../generated/compiled';
import { behaviour } from '../../islands/wakes';
import { FactMark } from '../../ui/fact-mark';
import { Icon } from '../../ui/icon';
import { useInterface } from '../../ui/interface';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './intakes.module.css';
import { type Months, spansOf } from './spans';

/** When courses start, in the order of the year: a time line, each row with its months marked on the twelve. */
export function Intakes({ block: { id, heading, lead, items }, words, locale }: BlockProps<'intakes'>) {
  const counts = items.some(({ dates }) => dates?.apply);
  const { timeZone } = useInterface();
  return (
    <Section block="intakes" id={id} heading={heading} lead={lead} beside>
      <ol
        className={styles.intakes}
        {...(counts && {
          ...behaviour('intakes', 'onVisible'),
          'data-closed': words.closed,
          'data-zone': timeZone,
        })}
      >
        {items.map(({ title, period, months, dates, icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intakes never change their order
          <li key={index} className={styles.intake} data-item="" style={months && styleOf(months)}>
            <h3>
              {icon && <Icon name={icon} />}
              {title}
            </h3>
            {period && <p className={styles.period}>{period}</p>}
            {dates && <Dates dates={dates} words={words} locale={locale} />}
            {text && (
              <p>
                <RichText text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface DatesProps extends Pick<BlockProps<'intakes'>, 'words' | 'locale'> {
  dates: DatedIntake;
}

/** The days, which hold for everybody; behind the sentence is room for how many are left, counted by the day of the site. */
function Dates({ dates: { starts, apply, visa, fact }, words, locale }: DatesProps) {
  const date = (written: string) => formatMonthOrDay(written, locale);
  const pattern = apply?.from ? fill(words.apply, { from: date(apply.from) }) : words.applyUntil;
  const [before, after] = pattern.split('{until}');
  return (
    <p className={styles.dates}>
      {fill(words.starts, { date: date(starts) })}{' '}
      {apply ? (
        <>
          {before}
          {date(apply.until)}
          {after}
          <small data-until={apply.until} />
        </>
      ) : (
        words.ownDate
      )}
      {visa && ` ${fill(words.visa, { length: joinParts(durationParts(visa, words, locale)) })}`}
      <FactMark fact={fact} /> {fact && <a href={`/calendars/${fact}.ics`}>{words.calendar}</a>}
    </p>
  );
}

function styleOf(months: Months): CSSProperties {
  const { from, to, until } = spansOf(months);
  return { '--from': from, '--to': to, '--until': until } as CSSProperties;
}

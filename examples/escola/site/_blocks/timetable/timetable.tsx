import type { SiteBlockProps } from 'prospectus/blocks/block-props';
import { formatHours } from 'prospectus/format/date-time';
import { compareNames } from 'prospectus/format/locale';
import { formatDays } from 'prospectus/format/opening-hours';
import { formatPlural } from 'prospectus/format/plural';
import type { TimetableWords, Timetable as Written } from 'prospectus/generated/site';
import { islandAttributes } from 'prospectus/islands/island-attributes';
import card from 'prospectus/ui/card.module.css';
import grid from 'prospectus/ui/card-grid.module.css';
import press from 'prospectus/ui/press-buttons.module.css';
import { RichText } from 'prospectus/ui/rich-text';
import { Section } from 'prospectus/ui/section';
import styles from './timetable.module.css';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * The lessons of a week, day by day. All of them are served; its island shows those of one level, and without it there
 * is nothing to choose by.
 */
export function Timetable({ block, words, locale }: SiteBlockProps<Written, TimetableWords>) {
  const { id, heading, lead, lessons } = block;
  const days = week
    .map((day) => ({ day, held: lessonsOn(day, lessons) }))
    .filter(({ held }) => held.length > 0);
  const compare = compareNames(locale.language);
  const levels = [...new Set(lessons.map(({ level }) => level))].sort(compare);
  /** “4 aulas por semana”, of one level or of all: said when it is chosen. */
  const countedOf = (level?: string) => {
    const shown = days.flatMap(({ held }) => held.filter((lesson) => !level || lesson.level === level));
    return formatPlural(shown.length, words.lessons, locale);
  };
  return (
    <Section block="timetable" id={id} heading={heading} lead={lead}>
      <div {...islandAttributes('timetable', 'interaction')}>
        {levels.length > 1 && (
          <div className={styles.choice}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are sent */}
            <div className={press.buttons} role="group" aria-label={words.level}>
              {[undefined, ...levels].map((level) => (
                <button
                  key={level ?? ''}
                  type="button"
                  data-scripted=""
                  disabled
                  aria-pressed={level === undefined}
                  data-level={level}
                  data-counted={countedOf(level)}
                >
                  {level ?? words.everyLevel}
                </button>
              ))}
            </div>
            <p className={styles.count} role="status">
              {countedOf()}
            </p>
          </div>
        )}
        <ul className={`${grid.grid} ${styles.week}`}>
          {days.map(({ day, held }) => (
            <li key={day} className={`${card.card} ${styles.day}`} data-day={day}>
              <h3>{formatDays({ from: day }, locale)}</h3>
              <ul>
                {held.map(({ course, level, hours, teacher }, at) => (
                  <li key={at} data-level={level}>
                    <p className={styles.hours}>{formatHours(hours, locale)}</p>
                    <p className={styles.course}>
                      <RichText text={course} />
                    </p>
                    <p>{[level, teacher].filter(Boolean).join(' · ')}</p>
                  </li>
                ))}
              </ul>
              <p className={styles.free} data-free="" hidden>
                {words.free}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The lessons of a day, the earliest first. */
const lessonsOn = (day: (typeof week)[number], lessons: Written['lessons']) =>
  lessons
    .filter(({ days }) => (days as readonly string[]).includes(day))
    .sort((one, other) => one.hours.opens.localeCompare(other.hours.opens));

import { Fragment, useContext } from 'react';
import type { FactNote, FactWords, Locale } from '../compiled';
import { formatDate } from '../format/date-time';
import { formatMonthOrDay } from '../format/fact';
import { fill } from '../format/fill';
import { hasNoteContent } from '../format/note-content';
import { BlockContext } from './block-context';
import styles from './sources.module.css';

/**
 * The sources of a block's figures: a line below the block that expands to a list. Shown in every block that quotes
 * figures of which there is something to say.
 */
export function Sources() {
  const { sources, factWords: words, locale } = useContext(BlockContext);
  if (sources.length === 0 || !words || !locale) return null;
  const sourcesWithNotes = sources.filter(({ note }) => hasNoteContent(note));
  const others = sources.filter(({ note }) => !hasNoteContent(note));
  return (
    <details className={styles.sources} data-sources="">
      <summary>{words.heading}</summary>
      <ul>
        {sourcesWithNotes.map(({ titles, note }, index) => (
          <li key={index}>
            {titles.join('; ')}: <NoteText note={note} words={words} locale={locale} />
          </li>
        ))}
        {/* One line says that all remaining figures are the site's own. */}
        {others.length > 0 && others.every(({ note }) => note.isOwn) && <li>{words.others}</li>}
      </ul>
    </details>
  );
}

interface NoteTextProps {
  note: FactNote;
  words: FactWords;
  locale: Locale;
}

/**
 * What is known of a figure, in sentences: its publication, year, validity and check, its former values, and the source
 * of an announced one.
 */
function NoteText({ note, words, locale }: NoteTextProps) {
  const { isOwn, isExample, year, valid, source, checked, evidence, next, past } = note;
  const day = (date: string) => formatDate(date, locale);
  const from = valid?.from && fill(words.validFrom, { day: formatMonthOrDay(valid.from, locale) });
  const until = valid?.until && fill(words.validUntil, { day: formatMonthOrDay(valid.until, locale) });
  return (
    <>
      {source ? (
        <>
          <Publication source={source} />{' '}
        </>
      ) : (
        isOwn && `${words.own} `
      )}
      {[
        note.note, // the words of the register's author
        isExample && words.example,
        year !== undefined && fill(words.year, { year: String(year) }),
        from,
        until,
        evidence && fill(words.evidence, { ...evidence }),
        checked && fill(words.checked, { day: day(checked.on) }),
      ]
        .filter(Boolean)
        .join(' ')}
      {past?.map(({ said, source: pastSource }) => (
        <Fragment key={said}>
          {' '}
          {fill(words.history, { past: said })}
          {pastSource && (
            <>
              {' '}
              <Publication source={pastSource} />
            </>
          )}
        </Fragment>
      ))}
      {next?.source && (
        <>
          {' '}
          {words.change} <Publication source={next.source} />{' '}
          {next.checked && fill(words.checked, { day: day(next.checked.on) })}
        </>
      )}
    </>
  );
}

/** A publication as a sentence. A title that ends in a punctuation mark gets no full stop. */
function Publication({ source: { publisher, title, address } }: { source: NonNullable<FactNote['source']> }) {
  const name = [publisher, title].filter(Boolean).join(', ');
  const end = /[.?!]$/.test(name) ? '' : '.';
  if (!address) return name + end;
  return (
    <>
      <a href={address} rel="noopener">
        {name}
      </a>
      {end}
    </>
  );
}

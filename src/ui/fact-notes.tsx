import type { FactNote, FactWords, Locale } from '../compiled';
import { formatDate } from '../format/date-time';
import { fill } from '../format/fill';
import styles from './fact-notes.module.css';

interface FactNotesProps {
  notes: readonly FactNote[];
  words: FactWords;
  locale: Locale;
}

/**
 * Where the figures of a page come from. On the screen each note is shown when somebody asks for it (fact-mark.tsx); on
 * paper all of them are a list at the end of the page.
 */
export function FactNotes({ notes, words, locale }: FactNotesProps) {
  return (
    <div className={styles.notes}>
      <h2>{words.heading}</h2>
      <ol>
        {notes.map((note, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a page never change their order
            key={index}
            id={`source-${index + 1}`}
            popover=""
            // biome-ignore lint/a11y/noAutofocus: what is opened by a key is read at once, and Escape leads back
            autoFocus
            tabIndex={-1}
            className={styles.note}
          >
            <Note note={note} words={words} locale={locale} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Note({ note, words, locale }: { note: FactNote } & Omit<FactNotesProps, 'notes'>) {
  const { status, sort, year, valid, doubt, source, checked, evidence, next } = note;
  const day = (date: string) => formatDate(date, locale);
  const from = valid?.from && fill(words.validFrom, { day: day(valid.from) });
  const until = valid?.until && fill(words.validUntil, { day: day(valid.until) });
  return (
    <>
      {doubt && <strong>{doubt} </strong>}
      {source ? (
        <>
          {words.read} <Source source={source} />.{' '}
        </>
      ) : (
        status === 'given' && `${words.own} `
      )}
      {[
        sort === 'example' && words.example,
        year !== undefined && fill(words.year, { year: String(year) }),
        from,
        until,
        evidence && fill(words.evidence, { ...evidence }),
        checked && fill(words.checked, { day: day(checked.on), role: checked.by }),
      ]
        .filter(Boolean)
        .join(' ')}
      {next?.source && (
        <>
          {' '}
          {words.change} <Source source={next.source} />.{' '}
          {next.checked && fill(words.checked, { day: day(next.checked.on), role: next.checked.by })}
        </>
      )}
    </>
  );
}

function Source({ source: { publisher, title, address } }: { source: NonNullable<FactNote['source']> }) {
  const name = [publisher, title].filter(Boolean).join(', ');
  return address ? (
    <a href={address} rel="noopener">
      {name}
    </a>
  ) : (
    name
  );
}

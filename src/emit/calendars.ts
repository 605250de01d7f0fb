import { fill } from '../format/fill';
import { firstDayOf } from '../format/month-or-day';
import type { Site } from '../site/assembled-site';
import type { CalendarFile } from '../site/calendars';

/** The files in `calendars`, by path. The output is the same for the same documents and day. */
export function emitCalendars(
  { calendars, shell }: Pick<Site, 'calendars' | 'shell'>,
  origin: string,
): readonly (readonly [path: string, text: string])[] {
  const words: { deadline?: string; advised?: string } = shell.words.blocks.intakes;
  return calendars.map((calendar) => [
    `calendars/${calendar.name}.ics`,
    emitCalendar(calendar, {
      origin,
      name: shell.name,
      // Optional words: a site need not have them if only texts quote intakes.
      deadline: words.deadline ?? '{title}',
      advised: words.advised ?? '{title}',
    }),
  ]);
}

interface CalendarSettings {
  origin: string;
  /** The site's name. */
  name: string;
  /** What the event of an application deadline is called; `{title}` stands for the intake. */
  deadline: string;
  /** The same where the deadline is only the site's advice. */
  advised: string;
}

/**
 * An iCalendar file (RFC 5545). If only the month is known, the event lasts the whole month. Events are transparent, so
 * that their days do not count as busy.
 */
export function emitCalendar(
  { name, title, pageName, intake: { starts, apply }, checked }: CalendarFile,
  { origin, name: site, deadline, advised }: CalendarSettings,
): string {
  const host = new URL(origin).host;
  // When the fact was last checked, so that the file stays the same until it is checked again. If it never was, the
  // start of the intake serves as well.
  const stamp = `${digits(checked ?? firstDayOf(starts))}T000000Z`;
  const eventName = [pageName, title].filter(Boolean).join(': ');
  /** `dateName` keeps the ids of the events of one intake apart. */
  const event = (dateName: string, summary: string, date: string) => [
    'BEGIN:VEVENT',
    `UID:${name}.${dateName}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(firstDayOf(date))}`,
    `DTEND;VALUE=DATE:${digits(dayAfter(date))}`,
    `SUMMARY:${escapeValue(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(site)}//${host}//`,
    ...event('starts', eventName, starts),
    ...(apply
      ? event('until', fill(apply.advice ? advised : deadline, { title: eventName }), apply.until)
      : []),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20260911` for `2026-09-11`. */
const digits = (day: string) => day.replaceAll('-', '');

/**
 * The day after a date, or after the last day of a month (`2026-09`), because the end of an all-day event is exclusive.
 * Months count from 0 for `Date`, so the number of a month stands for the next one.
 */
function dayAfter(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  const end = day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
  return new Date(end).toISOString().slice(0, 10);
}

/** Escapes what separates values in a calendar. */
const escapeValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line to at most 75 bytes; continuation lines begin with a space. Multi-byte characters are not split. */
function folded(line: string): string {
  const lines: string[] = [];
  let bytes = 0;
  let current = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

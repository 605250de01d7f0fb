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
  /** Label for an application deadline. */
  deadline: string;
  /** Label for a recommended deadline. */
  advised: string;
}

/** An iCalendar file (RFC 5545). If only the month is known, the event lasts the whole month. */
export function emitCalendar(
  { name, title, pageName, intake: { starts, apply }, checked }: CalendarFile,
  { origin, name: site, deadline, advised }: CalendarSettings,
): string {
  const host = new URL(origin).host;
  // When the fact was last checked, so that the file stays the same until it is checked again.
  const stamp = `${digits(checked ?? firstDayOf(starts))}T000000Z`;
  const eventName = [pageName, title].filter(Boolean).join(': ');
  const event = (kind: string, summary: string, date: string) => [
    'BEGIN:VEVENT',
    `UID:${name}.${kind}@${host}`,
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

const digits = (day: string) => day.replaceAll('-', '');

/** The end date of an all-day event is exclusive. */
function dayAfter(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  const end = day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
  return new Date(end).toISOString().slice(0, 10);
}

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

import type { Locale } from '../compiled';
import type { OpenDays } from '../generated/compiled';
import { formatHours, formatTime } from './date-time';
import { dateFormat, listFormat } from './locale';

/** The days of a week in the form of documents, from Monday on. */
export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day or consecutive days. */
export interface DaysWithHours {
  days: string;
  /** All hours of each of these days; undefined if they are closed. */
  hours?: string;
}

/** The opening hours in the author's order, followed by the closed days. */
export function openingHours(schedule: readonly OpenDays[], locale: Locale): readonly DaysWithHours[] {
  const rows = new Map<string, string[]>();
  for (const entry of schedule) {
    const days = formatDays(entry, locale);
    rows.set(days, [...(rows.get(days) ?? []), formatHours(entry, locale)]);
  }
  return [
    ...[...rows].map(([days, hours]) => ({ days, hours: listFormat(locale.language).format(hours) })),
    ...closedDays(schedule).map((closed) => ({ days: formatDays(closed, locale) })),
  ];
}

/**
 * The opening hours of open days only, from Monday on. Consecutive days with the same hours share an entry. If there
 * are several entries, the names of days are abbreviated.
 */
export function shortOpeningHours(schedule: readonly OpenDays[], locale: Locale): readonly DaysWithHours[] {
  const hoursByDay = week.map((day) => {
    const entriesOfDay = schedule.filter(({ from, to }) => daysFrom(from, to).includes(day));
    return listFormat(locale.language).format(entriesOfDay.map((entry) => formatHours(entry, locale)));
  });
  const runs: { from: OpenDays['from']; to: OpenDays['from']; hours: string }[] = [];
  for (const [dayIndex, hours] of hoursByDay.entries()) {
    const last = runs.at(-1);
    if (hours !== '' && last?.hours === hours && last.to === dayAt(dayIndex - 1)) last.to = dayAt(dayIndex);
    else if (hours !== '') runs.push({ from: dayAt(dayIndex), to: dayAt(dayIndex), hours });
  }
  const style = runs.length > 1 ? 'short' : 'long';
  return runs.map(({ hours, ...days }) => ({ days: formatDays(days, locale, style), hours }));
}

/** “Saturday”, “Sunday and Monday”, “Tuesday – Friday”, capitalized for the start of a line. */
export function formatDays(
  { from, to = from }: Pick<OpenDays, 'from' | 'to'>,
  { language }: Pick<Locale, 'language'>,
  style: 'long' | 'short' = 'long',
): string {
  const names = dateFormat(language, { weekday: style });
  const days = daysFrom(from, to);
  const [first, last] = [dateOf(from), dateOf(to)];
  const text =
    days.length > 2
      ? names.formatRange(first, last).replaceAll('\u2009', ' ') // few fonts have a thin space
      : listFormat(language).format(days.map((day) => names.format(dateOf(day))));
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The time at which each opening period of a week begins, in the order of `openSpans` (open-spans.ts). */
export const openingTimes = (schedule: readonly OpenDays[], locale: Locale): readonly string[] =>
  schedule.flatMap(({ from, to, opens }) => daysFrom(from, to).map(() => formatTime(opens, locale)));

/** The days from one to another, possibly across the end of the week. */
export function daysFrom(from: OpenDays['from'], to: OpenDays['from'] = from): readonly OpenDays['from'][] {
  const [first, last] = [weekdayIndex(from), weekdayIndex(to)];
  const length = ((last - first + week.length) % week.length) + 1;
  return Array.from({ length }, (_, index) => dayAt(first + index));
}

/** Runs of closed days, beginning after the first open day. */
function closedDays(schedule: readonly OpenDays[]): readonly Pick<OpenDays, 'from' | 'to'>[] {
  const openDays = new Set(schedule.flatMap(({ from, to }) => daysFrom(from, to)));
  const start = week.findIndex((day) => openDays.has(day));
  const runs: OpenDays['from'][][] = [[]];
  for (const day of week.map((_, index) => dayAt(start + index))) {
    if (openDays.has(day)) runs.push([]);
    else runs.at(-1)?.push(day);
  }
  return runs.flatMap((run) => (run[0] ? [{ from: run[0], to: run.at(-1) }] : []));
}

/** Index of a weekday, 0 for Monday. */
export const weekdayIndex = (day: OpenDays['from']): number => week.indexOf(day);

/** The weekday at an index, which may be in the next or the previous week. */
const dayAt = (index: number) => week[(index + week.length) % week.length] ?? 'monday';

/** A date with this weekday; 1 January 2024 was a Monday. */
const dateOf = (day: OpenDays['from']) => new Date(Date.UTC(2024, 0, 1 + weekdayIndex(day)));

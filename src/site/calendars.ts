import type { DatedIntake, RegisteredFact } from '../generated/documents';

/** A file for calendars: what starts, and until when one applies for it. */
export interface CalendarFile {
  /** That of its fact. */
  name: string;
  title: string;
  /** What the page of its register is called. */
  about?: string;
  intake: DatedIntake;
  /** The day on which somebody looked at it last. */
  checked?: string;
}

/** What a site offers for calendars, by the names of its facts. */
export const calendarFiles = (
  names: Iterable<string>,
  factOf: (name: string) => RegisteredFact | undefined,
  pageOf: (register: string) => string | undefined,
): readonly CalendarFile[] =>
  [...new Set(names)].sort().flatMap((name) => {
    const fact = factOf(name);
    if (!fact || !('intake' in fact.value)) return [];
    const about = pageOf(name.split('.')[0] ?? '');
    return [{ name, title: fact.title, about, intake: fact.value.intake, checked: fact.checked?.on }];
  });

import type { DatedIntake, RegisteredFact } from '../generated/documents';
import { openIntake } from '../references/intake-of-day';

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

/** What a site offers for calendars, by the names of its facts: of those of every year the one that can be applied for. */
export const calendarFiles = (
  names: Iterable<string>,
  factOf: (name: string) => RegisteredFact | undefined,
  pageOf: (register: string) => string | undefined,
  today: string | undefined,
): readonly CalendarFile[] =>
  [...new Set(names)].sort().flatMap((name) => {
    const fact = factOf(name);
    if (!fact || !('intake' in fact.value)) return [];
    const about = pageOf(name.split('.')[0] ?? '');
    const { intake } = fact.value;
    const open = today === undefined ? intake : openIntake(intake, today);
    return [{ name, title: fact.title, about, intake: open, checked: fact.checked?.on }];
  });

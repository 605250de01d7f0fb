import type { DatedIntake, RegisteredFact } from '../generated/documents';
import { openIntake } from '../references/intake-on-date';

/** What a calendar file is made from: a fact whose value is an intake. */
export interface CalendarFile {
  /** Name of the fact. */
  name: string;
  title: string;
  /** Name of the page that the register belongs to. */
  pageName?: string;
  intake: DatedIntake;
  /** The day on which the fact was last checked. */
  checked?: string;
}

/**
 * The site's calendar files, for facts of these names, in alphabetical order. For yearly intakes, the first occurrence
 * for which applications have not closed.
 */
export const calendarFiles = (
  names: Iterable<string>,
  factOf: (name: string) => RegisteredFact | undefined,
  pageNameOf: (register: string) => string | undefined,
  today: string | undefined,
): readonly CalendarFile[] =>
  [...new Set(names)].sort().flatMap((name) => {
    const fact = factOf(name);
    if (!fact || !('intake' in fact.value)) return [];
    const pageName = pageNameOf(name.split('.')[0] ?? '');
    const { intake } = fact.value;
    const open = today === undefined ? intake : openIntake(intake, today);
    return [{ name, title: fact.title, pageName, intake: open, checked: fact.checked?.on }];
  });

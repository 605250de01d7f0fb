import type { OpenDays } from '../generated/documents';
import type { ReferenceKind } from './reference-kind';

interface LocatedOpenDays {
  pointer: string;
  days: OpenDays;
}

/** Entries of opening hours. They refer to nothing, and are found for the rule against overlapping times. */
export const openDays: ReferenceKind<LocatedOpenDays> = {
  parts: {
    'open-days': { find: (days, pointer) => [{ pointer, days: days as OpenDays }] },
  },
};

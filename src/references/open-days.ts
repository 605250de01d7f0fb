import type { OpenDays } from '../generated/documents';
import type { ReferenceKind } from './reference-kind';

interface LocatedOpenDays {
  pointer: string;
  days: OpenDays;
}

/** Days and hours in lists of opening hours. They refer to nothing; rules/overlapping-times.ts looks at them. */
export const openDays: ReferenceKind<LocatedOpenDays> = {
  parts: {
    'open-days': { find: (days, pointer) => [{ pointer, days: days as OpenDays }] },
  },
};

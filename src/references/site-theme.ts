import { memoize } from '../document/memoize';
import type { ThemeDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';

/** What the document of the theme says, as far as it is valid; undefined where there is none. */
export const writtenTheme = memoize(
  (documents: readonly ReferringDocument[]): Partial<ThemeDocument> | undefined => {
    const document = documents.find(({ kind }) => kind === 'theme');
    return document && Object(document.readable);
  },
);

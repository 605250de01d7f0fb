import { memoize } from '../document/memoize';
import type { ThemeDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';

/** The valid part of the theme; undefined if the site has none. */
export const validTheme = memoize(
  (documents: readonly ReferringDocument[]): Partial<ThemeDocument> | undefined => {
    const document = documents.find(({ kind }) => kind === 'theme');
    return document && Object(document.validValue);
  },
);

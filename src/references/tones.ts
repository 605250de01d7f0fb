import { nearest } from '../diagnostics/nearest';
import { unknownTone } from '../diagnostics/unknown-tone/unknown-tone';
import { themePath } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { ThemeDocument } from '../generated/documents';
import { themeFrom } from '../theme/theme';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';
import { validTheme } from './site-documents';

/** Tones by name. A tone is a set of colours of the theme. */
export const tones: ReferenceKind<NamedReference> = {
  parts: {
    tone: {
      find: findName,
      suggest: ({ contentOf }) =>
        tonesOf(Object(contentOf(themePath))).map(({ name = '', about = '' }) => ({
          name,
          description: about,
        })),
    },
  },

  check: (references, { parsed }, { documents }) => {
    const theme = documents.find(({ kind }) => kind === 'theme');
    const toneNames = tonesOf(validTheme(documents)).map(({ name = '' }) => name);
    return references
      .filter(({ name }) => !toneNames.includes(name) && !theme?.mightDefine('tone', name))
      .map(({ name, pointer }) =>
        unknownTone(locationOfValue(parsed, pointer), name, toneNames, nearest(name, toneNames)),
      );
  },
};

/** The tones of a theme, which may be invalid. Entries that are no objects are skipped. */
const tonesOf = (theme: Partial<ThemeDocument>): readonly Partial<ThemeDocument['tones'][number]>[] =>
  themeFrom(theme).tones.filter((tone) => typeof tone === 'object');

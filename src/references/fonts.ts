import { missingFont } from '../diagnostics/missing-font/missing-font';
import { nearest } from '../diagnostics/nearest';
import { unreadableFont } from '../diagnostics/unreadable-font/unreadable-font';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

/** Fonts by file name. */
export const fonts: ReferenceKind<NamedReference> = {
  parts: {
    'font-file': {
      find: findName,
      suggest: ({ sources }) =>
        sources.fonts.map(({ path, unreadable = '' }) => ({ name: path, description: unreadable })),
    },
  },

  check: (references, { parsed }, { sources }) =>
    references.flatMap(({ name, pointer }) => {
      const font = sources.fonts.find(({ path }) => path === name);
      const fontFiles = sources.fonts.map(({ path }) => path);
      if (!font) return missingFont(locationOfValue(parsed, pointer), name, nearest(name, fontFiles));
      return font.unreadable ? unreadableFont(locationOfValue(parsed, pointer), font.unreadable) : [];
    }),
};

import { nearest } from '../diagnostics/nearest';
import { unknownIcon } from '../diagnostics/unknown-icon/unknown-icon';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

/** Icons by name in the icon set. */
export const icons: ReferenceKind<NamedReference> = {
  parts: {
    icon: {
      find: findName,
      suggest: ({ sources }) => [...sources.icons].sort().map((name) => ({ name, description: '' })),
    },
  },

  check: (references, { document }, { sources: { icons: known } }) =>
    references
      .filter(({ name }) => !known.has(name))
      .map(({ name, pointer }) =>
        unknownIcon(locationOfValue(document, pointer), name, nearest(name, known)),
      ),
};

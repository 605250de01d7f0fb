import { unknownFlag } from '../diagnostics/unknown-flag/unknown-flag';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

/** Flags by the codes of their countries. */
export const flags: ReferenceKind<NamedReference> = {
  parts: { flag: { find: findName } },

  check: (references, { document }, { sources }) =>
    references
      .filter(({ name }) => !sources.flags.has(name))
      .map(({ name, pointer }) => unknownFlag(locationOfValue(document, pointer), name)),
};

import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/nearest';
import { locationOfValue, type SourceLocation } from '../document/location';
import { memoize } from '../document/memoize';
import type { Sources } from '../document/source';
import { findName, type NamedReference, type PartView, type ReferenceKind } from './reference-kind';

interface NameList {
  /** The names that exist, also those of invalid documents. */
  names(sources: Sources): ReadonlySet<string>;
  /** The description of a name that an editor suggests; empty by default. */
  describe?(name: string): string;
  /** Reports a name that does not exist. `near` is a similar one that does. */
  report(
    location: SourceLocation,
    name: string,
    near: string | undefined,
    names: ReadonlySet<string>,
  ): Diagnostic;
  view?: PartView;
}

/** Creates a kind of reference by name, for something that the site or the engine has a list of, such as icons. */
export const namesInList = (
  part: string,
  { names, describe = () => '', report, view }: NameList,
): ReferenceKind<NamedReference> => {
  const namesIn = memoize(names);
  return {
    parts: {
      [part]: {
        find: findName,
        suggest: ({ sources }) =>
          [...namesIn(sources)].sort().map((name) => ({ name, description: describe(name) })),
        view,
      },
    },

    check: (references, { parsed }, { sources }) => {
      const known = namesIn(sources);
      return references
        .filter(({ name }) => !known.has(name))
        .map(({ name, pointer }) =>
          report(locationOfValue(parsed, pointer), name, nearest(name, known), known),
        );
    },
  };
};

/** A module that blocks of sites import, and that has a new name or exports something under a new name. */
export interface RenamedImport {
  /** The module as blocks import it. */
  module: string;
  /** Its new name, if it has one. */
  to?: string;
  /** The new names of its exports, by the old ones. */
  names?: Readonly<Record<string, string>>;
}

/** All public names that have changed, the oldest first. A release that changes one adds a line. */
export const renamedImports: readonly RenamedImport[] = [
  {
    module: 'prospectus/islands/hydrate',
    to: 'prospectus/islands/react-island',
    names: { hydrate: 'reactIsland' },
  },
  {
    module: 'prospectus/islands/wakes',
    to: 'prospectus/islands/island-attributes',
    names: { Wakes: 'HydrationTrigger' },
  },
];

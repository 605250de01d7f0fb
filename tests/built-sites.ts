import { join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/test');

/**
 * The sites that are built for tests. `npm test` builds the fixture with React for development, which names what it warns
 * of, and the main site as it is published. `npm run test:full` builds all, the fixture as it would be published.
 */
export type BuiltSite = 'fixture' | 'main' | 'main-development' | 'escola';

/** The folder that a site is built into. */
export const folderOf = (site: BuiltSite): string => join(cache, site);

/** Where the server of a site keeps what is sent during browser tests. */
export const dataOf = (site: BuiltSite): string => join(cache, `data-of-${site}`);

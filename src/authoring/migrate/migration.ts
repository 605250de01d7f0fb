import type { Sources } from '../../document/source';

/** The text of every document of a site, by path within the site's folder. */
export type Texts = ReadonlyMap<string, string>;

/**
 * One part of a step from one schema version to the next. It is a pure function that makes only necessary changes, and
 * returns the same texts if there are none. It takes words that older documents do not have from the locale packs; the
 * schemas are those of the target version, and the year is the current one.
 */
export type Migration = (texts: Texts, sources: Pick<Sources, 'packs' | 'schemas' | 'year'>) => Texts;

import type { Schemas, WordPack } from '../../document/source';

/** The text of every document of a site, by its path below the site's folder. */
export type Texts = ReadonlyMap<string, string>;

/** What a migration may take from besides the documents. */
export interface MigrationAssets {
  /** Words by language, for those that older documents do not have. */
  packs: Readonly<Record<string, WordPack>>;
  /** The schemas of the version that is migrated to. */
  schemas: Schemas;
  /** The current year. */
  year: number;
}

/**
 * A step from one version of the documents to the next, or a part of one. It is a pure function, changes only what has to
 * change, and gives the same texts back where there is nothing to do.
 */
export type Migration = (texts: Texts, assets: MigrationAssets) => Texts;

import type { LocalePack, Schemas } from '../../document/source';

/** The text of every document of a site, by path within the site's folder. */
export type Texts = ReadonlyMap<string, string>;

/** Inputs of migrations besides the documents. */
export interface MigrationInputs {
  /** Locale packs by language, for words that older documents do not have. */
  packs: Readonly<Record<string, LocalePack>>;
  /** The schemas of the target version. */
  schemas: Schemas;
  /** The current year. */
  year: number;
}

/**
 * A step from one schema version to the next, or a part of one. It is a pure function that makes only necessary
 * changes, and returns the same texts if there are none.
 */
export type Migration = (texts: Texts, inputs: MigrationInputs) => Texts;

/** The text of every document of a site, by its path below the site's folder. */
export type Texts = ReadonlyMap<string, string>;

/**
 * One part of a step from one version of the documents to the next. It is a pure function, changes only what has to change,
 * and gives the same texts back where there is nothing to do.
 */
export type Migration = (texts: Texts) => Texts;
